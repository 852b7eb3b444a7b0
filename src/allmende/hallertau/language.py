"""The vocabulary of effects: what action spaces (and cards) are written in.

An effect is a frozen tree of small nodes. Every node is a step, so that a position can wait in the middle of it:
its methods are the rules reader. The readers for words and icons live outside and match on the node types.

Everything is optional (chapter "Placing Workers"): each node may be left with `done`. Only what a space gives without
a choice is taken at once, because asking would be tedious: whoever wants less places workers *sparingly*,
and is asked for every single piece. The mode travels down the tree in the frames.
"""

from __future__ import annotations

from typing import Final

from allmende.core.message import Message
from allmende.core.position import Step
from allmende.hallertau.components import (
    CRAFTS,
    CROPS,
    FIELD,
    GOODS,
    HIGHEST_ROW,
    LOWEST_ROW,
    RESOURCE_NAMES,
    ROUNDS,
    STABLES,
)
from allmende.hallertau.moves import (
    CHOOSE,
    DONE,
    RAISE,
    RETREAT,
    ROWS,
    SOW,
    SPEND_FIELD,
    SPEND_SHEEP,
    SUSTAIN,
    TAKE,
)
from allmende.hallertau.state import EMPTY, Player, Table

SPARINGLY: Final = 1
FREELY: Final = 0

# Amounts: a plain number, or one of these.
THE_ROUND: Final = -1
EACH_SHEEP: Final = -2


def amount(table: Table, seat: int, number: int) -> int:
    """What an amount comes to for this seat now."""
    if number == THE_ROUND:
        return table.round
    if number == EACH_SHEEP:
        return table.seats[seat].sheep_count()
    return number


class Effect(Step[Table]):
    """Something a space or a card does."""

    def parts(self) -> list[Effect]:
        """The effects inside this one."""
        return []

    def can(self, table: Table, seat: int) -> bool:
        """Whether this effect would change anything for the seat now."""
        return self.refusal(table, seat) is None

    def refusal(self, table: Table, seat: int) -> Message | None:
        """Why this effect would do nothing, or None."""
        return None

    def divisible(self, table: Table, seat: int) -> bool:
        """Whether the seat can take less of what comes without a choice."""
        for part in self.parts():
            if part.divisible(table, seat):
                return True
        return False

    def divisible_if_chosen(self, table: Table, seat: int) -> bool:
        """The same for an option that could have been left altogether."""
        return self.divisible(table, seat)

    def source(self, table: Table, seat: int) -> str:
        """Where the pieces come from on the screen: the innermost action space on the seat's stack."""
        stack = table.seats[seat].stack
        for i in range(len(stack) - 3, -1, -3):
            step = table.steps[stack[i]]
            if isinstance(step, Used):
                return f"space:{step.name}"
        return "supply"


class Then(Effect):
    """Effects carried out one after the other, from top to bottom."""

    def __init__(self, effects: list[Effect]) -> None:
        self.effects = effects

    def parts(self) -> list[Effect]:
        return self.effects

    def refusal(self, table: Table, seat: int) -> Message | None:
        refusal: Message | None = None
        for effect in self.effects:
            refusal = effect.refusal(table, seat)
            if refusal is None:
                return None
        return refusal

    def resume(self, table: Table, seat: int) -> None:
        mine = table.seats[seat]
        done = mine.stack[-2]
        if done == len(self.effects):
            mine.pop()
        else:
            mine.stack[-2] = done + 1
            mine.push(self.effects[done].index, 0, mine.stack[-1])


class Used(Then):
    """What an action space does, as a whole: the place where its pieces come from."""

    def __init__(self, name: str, effects: list[Effect]) -> None:
        super().__init__(effects)
        self.name = name


