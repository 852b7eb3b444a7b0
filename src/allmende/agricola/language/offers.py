"""What cards offer for a price, and what they change about placing people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from allmende.agricola.board import SPACE_COUNT, space_bits
from allmende.agricola.components import FOOD
from allmende.agricola.farmyard import SPACES
from allmende.agricola.language.before import becomes_useful
from allmende.agricola.language.effect import Action, Given, OnCard, Space
from allmende.agricola.language.farming import sites
from allmende.agricola.language.goods import receive
from allmende.agricola.moments import BEFORE_USE, space_told
from allmende.agricola.moves import CHOOSE, PLACE, PLOW, TAKE
from allmende.agricola.permits import SHARES_WISH
from allmende.agricola.phases import USING
from allmende.agricola.state import Table
from allmende.core.position import FRAME


class Offer(Action):
    """Goods for something else: so much is paid, and then gains are given.

    Of several on a card, each has a `way` of its own. `leaves`: what is paid goes onto the accumulation space that has
    been used.
    """

    asks = "prompt-offer"

    def __init__(self, cost: Sequence[int], gains: Sequence[Given], way: int = 0, leaves: bool = False) -> None:
        self.cost = list(cost)
        self.gains = list(gains)
        self.leaves = leaves
        self.first = CHOOSE + way
        self.last = self.first + 1

    def parts(self) -> list[Given]:  # type: ignore[override]  # what is given is an effect
        return self.gains

    def is_possible(self, table: Table, seat: int) -> bool:
        return table.has_all(seat, self.cost)

    def choices(self, table: Table, seat: int) -> list[int]:
        return [self.first] if table.has_all(seat, self.cost) else []

    def do(self, table: Table, seat: int, move: int) -> None:
        source = self.source(table, seat)
        table.pay_all(seat, self.cost, source)
        if self.leaves:
            table.goods[space_told(table.told(seat))] += self.cost[1]
        for gain in self.gains:
            gain.give(table, seat, source)


class BuyFromPile(OnCard):
    """The top good of a pile on the card, for food."""

    asks = "prompt-offer"
    first = CHOOSE
    last = CHOOSE + 1

    def __init__(self, card: int, pile: Sequence[int], food: int) -> None:
        self.card = card
        self.pile = list(pile)
        self.pile_size = len(pile)
        self.food = food

    def choices(self, table: Table, seat: int) -> list[int]:
        mine = table.seats[seat]
        return [CHOOSE] if mine.mark_of(self.card) < self.pile_size and mine.goods[FOOD] >= self.food else []

    def do(self, table: Table, seat: int, move: int) -> None:
        mine = table.seats[seat]
        source = self.source(table, seat)
        bought = mine.mark_of(self.card)
        table.pay(seat, FOOD, self.food, source)
        mine.set_mark(self.card, bought + 1)
        receive(table, seat, self.pile[bought], 1, source)


class TilesOnCard(OnCard):
    """Plow a field with a tile that lies on the card."""

    asks = "prompt-plow-field"
    first = PLOW
    last = PLOW + SPACES

    def __init__(self, card: int, tiles: int) -> None:
        self.card = card
        self.pile_size = tiles

    def choices(self, table: Table, seat: int) -> list[int]:
        mine = table.seats[seat]
        return sites(PLOW, mine.field_sites()) if mine.mark_of(self.card) < self.pile_size else []

    def do(self, table: Table, seat: int, move: int) -> None:
        mine = table.seats[seat]
        mine.set_mark(self.card, mine.mark_of(self.card) + 1)
        table.plow(seat, move - PLOW)


STAGE_BITS: Final = 3
"""In the mode of a use of an action space: how far it is. Beyond that stands how much lay on one of those used."""
LAY_MASK: Final = 255
NOTE_PLACE: Final = STAGE_BITS + 8
"""Beyond that again stands, as bits, what has been done in the turn (`turns.py`)."""
MARKETS: Final[int] = space_bits(["sheep-market", "pig-market", "cattle-market"])
WISHES: Final[int] = space_bits(["basic-wish-for-children", "urgent-wish-for-children", "modest-wish-for-children"])


def free_spaces(table: Table, seat: int) -> int:
    """The action spaces that the seat may use, as bits."""
    free = table.spaces & ~table.occupied
    if table.seats[seat].permits & SHARES_WISH:
        for space in range(SPACE_COUNT):
            if WISHES >> space & 1 & table.spaces >> space and may_share(table, seat, space):
                free |= 1 << space
    return free


def may_share(table: Table, seat: int, space: int) -> bool:
    """Whether one person of one other player stands on an action space."""
    others = 0
    for i in range(len(table.people)):
        if table.people[i] >> space & 1:
            others += 1 if i != seat else 2
    return others == 1


def placings(table: Table, seat: int, spaces: int) -> list[int]:
    """The moves that place a person on one of these action spaces, if there is something to do on it."""
    found: list[int] = []
    actions = table.setup.actions
    for space in range(SPACE_COUNT):
        if not spaces >> space & 1:
            continue
        if is_useful(table, seat, actions[space]) or becomes_useful(table, seat, space):
            found.append(PLACE + space)
    return found


def is_useful(table: Table, seat: int, action: int) -> bool:
    """Whether the seat could do something on an action space."""
    node = table.steps[action]
    assert isinstance(node, Space)
    return node.is_possible(table, seat)


def place_person(table: Table, seat: int, space: int) -> None:
    """Place a person and use the action space."""
    mine = table.seats[seat]
    table.put_person(seat, space)
    if table.setup.cards:
        mine.taken = 0
        if not uses_under_way(table, seat):
            mine.built = 0
        mine.push(USING, space, table.goods[space] << STAGE_BITS)
    mine.push(table.setup.actions[space])
    if table.setup.cards:
        table.happen(seat, BEFORE_USE, space)


class PlaceSecond(Action):
    """Place another person right after the first one, if one of them uses one of these action spaces."""

    asks = "prompt-place-second"
    first = PLACE
    last = TAKE

    def __init__(self, spaces: int) -> None:
        self.spaces = spaces

    def choices(self, table: Table, seat: int) -> list[int]:
        if not table.seats[seat].home or uses_under_way(table, seat) != 1:
            return []
        free = free_spaces(table, seat)
        return placings(table, seat, free if self.spaces >> table.told(seat) & 1 else free & self.spaces)

    def do(self, table: Table, seat: int, move: int) -> None:
        place_person(table, seat, move - PLACE)


def uses_under_way(table: Table, seat: int) -> int:
    """How many action spaces the seat is using: more than one if it has placed people one right after the other."""
    stack = table.seats[seat].stack
    count = 0
    for i in range(0, len(stack), FRAME):
        if stack[i] == USING:
            count += 1
    return count
