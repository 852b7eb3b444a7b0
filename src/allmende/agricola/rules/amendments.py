"""Amendments: numbered corrections of the rules, in order and for ever. `docs/records.md` says where each stands."""

from __future__ import annotations

from typing import Final

from allmende.agricola.rules.earlier_amendments import EARLIER
from allmende.core.amendment import Amendment

PIECES_BEFORE_ANIMALS: Final = 31
BROOK_COMES_FIRST: Final = 32
IF_YOU_THEN_HAVE: Final = 33
SOWN_WHERE_IT_COUNTS: Final = 34
SHEEP_OF_THE_SHEPHERD: Final = 35
BENCH_REMEMBERS: Final = 36
PAUSED_FOR_FOOD: Final = 37
ROOM_FOR_BOAR: Final = 38
DISCARDED_FOR_CARDS: Final = 39
COOKED_FOR_YOUNG: Final = 40
LOT_NEEDS_ONE: Final = 41
FREE_FOR_ALL_CARDS: Final = 42
LAST_SPACES_TOGETHER: Final = 43
FORCED_ALONE: Final = 44
TRIMMED_ONCE: Final = 45
THREE_ROUNDS_LEFT: Final = 46
FIRST_IS_FIRST: Final = 47
PASTURES_AT_LAST: Final = 48
ACTIONS_WITHOUT_USE: Final = 49
CRAFTED_IN_HARVEST: Final = 50
TAUGHT_BEFORE_ACTIONS: Final = 51
PAUSED_FOR_OWED: Final = 52
BOAR_AT_THE_END: Final = 53
CLAY_IS_PLACED: Final = 54
FIVE_DECKS: Final = 55
BLOCKED_FOR_ALL: Final = 56
COMPLETE_DECKS: Final = 57
PENS_BESIDE_STABLES: Final = 58
YARD_OF_SIX: Final = 59
PILE_IS_SPENT: Final = 60
LARGER_BOX: Final = 61
MORE_OF_THE_BOX: Final = 62
STILL_MORE_OF_THE_BOX: Final = 63
SOLD_BEFORE_PLACING: Final = 64
RETURNED_WITH_ROOM: Final = 65

