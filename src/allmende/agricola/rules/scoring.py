"""Scoring (chapter "Game End and Winner"): categories with their points, and the winners."""

from __future__ import annotations

from allmende.agricola.components.farmyard import ALL_SPACES, bit_count
from allmende.agricola.components.improvement import Improvement
from allmende.agricola.components.moves import IMPROVEMENTS
from allmende.agricola.components.pieces import (
    ANIMAL_POINTS,
    ANIMALS,
    BEGGING_POINTS,
    BUILDING_RESOURCES,
    CROP_POINTS,
    CROPS,
    FENCED_STABLE_POINTS,
    FIELD_POINTS,
    GRAIN,
    PASTURE_POINTS,
    PERSON_POINTS,
    ROOM_POINTS,
    SHEEP,
    UNUSED_POINTS,
    from_table,
)
from allmende.agricola.rules.farm.crops import growing
from allmende.agricola.rules.language.in_play import card_at
from allmende.agricola.rules.language.points import craft_points
from allmende.agricola.rules.permits import FRUGAL, FRUGAL_POINTS, WINNING_POINTS, WINS_EXACTLY
from allmende.agricola.rules.player import Player
from allmende.agricola.rules.state import State
from allmende.core.view import ScoreLine


def crop_points(mine: Player, crop: int) -> int:
    """The points for grain or vegetables, in the supply and on the fields."""
    return from_table(CROP_POINTS[crop], mine.goods[GRAIN + crop] + growing(mine, crop == 1))


def unused_points(mine: Player) -> int:
    """The points for unused spaces of the farmyard."""
    return UNUSED_POINTS * bit_count(ALL_SPACES & ~mine.used_spaces())


def stable_points(mine: Player) -> int:
    """The points for fenced stables."""
    return FENCED_STABLE_POINTS * bit_count(mine.stables & mine.fenced)


def people_points(mine: Player) -> int:
    """The points for the family."""
    return (PERSON_POINTS - FRUGAL_POINTS if mine.permits & FRUGAL else PERSON_POINTS) * mine.people


def improvement_points(mine: Player, improvements: list[Improvement]) -> int:
    """The points printed on the major improvements."""
    points = 0
    if not mine.improvements:
        return points
    for i in range(IMPROVEMENTS):
        if mine.has_improvement(i):
            points += improvements[i].points
    return points


def farm_points(mine: Player) -> int:
    """The points for the farmyard, the family and the begging markers, without goods and improvements."""
    return (
        from_table(FIELD_POINTS, bit_count(mine.fields))
        + from_table(PASTURE_POINTS, len(mine.pastures))
        + unused_points(mine)
        + stable_points(mine)
        + ROOM_POINTS[mine.house] * mine.room_count()
        + people_points(mine)
        + BEGGING_POINTS * mine.begging
    )


def printed_points(state: State, seat: int) -> int:
    """The points printed on the cards in play."""
    points = 0
    for card in state.seats[seat].played:
        points += card_at(state, card).points
    return points


def card_bonus_points(state: State, seat: int) -> int:
    """The bonus points of cards: those already given out, and those counted at the end."""
    points = state.seats[seat].bonus
    for_house = 0
    for i in range(len(state.seats)):
        for card in state.seats[i].played:
            for bonus in card_at(state, card).bonuses:
                if bonus.for_house:
                    for_house = max(for_house, bonus.count(state, seat) if i == seat else 0)
                else:
                    points += bonus.count(state, seat) if i == seat else bonus.count_for_others(state, seat)
    for card in state.beside:
        for bonus in card_at(state, card).bonuses:
            points += bonus.count(state, seat)
    return points + for_house


def points(state: State, seat: int) -> int:
    """All points of a seat."""
    mine = state.seats[seat]
    improvements = state.setup.improvements
    total = farm_points(mine) + improvement_points(mine, improvements) + craft_points(mine, improvements)
    if state.setup.cards:
        total += printed_points(state, seat) + card_bonus_points(state, seat)
    for crop in range(CROPS):
        total += crop_points(mine, crop)
    for animal in range(ANIMALS):
        total += from_table(ANIMAL_POINTS[animal], mine.goods[SHEEP + animal])
    return total


def score_lines(state: State, seat: int) -> list[ScoreLine]:
    """The points by category, in the order of the scoring pad."""
    mine = state.seats[seat]
    improvements = state.setup.improvements
    animals = [from_table(ANIMAL_POINTS[i], mine.goods[SHEEP + i]) for i in range(ANIMALS)]
    return [
        ScoreLine("fields", from_table(FIELD_POINTS, bit_count(mine.fields))),
        ScoreLine("pastures", from_table(PASTURE_POINTS, len(mine.pastures))),
        ScoreLine("grain", crop_points(mine, 0)),
        ScoreLine("vegetables", crop_points(mine, 1)),
        ScoreLine("sheep", animals[0]),
        ScoreLine("boar", animals[1]),
        ScoreLine("cattle", animals[2]),
        ScoreLine("unused", unused_points(mine)),
        ScoreLine("stables", stable_points(mine)),
        ScoreLine("rooms", ROOM_POINTS[mine.house] * mine.room_count()),
        ScoreLine("people", people_points(mine)),
        ScoreLine("improvements", improvement_points(mine, improvements) + printed_points(state, seat)),
        ScoreLine("bonus", craft_points(mine, improvements) + card_bonus_points(state, seat)),
        ScoreLine("begging", BEGGING_POINTS * mine.begging),
    ]


def building_resources(mine: Player) -> int:
    """The wood, clay, reed and stone in the supply, which break ties."""
    count = 0
    for resource in range(BUILDING_RESOURCES):
        count += mine.goods[resource]
    return count


def winners(state: State) -> list[int]:
    """The seats with the most points; of several, those with the most building resources left.

    With a card of deck X, a certain number of points is more than any other.
    """
    totals = [points(state, seat) for seat in range(len(state.seats))]
    wins_exactly = WINNING_POINTS in totals and any(
        card_at(state, card).permits & WINS_EXACTLY for card in state.beside
    )
    best = WINNING_POINTS if wins_exactly else max(totals)
    leaders = [i for i in range(len(totals)) if totals[i] == best]
    most = max([building_resources(state.seats[i]) for i in leaders])
    return [i for i in leaders if building_resources(state.seats[i]) == most]
