### Agricola's hand cards: the sentences that say what they do.

## What one has, and for each of what something is given. $number says how many, $count is the number for the words.

number = { $number }
have-goods = { $number } { $resource }
have-occupations = { $count ->
    [0] no occupation
    [one] { $number } occupation
   *[other] { $number } occupations
}
have-improvements = { $number } { $count ->
    [one] improvement
   *[other] improvements
}
have-fields = { $count ->
    [0] no
   *[other] { $number }
} { $crop ->
    [grain] Grain
    [vegetable] Vegetable
   *[empty] empty
} { $count ->
    [0] field
    [one] field
   *[other] fields
}
have-rooms = { $number } { $count ->
    [one] room
   *[other] rooms
}
have-people = { $number } { $count ->
    [one] person
   *[other] people
}
have-fenced-spaces = { $number } { $count ->
    [one] farmyard space
   *[other] farmyard spaces
} in pastures
have-unused-spaces = { $count ->
    [0] no unused farmyard space
    [one] { $number } unused farmyard space
   *[other] { $number } unused farmyard spaces
}
have-rounds-left = { $number } { $count ->
    [one] complete round
   *[other] complete rounds
} left to play
least-rounds-left = at least { $number } complete rounds left to play (up to round { $rounds })
have-gathered = gained { $number } building resources in the Work Phase
have-house = { $house }
have-nothing-discarded = no card discarded from your hand unplayed
have-person-on = one of your people on { $space }
a-house = { $house ->
    [wood] a wooden house
    [clay] a clay house
   *[stone] a stone house
}
each-of-goods = { $every ->
    [one] each
   *[other] every { $every }
} { $resource }{ $where ->
    [supply] {" "}in your supply
   *[farm] {""}
}
each-occupations = { $every ->
    [one] each occupation
   *[other] every { $every } occupations
} in front of you
each-later-occupation = { $every ->
    [one] each occupation
   *[other] every { $every } occupations
} that you have played after this one
each-rooms = { $every ->
    [one] each room
   *[other] every { $every } rooms
} of your house
each-new-rooms = { $every ->
    [one] each room
   *[other] every { $every } rooms
} that you have added to your first house
each-people = { $every ->
    [one] each person
   *[other] every { $every } people
} of your family
each-unfenced-stables = { $every ->
    [one] each stable
   *[other] every { $every } stables
} outside your pastures
each-negative-points = { $every ->
    [one] each negative point
   *[other] every { $every } negative points
} that you have, for at most 7 of them
each-times = { $each }, { $number } each
have-all-vegetables = { $number } { $count ->
    [one] Vegetable
   *[other] Vegetables
} in your supply and on your fields
each-empty-stables = { $every ->
    [one] each empty unfenced stable
   *[other] every { $every } empty unfenced stables
}
each-animals-from-space = each of them
each-clay-rooms = { $every ->
    [one] each clay room
   *[other] every { $every } clay rooms
} of your house
each-stone-rooms = { $every ->
    [one] each stone room
   *[other] every { $every } stone rooms
} of your house
have-people-at-home = { $number } { $count ->
    [one] person
   *[other] people
} yet to be placed
have-most-cards = { $number } improvements and occupations in front of each player
each-cards-in-hand = { $every ->
    [one] each card
   *[other] every { $every } cards
} left in your hand
each-rounds-left = { $every ->
    [one] each complete round
   *[other] every { $every } complete rounds
} left to play

## Conditions: clauses behind "if"

if-have = you have { $what }
if-live-in = you live in { $house }
if-both = { $first }, and { $second }
if-round = { $limit ->
    [at-least] it is round { $round } or later
    [at-most] it is round { $round } or earlier
   *[exactly] it is round { $round }
}
asked-round = play it in round { $round }{ $limit ->
    [at-least] {" "}or later
    [at-most] {" "}or earlier
   *[exactly] {""}
}
asked-fields = { $count ->
    [0] no
   *[other] { $number }
} { $crop ->
    [grain] Grain
    [vegetable] Vegetable
   *[empty] empty
} { $count ->
    [0] field
    [one] field
   *[other] fields
}
if-taken = { $number } { $count ->
    [one] good was
   *[other] goods were
} taken there
if-occupied = there is a person on { $space }
if-after-harvest = the round before ended with a harvest
if-only-small-house = you are the only one whose house has exactly 2 rooms
if-told-spaces-fenced = it has { $number } spaces
if-players = at least { $number } are playing

