"""A hand card: what it costs and asks for, what it does when it is played, and what it does from then on."""

from __future__ import annotations

from collections.abc import Sequence

from allmende.agricola.rules.components import GRAIN, VEGETABLE
from allmende.agricola.rules.language.conditions import AllOf, Condition, LeftOver
from allmende.agricola.rules.language.effect import Action, Effect, Space, Then
from allmende.agricola.rules.language.points import Points
from allmende.agricola.rules.language.savings import Saving
from allmende.agricola.rules.language.sharing import Access
from allmende.agricola.rules.language.trigger import CardPart, Trigger
from allmende.agricola.rules.moments import ANY_TIME_MOMENT, TOLL
from allmende.agricola.rules.numbers import CARD_NAMES, LEAST_PLAYERS, card_index
from allmende.agricola.rules.permits import SHARES_SPACES
from allmende.agricola.rules.state import Table


class AtAnyTime(Then):
    """What a card in play lets its owner do at any time. `animals`, `fields`: it has to do with them.

    `feeding`: it can be done in the feeding phase only.
    """

    feeding: bool = False

    def __init__(self, action: Action, animals: bool = False, fields: bool = False) -> None:
        super().__init__([action])
        self.animals = animals
        self.fields = fields


class Permit:
    """A permission of a card in play, one of those in `permits.py`."""

    def __init__(self, bit: int) -> None:
        self.bit = bit


class AlsoMajor:
    """The card is a major improvement, too: by its number, which is one of those in `ALSO_MAJORS`."""

    def __init__(self, improvement: int) -> None:
        self.improvement = improvement


class OnlyWithMajor:
    """The card can only be played with a "Major or Minor Improvement" action."""


class Returns:
    """Nothing is paid for the card, but one of these major improvements is returned."""

    def __init__(self, improvements: Sequence[int]) -> None:
        self.improvements = list(improvements)


class FieldCard:
    """The card is a field, on which some crops grow."""

    def __init__(self, crops: Sequence[int] = (GRAIN, VEGETABLE)) -> None:
        self.crops = list(crops)


class CardSpace(Space):
    """The action space that a card is: for all players or for its owner alone, perhaps only while something holds."""

    def __init__(self, effects: Sequence[Effect], when: Condition | None, for_all: bool) -> None:
        super().__init__("", list(effects), 1)
        self.when = when
        self.for_all = for_all
        self.card = -1

    def is_possible(self, table: Table, seat: int) -> bool:
        if not self.is_open(table, seat) or (self.when is not None and not self.when.holds(table, seat)):
            return False
        return super().is_possible(table, seat)

    def is_open(self, table: Table, seat: int) -> bool:
        """Whether the seat is among those for whom it is there."""
        return self.for_all or self.card in table.seats[seat].played


class ActionSpace:
    """The card is an action space, too."""

    def __init__(self, *effects: Effect, when: Condition | None = None, for_all: bool = True) -> None:
        self.space = CardSpace(effects, when, for_all)


class Toll:
    """What other players have to give to the owner before they use certain action spaces, given as bits.

    `least`: only if so many goods lie there. Whoever can't pay can't use them.
    """

    def __init__(self, spaces: int, resource: int, count: int, least: int = 0) -> None:
        self.spaces = spaces
        self.resource = resource
        self.count = count
        self.least = least


class Dearer:
    """From some round on, the card costs more."""

    def __init__(self, from_round: int, cost: Sequence[int]) -> None:
        self.from_round = from_round
        self.cost = list(cost)


Part = (
    Effect
    | Saving
    | Points
    | Permit
    | AlsoMajor
    | Access
    | FieldCard
    | ActionSpace
    | Toll
    | Returns
    | Dearer
    | OnlyWithMajor
)


