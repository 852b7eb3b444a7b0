### Agricola's occupations for five and six players: what they do, the conditions they ask for, their moves.

number-of-spaces-with = { $number } { $resource } accumulation { $count ->
    [one] space
   *[other] spaces
}
number-of-spaces-lessons = { $number } Lessons action { $count ->
    [one] space
   *[other] spaces
}
if-occupied-spaces = { $spaces } { $count ->
    [one] is
   *[other] are
} occupied
if-laden = { $number } { $resource } accumulation { $count ->
    [one] space has
   *[other] spaces have
} { $goods } { $resource }
if-occupied-as = it is the { $places } occupied { $class ->
    [lessons] Lessons action
   *[with] { $resource } accumulation
} space of the round
if-used-as = it is the { $places } { $class ->
    [lessons] Lessons action
   *[with] { $resource } accumulation
} space that you use in the round
the-space-of-round = the action space of round { $round }
opening-lessons-paid = each time another player pays Food on a Lessons action space{ $limited ->
    [yes] , if { $if }
   *[no] {""}
}
if-renovation-on-space = this is an action of an action space
deed-take-all-from = you get all goods on { $space }
effect-and-then = { $first }, and afterward { $second }
effect-leave-goods = leave exactly { $left } of the goods there if exactly { $numbers } of them lie there, to get { $gains }, respectively
prompt-leave-goods = Do you leave half of the goods there for an animal?
move-leave-goods = Leave { $goods } there for { $gains }
reason-other-number-there = That takes exactly { $numbers } goods on the space.
thing-new-minors = { $count } new minor { $count ->
    [one] improvement
   *[other] improvements
}
deed-draw-minors = you draw { $what }
reason-no-minors-to-draw = There are no more new minor improvements to draw.
event-minors-drawn = { $cards-count ->
    [0] { $player } draws { $count } new minor { $count ->
        [one] improvement
       *[other] improvements
    }.
   *[other] { $player } draws { $cards }.
}
move-pay-for-minor = Pay { $what } for a “Minor Improvement” action
thing-room-on-card = room for 1 person on the card
effect-turn-face-down = turn this card face down, once in the game, to get { $what }
effect-turn-to-take = turn this card face down, once in the game, to take all goods from { $spaces }
prompt-turn-face-down = You can turn the card face down.
move-turn-face-down = Turn the card face down for { $what }
spaces-meeple = an action space with the meeple symbol on the extension of the game board
spaces-extension = an accumulation space on the extension of the game board
ruling-card-master-hora = The meeple symbol is the one between two linked action spaces, so that six of them have it.
ruling-card-sweeper = { ruling-card-master-hora }
opening-fields-plowed = each time you plow at least 1 field
have-major-costs = { $number } building { $count ->
    [one] resource
   *[other] resources
} in the printed costs of your major improvements
if-more-wood-than-rest = you have more Wood than all other players together
if-players-with = { $number } { $count ->
    [one] player has
   *[other] players have
} at least { $what }
effect-fence-freely = build fences ({ $cost } each), which is no “Build Fences” action
effect-repeat-option = pay { $cost } to carry out the option that you have chosen once more
deed-fill-up = you get { $resource } until you have { $number }
deed-lay-on-spaces = place { $what } on each action space with the meeple symbol on the extension of the game board
deed-take-laid = you get the goods that you have placed there with this card
deed-harvest-wages = you get { $what } if the other players have harvested Grain from at least { $numbers } fields together, respectively
deed-stalls-by-majors = this card has room for 1 animal of any type for each major improvement of the other players, at most for { $most }
deed-one-more-stall = this card has room for 1 more animal, until there are { $most }
deed-discard-occupations = discard all occupations in your hand
effect-act-on = carry out the actions of { $spaces }, if that action space is in play
effect-place-at-left = pay { $cost } to place another person on the action space card immediately to the left of it
effect-place-beside-other = place a person there, too, and carry out its actions
prompt-repeat-option = You can carry out the option once more.
prompt-act-on = Which action space's actions do you carry out?
prompt-place-at-left = You can place another person on the card to the left.
prompt-place-beside-other = You can place a person there, too.
move-act-on = Carry out the actions of { $action }
reason-space-not-in-play = { $action } is not in play yet.
reason-only-card-at-left = It has to be the action space card immediately to the left.
reason-only-space-of-other = It has to be the action space that has just been used.
action-greenhouse-builder = { card-greenhouse-builder }
action-fold-builder = { card-fold-builder }
action-substitute-teacher = { card-substitute-teacher }
action-bullcatcher = { card-bullcatcher }
ruling-card-off-siter = The room stays if improvements are returned afterward. What counts is all that is printed as their cost: a Cooking Hearth counts with its Clay, however it was paid for.
ruling-card-sidekick = Only the card right beside it counts, which may not be occupied. From there on, you can go on to the left, for 1 Food each.
ruling-card-middleman = { ruling-card-master-hora }
ruling-card-animal-brander = What the option costs or gives itself is paid and comes again, too.
ruling-card-livestock-sustainer = What counts are those that lie in front of the other players when you play this, and each one that they build after that, even if it is returned.
ruling-card-greenhouse-builder = You use this card, not the other action space, which may be occupied.
ruling-card-field-overseer = If a card has a single player harvest at another time, only that player's fields count.
ruling-card-village-idiot = It can only be your first occupation, and stays your only one.
ruling-card-stone-clawer = You get 1 Stone for each action, however many fields you plow with it.
ruling-card-tag-along = That is not your turn: the next player in order goes on.
spaces-cards = an action space card
opening-major-built = each time { $who ->
    [others] another player builds
   *[anybody] any player, even you, builds
} a major improvement
deed-get-by-players = you get { $what } if { $if }, respectively
ruling-card-hollow-gardener = For 6 Clay or more, you get the Vegetable instead of the Grain.