## Moments: openings of sentences, some with a condition

these-spaces = { $spaces }
spaces-with = a { $resource } accumulation space
space-of-round = the action space of round { $round }
opening-played = { $limited ->
    [yes] if { $if } when you play this
   *[no] when you play this
}
opening-any-time = { $often ->
    [game] once in the game, at any time
   *[any] at any time
}{ $limited ->
    [yes] {" "}when { $if }
   *[no] {""}
}
opening-scoring = at the end of the game
opening-used = each time { $who ->
    [you] you use { $spaces }
    [others] another player uses { $spaces }
   *[anybody] any player, even you, uses { $spaces }
}{ $limited ->
    [yes] , if { $if }
   *[no] {""}
}
opening-turn = on your turn
opening-turn-ended = at the end of each turn, for each time you have used { $spaces } in it{ $limited ->
    [yes] , if { $if }
   *[no] {""}
}
opening-round = at the start of each round{ $limited ->
    [yes] , if { $if }
   *[no] {""}
}
opening-home = in each Returning Home Phase{ $limited ->
    [yes] , if { $if }
   *[no] {""}
}
opening-home-in-round = in the Returning Home Phase of round { $round }
opening-field-phase-began = at the start of each Field Phase{ $limited ->
    [yes] , if { $if }
   *[no] {""}
}
opening-field-phase = in each Field Phase{ $limited ->
    [yes] , if { $if }
   *[no] {""}
}
opening-rooms = each time { $who ->
    [you] you build
    [others] another player builds
   *[anybody] any player builds
} { $house ->
    [any] rooms
    [wood] wooden rooms
    [clay] clay rooms
   *[stone] stone rooms
}{ $limited ->
    [yes] , if { $if }
   *[no] {""}
}
opening-rooms-action = each time you take a “Build Rooms” action, if { $if }
opening-renovated = each time { $who ->
    [you] you renovate
    [others] another player renovates
   *[anybody] any player, even you, renovates
}{ $house ->
    [any] {""}
    [clay] {" "}from wood to clay
    [to-stone] {" "}to stone
   *[stone] {" "}from clay to stone
}{ $limited ->
    [yes] , if { $if }
   *[no] {""}
}
opening-fenced = each time { $who ->
    [you] you fence a new pasture
    [others] another player fences a new pasture
   *[anybody] any player, even you, fences a new pasture
}{ $limited ->
    [yes] , if { $if }
   *[no] {""}
}
opening-baked = each time you bake bread{ $limited ->
    [yes] , if { $if }
   *[no] {""}
}
opening-improved = each time you build or play an improvement, this one included{ $limited ->
    [yes] , if { $if }
   *[no] {""}
}
opening-taught = each time you play an occupation{ $limited ->
    [yes] , if { $if }
   *[no] {""}
}
if-in-harvest = a harvest is going on
if-sheep-in-pasture = you have at least 1 Sheep in a pasture
if-nothing-discarded = you have discarded no card from your hand unplayed
opening-placed-field = each time you play a card that is a field
if-placed-field = it is a field
if-all-placed = you have no more people to place in this round
opening-once = once { $if }

## What happens at a moment: clauses behind an opening

deed-when = { $when }, { $deed }
case = { $deed } if { $if }
case-two = { $first }; or if { $second }
case-many = { $first }; if { $rest }
case-of = { $what } if { $if }
cases-two = { $first }, and { $second }
cases-many = { $first }, { $rest }
other-case = { $first }; if { $if }, { $deed }
deed-besides = in addition, { $deed }
deed-get = you { $also ->
    [yes] also get
   *[no] get
} { $what }
deed-may = you may { $also ->
    [yes] also{" "}
   *[no] {""}
}{ $effect }
deed-others = each other player gets { $what }
deed-breed-boar = your Wild Boar breed, if there is room for the young one
deed-promise-next = { $count ->
    [one] place { $what } on the next round space and get these goods when that round begins
   *[other] place { $what } on each of the next { $count } round spaces and get these goods when those rounds begin
}
deed-promise-later = { $later-count ->
    [one] place { $what } on the round space { $later } rounds ahead and get { $count ->
        [one] it
       *[other] them
    } when that round begins
   *[other] place { $what } each on the round spaces { $later } rounds ahead and get these goods when those rounds begin
}
rounds-ahead = { $number }
deed-promise-in = { $rounds-count ->
    [one] place { $what } on the space of round { $rounds } and get these goods when that round begins
   *[other] place { $what } each on those of the spaces of rounds { $rounds } that are still to come, and get these goods when those rounds begin
}
deed-promise-every = place { $what } on each { $every ->
    [one] round space
    [2] even-numbered round space
   *[other] round space whose number { $every } divides
} that is still to come, and get these goods when those rounds begin
deed-promise-field = place 1 field tile on the round space { $later } rounds ahead; when that round begins, you may plow the field

