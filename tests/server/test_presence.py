"""Those at a table: who is there, what they say, whom they remind, and what they note for themselves."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from starlette.testclient import TestClient, WebSocketTestSession

from allmende.server import create_app
from allmende.server.http.rate_limits import Limits
from allmende.server.people import presence
from allmende.server.people.private_notes import LONGEST
from allmende.server.store.protocol import Store
from allmende.server.store.sqlite import SqliteStore
from allmende.server.tables import chat
from allmende.server.tables.chat import DAY, LONGEST_WORD
from server.house import Chance, Clock, House, Json, RandomThinker, Screen, house
from server.test_offers import somebody
from server.test_people import listed


@pytest.fixture
def server(tmp_path: Path, clock: Clock) -> Iterator[House]:
    with house(tmp_path / "tables.sqlite3", clock=clock, by_hand=True) as one:
        yield one


def company(server: House, key: str) -> WebSocketTestSession:
    """A stream of who is there."""
    return server.client.websocket_connect(f"/api/tables/{server.table}/company?key={key}")


def told(stream: WebSocketTestSession) -> Json:
    found: Json = json.loads(stream.receive_text())
    return found


def say(server: House, text: str, seat: int = 0, key: str | None = None) -> None:
    server.ask("POST", "words", {"seat": seat, "text": text}, key=key)


def words(state: Json) -> list[tuple[str, str]]:
    return [(word["name"], word["text"]) for word in state["words"]]


# Who is there


def test_who_is_at_the_table_and_how_many_look_on_is_told_as_it_changes(server: House, clock: Clock) -> None:
    server.new("here", "link", "here")
    with company(server, server.key) as ann:
        assert told(ann) == {"present": [0, 2], "onlookers": 0, "seen": {}, "silenced": []}
        with company(server, server.links[1]) as bob:
            assert told(ann)["present"] == told(bob)["present"] == [0, 1, 2]
            with company(server, ""), company(server, ""):
                while told(ann)["onlookers"] < 2:
                    pass
            while told(ann)["onlookers"]:
                pass
            clock.now += 60
        left = told(ann)
        assert (left["present"], left["seen"]) == ([0, 2], {"1": {"version": 0, "at": clock.now}})
    with company(server, "nonsense") as eve:
        assert eve.receive() == {"type": "websocket.close", "code": 4403, "reason": "error-key"}


def test_what_somebody_has_seen_is_known_after_a_restart(tmp_path: Path, clock: Clock) -> None:
    with house(tmp_path / "tables.sqlite3", clock=clock, by_hand=True) as server:
        server.new("here", "link")
        with company(server, server.links[1]) as bob:
            told(bob)
            say(server, "Hello")
        with company(server, server.key) as ann:
            while not told(ann)["seen"]:
                pass
    with house(tmp_path / "tables.sqlite3", clock=clock, by_hand=True) as later:
        later.table = server.table
        with company(later, server.key) as ann:
            assert told(ann)["seen"]["1"] == {"version": 1, "at": clock.now}


def test_company_of_all_processes_is_told_and_of_those_that_were_killed_for_a_while(
    make: Callable[[], Store], clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    with ExitStack() as killed, house(make(), clock=clock, by_hand=True) as here:
        there = killed.enter_context(house(make(), clock=clock, by_hand=True))
        here.new("here", "link")
        there.table = here.table

        def look() -> None:
            """What each notes is known to the other by its next look."""
            for server in (here, there):
                server.settle()
            clock.now += presence.LOOK_EVERY
            for server in (here, there):
                server.settle()

        with company(here, here.key) as ann:
            assert told(ann)["present"] == [0]
            with company(there, here.links[1]) as bob, company(there, ""):
                look()
                while told(bob)["present"] != [0, 1]:
                    pass
                while told(ann) != {"present": [0, 1], "onlookers": 1, "seen": {}, "silenced": []}:
                    pass
            look()
            while told(ann)["present"] != [0]:
                pass
            with company(there, here.links[1]):
                look()
                while told(ann)["present"] != [0, 1]:
                    pass
                monkeypatch.setattr(presence.Presence, "write", lambda _: asyncio.sleep(0))
            killed.close()
            monkeypatch.undo()
            here.pass_by(presence.BELIEVED - presence.LOOK_EVERY)
            with company(here, "") as eve:
                assert told(eve)["present"] == [0, 1]
            here.pass_by(presence.LOOK_EVERY + 1)
            with company(here, "") as eve:
                assert told(eve)["present"] == [0]


@pytest.mark.stores("sqlite")
def test_servers_tell_one_another_by_themselves_who_is_there(
    make: Callable[[], Store], clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "LOOK_EVERY", 0.0)
    monkeypatch.setattr(presence, "PAUSE", 0.02)
    with house(make(), clock=clock) as here, house(make(), clock=clock) as there:
        here.new("here", "link")
        there.table = here.table
        with company(here, here.key) as ann:
            assert told(ann)["present"] == [0]
            with company(there, here.links[1]) as bob:
                while told(ann)["present"] != [0, 1]:
                    pass
                while told(bob)["present"] != [0, 1]:
                    pass
            while told(ann)["present"] != [0]:
                pass


# A word


def test_a_word_is_told_to_all_in_one_plain_line_and_once(server: House, clock: Clock) -> None:
    server.new("here", "link")
    screen = Screen()
    with server.stream("") as stream:
        screen.hear(stream.receive_json())
        say(server, "  <b>Hi</b>\n\u202eall \u200b ", 1, server.links[1])
        update = stream.receive_json()
    word = {"version": 1, "seat": 1, "since": 0, "name": "Bob", "text": "<b>Hi</b> all", "at": clock.now}
    assert update["words"] == server.state("")["words"] == [word]
    (seat,) = server.state()["view"]["to_act"]
    server.move(seat=seat, key=[server.key, server.links[1]][seat])
    with server.stream(since=1) as stream:
        assert "words" not in stream.receive_json()


def test_words_leave_moves_and_what_can_be_taken_back_as_they_are(server: House) -> None:
    server.new("here", "here")
    before = server.state()
    say(server, "Hm")
    (decision,) = before["decisions"]
    body = {"version": before["version"], "seat": decision["seat"], "move": decision["moves"][0]["text"]}
    server.ask("POST", "moves", body)
    say(server, "Oh")
    assert server.state()["undo"] == [decision["seat"]]
    server.undo(decision["seat"])
    assert words(server.state()) == [("Ann", "Hm"), ("Ann", "Oh")]


def test_strangers_see_the_moves_of_a_finished_game_and_nothing_of_its_company(server: House) -> None:
    server.new("here", "link")
    say(server, "Hi")
    before = server.state("")
    assert words(before) == [("Ann", "Hi")]
    server.ask("POST", "end", {"seat": 1, "wish": "concede"}, key=server.links[1])
    again = server.ask("POST", "rematch")["table"]
    for key in (server.key, server.links[1]):
        state = server.state(key)
        assert (words(state), state["followed_by"]) == ([("Ann", "Hi")], again)
    state = server.state("")
    assert state["history"][: len(before["history"])] == before["history"]
    assert (state["ending"]["how"], state["words"], state["followed_by"]) == ("conceded", [], "")


@pytest.mark.parametrize("text", ["", " \u200b\n", "x" * (LONGEST_WORD + 1)])
def test_what_is_no_word_is_refused(server: House, text: str) -> None:
    server.new("here")
    assert server.refusal("POST", "words", {"seat": 0, "text": text}, status=422) == "error-word"


def test_nobody_speaks_for_others(server: House) -> None:
    server.new("here", "link")
    assert server.refusal("POST", "words", {"seat": 1, "text": "Hi"}, status=403) == "error-not-yours"
    assert server.refusal("POST", "words", {"seat": 0, "text": "Hi"}, key="", status=403) == "error-not-yours"
    assert server.refusal("POST", "words", {"seat": 5, "text": "Hi"}, status=404) == "error-no-seat"


def test_a_flood_of_words_is_stopped(tmp_path: Path) -> None:
    app = create_app(SqliteStore(tmp_path / "tables.sqlite3"), RandomThinker(), limits=Limits())
    with TestClient(app, client=("192.0.2.7", 5000)) as client:
        server = House(client, Chance()).new("here")
        for number in range(10):
            say(server, f"{number}")
        assert server.refusal("POST", "words", {"seat": 0, "text": "Hi"}, status=429) == "error-too-often"


def test_there_is_an_end_to_words_but_not_to_moves(server: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chat, "MOST_SAID", 3)
    server.new("here", "here")
    for _ in range(3):
        say(server, "Hi")
    assert server.refusal("POST", "words", {"seat": 0, "text": "Hi"}, status=422) == "error-words"
    server.move()


def test_of_who_is_forgotten_no_word_is_left(server: House, tmp_path: Path) -> None:
    server.new("here", "link")
    bob = somebody(server, "Bob")
    bob.table = server.table
    bob.ask("POST", f"/api/me/tables/{server.table}", key=server.links[1])
    say(bob, "A secret", 1, key="")
    say(server, "Mine")
    bob.ask("POST", "/api/me/forget", {"name": "Somebody"})
    assert words(server.state()) == [("Ann", "Mine")]
    with house(tmp_path / "tables.sqlite3", by_hand=True) as later:
        later.table = server.table
        assert words(later.state("")) == [("Ann", "Mine")]


# A nudge


def test_who_is_waited_for_is_reminded_once_a_day_and_sees_it_in_the_list(server: House, clock: Clock) -> None:
    ann, bob = somebody(server, "Ann"), somebody(server, "Bob")
    offer = ann.ask("POST", "/api/offers", {"title": "hallertau", "seats": 2})["offer"]
    ann.table = bob.table = bob.ask("POST", f"/api/offers/{offer}/join")["table"]
    asked = ann.state(key="")["view"]["to_act"][0]
    waited, waits = ((ann, bob), (bob, ann))[asked]
    wanted = {"seat": asked}
    assert waited.refusal("POST", "nudge", wanted, key="", status=422) == "error-nudge"
    assert waits.refusal("POST", "nudge", {"seat": 1 - asked}, key="", status=422) == "error-nudge"
    assert somebody(server, "Eve").refusal("POST", f"/api/tables/{ann.table}/nudge", wanted, status=403)
    waits.ask("POST", "nudge", wanted, key="")
    names = {"by": ["Bob", "Ann"][asked], "player": ["Ann", "Bob"][asked]}
    assert ann.state(key="")["notes"][-1]["message"] == {"id": "note-nudge", "args": names}
    (mine,) = waited.settled(lambda: [one for one in listed(waited) if one["standing"]["nudged"]])
    assert mine["standing"]["nudged"] == {str(asked): clock.now}
    assert waits.refusal("POST", "nudge", wanted, key="", status=422) == "error-nudged"
    clock.now += DAY
    waits.ask("POST", "nudge", wanted, key="")
    clock.now -= 10 * DAY  # a clock that was wrong keeps nobody from it for longer
    waits.ask("POST", "nudge", wanted, key="")


# Notes for oneself


def test_notes_for_oneself_are_ones_own_and_kept_with_the_table(server: House) -> None:
    ann, bob = somebody(server, "Ann"), somebody(server, "Bob")
    ann.new("here", "here")
    path = f"/api/me/tables/{ann.table}/remark"
    assert ann.ask("GET", path) == {"remark": ""}
    ann.ask("POST", path, {"remark": "Sow more\nhops"})
    assert (ann.ask("GET", path)["remark"], bob.ask("GET", path)["remark"]) == ("Sow more\nhops", "")
    assert ann.ask("GET", "/api/me/data")["kept"]["remarks"] == [{"tab": ann.table, "remark": "Sow more\nhops"}]
    assert ann.refusal("POST", path, {"remark": "x" * (LONGEST + 1)}, status=422) == "error-remark"
    assert ann.refusal("POST", "/api/me/tables/nowhere/remark", {"remark": "x"}, status=404) == "error-no-table"
    server.client.cookies.clear()
    assert server.refusal("GET", path, status=403) == "error-nobody"
    ann.ask("POST", path, {"remark": ""})
    assert ann.ask("GET", "/api/me/data")["kept"]["remarks"] == []
