"""The actions "Minor Improvement" and "Major or Minor Improvement"."""

from __future__ import annotations

from collections.abc import Sequence

from allmende.agricola.components.moves import GROW, IMPROVE, IMPROVEMENTS, PLAY, UPGRADE, UPGRADES
from allmende.agricola.components.numbers import FIRST_OCCUPATION, is_occupation
from allmende.agricola.rules.announcements import happen, tell_own
from allmende.agricola.rules.earlier_amendments import STONE_NOT_DECLINED
from allmende.agricola.rules.farm.lodgings import lodgings
from allmende.agricola.rules.language.action import OneOf
from allmende.agricola.rules.language.as_minor import granted_majors, grants_as_space
from allmende.agricola.rules.language.before import lend, take_back
from allmende.agricola.rules.language.in_play import card_at
from allmende.agricola.rules.language.majors import ANY_MAJOR, BuildMajor, Improving, gains_by_declining
from allmende.agricola.rules.language.savings import Saving
from allmende.agricola.rules.language.unpaid import cost_missing
from allmende.agricola.rules.language.ways_to_pay import can_pay
from allmende.agricola.rules.moments import (
    BEFORE_IMPROVING,
    DECLINED,
    FAMILY_GROWN,
    IMPROVEMENT_TAKEN,
    MAJOR_ACTION,
    MINOR_ACTION,
)
from allmende.agricola.rules.people import grow_family
from allmende.agricola.rules.permits import (
    GROWS_FOR_MINOR,
    GROWS_FROM_ROUND,
)
from allmende.agricola.rules.shortages import NOT_NOW, not_held
from allmende.agricola.rules.state import State
from allmende.core.message import Message


