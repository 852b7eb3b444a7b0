"""Sowing of grain and vegetables (chapter "Cultivation")."""

from __future__ import annotations

from typing import Final

from allmende.agricola.components.farmyard import SPACES, around
from allmende.agricola.components.moves import (
    BAKE,
    DISCARD,
    DONE,
    RESOLVE,
    SOW,
    SOW_PASTURE,
)
from allmende.agricola.components.pieces import CROPS, GRAIN, SEEDS, VEGETABLE
from allmende.agricola.rules.amendments import SOWN_WHERE_IT_COUNTS
from allmende.agricola.rules.announcements import happen, tell_others, tell_own
from allmende.agricola.rules.farm.crops import can_sow, empty_field, empty_tile, seed_number, sow
from allmende.agricola.rules.farm.pastures import sowable_pastures
from allmende.agricola.rules.language.action import Action
from allmende.agricola.rules.language.before import deed_before, deeds_before, give_before, lend, take_back
from allmende.agricola.rules.language.effect import OPTIONAL
from allmende.agricola.rules.language.farming import sites
from allmende.agricola.rules.language.in_play import card_at
from allmende.agricola.rules.moments import (
    AFTER_SOWING,
    BEFORE_SOWING,
    OTHERS,
    SOWED,
    SOWING_DECLINED,
    SOWN,
    sown,
)
from allmende.agricola.rules.permits import ASKS_FOR_BROUGHT, MORE_BESIDE_PASTURES
from allmende.agricola.rules.phases import WORK
from allmende.agricola.rules.player import Player
from allmende.agricola.rules.shortages import good_missing
from allmende.agricola.rules.state import State
from allmende.core.message import Message
from allmende.core.rules.state import FRAME, WAIT

PLOWED_FIRST: Final = 1 << 60
"""In the counter: a card has been used before anything is sown, which has to be done then."""


class Sow(Action):
    """Sow grain and vegetables on any number of empty fields, or on a single one (chapter "Cultivation").

    With a `crop`, it can only be that one, and it has to be sown. With a card, pastures can be sown, too, by the same
    moves as a field tile where that makes a difference. The counter has the numbers of fields sown with each crop
    (`sown`). While other seats react before it begins, the mode has the move that was chosen, from `SOW` on counted
    from 1, one bit further on.
    """

    asks = "prompt-sow-crops"
    first = SOW
    last = BAKE
    called = "sow"

    def __init__(self, single: bool = False, crop: int = -1) -> None:
        self.repeats = not single
        self.crop = crop
        self.owed = crop >= 0
        if single:
            self.asks = "prompt-sow-one"

    def choices(self, state: State, seat: int) -> list[int]:
        mine = state.seats[seat]
        lent = [] if not self.repeats or self.so_far(state, seat) else lend(state, seat, BEFORE_SOWING)
        found = [SOW + crop for crop in range(CROPS) if can_sow(mine, GRAIN + crop)]
        if mine.beds and self.crop < 0:
            found += [SOW + seed for seed in range(CROPS, len(SEEDS)) if can_sow(mine, SEEDS[seed])]
        pastures = sowable_pastures(mine)
        if pastures:
            for crop in range(CROPS):
                if mine.goods[GRAIN + crop]:
                    found += sites(SOW_PASTURE + crop * SPACES, pastures)
        if (mine.beds and asks_where(state, seat)) or (
            mine.beds and mine.permits & MORE_BESIDE_PASTURES and lies_beside_pasture(mine, empty_tile(mine))
        ):
            skipped = [crop for crop in range(CROPS) if skips_tile(mine, crop)]
            found += [SOW_PASTURE + crop * SPACES + empty_tile(mine) for crop in skipped]
        if self.repeats and not self.so_far(state, seat) and mine.goods[GRAIN] + mine.goods[VEGETABLE] > 0:
            for deed in deeds_before(state, seat, BEFORE_SOWING):
                if deed.is_possible(state, seat):
                    found.append(RESOLVE + deed.card)
        take_back(state, seat, lent)
        return found if self.crop < 0 else [move for move in found if sown_crop(move) == self.crop]

    def owns(self, move: int) -> bool:
        return super().owns(move) or (self.repeats and RESOLVE <= move < DISCARD)

    def is_own(self, state: State, seat: int, move: int) -> bool:
        if RESOLVE <= move < DISCARD:
            return self.repeats and deed_before(state, seat, BEFORE_SOWING, move - RESOLVE) is not None
        return super().owns(move)

    def lets(self, move: int) -> bool:
        return super().owns(move)

    def is_due(self, state: State, seat: int) -> bool:
        return super().is_due(state, seat) or state.seats[seat].stack[-2] == PLOWED_FIRST

    def moves(self, state: State, seat: int) -> list[int]:
        chosen = state.seats[seat].stack[-1] >> 1
        if chosen and SOW + chosen - 1 in self.choices(state, seat):
            return [SOW + chosen - 1]
        return super().moves(state, seat)

    def play(self, state: State, seat: int, move: int) -> None:
        if move == DONE or not self.repeats:
            super().play(state, seat, move)
            return
        stack = state.seats[seat].stack
        if move >= RESOLVE:
            deed = deed_before(state, seat, BEFORE_SOWING, move - RESOLVE)
            assert deed is not None
            stack[-2] |= PLOWED_FIRST
            state.seats[seat].push(deed.index)
            return
        place = len(stack)  # cards may react to goods given before: they lie above then
        if state.setup.cards and not stack[-2] & ~PLOWED_FIRST and not stack[-1] >> 1:
            give_before(state, seat, BEFORE_SOWING)
            tell_others(state, seat, BEFORE_SOWING + OTHERS, 0)
            if stack[-FRAME] == WAIT:
                stack[place - 1] |= move - SOW + 1 << 1
                return
        stack[place - 1] &= OPTIONAL
        stack[place - 2] += sown(seed_number(sown_crop(move)))
        self.do(state, seat, move)

    def refusal(self, state: State, seat: int) -> Message | None:
        if self.is_possible(state, seat):
            return None
        mine = state.seats[seat]
        if self.crop >= 0:
            return self.move_refusal(state, seat, SOW + self.crop - GRAIN)
        crops = [crop for crop in (GRAIN, VEGETABLE) if mine.goods[crop]]
        missing = None if sowable_pastures(mine) else field_missing(mine, crops or [GRAIN, VEGETABLE])
        return missing or Message("reason-nothing-to-sow")

    def move_refusal(self, state: State, seat: int, move: int) -> Message | None:
        if move >= RESOLVE:
            deed = deed_before(state, seat, BEFORE_SOWING, move - RESOLVE)
            nothing = Message("reason-nothing-to-sow")
            return nothing if deed is None else deed.refusal(state, seat) or nothing
        crop = sown_crop(move)
        if self.crop not in (-1, crop):
            return Message("reason-nothing-to-sow")
        if move < SOW_PASTURE:
            return field_missing(state.seats[seat], [crop]) or good_missing(state, seat, crop)
        if not sowable_pastures(state.seats[seat]) >> sown_space(move) & 1:
            return Message("reason-pasture-not-sown")
        return good_missing(state, seat, crop)

    def visible(self, state: State, seat: int) -> list[int]:
        found = [SOW + crop for crop in range(CROPS)]
        for i in range(len(state.seats[seat].beds)):
            for seed in range(CROPS, len(SEEDS)):
                if state.seats[seat].beds[i] >> seed & 1:
                    found.append(SOW + seed)
        for crop in range(CROPS):
            found += sites(SOW_PASTURE + crop * SPACES, sowable_pastures(state.seats[seat]))
        return found

    def do(self, state: State, seat: int, move: int) -> None:
        crop = sown_crop(move)
        field = sow(state, seat, crop, sown_space(move))
        if not self.repeats:
            tell_own(state, seat, SOWED, sown(seed_number(crop)))
        happen(state, seat, SOWN, field)

    def decline(self, state: State, seat: int) -> None:
        if self.repeats and state.setup.cards and state.acting_on(seat) >= 0:
            happen(state, seat, SOWING_DECLINED)

    def end(self, state: State, seat: int) -> None:
        done = state.seats[seat].stack[-2] & ~PLOWED_FIRST
        super().end(state, seat)
        if done and state.setup.cards:
            happen(state, seat, AFTER_SOWING, done)
            tell_own(state, seat, SOWED, done)


