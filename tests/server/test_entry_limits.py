"""What a table costs is bounded, whatever was done at it: what was taken back is never played again."""

from __future__ import annotations

from random import Random
from threading import Event, Thread
from typing import Any

import pytest

from allmende import hallertau
from allmende.core import Game
from allmende.core.history import STRIDE, History
from allmende.core.rules.state import State
from allmende.core.undo import Made
from allmende.server.tables import cache, entry_limits, takebacks
from allmende.server.tables.decision_points import MOST_STANDS
from allmende.server.tables.entries import AnyEntry, Moved, Opened, Reseated, Seat, Undone
from allmende.server.tables.messages import UndoRequest
from allmende.server.tables.table import Holder, Table
from server.house import PLAIN, House, Json, a_game
from server.test_bots import first_seat

MOST = 20_000


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many moves have been played anew: a number for each time."""
    found: list[int] = []
    play, play_all = Game.play, History.play_all

    def counted_play(game: Game, move: int | str, seat: int | None = None) -> object:
        found.append(1)
        return play(game, move, seat)

    def counted_anew(history: History, state: State[Any], moves: list[Made]) -> None:
        found.append(len(moves))
        play_all(history, state, moves)

    monkeypatch.setattr(Game, "play", counted_play)
    monkeypatch.setattr(History, "play_all", counted_anew)
    return found


def opened(players: int = 1, seed: int = 7) -> Opened:
    """A table at one screen."""
    record = hallertau.new(players=players, seed=seed, cards="off").record
    return Opened(record, [Seat(f"{number + 1}", "here") for number in range(players)], "")


# Loading


def test_of_20_000_entries_only_those_that_count_are_played(played: list[int]) -> None:
    game = a_game(players=1, moves=60)
    bare = Opened(a_game(players=1, moves=0).record, [Seat("Ann", "here")], "")
    entries: list[AnyEntry] = [bare, *(Moved(seat, move) for seat, move in game.record.moves)]
    anything = game.moves.texts[0]
    while len(entries) < MOST:
        entries += [Moved(0, anything), Undone(0)]
    played.clear()
    table = Table.of("t", entries)
    assert sum(played) == 60
    assert table.version == len(entries) - 1
    assert table.game.view(0) == game.view(0)
    assert [past.version for past in table.past] == list(range(61))


def test_a_table_that_is_loaded_is_the_one_that_was_there() -> None:
    random = Random(5)
    entries: list[AnyEntry] = [opened(players=3)]
    live = Table.of("t", entries)
    holder = Holder(True, (0, 1, 2))
    while not live.game.is_over and len(entries) < 120:
        what, undoable = random.random(), list(takebacks.undo_to(live, holder))
        if undoable and what < 0.3:
            entry: AnyEntry = takebacks.propose(live, holder, UndoRequest(live.version, random.choice(undoable)))[0]
        elif what < 0.4:
            seat = random.randrange(3)
            entry = Reseated(seat, f"{seat} {len(entries)}", random.choice([None, "random"]))
        else:
            seat = random.choice(live.game.to_act)
            entry = Moved(seat, random.choice(live.game.moves_of(seat).texts))
        live.apply(entry)
        entries.append(entry)
        if len(entries) % 10 == 0:
            loaded = Table.of("t", entries)
            assert [*loaded.past] == [*live.past]
            assert loaded.seats == live.seats
            assert loaded.game.view(0) == live.game.view(0)
            assert takebacks.undo_to(loaded, holder) == takebacks.undo_to(live, holder)
            assert loaded.ledger.notes == live.ledger.notes
            for since in range(live.version + 1):
                assert loaded.news(since) == live.news(since)
                assert loaded.back_then(since)[1] == live.back_then(since)[1]
                assert loaded.back_then(since)[0].view(0) == live.back_then(since)[0].view(0)


def test_many_who_ask_for_a_table_load_it_once_and_hold_nobody_else_up(
    server: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cache, "MOST_KEPT", 1)
    slow = (server.new("here").table, server.key)
    server.move("exchange 1")
    quick = (server.new("here").table, server.key)
    go, loads, of = Event(), [], Table.of

    def load(name: str, entries: list[AnyEntry]) -> Table:
        loads.append(name)
        if name == slow[0]:
            assert go.wait(20)
        return of(name, entries)

    monkeypatch.setattr(Table, "of", load)
    seen: list[Json] = []

    def ask() -> None:
        headers = {"Authorization": f"Bearer {slow[1]}"}
        seen.append(server.client.get(f"/api/tables/{slow[0]}", headers=headers).json())

    askers = [Thread(target=ask) for _ in range(4)]
    for asker in askers:
        asker.start()
    try:
        while not loads:
            server.client.get("/api/about")
        server.table, server.key = quick
        server.move("exchange 2")
        assert server.state()["version"] == 1
        assert not seen
    finally:
        go.set()
        for asker in askers:
            asker.join()
    assert [state["version"] for state in seen] == [1] * 4
    assert loads == [slow[0]]


# A live table


def test_a_move_is_tried_and_made_in_one(server: House, played: list[int]) -> None:
    server.new("here", "here")
    for moves in range(1, 6):
        server.move()
        assert len(played) == moves


def test_a_move_that_was_tried_is_not_made_where_something_came_before_it() -> None:
    table, holder = Table("t", opened(2)), Holder(seats=(0, 1))
    seat = table.game.to_act[0]
    first, other = table.game.moves_of(seat).texts[:2]
    table.propose_move(holder, seat, 0, other)
    table.apply(Moved(seat, first))
    assert [move for _, move in table.game.record.moves] == [first]
    table.propose_move(holder, table.game.to_act[0], 1, table.game.moves.texts[0])
    table.apply(Undone(seat))
    table.apply(Moved(seat, other))
    assert [move for _, move in table.game.record.moves] == [other]


def test_taking_back_plays_a_few_moves_anew_and_not_the_game(server: House, played: list[int]) -> None:
    server.sit(
        server.client.post(
            "/api/tables/from-record", content=str(a_game(players=1, moves=60).record), headers=PLAIN
        ).json()
    )
    for _ in range(5):
        server.move()
        played.clear()
        server.undo(0)
        assert sum(played) < STRIDE
    played.clear()
    server.state(at=37)
    assert sum(played) < STRIDE


def test_who_knew_the_table_long_ago_is_late_but_learns_everything(server: House) -> None:
    server.new("here", "link", seed=first_seat(0))
    server.move("exchange 1")
    for number in range(2 * MOST_STANDS + 1):
        server.ask("POST", "seats/0", {"name": f"Ann {number}"})
    body = {"version": 1, "seat": 1, "move": "exchange 1"}
    assert server.refusal("POST", "moves", body, key=server.links[1], status=409) == "error-stale"
    with server.stream(since=0, key=server.links[1]) as stream:
        assert [past["version"] for past in stream.receive_json()["past"]] == [1]
    server.move("exchange 1", key=server.links[1])


# A limit


def test_a_table_takes_only_so_much_and_in_the_end_moves_only(server: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(entry_limits, "MOST_ENTRIES", 20)
    server.new("here")
    for version in range(1, 10):
        assert server.move() == version
    for path, body in (("undo", {"version": 9, "seat": 0}), ("seats/0", {"name": "Zoe"})):
        assert server.refusal("POST", path, body, status=422) == "error-moves-only"
    for version in range(10, 20):
        assert server.move() == version
    full = server.state()
    body = {"version": 19, "seat": 0, "move": full["decisions"][0]["moves"][0]["text"]}
    assert server.refusal("POST", "moves", body, status=422) == "error-full"
    assert server.state() == full


def test_a_record_that_no_table_could_take_is_refused_unplayed(server: House, played: list[int]) -> None:
    text = f"{a_game(players=1, moves=0).record}" + "1 exchange 1\n" * MOST
    reply = server.client.post("/api/tables/from-record", content=text, headers=PLAIN)
    assert (reply.status_code, reply.json()["message"]["id"]) == (422, "error-full")
    assert played == []
