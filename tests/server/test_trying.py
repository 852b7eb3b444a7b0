"""Trying moves out on one's own turn: nobody else hears of it, and all of it can be played at once."""

from __future__ import annotations

from urllib.parse import urlencode

import pytest

from allmende.server.tables.scenes import MOST_MOVES
from server.house import House, Json, changed
from server.test_play import turn

pytestmark = pytest.mark.stores("sqlite")


def tried(server: House, *path: str, seat: int = 0, version: int = 0, key: str | None = None) -> Json:
    """Where these moves lead."""
    query = urlencode([("seat", seat), ("version", version), *(("move", move) for move in path)])
    return server.ask("GET", f"tried?{query}", key=key)


def texts(found: Json) -> list[str]:
    """The moves that could be tried next."""
    return [move["text"] for move in found["decision"]["moves"]]


def wish(*moves: str, seat: int = 0, version: int = 0) -> Json:
    """A wish to play these moves."""
    return {"seat": seat, "version": version, "moves": list(moves)}


def test_what_is_tried_is_shown_and_not_played(server: House) -> None:
    before = server.new("here").state()
    begun = tried(server)
    assert (begun["made"], begun["changes"], begun["why"]) == (0, [], None)
    assert begun["decision"] == before["decisions"][0]
    first = tried(server, "place nursery")
    assert first["decision"]["prompt"]["id"] == "prompt-choose-at"
    # The history has no move that this decision could go on with.
    assert first["decision"]["made"] == 0
    second = tried(server, "place nursery", texts(first)[0])
    assert server.state() == before
    view = before["view"]
    for change in second["changes"]:
        view = changed(view, change["at"], change["to"])
    assert server.ask("POST", "tried", wish("place nursery", texts(first)[0])) == {"version": 2}
    after = server.state()
    assert after["view"] == view
    assert [past["move"] for past in after["history"][1:]] == ["place nursery", texts(first)[0]]
    # Each is a move as any other, which can be taken back.
    assert server.undo(0) == 3


def test_nobody_else_hears_of_it_until_it_is_played_and_then_at_once(server: House) -> None:
    server.new("link", "link")
    first = turn(server.state(server.links[0]))
    mine, other = server.links[first], server.links[1 - first]
    before = server.state(other)
    path = ["place nursery", texts(tried(server, "place nursery", seat=first, key=mine))[0]]
    with server.stream(other) as stream:
        assert stream.receive_json()["version"] == 0
        tried(server, *path, seat=first, key=mine)
        assert server.state(other) == before
        server.ask("POST", "tried", wish(*path, seat=first), key=mine)
        assert [past["move"] for past in stream.receive_json()["past"]] == path


def test_what_is_hidden_stays_hidden(server: House) -> None:
    server.new("here", cards="on")
    found = tried(server, "place gateway-card")
    assert (found["made"], found["decision"], found["why"]["id"]) == (1, None, "try-hidden")
    assert not any("hand" in change["at"] for change in found["changes"])
    # Not even whether a move would be possible after it.
    body = wish("place gateway-card", "place nursery")
    assert server.refusal("POST", "tried", body, status=422) == "try-hidden"
    assert server.state()["version"] == 0
    assert server.ask("POST", "tried", wish("place gateway-card")) == {"version": 1}


def test_all_moves_are_played_or_none_and_the_refusal_names_the_first_that_is_not_possible(server: House) -> None:
    server.new("here")
    reply = server.ask("POST", "tried", wish("place nursery", "place nursery"), status=422)["message"]
    assert reply["id"] == "try-refused"
    assert reply["args"]["move"]["id"] == "move-place"
    assert server.state()["version"] == 0
    assert server.refusal("POST", "tried", wish("fly away"), status=422) == "error-unknown-move"
    found = tried(server, "place nursery", "place nursery")
    assert (found["made"], found["why"]) == (1, reply)
    assert texts(found) == texts(tried(server, "place nursery"))


def test_only_whoever_decides_tries(server: House) -> None:
    server.new("link", "link")
    first = turn(server.state(server.links[0]))
    mine, other = server.links[first], server.links[1 - first]
    for key, seat, status, reason in (
        ("", first, 403, "error-not-yours"),
        (other, first, 403, "error-not-yours"),
        (other, 1 - first, 422, "reason-not-your-turn"),
    ):
        path = f"tried?seat={seat}&version=0"
        assert server.refusal("GET", path, key=key, status=status) == reason
        assert server.refusal("POST", "tried", wish("exchange 1", seat=seat), key=key, status=status) == reason
    assert server.refusal("GET", f"tried?seat={first}&version=7", key=mine, status=409) == "error-stale"
    many = wish(*["exchange 1"] * (MOST_MOVES + 1), seat=first)
    assert server.refusal("POST", "tried", many, key=mine, status=422) == "error-tried"
    assert server.state(mine)["version"] == 0


def test_words_in_between_leave_a_try_as_it_was(server: House) -> None:
    server.new("link", "link")
    first = turn(server.state(server.links[0]))
    mine, other = server.links[first], server.links[1 - first]
    server.ask("POST", "words", {"seat": 1 - first, "text": "Hurry up!"}, key=other)
    assert tried(server, "place nursery", seat=first, key=mine)["version"] == 1
    assert server.ask("POST", "tried", wish("place nursery", seat=first), key=mine) == {"version": 2}
    # What was chosen before is not played twice.
    again = wish("place nursery", seat=first)
    assert server.refusal("POST", "tried", again, key=mine, status=409) == "error-stale"
