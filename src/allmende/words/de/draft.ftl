# Üben von Drafts, und was Karten bringen dürften, unter denen man wählt; auf Bildschirmen und im Terminal.

draft-lead = Drafte gegen Bots, die nach dem wählen, was Partien über jede Karte gezeigt haben. Jede deiner Wahlen wird beurteilt; dann spielst du die Hand oder draftest die nächste.
draft-way = { $players ->
    [one] eine Person
   *[other] zu { $players }
}
draft-none = Hier sind keine Karten gemessen, also gibt es keinen Draft zu üben.
draft-packet = { $kinds ->
    [one] Nimm eine Karte
   *[other] Nimm eine Karte jeder Art
}
draft-hand = Deine Hand ({ $count })
draft-hand-none = Noch leer.
draft-judgement = Deine letzte Wahl
draft-picks = Deine Wahlen
draft-last-left = Übrige Karten kamen von selbst auf deine Hand.

draft-best = Keine Karte ihrer Art im Päckchen dürfte mehr bringen.
draft-behind = { $sure ->
    [yes] { $card } dürfte { $points } Punkte mehr bringen.
   *[no] { $card } bringt vielleicht mehr, was sich nicht sicher sagen lässt: { $points } Punkte.
}
draft-card = { $card }: { $points } Punkte
draft-partner = mit { $card } { $points }
draft-played = { $played } Mal gespielt, { $dealt } Mal ausgeteilt
draft-all = Alle Karten des Päckchens
draft-reading = Punkte gegenüber einer anderen Karte derselben Art, mit 95-%-Intervallen; Glück unter so vielen Karten ist abgezogen.
draft-source = Beurteilt nach { $games ->
    [one] einer Partie
   *[other] { $games } Partien
} des Bots { $bot } mit sich selbst, { $players ->
    [one] allein
   *[other] zu { $players }
} ({ $date }).

draft-seed = Draft { $seed }: Mit --seed { $seed } draftet jemand aus denselben Päckchen.
draft-after = play: diese Hand spielen; next: der nächste Draft; alles andere beendet.
draft-hands = Was die Hände bringen dürften, gegenüber einer mittleren Hand
draft-own = Du
draft-bot = Bot auf Platz { $seat }
draft-hand-of = { $name }: { $points } Punkte
draft-offered = Karten zur Wahl:
draft-held = Karten auf deiner Hand:
draft-whole = Deine Hand
draft-worths = Was die Karten bringen dürften
draft-unknown = Von deinen Karten ist nichts bekannt, oder du hast keine.
draft-result = { $sure ->
    [yes] { $ahead ->
        [yes] Deine Hand dürfte { $points } Punkte mehr bringen als die beste der Bots.
       *[no] Die beste Hand der Bots dürfte { $points } Punkte mehr bringen als deine.
    }
   *[no] Zwischen deiner Hand und der besten der Bots ist der Unterschied zu klein, um etwas zu sagen: { $points } Punkte.
}
draft-play = Diese Hand spielen
draft-next = Nächster Draft
draft-again = Noch einmal draften
draft-other = Anders draften
draft-link = Link für Freunde kopieren
draft-link-lead = Mit diesem Link draftet jemand aus denselben Päckchen.

error-no-draft = Diesen Draft kann man nicht üben: seine Karten sind nicht gemessen.
error-draft-card = Diese Karte ist nicht im Päckchen.
error-draft-goes-on = Die Hände sind erst nach der letzten Wahl vollständig.
