"""Animals come onto the farms, are born, and go."""

from __future__ import annotations

from allmende.agricola.components.pieces import CATTLE, RESOURCE_NAMES, SHEEP
from allmende.agricola.record import events
from allmende.agricola.rules.announcements import announce, tell_own
from allmende.agricola.rules.farm.arrivals import animals_are_housed
from allmende.agricola.rules.farm.housing import is_housed
from allmende.agricola.rules.farm.supplies import discard
from allmende.agricola.rules.moments import ANIMAL_BORN, CHANGED, OBTAINED, resource_told
from allmende.agricola.rules.phases import BREEDING, CAME_PLACE, CROWDED, REACTING, REBUILDING
from allmende.agricola.rules.player import Player
from allmende.agricola.rules.reaction import Reaction
from allmende.agricola.rules.state import State
from allmende.core.rules.state import FRAME


def accommodate(state: State, seat: int, mode: int = 0) -> None:
    """Have animals go if there is no room for all of them; then cards may react.

    The `mode` is that of the step in which they go (`steps/crowded.py`). The step is also taken if animals that
    came need not be kept. While fences are rebuilt, all of that waits.
    """
    mine = state.seats[seat]
    note_animals(state, seat)
    if is_housed(mine) and not mode >> CAME_PLACE:
        animals_are_housed(mine)
    elif REBUILDING not in mine.stack[::FRAME]:
        mine.push(CROWDED, 0, mode)
        let_react_first(mine)


def let_react_first(mine: Player) -> None:
    """Have cards that react to animals that have just come do so before animals without room go."""
    stack, i = mine.stack, len(mine.reactions) - 1
    place = len(stack) - 2 * FRAME
    while place >= 0 and i >= 0 and stack[place] == REACTING:
        reaction = mine.reactions[i]
        if reaction.is_read or reaction.moment != OBTAINED or resource_told(reaction.detail) < SHEEP:
            return
        if resource_told(reaction.detail) > CATTLE:
            return
        stack[place : place + 2 * FRAME] = stack[place + FRAME : place + 2 * FRAME] + stack[place : place + FRAME]
        place -= FRAME
        i -= 1


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
