"""Permits: exceptions that cards in play allow, one bit each, by chapters of the rules, with their amounts.

A card has most of them as a part, `Permit`; those which follow from another part of it come with that. Beyond bit 61
compiled code is slower even for players who lack the permit: there stand those that are seldom asked for.
"""

from __future__ import annotations

from typing import Final

# People, and the action spaces that they use

HOUSES_PERSON: Final = 1
"""The card provides room for a person."""
LODGES_PERSON: Final = 1 << 1
"""The card provides room for a person until a certain round; its mark says that it does."""
LODGING_ENDS: Final = 9
"""The round with whose Returning Home Phase a lodging ends."""
HOUSES_LATER: Final = 1 << 47
"""The card provides room for a person once its mark is not 0 any more."""
ROOM_FOR_TWO: Final = 1 << 2
"""A clay or stone room beside a field and a pasture has room for two people."""
EARLY_ACTION: Final = 1 << 3
"""A newborn may take an action for food, and is a newborn no more; the mark is the last round without it by choice."""
EARLY_ACTION_FOOD: Final = 1
SKIPS_TURNS: Final = 1 << 45
"""The card may make its owner leave out a turn; its mark says so."""
WAIVES_ROOM: Final = 1 << 49
"""Once in the game, under a condition, a Wish for Children space may be used even without room; then its mark is 1."""
GROWS_LATE: Final = 1 << 57
"""The family can't grow before round `LATE_GROWTH`, unless those of all other players have."""
LATE_GROWTH: Final = 11
ROOMY_HOUSE: Final = 1 << 26
"""A house of at least `ROOMY_HOUSE_ROOMS` rooms has room for one person more than that."""
ROOMY_HOUSE_ROOMS: Final = 4
SHARES_SPACES: Final = 1 << 4
"""Action spaces may be used although people are there, or before others can: the cards' accesses say which."""
REMEMBERS_HEAPS: Final = 1 << 24
"""The card's mark has the spaces with heaps of goods when the turn began, as bits, until one of them is used."""

# Renovation, stables and the farmyard

STRAIGHT_TO_STONE: Final = 1 << 5
"""A wooden house may be renovated to stone."""
STRAIGHT_IF_LARGE: Final = 1 << 29
"""A wooden house of at least `LARGE_HOUSE` rooms may be renovated to stone."""
LARGE_HOUSE: Final = 5
NO_RENOVATION: Final = 1 << 6
"""The house can't be renovated any more."""
STABLE_AMID_FIELDS: Final = 1 << 7
"""One stable may be built in the middle of four fields, where it has room for a person."""
LATE_PIECES: Final = 1 << 32
"""The third and fourth stable cost `LATE_STABLE_WOOD` wood less, and the fences after `PAID_FENCES` are free."""
LATE_STABLE_WOOD: Final = 1
EARLY_STABLES: Final = 2
PAID_FENCES: Final = 12
CLAY_STABLE: Final = 1 << 42
"""In each action, one stable that would cost `STABLE_WOOD` wood may be paid with `CLAY_STABLE_CLAY` clay instead."""
CLAY_STABLE_CLAY: Final = 1
GRAIN_FOR_BUILDING: Final = 1 << 46
"""In each action that builds or renovates, up to `GRAIN_FOR_BUILDING_MOST` building resources may be paid with a grain
each instead.
"""
GRAIN_FOR_BUILDING_MOST: Final = 2
STABLES_ON_SPACES: Final = 1 << 66
"""Stables of the supply lie on the action spaces that the card's mark has, as bits."""
FIELD_FEE: Final = 1 << 31
"""Each new field tile costs `FIELD_FEE_FOOD` food."""
FIELD_FEE_FOOD: Final = 1
KEEPS_SITE: Final = 1 << 8
"""The unused spaces beside the house can't be used until all others are."""

# Fences

CLAY_FENCES: Final = 1 << 9
"""Fences may be paid with clay."""
FREE_FENCES: Final = 1 << 10
"""The first `FREE_FENCE_COUNT` fences of each "Build Fences" action are free."""
FREE_FENCE_COUNT: Final = 3
FENCES_FOR_GRAIN: Final = 1 << 11
"""Fences may be built instead of one of the actions of Grain Utilization."""
PALISADES: Final = 1 << 12
"""At the edge of the farmyard, `PALISADE_WOOD` wood may be placed instead of a fence."""
PALISADE_WOOD: Final = 2
FREE_AT_EDGE: Final = 1 << 36
"""Fences at the edge of the farmyard cost nothing."""
FENCES_ON_CARD: Final = 1 << 37
"""Fences of the supply lie on the card, as many as its mark says; these cost nothing."""

# Sowing and baking

ASKS_FOR_BROUGHT: Final = 1 << 25
"""It matters to the card, even in hand, whether goods come onto the farmyard or onto cards."""
SOWS_PASTURES: Final = 1 << 13
"""Pastures of at most `LARGEST_SOWN` spaces can be sown; then they are fields, too, and hold fewer animals."""
LARGEST_SOWN: Final = 2
MORE_BESIDE_PASTURES: Final = 1 << 34
"""It matters to the card which fields are sown: those beside pastures."""
LEAVES_GRAIN: Final = 1 << 33
"""Grain may be left on fields when crops are taken; the card's mark has these fields, as bits, until then."""
SOWS_LESS: Final = 1 << 35
"""One crop less comes onto each field that is sown."""
TEACHES_BAKERS: Final = 1 << 14
"""Instead of a "Bake Bread" action, an occupation may be played for nothing, once per turn."""

# Improvements

