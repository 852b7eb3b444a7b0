"""Actions that build and play improvements, bake bread with them, and play occupations."""

from __future__ import annotations

from collections.abc import Sequence

from allmende.agricola.components.board import SPACE_NAMES
from allmende.agricola.components.improvement import KIND_TARGETS
from allmende.agricola.components.moves import BAKE, DONE, HEARTHS, IMPROVE, IMPROVEMENTS, OVENS, PLAY, UPGRADE
from allmende.agricola.components.numbers import CARD_COUNT, FIRST_OCCUPATION, is_occupation
from allmende.agricola.components.pieces import GRAIN
from allmende.agricola.components.upgrades import FIREPLACES, UPGRADES, fireplace_of, hearth_of
from allmende.agricola.rules.amendments import FIREPLACE_OF_HAND, STONE_NOT_DECLINED
from allmende.agricola.rules.language.action import Action, OneOf
from allmende.agricola.rules.language.before import give_before, lend, take_back
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
from allmende.agricola.rules.permits import TEACHES_BAKERS
from allmende.agricola.rules.state import State


class Improving(Action):
    """Build or play an improvement.

    With `spends`, at least one of that resource has to be paid, so that nothing can be returned instead. `named`: it is
    a "Major Improvement" or "Minor Improvement" action, and not just something that is built or played; `declined` is
    the one that is left out then.
    """

    declined: int

    def __init__(self, spends: int, with_major: bool, named: bool) -> None:
        self.spends = spends
        self.with_major = with_major
        self.named = named

    def must_spend(self) -> int:
        return self.spends

    def terms(self) -> int:
        """The terms on which it pays."""
        return self.index if self.spends >= 0 or self.cost_here() else 0

    def do(self, state: State, seat: int, move: int) -> None:
        give_before(state, seat, BEFORE_IMPROVING)
        charge(state, seat, move, self.index if self.with_major else self.terms())

    def decline(self, state: State, seat: int) -> None:
        if self.named:
            state.happen(seat, DECLINED, self.declined)


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

    def is_possible(self, state: State, seat: int) -> bool:
        if self.named and gains_by_declining(state, seat):
            return True
        lent = lend(state, seat, BEFORE_IMPROVING)
        possible = self.is_affordable(state, seat)
        take_back(state, seat, lent)
        return possible

    def is_affordable(self, state: State, seat: int) -> bool:
        """True if the seat can pay for an improvement with its present goods."""
        if self.of_hand or state.seats[seat].improvements & (1 << FIREPLACES) - 1:
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
        if mine.improvements & (1 << FIREPLACES) - 1 and self.spends < 0:
            for way in range(UPGRADES):
                hearth = hearth_of(way)
                can = hearth in self.among and state.improvements >> hearth & 1
                if can and mine.has_improvement(fireplace_of(way)):
                    found.append(UPGRADE + way)
        for card in self.of_hand:
            if card in mine.hand and state.amended(FIREPLACE_OF_HAND) and can_pay(state, seat, PLAY + card, terms):
                found.append(PLAY + card)
        return found

    def do(self, state: State, seat: int, move: int) -> None:
        if move < UPGRADE or move >= PLAY:
            super().do(state, seat, move)
            return
        give_before(state, seat, BEFORE_IMPROVING)
        give_back(state, seat, fireplace_of(move - UPGRADE))
        put_improvement(state, seat, hearth_of(move - UPGRADE), self.with_major)
        state.happen(seat, UPGRADED)


