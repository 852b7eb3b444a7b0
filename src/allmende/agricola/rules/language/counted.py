"""Amounts that are simply counted: on a farm, in front of a seat and in its hand, and in the course of the game."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.board import HARVEST_ROUNDS, ROUNDS
from allmende.agricola.components.farmyard import ALL_SPACES, SPACES, STARTING_ROOMS, bit_count
from allmende.agricola.components.improvement import MAJORS
from allmende.agricola.components.numbers import is_occupation
from allmende.agricola.components.pieces import ANIMALS, BUILDING_RESOURCES, HOUSE_NAMES, SHEEP
from allmende.agricola.rules.farm.housing import free_stalls
from allmende.agricola.rules.farm.pastures import is_sown
from allmende.agricola.rules.language.amounts import Amount
from allmende.agricola.rules.moments import space_told
from allmende.agricola.rules.occupants import owner_of, space_of
from allmende.agricola.rules.phases import BREEDING, SCORING
from allmende.agricola.rules.player import BUILT_BITS, BUILT_ROOMS, BUILT_STABLES, Player
from allmende.agricola.rules.state import State

_OCCUPATIONS: Final = 0
_IMPROVEMENTS: Final = 1
_ROOMS: Final = 2
_PEOPLE: Final = 3
_UNUSED_SPACES: Final = 4
_ROUNDS_LEFT: Final = 5
_FIELD_TILES: Final = 6
_ALL_FIELDS: Final = 7
_NEW_ROOMS: Final = 8
_FENCED_SPACES: Final = 9
_FENCES: Final = 10
_FENCES_LEFT: Final = 11
_PALISADES: Final = 12
_STABLES: Final = 13
_UNFENCED_STABLES: Final = 14
_NEWBORNS: Final = 15
_PEOPLE_GATHERING: Final = 16
_ANIMALS: Final = 17
_BUILDING_RESOURCES: Final = 18
_MAJOR_IMPROVEMENTS: Final = 19
_MINOR_IMPROVEMENTS: Final = 20
_BOTTOM_ROW: Final = 21
_COOKING_IMPROVEMENTS: Final = 22
_BAKING_IMPROVEMENTS: Final = 23
_OCCUPATIONS_IN_HAND: Final = 24
_GATHERED: Final = 25
_ROOMS_OF_TURN: Final = 26
_STABLES_OF_TURN: Final = 27
_WOODEN_ROOMS_OF_TURN: Final = 28
_CLAY_ROOMS_OF_TURN: Final = 29
_STONE_ROOMS_OF_TURN: Final = 30
_ROUNDS_DONE: Final = 31
_HARVESTS_DONE: Final = 32
_PLAYERS: Final = 33
_PLACED: Final = 34
_MOST_ROOMS: Final = 35
_HOUSE: Final = 36
_FREE_STALLS: Final = 37
_MAJOR_POINTS: Final = 38
_LEFT_OVER: Final = 39
_PLACING: Final = 40
_TOLD: Final = 41
"""This kind and those beyond it are details of the moment."""

NAMES: Final[list[str]] = [
    *["occupations", "improvements", "rooms", "people", "unused-spaces", "rounds-left"],
    *["field-tiles", "all-fields", "new-rooms", "fenced-spaces", "fences", "fences-left", "palisades"],
    *["stables", "unfenced-stables", "newborns", "people-gathering", "animals", "building-resources"],
    *["major-improvements", "minor-improvements", "bottom-row", "cooking-improvements", "baking-improvements"],
    *["occupations-in-hand", "gathered", "rooms-of-turn", "stables-of-turn"],
    *["wooden-rooms-of-turn", "clay-rooms-of-turn", "stone-rooms-of-turn"],
    *["rounds-done", "harvests-done", "players", "placed", "most-rooms", "house", "free-stalls", "major-points"],
    *["left-over", "placing", "pieces-built", "spaces-turned", "spaces-fenced"],
]
"""The names in the order of the numbers above, the most frequent ones first."""
TOLD: Final[list[str]] = NAMES[_TOLD:]
"""The names of amounts that are details of the moment."""

BOTTOM_ROW_FROM: Final = 5
"""On the supply board, the top row ends with the Well."""


class Counted(Amount):
    """The number of a named thing; words and symbols go by the name.

    On the farm: its `rooms`, `new-rooms` that it did not have at the start, `unused-spaces` and `fenced-spaces`;
    `field-tiles`, and `all-fields`, on cards and in sown pastures too; the `fences` built, the `fences-left` in the
    supply, and the `palisades` that stand for fences; `stables`, the `unfenced-stables` outside pastures, `animals`.

    In front of the seat, or in its hand: `occupations` played, `improvements` of both kinds, `major-improvements`, of
    these the ones from the `bottom-row` of the supply board, `minor-improvements`, those that cook or bake
    (`cooking-improvements` are no ovens), and `occupations-in-hand`; `building-resources` in the supply.

    Its `people` in play, the `newborns` of this round, the `people-gathering` on accumulation spaces, newborns too.

    The `rooms-of-turn` and `stables-of-turn` built since its turn began, all rooms or those of one material; the
    building resources `gathered` in this work phase. Of the game: the complete `rounds-left` to play, `rounds-done`,
    `harvests-done`, and the `players`.

    The material of the `house`, by number; 1 if no player has more rooms (`most-rooms`), or else 0; the `free-stalls`,
    places for animals of any kind on cards that can stay free; the `major-points` printed on its major improvements, of
    which the smallest number counts twice; the building resources `left-over` when a card has been paid for, which has
    to allow for it. The rank of the person that is taking an action among those it has `placed` in this round, even if
    another one was placed since; 0 if no person stands for an action. The rank of the person that is just `placing`, if
    it stands on the action space in question, or else 0.

    Details of the moment: the `pieces-built`, the `spaces-turned` from unused ones to used ones, `spaces-fenced`.

    ruling: Animals may be moved at any time, so they stand as it is best for the card with free stalls.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self.kind = NAMES.index(name)

    def is_of_moment(self) -> bool:
        return self.kind >= _PLACING

    def count(self, state: State, seat: int) -> int:
        mine = state.seats[seat]
        kind = self.kind
        if kind == _OCCUPATIONS:
            return mine.occupation_count()
        if kind == _IMPROVEMENTS:
            return mine.improvement_count()
        if kind == _ROOMS:
            return mine.room_count()
        if kind == _PEOPLE:
            return mine.people
        if kind == _UNUSED_SPACES:
            return bit_count(ALL_SPACES & ~mine.used_spaces())
        if kind == _ROUNDS_LEFT:
            return ROUNDS - state.round
        if kind <= _UNFENCED_STABLES:
            return on_farm(mine, kind)
        if kind <= _BUILDING_RESOURCES:
            return people_or_goods(state, seat, kind)
        if kind <= _OCCUPATIONS_IN_HAND:
            return cards(state, seat, kind)
        if kind <= _PLAYERS:
            return so_far(state, mine, kind)
        return state.told(seat) if kind >= _TOLD else of_single_cards(state, seat, kind)


