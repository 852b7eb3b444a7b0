"""The action that builds major improvements, and what it shares with the one that plays minor ones."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from allmende.agricola.components.improvement import (
    COVER_OF,
    FIRST_COVERED,
    KIND_NAMES,
    MAJORS,
    Improvement,
    on_top,
    with_covered,
)
from allmende.agricola.components.moves import IMPROVE, IMPROVEMENTS, PLAY, UPGRADE, UPGRADES
from allmende.agricola.components.phrases import amounts, named
from allmende.agricola.components.upgrades import FIREPLACE_BITS, fireplace_of, hearth_of
from allmende.agricola.rules.announcements import happen, tell_own
from allmende.agricola.rules.earlier_amendments import FIREPLACE_OF_HAND
from allmende.agricola.rules.language.action import Action
from allmende.agricola.rules.language.before import give_before, lend, take_back
from allmende.agricola.rules.language.in_play import card_at
from allmende.agricola.rules.language.paying import charge
from allmende.agricola.rules.language.putting import give_back, put_improvement
from allmende.agricola.rules.language.savings import Saving
from allmende.agricola.rules.language.unpaid import cost_missing
from allmende.agricola.rules.language.ways_to_pay import can_pay
from allmende.agricola.rules.moments import (
    BEFORE_IMPROVING,
    DECLINED,
    IMPROVEMENT_PAID,
    MAJOR_ACTION,
    UPGRADED,
    improved,
)
from allmende.agricola.rules.shortages import improvement_missing, not_held, of_these
from allmende.agricola.rules.state import State
from allmende.core.message import Message
from allmende.core.rules.phrases import one_of


class Improving(Action):
    """Build or play an improvement.

    With `spends`, at least one of that resource has to be paid, so that nothing can be returned instead. `named`: it is
    a "Major Improvement" or "Minor Improvement" action, and not just something that is built or played; `declined` is
    the one that is left out then.
    """

    declined: int

    savings: list[Saving]

    def __init__(self, spends: int, with_major: bool, named: bool, savings: Sequence[Saving] = ()) -> None:
        self.spends = spends
        self.with_major = with_major
        self.named = named
        self.savings = list(savings)

    def must_spend(self) -> int:
        return self.spends

    def terms(self) -> int:
        """The terms on which it pays."""
        return self.index if self.spends >= 0 or self.savings or self.cost_here() else 0

    def cheaper(self) -> list[Saving]:
        return self.savings

    def unplayable(self, state: State, seat: int, card: int) -> Message | None:
        """The reason why a minor improvement that the seat holds can't be played."""
        if card_at(state, card).only_with_major and not self.with_major:
            return Message("reason-only-with-major")
        if card_at(state, card).never_with_major and self.with_major:
            return Message("reason-never-with-major")
        return card_at(state, card).needs_missing(state, seat) or cost_missing(state, seat, PLAY + card, self.terms())

    def do(self, state: State, seat: int, move: int) -> None:
        give_before(state, seat, BEFORE_IMPROVING)
        charge(state, seat, move, self.index if self.with_major else self.terms())

    def decline(self, state: State, seat: int) -> None:
        if self.named:
            happen(state, seat, DECLINED, self.declined)


