### Windfall. Every id has the name of the game in it, so that no other game has the same.

## The table

title-windfall = Windfall
about-windfall = Plant, pick and press for six weeks of autumn, before the storm takes what still hangs. Easy, and over in a few minutes.
about-windfall-first = No apple falls: you can see how orchards grow.
about-windfall-usual = With storms, which shake apples down for everybody to gather.
about-windfall-storms = Whether there are storms among the weather.
option-storms = Storms
option-storms-some = some
option-storms-none = none

## Places and weather

windfall-space-nursery = Nursery
windfall-space-ladder = Ladder
windfall-space-meadow = Meadow
windfall-space-press = Press
windfall-about-nursery = Pay { $apples ->
    [one] 1 Apple
   *[other] { $apples } Apples
} and plant a tree.
windfall-about-ladder = Pick up to { $apples } Apples that hang.
windfall-about-meadow = Gather all the windfall.
windfall-about-press = Make up to { $bottles } bottles of Cider, each of { $apples } Apples.
windfall-weather-sun = Sunshine
windfall-weather-rain = Rain
windfall-weather-storm = Storm

## Moves, and what is asked

windfall-place = { $space }
windfall-rest = Let the worker rest
windfall-press = { $count ->
    [one] Press 1 bottle
   *[other] Press { $count } bottles
}
windfall-asks-worker = Week { $week }: where does your worker go?
windfall-asks-bottles = How many bottles do you press?

## Reasons

windfall-taken = A worker is there already.
windfall-no-room = { $count } trees are all that an orchard has room for.
windfall-needs = { $needed ->
    [one] This takes 1 Apple
   *[other] This takes { $needed } Apples
}; you have { $apples }.
windfall-nothing-hangs = Nothing hangs on your trees.
windfall-nothing-lies = Nothing lies in the meadow.

## What happened

event-windfall-week-began = Week { $week }
event-windfall-worker-placed = { $player } sends a worker to the { $where ->
    [nursery] nursery and plants a tree
    [ladder] ladder
    [meadow] meadow
   *[press] press
}.
event-windfall-rested = A worker of { $player } rests.
event-windfall-gathered = { $player } gathers { $count ->
    [one] 1 Apple
   *[other] { $count } Apples
}.
event-windfall-pressed = { $player } presses { $count ->
    [one] 1 bottle
   *[other] { $count } bottles
} of Cider.
event-windfall-weather-turned = The weather: { $weather ->
    [sun] sunshine
    [rain] rain
   *[storm] a storm
}.
event-windfall-ripened = { $count ->
    [one] 1 Apple ripens
   *[other] { $count } Apples ripen
} for { $player }.
event-windfall-fell = { $count ->
    [one] 1 Apple of { $player } falls
   *[other] { $count } Apples of { $player } fall
} into the meadow.

## Points, as a heading and within a sentence

score-windfall-cider = Cider
score-windfall-trees = Trees
score-windfall-apples = Apples
for-windfall-cider = for Cider
for-windfall-trees = for trees
for-windfall-apples = for Apples

## Screens

windfall-progress = Week { $week } of { $weeks }
windfall-seen = The weather so far
windfall-none-yet = No card has been turned up yet.
windfall-to-come = Among the cards still hidden
windfall-places = Where workers go
windfall-orchard = The orchard of { $player }
windfall-trees = { $count ->
    [one] 1 tree
   *[other] { $count } trees
}
windfall-hanging = { $count ->
    [one] 1 Apple hangs
   *[other] { $count } Apples hang
}
windfall-cellar = { $count ->
    [one] 1 Apple in the cellar
   *[other] { $count } Apples in the cellar
}
windfall-bottles = { $count ->
    [one] 1 bottle of Cider
   *[other] { $count } bottles of Cider
}
windfall-lies = { $count ->
    [0] nothing lies there
    [one] 1 Apple lies there
   *[other] { $count } Apples lie there
}
