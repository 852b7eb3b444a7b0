"""People: how they come onto action spaces, from there onto others, and home."""

from __future__ import annotations

from allmende.agricola.components.board import SPACE_NAMES
from allmende.agricola.record import events
from allmende.agricola.rules.occupants import ADULT, NEWBORN, VISITOR, kind_of, owner_of, space_of, standing
from allmende.agricola.rules.state import State


def put_person(state: State, seat: int, space: int) -> None:
    """Place a person of the family on an action space."""
    state.seats[seat].home -= 1
    put_there(state, seat, space, ADULT)


def call_person(state: State, seat: int, space: int, kind: int) -> None:
    """Place a person of the seat's supply on an action space: a visitor, or one that is out of play afterwards."""
    state.seats[seat].people_away += 1
    if state.log is not None:
        state.log.append(events.PersonCalled(seat=seat))
    put_there(state, seat, space, kind)


def put_there(state: State, seat: int, space: int, kind: int) -> None:
    """Place a person on an action space, which blocks those that are linked to it."""
    mine = state.seats[seat]
    mine.placed += 1
    mine.visited |= 1 << space
    state.persons.append(standing(space, seat, kind))
    note_first(state, space)
    state.people[seat] |= 1 << space
    state.occupy(space)
    if state.log is not None:
        state.log.append(events.PersonPlaced(seat=seat, action=SPACE_NAMES[space]))


def note_first(state: State, space: int) -> None:
    """Note that a person has come to an action space, if no one has come to one where nothing accumulates."""
    if state.first_used < 0 and not state.setup.accumulates[space]:
        state.first_used = space


def move_person(state: State, seat: int, space: int) -> None:
    """Move the person that is taking an action, if one is, to another action space; it leaves its own."""
    before, place = state.acting_on(seat), person_in_action(state, seat)
    if before < 0:
        return
    uses = state.seats[seat].uses
    for i in range(len(uses) - 1, -1, -1):
        if not uses[i].elsewhere:
            uses[i].moved_to = space
            break
    if place >= 0:
        state.persons[place] = standing(space, seat, kind_of(state.persons[place]))
    note_first(state, space)
    leave_space(state, seat, before)
    state.people[seat] |= 1 << space
    state.occupy(space)
    if state.log is not None:
        state.log.append(events.PersonMoved(seat=seat, action=SPACE_NAMES[space], left=SPACE_NAMES[before]))


def send_home(state: State, seat: int, space: int) -> None:
    """Take a person of the seat's family off an action space, so that it can be placed again in this round."""
    for i in range(len(state.persons)):
        person = state.persons[i]
        if owner_of(person) == seat and space_of(person) == space and kind_of(person) == ADULT:
            del state.persons[i]
            break
    state.seats[seat].home += 1
    leave_space(state, seat, space)
    if space not in state.placed_by(seat):  # a newborn may be left there, which has not been placed
        state.people[seat] &= ~(1 << space)
    if state.log is not None:
        state.log.append(events.PersonReturned(seat=seat, action=SPACE_NAMES[space]))


def leave_space(state: State, seat: int, space: int) -> None:
    """Note that a person of the seat has left an action space."""
    here = [owner_of(person) for person in state.persons if space_of(person) == space]
    if not here:
        state.occupied &= ~(1 << space) | state.blocked
    if seat not in here:
        state.people[seat] &= ~(1 << space)


def grow_family(state: State, seat: int, at_home: bool = False) -> None:
    """Place a person of the seat's supply beside the one that takes the action, or keep it at home."""
    mine = state.seats[seat]
    mine.people += 1
    mine.newborns += 1
    if state.log is not None:
        state.log.append(events.FamilyGrew(seat=seat, people=mine.people))
    space = -1 if at_home else state.acting_on(seat)
    if space >= 0:
        state.persons.append(standing(space, seat, NEWBORN))


def person_in_action(state: State, seat: int) -> int:
    """The place among all people of the one that is taking an action, or -1 if none is; newborns take none."""
    space = state.acting_on(seat)
    for i in range(len(state.persons) - 1, -1, -1):
        person = state.persons[i]
        if owner_of(person) == seat and space_of(person) == space and kind_of(person) != NEWBORN:
            return i
    return -1


def take_person_away(state: State, seat: int) -> int:
    """Take the person that is taking an action off its action space, which stays occupied; the space, or -1.

    It is -1 as well if that person came from the supply for this round, to which it goes back.
    """
    place = person_in_action(state, seat)
    if place < 0:
        return -1
    person = state.persons.pop(place)
    space = space_of(person)
    if seat not in [owner_of(other) for other in state.persons if space_of(other) == space]:
        state.people[seat] &= ~(1 << space)
    if kind_of(person) == ADULT:
        return space
    if kind_of(person) == VISITOR:
        state.seats[seat].people_away -= 1
    return -1


def raise_newborn(state: State, seat: int) -> None:
    """Let a newborn of this round take an action: it grows up, and leaves the place beside its parent."""
    mine = state.seats[seat]
    mine.newborns -= 1
    mine.home += 1
    for i in range(len(state.persons) - 1, -1, -1):
        if owner_of(state.persons[i]) == seat and kind_of(state.persons[i]) == NEWBORN:
            del state.persons[i]
            return


def return_home(state: State) -> None:
    """Take all people off the action spaces; visitors go back to the supply."""
    for person in state.persons:
        if kind_of(person) == VISITOR:
            state.seats[owner_of(person)].people_away -= 1
    state.persons = []
    state.occupied = 0
    state.blocked = 0
    for seat in range(len(state.people)):
        state.people[seat] = 0