def on_farm(mine: Player, kind: int) -> int:
    """The number of things of a kind that are built or plowed."""
    if kind == _FIELD_TILES:
        return bit_count(mine.fields)
    if kind == _ALL_FIELDS:
        found = bit_count(mine.fields) + len(mine.crops) - SPACES
        for pasture in mine.pastures:
            found += 1 if is_sown(mine, pasture) else 0
        return found
    if kind == _NEW_ROOMS:
        return bit_count(mine.rooms & ~STARTING_ROOMS)
    if kind == _FENCED_SPACES:
        return bit_count(mine.fenced)
    if kind == _FENCES:
        return bit_count(mine.fences & ~mine.palisades)
    if kind == _FENCES_LEFT:
        return mine.fences_left()
    if kind == _PALISADES:
        return bit_count(mine.palisades)
    if kind == _STABLES:
        return bit_count(mine.stables)
    return bit_count(mine.stables & ~mine.fenced)


def people_or_goods(state: State, seat: int, kind: int) -> int:
    """The number of people or goods, of some or of several kinds."""
    mine = state.seats[seat]
    if kind == _NEWBORNS:
        return mine.newborns
    if kind == _ANIMALS:
        return sum(mine.goods[SHEEP : SHEEP + ANIMALS])
    if kind == _BUILDING_RESOURCES:
        return sum(mine.goods[:BUILDING_RESOURCES])
    found = 0
    for person in state.persons:
        if owner_of(person) == seat and state.setup.accumulates[space_of(person)]:
            found += 1
    return found


