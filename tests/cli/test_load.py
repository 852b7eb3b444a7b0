"""`allmende load`: a real server is played at by real clients, and every mistake is one sentence."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Thread
from wsgiref.simple_server import WSGIServer, make_server

import h11
import jsonschema
import msgspec
import pytest

from allmende import cli
from allmende.cli import load_run
from allmende.cli.console import STOPPED
from allmende.cli.load_clients import Address, LiveTable, News, Offer, OfferedMoves, Player, Seat
from allmende.cli.load_run import GAMES, Load, Move
from allmende.server import create_app, open_store
from allmende.server.http.connections import Door
from cli.mistakes import complaint
from cli.test_output import SCHEMA
from server.running import running

METRICS = b"""\
# TYPE process_resident_memory_bytes gauge
process_resident_memory_bytes 1.1e+08
# TYPE process_cpu_seconds_total counter
process_cpu_seconds_total 12.5
"""


@pytest.fixture
def url(tmp_path: Path) -> Iterator[str]:
    """A server's."""
    with running(create_app(open_store(str(tmp_path / "load.sqlite"))), Door()) as (host, port):
        yield f"http://{host}:{port}"


def page(content: bytes) -> WSGIServer:
    """A web server that is no Allmende, and answers with this."""

    def answer(_: object, start: Callable[..., object]) -> list[bytes]:
        start("200 OK", [("Content-Type", "text/plain"), ("Content-Length", str(len(content)))])
        return [content]

    return make_server("127.0.0.1", 0, answer)


@pytest.fixture
def other() -> Iterator[Callable[[bytes], str]]:
    """Starts such servers, and gives their URLs."""
    servers: list[tuple[WSGIServer, Thread]] = []

    def start(content: bytes) -> str:
        server = page(content)
        thread = Thread(target=server.serve_forever, args=(0.01,))
        thread.start()
        servers.append((server, thread))
        return f"http://127.0.0.1:{server.server_port}"

    yield start
    for server, thread in servers:
        server.shutdown()
        thread.join()
        server.server_close()


