"""Building and playing improvements, baking bread with them, and playing occupations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from allmende.agricola import events
from allmende.agricola.components import GRAIN
from allmende.agricola.improvement import KIND_NAMES
from allmende.agricola.language.before import give_before, has_begun, lend, take_back
from allmende.agricola.language.effect import Action
from allmende.agricola.language.paying import can_pay, card_at, charge
from allmende.agricola.language.putting import put_improvement
from allmende.agricola.language.turns import TAUGHT_INSTEAD, is_noted, note
from allmende.agricola.moments import BAKED, BEFORE_BAKING, BEFORE_IMPROVING, HAS_COOKED
from allmende.agricola.moves import BAKE, DONE, HEARTHS, IMPROVE, IMPROVEMENTS, OVENS, PLAY, UPGRADE
from allmende.agricola.numbers import CARD_COUNT, FIRST_OCCUPATION, is_occupation
from allmende.agricola.permits import TEACHES_BAKERS
from allmende.agricola.state import Table

FIREPLACES: Final = 2
"""The first of the improvements; the next two are the Cooking Hearths."""
UPGRADES: Final = 2 * FIREPLACES


class BuildMajor(Action):
    """Build a major improvement; for a Cooking Hearth, a Fireplace may be returned instead of paying clay.

    `among`: only one of these.
    """

    asks = "prompt-build-major"
    first = IMPROVE
    last = UPGRADE + UPGRADES

    def __init__(self, among: Sequence[int] = range(IMPROVEMENTS)) -> None:
        self.among = list(among)

    def is_possible(self, table: Table, seat: int) -> bool:
        lent = lend(table, seat, BEFORE_IMPROVING)
        possible = self.is_affordable(table, seat)
        take_back(table, seat, lent)
        return possible

    def is_affordable(self, table: Table, seat: int) -> bool:
        """Whether the seat can pay for an improvement with what it has."""
        if table.seats[seat].improvements & (1 << FIREPLACES) - 1:
            return len(self.affordable(table, seat)) > 0
        for i in self.among:
            if table.improvements >> i & 1 and can_pay(table, seat, IMPROVE + i):
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
        for i in self.among:
            if table.improvements >> i & 1 and can_pay(table, seat, IMPROVE + i):
                found.append(IMPROVE + i)
        if mine.improvements & (1 << FIREPLACES) - 1:
            for way in range(UPGRADES):
                hearth = hearth_of(way)
                can = hearth in self.among and table.improvements >> hearth & 1
                if can and mine.has_improvement(fireplace_of(way)):
                    found.append(UPGRADE + way)
        return found

    def do(self, table: Table, seat: int, move: int) -> None:
        give_before(table, seat, BEFORE_IMPROVING)
        if move < UPGRADE:
            charge(table, seat, move)
            return
        returned = fireplace_of(move - UPGRADE)
        table.return_improvement(seat, returned)
        if table.log is not None:
            name = table.setup.improvements[returned].name
            table.log.append(events.ImprovementReturned(seat=seat, improvement=name))
        put_improvement(table, seat, hearth_of(move - UPGRADE))


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
        # Asked from outside, what lies on the stack is not this action.
        baked = mine.stack[-2] if has_begun(table, seat, self.index) else 0
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
            found += [PLAY + card for card in mine.hand if is_occupation(card)]
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
        if not mine.stack[-2]:
            give_before(table, seat, BEFORE_BAKING)
        mine.stack[-2] += 1 << 8 * (move - BAKE)
        self.do(table, seat, move)

    def finish(self, table: Table, seat: int) -> None:
        if self.repeats:
            table.happen(seat, BAKED)

    def do(self, table: Table, seat: int, move: int) -> None:
        kind = move - BAKE
        bread = table.setup.improvements[table.improvement_of(seat, kind)].bread
        table.exchange(seat, GRAIN, bread, f"improvement:{KIND_NAMES[kind]}")
        if kind < HEARTHS:
            table.happen(seat, HAS_COOKED)


class PlayMinor(Action):
    """Play a minor improvement of one's hand (chapter "Minor Improvements")."""

    asks = "prompt-minor"
    first = PLAY
    last = PLAY + FIRST_OCCUPATION

    def is_possible(self, table: Table, seat: int) -> bool:
        return len(self.choices(table, seat)) > 0

    def can_play(self, table: Table, seat: int, card: int) -> bool:
        """Whether the seat can play this card of its hand."""
        if is_occupation(card) or not card_at(table, card).is_playable(table, seat):
            return False
        return can_pay(table, seat, PLAY + card)

    def choices(self, table: Table, seat: int) -> list[int]:
        lent = lend(table, seat, BEFORE_IMPROVING)
        found = [PLAY + card for card in table.seats[seat].hand if self.can_play(table, seat, card)]
        take_back(table, seat, lent)
        return found

    def do(self, table: Table, seat: int, move: int) -> None:
        give_before(table, seat, BEFORE_IMPROVING)
        charge(table, seat, move)


class PlayOccupation(Action):
    """Play an occupation of one's hand (chapter "Occupations").

    `food` is what the first occupation of the game costs, the second, and so on; its last entry holds for all others.
    """

    asks = "prompt-occupation"
    first = PLAY + FIRST_OCCUPATION
    last = PLAY + CARD_COUNT

    def __init__(self, food: Sequence[int]) -> None:
        self.food = list(food)

    def cost(self, table: Table, seat: int) -> int:
        """The food that the next occupation of the seat costs here."""
        return self.food[min(table.seats[seat].occupation_count(), len(self.food) - 1)]

    def is_possible(self, table: Table, seat: int) -> bool:
        for card in table.seats[seat].hand:
            if is_occupation(card):
                return can_pay(table, seat, PLAY + card, self.cost(table, seat))  # which all of them cost
        return False

    def choices(self, table: Table, seat: int) -> list[int]:
        if not self.is_possible(table, seat):
            return []
        return [PLAY + card for card in table.seats[seat].hand if is_occupation(card)]

    def do(self, table: Table, seat: int, move: int) -> None:
        charge(table, seat, move, self.cost(table, seat))
