"""Amendments: numbered corrections of the rules, in order and for ever. `docs/records.md` says where each stands."""

from __future__ import annotations

from typing import Final

from allmende.core.amendment import Amendment

COOKING_WHILE_BREEDING: Final = 1
LEFT_OF_NEWEST: Final = 2
MINORS_AS_MAJORS: Final = 3
CRAFTED_ONCE: Final = 4
TRIMMED_EACH_TIME: Final = 5
PERSON_MOVES_ON: Final = 6
EACH_ROUND_AT_ONCE: Final = 7
FIELDS_APART: Final = 8
HARPOONER_SPEAKS: Final = 9
LOTS_NEED_THREE: Final = 10
ESTABLISHED_RENOVATES: Final = 11
MOVED_IS_NOT_PLACED: Final = 12
TEACHER_AFTERWARD: Final = 13
EITHER_SIDE: Final = 14
PASTURES_ARE_NEW: Final = 15
ROOMS_BY_ACTION: Final = 16
PARTS_ARE_NOT_NEW: Final = 17
PAPER_FOR_DRAWN: Final = 18
STONE_NOT_DECLINED: Final = 19
FROM_THE_FARM: Final = 20
JOINED_ONCE: Final = 21
STOCKED_AT_FIRST: Final = 22
KEPT_AT_WILL: Final = 23
CROPS_HELP: Final = 24
FIREPLACE_OF_HAND: Final = 25
PASSED_ON_COUNTS: Final = 26
WEIGHED_AT_LAST: Final = 27
OTHER_USES: Final = 28
PAID_TO_THE_END: Final = 29
KEPT_FOR_THE_ACTION: Final = 30
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

