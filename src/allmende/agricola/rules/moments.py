"""Moments: times at which cards in play give or offer something, in the order of a round and its turns.

Moments are numbers, each a bit of `Player.moments`, and of `Player.watches` for cards that speak of what
other players do. "Told ..." below names the detail that is announced with a moment.
Those from 59 on came later, with few cards each: a set of bits is fastest as long as it has none beyond the 62nd.
"""

from __future__ import annotations

from typing import Final

# The Preparation Phase, for all seats at once
BEFORE_ROUND: Final = 0
"""Before the next round begins, whose goods still lie on its space."""
SPACE_REVEALED: Final = 1
"""In the Preparation Phase; told which action space has come into play."""
ROUND_SPACE: Final = 2
"""When goods have been collected from the space of a round, and before it starts: what else lies there."""
ROUND_STARTED: Final = 3
SPACES_FILLED: Final = 4
"""After goods came onto the accumulation spaces in the Preparation Phase; told which had some before, as bits."""
PREPARED: Final = 5
"""At the end of the Preparation Phase."""

# The Work Phase, and in it turns: the use of an action space, from before its actions to after them
BEFORE_WORK: Final = 6
WORK_STARTED: Final = 7
TURN_STARTED: Final = 8
"""Before the first person of a turn is placed."""
BEFORE_PERSON: Final = 59
"""When a person is about to be placed on an action space; told which space (`steps/approaching.py`)."""
BEFORE_USE: Final = 9
"""When a person has been placed, before the actions of the action space; told which space."""
AHEAD_OF_USE: Final = 10
"""Before `BEFORE_USE`: cards that speak of using the space may react early; told which space."""
USED: Final = 11
"""Right after the actions of an action space; told which space."""
RIGHT_AFTER_USE: Final = 12
"""After cards have reacted to the use of an action space; told which space."""
AFTER_USE: Final = 13
"""After cards have reacted to that; told which space."""
TURN_ENDED: Final = 14
"""At the end of a turn; told which space was used."""
TURN_OVER: Final = 15
"""After a turn with all the people it placed; told the most goods that lay on an action space it used."""

# What is done in actions, or at any time: goods
GOODS_TAKEN: Final = 16
"""After goods were taken from an accumulation space; told from which one, and how many (`taking`)."""
OBTAINED: Final = 17
"""After a seat has got goods; told which ones, and how many (`obtained`)."""
EMPTIED: Final = 18
"""After the last good was taken off a card; told which card."""
HAS_COOKED: Final = 19
"""After a cooking improvement was used."""

CRAFTED: Final = 79
"""After a craft building was used in a harvest; told which one."""
TURNED_TO_FOOD: Final = 83
"""After an animal was cooked, or turned into food with a card; told which animal."""

# Building
ROOM_BUILT: Final = 20
"""After each single room was built; told its material."""
ROOMS_BUILT: Final = 21
"""After an action in which rooms were built; told the house's material, and with `HAD_ROOM` if it had room before."""
STABLES_BUILT: Final = 22
"""After an action in which stables were built; told how many."""
FENCED: Final = 23
"""After a pasture was fenced, told 0; and when the action is over, for each new one that there is then, told its number
of spaces. Before an amendment, this was told after each was fenced, 0 only for a part of one that was divided.
"""
FENCES_BUILT: Final = 24
"""After an action in which fences were built; told how many."""
ENCLOSED: Final = 25
"""After an action whose fences enclosed farmyard spaces that were not enclosed before; told how many."""
BEFORE_STONE: Final = 84
"""Immediately before a renovation to stone, which is paid for then."""
RENOVATED: Final = 26
"""After a renovation; told the materials before and after it (`renovation`), with `ON_SPACE` if a space provided it."""
SPACES_USED: Final = 27
"""When unused farmyard spaces have become used ones; told which, as bits."""
SPACES_TURNED: Final = 28
"""After an action that has turned unused farmyard spaces into used ones; told how many."""

# Plowing, sowing and baking; before an action, cards give their owner goods by themselves (`language/before.py`)
PLOWED: Final = 29
"""After a field tile was placed, each of them; told whether it lies beside another one."""
FIELDS_PLOWED: Final = 92
"""After an action in which fields were plowed; told how many."""
BEFORE_SOWING: Final = 30
"""Before a "Sow" action that is not limited to some fields or crops."""
SOWN: Final = 31
"""After a field was sown, each of them; told which one."""
AFTER_SOWING: Final = 32
"""After a "Sow" action that is not limited; told how many fields were sown with which crop (`sown`)."""
SOWING_DECLINED: Final = 33
"""When a "Sow" action that is not limited was left out in one's turn."""
BEFORE_BAKING: Final = 34
BAKED: Final = 35

