### Hand cards that have to do with improvements and with playing other cards.

paid-elsewhere = { $what } from { $space }
reason-nothing-to-return = You have no improvement that could be returned for it.
reason-not-spent = It does not cost what has to be spent here.
improvement-earth-oven = { card-earth-oven }
the-improvement-earth-oven = the { card-earth-oven }
improvement-baking-course = { card-baking-course }
the-improvement-baking-course = the { card-baking-course }
improvement-witches-dance-floor = { card-witches-dance-floor }
the-improvement-witches-dance-floor = the { card-witches-dance-floor }
improvement-oriental-fireplace = { card-oriental-fireplace }
the-improvement-oriental-fireplace = the { card-oriental-fireplace }

opening-upgraded = each time you return a Fireplace for a Cooking Hearth
opening-declined = each time you decline a { $action ->
    [minor] “Minor Improvement”
   *[major] “Major or Minor Improvement”
} action
opening-built = each time you build { $what }
opening-built-kitchen = each time after you build a Fireplace, a Cooking Hearth or an oven
if-built-kitchen = it is a Fireplace, a Cooking Hearth or an oven
opening-built-major = each time { $who ->
    [you] you build
    [others] another player builds
   *[anybody] any player, even you, builds
} a major improvement
if-built-major = it is a major improvement
opening-from-hand = each time you play an improvement from your hand with a “Major or Minor Improvement” action
opening-built-in-turn = at the end of each turn in which you have built at least 1 room, stable, or fence
if-from-hand = it is played from your hand with a “Major or Minor Improvement” action
if-built-in-turn = you have built at least 1 room, stable, or fence in this turn
have-improvement = { $kind ->
    [fireplace] a Fireplace
    [cooking-hearth] a Cooking Hearth
    [clay-oven] the Clay Oven
   *[stone-oven] the Stone Oven
}
effect-build-for = { $effect } for { $cost }
effect-spending = { $effect }, spending at least { $what } on it
effect-occupations-free = play { $most ->
    [one] 1 occupation
   *[other] up to { $most } occupations
} without paying an occupation cost
effect-fee = put { $cost } onto that action space and { $effect }
part-kitchen = { $cook }, and { $bake }
permit-also-occupation = this card is an occupation, too
reason-never-with-major = This card can only be played with a “Minor Improvement” action.
part-returns = instead of paying for this card, you return { $what }
part-returns-besides = besides paying for this card, you return { $what }
part-never-with-major = you can play this card only with a “Minor Improvement” action, not with a “Major or Minor Improvement” action
part-fireplace = this card is a Fireplace, a major improvement, with all that it does
saving-food-of-space = each time you pay an occupation cost, you may pay with Food that lies on { $space }
ruling-card-stone-company = What counts is what is paid for the improvement itself.
ruling-card-field-merchant = Whoever has nothing to build or play with such an action declines it, too. With this card, the action space Major Improvement may be used just to decline. A minor improvement that a card lets you play without calling it an action does not count. What the Stone Company asks Stone for can't be declined.
ruling-card-oriental-fireplace = It is a minor and a major improvement, and a Fireplace: it can be returned for a Cooking Hearth. Then it is out of play. Sources differ: according to some, it counts only as one or the other at a time.
