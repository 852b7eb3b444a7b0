### Agricola in English: what cards do each time that an action space is used.

## Moments: openings of sentences, some with a condition, and the action spaces that they are about

any-space = an action space
card-of-round = the action space card of round { $round }
spaces-good = an accumulation space
spaces-building-resource = a building resource accumulation space
spaces-any-animal = an animal accumulation space
spaces-lessons = a Lessons action space
from-these-spaces = from { $spaces }
from-spaces-any-animal = from an animal accumulation space
from-spaces-with = from a { $resource } accumulation space
from-spaces-good = from an accumulation space
from-spaces-building-resource = from a building resource accumulation space
opening-in-rounds = at the start of rounds { $rounds }
opening-before-person = each time right before you place a person on { $spaces }{ $limited ->
    [yes] , if { $if }
   *[no] {""}
}
prompt-approaching = What do you do before a person comes to { $action }?
opening-before-use = each time before { $who ->
    [you] you use { $spaces }
    [others] another player uses { $spaces }
   *[anybody] any player, even you, uses { $spaces }
}{ $limited ->
    [yes] , if { $if }
   *[no] {""}
}
opening-right-after-use = each time right after { $who ->
    [you] you use { $spaces }
    [others] another player uses { $spaces }
   *[anybody] any player, even you, uses { $spaces }
}{ $limited ->
    [yes] , if { $if }
   *[no] {""}
}
opening-after-use = each time after { $who ->
    [you] you use { $spaces }
    [others] another player uses { $spaces }
   *[anybody] any player, even you, uses { $spaces }
}{ $limited ->
    [yes] , if { $if }
   *[no] {""}
}
opening-before-sowing = each time before { $who ->
    [you] you take
    [others] another player takes
   *[anybody] any player, even you, takes
} a “Sow” action for any number of fields{ $limited ->
    [yes] , if { $if }
   *[no] {""}
}
opening-before-baking = each time before you bake bread{ $limited ->
    [yes] , if { $if }
   *[no] {""}
}
opening-before-improving = each time before you build or play an improvement{ $limited ->
    [yes] , if { $if }
   *[no] {""}
}
opening-taken = each time { $who ->
    [you] you take goods
    [others] another player takes goods
   *[anybody] any player, even you, takes goods
} { $spaces }{ $limited ->
    [yes] , if { $if }
   *[no] {""}
}
opening-obtained = each time after you get at least 1 { $resource }{ $limited ->
    [yes] , if { $if }
   *[no] {""}
}

## What one has, what is there, and for each of what something is given

have-placed = placed { $number } { $count ->
    [one] person
   *[other] people
} in this round
if-lying = { $number } { $resource } { $count ->
    [one] lies
   *[other] lie
} on { $space }
if-lying-there = { $number } { $count ->
    [one] good lies
   *[other] goods lie
} there
each-placed = { $every ->
    [one] each person
   *[other] every { $every } people
} that you have placed in this round
each-good-on = { $every ->
    [one] each
   *[other] every { $every }
} { $resource } on { $space }
each-good-there = { $every ->
    [one] each good
   *[other] every { $every } goods
} there
each-pasture = { $every ->
    [one] each pasture
   *[other] every { $every } pastures
}
have-pastures = { $count ->
    [0] no pasture
    [one] { $number } pasture
   *[other] { $number } pastures
}
if-places-as = you place your { $number ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $number }th
} person of the round there
if-has-such = you already have an animal of that type
if-used-such = you have already used another accumulation space for the same type of good in this round

## What cards give and do

deed-may-then-must = you may exchange { $cost } for { $gains } if you then have { $may } or more { $resource }; with { $must } or more you must
deed-get-by = you also get { $what } if { $if }, respectively
thing-all-on-card = all goods on this card
effect-take-from = take { $what } { $spaces }
effect-take-from-any = take 1 good { $spaces } on which at least { $least } lie
effect-build-one = build 1 { $what }
effect-build-only-one = build { $what }
saving-each-instead = for { $kinds }, you may replace each { $of } with { $what }
prompt-take-from = You can take a good.
move-take-from = Take { $what } from { $action }
reason-too-little-there = There is not enough on any of these spaces.
reason-other-improvement = With this card you can only build { $what }.

## Rulings

ruling-card-shaving-horse = Wood of an action space and wood that a card adds to it are obtained one after the other.
ruling-card-hollow-warden = The Oriental Fireplace in your hand is a Fireplace, too: you may play it then.
ruling-card-clay-puncher = Whoever plays this card on a Lessons space gets Clay twice.
ruling-card-animal-teacher = It does not react to the use of the Lessons space on which it is played.
ruling-card-work-certificate = Sources differ on the cost: some have none.
ruling-card-claw-knife = Sources differ on the points: some have none.
