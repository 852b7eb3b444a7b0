"""The first 30 amendments; the others follow in `amendments.py`."""

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

EARLIER: Final[list[Amendment]] = [
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
]
