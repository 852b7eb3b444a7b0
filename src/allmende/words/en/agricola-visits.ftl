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
