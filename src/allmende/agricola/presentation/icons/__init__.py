"""The icons reader of the trees: language-free rows of symbols.

A row is a list of tokens in reading order. A token is

    name [@where] [*numbers]

`name` is a resource (`wood`, `clay`, `reed`, `stone`, `grain`, `vegetable`, `sheep`, `boar`, `cattle`, `food`), or one
of the signs below. `where` tells which one is meant. `numbers` are counts; several with slashes (`food*0/1`) are for
the first, the second and so on, and the last one for all others. Without numbers it is one.

- Signs between symbols: `arrow` (pay to get), `slash` (small alternatives), `or` (large alternatives), `and-or` (each
  of them, in any order, or only one), `afterward` (what follows can be done once the first is done), `instead-of`,
  `per` (for every one of what follows, `per sheep*3` for every three), `colon` (what stands before it says when, or
  with what), and `line` (a new line: something else that holds as well).
- Signs before symbols: `each-round` (all that lies there; or that number comes there each round), `from-round*5`
  (earlier it can't be used), `next-rounds*5` (one on each of the next 5 round spaces), `at-once` (when it is built or
  played), `cook` and `any-time` (at any time), `bake` (when baking bread), `harvest` (once per harvest), `book` (for
  having that number at the end).
- Signs after symbols: `times*2` (at most twice), `free*3` (with room for 3 more), `score*1/2/3` (points).
- Things built and done: `room`, `stable`, `fence`, `field` (plow it), `sow`, `bake`, `renovate`, `grow` (the family,
  even without room) and `grow@room` (with room only), `starting-player`, `improvement` (a major one), `minor` (a minor
  one), `any-improvement`, `occupation`, `pasture` (fence it), `place` (a person), `breed`, `move-crop`.
- Symbols for several things: `material` (that of one's house), `fireplace` (either one), `any-animal`,
  `building-resource`.

Hand cards have some more.

- Moments, before `colon`: `use@forest/grove` (each time that one of these action spaces is used; their names are
  written, `round-1` is the card of round 1), `use each-round wood` (any space on which wood accumulates),
  `round-start`, `going-home`, `harvest`, or the thing built or done just then (`room-clay`: such rooms; `room-clay
  arrow room-stone`: that renovation). Without a `colon`, the condition that follows has one. `once` before it: only the
  first time.
- The doer, before it: `others` (each other player does it, or gets it), `everybody` (any player, the owner too).
- A condition begins with `if`. A number in it is a minimum, unless `exactly` or `at-most` stands before it. It looks
  at: `room-wood`, `room-clay`, `room-stone` (the house), `room`, `person`, `players`, `round` (its number),
  `rounds-left` (to be played), `pasture` (its spaces), `field@grain`, `field@vegetable` and `field@empty`,
  `building-resource` (gained in the work phase), `after-harvest` (in the round after one), `occupied@farmland` (an
  action space), `alone` (no other player has it). `most` says: no less than any player.
- Amounts: the same, and `fenced` (spaces in pastures), `stable@unfenced`, `room@new` (those that have been built),
  `occupation@next` (those played after this one).
- Goods on round spaces: `later*4/7/9` (4, 7 and 9 rounds later), `in-rounds*5/8`, `even-rounds`, `all-rounds` (all that
  are left), each before the good; a `field` there can be plowed when the round begins.
- Changes: `less` (the price is that much lower), `plus` (more of it), `no` (it can't be done any more; in a condition:
  none), `holds` (there is room for what follows: `holds person`, `room holds any-animal`), `share` (beside another
  player's person), `newborn` (of this round), `pile` (what follows lies on the card, the first on top), and
  `field@vegetable` alone (the card is such a field). `onto-card` (what follows is laid on the card), `refill` (until so
  much lies there) and `off-card` (what follows is taken from there). `taken`: the goods that a player takes from the
  accumulation space. `discard` (a hand card). `left-of-newest`: the card to the left of the newest one. `field beside`:
  a field tile is placed next to another one. `give`: what follows is given to the other player, not to the supply.
- Action spaces: `use each-round building-resource`, `any-animal` or `good` (any space where one of them accumulates),
  `use place` (any space at all); `before` and `after` in front of a moment; `take@reed-bank` and `take each-round wood`
  (goods are taken from there), `get wood` (however it is obtained). Amounts: `placed` (the person placed in this round,
  or how many), `lying` (goods on the space that is used) and `lying@hollow` (on this one), `pastures`. `such`: one has
  what accumulates there; with `placed`, one has used another space on which the same accumulates.
- Gifts: `else` (what is given if the condition does not hold), `more-than` (more of what stands before it than of what
  follows), `in-turn` (what follows goes onto the next round spaces, one after the other). Amounts:
  `improvement@bottom-row` (of the supply board), `improvement@cook` (cooking ones), `card@accumulation` (played later
  and speaking of accumulation spaces), `occupation@hand` and `card@hand` (left in the hand), `person@accumulation` (on
  accumulation spaces), and complete sets of one each: `set@sheep/boar/cattle`, `set@wood/clay/reed/stone`,
  `set@improvement/minor/occupation`. Certain ones that one must have: `improvement@well`, `improvement@joinery`,
  `improvement@pottery`, `improvement@basketmakers-workshop`. Moments: `any-improvement occupation evenly` (one was
  placed, and there are as many of one as of the other), `emptied` (the last good was taken off the card), `use@lessons
  cook` (both on one turn), `before book` (before points are counted). `lot`: one of those before it is drawn by lot.
- People: `share neighbors` (beside those of the players to the left and right), `share use place` (on any action
  space), `first-space` (the first one used in a round on which nothing accumulates), `person@second` (the space with
  the second person placed), `alone use@round-14` (only the owner can use it), `same-person` (what follows is used with
  the person that has just used a space), `person@supply` (a person of the supply), `rounds-ahead` (on the space as many
  rounds ahead as follows), `fence@supply` (in the supply), `until-round*9`, `sow@declined` (each time one could sow and
  does not).
- About building: `gratis` (what follows costs nothing), `turn-end` and `my-turn`, `enclose` (spaces that were not
  fenced before), `turned` (unused spaces become used ones), `work-phase`. Amounts: `built` (what was just built),
  `stable@turn` and `room@turn` (those built in this turn), `improvement@points` (printed on major improvements, the
  fewest twice), `improvement@unused` (no more of them than unused spaces), `building-resource@supply`. In conditions:
  `as-many` (at least as much before it as behind it; `evenly`: just as much), `adjacent` (side by side), `left` (after
  paying). `later` alone: one round later for each of what follows `per`. `take-back`: what the card has promised goes
  away. `fence@supply` and `stable@supply`: pieces that are gone for good. `unused@house`: the unused spaces beside the
  house. `together`: all of these built in one action. `palisade`: wood at the edge of the farmyard instead of a fence.
- Improvements: `clay-oven` and `stone-oven`, `minor@hand` (played from the hand with an action for improvements of both
  kinds), `spend` (at least so much has to be paid for it), `return` (what follows is returned as the cost),
  `cooking-hearth` (either one), `upgrade` (a Fireplace is returned for one), `food@traveling-players` (it lies there).
- Animals: `same-animal` (several of one kind, or one of the kind that is there), `meal` (a feeding phase that is over),
  `free-stall` (a place on the card that is not needed), `kept` (all animals that were taken have room), `pasture@3` (of
  at least 3 spaces), `pasture@stable` (with a stable), `pasture@full`, `crop` (one of what was sown), `next-time` (only
  the next time).
- Phases: `work-phase` (when it starts), with `before` and `after`; `before round-start`, `after going-home` (at the
  end of a round), `reveal each-round stone` (when such a space comes into play); `round*8/10/12` (these rounds),
  `no harvest` (at the end of this round), `lying@reed-bank` (before goods came there), `person@fishing` and
  `person@day-laborer` (one's own), `no occupied` (no person is there), `free@lessons` (no person is there, or on one
  of several), `promised` (goods on round spaces), `onto-farm` (placed on the farmyard in this work phase).
  `next-odd-rounds`: with odd numbers. `take-crop`: what follows is taken from a field. `begging` (marker). `per` in a
  condition compares: no less than what follows. Amounts: `newborn`, `rounds-done` (complete ones), `harvest`
  (complete ones).
- More amounts: `stable@1/2` and `stable@3/4` (of the stables just built, the first and second, or third and fourth one
  of all), `onto-card` (different goods there), `room@empty` (nobody lives there), `field@house` (field tiles around the
  house), `house` (wooden and clay houses of all players), `occupation@others` (those of all players),
  `rounds-left@reveal` (complete stages), `breed` (animals born in this breeding phase). `no each-round`: nothing
  accumulates there.
  `last placed`: the last person placed in this round.
- Crops. When: `field-phase`, `feeding-phase`, `harvest-end`, each perhaps with `before` or `after`. Amounts: `stable`
  (all that one has), `harvested@grain` and `harvested@vegetable` (fields from which one was just harvested),
  `last@grain` and `last@vegetable` (those of which it was the last one), `sown@vegetable` (fields that were just sown
  with it), `space@wood-2`, `space@wood-3-more` and
  `space@stone-1-more` (accumulation spaces with exactly, or at least, that number).
  `improvement@bake` (one that bakes), `before-harvest` (the card that came right before the last harvest), `must` (it
  can't be declined), `crop` (grain or vegetables, as it grows there), `below` (what follows is placed under the grain),
  `occupation@lessons` (one that is played on a Lessons space), and `field` alone (the card is a field for any crop).
- Dealings. One's own people: `person@clay-pit` and `person@reed-bank`; `person@house`: a person comes home.
- Yields. Amounts: `field@crop` (planted ones), `good@field` (goods in fields), `set@grain/vegetable` (pairs, in the
  supply and the fields), `minor@hand` (left in the hand), `any-improvement@occupation` (cards in front of one),
  `field@house` (field tiles beside the house that were harvested), and `any-animal@stable` (types of which one animal
  is alone in one unfenced stable).
- Stores. One's own people: `person@grain-seeds` and `person@vegetable-seeds`; `person@last`: the last in turn order.
  Amounts: `room@column` (columns of the farmyard with a room, or in deck X full of them, as `field@column` and
  `pasture@column`), `onto-card@wood`, `onto-card@food` and
  `onto-card@stone` (lying on the card). `field@wood` and `field@stone`: a card that is a field for these.
- Prices and onlookers. Amounts: `harvest@next` (harvests that are still to come), `round@next` (the number of the round
  about to begin), `food@give` (that has just been paid), `person@cards` (action space cards with a person on them),
  `get` (goods that have just come), `lying@traveling-players/fishing` (more on one than on the other), `person@first`
  (the first one placed in the round), `space@cattle` (spaces with cattle), `space@wood` (all that lies on accumulation
  spaces), `set@stone/wood` (pairs), `fence@others` (those in the supplies of others). In conditions: `new` (another
  card than this one), `reveal` (the action space card that came last), `free` (there was no person), `such evenly` (as
  many of the same goods elsewhere).
- Five and six players. `use@person` (any action space with the meeple symbol), `use@cards` (any action space card),
  `occupied@wood` (spaces on which wood accumulates, with people on them), `players@cattle` (players who have one),
  `improvement@building-resource` (all that is printed as the cost of the major improvements).
- Deck X: `marker` (on the card or on action spaces), `marker@gone` (those it has lost).
"""

from __future__ import annotations

from allmende.agricola.presentation.icons.cards import card_icons
from allmende.agricola.presentation.icons.effects import icons
from allmende.agricola.presentation.icons.improvements import improvement_icons
from allmende.agricola.presentation.icons.spaces import space_icons

__all__ = ["card_icons", "icons", "improvement_icons", "space_icons"]
