"""Baking bread with one's improvements (chapter "Ovens")."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.improvement import KIND_NAMES, KIND_TARGETS
from allmende.agricola.components.moves import BAKE, DISCARD, DONE, HEARTHS, OVENS, PLAY, RESOLVE
from allmende.agricola.components.numbers import CARD_COUNT, FIRST_OCCUPATION, is_occupation
from allmende.agricola.components.phrases import named
from allmende.agricola.components.pieces import GRAIN
from allmende.agricola.rules.announcements import happen
from allmende.agricola.rules.farm.supplies import exchange, set_aside
from allmende.agricola.rules.language.action import Action
from allmende.agricola.rules.language.before import deed_before, deeds_before, give_before, lend, take_back
from allmende.agricola.rules.language.in_play import card_at
from allmende.agricola.rules.language.majors import BuildMajor
from allmende.agricola.rules.language.offers import Offer
from allmende.agricola.rules.language.paying import charge
from allmende.agricola.rules.language.turns import has_taught_instead, note_teaching
from allmende.agricola.rules.moments import BAKED, BEFORE_BAKING, HAS_COOKED
from allmende.agricola.rules.permits import TEACHES_BAKERS
from allmende.agricola.rules.shortages import FINISH_FIRST, NOT_NOW, good_missing, not_held, oven_missing
from allmende.agricola.rules.state import State
from allmende.core.message import Message

EXCHANGED: Final = 1 << 8 * OVENS
"""In the counter, and further bits from here on: a card has been used before bread is baked, which has to be done then.

