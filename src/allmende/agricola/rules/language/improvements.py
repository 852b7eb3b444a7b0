"""Building and playing improvements, baking bread with them, and playing occupations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from allmende.agricola.rules.amendments import FIREPLACE_OF_HAND, STONE_NOT_DECLINED
from allmende.agricola.rules.board import SPACE_NAMES
from allmende.agricola.rules.components import GRAIN
from allmende.agricola.rules.improvement import KIND_TARGETS
from allmende.agricola.rules.language.before import give_before, lend, take_back
from allmende.agricola.rules.language.effect import Action, OneOf
from allmende.agricola.rules.language.paying import AT_LESSONS, can_pay, card_at, charge
from allmende.agricola.rules.language.putting import give_back, put_improvement
from allmende.agricola.rules.language.turns import TAUGHT_INSTEAD, is_noted, note
from allmende.agricola.rules.moments import (
    BAKED,
    BEFORE_BAKING,
    BEFORE_IMPROVING,
    DECLINED,
    HAS_COOKED,
    MAJOR_ACTION,
    MINOR_ACTION,
    UPGRADED,
    space_told,
)
from allmende.agricola.rules.moves import BAKE, DONE, HEARTHS, IMPROVE, IMPROVEMENTS, OVENS, PLAY, UPGRADE
from allmende.agricola.rules.numbers import CARD_COUNT, FIRST_OCCUPATION, is_occupation
from allmende.agricola.rules.permits import TEACHES_BAKERS
from allmende.agricola.rules.state import Table

FIREPLACES: Final = 2
"""The first of the improvements; the next two are the Cooking Hearths."""
UPGRADES: Final = 2 * FIREPLACES


class Improving(Action):
    """Build or play an improvement.

    With `spends`, at least one of that resource has to be paid, so that nothing can be returned instead. `named`: it is
    a "Major Improvement" or "Minor Improvement" action, and not just something that is built or played; `declined` says
    which one is left out then.
    """

    declined: int

    def __init__(self, spends: int, with_major: bool, named: bool) -> None:
        self.spends = spends
        self.with_major = with_major
        self.named = named

    def must_spend(self) -> int:
        return self.spends

    def terms(self) -> int:
        """On what terms it pays."""
        return self.index if self.spends >= 0 or self.cost_here() else 0

    def do(self, table: Table, seat: int, move: int) -> None:
        give_before(table, seat, BEFORE_IMPROVING)
        charge(table, seat, move, self.index if self.with_major else self.terms())

    def decline(self, table: Table, seat: int) -> None:
        if self.named:
            table.happen(seat, DECLINED, self.declined)


class BuildMajor(Improving):
    """Build a major improvement; for a Cooking Hearth, a Fireplace may be returned instead of paying clay.

    That it may be an Oriental Fireplace, too, is one of the ways to pay for it.
    `among`: only one of these, and `cost` is what each costs instead of its own cost. `of_hand`: or one of these hand
    cards, which are such improvements, too, since an amendment.
    """

    asks = "prompt-build-major"
    first = IMPROVE
    last = UPGRADE + UPGRADES
    declined = MAJOR_ACTION

    def __init__(
        self,
        among: Sequence[int] = range(IMPROVEMENTS),
        cost: Sequence[int] = (),
        spends: int = -1,
        with_major: bool = False,
        named: bool = False,
        of_hand: Sequence[int] = (),
    ) -> None:
        super().__init__(spends, with_major, named)
        self.among = list(among)
        self.cost = list(cost)
        self.of_hand = list(of_hand)

    def cost_here(self) -> list[int]:
        return self.cost

    def owns(self, move: int) -> bool:
        return self.first <= move < self.last or (move >= PLAY and move - PLAY in self.of_hand)

    def is_possible(self, table: Table, seat: int) -> bool:
        if self.named and gains_by_declining(table, seat):
            return True
        lent = lend(table, seat, BEFORE_IMPROVING)
        possible = self.is_affordable(table, seat)
        take_back(table, seat, lent)
        return possible

    def is_affordable(self, table: Table, seat: int) -> bool:
        """Whether the seat can pay for an improvement with what it has."""
        if self.of_hand or table.seats[seat].improvements & (1 << FIREPLACES) - 1:
            return len(self.affordable(table, seat)) > 0
        terms = self.terms()
        for i in self.among:
            if table.improvements >> i & 1 and can_pay(table, seat, IMPROVE + i, terms):
                return True
        return False

    def choices(self, table: Table, seat: int) -> list[int]:
        lent = lend(table, seat, BEFORE_IMPROVING)
        found = self.affordable(table, seat)
        take_back(table, seat, lent)
        return found

    def affordable(self, table: Table, seat: int) -> list[int]:
        """The improvements for which the seat can pay with what it has."""
        found: list[int] = []
        mine = table.seats[seat]
        terms = self.terms()
        for i in self.among:
            if table.improvements >> i & 1 and can_pay(table, seat, IMPROVE + i, terms):
                found.append(IMPROVE + i)
        if mine.improvements & (1 << FIREPLACES) - 1 and self.spends < 0:
            for way in range(UPGRADES):
                hearth = hearth_of(way)
                can = hearth in self.among and table.improvements >> hearth & 1
                if can and mine.has_improvement(fireplace_of(way)):
                    found.append(UPGRADE + way)
        for card in self.of_hand:
            if card in mine.hand and table.amended(FIREPLACE_OF_HAND) and can_pay(table, seat, PLAY + card, terms):
                found.append(PLAY + card)
        return found

    def do(self, table: Table, seat: int, move: int) -> None:
        if move < UPGRADE or move >= PLAY:
            super().do(table, seat, move)
            return
        give_before(table, seat, BEFORE_IMPROVING)
        give_back(table, seat, fireplace_of(move - UPGRADE))
        put_improvement(table, seat, hearth_of(move - UPGRADE), self.with_major)
        table.happen(seat, UPGRADED)


def hearth_of(way: int) -> int:
    """The Cooking Hearth that one gets in this way of returning a Fireplace."""
    return FIREPLACES + way // FIREPLACES


def fireplace_of(way: int) -> int:
    """The Fireplace that is returned."""
    return way % FIREPLACES


class BakeBread(Action):
    """Turn grain into food, one at a time, with any of one's improvements that bake (chapter "Ovens").

    `single`: exactly one grain, which is no "Bake Bread" action. Eight bits of the counter for each kind of improvement
    say how much it has baked in this action.
    """

    first = BAKE
    last = BAKE + OVENS

    def __init__(self, single: bool = False) -> None:
        self.repeats = not single
        self.asks = "prompt-bake-one" if single else "prompt-bake"

    def owns(self, move: int) -> bool:
        return BAKE <= move < BAKE + OVENS or (self.repeats and PLAY + FIRST_OCCUPATION <= move < PLAY + CARD_COUNT)

    def choices(self, table: Table, seat: int) -> list[int]:
        mine = table.seats[seat]
        found: list[int] = []
        baked = self.so_far(table, seat)
        lent = [] if baked or not self.repeats else lend(table, seat, BEFORE_BAKING)
        if mine.goods[GRAIN] and mine.improvements:
            for kind in range(OVENS):
                oven = table.improvement_of(seat, kind)
                if oven >= 0:
                    most = table.setup.improvements[oven].most_bread
                    if not most or (baked >> 8 * kind & 255) < most:
                        found.append(BAKE + kind)
        take_back(table, seat, lent)
        if mine.permits & TEACHES_BAKERS and self.repeats and not baked and not is_noted(mine, TAUGHT_INSTEAD):
            for card in mine.hand:
                if is_occupation(card) and card_at(table, card).is_playable(table, seat):
                    found.append(PLAY + card)
        return found

    def play(self, table: Table, seat: int, move: int) -> None:
        if move == DONE or not self.repeats:
            super().play(table, seat, move)
            return
        mine = table.seats[seat]
        if move >= PLAY:
            mine.pop()
            note(mine, TAUGHT_INSTEAD)
            charge(table, seat, move)
            return
        begins = not mine.stack[-2]
        mine.stack[-2] += 1 << 8 * (move - BAKE)  # first: what is given may be heard of, and cards lie above then
        if begins:
            give_before(table, seat, BEFORE_BAKING)
        self.do(table, seat, move)

    def finish(self, table: Table, seat: int) -> None:
        if self.repeats:
            table.happen(seat, BAKED)

    def do(self, table: Table, seat: int, move: int) -> None:
        kind = move - BAKE
        bread = table.setup.improvements[table.improvement_of(seat, kind)].bread
        table.exchange(seat, GRAIN, bread, KIND_TARGETS[kind])
        if kind < HEARTHS:
            table.happen(seat, HAS_COOKED)


class PlayMinor(Improving):
    """Play a minor improvement of one's hand (chapter "Minor Improvements")."""

    asks = "prompt-minor"
    first = PLAY
    last = PLAY + FIRST_OCCUPATION
    declined = MINOR_ACTION

    def __init__(self, spends: int = -1, with_major: bool = False, named: bool = False) -> None:
        super().__init__(spends, with_major, named)

    def is_possible(self, table: Table, seat: int) -> bool:
        return (self.named and gains_by_declining(table, seat)) or len(self.choices(table, seat)) > 0

    def can_play(self, table: Table, seat: int, card: int) -> bool:
        """Whether the seat can play this card of its hand."""
        if is_occupation(card) or not card_at(table, card).is_playable(table, seat, self.with_major):
            return False
        return can_pay(table, seat, PLAY + card, self.terms())

    def choices(self, table: Table, seat: int) -> list[int]:
        lent = lend(table, seat, BEFORE_IMPROVING)
        found = [PLAY + card for card in table.seats[seat].hand if self.can_play(table, seat, card)]
        take_back(table, seat, lent)
        return found