# Improvements and occupations
BEFORE_IMPROVING: Final = 36
"""Before an improvement is built or played."""
IMPROVEMENT_PAID: Final = 80
"""Right after an improvement has been paid for, before anything comes of it; told which one, as for `IMPROVED`."""
IMPROVED: Final = 37
"""After an improvement was built or played; told which one, and with which action (`improved`)."""
UPGRADED: Final = 38
"""After a Fireplace was returned for a Cooking Hearth."""
DECLINED: Final = 39
"""When a "Minor Improvement" action (`MINOR_ACTION`) or a "Major or Minor Improvement" action is left out."""
BEFORE_TEACHING: Final = 67
"""Before an occupation is played, and paid for."""
LESSONS_PAID: Final = 96
"""After an occupation was played as the action of a "Lessons" action space and food was paid for it; told how much."""
TAUGHT: Final = 40
"""After an occupation was played; told which one, and how much food was paid for it (`taught`)."""
PLACED: Final = 41
"""After an improvement or an occupation was placed in front of its owner, and carried out; told the difference of
their numbers before that."""
CHANGED: Final = 42
"""After anything that could make a "once you …" come true."""

# The end of the Work Phase and the Returning Home Phase, for all seats at once
ALL_PLACED: Final = 81
"""In the Work Phase, once all people have been placed."""
WORK_ENDED: Final = 43
"""At the end of the Work Phase, when all people have been placed."""
AFTER_WORK: Final = 44
HOME_STARTED: Final = 45
"""At the start of the Returning Home Phase, before what cards do in it."""
GOING_HOME: Final = 46
"""In the Returning Home Phase, while people still stand on the action spaces."""
HOME_ENDED: Final = 68
"""Right after the Returning Home Phase, before a harvest."""

# The course of a harvest, for all seats at once
BEFORE_HARVEST: Final = 47
"""Immediately before a harvest; `FIELD_STARTED` comes next."""
FIELD_STARTED: Final = 48
TAKING_CROPS: Final = 88
"""Right before crops are taken from the fields; `HARVESTING` comes next."""
HARVESTING: Final = 49
"""When crops are being taken from the fields, and more of them can be; `FIELD_PHASE` comes next."""
FIELD_PHASE: Final = 50
"""In the Field Phase, once crops have been taken from all fields; told what was harvested (`harvested`)."""
FIELD_ENDED: Final = 51
"""After the Field Phase."""
BRED: Final = 52
"""After the Breeding Phase."""
HARVEST_ENDED: Final = 53
"""At the end of a harvest."""
AFTER_HARVEST: Final = 54
"""Once a harvest is over."""

# What actions bring about beside their goods
FROM_SPACE: Final = 75
"""Once the actions of an action space have been carried out; told the kinds of goods that they gave, as bits."""
SOWED: Final = 76
"""After any "Sow" action, also a limited one; told how many fields were sown with which crop (`sown`)."""
FROM_BED: Final = 82
"""After a crop was taken from a field on a card; told from which, and how (`from_bed`)."""
BREEDING_STARTED: Final = 77
"""At the start of the Breeding Phase."""
FEEDING_STARTED: Final = 78
"""At the start of the Feeding Phase."""
FED: Final = 69
"""Immediately after the Feeding Phase."""

# The end of a round, and of the game
ROUND_ENDED: Final = 55
"""At the end of a round, when people are at home, and after its harvest if there is one."""
BEFORE_PLACING: Final = 64
"""Before each person is placed: cards give their owner goods by themselves (`language/before.py`)."""
IMPROVEMENT_TAKEN: Final = 65
"""After a "Minor Improvement" action (`MINOR_ACTION`) or a "Major or Minor Improvement" action was taken."""
SCORING_STARTED: Final = 56
"""Before points are counted."""

# No moments, but further bits of the same numbers
ANY_TIME_MOMENT: Final = 57
"""A card can be used at any time."""
TOLL: Final = 58
"""Others have to pay before they use certain action spaces."""

# Further moments of the family and of harvests
FAMILY_GROWN: Final = 71
"""After a person was born; told the number of people that the family has then."""
HARVEST_STARTED: Final = 72
"""At the start of each harvest: `BEFORE_HARVEST` is over, and `FIELD_STARTED` comes next."""
ANIMAL_BORN: Final = 73
"""After an animal was born in the Breeding Phase; told its kind."""

