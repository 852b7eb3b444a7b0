"""What cards for using action spaces need besides: goods that lie on a card, and where a space lies on the board."""

from __future__ import annotations

from collections.abc import Sequence

from allmende.agricola.facts import events
from allmende.agricola.rules.accumulation import ACCUMULATED
from allmende.agricola.rules.amendments import LEFT_OF_NEWEST
from allmende.agricola.rules.board import LEFT_OF_ROUND, STAGE_OF_ROUND
from allmende.agricola.rules.components import RESOURCE_NAMES, RESOURCES
from allmende.agricola.rules.farm.farmyard import bit_count
from allmende.agricola.rules.language.conditions import Condition
from allmende.agricola.rules.language.effect import Action, Given
from allmende.agricola.rules.language.goods import receive
from allmende.agricola.rules.language.paying import card_at
from allmende.agricola.rules.moments import EMPTIED
from allmende.agricola.rules.moves import DISCARD
from allmende.agricola.rules.numbers import CARD_COUNT, CARD_NAMES
from allmende.agricola.rules.state import Table


class LayOnCard(Given):
    """Goods of the general supply come onto the card: so many more, or with `refills` up to so many.

    The card's mark says how many lie there.
    """

    def __init__(self, card: int, resource: int, count: int, refills: bool = False) -> None:
        self.card = card
        self.resource = resource
        self.count = count
        self.refills = refills

    def left_on_card(self, mark: int) -> int:
        return mark

    def goods_on_card(self, mark: int) -> list[int]:
        counts = [0] * RESOURCES
        counts[self.resource] = mark
        return counts

    def give(self, table: Table, seat: int, source: str) -> None:
        mine = table.seats[seat]
        before = mine.mark_of(self.card)
        after = max(before, self.count) if self.refills else before + self.count
        mine.set_mark(self.card, after)
        if after > before and table.log is not None:
            resource, card = RESOURCE_NAMES[self.resource], CARD_NAMES[self.card]
            table.log.append(events.LaidOnCard(seat=seat, resource=resource, count=after - before, card=card))


class TakeOffCard(Given):
    """One of the goods that lie on the card, if there are any."""

    def __init__(self, card: int, resource: int) -> None:
        self.card = card
        self.resource = resource

    def left_on_card(self, mark: int) -> int:
        return mark

    def give(self, table: Table, seat: int, source: str) -> None:
        mine = table.seats[seat]
        left = mine.mark_of(self.card)
        if left:
            mine.set_mark(self.card, left - 1)
            receive(table, seat, self.resource, 1, source)
            if left == 1:
                table.happen(seat, EMPTIED, self.card)


class OnceByRound(Given):
    """Goods that lie on the card, one for the action space of each of some rounds.

    The card's mark says which of them are gone, as bits.
    """

    def __init__(self, card: int, rounds: Sequence[int], goods: Sequence[int]) -> None:
        self.card = card
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


class OneMore(Given):
    """One good of the kind that accumulates on the action space that has been used."""

    def give(self, table: Table, seat: int, source: str) -> None:
        receive(table, seat, ACCUMULATED[table.told(seat)], 1, source)


class DiscardCard(Action):
    """Discard a hand card, openly, to get something.

    The card's mark has all that have been discarded with it, as bits by card.
    """

    asks = "prompt-discard-hand-card"
    first = DISCARD
    last = DISCARD + CARD_COUNT

    def __init__(self, card: int, gains: Sequence[Given]) -> None:
        self.card = card
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


class LeftOfNewest(Condition):
    """The action space in question is the card to the left of the newest one on the game board.

    Before an amendment, it was the one above it. The spaces of the rounds of a stage lie one below the other; the first
    stage's rounds 2 to 4 are such a column, and round 1 has nothing above it either.
    """

    of_moment = True

    def holds(self, table: Table, seat: int) -> bool:
        newest = table.round
        if table.amended(LEFT_OF_NEWEST):
            left = LEFT_OF_ROUND[newest]
            return left > 0 and table.order[left - 1] == table.told(seat)
        if newest < 3 or STAGE_OF_ROUND[newest - 1] != STAGE_OF_ROUND[newest]:
            return False
        return table.order[newest - 2] == table.told(seat)
