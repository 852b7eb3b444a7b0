"""Phase 9: Progress."""

from __future__ import annotations

from allmende.core.message import Message
from allmende.core.rules.phrases import amount, needs
from allmende.core.rules.state import Step
from allmende.core.view import Refusal
from allmende.hallertau.cards import CARDS
from allmende.hallertau.components.moves import ADVANCE, DISCARD, DONE, MOVE_BOULDER, PAY, PAY_JEWELRY
from allmende.hallertau.components.payments import PAYMENT_GOODS, PAYMENTS, affordable, any_affordable
from allmende.hallertau.components.pieces import CRAFT_NAMES, CRAFTS, GOODS, JEWELRY, RESOURCE_NAMES, ROUNDS
from allmende.hallertau.rules.amendments import ASKED_TO_PROGRESS, BOULDERS_AHEAD
from allmende.hallertau.rules.community_center import advance, move_boulder, use_tools
from allmende.hallertau.rules.phases import BOULDERS
from allmende.hallertau.rules.player import CHANGED
from allmende.hallertau.rules.state import State
from allmende.hallertau.rules.supplies import pay


class Progress(Step[State]):
    """Have all players advance their Craft Buildings: together, or clockwise from the first player in a turn each."""

    def __init__(self, advancing: Step[State]) -> None:
        self.advancing = advancing

    def resume(self, state: State, seat: int) -> None:
        if state.turn < 0:
            for mine in state.seats:
                mine.exhausted = 0
        if not state.clockwise:
            if state.turn >= 0:
                state.begin_phase(BOULDERS)
                return
            state.turn = state.first
            for each in range(len(state.seats)):
                self.begin(state, each)
            return
        following = state.following()
        if following < 0:
            state.begin_phase(BOULDERS)
        else:
            state.turn = following
            state.seats[following].had_turn = True
            self.begin(state, following)

    def begin(self, state: State, seat: int) -> None:
        """Have a seat advance its buildings, and ask it for cards even if it can't pay for any advance yet."""
        mine = state.seats[seat]
        if state.amended(ASKED_TO_PROGRESS):
            mine.fresh = CHANGED
        mine.push(self.advancing.index)


class Advancing(Step[State]):
    """Advance any Craft Building any number of times, as long as there is something to pay and the tools for it.

    ruling: Boulders are moved as far as an advance needs it. Moving them for its own sake would be discarding tools in
    Round 6, which chapter "Tools" forbids. Before, it only makes a difference to a player who pays the exhausted tools
    for a card in this phase, and so it is offered while such a card can be played.
    """

    pauses = True
    rests = True

    def __init__(self, paying: Step[State]) -> None:
        self.paying = paying

    def moves(self, state: State, seat: int) -> list[int]:
        found = [ADVANCE + craft for craft in range(CRAFTS) if self.can_advance(state, seat, craft)]
        found.append(DONE)
        if self.can_move_ahead(state, seat):
            found += [MOVE_BOULDER + boulder for boulder in state.seats[seat].loose_boulders()]
        return found

    def can_move_ahead(self, state: State, seat: int) -> bool:
        """True if the seat can exhaust a tool that it may then pay for a card."""
        mine = state.seats[seat]
        if not state.amended(BOULDERS_AHEAD) or state.round == ROUNDS or mine.exhausted >= mine.tools:
            return False
        for card in mine.hand:
            if CARDS[card].costs_tools and CARDS[card].options(state, seat):
                return True
        return False

    def can_advance(self, state: State, seat: int, craft: int) -> bool:
        mine = state.seats[seat]
        needed = mine.tools_to_advance(craft)
        if needed < 0 or needed > mine.tools - mine.exhausted:
            return False
        return mine.jewelry > 0 or any_affordable(craft, state.round, mine.goods)

    def play(self, state: State, seat: int, move: int) -> None:
        mine = state.seats[seat]
        if move == DONE:
            mine.pop()
        elif move >= MOVE_BOULDER:
            boulder = move - MOVE_BOULDER
            use_tools(state, seat, 1)
            move_boulder(state, seat, boulder // 2, boulder % 2)
        else:
            mine.push(self.paying.index, move - ADVANCE)

    def prompt(self, state: State, seat: int) -> Message:
        mine = state.seats[seat]
        return Message("prompt-progress", {"count": state.round, "tools": mine.tools - mine.exhausted})

    def refusals(self, state: State, seat: int) -> list[Refusal]:
        found: list[Refusal] = []
        for craft in range(CRAFTS):
            reason = self.refusal(state, seat, craft)
            if reason is not None:
                found.append(Refusal(f"craft:{CRAFT_NAMES[craft]}", reason))
        return found

    def why_not(self, state: State, seat: int, move: int) -> Message:
        reason: Message | None = None
        if ADVANCE <= move < ADVANCE + CRAFTS:
            reason = self.refusal(state, seat, move - ADVANCE)
        return reason or Message("reason-not-now")

    def refusal(self, state: State, seat: int, craft: int) -> Message | None:
        """The reason why this seat can't advance this Craft Building, or None."""
        if self.can_advance(state, seat, craft):
            return None
        mine = state.seats[seat]
        needed = mine.tools_to_advance(craft)
        if needed < 0:
            return Message("reason-last-column")
        ready = mine.tools - mine.exhausted
        if needed > ready:
            return Message("reason-needs-tools", {"needed": amount("tools", needed), "have": ready})
        return Message("reason-cannot-pay", {"count": state.round})


class Paying(Step[State]):
    """Pay for one advance: a jewelry, or goods as the building and the round demand. The counter is the building.

    Choosing the building and paying are one act: no card comes between.
    """

    closed = True

    def moves(self, state: State, seat: int) -> list[int]:
        mine = state.seats[seat]
        found: list[int] = []
        for payment in PAYMENTS[mine.stack[-2] * (ROUNDS + 1) + state.round]:
            if affordable(payment, mine.goods):
                found.append(PAY + payment)
        if mine.jewelry:
            found.append(PAY_JEWELRY)
        return found

    def play(self, state: State, seat: int, move: int) -> None:
        mine = state.seats[seat]
        craft = mine.stack[-2]
        mine.pop()
        if move == PAY_JEWELRY:
            pay(state, seat, JEWELRY, 1)
        else:
            goods = PAYMENT_GOODS[move - PAY]
            for good in range(GOODS):
                if goods[good]:
                    pay(state, seat, good, goods[good])
        advance(state, seat, craft)

    def prompt(self, state: State, seat: int) -> Message:
        craft = CRAFT_NAMES[state.seats[seat].stack[-2]]
        return Message("prompt-pay", {"craft": Message(f"craft-{craft}")})

    def why_not(self, state: State, seat: int, move: int) -> Message:
        mine = state.seats[seat]
        if move == PAY_JEWELRY:
            return needs("jewelry", 1, mine.jewelry)
        if not PAY <= move < DISCARD:
            return Message("reason-not-now")
        if move - PAY not in PAYMENTS[mine.stack[-2] * (ROUNDS + 1) + state.round]:
            return Message("reason-wrong-payment", {"craft": Message(f"craft-{CRAFT_NAMES[mine.stack[-2]]}")})
        goods = PAYMENT_GOODS[move - PAY]
        lacking = [good for good in range(GOODS) if goods[good] > mine.goods[good]]
        return needs(RESOURCE_NAMES[lacking[0]], goods[lacking[0]], mine.goods[lacking[0]])
