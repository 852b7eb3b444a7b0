"""Amendments of the rules of Hallertau, in the order in which they were made.

A game keeps the rules that it was begun under, so a corrected place asks `state.amended(NUMBER)`. Numbers are for ever.
`replaces` says what holds in older games.
"""

from __future__ import annotations

from typing import Final

from allmende.core.amendment import Amendment

DECLINED_INSIDE: Final = 1
DRAWN_IN_HARVEST: Final = 2
FIELDS_ALIKE: Final = 3
SHEEP_GONE: Final = 4
BUTCHERY_ONLY: Final = 5
ASKED_TO_PROGRESS: Final = 6
SHEEP_FOLLOWED: Final = 7
BOULDERS_AHEAD: Final = 8
BEFORE_THE_LOSS: Final = 9
WHICH_GOES_BACK: Final = 10
RAISED_FIRST: Final = 11
PILES_RUN_OUT: Final = 12

AMENDMENTS: Final[list[Amendment]] = [
    Amendment(
        DECLINED_INSIDE,
        "Whoever declines to play a card inside an action is asked when the action is over, if the card still fits.",
        "rulebook, Playing Cards from Hand; index of cards, 309 and 322",
        replaces="Declining it there counted for the end of the action, too.",
    ),
    Amendment(
        DRAWN_IN_HARVEST,
        "Fields are harvested one by one, too, where a card to which their order matters could still be drawn.",
        "rulebook, Playing Cards from Hand; index of cards, 435 and 027",
        replaces="Only a card in hand had them harvested one by one.",
    ),
    Amendment(
        FIELDS_ALIKE,
        "In Phase 7, of Fields that look alike, cards take one that is not to be harvested, and double one that is.",
        "rulebook, Fields and Phase 7; index of cards, 022 and 426",
        replaces="Which of them it was did not depend on the harvest.",
    ),
    Amendment(
        SHEEP_GONE,
        "A Sheep that is paid for a card while it is being moved from card to card is not moved any further.",
        "rulebook, Playing Cards from Hand; index of cards, 001 and 408",
        replaces="Its move to the next card was still offered.",
    ),
    Amendment(
        BUTCHERY_ONLY,
        "After card 328 only the Butchery takes a Jewelry for its Sheep, but no card that costs Sheep.",
        "index of cards, 328",
        replaces="A Jewelry paid for the Sheep that a card costs, too.",
    ),
    Amendment(
        ASKED_TO_PROGRESS,
        "Whoever can't pay for an advance in Phase 9 is asked for cards all the same, even if it declined them before.",
        "rulebook, Playing Cards from Hand and Phase 9; index of cards, 420",
        replaces="A card that had been declined was offered again only if something had changed.",
    ),
    Amendment(
        SHEEP_FOLLOWED,
        "While different Sheep are moved on, those that a card moves back or takes in between stay the same ones.",
        "rulebook, Playing Cards from Hand; index of cards, 101 and 531",
        replaces="Those that a card moved or took meanwhile could be taken for others.",
    ),
    Amendment(
        BOULDERS_AHEAD,
        "Up to Round 5 whoever can pay Tools for a card can move Boulders beforehand, without an advance.",
        "rulebook, Tools and Phase 9; index of cards, 430",
        replaces="Boulders could be moved for an advance only.",
    ),
    Amendment(
        BEFORE_THE_LOSS,
        "Before Sheep die, and before a Round ends, seats are asked again for declined cards to which that matters.",
        "rulebook, Playing Cards from Hand and Phase 2; index of cards, 003, 324, 533 and 833",
        replaces="Only cards whose own chance or effect ended there were offered again.",
    ),
    Amendment(
        WHICH_GOES_BACK,
        "While Sheep are moved on, any of those on the same card can be the one that another card moves back.",
        "rulebook, Playing Cards from Hand; index of cards, 001, 101 and 531",
        replaces="Sheep that had not been moved on went back first.",
    ),
    Amendment(
        RAISED_FIRST,
        "While Fields are moved up, of Fields that look alike one that has been moved is removed first.",
        "rulebook, Playing Cards from Hand; index of cards, 222 and 504",
        replaces="Whether a Field had been moved made no difference.",
    ),
    Amendment(
        PILES_RUN_OUT,
        "When others leave three cards or fewer in a pile, seats are asked again for declined cards that draw from it.",
        "rulebook, Resources and Playing Cards from Hand; index of cards, 325 and 735",
        replaces="That was no reason to ask again.",
    ),
]