class MajorOrMinor(OneOf):
    """A "Major or Minor Improvement" action; with `spends`, at least one of that resource has to be paid.

    ruling: One that asks for a resource is no action that can be declined for something else.
    """

    def __init__(self, spends: int = -1) -> None:
        super().__init__([BuildMajor(spends=spends, with_major=True), PlayMinor(spends=spends, with_major=True)])
        self.asks = "prompt-major-or-minor"
        self.spends = spends

    def is_possible(self, table: Table, seat: int) -> bool:
        return self.pays_to_decline(table, seat) or super().is_possible(table, seat)

    def is_due(self, table: Table, seat: int) -> bool:
        return super().is_due(table, seat) and not self.pays_to_decline(table, seat)

    def decline(self, table: Table, seat: int) -> None:
        if self.can_be_declined(table):
            table.happen(seat, DECLINED, MAJOR_ACTION)

    def can_be_declined(self, table: Table) -> bool:
        """Whether leaving it out is something of which cards speak."""
        return self.spends < 0 or not table.amended(STONE_NOT_DECLINED)

    def pays_to_decline(self, table: Table, seat: int) -> bool:
        """Whether a card gives the seat something for leaving it out."""
        return self.can_be_declined(table) and gains_by_declining(table, seat)


def gains_by_declining(table: Table, seat: int) -> bool:
    """Whether a card gives the seat something for leaving out an improvement."""
    return bool(table.seats[seat].moments >> DECLINED & 1)