class Card(CardPart):
    """A minor improvement or an occupation. As a step it carries out what happens when it is played.

    `card` is its place in `CARDS`, `number` what is printed. `costs` are the ways to pay for it, as pairs of resource
    and count, and `cost_each` what has to be paid besides for each of the seat's people. `needs` is its prerequisite,
    which some have had only since an amendment (`needs_since`), `players` the least number of them. A card that
    `travels` is passed to the left once it has been played. `returns` are the major improvements of which one is
    returned for it, and `majors` has as a bit the one that it is itself, too. `in_order` has all its parts as they are
    written down; what it does when it is played are its `effects`.
    """

    def __init__(
        self,
        number: str,
        costs: Sequence[Sequence[int]],
        parts: Sequence[Part],
        needs: Condition | None,
        points: int,
        travels: bool,
        cost_each: Sequence[int],
        ruling: str,
        needs_since: int,
    ) -> None:
        self.card = card_index(number)
        self.number = number
        self.name = CARD_NAMES[self.card]
        self.target = f"card:{self.name}"
        self.costs = [list(cost) for cost in costs]
        self.cost_each = list(cost_each)
        self.needs = needs
        self.needs_since = needs_since
        self.points = points
        self.travels = travels
        self.keeps = left_over(needs)
        self.dearer = [part for part in parts if isinstance(part, Dearer)]
        self.players = LEAST_PLAYERS[self.card]
        self.ruling = ruling
        self.triggers = [part for part in parts if isinstance(part, Trigger)]
        for part in parts:
            if isinstance(part, Effect):
                self.triggers += waiting_in(part)
        self.savings = [part for part in parts if isinstance(part, Saving)]
        self.bonuses = [part for part in parts if isinstance(part, Points)]
        self.uses = [part for part in parts if isinstance(part, AtAnyTime)]
        self.accesses = [part for part in parts if isinstance(part, Access)]
        self.permits = sum(part.bit for part in parts if isinstance(part, Permit))
        self.permits |= SHARES_SPACES if self.accesses else 0
        self.majors = sum(1 << part.improvement for part in parts if isinstance(part, AlsoMajor))
        self.returns: list[int] = []
        self.bed = 0
        for part in parts:
            if isinstance(part, Returns):
                self.returns += part.improvements
            if isinstance(part, FieldCard):
                self.bed = sum(1 << crop - GRAIN for crop in part.crops)
        self.by_cost = any(isinstance(part, Effect) and part.by_cost for part in parts)
        self.tolls = [part for part in parts if isinstance(part, Toll)]
        self.space: CardSpace | None = None
        for part in parts:
            if isinstance(part, ActionSpace):
                self.space = part.space
                part.space.card = self.card
                part.space.target = self.target
        self.only_with_major = any(isinstance(part, OnlyWithMajor) for part in parts)
        self.in_order = list(parts)
        super().__init__(
            [part for part in parts if isinstance(part, Effect) and not isinstance(part, (Trigger, AtAnyTime))]
        )
        self.moments = 1 << ANY_TIME_MOMENT if self.uses else 0
        self.watches = 1 << TOLL if self.tolls else 0
        for trigger in self.triggers:
            trigger.card = self.card
            trigger.target = self.target
            self.moments |= trigger.bits() if trigger.mine else 0
            self.watches |= trigger.bits() if trigger.others else 0
        for use in self.uses:
            use.target = self.target

    def parts(self) -> list[Effect]:
        found: list[Effect] = [*self.effects, *self.triggers, *self.uses]
        if self.space is not None:
            found.append(self.space)
        return found

    def left(self, mark: int) -> int:
        """How much of what lies on the card is left when its mark is this; -1 if nothing ever does."""
        for part in (*self.triggers, *self.uses):
            for effect in part.effects:
                left = effect.left_on_card(mark)
                if left >= 0:
                    return left
        return -1

    def stored(self, mark: int) -> list[int]:
        """The goods that lie on the card when its mark is this, by resource, if there may be several kinds."""
        for trigger in self.triggers:
            for effect in trigger.effects:
                stored = effect.goods_on_card(mark)
                if stored:
                    return stored
        return []

    def is_playable(self, table: Table, seat: int, with_major: bool = False) -> bool:
        """Whether its prerequisite is met; `with_major`: with a "Major or Minor Improvement" action."""
        if self.only_with_major and not with_major:
            return False
        return self.needs is None or self.is_met(table, seat)

    def is_met(self, table: Table, seat: int) -> bool:
        """Whether its prerequisite is met, if it has one in this game."""
        if self.needs is None or (self.needs_since and not table.amended(self.needs_since)):
            return True
        return self.needs.holds(table, seat)


def left_over(needs: Condition | None) -> int:
    """How many building resources have to be left once the card has been paid for."""
    if isinstance(needs, AllOf):
        return max([left_over(part) for part in needs.conditions])
    return needs.number if isinstance(needs, LeftOver) else 0


def waiting_in(effect: Effect) -> list[Trigger]:
    """What an effect may lay on round spaces, to be done when their rounds begin."""
    found: list[Trigger] = [part for part in effect.laid() if isinstance(part, Trigger)]
    for part in effect.parts():
        found += waiting_in(part)
    return found


def minor(
    number: str,
    cost: Sequence[int],
    *parts: Part,
    needs: Condition | None = None,
    points: int = 0,
    travels: bool = False,
    cost_each: Sequence[int] = (),
    or_pay: Sequence[Sequence[int]] = (),
    ruling: str = "",
    needs_since: int = 0,
) -> Card:
    """A minor improvement. `or_pay` are other ways to pay for it that are printed on it."""
    return Card(number, [cost, *or_pay], parts, needs, points, travels, cost_each, ruling, needs_since)


def occupation(
    number: str, *parts: Part, needs: Condition | None = None, ruling: str = "", needs_since: int = 0
) -> Card:
    """An occupation. Hardly any has a prerequisite."""
    return Card(number, [[]], parts, needs, 0, False, [], ruling, needs_since)
