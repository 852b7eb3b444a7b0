"""Actions that build and play improvements, bake bread with them, and play occupations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from allmende.agricola.components.board import SPACE_NAMES
from allmende.agricola.components.improvement import (
    COVER_OF,
    FIRST_COVERED,
    KIND_NAMES,
    MAJORS,
    YARD_MAJORS,
    Improvement,
    on_top,
    with_covered,
)
from allmende.agricola.components.moves import GROW, IMPROVE, IMPROVEMENTS, PLAY, UPGRADE, UPGRADES
from allmende.agricola.components.numbers import CARD_COUNT, FIRST_OCCUPATION, is_occupation
from allmende.agricola.components.phrases import amounts, named
from allmende.agricola.components.upgrades import FIREPLACE_BITS, fireplace_of, hearth_of
from allmende.agricola.rules.announcements import happen, tell_own
from allmende.agricola.rules.earlier_amendments import FIREPLACE_OF_HAND, STONE_NOT_DECLINED
from allmende.agricola.rules.farm.supplies import hand_over, has_all, pay_all
from allmende.agricola.rules.language.action import Action, OneOf
from allmende.agricola.rules.language.as_minor import granted_majors
from allmende.agricola.rules.language.before import give_before, lend, take_back
from allmende.agricola.rules.language.counted import BOTTOM_ROW_FROM
from allmende.agricola.rules.language.in_play import card_at
from allmende.agricola.rules.language.paying import AT_LESSONS, can_pay, charge
from allmende.agricola.rules.language.putting import give_back, put_improvement
from allmende.agricola.rules.language.savings import Saving
from allmende.agricola.rules.language.unpaid import cost_missing
from allmende.agricola.rules.moments import (
    BEFORE_IMPROVING,
    DECLINED,
    FAMILY_GROWN,
    IMPROVEMENT_PAID,
    IMPROVEMENT_TAKEN,
    MAJOR_ACTION,
    MINOR_ACTION,
    UPGRADED,
    improved,
    space_told,
)
from allmende.agricola.rules.people import grow_family
from allmende.agricola.rules.permits import (
    ANY_MAJOR_FOR_MINOR,
    GROWS_FOR_MINOR,
    GROWS_FROM_ROUND,
    MAJORS_FOR_MINOR,
    YARD_FOR_MINOR,
)
from allmende.agricola.rules.shortages import NOT_NOW, goods_missing, improvement_missing, not_held, of_these
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
            for way in range(UPGRADES):
                hearth = hearth_of(way)
                can = hearth in self.among and state.improvements >> hearth & 1
                if can and mine.has_improvement(fireplace_of(way)):
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
        return super().owns(move) or self.is_bottom_row(move) or self.is_major(move) or self.is_growth(move)

    def is_own(self, state: State, seat: int, move: int) -> bool:
        permits = state.seats[seat].permits
        if self.is_growth(move):
            return permits & GROWS_FOR_MINOR != 0
        if not self.is_major(move):
            return super().owns(move)
        if permits & ANY_MAJOR_FOR_MINOR and self.of_space:
            return True
        if self.is_of_yard(move) and permits & YARD_FOR_MINOR:
            return True
        if self.is_bottom_row(move) and permits & MAJORS_FOR_MINOR:
            return True
        return move - IMPROVE in granted_majors(state, seat)

    def lets(self, move: int) -> bool:
        return super().owns(move)

    def is_major(self, move: int) -> bool:
        """True if a move builds a major improvement, which cards may permit with this action."""
        return self.named and not self.with_major and IMPROVE <= move < UPGRADE + UPGRADES

    def is_bottom_row(self, move: int) -> bool:
        """True if a move builds a major improvement that cards may permit with this action."""
        return self.named and not self.with_major and IMPROVE + BOTTOM_ROW_FROM <= move < IMPROVE + IMPROVEMENTS

    def is_of_yard(self, move: int) -> bool:
        """True if a move builds one of the two major improvements of another card."""
        return self.named and not self.with_major and move - IMPROVE in YARD_MAJORS

    def is_growth(self, move: int) -> bool:
        """True if a move lets the family grow, as a card may permit instead of this action."""
        return self.named and not self.with_major and move == GROW

    def may_grow(self, state: State, seat: int) -> bool:
        """True if the family can grow instead of this action."""
        mine = state.seats[seat]
        if not mine.permits & GROWS_FOR_MINOR or not self.named or self.with_major or state.round < GROWS_FROM_ROUND:
            return False
        return mine.lodgings() > mine.people and mine.supply() > 0

    def majors(self, state: State, seat: int) -> list[int]:
        """The major improvements that the seat can build with this action, because of a card."""
        found: list[int] = []
        if self.named and self.of_space and state.seats[seat].permits & ANY_MAJOR_FOR_MINOR:
            return found if self.with_major else ANY_MAJOR.affordable(state, seat)
        if not self.named or self.with_major:
            return found
        permitted = granted_majors(state, seat)
        if state.seats[seat].permits & YARD_FOR_MINOR:
            permitted += YARD_MAJORS
        if state.seats[seat].permits & MAJORS_FOR_MINOR:
            permitted += range(BOTTOM_ROW_FROM, IMPROVEMENTS)
        for i in dict.fromkeys(permitted):
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
            if self.of_space and state.seats[seat].permits & ANY_MAJOR_FOR_MINOR:
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
        return Message("reason-no-room") if mine.lodgings() <= mine.people else None

    def visible(self, state: State, seat: int) -> list[int]:
        majors = [GROW, *range(IMPROVE, IMPROVE + IMPROVEMENTS)]
        permitted = [move for move in majors if self.is_own(state, seat, move)]
        return permitted + [PLAY + card for card in state.seats[seat].hand]


def major_names(improvements: Sequence[Improvement], among: Sequence[int]) -> Message:
    """The names of some major improvements, each kind that cooks once."""
    tiles = [improvements[i] for i in on_top(among)]
    names = dict.fromkeys([KIND_NAMES[tile.kind] if tile.cooks else tile.name for tile in tiles])
    return one_of([named("improvement", name) for name in names])


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


def gains_by_declining(state: State, seat: int) -> bool:
    """True if a card gives the seat something for leaving out an improvement."""
    return bool(state.seats[seat].moments >> DECLINED & 1)


class PlayOccupation(Action):
    """Play an occupation of one's hand (chapter "Occupations").

    `food` has the cost of the first occupation of the game, of the second, and so on; its last entry holds for all
    others. With some cards, one can play up to `most` one after the other, or a `fee` is paid first, onto the action
    space that has been used or `to_doer`, the player who brought the moment about. `lessons`: it is the action of a
    "Lessons" action space.
    """

    asks = "prompt-occupation"
    first = PLAY + FIRST_OCCUPATION
    last = PLAY + CARD_COUNT
    called = "occupation"
    plays = "occupations"

    def __init__(
        self,
        food: Sequence[int],
        most: int = 1,
        fee: Sequence[int] = (),
        lessons: bool = False,
        to_doer: bool = False,
    ) -> None:
        self.food = list(food)
        self.most = most
        self.repeats = most > 1
        self.fee = list(fee)
        self.to_doer = to_doer
        self.lessons = lessons

    def cost(self, state: State, seat: int) -> int:
        """The cost of the seat's next occupation here, with `AT_LESSONS` added on a "Lessons" action space."""
        food = self.food[min(state.seats[seat].occupation_count(), len(self.food) - 1)]
        return food | AT_LESSONS if self.lessons else food

    def is_possible(self, state: State, seat: int) -> bool:
        return len(self.choices(state, seat)) > 0

    def choices(self, state: State, seat: int) -> list[int]:
        if not has_all(state, seat, self.fee) or self.is_complete(state, seat):
            return []
        found: list[int] = []
        cost = self.cost(state, seat)
        for card in state.seats[seat].hand:
            if is_occupation(card) and card_at(state, card).is_playable(state, seat):
                if not found and not can_pay(state, seat, PLAY + card, cost):
                    return []  # the cost of all of them
                found.append(PLAY + card)
        return found

    def is_complete(self, state: State, seat: int) -> bool:
        """True if the largest number has been played with this action, if it plays several."""
        return self.repeats and self.so_far(state, seat) == self.most

    def refusal(self, state: State, seat: int) -> Message | None:
        if not state.setup.cards:
            return Message("reason-no-occupations")
        if self.is_possible(state, seat):
            return None
        held = [card for card in state.seats[seat].hand if is_occupation(card)]
        if not held:
            return Message("reason-no-occupation-in-hand")
        playable = [card for card in held if card_at(state, card).is_playable(state, seat)]
        return self.unplayable(state, seat, [*playable, *held][0]) or NOT_NOW  # they all cost the same

    def move_refusal(self, state: State, seat: int, move: int) -> Message | None:
        return not_held(state, seat, move - PLAY) or self.unplayable(state, seat, move - PLAY)

    def unplayable(self, state: State, seat: int, card: int) -> Message | None:
        """The reason why an occupation that the seat holds can't be played."""
        refusal = card_at(state, card).needs_missing(state, seat) or goods_missing(state, seat, self.fee)
        return refusal or cost_missing(state, seat, PLAY + card, self.cost(state, seat))

    def visible(self, state: State, seat: int) -> list[int]:
        return [PLAY + card for card in state.seats[seat].hand]

    def do(self, state: State, seat: int, move: int) -> None:
        if self.to_doer:
            hand_over(state, seat, state.reaction(seat).doer, self.fee[0], self.fee[1], self.card)
        elif self.fee:
            space = space_told(state.told(seat))
            pay_all(state, seat, self.fee, "" if state.log is None else f"space:{SPACE_NAMES[space]}")
            state.goods[space] += self.fee[1]
        charge(state, seat, move, self.cost(state, seat))
