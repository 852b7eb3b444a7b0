"""What a coach says before a move is played: what its title can prove is lost by it, and no strategy."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from allmende.core.event import Event
from allmende.core.message import Message
from allmende.core.plain import Plain
from allmende.core.rules.position import Position


class Caution(Plain, frozen=True):
    """Something that is certain once a move is played. Of one `kind` are those that a player may want to hear no more.

    A `mild` one costs nothing by itself, and is said by a talkative coach only. Whoever sees a preview of the move has
    seen there what is `previewed`.
    """

    kind: str
    says: Message
    mild: bool = False
    previewed: bool = False


class Outlook(NamedTuple):
    """A legal move of a seat and what it leads to, as far as the seat can know: up to the first hidden thing.

    `before` and `after` are positions in which all that the seat can't see was drawn at random.
    """

    before: Position[Any]
    seat: int
    move: int
    after: Position[Any]
    events: Sequence[Event]


def fewest_gone(have: tuple[int, int, int], is_room: Callable[[int, int, int], bool]) -> int:
    """How many of three kinds of animals have to go at least until there is room for the others.

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
    """How much more of a resource a move would bring if there were more room; the events `gained` tell what it brings.

    The same move is made by somebody with less of it, who is made so by `lessen`. Only where nothing else comes out
    differently it is the room that makes the difference. In the midst of an action who had less might not have come so
    far, so nothing is said there.
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
