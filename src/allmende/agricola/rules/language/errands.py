"""What cards for using action spaces need besides: goods that lie on a card, and where a space lies on the board."""

from __future__ import annotations

from collections.abc import Sequence

from allmende.agricola.facts import events
from allmende.agricola.rules.components import RESOURCES
from allmende.agricola.rules.farm.farmyard import bit_count
from allmende.agricola.rules.language.effect import Action, Given
from allmende.agricola.rules.language.goods import receive
from allmende.agricola.rules.language.paying import card_at
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
