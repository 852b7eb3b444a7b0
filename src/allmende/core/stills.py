"""Listening to a state while it plays: its events, and stills, which are copies of it after steps that told something.

Scenes, previews and tries are made of stills.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from allmende.core.event import Event
from allmende.core.rules.state import State

Stills = list[tuple[int, State[Any]]]
"""Pairs of the number of events told so far, and a copy of the state then."""


def events_of(state: State[Any], action: Callable[[], object]) -> list[Event]:
    """The events that a state tells while an action plays in it."""
    events: list[Event] = []
    state.log = events
    try:
        action()
    finally:
        state.log = None
    return events


@contextmanager
def stills_of(state: State[Any]) -> Iterator[Stills]:
    """The stills that are taken while moves are played in a state within the block.

    Copies cost time, so none are made outside of the block, nor after an error in it.
    """
    taken: Stills = []
    state.stills = taken
    try:
        yield taken
    finally:
        state.stills = None
