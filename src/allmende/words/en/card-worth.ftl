# What cards and hands are worth: in the card finder, in analyses, and in the terminal.

screen-card-worth = What it was worth
card-facts-source = With { $players ->
    [one] 1 player
   *[other] { $players } players
}, in { $games ->
    [one] 1 game
   *[other] { $games } games
} of the bot { $bot } with itself ({ $date }):
card-facts-dealt = in { $dealt } of { $hands } hands dealt
card-facts-chosen = chosen { $chosen } of { $offered } times
card-facts-played = { $played ->
    [0] never played
    [one] played once, in round { $round }
   *[other] played { $played } times, in round { $round } on average
}
card-facts-points = { $more ->
    [yes] { $points } points more than with another card of its kind
   *[no] { $points } points fewer than with another card of its kind
}
card-facts-wins = { $more ->
    [yes] wins { $wins } percentage points more often than with another card of its kind
   *[no] wins { $wins } percentage points less often than with another card of its kind
}
card-facts-points-unsure = points: { $points } beside another card of its kind, which may be chance among so many cards
card-facts-wins-unsure = share of the victory: { $wins } percentage points, which may be chance among so many cards
card-facts-people = In { $games ->
    [one] 1 game
   *[other] { $games } games
} of people here with { $players ->
    [one] 1 player
   *[other] { $players } players
} ({ $options }; until { $date }):
card-facts-held = in { $dealt } of { $hands } hands at the start
card-facts-people-points = points: { $having } with it at the start, { $lacking } without it{ $sure ->
    [yes] {""}
   *[no] ; the difference may be chance among so many cards
}
card-facts-people-wins = share of the victory in percent: { $having } with it at the start, { $lacking } without it{ $sure ->
    [yes] {""}
   *[no] ; the difference may be chance among so many cards
}

hand-worth = { $more ->
    [yes] { $player }: the hand dealt was worth { $points } points more than the mean (measured with the bot { $bot }, { $games } games).
   *[no] { $player }: the hand dealt was worth { $points } points less than the mean (measured with the bot { $bot }, { $games } games).
}
