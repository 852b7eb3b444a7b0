"""What cards offer for a price."""

from __future__ import annotations

from collections.abc import Sequence

from allmende.agricola.facts import events
from allmende.agricola.rules.accumulation import ACCUMULATED
from allmende.agricola.rules.board import SPACE_COUNT, SPACE_NAMES
from allmende.agricola.rules.components import FOOD
from allmende.agricola.rules.farm.farmyard import SPACES
from allmende.agricola.rules.language.effect import Action, Given, OnCard, Priced
from allmende.agricola.rules.language.farming import sites
from allmende.agricola.rules.language.goods import paid, receive, take_from
from allmende.agricola.rules.moments import SPACES_TURNED, space_told
from allmende.agricola.rules.moves import CHOOSE, PLOW
from allmende.agricola.rules.state import Table


class Offer(Priced):
    """Goods for something else: so much is paid, and then gains are given.

    Of several on a card, each has a `way` of its own. `leaves`: what is paid goes onto the accumulation space that has
    been used. `to_doer`: it goes to the player whose doing it is. `fence`: a fence of the supply goes, too, for good.
    """

    asks = "prompt-offer"

    def __init__(
        self,
        cost: Sequence[int],
        gains: Sequence[Given],
        way: int = 0,
        leaves: bool = False,
        to_doer: bool = False,
        fence: bool = False,
    ) -> None:
        self.cost = list(cost)
        self.gains = list(gains)
        self.leaves = leaves
        self.to_doer = to_doer
        self.fence = fence
        self.first = CHOOSE + way
        self.last = self.first + 1

    def parts(self) -> list[Given]:  # type: ignore[override]  # what is given is an effect
        return self.gains

    def is_possible(self, table: Table, seat: int) -> bool:
        if not super().is_possible(table, seat) or (self.fence and table.seats[seat].fences_left() <= 0):
            return False
        return self.has_gains(table, seat)

    def has_gains(self, table: Table, seat: int) -> bool:
        """Whether something would be given."""
        for gain in self.gains:
            if gain.is_possible(table, seat):
                return True
        return False

    def deal(self, table: Table, seat: int) -> list[int]:
        found = paid(self.cost)
        for gain in self.gains:
            found += gain.foreseen(table, seat)
        return found

    def do(self, table: Table, seat: int, move: int) -> None:
        if self.fence:
            remove_fence(table, seat)
        source = self.source(table, seat)
        if self.to_doer:
            for i in range(0, len(self.cost), 2):
                table.hand_over(seat, table.doer(seat), self.cost[i], self.cost[i + 1], self.card)
        else:
            table.pay_all(seat, self.cost, source)
        if self.leaves:
            table.goods[space_told(table.told(seat))] += self.cost[1]
        for gain in self.gains:
            gain.give(table, seat, source)


def remove_fence(table: Table, seat: int) -> None:
    """Take a fence of the seat's supply out of play."""
    table.seats[seat].fences_away += 1
    if table.log is not None:
        table.log.append(events.PiecesRemoved(seat=seat, what="fence", count=1))


class BuyFromPile(OnCard):
    """The top good of a pile on the card, for food or something else (`price`)."""

    asks = "prompt-offer"
    first = CHOOSE
    last = CHOOSE + 1

    def __init__(self, pile: Sequence[int], count: int, price: int = FOOD) -> None:
        self.pile = list(pile)
        self.pile_size = len(pile)
        self.count = count
        self.price = price

    def choices(self, table: Table, seat: int) -> list[int]:
        mine = table.seats[seat]
        return [CHOOSE] if mine.mark_of(self.card) < self.pile_size and mine.goods[self.price] >= self.count else []

    def deal(self, table: Table, seat: int) -> list[int]:
        bought = table.seats[seat].mark_of(self.card)
        return [self.price, -self.count, self.pile[bought], 1] if bought < self.pile_size else []

    def do(self, table: Table, seat: int, move: int) -> None:
        mine = table.seats[seat]
        source = self.source(table, seat)
        bought = mine.mark_of(self.card)
        table.pay(seat, self.price, self.count, source)
        mine.set_mark(self.card, bought + 1)
        receive(table, seat, self.pile[bought], 1, source)


class TilesOnCard(OnCard):
    """Plow a field with a tile that lies on the card, or several at once, `together`, with all tiles that lie there."""

    asks = "prompt-plow-field"
    first = PLOW
    last = PLOW + SPACES

    def __init__(self, tiles: int, together: bool = False) -> None:
        self.pile_size = tiles
        self.together = together
        self.repeats = together

    def choices(self, table: Table, seat: int) -> list[int]:
        mine = table.seats[seat]
        plowed = self.so_far(table, seat) if self.together else 0
        used = plowed or mine.mark_of(self.card)
        return sites(PLOW, mine.field_sites()) if used < self.pile_size else []

    def do(self, table: Table, seat: int, move: int) -> None:
        mine = table.seats[seat]
        mine.set_mark(self.card, self.pile_size if self.together else mine.mark_of(self.card) + 1)
        table.plow(seat, move - PLOW)

    def end(self, table: Table, seat: int) -> None:
        plowed = table.seats[seat].stack[-2]
        super().end(table, seat)
        if plowed:
            table.happen(seat, SPACES_TURNED, plowed)


class TakeFrom(Action):
    """One good of one of these accumulation spaces, if at least so many lie there."""

    asks = "prompt-take-from"
    first = CHOOSE

    def __init__(self, spaces: int, least: int = 1) -> None:
        self.spaces = [space for space in range(SPACE_COUNT) if spaces >> space & 1]
        self.least = least
        self.last = CHOOSE + len(self.spaces)

    def choices(self, table: Table, seat: int) -> list[int]:
        goods = table.goods
        return [CHOOSE + i for i in range(len(self.spaces)) if goods[self.spaces[i]] >= self.least]

    def do(self, table: Table, seat: int, move: int) -> None:
        space = self.spaces[move - CHOOSE]
        table.goods[space] -= 1
        source = "" if table.log is None else f"space:{SPACE_NAMES[space]}"
        take_from(table, seat, space, ACCUMULATED[space], 1, source)