AMENDMENTS: Final[list[Amendment]] = [
    *EARLIER,
    Amendment(
        PIECES_BEFORE_ANIMALS,
        "Before animals of a round space go for which there is no room, what else lies there may be used.",
        'rulebook, chapter "The Preparation Phase": goods are collected in any order',
        replaces="Such animals went first.",
    ),
    Amendment(
        BROOK_COMES_FIRST,
        "The Food of the Brook may come before the actions of the space, and be used for them.",
        "rulings on cards such as A147; card B056 as printed",
        replaces="The Food came after the actions of the space.",
    ),
    Amendment(
        IF_YOU_THEN_HAVE,
        "Cards such as the Carpenter's Axe look at what there is once other cards have brought or taken theirs.",
        "card A015 as printed: if you then have",
        replaces="They looked at what there was when the moment came.",
    ),
    Amendment(
        SOWN_WHERE_IT_COUNTS,
        "With the Farmyard Worker it is chosen if a field tile or a card is sown, until something is on the farmyard.",
        "card B140 as printed",
        replaces="Which of them was sown was not asked.",
    ),
    Amendment(
        SHEEP_OF_THE_SHEPHERD,
        "For cards about the next time that animals are taken, the Riverine Shepherd's sheep count, too.",
        "cards A017 and B034 as printed: take from an accumulation space",
        replaces="They did not count as taken.",
    ),
    Amendment(
        BENCH_REMEMBERS,
        "What was taken counts even if another space is used in between, as for the Carpenter's Bench.",
        "card B015 as printed: immediately after each time you use the space, the taken wood",
        replaces="What was taken last counted, wherever that was.",
    ),
    Amendment(
        PAUSED_FOR_FOOD,
        "Where a part of an action or a card can't be done without it, something may be eaten or used first.",
        'rulebook, chapter "Anytime Actions"',
        replaces="Such a part was passed over at once, but for cards that food in reach could pay for.",
    ),
    Amendment(
        ROOM_FOR_BOAR,
        "Other animals may go to make room for the wild boar that the Pig Breeder brings at the end of round 12.",
        'rulebook, chapter "Animal Husbandry Options": at any time, animals can be discarded',
        replaces="The wild boar came only if there was room.",
    ),
    Amendment(
        DISCARDED_FOR_CARDS,
        "Goods may be discarded where a card gains by fewer: the Informant, the Feedyard, the Grassland Harrow, and to"
        " play Special Food and the Sheep Keeper.",
        'rulebook, chapter "Anytime Actions": at any time, animals and all other goods can be discarded',
        replaces="They could not be discarded for that.",
    ),
    Amendment(
        COOKED_FOR_YOUNG,
        "While animals breed, a third one of a type may be cooked for the young of its own type, and, as long as none"
        " is born, one of a pair for the young of another.",
        'rulebook, chapter "Anytime Actions": animals can be turned into food at any time',
        replaces="Neither could be cooked for that.",
    ),
    Amendment(
        LOT_NEEDS_ONE,
        "Moonshine can be played only with an occupation in hand.",
        "rulings on card B003",
        replaces="It could be played without one, and did nothing then.",
    ),
    Amendment(
        FREE_FOR_ALL_CARDS,
        "An action space that the Little Peasant or the Forest School lets its owner consider not to be occupied is not"
        " for the owner's other cards either.",
        "cards B151 and A028 as printed",
        replaces="Other cards of the owner saw the space as occupied.",
    ),
    Amendment(
        LAST_SPACES_TOGETHER,
        "With the Future Building Site, the pasture that encloses the last other spaces may enclose some beside the"
        " house.",
        "card B038 as printed: until all others are used",
        replaces="A pasture could enclose none beside the house before all others were used.",
    ),
    Amendment(
        FORCED_ALONE,
        "The Shaving Horse and the Potato Ridger exchange one good: what had to be exchanged is not offered once more.",
        "cards A048 and A059 as printed",
        replaces="Such an exchange was offered once more.",
    ),
    Amendment(
        TRIMMED_ONCE,
        "The Trimmer gets stone once in a work phase, after an action that encloses farmyard spaces.",
        "card B124 as printed: in each work phase, after",
        replaces="It got stone after each such action.",
    ),
    Amendment(
        THREE_ROUNDS_LEFT,
        "The Drudgery Reeve gives no wood with fewer than 3 complete rounds left.",
        "card A136 as printed",
        replaces="It gave 1 wood with 1 or 2 complete rounds left.",
    ),
    Amendment(
        FIRST_IS_FIRST,
        "The Bassinet is about the action space that was used first, even if the person that used it has gone on.",
        "card A025 as printed: the first one used",
        replaces="It was about the space where the first person stood now.",
    ),
    Amendment(
        PASTURES_AT_LAST,
        "For the Shepherd's Crook, what counts are the new pastures that there are when the fencing action is over.",
        "rulings on card A083",
        replaces="What counted was each pasture as it was built.",
    ),
    Amendment(
        ACTIONS_WITHOUT_USE,
        "With the Minstrel, the actions of an action space are carried out, but it is not used: no card speaks of"
        " that.",
        "rulings on card A151",
        replaces="Cards reacted to that as to a use of the space.",
    ),
    Amendment(
        CRAFTED_IN_HARVEST,
        "Craft buildings and the Furniture Carpenter can be used once at any time of a harvest, not just while families"
        " are fed.",
        'rulebook, chapter "Craft Buildings": once per harvest; card B101 as printed: each harvest',
        replaces="They could be used only while families are fed.",
    ),
    Amendment(
        TAUGHT_BEFORE_ACTIONS,
        "The occupation that the Freshman lets one play instead of baking bread may come before any actions of the"
        " space to which the Threshing Board or the Oven Firing Boy adds that.",
        "rulings on cards such as A147; cards A024, A097 and B108 as printed",
        replaces="It came before the actions only where it could bring something to sow.",
    ),
    Amendment(
        PAUSED_FOR_OWED,
        "What a card makes its owner do, or gives under a condition, waits as well for what may be eaten or used first:"
        " the Confidant, the Open Air Farmer, Moonshine, the Walking Boots, the Seducer, the Pasture Master.",
        'rulebook, chapter "Anytime Actions"',
        replaces="That was passed over at once if it could not be done.",
    ),
    Amendment(
        BOAR_AT_THE_END,
        "With the Pig Breeder, wild boar breed at the end of round 12, after all that cards do in its Returning Home"
        " Phase.",
        "card A165 as printed: at the end of round 12",
        replaces="They bred in the Returning Home Phase, among what other cards do then.",
    ),
    Amendment(
        CLAY_IS_PLACED,
        "For the Farmyard Worker, clay that the Potter's Yard lays on the farmyard is placed there.",
        "card B140 as printed: at least 1 good",
        replaces="That clay did not count.",
    ),
    Amendment(
        FIVE_DECKS,
        "All decks together are decks A to E.",
        "the decks C, D and E, which came later",
        replaces="They were decks A and B.",
    ),
    Amendment(
        BLOCKED_FOR_ALL,
        "The second person of the Lazy Sowman can't be placed on a space of a variant tile of which another one has"
        " been used.",
        "printed on the tiles: all spaces of a tile are blocked for the round",
        replaces="It could be placed there, as on an occupied space.",
    ),
    Amendment(
        COMPLETE_DECKS,
        "Decks C to E have all their cards, and with five and six players the occupations for as many are dealt.",
        "what is printed of the decks, and of the expansion for five and six players",
        replaces="Eighteen cards of these decks and the occupations for five and six were not there.",
    ),
    Amendment(
        PENS_BESIDE_STABLES,
        "For the Muck Rake, other animals can stand on the Pen Builder and on the Livestock Sustainer.",
        "cards E086 and B169 as printed",
        replaces="They had no room there while its points were counted.",
    ),
    Amendment(
        YARD_OF_SIX,
        "With six players, the Carpenter's Yard is about each Well and each Joinery, and with one action it is one of"
        " each that can be built.",
        "card D026 as printed; the expansion for five and six players",
        replaces="It was about those on top only, and after one of them the same kind could be built again.",
    ),
    Amendment(
        PILE_IS_SPENT,
        "With the Hammer Crusher, goods of the Resource Hoarder that pay for rooms can't pay for the renovation, too.",
        "cards D014 and E123 as printed",
        replaces="Rooms could be built with them after which the renovation could not be paid for any more.",
    ),
    Amendment(
        LARGER_BOX,
        "Of deck L, three more cards are dealt: the Wanderer, the Elder Fisher and the Covert Advertiser.",
        "two sources of these cards, which agree",
        replaces="They were not there.",
    ),
    Amendment(
        MORE_OF_THE_BOX,
        "Of deck L, the Stretch Goat is dealt, too, and the Alien Farmhand and the Furry Friends are in deck X.",
        "two sources of these cards, which agree",
        replaces="They were not there.",
    ),
    Amendment(
        STILL_MORE_OF_THE_BOX,
        "Of deck L, the Were-Clone is dealt, too, and the Candy Trail is in deck X.",
        "two sources of these cards, which agree",
        replaces="They were not there.",
    ),
    Amendment(
        SOLD_BEFORE_PLACING,
        "The Master Hora sells a vegetable before the person is placed, and only where one is.",
        "card A174 as printed: immediately before each time you place a person",
        replaces="It was sold once the person had been placed, and wherever such an action space was used.",
    ),
    Amendment(
        RETURNED_WITH_ROOM,
        "Animals that the Reseller brings back have to be accommodated.",
        'rulebook, chapter "Accommodating Animals": animals for which there is no room go',
        replaces="They stayed without room until other animals came.",
    ),
]
