"""The step for animals without room, or animals that need not all be kept (chapter "Animal Husbandry Options")."""

from __future__ import annotations

from allmende.agricola.components.moves import CHOOSE, DISCARD, DONE, PLAY, RELEASE, RESOLVE
from allmende.agricola.components.pieces import ANIMALS, SHEEP
from allmende.agricola.rules.amendments import PIECES_BEFORE_ANIMALS
from allmende.agricola.rules.farm.animals import release_animal
from allmende.agricola.rules.farm.arrivals import animals_are_housed
from allmende.agricola.rules.farm.housing import is_housed
from allmende.agricola.rules.language.elsewhere import elsewhere
from allmende.agricola.rules.language.trigger import Trigger, heeding
from allmende.agricola.rules.moments import ROUND_SPACE
from allmende.agricola.rules.phases import CAME_PLACE, CROWDED, KIND_OF_CAME_BITS, REACTING
from allmende.agricola.rules.player import Player
from allmende.agricola.rules.shortages import good_missing, until_housed
from allmende.agricola.rules.state import State
from allmende.core.message import Message
from allmende.core.rules.state import FRAME, Step


def staying(mine: Player) -> int:
    """The kinds of animals of which one has to stay, as bits, while this step is pending."""
    return mine.stack[-1] & (1 << CAME_PLACE) - 1


def pieces(state: State, seat: int) -> list[Trigger]:
    """Things on the round space besides its animals, which can be used before some of these go."""
    mine = state.seats[seat]
    stack, reactions = mine.stack, mine.reactions
    if not state.amended(PIECES_BEFORE_ANIMALS) or stack[0] != REACTING or reactions[0].moment != ROUND_SPACE:
        return []
    for i in range(FRAME, len(stack), FRAME):
        if stack[i] not in (CROWDED, REACTING):
            return []  # something else has brought these animals
    for reaction in reactions[1:]:
        if reaction.is_read:
            return []  # other cards have brought them
    found: list[Trigger] = []
    for trigger in heeding(state, seat, ROUND_SPACE, 0):
        if trigger.card in reactions[0].left and trigger.is_possible(state, seat):
            found.append(trigger)
    return found


class Crowded(Step[State]):
    """Give animals back, or cook them, until there is room for those that are left.

    The mode has the kinds of which one animal has to stay, as bits. Beyond these stand the animals that came from an
    accumulation space if a card waits for the next time that all of them are kept (`phases.py`): then the owner decides
    if they are. If an animal of the kind has gone, it may have been one of these; if not, one can still go.

    Animals from a round space are collected with what else lies there, in any order: before some of them go, a piece
    may be used with which there is more room.

    ruling: Goods may be discarded at any time. That is offered where it makes room: here, and before animals breed; and
    where a card gains by fewer (`language/discards.py`).
    """

    pauses = True

    def moves(self, state: State, seat: int) -> list[int]:
        mine = state.seats[seat]
        if not is_housed(mine):
            stay = staying(mine)
            found = [RELEASE + i for i in range(ANIMALS) if mine.goods[SHEEP + i] > (stay >> i & 1)]
            return found + [RESOLVE + trigger.card for trigger in pieces(state, seat)]
        came = mine.stack[-1] >> CAME_PLACE
        if not came:
            return []
        kind = (came & (1 << KIND_OF_CAME_BITS) - 1) - 1
        left = mine.goods[SHEEP + kind]
        if left < mine.taken:
            return []  # in any case, some of these have gone
        return [RELEASE + kind if left == came >> KIND_OF_CAME_BITS else CHOOSE, DONE]

    def resume(self, state: State, seat: int) -> None:
        mine = state.seats[seat]
        mine.pop()
        animals_are_housed(mine)

    def play(self, state: State, seat: int, move: int) -> None:
        mine = state.seats[seat]
        if RESOLVE <= move < DISCARD:
            piece = next(trigger for trigger in pieces(state, seat) if trigger.card == move - RESOLVE)
            mine.reactions[0].strike(piece.card)
            mine.push(piece.index)
            return
        if is_housed(mine):
            mine.stack[-1] = 0
            if move != DONE:
                mine.taken = -mine.taken
        if move not in (DONE, CHOOSE):
            release_animal(state, seat, SHEEP + move - RELEASE)

    def prompt(self, state: State, seat: int) -> Message:
        if is_housed(state.seats[seat]):
            return Message("prompt-keep-animals")
        return Message("prompt-crowded-piece" if pieces(state, seat) else "prompt-crowded")

    def why_not(self, state: State, seat: int, move: int) -> Message:
        if move >= PLAY:
            return elsewhere(state, seat, move)
        missing = good_missing(state, seat, SHEEP + move - RELEASE) if move >= RELEASE else None
        return missing or until_housed(state, seat)
