"""Those at a table: who is there, what they say, whom they remind, and what they note for themselves."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient, WebSocketTestSession

from allmende.server import create_app, talking
from allmende.server.limits import Limits
from allmende.server.people import presence
from allmende.server.people.remarks import LONGEST
from allmende.server.sqlite import SqliteStore
from allmende.server.store import Store
from allmende.server.talking import DAY, LONGEST_WORD
from server.house import Chance, Clock, House, Json, RandomThinker, Screen, house
from server.test_offers import somebody
from server.test_people import wait_for


@pytest.fixture
def at(tmp_path: Path, clock: Clock) -> Iterator[House]:
    with house(tmp_path / "tables.sqlite3", clock=clock) as one:
        yield one


def company(at: House, key: str) -> WebSocketTestSession:
    """A stream of who is there."""
    return at.client.websocket_connect(f"/api/tables/{at.table}/company?key={key}")


def told(stream: WebSocketTestSession) -> Json:
    found: Json = json.loads(stream.receive_text())
    return found


def say(at: House, text: str, seat: int = 0, key: str | None = None) -> None:
    at.ask("POST", "words", {"seat": seat, "text": text}, key=key)


def words(state: Json) -> list[tuple[str, str]]:
    return [(word["name"], word["text"]) for word in state["words"]]


# Who is there


def test_who_is_at_the_table_and_how_many_look_on_is_told_as_it_changes(at: House, clock: Clock) -> None:
    at.new("here", "link", "here")
    with company(at, at.key) as ann:
        assert told(ann) == {"present": [0, 2], "onlookers": 0, "seen": {}}
        with company(at, at.links[1]) as bob:
            assert told(ann)["present"] == told(bob)["present"] == [0, 1, 2]
            with company(at, ""), company(at, ""):
                while told(ann)["onlookers"] < 2:
                    pass
            while told(ann)["onlookers"]:
                pass
            clock.now += 60
        left = told(ann)
        assert (left["present"], left["seen"]) == ([0, 2], {"1": {"version": 0, "at": clock.now}})
    with company(at, "nonsense") as eve:
        assert eve.receive() == {"type": "websocket.close", "code": 4403, "reason": "error-key"}


def test_what_somebody_has_seen_is_known_after_a_restart(tmp_path: Path, clock: Clock) -> None:
    with house(tmp_path / "tables.sqlite3", clock=clock) as at:
        at.new("here", "link")
        with company(at, at.links[1]) as bob:
            told(bob)
            say(at, "Hello")
        with company(at, at.key) as ann:
            wait_for(lambda: told(ann)["seen"])
    with house(tmp_path / "tables.sqlite3", clock=clock) as later:
        later.table = at.table
        with company(later, at.key) as ann:
            assert told(ann)["seen"]["1"] == {"version": 1, "at": clock.now}


def test_company_of_all_processes_is_told_and_of_those_that_were_killed_for_a_while(
    make: Callable[[], Store], clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "LOOK_EVERY", 0.0)
    with house(make(), clock=clock) as here, house(make(), clock=clock) as there:
        here.new("here", "link")
        there.table = here.table
        with company(here, here.key) as ann:
            assert told(ann)["present"] == [0]
            with company(there, here.links[1]) as bob, company(there, ""):
                while told(ann) != {"present": [0, 1], "onlookers": 1, "seen": {}}:
                    pass
                while told(bob)["present"] != [0, 1]:
                    pass
            while told(ann)["present"] != [0]:
                pass


# A word


def test_a_word_is_told_to_all_in_one_plain_line_and_once(at: House, clock: Clock) -> None:
    at.new("here", "link")
    screen = Screen()
    with at.stream("") as stream:
        screen.hear(stream.receive_json())
        say(at, "  <b>Hi</b>\n\u202eall \u200b ", 1, at.links[1])
        update = stream.receive_json()
    word = {"version": 1, "seat": 1, "since": 0, "name": "Bob", "text": "<b>Hi</b> all", "at": clock.now}
    assert update["words"] == at.state("")["words"] == [word]
    at.move(seat=at.state()["view"]["to_act"][0], key=[at.key, at.links[1]][at.state()["view"]["to_act"][0]])
    with at.stream(since=1) as stream:
        assert "words" not in stream.receive_json()


def test_words_leave_moves_and_what_can_be_taken_back_as_they_are(at: House) -> None:
    at.new("here", "here")
    before = at.state()
    say(at, "Hm")
    (decision,) = before["decisions"]
    body = {"version": before["version"], "seat": decision["seat"], "move": decision["moves"][0]["text"]}
    at.ask("POST", "moves", body)
    say(at, "Oh")
    assert at.state()["undo"] == [decision["seat"]]
    at.undo(decision["seat"])
    assert words(at.state()) == [("Ann", "Hm"), ("Ann", "Oh")]


def test_strangers_see_the_moves_of_a_finished_game_and_nothing_of_its_company(at: House) -> None:
    at.new("here", "link")
    say(at, "Hi")
    before = at.state("")
    assert words(before) == [("Ann", "Hi")]
    at.ask("POST", "end", {"seat": 1, "wish": "concede"}, key=at.links[1])
    again = at.ask("POST", "rematch")["table"]
    for key in (at.key, at.links[1]):
        state = at.state(key)
        assert (words(state), state["followed_by"]) == ([("Ann", "Hi")], again)
    state = at.state("")
    assert state["history"][: len(before["history"])] == before["history"]
    assert (state["ending"]["how"], state["words"], state["followed_by"]) == ("conceded", [], "")


@pytest.mark.parametrize("text", ["", " \u200b\n", "x" * (LONGEST_WORD + 1)])
def test_what_is_no_word_is_refused(at: House, text: str) -> None:
    at.new("here")
    assert at.refusal("POST", "words", {"seat": 0, "text": text}, status=422) == "error-word"


def test_nobody_speaks_for_others(at: House) -> None:
    at.new("here", "link")
    assert at.refusal("POST", "words", {"seat": 1, "text": "Hi"}, status=403) == "error-not-yours"
    assert at.refusal("POST", "words", {"seat": 0, "text": "Hi"}, key="", status=403) == "error-not-yours"
    assert at.refusal("POST", "words", {"seat": 5, "text": "Hi"}, status=404) == "error-no-seat"


def test_a_flood_of_words_is_stopped(tmp_path: Path) -> None:
    app = create_app(SqliteStore(tmp_path / "tables.sqlite3"), RandomThinker(), limits=Limits())
    with TestClient(app, client=("192.0.2.7", 5000)) as client:
        at = House(client, Chance()).new("here")
        for number in range(10):
            say(at, f"{number}")
        assert at.refusal("POST", "words", {"seat": 0, "text": "Hi"}, status=429) == "error-too-often"


def test_there_is_an_end_to_words_but_not_to_moves(at: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(talking, "MOST_SAID", 3)
    at.new("here", "here")
    for _ in range(3):
        say(at, "Hi")
    assert at.refusal("POST", "words", {"seat": 0, "text": "Hi"}, status=422) == "error-words"
    at.move()


def test_of_who_is_forgotten_no_word_is_left(at: House, tmp_path: Path) -> None:
    at.new("here", "link")
    bob = somebody(at, "Bob")
    bob.table = at.table
    bob.ask("POST", f"/api/me/tables/{at.table}", key=at.links[1])
    say(bob, "A secret", 1, key="")
    say(at, "Mine")
    bob.ask("POST", "/api/me/forget", {"name": "Somebody"})
    assert words(at.state()) == [("Ann", "Mine")]
    with house(tmp_path / "tables.sqlite3") as later:
        later.table = at.table
        assert words(later.state("")) == [("Ann", "Mine")]


# A nudge


def test_who_is_waited_for_is_reminded_once_a_day_and_sees_it_in_the_list(at: House, clock: Clock) -> None:
    ann, bob = somebody(at, "Ann"), somebody(at, "Bob")
    offer = ann.ask("POST", "/api/offers", {"title": "hallertau", "seats": 2})["offer"]
    ann.table = bob.table = bob.ask("POST", f"/api/offers/{offer}/join")["table"]
    asked = ann.state(key="")["view"]["to_act"][0]
    waited, waits = ((ann, bob), (bob, ann))[asked]
    wanted = {"seat": asked}
    assert waited.refusal("POST", "nudge", wanted, key="", status=422) == "error-nudge"
    assert waits.refusal("POST", "nudge", {"seat": 1 - asked}, key="", status=422) == "error-nudge"
    assert somebody(at, "Eve").refusal("POST", f"/api/tables/{ann.table}/nudge", wanted, status=403)
    waits.ask("POST", "nudge", wanted, key="")
    names = {"by": ["Bob", "Ann"][asked], "player": ["Ann", "Bob"][asked]}
    assert ann.state(key="")["notes"][-1]["message"] == {"id": "note-nudge", "args": names}
    (mine,) = wait_for(
        lambda: [one for one in waited.ask("GET", "/api/me/tables")["tables"] if one["standing"]["nudged"]]
    )
    assert mine["standing"]["nudged"] == {str(asked): clock.now}
    assert waits.refusal("POST", "nudge", wanted, key="", status=422) == "error-nudged"
    clock.now += DAY
    waits.ask("POST", "nudge", wanted, key="")
    clock.now -= 10 * DAY  # a clock that was wrong keeps nobody from it for longer
    waits.ask("POST", "nudge", wanted, key="")


# Notes for oneself


def test_notes_for_oneself_are_ones_own_and_kept_with_the_table(at: House) -> None:
    ann, bob = somebody(at, "Ann"), somebody(at, "Bob")
    ann.new("here", "here")
    path = f"/api/me/tables/{ann.table}/remark"
    assert ann.ask("GET", path) == {"remark": ""}
    ann.ask("POST", path, {"remark": "Sow more\nhops"})
    assert (ann.ask("GET", path)["remark"], bob.ask("GET", path)["remark"]) == ("Sow more\nhops", "")
    assert ann.ask("GET", "/api/me/data")["kept"]["remarks"] == [{"tab": ann.table, "remark": "Sow more\nhops"}]
    assert ann.refusal("POST", path, {"remark": "x" * (LONGEST + 1)}, status=422) == "error-remark"
    assert ann.refusal("POST", "/api/me/tables/nowhere/remark", {"remark": "x"}, status=404) == "error-no-table"
    at.client.cookies.clear()
    assert at.refusal("GET", path, status=403) == "error-nobody"
    ann.ask("POST", path, {"remark": ""})
    assert ann.ask("GET", "/api/me/data")["kept"]["remarks"] == []
