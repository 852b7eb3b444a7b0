"""What keeps the garbage collector out of the way: what stays is out of its sight, and nothing is kept for ever."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator
from typing import cast

import msgspec
import pytest

from allmende.core import Record
from allmende.server.tables import garbage_collection, projection
from allmende.server.tables.entries import Moved, Opened, Seat
from allmende.server.tables.garbage_collection import FEW, QUIET, SELDOM, GarbageCollection
from allmende.server.tables.table import Holder, Table
from allmende.titles import TITLES
from late_games import late_game

PLAYED = cast(Table, None)
"""A table that has changed: which one is of no interest."""


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


def test_what_has_stayed_is_not_looked_through_while_people_play(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage_collection, "getallocatedblocks", lambda: FEW)
    times = iter(range(0, 10_000, 10))
    caretaker = GarbageCollection(lambda: next(times))
    caretaker.tidy()
    knot = Knot()
    seen = weakref.ref(knot)
    caretaker.tidy()  # it has stayed
    del knot
    for _ in range(100):
        caretaker.changed(PLAYED)
        caretaker.tidy()
    assert seen() is not None
    assert gc.get_freeze_count() > 0
    assert len(gc.get_objects(generation=2)) < 100_000


def test_when_nobody_plays_everything_is_looked_through_once() -> None:
    now = 0.0
    caretaker = GarbageCollection(lambda: now)
    knot = Knot()
    seen = weakref.ref(knot)
    caretaker.tidy()
    del knot
    caretaker.tidy()
    assert seen() is not None
    now = QUIET + 1
    caretaker.tidy()
    assert seen() is None


def test_while_people_play_only_memory_that_has_doubled_is_looked_through_and_seldom(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now, blocks = 0.0, FEW
    monkeypatch.setattr(garbage_collection, "getallocatedblocks", lambda: blocks)
    caretaker = GarbageCollection(lambda: now)

    def looks_through(at: float, used: int) -> bool:
        nonlocal now, blocks
        knot = Knot()
        seen = weakref.ref(knot)
        caretaker.tidy()  # puts it out of sight
        del knot
        now, blocks = at, used
        caretaker.changed(PLAYED)
        caretaker.tidy()
        return seen() is None

    assert not looks_through(SELDOM - 1, 3 * FEW)
    assert not looks_through(SELDOM + 1, FEW)
    assert looks_through(SELDOM + 2, 3 * FEW)
    assert not looks_through(2 * SELDOM, 7 * FEW)
    assert not looks_through(3 * SELDOM, 5 * FEW)
    assert looks_through(3 * SELDOM, 7 * FEW)


def test_the_collector_makes_no_full_pass_of_its_own() -> None:
    before = gc.get_threshold()
    passes: list[int] = []

    async def play() -> None:
        tidying = asyncio.create_task(GarbageCollection().work())
        await asyncio.sleep(0)
        gc.callbacks.append(lambda phase, info: passes.append(info["generation"]))
        keep = [[number] for number in range(300_000)]
        tidying.cancel()
        del keep

    try:
        asyncio.run(play())
    finally:
        gc.callbacks.pop()
        gc.set_threshold(*before)
    assert set(passes) == {0}


def test_to_look_at_what_is_young_takes_as_long_however_much_is_out_of_sight(monkeypatch: pytest.MonkeyPatch) -> None:
    # Even to count it would stop everybody.
    monkeypatch.setattr(gc, "get_freeze_count", pytest.fail)
    monkeypatch.setattr(gc, "unfreeze", pytest.fail)
    GarbageCollection().tidy()


def test_what_is_young_is_freed_at_once() -> None:
    caretaker = GarbageCollection()
    seen = tied()
    caretaker.tidy()
    assert seen() is None


def structs_in(told: object) -> Iterator[msgspec.Struct]:
    """All structs that something is made of."""
    if isinstance(told, msgspec.Struct):
        yield told
        told = [getattr(told, name) for name in told.__struct_fields__]
    if isinstance(told, dict):
        told = list(told.values())
    if isinstance(told, (list, tuple)):
        for part in told:
            yield from structs_in(part)


@pytest.mark.parametrize("title", TITLES)
def test_of_what_is_told_the_collector_looks_at_nothing(title: str) -> None:
    game = late_game(title, 2, left=30)
    record = msgspec.structs.replace(game.record, moves=[])
    table = Table("t", Opened(record, [Seat("Ann", "here"), Seat("Bob", "here")], ""))
    both = Holder(seats=(0, 1))
    told: list[object] = []
    for seat, move in game.record.moves[:60]:
        table.apply(Moved(seat, move))
        told.append(projection.update(table, both, seat, table.version - 1))
    told.append(projection.state(table, both))
    looked_at = {type(struct).__name__ for struct in structs_in(told) if gc.is_tracked(struct)}
    assert looked_at == set()


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
