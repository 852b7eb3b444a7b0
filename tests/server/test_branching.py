"""A finished game is stepped into: it goes on from an earlier position at a table of its own, and counts nowhere."""

from __future__ import annotations

import pytest

from allmende import agricola
from allmende.server.people.messages import SeatSummary, TableSummary
from allmende.server.results.recorder import _Game
from allmende.server.tables.entries import Opened, Seat
from server.house import House, Json
from server.test_advice import finished
from server.test_bots import until


def stepped(server: House, version: int, *seats: int, key: str | None = None) -> Json:
    """The table that is set up."""
    return server.ask("POST", "step-in", {"version": version, "seats": list(seats)}, key=key)


def test_a_game_goes_on_from_an_earlier_position_with_the_bots_that_sat_there(server: House) -> None:
    server.new("here", "bot:novice")
    for _ in range(3):
        until(server, lambda: bool(server.state()["decisions"]))
        server.move()
    seat = server.state()["waiting"][0]
    server.ask("POST", "end", {"seat": seat, "wish": "concede"})
    history, table = server.state()["history"], server.table
    past = next(each for each in history[2:] if each["seat"] == 0)
    before = server.state(at=past["version"] - 1)["view"]
    server.sit(stepped(server, past["version"] - 1, 0))
    state = server.state()
    assert server.table != table
    assert [(each["name"], each["bot"]) for each in state["players"]] == [("Ann", None), ("Bob", "novice")]
    assert (state["view"], state["ending"], state["undo"]) == (before, None, [])
    server.move(past["move"])


def test_where_people_sat_the_usual_bot_does(server: House) -> None:
    history = finished(server)
    # Onlookers, too, may try what they have seen.
    server.sit(stepped(server, history[-1]["version"] - 1, history[-1]["seat"], key=""))
    players = server.state()["players"]
    assert [each["bot"] is None for each in players] == [each == history[-1]["seat"] for each in range(len(players))]
    assert server.state()["decisions"]


def test_where_nobody_can_play_on_it_says_so(server: House) -> None:
    server.new("here", "here")
    assert server.refusal("POST", "step-in", {"version": 0, "seats": [0]}, status=409) == "error-not-over"
    history = finished(server)
    last = history[-1]["version"]
    assert server.refusal("POST", "step-in", {"version": last, "seats": [0]}, status=422) == "error-step-in"
    assert server.refusal("POST", "step-in", {"version": 0, "seats": []}, status=422) == "error-step-in"
    assert server.refusal("POST", "step-in", {"version": 0, "seats": [7]}, status=404) == "error-no-seat"
    assert server.refusal("POST", "step-in", {"version": 0}, status=400) == "error-request"


@pytest.mark.parametrize(("given", "counts"), [(0, True), (3, False)])
def test_such_a_game_is_no_result(given: int, counts: bool) -> None:
    opened = Opened(agricola.new(1, 7).record, [Seat("Ann", "here")], "", given=given)
    standing = TableSummary("agricola", [SeatSummary("Ann", "here")], {}, True, [3.0], [0], None)
    assert _Game("t", 0, opened, standing, ["p"]).is_result is counts
