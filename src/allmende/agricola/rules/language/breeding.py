"""Breeding outside the Breeding Phase, of animals of one kind."""

from __future__ import annotations

from allmende.agricola.components.moves import BREED, PLAY, RELEASE
from allmende.agricola.components.pieces import ANIMALS, RESOURCE_NAMES, SHEEP
from allmende.agricola.rules.farm.animals import bear, release_animal
from allmende.agricola.rules.farm.breeding import could_make_room, have_room_to_breed, paired
from allmende.agricola.rules.language.action import Action
from allmende.agricola.rules.language.foods import can_cook_for_young
from allmende.agricola.rules.shortages import good_missing
from allmende.agricola.rules.state import State
from allmende.core.message import Message


class BreedOne(Action):
    """Animals of one of these kinds, which are bits, breed if there is room for the young one.

    Others may go first to make room. A third one of the kind may be cooked first, too.
    """

    asks = "prompt-breed-one"
    first = BREED
    last = PLAY

    def __init__(self, kinds: int = (1 << ANIMALS) - 1) -> None:
        self.kinds = kinds

    def choices(self, state: State, seat: int) -> list[int]:
        mine = state.seats[seat]
        kinds = paired(mine) & self.kinds
        found = [BREED + i for i in range(ANIMALS) if kinds >> i & 1 and have_room_to_breed(mine, 1 << i)]
        if could_make_room(mine, kinds) or can_cook_for_young(state, seat, kinds):
            found += [RELEASE + i for i in range(ANIMALS) if mine.goods[SHEEP + i]]
        return found

    def waits(self, state: State, seat: int, moves: list[int]) -> bool:
        return super().waits(state, seat, moves) or moves[0] >= RELEASE  # the animal may be cooked instead

    def play(self, state: State, seat: int, move: int) -> None:
        if RELEASE <= move < PLAY:
            self.do(state, seat, move)
        else:
            super().play(state, seat, move)

    def refusal(self, state: State, seat: int) -> Message | None:
        return None if self.is_possible(state, seat) else Message("reason-nothing-breeds")

    def move_refusal(self, state: State, seat: int, move: int) -> Message | None:
        if move >= RELEASE:
            return good_missing(state, seat, SHEEP + move - RELEASE) or Message("reason-release-in-vain")
        resource = SHEEP + move - BREED
        full = Message("reason-full", {"resource": Message(f"resource-{RESOURCE_NAMES[resource]}", {"count": 2})})
        return good_missing(state, seat, resource, 2) or full

    def do(self, state: State, seat: int, move: int) -> None:
        if move >= RELEASE:
            release_animal(state, seat, SHEEP + move - RELEASE)
        else:
            bear(state, seat, SHEEP + move - BREED)
