"""Cautions: warnings before a move, where a title can prove what is lost by it. They are no strategy."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from allmende.core.event import Event
from allmende.core.message import Message
from allmende.core.plain import Plain
from allmende.core.rules.state import State


class Caution(Plain, frozen=True):
    """A warning about a move: something that is certain once it is played.

    Players can turn off cautions by their `kind`. A `mild` one costs nothing by itself, and only a talkative coach says
    it. A `previewed` one tells nothing to a player who has seen a preview of the move.
    """

    kind: str
    says: Message
    mild: bool = False
    previewed: bool = False


class Outlook(NamedTuple):
    """A legal move of a seat and its outcome, as far as the seat can know: up to the first hidden thing.

    In the states `before` and `after` all that the seat can't see is drawn at random.
    """

    before: State[Any]
    seat: int
    move: int
    after: State[Any]
    events: Sequence[Event]


def fewest_gone(have: tuple[int, int, int], is_room: Callable[[int, int, int], bool]) -> int:
    """The least number of animals, of the three kinds in `have`, that have to go until there is room for the others.

    >>> fewest_gone((2, 1, 0), lambda *left: sum(left) <= 2)
    1
    """
    for count in range(sum(have)):
        for a in range(min(count, have[0]) + 1):
            for b in range(min(count - a, have[1]) + 1):
                c = count - a - b
                if c <= have[2] and is_room(have[0] - a, have[1] - b, have[2] - c):
                    return count
    return 0


def beyond(outlook: Outlook, gained: type[Any], resource: str, lessen: Callable[[Any], None]) -> int:
    """The amount of a resource that a move would bring besides if there were more room for it; 0 if none is lost.

    Events of the type `gained` tell the amounts. To find out, the move is tried with a seat that `lessen` has made
    poorer in this resource. Only if all other events are the same, it was the room that made the difference. Nothing is
    found in the middle of an action, which a poorer seat might not have reached.
    """
    before, seat = outlook.before, outlook.seat
    if not before.top(seat).rests:
        return 0
    twin = before.copy()
    poorer = twin.own(seat)
    lessen(poorer)
    poorer.moves = []
    twin.redecide(seat, [])
    if outlook.move not in twin.moves(seat):
        return 0
    told: list[Event] = []
    twin.log, twin.veiled = told, True
    twin.play(seat, outlook.move)

    def brought(event: Any) -> int:
        mine = isinstance(event, gained) and event.seat == seat and event.resource == resource
        return event.count if mine else 0

    if [event for event in told if not brought(event)] != [event for event in outlook.events if not brought(event)]:
        return 0
    return max(0, sum(map(brought, told)) - sum(map(brought, outlook.events)))