AMENDMENTS: Final[list[Amendment]] = [
    Amendment(
        COOKING_WHILE_BREEDING,
        "While animals breed, those that are neither parents nor newborns may be cooked.",
        'rulebook, chapter "Harvest": only parents and newborns are excepted',
        replaces="Animals could be cooked only before they bred.",
    ),
    Amendment(
        LEFT_OF_NEWEST,
        "The Sweep is about the action space card to the left of the newest one, not the one above it.",
        "card B120 as first printed; the game board",
        replaces="The Sweep was about the card above the newest one.",
    ),
    Amendment(
        MINORS_AS_MAJORS,
        "The Oriental Fireplace counts as a major improvement, too, and can be returned for a Cooking Hearth.",
        "rulings on card A060",
        replaces="The Oriental Fireplace was a minor improvement only.",
    ),
    Amendment(
        CRAFTED_ONCE,
        "Building resources that earn bonus points with a craft building do not count for the Drudgery Reeve, too.",
        "rulings on card A136",
        replaces="They counted for the craft building and for the Drudgery Reeve.",
    ),
    Amendment(
        TRIMMED_EACH_TIME,
        "The Trimmer gets stone after each action that encloses farmyard spaces, not once in a round.",
        "rulings on card B124",
        replaces="It got stone once in a round.",
    ),
    Amendment(
        PERSON_MOVES_ON,
        "A person that uses another action space for a card ends there, and the first space is open again.",
        "rulings on cards A129, B130, B150 and B152",
        replaces="The person stayed on the first space, which remained occupied, and did not occupy the other one.",
    ),
    Amendment(
        EACH_ROUND_AT_ONCE,
        "What a card offers at the start of each round can be used at once if the Scholar plays it then.",
        "rulings on card B097",
        replaces="Such a card had its first say in the next round.",
    ),
    Amendment(
        FIELDS_APART,
        "For the Three-Field Rotation, a field with both crops is a grain field or a vegetable field, not both.",
        "rulings on card B061",
        replaces="A field with both crops counted as both.",
    ),
    Amendment(
        HARPOONER_SPEAKS,
        "The Harpooner is one of the cards that speak of accumulation spaces, which the Clutterer counts.",
        "card A138 as printed",
        replaces="The Clutterer did not count it.",
    ),
    Amendment(
        LOTS_NEED_THREE,
        "The Paper Knife can be played only with three occupations in hand.",
        "rulings on card A003",
        replaces="It could be played with fewer, and did nothing then.",
    ),
    Amendment(
        ESTABLISHED_RENOVATES,
        "The Established Person can be played only if there is something to renovate.",
        "rulings on card B088",
        replaces="It could be played without anything to renovate.",
    ),
    Amendment(
        MOVED_IS_NOT_PLACED,
        "For the Farmyard Worker, crops that are moved from one field to another are not placed.",
        "rulings on card B140",
        replaces="A moved crop counted as one placed on the farmyard.",
    ),
    Amendment(
        TEACHER_AFTERWARD,
        "The Animal Teacher does not react to the use of the Lessons space on which it is played.",
        "rulings on card A168",
        replaces="It reacted to that use, too.",
    ),
    Amendment(
        EITHER_SIDE,
        "What a card does each time an action space is used may come before the actions of that space, too.",
        "rulings on cards such as A147",
        replaces="It always came after the actions of the space.",
    ),
    Amendment(
        PASTURES_ARE_NEW,
        "A pasture that a card lets one fence is a new one: only a “Build Fences” action divides a pasture.",
        'rulebook, chapter "Details on Fencing"; rulings on cards B002 and B015',
        replaces="A pasture could be divided with such a card.",
    ),
    Amendment(
        ROOMS_BY_ACTION,
        "The Family Friendly Home is about “Build Rooms” actions, not about a room that a card lets one build.",
        "card A021 as printed; rulings on it",
        replaces="It was about that room, too.",
    ),
    Amendment(
        PARTS_ARE_NOT_NEW,
        "The Shepherd's Crook is about pastures on spaces that had no fences, not about parts of one that is divided.",
        "rulings on card A083",
        replaces="The smaller part of a divided pasture was a new one.",
    ),
    Amendment(
        PAPER_FOR_DRAWN,
        "The Paper Maker has its say before an occupation that was drawn with the Paper Knife, too.",
        "card B109 as printed",
        replaces="It had no say before a drawn occupation that cost no food.",
    ),
    Amendment(
        STONE_NOT_DECLINED,
        "Nothing comes of declining what the Stone Company lets one build or play: it asks for stone.",
        "rulings on card B103",
        replaces="Cards reacted to that as to declining any other such action.",
    ),
    Amendment(
        FROM_THE_FARM,
        "Animals that cards exchange have to be accommodated first: only with cooking improvements they need no room.",
        'rulebook, chapter "Animal Husbandry Options"; cards B104 and B157 as printed',
        replaces="Animals that came could be exchanged with those cards while there was no room for them.",
    ),
    Amendment(
        JOINED_ONCE,
        "The Mummy's Boy is used once in a round, even if the person that was placed with it goes on to another space.",
        "card A130 as printed",
        replaces="Only a later person on the same space ended the use in a round.",
    ),
    Amendment(
        STOCKED_AT_FIRST,
        "For the Weakling, what counts is what lay on the accumulation spaces when the turn began.",
        "card B161 as printed",
        replaces="The goods at the end of the turn counted.",
    ),
    Amendment(
        KEPT_AT_WILL,
        "Of animals that find room one may go, so that a card for the next time that all are accommodated waits.",
        'rulebook, chapter "Animal Husbandry Options"; cards A017 and B034 as printed',
        replaces="An animal with room could not go, so that such a card came at once.",
    ),
    Amendment(
        CROPS_HELP,
        "Crops may come before the actions of a space also to be eaten there for a cost, asked for, or baked.",
        "rulings on cards such as A147; card B112 as printed",
        replaces="They came before them only where they could be sown or were a price.",
    ),
    Amendment(
        FIREPLACE_OF_HAND,
        "The Fireplace that the Hollow Warden lets one build may be the Oriental Fireplace.",
        "rulings on card A060",
        replaces="It had to be a Fireplace of the supply.",
    ),
    Amendment(
        PASSED_ON_COUNTS,
        "The Clutterer counts a card that was played after it even if it was passed on.",
        "card B100 as printed",
        replaces="It counted cards in front of the player only.",
    ),
    Amendment(
        WEIGHED_AT_LAST,
        "The Scales compare what lies there once the card that was placed has been carried out.",
        "rulings on card B049",
        replaces="They compared what lay there at the moment of placing.",
    ),
    Amendment(
        OTHER_USES,
        "What a card does each time an action space is used does not come for the use by which it is played.",
        "rulings on card A168; card A113 as printed",
        replaces="It came for that use, too, unless the card said otherwise.",
    ),
    Amendment(
        PAID_TO_THE_END,
        "While it is chosen how something is paid, goods are exchanged only as long as it can still be paid.",
        'rulebook, chapter "Anytime Actions"; a person that is placed carries out at least one action',
        replaces="Goods that the payment needed could be exchanged away.",
    ),
    Amendment(
        KEPT_FOR_THE_ACTION,
        "Before the actions of a space, too, nothing is eaten without which the person could carry out no action.",
        'rulebook, chapter "The Work Phase": a person is placed on a space whose action it can carry out',
        replaces="Anything could be eaten there, whatever the action needed.",
    ),
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
]
