### Agricola in English: what cards do each time that an action space is used.

## Moments: openings of sentences, some with a condition, and the action spaces that they are about

any-space = an action space
card-of-round = the action space card of round { $round }
spaces-good = an accumulation space
spaces-building-resource = a building resource accumulation space
spaces-any-animal = an animal accumulation space
spaces-lessons = a Lessons action space
opening-before-use = each time before { $who ->
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
opening-before-sowing = each time before you sow{ $limited ->
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
} from { $spaces }{ $limited ->
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
