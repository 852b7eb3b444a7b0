"""What keeps the garbage collector out of the way: what stays is out of its sight, and nothing is kept for ever."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from allmende.core import Record
from allmende.server.entries import Moved, Opened, Seat
from allmende.server.garbage import FEW, QUIET, Caretaker
from allmende.server.table import Table
from late_games import late_game


class Knot:
    """Something that holds itself, and that only a full pass frees."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def thawed() -> Iterator[None]:
    yield
    gc.unfreeze()


def tied() -> weakref.ref[Knot]:
    return weakref.ref(Knot())


def test_what_has_stayed_is_not_looked_through_while_people_play() -> None:
    times = iter(range(0, 10_000, 10))
    caretaker = Caretaker(lambda: next(times))
    caretaker.tidy()
    knot = Knot()
    seen = weakref.ref(knot)
    caretaker.tidy()  # it has stayed
    del knot
    for _ in range(100):
        caretaker.stir()
        caretaker.tidy()
    assert seen() is not None
    assert gc.get_freeze_count() > 0
    assert len(gc.get_objects(generation=2)) < FEW


def test_when_nobody_plays_everything_is_looked_through_once() -> None:
    now = 0.0
    caretaker = Caretaker(lambda: now)
    knot = Knot()
    seen = weakref.ref(knot)
    caretaker.tidy()
    del knot
    caretaker.tidy()
    assert seen() is not None
    now = QUIET + 1
    caretaker.tidy()
    assert seen() is None


def test_what_is_young_is_freed_at_once() -> None:
    caretaker = Caretaker()
    seen = tied()
    caretaker.tidy()
    assert seen() is None


def test_a_table_that_is_let_go_needs_no_collector() -> None:
    game = late_game("agricola", 2, left=20)
    record = game.record
    bare = Record(record.title, record.rules, record.players, record.options, record.deal)
    entries = [Opened(bare, [Seat("Ann", "here"), Seat("Bob", "here")], "")]
    gc.disable()
    try:
        table = Table.of("t", [*entries, *(Moved(seat, move) for seat, move in record.moves)])
        seen = weakref.ref(table)
        held = weakref.ref(table.game)
        del table
        assert seen() is None
        assert held() is None
    finally:
        gc.enable()