class PlayOccupation(Action):
    """Play an occupation of one's hand (chapter "Occupations").

    `food` is what the first occupation of the game costs, the second, and so on; its last entry holds for all others.
    With some cards, one can play up to so many (`most`) one after the other, or something else is paid first (`fee`),
    onto the action space that has been used. `lessons`: it is the action of a "Lessons" action space.
    """

    asks = "prompt-occupation"
    first = PLAY + FIRST_OCCUPATION
    last = PLAY + CARD_COUNT

    def __init__(self, food: Sequence[int], most: int = 1, fee: Sequence[int] = (), lessons: bool = False) -> None:
        self.food = list(food)
        self.most = most
        self.repeats = most > 1
        self.fee = list(fee)
        self.lessons = lessons

    def cost(self, table: Table, seat: int) -> int:
        """What the next occupation of the seat costs here, and whether that is on a "Lessons" action space."""
        food = self.food[min(table.seats[seat].occupation_count(), len(self.food) - 1)]
        return food | AT_LESSONS if self.lessons else food

    def is_possible(self, table: Table, seat: int) -> bool:
        return len(self.choices(table, seat)) > 0

    def choices(self, table: Table, seat: int) -> list[int]:
        if not table.has_all(seat, self.fee) or self.is_complete(table, seat):
            return []
        found: list[int] = []
        cost = self.cost(table, seat)
        for card in table.seats[seat].hand:
            if is_occupation(card) and card_at(table, card).is_playable(table, seat):
                if not found and not can_pay(table, seat, PLAY + card, cost):
                    return []  # which all of them cost
                found.append(PLAY + card)
        return found

    def is_complete(self, table: Table, seat: int) -> bool:
        """Whether as many as possible have been played with this action, if it plays several."""
        return self.repeats and self.so_far(table, seat) == self.most

    def do(self, table: Table, seat: int, move: int) -> None:
        if self.fee:
            space = space_told(table.told(seat))
            table.pay_all(seat, self.fee, "" if table.log is None else f"space:{SPACE_NAMES[space]}")
            table.goods[space] += self.fee[1]
        charge(table, seat, move, self.cost(table, seat))