class BakeBread(Action):
    """Turn grain into food, one at a time, with any of one's improvements that bake (chapter "Ovens").

    `single`: exactly one grain, which is no "Bake Bread" action. The counter has, in eight bits for each kind of
    improvement, the number that it has baked in this action.
    """

    first = BAKE
    last = BAKE + OVENS

    def __init__(self, single: bool = False) -> None:
        self.repeats = not single
        self.asks = "prompt-bake-one" if single else "prompt-bake"

    def owns(self, move: int) -> bool:
        return BAKE <= move < BAKE + OVENS or (self.repeats and PLAY + FIRST_OCCUPATION <= move < PLAY + CARD_COUNT)

    def choices(self, state: State, seat: int) -> list[int]:
        mine = state.seats[seat]
        found: list[int] = []
        baked = self.so_far(state, seat)
        lent = [] if baked or not self.repeats else lend(state, seat, BEFORE_BAKING)
        if mine.goods[GRAIN] and mine.improvements:
            for kind in range(OVENS):
                oven = state.improvement_of(seat, kind)
                if oven >= 0:
                    most = state.setup.improvements[oven].most_bread
                    if not most or (baked >> 8 * kind & 255) < most:
                        found.append(BAKE + kind)
        take_back(state, seat, lent)
        if mine.permits & TEACHES_BAKERS and self.repeats and not baked and not is_noted(mine, TAUGHT_INSTEAD):
            for card in mine.hand:
                if is_occupation(card) and card_at(state, card).is_playable(state, seat):
                    found.append(PLAY + card)
        return found

    def play(self, state: State, seat: int, move: int) -> None:
        if move == DONE or not self.repeats:
            super().play(state, seat, move)
            return
        mine = state.seats[seat]
        if move >= PLAY:
            mine.pop()
            note(mine, TAUGHT_INSTEAD)
            charge(state, seat, move)
            return
        begins = not mine.stack[-2]
        mine.stack[-2] += 1 << 8 * (move - BAKE)  # first, since cards may react to goods given, and then lie above
        if begins:
            give_before(state, seat, BEFORE_BAKING)
        self.do(state, seat, move)

    def finish(self, state: State, seat: int) -> None:
        if self.repeats:
            state.happen(seat, BAKED)

    def do(self, state: State, seat: int, move: int) -> None:
        kind = move - BAKE
        bread = state.setup.improvements[state.improvement_of(seat, kind)].bread
        state.exchange(seat, GRAIN, bread, KIND_TARGETS[kind])
        if kind < HEARTHS:
            state.happen(seat, HAS_COOKED)


class PlayMinor(Improving):
    """Play a minor improvement of one's hand (chapter "Minor Improvements")."""

    asks = "prompt-minor"
    first = PLAY
    last = PLAY + FIRST_OCCUPATION
    declined = MINOR_ACTION

    def __init__(self, spends: int = -1, with_major: bool = False, named: bool = False) -> None:
        super().__init__(spends, with_major, named)

    def is_possible(self, state: State, seat: int) -> bool:
        return (self.named and gains_by_declining(state, seat)) or len(self.choices(state, seat)) > 0

    def can_play(self, state: State, seat: int, card: int) -> bool:
        """True if the seat can play this card of its hand."""
        if is_occupation(card) or not card_at(state, card).is_playable(state, seat, self.with_major):
            return False
        return can_pay(state, seat, PLAY + card, self.terms())

    def choices(self, state: State, seat: int) -> list[int]:
        lent = lend(state, seat, BEFORE_IMPROVING)
        found = [PLAY + card for card in state.seats[seat].hand if self.can_play(state, seat, card)]
        take_back(state, seat, lent)
        return found


class MajorOrMinor(OneOf):
    """A "Major or Minor Improvement" action; with `spends`, at least one of that resource has to be paid.

    ruling: An action that asks for a resource can't be declined for something else.
    """

    def __init__(self, spends: int = -1) -> None:
        super().__init__([BuildMajor(spends=spends, with_major=True), PlayMinor(spends=spends, with_major=True)])
        self.asks = "prompt-major-or-minor"
        self.spends = spends

    def is_possible(self, state: State, seat: int) -> bool:
        return self.pays_to_decline(state, seat) or super().is_possible(state, seat)

    def is_due(self, state: State, seat: int) -> bool:
        return super().is_due(state, seat) and not self.pays_to_decline(state, seat)

    def decline(self, state: State, seat: int) -> None:
        if self.can_be_declined(state):
            state.happen(seat, DECLINED, MAJOR_ACTION)

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
    space that has been used. `lessons`: it is the action of a "Lessons" action space.
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

    def cost(self, state: State, seat: int) -> int:
        """The cost of the seat's next occupation here, with `AT_LESSONS` added on a "Lessons" action space."""
        food = self.food[min(state.seats[seat].occupation_count(), len(self.food) - 1)]
        return food | AT_LESSONS if self.lessons else food

    def is_possible(self, state: State, seat: int) -> bool:
        return len(self.choices(state, seat)) > 0

    def choices(self, state: State, seat: int) -> list[int]:
        if not state.has_all(seat, self.fee) or self.is_complete(state, seat):
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

    def do(self, state: State, seat: int, move: int) -> None:
        if self.fee:
            space = space_told(state.told(seat))
            state.pay_all(seat, self.fee, "" if state.log is None else f"space:{SPACE_NAMES[space]}")
            state.goods[space] += self.fee[1]
        charge(state, seat, move, self.cost(state, seat))