def field_missing(mine: Player, crops: list[int]) -> Message | None:
    """The refusal if there is no empty field for any of these crops; some cards are fields for one of them only."""
    if any(empty_field(mine, crop) >= 0 for crop in crops):
        return None
    other = any(empty_field(mine, crop) >= 0 for crop in (GRAIN, VEGETABLE))
    return Message("reason-no-field-for-this" if other else "reason-no-field-to-sow")


def asks_where(state: State, seat: int) -> bool:
    """True if sowing a field tile matters to a card, in play or in hand, that asks for goods on the farmyard.

    It does until something has come there in this work phase.
    """
    mine = state.seats[seat]
    if not state.amended(SOWN_WHERE_IT_COUNTS) or state.phase != WORK or mine.brought:
        return False
    if mine.permits & ASKS_FOR_BROUGHT:
        return True
    for card in mine.hand:
        if card_at(state, card).permits & ASKS_FOR_BROUGHT:
            return True
    return False


def lies_beside_pasture(mine: Player, space: int) -> bool:
    """True if there is this field tile, and it lies beside a pasture."""
    return space >= 0 and around(1 << space) & mine.fenced != 0


def skips_tile(mine: Player, crop: int) -> bool:
    """True if a crop that the player has would be sown on a card although there is an empty field tile."""
    return can_sow(mine, GRAIN + crop) and empty_field(mine, GRAIN + crop) >= SPACES and empty_tile(mine) >= 0


def sown_crop(move: int) -> int:
    """The crop that a move sows."""
    return SEEDS[move - SOW] if move < SOW_PASTURE else GRAIN + (move - SOW_PASTURE) // SPACES


def sown_space(move: int) -> int:
    """The field tile, or the first space of the pasture, that a move sows, or -1 if it leaves the field open."""
    return -1 if move < SOW_PASTURE else (move - SOW_PASTURE) % SPACES