GROWS_FOR_MINOR: Final = 1 << 43
"""Instead of a "Minor Improvement" action, the family may grow with room, from round `GROWS_FROM_ROUND` on."""
GROWS_FROM_ROUND: Final = 5

# Cards in hand

KEEPS_WOOD_AND_STONE: Final = 1 << 64
"""Wood and stone can't be discarded any more."""
NO_OCCUPATIONS: Final = 1 << 56
"""No more occupations can be played."""
KEEPS_HAND: Final = 1 << 30
"""No hand card can be discarded unplayed."""

# Room for animals

PETS_IN_ROOMS: Final = 1 << 15
"""An animal of any kind in each room, rather than a single one in the house."""
NO_PETS: Final = 1 << 39
"""No animal can live in the house, whatever other cards say."""
ROOMY_PASTURES: Final = 1 << 16
"""Each pasture holds `EXTRA_PER_PASTURE` more animals."""
EXTRA_PER_PASTURE: Final = 2
ROOMY_WITHOUT_STABLE: Final = 1 << 17
"""Each pasture without a stable holds `EXTRA_WITHOUT_STABLE` more animals."""
EXTRA_WITHOUT_STABLE: Final = 1
LARGER_SMALL_PASTURES: Final = 1 << 40
"""A pasture of one space holds `SMALL_PASTURE_HOLDS` animals, with a stable twice as many."""
SMALL_PASTURE_HOLDS: Final = 3
STALLS_FOR_PASTURES: Final = 1 << 18
"""The card has room for an animal of any kind for each pasture."""
STALLS_FOR_ONE_KIND: Final = 1 << 19
"""The card has room for `ONE_KIND_STALLS` animals of one kind."""
ONE_KIND_STALLS: Final = 3
SHEEP_BY_MEALS: Final = 1 << 20
"""The card has room for a sheep for each completed feeding phase."""
BOAR_BY_MEALS: Final = 1 << 21
"""The card has room for a wild boar for each completed feeding phase."""
SHEEP_BY_OCCUPATIONS: Final = 1 << 22
"""The card has room for a sheep for each occupation in play."""
SHEEP_ON_OCCUPATIONS: Final = 1 << 48
"""There is room for a sheep on each occupation in play that does not hold animals itself."""
SHEEP_BETWEEN_ROOMS: Final = 1 << 44
"""There is room for `SHEEP_PER_BORDER` sheep between each two rooms side by side."""
SHEEP_PER_BORDER: Final = 2
BOAR_ON_FIELDS: Final = 1 << 23
"""Each unplanted field tile has room for a wild boar."""
BOAR_IN_STIES: Final = 1 << 61
"""The card has room for the wild boar that it has brought."""
CLOSES_STABLED_PASTURE: Final = 1 << 50
"""One of the pastures with a stable holds no animals: the one with the least room."""
CLOSES_PASTURE: Final = 1 << 51
"""At least one of the pastures holds no animals: the one with the least room."""
TAKES_ROOM: Final = NO_PETS | CLOSES_STABLED_PASTURE | CLOSES_PASTURE
"""Those that leave less room for animals."""
ROOMY_STABLES: Final = 1 << 52
"""Each unfenced stable holds `STABLE_HERD` animals of a kind, each pasture with a stable `EXTRA_BY_STABLE` more."""
STABLE_HERD: Final = 2
EXTRA_BY_STABLE: Final = 2
HERD_STABLE: Final = 1 << 60
"""One of the unfenced stables holds `HERD_IN_STABLE` animals of one kind."""
HERD_IN_STABLE: Final = 3
LAID_STALLS: Final = 1 << 65
"""The card has room for animals of any kind, as many as have been laid for (`Player.stalls`)."""
STALLS_FOR_ROOMS: Final = 1 << 53
"""The card has room for an animal of any kind for each room, as long as a pasture lies beside the house."""
STALLS_FOR_GRAIN: Final = 1 << 59
"""The card has room for an animal of any kind for each grain in the supply."""
SHEEP_STALL: Final = 1 << 54
"""The card has room for a sheep."""
LONE_SHEEP: Final = 1 << 67
"""In the Breeding Phase, a single sheep is enough for a young one."""
CATTLE_STALL: Final = 1 << 55
"""The card has room for a cattle."""
ONE_OF_EACH_KIND: Final = 1 << 27
"""The card has room for an animal of each kind."""
CATTLE_FOR_PASTURES: Final = 1 << 28
"""The card has room for cattle: one for each pasture."""

# Feeding

HUNGRY_NEWBORNS: Final = 1 << 63
"""Newborns require `HUNGRY_FOOD` food."""
HUNGRY_FOOD: Final = 2
MEAT_FEEDS_MORE: Final = 1 << 41
"""A sheep or a wild boar that is cooked becomes `MORE_MEAT` more food."""
MORE_MEAT: Final = 1
KEEPS_CATTLE: Final = 1 << 69
"""Cattle can't be turned into food any more, neither with improvements nor with cards."""
FRUGAL: Final = 1 << 58
"""Each person requires `FRUGAL_FOOD` less food, and is worth `FRUGAL_POINTS` less points."""
FRUGAL_FOOD: Final = 1
FRUGAL_POINTS: Final = 1

# What a card counts as

ALSO_OCCUPATION: Final = 1 << 38
"""The card, a minor improvement, is an occupation, too."""

# The end of the game

WINS_EXACTLY: Final = 1 << 68
"""A player who has exactly `WINNING_POINTS` points wins, as long as the card lies beside the game board."""
WINNING_POINTS: Final = 42

# What a card remembers

NOTES_ROUND: Final = 1 << 62
"""The card's mark is the round in which it was played, at first. It is asked for only when a card is played."""
