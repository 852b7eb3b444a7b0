"""What cards for using action spaces need besides: goods that lie on a card, and where a space lies on the board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from allmende.agricola.facts import events
from allmende.agricola.rules.components import RESOURCE_NAMES, RESOURCES
from allmende.agricola.rules.farm.farmyard import bit_count
from allmende.agricola.rules.language.effect import Action, Given
from allmende.agricola.rules.language.goods import receive
from allmende.agricola.rules.language.paying import card_at
from allmende.agricola.rules.moments import EMPTIED
from allmende.agricola.rules.moves import DISCARD
from allmende.agricola.rules.numbers import CARD_COUNT, CARD_NAMES
from allmende.agricola.rules.state import Table


class OnceByRound(Given):
    """Goods that lie on the card, one for the action space of each of some rounds.

    The card's mark says which of them are gone, as bits.
    """

    def __init__(self, rounds: Sequence[int], goods: Sequence[int]) -> None:
        self.rounds = list(rounds)
        self.goods = list(goods)

    def left_on_card(self, mark: int) -> int:
        return len(self.goods) - bit_count(mark)

    def goods_on_card(self, mark: int) -> list[int]:
        counts = [0] * RESOURCES
        for i in range(len(self.goods)):
            if not mark >> i & 1:
                counts[self.goods[i]] += 1
        return counts

    def give(self, table: Table, seat: int, source: str) -> None:
        mine = table.seats[seat]
        gone = mine.mark_of(self.card)
        for i in range(len(self.rounds)):
            if table.order[self.rounds[i] - 1] == table.told(seat) and not gone >> i & 1:
                mine.set_mark(self.card, gone | 1 << i)
                receive(table, seat, self.goods[i], 1, source)


class DiscardCard(Action):
    """Discard a hand card, openly, to get something.

    The card's mark has all that have been discarded with it, as bits by card.
    """

    asks = "prompt-discard-hand-card"
    first = DISCARD
    last = DISCARD + CARD_COUNT

    def __init__(self, gains: Sequence[Given]) -> None:
        self.gains = list(gains)

    def parts(self) -> list[Given]:  # type: ignore[override]  # what is given is an effect
        return self.gains

    def choices(self, table: Table, seat: int) -> list[int]:
        return [DISCARD + card for card in table.seats[seat].hand]

    def do(self, table: Table, seat: int, move: int) -> None:
        mine = table.seats[seat]
        source = self.source(table, seat)
        card = move - DISCARD
        mine.hand = [other for other in mine.hand if other != card]
        mine.known = [other for other in mine.known if other != card]
        mine.set_mark(self.card, mine.mark_of(self.card) | 1 << card)
        if table.log is not None:
            table.log.append(events.CardDiscarded(seat=seat, card=CARD_NAMES[card]))
        for gain in self.gains:
            gain.give(table, seat, source)


def discarded(table: Table) -> list[int]:
    """All hand cards that have been discarded."""
    found: list[int] = []
    for mine in table.seats:
        for card in mine.played:
            for trigger in card_at(table, card).triggers:
                for effect in trigger.effects:
                    if isinstance(effect, DiscardCard):
                        mark = mine.mark_of(card)
                        found += [other for other in range(CARD_COUNT) if mark >> other & 1]
    return found


STORED_BITS: Final = 8
"""Of the mark of a card on which goods lie, so many bits are for each resource."""


class LayOnCard(Given):
    """Goods of the general supply come onto the card: so many more, or with `refills` up to so many.

    The card's mark says how many of each resource lie there.
    """

    def __init__(self, resource: int, count: int, refills: bool = False) -> None:
        self.resource = resource
        self.count = count
        self.refills = refills

    def left_on_card(self, mark: int) -> int:
        return sum(stored(mark))

    def goods_on_card(self, mark: int) -> list[int]:
        return stored(mark)

    def give(self, table: Table, seat: int, source: str) -> None:
        mine = table.seats[seat]
        mark = mine.mark_of(self.card)
        more = max(0, self.count - stored(mark)[self.resource]) if self.refills else self.count
        mine.set_mark(self.card, mark + (more << STORED_BITS * self.resource))
        if more and table.log is not None:
            resource, card = RESOURCE_NAMES[self.resource], CARD_NAMES[self.card]
            table.log.append(events.LaidOnCard(seat=seat, resource=resource, count=more, card=card))


class TakeOffCard(Given):
    """One of a resource that lies on the card, if there is any; or all goods that lie there, whatever they are."""

    def __init__(self, resource: int = -1) -> None:
        self.resource = resource

    def left_on_card(self, mark: int) -> int:
        return sum(stored(mark))

    def give(self, table: Table, seat: int, source: str) -> None:
        mine = table.seats[seat]
        mark = mine.mark_of(self.card)
        counts = stored(mark)
        if self.resource < 0:
            mine.set_mark(self.card, 0)
            for resource in range(RESOURCES):
                receive(table, seat, resource, counts[resource], source)
        elif counts[self.resource]:
            mine.set_mark(self.card, mark - (1 << STORED_BITS * self.resource))
            receive(table, seat, self.resource, 1, source)
            if sum(counts) == 1:
                table.happen(seat, EMPTIED, self.card)


def stored(mark: int) -> list[int]:
    """How many of each resource lie on a card with this mark."""
    return [mark >> STORED_BITS * resource & (1 << STORED_BITS) - 1 for resource in range(RESOURCES)]
