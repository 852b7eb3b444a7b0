"""Amendments of the rules of Fields of Arle, in the order in which they were made.

A game keeps the rules that it was begun under, so a corrected place asks `state.amended(NUMBER)`. Numbers are for ever.
`replaces` says what holds in older games.
"""

from __future__ import annotations

from typing import Final

from allmende.core.amendment import Amendment

BETWEEN_CONVERSIONS: Final = 1
ROOM_OF_ANY_SIZE: Final = 2
LAND_FOR_A_FOREST: Final = 3
BETWEEN_FOOD_AND_FUEL: Final = 4
WHAT_HELPS_FIRST: Final = 5
ROOM_BEFORE_ANIMALS: Final = 6
COUNTED_AT_FIRST: Final = 7
ONCE_MORE: Final = 8
COUNTED_BEFORE_ROOM: Final = 9
WITHOUT_ROOM_LAST: Final = 10
ROOM_AFTER_PAYING: Final = 11

AMENDMENTS: Final[list[Amendment]] = [
    Amendment(
        BETWEEN_CONVERSIONS,
        "Between two conversions of an action goods may be exchanged.",
        "rulebook, Anytime Actions; Potter, Baker, Tanner and the Weavers: up to so many times",
        replaces="Nothing could be exchanged between them.",
    ),
    Amendment(
        ROOM_OF_ANY_SIZE,
        "Equipment of another size makes room in the barn, too, where equipment may be returned at any time.",
        "rulebook, Moving Components on Your Home Board: equipment is returned at any time; Village Church",
        replaces="Only equipment of the same size made room.",
    ),
    Amendment(
        LAND_FOR_A_FOREST,
        "When Lütetsburg Castle has taken the last land, some may be won for its Forest at any time.",
        "rulebook, Anytime Actions; Lütetsburg Castle: on an empty land space, if available",
        replaces="Without land there was no Forest to place.",
    ),
    Amendment(
        BETWEEN_FOOD_AND_FUEL,
        "Food that is paid in November makes room for more, which Peat may be exchanged for before fuel is due.",
        "rulebook, Anytime Actions: Peat is exchanged at any time during the game; Sustenance",
        replaces="Fuel was due at once.",
    ),
    Amendment(
        WHAT_HELPS_FIRST,
        "The goods of a Grocer come before what is chosen, a moor of the Colonist is dehydrated before the Horse "
        "comes, and the Cattle Trader's animals come in any order where there is no room for all.",
        "rulebook, The Action Spaces: a line says what comes first, and there is none",
        replaces="They came in one fixed order.",
    ),
    Amendment(
        ROOM_BEFORE_ANIMALS,
        "Before animals come for which there is no room, what has come just now can be used to make some.",
        "rulebook, Anytime Actions; Colonist, Cattle Trader, Joinery",
        replaces="They came at once.",
    ),
    Amendment(
        COUNTED_AT_FIRST,
        "What is received for each animal or Plow is counted once: what is sold or comes meanwhile changes nothing.",
        "rulebook, Saddlery and Milk House Inn: receive 1 “Cut Peat” action per animal; Farmer",
        replaces="It was counted anew after each.",
    ),
    Amendment(
        ONCE_MORE,
        "Between two fields land may be won, and between two exchanges at the Smithy a Plow sold, for the next one.",
        "rulebook, Anytime Actions; Farmer: 1 field per Plow; Smithy",
        replaces="It was over as soon as it could not be done once more.",
    ),
    Amendment(
        COUNTED_BEFORE_ROOM,
        "The Plows at the Joinery are counted before room is made for its Horses: one that is sold for that counts.",
        "rulebook, Joinery: receive 1 Horse per Plow",
        replaces="They were counted when the Horses came.",
    ),
    Amendment(
        WITHOUT_ROOM_LAST,
        "The Grain of the Grocer and the Hides of the Builder's Merchant come last where they find no room on the "
        "Goods Track: what comes with them may help to make some.",
        "rulebook, The Action Spaces: a line says what comes first, and there is none; Anytime Actions",
        replaces="They came in their place, and what found no room was lost.",
    ),
    Amendment(
        ROOM_AFTER_PAYING,
        "The Food that a building costs makes room for more: animals can be sold for it before the building takes them "
        "their room, and before the Cattle of the Milk House Inn comes.",
        "rulebook, Anytime Actions; Further Details on the Action Spaces: costs are paid, then the tile is placed",
        replaces="The building was placed as soon as it was paid for.",
    ),
]