def cards(state: State, seat: int, kind: int) -> int:
    """The number of improvements and occupations of some kind."""
    mine = state.seats[seat]
    if kind == _MAJOR_IMPROVEMENTS:
        return bit_count(state.majors_of(seat))
    if kind == _MINOR_IMPROVEMENTS:
        return len(mine.played) - mine.occupation_count()
    if kind == _BOTTOM_ROW:
        return bit_count((mine.improvements & MAJORS) >> BOTTOM_ROW_FROM)
    found = 0
    if kind == _OCCUPATIONS_IN_HAND:
        for card in mine.hand:
            if is_occupation(card):
                found += 1
        return found
    improvements = state.setup.improvements
    for i in range(len(improvements)):
        if mine.has_improvement(i):
            does = improvements[i].bread > 0 if kind == _BAKING_IMPROVEMENTS else len(improvements[i].cooks) > 0
            found += 1 if does else 0
    return found


def so_far(state: State, mine: Player, kind: int) -> int:
    """The number of things done in this turn, phase or game."""
    if kind == _GATHERED:
        return mine.gathered
    if kind == _ROOMS_OF_TURN:
        return sum([rooms_of_turn(mine, house) for house in range(len(HOUSE_NAMES))])
    if kind == _STABLES_OF_TURN:
        return mine.built >> BUILT_STABLES & (1 << BUILT_BITS) - 1
    if kind <= _STONE_ROOMS_OF_TURN:
        return rooms_of_turn(mine, kind - _WOODEN_ROOMS_OF_TURN)
    if kind == _ROUNDS_DONE:
        return state.round - 1
    if kind == _HARVESTS_DONE:
        done = 0
        for number in HARVEST_ROUNDS:
            if number < state.round or (number == state.round and is_harvest_over(state)):
                done += 1
        return done
    return len(state.seats)


def of_single_cards(state: State, seat: int, kind: int) -> int:
    """Amounts for which only single cards ask."""
    mine = state.seats[seat]
    if kind == _PLACED:
        return placed(state, seat)
    if kind == _MOST_ROOMS:
        for other in state.seats:
            if other.room_count() > mine.room_count():
                return 0
        return 1
    if kind == _HOUSE:
        return mine.house
    if kind == _FREE_STALLS:
        return free_stalls(mine)
    if kind == _MAJOR_POINTS:
        return major_points(state, seat)
    if kind == _LEFT_OVER:
        return sum(mine.goods[:BUILDING_RESOURCES])
    return mine.placed if state.acting_on(seat) == space_told(state.told(seat)) else 0


def placed(state: State, seat: int) -> int:
    """The rank, in order of placing, of the seat's person that is taking an action, from 1 on, or 0."""
    spaces = state.placed_by(seat)
    acting = state.acting_on(seat)
    for i in range(len(spaces) - 1, -1, -1):
        if spaces[i] == acting:
            return i + 1
    return 0


def major_points(state: State, seat: int) -> int:
    """The points that are printed on major improvements, of which the smallest number counts twice."""
    majors = state.majors_of(seat)
    improvements = state.setup.improvements
    total = least = 0
    for i in range(len(improvements)):
        if majors >> i & 1:
            points = improvements[i].points
            least = points if not total else min(least, points)
            total += points
    return total + least


def rooms_of_turn(mine: Player, house: int) -> int:
    """The number of rooms of a material built since the turn began."""
    return mine.built >> BUILT_ROOMS + BUILT_BITS * house & (1 << BUILT_BITS) - 1


def is_harvest_over(state: State) -> bool:
    """True if animals have bred in this round."""
    return state.phase == SCORING or (state.phase == BREEDING and state.turn > 1)
