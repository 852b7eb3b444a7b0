"""When there is no room for all animals, or they need not all be kept (chapter "Animal Husbandry Options")."""

from __future__ import annotations

from allmende.agricola.rules.amendments import PIECES_BEFORE_ANIMALS
from allmende.agricola.rules.components import ANIMALS, SHEEP
from allmende.agricola.rules.farm.housing import is_housed
from allmende.agricola.rules.language.trigger import Trigger, heeding
from allmende.agricola.rules.moments import MOMENT_BITS, ROUND_SPACE
from allmende.agricola.rules.moves import CHOOSE, DISCARD, DONE, RELEASE, RESOLVE
from allmende.agricola.rules.phases import CAME_PLACE, CROWDED, KIND_OF_CAME_BITS, REACTING, UNREAD
from allmende.agricola.rules.player import Player
from allmende.agricola.rules.state import Table
from allmende.core.message import Message
from allmende.core.rules.position import FRAME, Step


def staying(mine: Player) -> int:
    """The kinds of animals of which one has to stay, as bits, while this step is asked about."""
    return mine.stack[-1] & (1 << CAME_PLACE) - 1


def pieces(table: Table, seat: int) -> list[Trigger]:
    """What lies on the space of the round besides the animals that come from there, and can be used before some go."""
    mine = table.seats[seat]
    stack = mine.stack
    if not table.amended(PIECES_BEFORE_ANIMALS) or stack[0] != REACTING:
        return []
    if stack[1] & (1 << MOMENT_BITS) - 1 != ROUND_SPACE:
        return []
    for i in range(FRAME, len(stack), FRAME):
        if stack[i] != CROWDED and stack[i + 2] != UNREAD:
            return []  # it is something else that has brought these animals
    found: list[Trigger] = []
    for trigger in heeding(table, seat, ROUND_SPACE, 0):
        if stack[2] >> mine.played.index(trigger.card) & 1 and trigger.is_possible(table, seat):
            found.append(trigger)
    return found


class Crowded(Step[Table]):
    """Give animals back, or cook them, until there is room for those that are left.

    The mode has the kinds of which one animal has to stay, as bits. Beyond these stands what came from an accumulation
    space if a card waits for the next time that all of them are kept (`phases.py`): then the owner says whether they
    are. If an animal of the kind has gone, it may have been one of these; if not, one can still go.

    Animals from a round space are collected with what else lies there, in any order: before some of them go, a piece
    may be used with which there is more room.

    ruling: Goods may be discarded at any time. That is offered where it makes room: here, and before animals breed; and
    where a card gains by fewer (`language/discards.py`).
    """

    pauses = True

    def moves(self, table: Table, seat: int) -> list[int]:
        mine = table.seats[seat]
        if not is_housed(mine):
            stay = staying(mine)
            found = [RELEASE + i for i in range(ANIMALS) if mine.goods[SHEEP + i] > (stay >> i & 1)]
            return found + [RESOLVE + trigger.card for trigger in pieces(table, seat)]
        came = mine.stack[-1] >> CAME_PLACE
        if not came:
            return []
        kind = (came & (1 << KIND_OF_CAME_BITS) - 1) - 1
        left = mine.goods[SHEEP + kind]
        if left < mine.taken:
            return []  # some of these have gone in any case
        return [RELEASE + kind if left == came >> KIND_OF_CAME_BITS else CHOOSE, DONE]

    def resume(self, table: Table, seat: int) -> None:
        mine = table.seats[seat]
        mine.pop()
        mine.animals_are_housed()

    def play(self, table: Table, seat: int, move: int) -> None:
        mine = table.seats[seat]
        if RESOLVE <= move < DISCARD:
            piece = next(trigger for trigger in pieces(table, seat) if trigger.card == move - RESOLVE)
            mine.stack[2] &= ~(1 << mine.played.index(piece.card))
            mine.push(piece.index)
            return
        if is_housed(mine):
            mine.stack[-1] = 0
            if move != DONE:
                mine.taken = -mine.taken
        if move not in (DONE, CHOOSE):
            table.release_animal(seat, SHEEP + move - RELEASE)

    def prompt(self, table: Table, seat: int) -> Message:
        if is_housed(table.seats[seat]):
            return Message("prompt-keep-animals")
        return Message("prompt-crowded-piece" if pieces(table, seat) else "prompt-crowded")
