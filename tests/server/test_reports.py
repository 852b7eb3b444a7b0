"""A report of a problem: the game as one pair of eyes knows it, from the server."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest

import allmende
from allmende.core import ONLOOKER, Game
from allmende.core.report import Report, report_of
from allmende.server.tables import projection
from allmende.titles import replay
from server.house import PLAIN, House, a_game, house
from server.test_advice import ask_from_outside
from server.test_bots import in_server, until
from server.test_cache import change


def fetched(server: House, query: str = "", key: str | None = None) -> tuple[Report, str]:
    """The report that the table gives, and its file."""
    key = server.key if key is None else key
    headers = {"Authorization": f"Bearer {key}"} if key else {}
    reply = server.client.get(f"/api/tables/{server.table}/report{query}", headers=headers)
    assert reply.status_code == 200, reply.text
    report = Report.parse(reply.text)
    assert report is not None
    return report, reply.text


def test_a_report_is_a_file_with_the_game_as_its_seat_sees_it(server: House) -> None:
    server.new("link", "link", cards="on")
    for _ in range(6):
        for key in server.links.values():
            if server.state(key)["decisions"]:
                server.move(key=key)
    key = server.links[1]
    reply = server.client.get(f"/api/tables/{server.table}/report", headers={"Authorization": f"Bearer {key}"})
    version = server.state(key)["version"]
    assert reply.headers["content-disposition"] == f'attachment; filename="hallertau-report-{version}.txt"'
    assert reply.headers["content-type"] == "text/plain; charset=utf-8"
    report, text = fetched(server, key=key)
    assert text == reply.text
    assert (report.eyes, report.hidden, report.facts["version"]) == (1, "redealt", allmende.__version__)
    assert set(report.facts) == {"version", "engine", "python", "system"}
    assert report.record is not None
    view = replay(report.record).view(1)
    assert [card.number for card in view.players[1].hand] == [  # type: ignore[attr-defined]
        card["number"] for card in server.state(key)["view"]["players"][1]["hand"]
    ]


def test_nothing_in_it_is_about_people(server: House) -> None:
    server.new("link", "link", cards="on")
    _, text = fetched(server, "?language=de", server.links[0])
    assert "wurde neu ausgeteilt" in text
    for personal in ("Ann", "Bob", server.table, server.key, *server.links.values()):
        assert personal not in text


def test_a_rated_game_is_reported_when_it_is_over(server: House) -> None:
    players = [{"kind": "link", "name": name} for name in ("Ann", "Bob")]
    made = server.ask("POST", "/api/tables", {"title": "agricola", "players": players, "rated": True})
    server.sit(made)
    for key in ("", server.key, *server.links.values()):
        assert server.refusal("GET", "report", status=403, key=key) == "error-rated-report"
    server.ask("POST", "end", {"seat": 0, "wish": "concede"}, key=server.links[0])
    report, _ = fetched(server, key=server.links[0])
    assert report.record is not None


def test_a_table_can_be_opened_from_it(server: House) -> None:
    server.new("here", "here", cards="on")
    for _ in range(5):
        server.move()
    seen = server.state(eyes=1)["view"]
    _, text = fetched(server, "?eyes=1")
    made = server.client.post("/api/tables/from-record", content=text, headers=PLAIN).json()
    view = server.sit(made).state(eyes=1)["view"]
    assert view["players"][1]["hand"] == seen["players"][1]["hand"]
    assert view["spaces"] == seen["spaces"]


def test_everybody_reports_with_their_own_eyes(server: House) -> None:
    server.new("link", "link", cards="on")
    assert fetched(server, key="")[0].eyes == ONLOOKER
    assert fetched(server, key=server.links[0])[0].eyes == 0
    assert server.refusal("GET", "report?eyes=0", key=server.links[1], status=403) == "error-not-yours"
    assert server.refusal("GET", "report?language=xx", status=422) == "error-language"


def test_after_its_end_the_whole_game_is_in_it(server: House) -> None:
    game = a_game(players=1)
    server.sit(server.client.post("/api/tables/from-record", content=str(game.record), headers=PLAIN).json())
    report, _ = fetched(server)
    assert (report.hidden, report.record) == ("open", game.record)


def test_at_a_broken_table_the_game_is_reported_up_to_there(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    with house(database) as at:
        at.new("here", "here", cards="on")
        for _ in range(4):
            at.move()
        table, key = at.table, at.key
    change(database, '"move":"', '"move":"x')
    with house(database) as at:
        at.table, at.key = table, key
        report, _ = fetched(at)
        assert report.facts["trouble"].startswith("This table can't go on here")
        assert report.record is not None
        assert not report.record.moves


def test_whoever_goes_while_others_wait_for_a_report_makes_room(server: House, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, done = [], threading.Event()

    def slow(game: Game, eyes: int, facts: dict[str, str]) -> Report:
        begun.append(eyes)
        assert done.wait(10)
        return report_of(game, eyes, facts)

    monkeypatch.setattr(projection, "report_of", slow)
    server.new("here")
    first = ask_from_outside(server, "report")
    until(server, lambda: len(begun) == 1)
    left, last = ask_from_outside(server, "report"), ask_from_outside(server, "report")
    # Even if nobody waits for what has begun, nothing else begins before it is done.
    for one in (left, first):
        in_server(server, one.leave)
        until(server, one.is_answered)
    in_server(server, asyncio.sleep, 0.05)
    assert len(begun) == 1
    done.set()
    until(server, last.is_answered)
    assert ([one.status for one in (first, left, last)], len(begun)) == ([499, 499, 200], 2)