class Either(Effect):
    """One of several effects, "or" and slashes in the rulebook."""

    def __init__(self, options: list[Effect]) -> None:
        self.options = options

    def parts(self) -> list[Effect]:
        return self.options

    def refusal(self, table: Table, seat: int) -> Message | None:
        refusal: Message | None = None
        for option in self.options:
            option_refusal = option.refusal(table, seat)
            if option_refusal is None:
                return None
            refusal = refusal or option_refusal
        return refusal

    def divisible(self, table: Table, seat: int) -> bool:
        for option in self.options:
            if option.divisible_if_chosen(table, seat):
                return True
        return False

    def moves(self, table: Table, seat: int) -> list[int]:
        found = [CHOOSE + i for i in range(len(self.options)) if self.options[i].can(table, seat)]
        found.append(DONE)
        return found

    def play(self, table: Table, seat: int, move: int) -> None:
        mine = table.seats[seat]
        mode = mine.stack[-1]
        mine.pop()
        if move != DONE:
            mine.push(self.options[move - CHOOSE].index, 0, mode)


class Gain(Effect):
    """Gain a number of one resource. Sparingly: piece by piece."""

    def __init__(self, resource: int, number: int) -> None:
        self.resource = resource
        self.number = number

    def refusal(self, table: Table, seat: int) -> Message | None:
        if self.count(table, seat) > 0:
            return None
        if self.number == EACH_SHEEP:
            return Message("reason-no-sheep")
        resource = Message(f"resource-{RESOURCE_NAMES[self.resource]}", {"count": 2})
        return Message("reason-full", {"resource": resource})

    def count(self, table: Table, seat: int) -> int:
        return table.room_for(seat, self.resource, amount(table, seat, self.number))

    def divisible(self, table: Table, seat: int) -> bool:
        return self.count(table, seat) > 0

    def divisible_if_chosen(self, table: Table, seat: int) -> bool:
        return self.count(table, seat) > 1

    def moves(self, table: Table, seat: int) -> list[int]:
        mine = table.seats[seat]
        if mine.stack[-1] == FREELY or mine.stack[-2] >= amount(table, seat, self.number):
            return []
        return [TAKE + self.resource, DONE] if table.room_for(seat, self.resource, 1) else [DONE]

    def play(self, table: Table, seat: int, move: int) -> None:
        mine = table.seats[seat]
        if move == DONE:
            mine.pop()
        else:
            mine.stack[-2] += 1
            table.gain(seat, self.resource, 1, self.source_if_heard(table, seat))

    def resume(self, table: Table, seat: int) -> None:
        mine = table.seats[seat]
        if mine.stack[-1] == FREELY:
            table.gain(
                seat, self.resource, amount(table, seat, self.number), self.source_if_heard(table, seat)
            )
        mine.pop()

    def source_if_heard(self, table: Table, seat: int) -> str:
        return self.source(table, seat) if table.log is not None else ""


class GainField(Effect):
    """Place a new field in a row. A field can't be divided; sparingly it can be left."""

    def __init__(self, row: int) -> None:
        self.row = row

    def refusal(self, table: Table, seat: int) -> Message | None:
        return None if table.room_for(seat, FIELD, 1) else Message("reason-no-column")

    def divisible(self, table: Table, seat: int) -> bool:
        return self.can(table, seat)

    def divisible_if_chosen(self, table: Table, seat: int) -> bool:
        return False

    def moves(self, table: Table, seat: int) -> list[int]:
        if table.seats[seat].stack[-1] == FREELY:
            return []
        return [TAKE + FIELD, DONE] if table.room_for(seat, FIELD, 1) else [DONE]

    def play(self, table: Table, seat: int, move: int) -> None:
        if move != DONE:
            self.resume(table, seat)
        else:
            table.seats[seat].pop()

    def resume(self, table: Table, seat: int) -> None:
        table.gain_field(seat, self.row, self.source(table, seat) if table.log is not None else "")
        table.seats[seat].pop()


class Take(Effect):
    """Gain goods of your choice out of some, one by one, the same or different ones."""

    def __init__(self, number: int, goods: list[int]) -> None:
        self.number = number
        self.goods = goods

    def moves(self, table: Table, seat: int) -> list[int]:
        if table.seats[seat].stack[-2] == self.number:
            return []
        found = [TAKE + good for good in self.goods]
        found.append(DONE)
        return found

    def play(self, table: Table, seat: int, move: int) -> None:
        mine = table.seats[seat]
        if move == DONE:
            mine.pop()
        else:
            mine.stack[-2] += 1
            table.gain(seat, move - TAKE, 1, self.source(table, seat) if table.log is not None else "")

    def resume(self, table: Table, seat: int) -> None:
        table.seats[seat].pop()