def test_a_server_is_measured(
    url: str, other: Callable[[bytes], str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "tables.json"
    command = ["load", url, "--tables", "4", "--pace", "0.05", "--seconds", "2", "--seed", "3", "--out", str(kept)]
    assert cli.main([*command, "--metrics", other(METRICS), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    jsonschema.validate(found, SCHEMA)
    timing = found["timing"]
    assert found["setup"] == {"url": url, "tables": 4, "pace": 0.05, "seconds": 2.0, "seed": 3}
    assert timing["moves"] > 10
    assert timing["refused"] == {}
    assert 0 < timing["confirmed"]["p50"] <= timing["confirmed"]["p99"] <= timing["confirmed"]["longest"]
    assert timing["server"]["memory"] == 110_000_000
    # A later load goes on at the same tables.
    tables = json.loads(kept.read_text())["tables"]
    assert len(tables) == 4
    assert cli.main(command) == 0
    assert json.loads(kept.read_text())["tables"] == tables
    said = capsys.readouterr()
    assert "On the other's screen" in said.out
    assert said.err.startswith(f"Playing at 4 tables of {url}")


def test_a_finished_game_is_followed_by_another(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(load_run, "GAMES", GAMES[:1])
    kept, played = tmp_path / "tables.json", Load._play

    async def once(load: Load, table: LiveTable, random: object, due: float) -> float:
        """As if the game were over after a move."""
        [player, *_] = await table.asked()
        await load._move(table, player, random, due)  # type: ignore[arg-type]
        monkeypatch.setattr(Load, "_play", played)
        return due

    monkeypatch.setattr(Load, "_play", once)
    command = ["load", url, "--tables", "1", "--pace", "0", "--seconds", "1", "--out", str(kept), "--json"]
    assert cli.main(command) == 0
    assert json.loads(capsys.readouterr().out)["timing"]["moves"] > 1
    first = json.loads(kept.read_text())["tables"]
    assert len(first) == 1


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_was_measured_is_printed_when_it_is_interrupted(
    language: str, url: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def stopped(load: Load, told: object) -> None:
        load.moves, load.elapsed = [Move(0.004, 0.006)], 2.0
        load.refused["error-stale"] = 1
        raise KeyboardInterrupt

    monkeypatch.setattr(Load, "run", stopped)
    assert cli.main(["load", url, "--lang", language]) == STOPPED
    said = capsys.readouterr().out
    assert ("4.0" if language == "en" else "4,0") in said
    assert "load-" not in said


def test_a_table_is_over_when_no_player_who_knows_the_last_move_has_one() -> None:
    async def asked() -> list[Player]:
        table = LiveTable([Seat("t", 0, "k"), Seat("t", 1, "l")])
        for player in table.players:
            player.hear(News(5))
        return await table.asked()

    assert asyncio.run(asked()) == []


def test_what_was_offered_before_the_players_own_move_is_not_played() -> None:
    """A reply may overtake the stream, which then still tells of a decision that the player has made."""
    player = Player(Seat("t", 0, "k"), asyncio.Event())
    player.hear(News(4, [OfferedMoves(0, [Offer("take wood")])]))
    player.acted(6)
    assert player.moves == []
    player.hear(News(5, [OfferedMoves(0, [Offer("take wood")])]))  # another player's move, told late
    assert player.moves == []
    player.hear(News(6, [OfferedMoves(0, [Offer("take clay")])]))
    assert player.moves == ["take clay"]
    assert player.seen(5) is not None
    assert player.seen(7) is None


@pytest.mark.parametrize(
    ("url", "place", "here"),
    [
        ("http://localhost:8000", ("localhost:8000", "ws://localhost:8000/x"), True),
        ("http://[::1]:8000/", ("[::1]:8000", "ws://[::1]:8000/x"), True),
        ("https://club.example/allmende", ("club.example:443", "wss://club.example:443/allmende/x"), False),
    ],
)
def test_addresses(url: str, place: tuple[str, str], here: bool) -> None:
    address = Address.of(url)
    assert ((address.place, address.stream("/x")), address.is_here) == (place, here)


# Mistakes


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["games.example"], "games.example"),
        (["http://localhost:99999"], "http://localhost:99999"),
        (["https://games.example"], "--yes"),
        (["https://games.example", "--yes", "--tables", "73"], "72"),
        (["https://games.example", "--yes", "--tables", "72", "--pace", "1"], "60"),
        (["https://games.example", "--yes", "--tables", "1", "--pace", "0"], "60"),
        (["http://localhost:8000", "--tables", "1000000"], "ulimit -n"),
        (["http://localhost:8000", "--pace", "-1"], "-1"),
    ],
)
def test_what_can_not_be_measured(
    words: list[str], why: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert why in complaint("load", words, language, capsys)


def noted(words: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    """What is said against these words after the load has begun."""
    assert cli.main(["load", *words, "--tables", "1", "--seconds", "1"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    return said.err.splitlines()[-1]


def test_no_server(other: Callable[[bytes], str], capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        nothing = f"http://127.0.0.1:{taken.getsockname()[1]}"
    assert noted([nothing], capsys).startswith(f"allmende: No server can be measured at {nothing}: ")
    assert "is no Allmende server" in noted([other(b"A page.")], capsys)
    assert "tells no metrics" in noted([other(b'{"ready":true}'), "--metrics", other(b"")], capsys)


def test_a_server_that_sets_up_no_table(other: Callable[[bytes], str], capsys: pytest.CaptureFixture[str]) -> None:
    assert "set up no table (status 200)" in noted([other(b'{"ready":true}')], capsys)


@pytest.mark.parametrize(
    ("error", "why"),
    [
        (ConnectionResetError(104, "Connection reset by peer"), "Connection reset by peer"),
        (h11.RemoteProtocolError("peer closed connection"), "it closed the connection"),
    ],
)
def test_a_server_that_goes_away_was_measured_until_then(
    error: Exception, why: str, url: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def gone(load: Load, *_: object) -> float:
        load.moves, load.elapsed = [Move(0.004, 0.006)], 2.0
        raise error

    monkeypatch.setattr(Load, "_play", gone)
    assert cli.main(["load", url, "--tables", "1"]) == 2
    said = capsys.readouterr()
    assert "1 table, 1 move, 0.5 a second" in said.out
    assert said.err.splitlines()[-1].startswith(f"allmende: The server at {url} went away: {why}")


def test_the_file_of_another_server(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = tmp_path / "tables.json"
    kept.write_bytes(msgspec.json.encode({"url": "http://localhost:1", "tables": []}))
    assert "http://localhost:1" in complaint("load", ["http://localhost:2", "--out", str(kept)], "en", capsys)
    kept.write_text("[]")
    assert str(kept) in complaint("load", ["http://localhost:2", "--out", str(kept)], "en", capsys)