class PlayMinor(Improving):
    """Play a minor improvement of one's hand (chapter "Minor Improvements").

    Cards may let a "Minor Improvement" action build some of the major improvements as well. `again`: the action is
    taken once more.
    """

    asks = "prompt-minor"
    first = PLAY
    last = PLAY + FIRST_OCCUPATION
    declined = MINOR_ACTION
    called = "minor"
    plays = "minors"

    def __init__(
        self,
        spends: int = -1,
        with_major: bool = False,
        named: bool = False,
        savings: Sequence[Saving] = (),
        again: bool = False,
    ) -> None:
        super().__init__(spends, with_major, named, savings)
        self.again = again

    def finish(self, state: State, seat: int) -> None:
        if self.named and not self.again:
            tell_own(state, seat, IMPROVEMENT_TAKEN, MINOR_ACTION)

    def is_possible(self, state: State, seat: int) -> bool:
        return (self.named and gains_by_declining(state, seat)) or len(self.choices(state, seat)) > 0

    def owns(self, move: int) -> bool:
        return super().owns(move) or self.is_major(move) or self.is_growth(move)

    def is_own(self, state: State, seat: int, move: int) -> bool:
        if self.is_growth(move):
            return state.seats[seat].permits & GROWS_FOR_MINOR != 0
        if not self.is_major(move):
            return super().owns(move)
        if self.of_space and grants_as_space(state, seat):
            return True
        return move - IMPROVE in granted_majors(state, seat)

    def lets(self, move: int) -> bool:
        return super().owns(move)

    def is_major(self, move: int) -> bool:
        """True if a move builds a major improvement, which cards may permit with this action."""
        return self.named and not self.with_major and IMPROVE <= move < UPGRADE + UPGRADES

    def is_growth(self, move: int) -> bool:
        """True if a move lets the family grow, as a card may permit instead of this action."""
        return self.named and not self.with_major and move == GROW

    def may_grow(self, state: State, seat: int) -> bool:
        """True if the family can grow instead of this action."""
        mine = state.seats[seat]
        if not mine.permits & GROWS_FOR_MINOR or not self.named or self.with_major or state.round < GROWS_FROM_ROUND:
            return False
        return lodgings(mine) > mine.people and mine.supply() > 0

    def majors(self, state: State, seat: int) -> list[int]:
        """The major improvements that the seat can build with this action, because of a card."""
        found: list[int] = []
        if not self.named or self.with_major:
            return found
        if self.of_space and grants_as_space(state, seat):
            return ANY_MAJOR.affordable(state, seat)
        for i in dict.fromkeys(granted_majors(state, seat)):
            if state.improvements >> i & 1 and can_pay(state, seat, IMPROVE + i, self.terms()):
                found.append(IMPROVE + i)
        return found

    def can_play(self, state: State, seat: int, card: int) -> bool:
        """True if the seat can play this card of its hand."""
        if is_occupation(card) or not card_at(state, card).is_playable(state, seat, self.with_major):
            return False
        return can_pay(state, seat, PLAY + card, self.terms())

    def choices(self, state: State, seat: int) -> list[int]:
        lent = lend(state, seat, BEFORE_IMPROVING)
        found = [PLAY + card for card in state.seats[seat].hand if self.can_play(state, seat, card)]
        found += self.majors(state, seat)
        take_back(state, seat, lent)
        if self.may_grow(state, seat):
            found.append(GROW)
        return found

    def do(self, state: State, seat: int, move: int) -> None:
        if UPGRADE <= move < PLAY:
            ANY_MAJOR.do(state, seat, move)
            return
        if move != GROW:
            super().do(state, seat, move)
            return
        grow_family(state, seat)
        happen(state, seat, FAMILY_GROWN, state.seats[seat].people)

    def refusal(self, state: State, seat: int) -> Message | None:
        if not state.setup.cards:
            return Message("reason-no-hand-cards")
        if self.is_possible(state, seat):
            return None
        held = [card for card in state.seats[seat].hand if not is_occupation(card)]
        if not held:
            return Message("reason-no-minor-in-hand")
        if len(held) > 1:
            return Message("reason-no-minor-playable")
        return self.unplayable(state, seat, held[0]) or NOT_NOW

    def move_refusal(self, state: State, seat: int, move: int) -> Message | None:
        if move == GROW:
            return self.not_grown(state, seat)
        if move < PLAY:
            if self.of_space and grants_as_space(state, seat):
                return ANY_MAJOR.move_refusal(state, seat, move)
            if not state.improvements >> move - IMPROVE & 1:
                whose = "mine" if state.seats[seat].has_improvement(move - IMPROVE) else "other"
                return Message("reason-improvement-built", {"whose": whose})
            return cost_missing(state, seat, move, self.terms())
        return not_held(state, seat, move - PLAY) or self.unplayable(state, seat, move - PLAY)

    def not_grown(self, state: State, seat: int) -> Message | None:
        """The reason why the family can't grow instead, though a card permits it."""
        mine = state.seats[seat]
        if state.round < GROWS_FROM_ROUND:
            return Message("reason-from-round", {"round": GROWS_FROM_ROUND})
        if mine.supply() <= 0:
            return Message("reason-all-people")
        return Message("reason-no-room") if lodgings(mine) <= mine.people else None

    def visible(self, state: State, seat: int) -> list[int]:
        majors = [GROW, *range(IMPROVE, IMPROVE + IMPROVEMENTS)]
        permitted = [move for move in majors if self.is_own(state, seat, move)]
        return permitted + [PLAY + card for card in state.seats[seat].hand]


class MajorOrMinor(OneOf):
    """A "Major or Minor Improvement" action; with `spends`, at least one of that resource has to be paid.

    `again`: the action is taken once more.

    ruling: An action that asks for a resource can't be declined for something else.
    """

    def __init__(self, spends: int = -1, savings: Sequence[Saving] = (), again: bool = False) -> None:
        super().__init__(
            [
                BuildMajor(spends=spends, with_major=True, savings=savings),
                PlayMinor(spends=spends, with_major=True, savings=savings),
            ]
        )
        self.asks = "prompt-major-or-minor"
        self.spends = spends
        self.savings = list(savings)
        self.again = again

    def finish(self, state: State, seat: int) -> None:
        if not self.again:
            tell_own(state, seat, IMPROVEMENT_TAKEN, MAJOR_ACTION)

    def is_possible(self, state: State, seat: int) -> bool:
        return self.pays_to_decline(state, seat) or super().is_possible(state, seat)

    def is_due(self, state: State, seat: int) -> bool:
        return super().is_due(state, seat) and not self.pays_to_decline(state, seat)

    def decline(self, state: State, seat: int) -> None:
        if self.can_be_declined(state):
            happen(state, seat, DECLINED, MAJOR_ACTION)

    def can_be_declined(self, state: State) -> bool:
        """True if cards speak of leaving it out."""
        return self.spends < 0 or not state.amended(STONE_NOT_DECLINED)

    def pays_to_decline(self, state: State, seat: int) -> bool:
        """True if a card gives the seat something for leaving it out."""
        return self.can_be_declined(state) and gains_by_declining(state, seat)
