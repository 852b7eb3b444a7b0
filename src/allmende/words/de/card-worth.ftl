# Was Karten und Hände wert sind: beim Nachschlagen, in Analysen und im Terminal.

screen-card-worth = Was sie wert war
card-facts-source = Zu { $players ->
    [one] einem
   *[other] { $players }
}, in { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} des Bots { $bot } mit sich selbst ({ $date }):
card-facts-dealt = in { $dealt } von { $hands } ausgeteilten Händen
card-facts-chosen = { $chosen } von { $offered } Mal gewählt
card-facts-played = { $played ->
    [0] nie ausgespielt
    [one] einmal ausgespielt, in Runde { $round }
   *[other] { $played } Mal ausgespielt, im Mittel in Runde { $round }
}
card-facts-points = { $more ->
    [yes] { $points } Punkte mehr als mit einer anderen Karte ihrer Art
   *[no] { $points } Punkte weniger als mit einer anderen Karte ihrer Art
}
card-facts-wins = { $more ->
    [yes] gewinnt um { $wins } Prozentpunkte öfter als mit einer anderen Karte ihrer Art
   *[no] gewinnt um { $wins } Prozentpunkte seltener als mit einer anderen Karte ihrer Art
}
card-facts-points-unsure = Punkte: { $points } gegenüber einer anderen Karte ihrer Art, was unter so vielen Karten Zufall sein kann
card-facts-wins-unsure = Anteil am Sieg: { $wins } Prozentpunkte, was unter so vielen Karten Zufall sein kann
card-facts-people = In { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} von Menschen hier zu { $players ->
    [one] einem
   *[other] { $players }
} ({ $options }; bis { $date }):
card-facts-held = in { $dealt } von { $hands } Händen zu Beginn
card-facts-people-points = Punkte: { $having } mit ihr zu Beginn, { $lacking } ohne sie{ $sure ->
    [yes] {""}
   *[no] ; der Unterschied kann unter so vielen Karten Zufall sein
}
card-facts-people-wins = Anteil am Sieg in Prozent: { $having } mit ihr zu Beginn, { $lacking } ohne sie{ $sure ->
    [yes] {""}
   *[no] ; der Unterschied kann unter so vielen Karten Zufall sein
}

hand-worth = { $more ->
    [yes] { $player }: Die ausgeteilte Hand war { $points } Punkte mehr wert als die mittlere (gemessen mit dem Bot { $bot }, { $games } Partien).
   *[no] { $player }: Die ausgeteilte Hand war { $points } Punkte weniger wert als die mittlere (gemessen mit dem Bot { $bot }, { $games } Partien).
}
