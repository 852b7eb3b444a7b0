### Surveys of many finished games: openings, where points come from, and a level beside.

survey-heading = { $title }, { $players ->
    [one] alone
   *[other] { $players } players
}, { $cards ->
    [with] with hand cards
   *[without] without hand cards
}: { $games ->
    [one] one game
   *[other] { $games } games
}, { $seats ->
    [one] one seat
   *[other] { $seats } seats
}
survey-opening = First actions
survey-games = Games
survey-seats = Seats
survey-points = Points
survey-won = Won, %
survey-category = Points from
survey-place = Place { $place } ({ $seats })
survey-own = Here
survey-level = { $level } ({ $games } games)
survey-difference = Difference
survey-reading = ± and brackets: the interval at 95 %. Each game counts once, however many of its seats belong together. The level's means are taken as exact.
survey-left-out = { $count ->
    [one] One game is left out: it isn't over, was ended early, or can't be replayed.
   *[other] { $count } games are left out: they aren't over, were ended early, or can't be replayed.
}

## Own games

survey-mine = { fame-statistics }
survey-mine-lead = Your latest { $games ->
    [one] finished game
   *[other] { $games } finished games
}: how you began and what it brought, where your points came from, and the level above you.
survey-none = You have no finished game yet.
survey-cards = { $cards ->
    [with] with hand cards
   *[without] without hand cards
}
survey-of = { $games ->
    [one] one game
   *[other] { $games } games
}
survey-you = You
survey-openings = Openings
survey-finishes = Where points come from
survey-beside = Beside the level above
