"""Animals come onto the farms, are born, and go."""

from __future__ import annotations

from allmende.agricola.components.pieces import RESOURCE_NAMES, SHEEP
from allmende.agricola.record import events
from allmende.agricola.rules.announcements import announce, tell_own
from allmende.agricola.rules.farm.arrivals import animals_are_housed
from allmende.agricola.rules.farm.housing import is_housed
from allmende.agricola.rules.farm.supplies import discard
from allmende.agricola.rules.moments import ANIMAL_BORN, CHANGED
from allmende.agricola.rules.phases import BREEDING, CAME_PLACE, CROWDED
from allmende.agricola.rules.reaction import Reaction
from allmende.agricola.rules.state import State


def accommodate(state: State, seat: int, mode: int = 0) -> None:
    """Have animals go if there is no room for all of them; then cards may react.

    The `mode` is that of the step in which they go (`steps/crowded.py`). The step is also taken if animals that
    came need not be kept.
    """
    mine = state.seats[seat]
    note_animals(state, seat)
    if is_housed(mine) and not mode >> CAME_PLACE:
        animals_are_housed(mine)
    else:
        mine.push(CROWDED, 0, mode)


def note_animals(state: State, seat: int) -> None:
    """Let the cards of a seat react to the animals that it has."""
    mine = state.seats[seat]
    if mine.moments >> CHANGED & 1:
        announce(mine, Reaction(CHANGED, seat))


def release_animal(state: State, seat: int, animal: int) -> None:
    """Give an animal back to the supply."""
    discard(state, seat, animal, 1)


def bear(state: State, seat: int, animal: int) -> None:
    """Add a newborn animal to a seat's farm."""
    mine = state.seats[seat]
    mine.goods[animal] += 1
    mine.born |= 1 << animal - SHEEP
    mine.brought += 1
    if state.log is not None:
        state.log.append(events.AnimalBorn(seat=seat, animal=RESOURCE_NAMES[animal]))
    note_animals(state, seat)
    if state.phase == BREEDING and state.turn == 1:  # later turns are those of cards
        tell_own(state, seat, ANIMAL_BORN, animal)