class Sow(Effect):
    """Sow up to so many crops from the supply, one at a time, each in an empty field."""

    def __init__(self, number: int) -> None:
        self.number = number

    def refusal(self, table: Table, seat: int) -> Message | None:
        mine = table.seats[seat]
        if max(mine.goods[:CROPS]) == 0:
            return Message("reason-no-crop")
        if not _has_empty_field(mine, HIGHEST_ROW):
            return Message("reason-no-empty-field")
        return None

    def moves(self, table: Table, seat: int) -> list[int]:
        mine = table.seats[seat]
        found: list[int] = []
        if mine.stack[-2] == self.number:
            return found
        for row in _empty_rows(mine, HIGHEST_ROW):
            for crop in range(CROPS):
                if mine.goods[crop]:
                    found.append(SOW + crop * ROWS + row - LOWEST_ROW)
        found.append(DONE)
        return found

    def play(self, table: Table, seat: int, move: int) -> None:
        mine = table.seats[seat]
        if move == DONE:
            mine.pop()
        else:
            mine.stack[-2] += 1
            table.sow(seat, (move - SOW) // ROWS, (move - SOW) % ROWS + LOWEST_ROW)

    def resume(self, table: Table, seat: int) -> None:
        table.seats[seat].pop()


class MoveEmptyFields(Effect):
    """Move up to so many empty fields to the highest row."""

    def __init__(self, number: int) -> None:
        self.number = number

    def refusal(self, table: Table, seat: int) -> Message | None:
        low = _has_empty_field(table.seats[seat], HIGHEST_ROW - 1)
        return None if low else Message("reason-no-field-to-move")

    def moves(self, table: Table, seat: int) -> list[int]:
        mine = table.seats[seat]
        if mine.stack[-2] == self.number:
            return []
        found = [RAISE + row - LOWEST_ROW for row in _empty_rows(mine, HIGHEST_ROW - 1)]
        found.append(DONE)
        return found

    def play(self, table: Table, seat: int, move: int) -> None:
        mine = table.seats[seat]
        if move == DONE:
            mine.pop()
        else:
            mine.stack[-2] += 1
            table.move_field(seat, mine.field_in(move - RAISE + LOWEST_ROW), HIGHEST_ROW)

    def resume(self, table: Table, seat: int) -> None:
        table.seats[seat].pop()


class Sustain(Effect):
    """Move one sheep to the next Farmyard card, or from the last into the Stables (life-sustaining action)."""

    def refusal(self, table: Table, seat: int) -> Message | None:
        mine = table.seats[seat]
        for place in range(1, ROUNDS + 1):
            if mine.sheep[place]:
                return None
        return Message("reason-no-sheep-on-cards")

    def moves(self, table: Table, seat: int) -> list[int]:
        mine = table.seats[seat]
        found: list[int] = []
        for place in range(1, ROUNDS + 1):
            if mine.sheep[place]:
                found.append(SUSTAIN + place - 1)
        found.append(DONE)
        return found

    def play(self, table: Table, seat: int, move: int) -> None:
        table.seats[seat].pop()
        if move != DONE:
            table.move_sheep(seat, move - SUSTAIN + 1)


class Cost(Effect):
    """Something to pay for what follows in an Exchange: pushes its own question, if there is one."""


class Exchange(Effect):
    """Pay, and only then gain: an arrow pointing down.

    With a cost of plain goods, whoever gets here has chosen to pay; other costs ask what to give, or `done`.
    """

    def __init__(self, cost: Cost, gains: Effect) -> None:
        self.cost = cost
        self.gains = gains

    def parts(self) -> list[Effect]:
        return [self.cost, self.gains]

    def refusal(self, table: Table, seat: int) -> Message | None:
        return self.cost.refusal(table, seat)

    def divisible(self, table: Table, seat: int) -> bool:
        return self.cost.can(table, seat)

    def moves(self, table: Table, seat: int) -> list[int]:
        return self.cost.moves(table, seat)

    def play(self, table: Table, seat: int, move: int) -> None:
        mine = table.seats[seat]
        mode = mine.stack[-1]
        mine.pop()
        if move != DONE:
            self.cost.play(table, seat, move)
            mine.push(self.gains.index, 0, mode)

    def resume(self, table: Table, seat: int) -> None:
        self.play(table, seat, CHOOSE)


class Pay(Cost):
    """Pay a number of one good. Exchange does it without asking, so it stands inside a choice."""

    def __init__(self, good: int, number: int) -> None:
        self.good = good
        self.number = number

    def refusal(self, table: Table, seat: int) -> Message | None:
        have = table.seats[seat].goods[self.good]
        if have >= self.number:
            return None
        good = RESOURCE_NAMES[self.good]
        needed = Message(
            "amount", {"count": self.number, "resource": Message(f"resource-{good}", {"count": self.number})}
        )
        return Message("reason-needs", {"needed": needed, "have": have})

    def play(self, table: Table, seat: int, move: int) -> None:
        table.pay_goods(seat, self.good, self.number)


class PaySheep(Cost):
    """Pay one sheep, from a Farmyard card or from the Stables."""

    def refusal(self, table: Table, seat: int) -> Message | None:
        return None if table.seats[seat].sheep_count() else Message("reason-no-sheep")

    def moves(self, table: Table, seat: int) -> list[int]:
        mine = table.seats[seat]
        found: list[int] = []
        for place in range(1, STABLES + 1):
            if mine.sheep[place]:
                found.append(SPEND_SHEEP + place - 1)
        found.append(DONE)
        return found

    def play(self, table: Table, seat: int, move: int) -> None:
        table.pay_sheep(seat, move - SPEND_SHEEP + 1)


class PayField(Cost):
    """Remove one field, planted or empty."""

    def refusal(self, table: Table, seat: int) -> Message | None:
        return None if max(table.seats[seat].fields) else Message("reason-no-field")

    def moves(self, table: Table, seat: int) -> list[int]:
        found: list[int] = []
        for field in table.seats[seat].fields:
            if field:
                move = SPEND_FIELD + (field % EMPTY - LOWEST_ROW) * (GOODS + 1) + field // EMPTY
                if move not in found:
                    found.append(move)
        found.append(DONE)
        return found

    def play(self, table: Table, seat: int, move: int) -> None:
        number = move - SPEND_FIELD
        table.spend_field(seat, number // (GOODS + 1) + LOWEST_ROW, number % (GOODS + 1) - 1)


class MoveCraftBack(Cost):
    """Move one Craft Building one space left, but never onto the Community Center tile."""

    def refusal(self, table: Table, seat: int) -> Message | None:
        mine = table.seats[seat]
        return None if max(mine.crafts) > mine.center else Message("reason-no-craft-to-retreat")

    def moves(self, table: Table, seat: int) -> list[int]:
        mine = table.seats[seat]
        found = [RETREAT + craft for craft in range(CRAFTS) if mine.crafts[craft] > mine.center]
        found.append(DONE)
        return found

    def play(self, table: Table, seat: int, move: int) -> None:
        table.retreat(seat, move - RETREAT)


def _has_empty_field(mine: Player, highest: int) -> bool:
    """Whether an empty field lies in a row up to this one."""
    for field in mine.fields:
        if LOWEST_ROW <= field <= highest:
            return True
    return False


def _empty_rows(mine: Player, highest: int) -> list[int]:
    """The rows up to this one in which an empty field lies, lowest first."""
    return [row for row in range(LOWEST_ROW, highest + 1) if row in mine.fields]


# Constructors: how spaces and cards are written.


def then(*effects: Effect) -> Then:
    """All of these, from top to bottom."""
    return Then(list(effects))


def either(*options: Effect) -> Either:
    """One of these."""
    return Either(list(options))


def gain(resource: int, number: int = 1) -> Gain:
    """So many of one resource."""
    return Gain(resource, number)


def field(row: int) -> GainField:
    """A new field in this row."""
    return GainField(row)


def crops(number: int) -> Take:
    """Crops of your choice."""
    return Take(number, list(range(CROPS)))


def one_of(*goods: int) -> Take:
    """One of these goods."""
    return Take(1, list(goods))


def exchange(cost: Cost, *gains: Effect) -> Exchange:
    """Pay the cost to get the gains."""
    return Exchange(cost, gains[0] if len(gains) == 1 else Then(list(gains)))
