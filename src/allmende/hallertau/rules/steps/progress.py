"""Phase 9: Progress."""

from __future__ import annotations

from allmende.core.message import Message
from allmende.core.rules.phrases import amount, needs
from allmende.core.rules.position import Step
from allmende.core.view import Refusal
from allmende.hallertau.cards import CARDS
from allmende.hallertau.rules.amendments import ASKED_TO_PROGRESS, BOULDERS_AHEAD
from allmende.hallertau.rules.components import CRAFT_NAMES, CRAFTS, GOODS, JEWELRY, RESOURCE_NAMES, ROUNDS
from allmende.hallertau.rules.moves import ADVANCE, DISCARD, DONE, MOVE_BOULDER, PAY, PAY_JEWELRY
from allmende.hallertau.rules.payments import PAYMENT_GOODS, PAYMENTS, affordable, any_affordable
from allmende.hallertau.rules.phases import BOULDERS
from allmende.hallertau.rules.player import FRESH, HAD_TURN
from allmende.hallertau.rules.state import Table


class Progress(Step[Table]):
    """All players advance their Craft Buildings: together, or clockwise from the first player in a turn each."""

    def __init__(self, advancing: Step[Table]) -> None:
        self.advancing = advancing

    def resume(self, table: Table, seat: int) -> None:
        if table.turn < 0:
            for mine in table.seats:
                mine.exhausted = 0
        if not table.clockwise:
            if table.turn >= 0:
                table.begin_phase(BOULDERS)
                return
            table.turn = table.first
            for each in range(len(table.seats)):
                self.begin(table, each)
            return
        following = table.following()
        if following < 0:
            table.begin_phase(BOULDERS)
        else:
            table.turn = following
            table.seats[following].notes[HAD_TURN] = 1
            self.begin(table, following)

    def begin(self, table: Table, seat: int) -> None:
        """Have a seat advance its buildings, and ask it for cards even if it can't pay for any advance yet."""
        mine = table.seats[seat]
        if table.amended(ASKED_TO_PROGRESS):
            mine.notes[FRESH] = 1
        mine.push(self.advancing.index)


class Advancing(Step[Table]):
    """Advance any Craft Building any number of times, as long as there is something to pay and the tools for it.

    ruling: Boulders are moved as far as an advance needs it. Moving them for its own sake would be discarding tools in
    Round 6, which chapter "Tools" forbids. Before, it only makes a difference to whoever pays the exhausted tools for a
    card in this phase, and so it is offered while such a card can be played.
    """

    pauses = True
    rests = True

    def __init__(self, paying: Step[Table]) -> None:
        self.paying = paying

    def moves(self, table: Table, seat: int) -> list[int]:
        found = [ADVANCE + craft for craft in range(CRAFTS) if self.can_advance(table, seat, craft)]
        found.append(DONE)
        if self.can_move_ahead(table, seat):
            found += [MOVE_BOULDER + boulder for boulder in table.seats[seat].loose_boulders()]
        return found

    def can_move_ahead(self, table: Table, seat: int) -> bool:
        """Whether the seat can exhaust a tool that it may then pay for a card."""
        mine = table.seats[seat]
        if not table.amended(BOULDERS_AHEAD) or table.round == ROUNDS or mine.exhausted >= mine.tools:
            return False
        for card in mine.hand:
            if CARDS[card].costs_tools and CARDS[card].options(table, seat):
                return True
        return False

    def can_advance(self, table: Table, seat: int, craft: int) -> bool:
        mine = table.seats[seat]
        needed = mine.tools_to_advance(craft)
        if needed < 0 or needed > mine.tools - mine.exhausted:
            return False
        return mine.jewelry > 0 or any_affordable(craft, table.round, mine.goods)

    def play(self, table: Table, seat: int, move: int) -> None:
        mine = table.seats[seat]
        if move == DONE:
            mine.pop()
        elif move >= MOVE_BOULDER:
            boulder = move - MOVE_BOULDER
            table.use_tools(seat, 1)
            table.move_boulder(seat, boulder // 2, boulder % 2)
        else:
            mine.push(self.paying.index, move - ADVANCE)

    def prompt(self, table: Table, seat: int) -> Message:
        mine = table.seats[seat]
        return Message("prompt-progress", {"count": table.round, "tools": mine.tools - mine.exhausted})

    def refusals(self, table: Table, seat: int) -> list[Refusal]:
        found: list[Refusal] = []
        for craft in range(CRAFTS):
            reason = self.refusal(table, seat, craft)
            if reason is not None:
                found.append(Refusal(f"craft:{CRAFT_NAMES[craft]}", reason))
        return found

    def why_not(self, table: Table, seat: int, move: int) -> Message:
        reason: Message | None = None
        if ADVANCE <= move < ADVANCE + CRAFTS:
            reason = self.refusal(table, seat, move - ADVANCE)
        return reason or Message("reason-not-now")

    def refusal(self, table: Table, seat: int, craft: int) -> Message | None:
        """Why this seat can't advance this Craft Building, or None."""
        if self.can_advance(table, seat, craft):
            return None
        mine = table.seats[seat]
        needed = mine.tools_to_advance(craft)
        if needed < 0:
            return Message("reason-last-column")
        ready = mine.tools - mine.exhausted
        if needed > ready:
            return Message("reason-needs-tools", {"needed": amount("tools", needed), "have": ready})
        return Message("reason-cannot-pay", {"count": table.round})


class Paying(Step[Table]):
    """Pay for one advance: a jewelry, or goods as the building and the round demand. The counter is the building.

    To name the building and to pay are one act: no card comes between.
    """

    closed = True

    def moves(self, table: Table, seat: int) -> list[int]:
        mine = table.seats[seat]
        found: list[int] = []
        for payment in PAYMENTS[mine.stack[-2] * (ROUNDS + 1) + table.round]:
            if affordable(payment, mine.goods):
                found.append(PAY + payment)
        if mine.jewelry:
            found.append(PAY_JEWELRY)
        return found

    def play(self, table: Table, seat: int, move: int) -> None:
        mine = table.seats[seat]
        craft = mine.stack[-2]
        mine.pop()
        if move == PAY_JEWELRY:
            table.pay(seat, JEWELRY, 1)
        else:
            goods = PAYMENT_GOODS[move - PAY]
            for good in range(GOODS):
                if goods[good]:
                    table.pay(seat, good, goods[good])
        table.advance(seat, craft)

    def prompt(self, table: Table, seat: int) -> Message:
        craft = CRAFT_NAMES[table.seats[seat].stack[-2]]
        return Message("prompt-pay", {"craft": Message(f"craft-{craft}")})

    def why_not(self, table: Table, seat: int, move: int) -> Message:
        mine = table.seats[seat]
        if move == PAY_JEWELRY:
            return needs("jewelry", 1, mine.jewelry)
        if not PAY <= move < DISCARD:
            return Message("reason-not-now")
        if move - PAY not in PAYMENTS[mine.stack[-2] * (ROUNDS + 1) + table.round]:
            return Message("reason-wrong-payment", {"craft": Message(f"craft-{CRAFT_NAMES[mine.stack[-2]]}")})
        goods = PAYMENT_GOODS[move - PAY]
        lacking = [good for good in range(GOODS) if goods[good] > mine.goods[good]]
        return needs(RESOURCE_NAMES[lacking[0]], goods[lacking[0]], mine.goods[lacking[0]])