HAD_ROOM: Final = 4
"""Added to the detail of a "Build Rooms" action: before it, the house had more rooms than there were people."""

ROOMS_ACTION: Final = 8
"""Added to the same: it was a "Build Rooms" action, and not just a room that was built."""
ROOMS_PLACE: Final = 4
"""The bit of the same from which on the number of rooms stands."""
HOUSE_MASK: Final = 3
"""The bits of the house's material in the same."""

OTHERS: Final = 128
"""Added to a moment: another seat brought it about."""
SPACE_BITS: Final = 7


def taking(space: int, count: int) -> int:
    """The detail of goods that were taken from an accumulation space."""
    return count << SPACE_BITS | space


def space_told(detail: int) -> int:
    """The action space in a detail, alone or with a number."""
    return detail & (1 << SPACE_BITS) - 1


def number_told(detail: int) -> int:
    """The number that stands with an action space in a detail."""
    return detail >> SPACE_BITS


OBTAINED_BITS: Final = 8
FOOD_BITS: Final = 8


def obtained(resource: int, count: int) -> int:
    """The detail of goods that a seat has got."""
    return count << OBTAINED_BITS | resource


def resource_told(detail: int) -> int:
    """The resource in a detail of goods that a seat has got."""
    return detail & (1 << OBTAINED_BITS) - 1


def taught(card: int, food: int) -> int:
    """The detail of an occupation that was played."""
    return card << FOOD_BITS | food


MINOR_ACTION: Final = 0
MAJOR_ACTION: Final = 1
"""A "Major or Minor Improvement" action."""


def improved(number: int, with_major: bool) -> int:
    """The detail of a new improvement.

    A minor one has the number of its card after those of the major ones; `with_major`: it came with a "Major or Minor
    Improvement" action.
    """
    return 2 * number + (1 if with_major else 0)


def improvement_told(told: int) -> int:
    """The number of a new improvement, from its detail."""
    return told // 2


def card_taught(told: int) -> int:
    """The occupation that was played, from its detail."""
    return told >> FOOD_BITS


ON_SPACE: Final = 16
"""Added to the detail of a renovation: it was an action of an action space."""
RENOVATION_MASK: Final = ON_SPACE - 1
"""The bits of the house's materials in the same."""


def renovation(before: int, after: int) -> int:
    """The detail of a renovation."""
    return 4 * before + after


def renovated(told: int) -> tuple[int, int]:
    """The house's materials before and after a renovation, from its detail."""
    return told // 4, told % 4


# Details about crops: numbers of fields, five bits each.
FIELD_BITS: Final = 5
MOST_FIELDS: Final = (1 << FIELD_BITS) - 1
TILES: Final = 4
"""In a detail of a harvest: field tiles from which a crop was taken."""
LAST: Final = 2
"""Added to a crop: fields of which it was the last one."""


HARVESTED_BEDS: Final = 40
"""The bit of a detail from which on there is one for each field on a card that was harvested."""


def sown(crop: int) -> int:
    """The detail of a field that was sown with grain, 0, or vegetables, 1."""
    return 1 << FIELD_BITS * crop


def harvested(crop: int, was_last: bool) -> int:
    """The detail of a field from which a crop was taken; several are added up."""
    return sown(crop) + (sown(LAST + crop) if was_last else 0)


def fields_told(detail: int, crop: int) -> int:
    """The number of fields with a crop, or with the last ones of it (`LAST`), in a detail."""
    return detail >> FIELD_BITS * crop & MOST_FIELDS


MORE_GRAIN: Final = 1 << 5 * FIELD_BITS
"""Added to what was harvested: one more grain, from a field that has been counted."""
BESIDE_HOUSE: Final = 1 << 6 * FIELD_BITS
"""Added to what was harvested: a field tile beside the house."""


def grain_told(detail: int) -> int:
    """The number of grain harvested, in a detail."""
    return fields_told(detail, 0) + fields_told(detail, 5)


def tiles_told(detail: int) -> int:
    """The number of field tiles beside the house that were harvested, in a detail."""
    return fields_told(detail, 6)


BED_CROP_BITS: Final = 2
BED_LAST: Final = 1
"""In the detail of a crop from a card: it was the last one of its kind."""
BED_HARVESTED: Final = 2
"""In the detail of a crop from a card: it was harvested."""


def from_bed(card: int, crop: int, how: int) -> int:
    """The detail of a crop that was taken from a card; `how` as bits."""
    return (card << BED_CROP_BITS | crop) << 2 | how