There is one for each of the cards that can be used then, in order."""


class BakeBread(Action):
    """Turn grain into food, one at a time, with any of one's improvements that bake (chapter "Ovens").

    `single`: exactly one grain, which is no "Bake Bread" action. The counter has, in eight bits for each kind of
    improvement, the number that it has baked in this action, and from `EXCHANGED` on the cards used before that.
    """

    first = BAKE
    last = BAKE + OVENS
    called = "bake"

    def __init__(self, single: bool = False) -> None:
        self.repeats = not single
        self.asks = "prompt-bake-one" if single else "prompt-bake"

    def owns(self, move: int) -> bool:
        if self.repeats and RESOLVE <= move < DISCARD:
            return True
        return BAKE <= move < BAKE + OVENS or (self.repeats and PLAY + FIRST_OCCUPATION <= move < PLAY + CARD_COUNT)

    def is_due(self, state: State, seat: int) -> bool:
        counter = state.seats[seat].stack[-2]
        return super().is_due(state, seat) or (counter >= EXCHANGED and not counter & EXCHANGED - 1)

    def choices(self, state: State, seat: int) -> list[int]:
        mine = state.seats[seat]
        found: list[int] = []
        counter = self.so_far(state, seat)
        baked = counter & EXCHANGED - 1 if counter else 0
        lent = [] if baked or not self.repeats else lend(state, seat, BEFORE_BAKING)
        if mine.goods[GRAIN] and mine.improvements:
            for kind in range(OVENS):
                oven = state.improvement_of(seat, kind)
                if oven >= 0:
                    most = state.bread_of(seat, kind)
                    if not most or (baked >> 8 * kind & 255) < most:
                        found.append(BAKE + kind)
        has_grain = mine.goods[GRAIN] > 0
        take_back(state, seat, lent)
        if not baked and self.repeats and mine.moments >> BEFORE_BAKING & 1:
            found += self.deeds(state, seat, counter, has_grain)
        if counter:
            return found
        if mine.permits & TEACHES_BAKERS and self.repeats and not baked and not has_taught_instead(mine):
            for card in mine.hand:
                if is_occupation(card) and card_at(state, card).is_playable(state, seat):
                    found.append(PLAY + card)
        return found

    def deeds(self, state: State, seat: int, counter: int, has_grain: bool) -> list[int]:
        """The cards that can be used before bread is baked, and have not been, as far as bread can be baked then."""
        found: list[int] = []
        left = [
            deed
            for i, deed in enumerate(deeds_before(state, seat, BEFORE_BAKING))
            if not counter >> 8 * OVENS + i & 1 and deed.is_possible(state, seat)
        ]
        for deed in left:
            if has_grain if isinstance(deed, BuildMajor) else can_bake_after(state, seat, deed, left):
                found.append(RESOLVE + deed.card)
        return found

    def play(self, state: State, seat: int, move: int) -> None:
        if move == DONE or not self.repeats:
            super().play(state, seat, move)
            return
        mine = state.seats[seat]
        if move >= RESOLVE:
            deeds = deeds_before(state, seat, BEFORE_BAKING)
            for i in range(len(deeds)):
                if deeds[i].card == move - RESOLVE:
                    mine.stack[-2] |= EXCHANGED << i
                    mine.push(deeds[i].index)
            return
        if move >= PLAY:
            mine.pop()
            note_teaching(mine)
            charge(state, seat, move)
            return
        begins = not mine.stack[-2] & EXCHANGED - 1
        mine.stack[-2] += 1 << 8 * (move - BAKE)  # first, since cards may react to goods given, and then lie above
        if begins:
            give_before(state, seat, BEFORE_BAKING)
        self.do(state, seat, move)

    def end(self, state: State, seat: int) -> None:
        mine = state.seats[seat]
        mine.stack[-2] &= EXCHANGED - 1  # what was used before that is no bread
        super().end(state, seat)

    def finish(self, state: State, seat: int) -> None:
        if self.repeats:
            happen(state, seat, BAKED)

    def is_own(self, state: State, seat: int, move: int) -> bool:
        if RESOLVE <= move < DISCARD:
            return self.repeats and deed_before(state, seat, BEFORE_BAKING, move - RESOLVE) is not None
        return self.owns(move) and (move < PLAY or bool(state.seats[seat].permits & TEACHES_BAKERS))

    def lets(self, move: int) -> bool:
        return move < PLAY and self.owns(move)

    def refusal(self, state: State, seat: int) -> Message | None:
        if self.is_possible(state, seat):
            return None
        if not self.visible(state, seat):
            return Message("reason-nothing-that-bakes")
        return good_missing(state, seat, GRAIN) or NOT_NOW

    def move_refusal(self, state: State, seat: int, move: int) -> Message | None:
        if move >= RESOLVE:
            deed = deed_before(state, seat, BEFORE_BAKING, move - RESOLVE)
            return FINISH_FIRST if deed is None else deed.refusal(state, seat) or FINISH_FIRST
        if move >= PLAY:
            again = has_taught_instead(state.seats[seat])
            return not_held(state, seat, move - PLAY) or (Message("reason-once-per-turn") if again else FINISH_FIRST)
        kind = move - BAKE
        oven = state.improvement_of(seat, kind)
        if oven < 0:
            return oven_missing(state, seat, kind)
        most = state.bread_of(seat, kind)
        if most and self.so_far(state, seat) >> 8 * kind & 255 >= most:
            return Message("reason-bakes-only", {"with": named("improvement", KIND_NAMES[kind]), "count": most})
        return good_missing(state, seat, GRAIN)

    def visible(self, state: State, seat: int) -> list[int]:
        return own_ovens(state, seat)

    def do(self, state: State, seat: int, move: int) -> None:
        kind = move - BAKE
        bread = state.setup.improvements[state.improvement_of(seat, kind)].bread
        exchange(state, seat, GRAIN, bread, KIND_TARGETS[kind])
        if kind < HEARTHS:
            happen(state, seat, HAS_COOKED)


def own_ovens(state: State, seat: int) -> list[int]:
    """The moves that bake with the seat's improvements, as far as these can."""
    return [BAKE + kind for kind in range(OVENS) if state.improvement_of(seat, kind) >= 0]


def can_bake_after(state: State, seat: int, deed: Action, others: list[Action]) -> bool:
    """True if the seat can bake once it has got grain with a card: if need be in an oven that another card provides."""
    if own_ovens(state, seat):
        return True
    mine = state.seats[seat]
    goods = set_aside(mine, deed.cost) if isinstance(deed, Offer) else mine.goods
    possible = any(other.is_possible(state, seat) for other in others if isinstance(other, BuildMajor))
    mine.goods = goods
    return possible