## What hand cards give and do, and what they make possible

thing-each = { $what } for { $each }
thing-of = { $number } { $resource }
thing-one-by-one = { $what }, respectively
thing-if = { $what } for { $least }, respectively
thing-by-players = { $what } { $cases ->
    [one] (only with { $players } players)
   *[other] with { $players } players, respectively
}
thing-roomy-pastures = { $what } for each pasture with at least 1 animal and room for at least { $room } more
bonus-points = { $number } { $points ->
    [one] bonus point
   *[other] bonus points
}
points-most-rooms = at the end of the game, each player with the most rooms gets { $points }
points-lost = at the end of the game, you lose { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $each }
points-for-house = of several cards that give you points for a stone house, only the best one counts
effect-play-minor = play 1 minor improvement
effect-build-room = build 1 room (for { $count } of your house's material and { $reed })
effect-build-stable-free = { $most ->
    [one] build 1 stable without paying for it
    [4] build stables without paying for them
   *[other] build up to { $most } stables without paying for them
}
effect-plow-field-for = pay { $cost } to plow 1 field
effect-pick-crops = take 1 more Grain from each of your Grain fields
effect-move-crop = move 1 crop from a field with at least 2 of them to an empty field
effect-fence-free = { $spaces ->
    [one] fence a new pasture of 1 space without paying for the fences
   *[other] fence a new pasture of { $spaces } spaces without paying for the fences
}
effect-offer = pay { $cost } to get { $gains }
effect-offer-then = pay { $cost } to { $effect }
effect-take = take { $what }
effect-turn = turn { $options }
effect-free-or = get { $gains } for free, or { $else }
effect-offer-either = pay { $cost } to get { $gains }
effect-swap = exchange { $options }
swap = { $cost } for { $gains }
effect-offer-rounds = pay { $cost } to place { $what } on each of the next { $rounds } round spaces, respectively (you get these goods when those rounds begin)
effect-offer-back = put { $cost } onto that action space to get { $gains }
effect-buy-from-pile = pay { $cost } to get the next one of these goods: { $goods }
effect-plow-from-card = plow 1 field, but only { $tiles ->
    [one] once
    [2] twice
   *[other] { $tiles } times
} in the game
effect-plow-some = plow up to { $most } fields, but only { $tiles } in the game with this card
effect-place-second = place another person right after the first one, if at least one of them uses { $spaces }
part-field-card = this card is a field{ $crop ->
    [grain] {" "}on which only Grain grows
    [vegetable] {" "}on which only Vegetables grow
   *[any] {""}
}
part-gives-stable = it costs you 1 stable from your supply, which is gone for good
card-without-text = This card is worth only its points.
permit-houses-person = this card has room for 1 person
permit-keeps-hand = you can't discard cards from your hand unplayed
permit-field-fee = from now on, you must pay { $cost } for each field tile that you place on your farmyard
permit-roomy-house = once your house has at least { $rooms } rooms, it has room for { $people } people
permit-pets-in-rooms = each room of your house can hold 1 animal of any kind, instead of 1 in the whole house
permit-roomy-pastures = each of your pastures can hold { $count } more animals, with or without a stable
permit-clay-fences = you may pay { $clay } instead of { $wood } for any fence
permit-free-fences = each time you take a “Build Fences” action, { $count } of the fences cost nothing
permit-straight-to-stone = you may renovate your wooden house straight to stone
permit-straight-if-large = you may renovate your wooden house straight to stone if it has at least { $rooms } rooms
permit-no-renovation = you can't renovate your house any more
permit-early-action = for { $cost }, you may take an action with a newborn in the round in which you get it; then it no longer counts as newborn

## What is cheaper

every-kind = { $kind ->
    [improvement] every improvement
    [major] every major improvement
    [minor] every minor improvement
    [occupation] every occupation
    [lessons] every occupation that you play on a Lessons action space
    [room] every room
   *[renovation] every renovation
}
saving-less = you pay { $what } less for { $kinds }
saving-less-if = you pay { $what } less for { $kinds } if { $if }
saving-less-among = you pay { $what } less for each of { $among }
saving-spared = { $kinds } costs you no { $resource }
saving-less-each = you pay { $what } less for { $kinds } for { $each }
saving-rooms = every { $house ->
    [any] {""}
    [wood] wooden{" "}
    [clay] clay{" "}
   *[stone] stone{" "}
}room costs you only { $count } { $house ->
    [any] of your house's material
    [wood] { resource-wood }
    [clay] { resource-clay }
   *[stone] { resource-stone }
} and { $reed }
saving-instead = for { $kinds }, you may once replace { $of } with { $what }
saving-instead-of-all = for { $kinds }, you may replace { $of } with { $what }
saving-food-before = for { $kinds }, right before you pay for it, you may pay { $what } to get { $food }

## Lists in the terminal

agricola-deck = Hand cards of deck { $deck }
agricola-card-name = Card
agricola-kind-of-card = { $kind ->
    [minor] minor improvement
    [space] action space
    [merchant] merchant
    [incident] incident
   *[occupation] occupation
}{ $players ->
    [1] {""}
   *[other] , { $players }–6 players
}
agricola-with-cards = { $cards ->
    [yes] with hand cards
   *[no] without hand cards
}
agricola-needs = Prerequisite: { $what }
agricola-travels = Then it is passed to the left.

## Rulings: how unclear cards are read. In English they say what stands beside the card in the source.

ruling-card-shepherds-crook = The new pastures at the end of the action count: if one of them is divided at once, its parts. A part of an older pasture is not a new one. The sheep may stand anywhere.
ruling-card-mini-pasture = It is not a “Build Fences” action: no pasture is divided.
ruling-card-brook = Above Fishing are Reed Bank, Clay Pit, Forest, and the card of round 1.
ruling-card-beanfield = A vegetable is sown here before it is sown on a field tile.
ruling-card-grocer = Wood is the top of the pile.
ruling-card-wall-builder = The food is placed without asking: nobody has a reason to leave it.
ruling-card-sheep-walker = New animals need room before you can exchange them.
ruling-card-scholar = What the card that is played offers at the start of each round can be used at once.
ruling-card-three-field-rotation = A field with grain and vegetables is a grain field or a vegetable field, not both at once.

## Hands

round-phase-draft = Hand Cards
round-phase-draft-short = Hand Cards
prompt-keep-occupation = Choose an occupation that stays in play in the next game of the campaign.
prompt-redraw = Keep your cards, or draw those of a kind anew, one fewer.
move-redraw = { $kind ->
    [minors] Draw other minor improvements
   *[occupations] Draw other occupations
}
prompt-draft = { $minors ->
        [0] Take { $occupations ->
            [one] an occupation
           *[other] { $occupations } occupations
        }
       *[other] Take { $minors ->
            [one] a minor improvement
           *[other] { $minors } minor improvements
        }{ $occupations ->
            [0] {""}
            [one] {" "}and an occupation
           *[other] {" "}and { $occupations } occupations
        }
    }.
reason-points-counted = The points have already been counted.
event-occupation-stays = { $player } keeps { $card } in play for the next game.
event-cards-redrawn = { $player } draws { $count ->
    [one] { $kind ->
        [minors] another minor improvement
       *[occupations] another occupation
    }
   *[other] { $count } other { $kind ->
        [minors] minor improvements
       *[occupations] occupations
    }
}.
event-hand-card-kept = { $cards-count ->
    [0] { $player } takes a card.
   *[other] { $player } takes { $cards }.
}
error-deal-pile = The pile has to have all cards that are not dealt.
error-choose-alone = Only someone who plays alone may choose among all cards; with others, there are the values dealt, mulligan, draft, draft-8, quick-draft and choose-10.