class BuildMajor(Improving):
    """Build a major improvement; for a Cooking Hearth, a Fireplace may be returned instead of paying clay.

    That it may be an Oriental Fireplace, too, is one of the ways to pay for it. `among`: only one of these, and `cost`
    is the cost of each instead of its own. `of_hand`: or one of these hand cards, which are such improvements, too,
    since an amendment.
    """

    asks = "prompt-build-major"
    first = IMPROVE
    last = UPGRADE + UPGRADES
    declined = MAJOR_ACTION
    called = "major"

    def __init__(
        self,
        among: Sequence[int] = range(IMPROVEMENTS),
        cost: Sequence[int] = (),
        spends: int = -1,
        with_major: bool = False,
        named: bool = False,
        of_hand: Sequence[int] = (),
        savings: Sequence[Saving] = (),
    ) -> None:
        super().__init__(spends, with_major, named, savings)
        self.among = with_covered(among)
        self.upgrades = [way for way in range(UPGRADES) if hearth_of(way) in self.among]
        self.cost = list(cost)
        self.of_hand = list(of_hand)

    def cost_here(self) -> list[int]:
        return self.cost

    def owns(self, move: int) -> bool:
        return self.first <= move < self.last or (move >= PLAY and move - PLAY in self.of_hand)

    def is_possible(self, state: State, seat: int) -> bool:
        if self.named and gains_by_declining(state, seat):
            return True
        lent = lend(state, seat, BEFORE_IMPROVING)
        possible = self.is_affordable(state, seat)
        take_back(state, seat, lent)
        return possible

    def is_affordable(self, state: State, seat: int) -> bool:
        """True if the seat can pay for an improvement with its present goods."""
        if self.of_hand or state.seats[seat].improvements & FIREPLACE_BITS:
            return len(self.affordable(state, seat)) > 0
        terms = self.terms()
        for i in self.among:
            if state.improvements >> i & 1 and can_pay(state, seat, IMPROVE + i, terms):
                return True
        return False

    def choices(self, state: State, seat: int) -> list[int]:
        lent = lend(state, seat, BEFORE_IMPROVING)
        found = self.affordable(state, seat)
        take_back(state, seat, lent)
        return found

    def affordable(self, state: State, seat: int) -> list[int]:
        """The improvements for which the seat can pay with its present goods."""
        found: list[int] = []
        mine = state.seats[seat]
        terms = self.terms()
        for i in self.among:
            if state.improvements >> i & 1 and can_pay(state, seat, IMPROVE + i, terms):
                found.append(IMPROVE + i)
        if mine.improvements & FIREPLACE_BITS and self.spends < 0:
            for way in self.upgrades:
                if state.improvements >> hearth_of(way) & 1 and mine.has_improvement(fireplace_of(way)):
                    found.append(UPGRADE + way)
        for card in self.of_hand:
            if card in mine.hand and state.amended(FIREPLACE_OF_HAND) and can_pay(state, seat, PLAY + card, terms):
                found.append(PLAY + card)
        return found

    def refusal(self, state: State, seat: int) -> Message | None:
        if self.is_possible(state, seat):
            return None
        left = state.improvements & MAJORS
        return Message("reason-no-improvement-affordable" if left else "reason-no-improvement-left")

    def move_refusal(self, state: State, seat: int, move: int) -> Message | None:
        if move >= PLAY:
            return not_held(state, seat, move - PLAY) or self.unplayable(state, seat, move - PLAY)
        improvement = hearth_of(move - UPGRADE) if move >= UPGRADE else move - IMPROVE
        if improvement not in self.among:
            return Message("reason-other-improvement", {"what": major_names(state.setup.improvements, self.among)})
        if move >= UPGRADE and self.spends >= 0:
            return Message("reason-not-spent")
        if not state.setup.majors >> improvement & 1:
            return Message("reason-improvement-for-six")
        if state.covered >> improvement & 1:
            above = state.setup.improvements[COVER_OF[improvement - FIRST_COVERED]].name
            return Message("reason-improvement-covered", {"above": named("the-improvement", above)})
        if not state.improvements >> improvement & 1:
            whose = "mine" if state.seats[seat].has_improvement(improvement) else "other"
            return Message("reason-improvement-built", {"whose": whose})
        if move >= UPGRADE:
            return improvement_missing(state, seat, fireplace_of(move - UPGRADE))
        return self.unaffordable(state, seat, improvement)

    def unaffordable(self, state: State, seat: int, improvement: int) -> Message | None:
        """The reason why the seat can't pay for a major improvement."""
        missing = cost_missing(state, seat, IMPROVE + improvement, self.terms())
        tile = state.setup.improvements[improvement]
        if missing is None or missing.id != "reason-needs" or self.spends >= 0 or not tile.returns:
            return missing
        if state.seats[seat].improvements & FIREPLACE_BITS:
            return missing
        have = of_these(state, seat, tile.cost)
        return Message("reason-needs-or-fireplace", {"needed": amounts(tile.cost), "have": have})

    def visible(self, state: State, seat: int) -> list[int]:
        hand = state.seats[seat].hand
        there = state.setup.majors & ~state.covered
        return [IMPROVE + i for i in self.among if there >> i & 1] + [
            PLAY + card for card in self.of_hand if card in hand
        ]

    def do(self, state: State, seat: int, move: int) -> None:
        if move < UPGRADE or move >= PLAY:
            super().do(state, seat, move)
            return
        give_before(state, seat, BEFORE_IMPROVING)
        give_back(state, seat, fireplace_of(move - UPGRADE))
        put_improvement(state, seat, hearth_of(move - UPGRADE), self.with_major)
        happen(state, seat, UPGRADED)
        tell_own(state, seat, IMPROVEMENT_PAID, improved(hearth_of(move - UPGRADE), self.with_major))


ANY_MAJOR: Final = BuildMajor()
"""The building of any major improvement where a card permits it besides something else."""


def major_names(improvements: Sequence[Improvement], among: Sequence[int]) -> Message:
    """The names of some major improvements, each kind that cooks once."""
    tiles = [improvements[i] for i in on_top(among)]
    names = dict.fromkeys([KIND_NAMES[tile.kind] if tile.cooks else tile.name for tile in tiles])
    return one_of([named("improvement", name) for name in names])


def gains_by_declining(state: State, seat: int) -> bool:
    """True if a card gives the seat something for leaving out an improvement."""
    return bool(state.seats[seat].moments >> DECLINED & 1)
