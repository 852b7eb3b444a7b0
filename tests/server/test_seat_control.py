"""Seats that change hands: a linked seat is its player's, and what happens to it is told to everybody."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from allmende.server.tables.entries import Undone, decode
from server.house import House, Json, house
from server.test_bots import SlowThinker, first_seat, until
from server.test_cache import change
from server.test_play import turn

MINUTE = 60


class Clock:
    """Says what time it is, and goes on when it is told to."""

    def __init__(self) -> None:
        self.now = 1_700_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def quiet(tmp_path: Path) -> Iterator[House]:
    """A server whose bots never answer."""
    with house(tmp_path / "tables.sqlite3", SlowThinker()) as one:
        yield one


def notes(state: Json) -> list[str]:
    """The ids of what the log tells beside the moves."""
    return [note["message"]["id"] for note in state["notes"]]


def three_by_link(server: House) -> list[str]:
    """Sit down at a table of three links, and give their keys."""
    server.new("link", "link", "link")
    return [server.links[seat] for seat in range(3)]


# Whose moves are taken back


def test_the_maker_cannot_put_a_bot_on_anothers_seat_to_take_back_past_its_answer(quiet: House) -> None:
    quiet.new("here", "link", seed=first_seat(0))
    quiet.move("exchange 1")
    quiet.move("exchange 1", key=quiet.links[1])
    before = quiet.state()
    assert quiet.refusal("POST", "seats/1", {"bot": "random"}, status=403) == "error-consent"
    body = {"version": before["version"], "seat": 0}
    assert quiet.refusal("POST", "undo", body, status=422) == "error-undo"
    assert quiet.state() == before


def test_a_move_of_people_stays_though_a_bot_plays_their_seat_now(quiet: House) -> None:
    links = three_by_link(quiet)
    first = turn(quiet.state())
    quiet.move("exchange 1", key=links[first])
    quiet.move("exchange 1", key=links[(first + 1) % 3])
    answered = quiet.state(links[first])
    quiet.ask("POST", f"seats/{(first + 1) % 3}", {"bot": "random"}, key=links[(first + 1) % 3])
    state = quiet.state(links[first])
    assert state["undo"] == []
    body = {"version": state["version"], "seat": first}
    assert quiet.refusal("POST", "undo", body, key=links[first], status=422) == "error-undo"
    assert quiet.state()["history"] == answered["history"]


def test_a_bots_move_goes_with_ones_own_though_people_play_its_seat_now(server: House) -> None:
    server.new("here", "here", seed=first_seat(0))
    before = server.state()
    server.ask("POST", "seats/1", {"bot": "random"})
    server.move("exchange 1", seat=0)
    until(server, lambda: server.state()["history"][-1]["seat"] == 1)
    server.ask("POST", "seats/1", {"bot": None})
    assert 0 in server.state()["undo"]
    server.undo(0)
    assert server.state()["view"] == before["view"]
    assert server.state()["history"] == before["history"]


def test_an_undo_that_an_older_server_laid_down_still_counts(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    with house(database) as at:
        at.new("here", "bot:random", seed=first_seat(0))
        at.move("exchange 1")
        until(at, lambda: at.state()["decisions"] != [])
        at.undo(0)
        at.move("exchange 2")
        until(at, lambda: at.state()["decisions"] != [])
        before, table, key = at.state(), at.table, at.key
    change(database, '"along":[2]', '"over":[1]')
    assert decode('{"type":"undone","seat":0,"over":[1]}') == Undone(0, over=[1])
    with house(database) as at:
        at.table, at.key = table, key
        assert at.state() == before


# Votes


def test_a_bot_plays_anothers_seat_once_all_others_want_it(quiet: House) -> None:
    links = three_by_link(quiet)
    assert quiet.state()["players"][2]["voters"] == [0, 1]
    quiet.ask("POST", "seats/2", {"bot": "random"}, key=links[0])
    state = quiet.state("")
    assert state["players"][2]["kind"] == "link"
    assert state["players"][2]["votes"] == [{"by": 0, "bot": "random"}]
    quiet.ask("POST", "seats/2", {"bot": "random"}, key=links[1])
    state = quiet.state("")
    assert state["players"][2]["bot"] == "random"
    assert state["players"][2]["votes"] == []
    assert notes(state) == ["note-vote", "note-vote", "note-bot-vote"]
    assert state["notes"] == quiet.state(links[2])["notes"]
    # Whoever sits there is back whenever they like, and it would take another vote.
    quiet.ask("POST", "seats/2", {"bot": None}, key=links[2])
    state = quiet.state("")
    assert (state["players"][2]["kind"], state["players"][2]["votes"]) == ("link", [])
    assert notes(state)[-1] == "note-back"


def test_votes_for_different_bots_are_no_agreement_and_can_be_taken_back(quiet: House) -> None:
    links = three_by_link(quiet)
    quiet.ask("POST", "seats/2", {"bot": "random"}, key=links[0])
    quiet.ask("POST", "seats/2", {"bot": "greedy"}, key=links[1])
    assert quiet.state()["players"][2]["bot"] is None
    quiet.ask("POST", "seats/2", {"bot": None}, key=links[0])
    quiet.ask("POST", "seats/2", {"bot": "random"}, key=links[1])
    assert quiet.state()["players"][2]["votes"] == [{"by": 1, "bot": "random"}]
    assert notes(quiet.state()) == ["note-vote", "note-vote", "note-vote-back", "note-vote"]


def test_the_same_vote_twice_is_one(quiet: House) -> None:
    links = three_by_link(quiet)
    version = quiet.ask("POST", "seats/2", {"bot": "random"}, key=links[0])["version"]
    assert quiet.ask("POST", "seats/2", {"bot": "random"}, key=links[0])["version"] == version
    assert quiet.state()["players"][2]["bot"] is None


def test_all_who_share_the_makers_screen_have_one_vote(quiet: House) -> None:
    quiet.new("here", "here", "link")
    assert quiet.state()["players"][2]["voters"] == []
    assert quiet.refusal("POST", "seats/2", {"bot": "random"}, status=403) == "error-consent"
    quiet.new("here", "here", "link", "link")
    assert quiet.state()["players"][3]["voters"] == [0, 2]
    quiet.ask("POST", "seats/3", {"bot": "random"})
    assert quiet.state()["players"][3]["bot"] is None
    quiet.ask("POST", "seats/3", {"bot": "random"}, key=quiet.links[2])
    assert quiet.state()["players"][3]["bot"] == "random"


def test_whose_seat_a_bot_plays_has_no_vote(quiet: House) -> None:
    links = three_by_link(quiet)
    quiet.ask("POST", "seats/2", {"bot": "random"}, key=links[1])
    quiet.ask("POST", "seats/1", {"bot": "random"}, key=links[1])
    assert quiet.state()["players"][2]["votes"] == []
    assert quiet.refusal("POST", "seats/2", {"bot": "random"}, key=links[0], status=403) == "error-consent"


def test_nobody_but_the_players_has_a_say(quiet: House) -> None:
    links = three_by_link(quiet)
    assert quiet.refusal("POST", "seats/2", {"bot": "random"}, key="", status=403) == "error-not-yours"
    assert quiet.refusal("POST", "seats/2", {"bot": "random"}, status=403) == "error-consent", "the maker only looks on"
    assert quiet.refusal("POST", "seats/2", {"name": "Eve"}, key=links[0], status=403) == "error-not-yours"
    assert quiet.refusal("POST", "seats/2", {"bot": "oracle"}, key=links[0], status=422) == "error-unknown-bot"
    assert quiet.state()["version"] == 0


# Absence


def test_after_the_agreed_absence_a_bot_goes_on(tmp_path: Path) -> None:
    clock = Clock()
    with house(tmp_path / "tables.sqlite3", SlowThinker(), clock) as at:
        at.new("here", "link", seed=first_seat(0), absence=10)
        clock.now += 30 * MINUTE
        assert at.state()["players"][1]["away"] is None, "nobody waits for Bob"
        at.move("exchange 1")
        due = int(clock.now) + 10 * MINUTE
        assert at.state()["players"][1]["away"] == due
        clock.now = due - 1
        assert at.refusal("POST", "seats/1", {"bot": "random"}, status=403) == "error-consent"
        clock.now = due
        assert at.refusal("POST", "seats/1", {"bot": "random"}, key="", status=403) == "error-not-yours"
        at.ask("POST", "seats/1", {"bot": "random"})
        state = at.state(at.links[1])
        assert (state["players"][1]["bot"], state["absence"]) == ("random", 10)
        assert notes(state) == ["note-bot-absence"]
        at.ask("POST", "seats/1", {"bot": None}, key=at.links[1])
        assert at.state(at.links[1])["mine"] == [1]


def test_an_absence_is_counted_on_by_the_next_server_and_ends_with_any_sign_of_life(tmp_path: Path) -> None:
    clock, database = Clock(), tmp_path / "tables.sqlite3"
    with house(database, clock=clock) as at:
        at.new("here", "link", seed=first_seat(0), absence=10)
        at.move("exchange 1")
        due = at.state()["players"][1]["away"]
        table, key, links = at.table, at.key, at.links
    clock.now += 9 * MINUTE
    with house(database, clock=clock) as at:
        at.table, at.key, at.links = table, key, links
        assert at.state()["players"][1]["away"] == due
        # What others do makes the wait no shorter.
        at.ask("POST", "seats/0", {"name": "Zoe"})
        assert at.state()["players"][1]["away"] == due
        at.ask("POST", "seats/1", {"name": "Ben"}, key=links[1])
        assert at.state()["players"][1]["away"] == int(clock.now) + 10 * MINUTE


@pytest.mark.parametrize("absence", [0, -5, 60 * 24 * 30 + 1])
def test_an_absence_has_to_make_sense(server: House, absence: int) -> None:
    players = [{"kind": "here", "name": "Ann"}, {"kind": "link", "name": "Bob"}]
    wanted = {"title": "hallertau", "players": players, "absence": absence}
    assert server.refusal("POST", "/api/tables", wanted, status=422) == "error-absence"


# What the log tells


def test_the_log_tells_everybody_what_happens_to_seats_and_what_is_taken_back(quiet: House) -> None:
    quiet.new("here", "link", seed=first_seat(0))
    quiet.move("exchange 1")
    quiet.undo(0)
    quiet.ask("POST", "seats/1", {"name": "Ben"}, key=quiet.links[1])
    quiet.ask("POST", "seats/1", {"bot": "greedy"}, key=quiet.links[1])
    told = quiet.state("")["notes"]
    assert told == [
        {"version": 2, "message": {"id": "note-undo", "args": {"player": "Ann", "count": 1}}},
        {"version": 3, "message": {"id": "note-name", "args": {"before": "Bob", "player": "Ben"}}},
        {"version": 4, "message": {"id": "note-bot", "args": {"player": "Ben", "bot": {"id": "bot-greedy"}}}},
    ]
    for key in (quiet.key, quiet.links[1]):
        assert quiet.state(key)["notes"] == told
    assert quiet.state(at=2)["notes"] == told[:1]


def test_a_stream_tells_what_it_has_not_told_yet(quiet: House) -> None:
    quiet.new("here", "link")
    with quiet.stream(key="") as stream:
        assert stream.receive_json()["notes"] == []
        quiet.ask("POST", "seats/1", {"name": "Ben"}, key=quiet.links[1])
        assert [note["version"] for note in stream.receive_json()["notes"]] == [1]
        quiet.ask("POST", "seats/1", {"name": "Bea"}, key=quiet.links[1])
        assert [note["version"] for note in stream.receive_json()["notes"]] == [2]


def test_at_one_screen_taking_back_is_nobody_elses_business(quiet: House) -> None:
    quiet.new("here", "here")
    quiet.move("exchange 1")
    quiet.undo(turn(quiet.state(at=0)))
    assert quiet.state()["notes"] == []


# Seats that the maker has left without a name


def unnamed(server: House) -> str:
    """Set up a table with a seat that nobody has named, and give its key."""
    players = [{"kind": "here", "name": "Ann"}, {"kind": "link", "name": "Player 2", "unnamed": True}]
    return server.sit(server.ask("POST", "/api/tables", {"title": "hallertau", "players": players})).links[1]


def called(server: House) -> list[tuple[str, bool]]:
    """What an onlooker hears of names, and whether these stand in."""
    return [(player["name"], player["unnamed"]) for player in server.state("")["players"]]


def test_a_name_stands_in_until_the_player_says_one_whoever_plays_meanwhile(tmp_path: Path) -> None:
    with house(tmp_path / "tables.sqlite3", SlowThinker()) as at:
        key = unnamed(at)
        for bot in ("random", None):
            at.ask("POST", "seats/1", {"bot": bot}, key=key)
            assert called(at) == [("Ann", False), ("Player 2", True)]
        assert at.refusal("POST", "seats/1", {"name": "ann"}, key=key, status=422) == "error-same-name"
        assert at.refusal("POST", "seats/1", {"name": "Ben"}, status=403) == "error-not-yours"
        assert called(at)[1] == ("Player 2", True)
        at.ask("POST", "seats/1", {"name": "Bob"}, key=key)
        told = at.state("")["notes"][-1]["message"]
        assert told == {"id": "note-name", "args": {"before": "Player 2", "player": "Bob"}}
    with house(tmp_path / "tables.sqlite3", SlowThinker()) as later:
        later.table = at.table
        assert called(later) == [("Ann", False), ("Bob", False)]


def test_whoever_keeps_the_name_that_stood_in_has_said_so_for_good(quiet: House) -> None:
    key = unnamed(quiet)
    for _ in range(2):
        assert quiet.ask("POST", "seats/1", {"name": "Player 2"}, key=key) == {"version": 1}
    assert called(quiet) == [("Ann", False), ("Player 2", False)]
    assert quiet.state()["notes"] == []


def test_nobody_is_asked_whose_name_the_maker_has_given_or_who_takes_a_seat_over(quiet: House) -> None:
    quiet.new("here", "link")
    assert called(quiet) == [("Ann", False), ("Bob", False)]
    key = unnamed(quiet)
    link = quiet.ask("POST", "seats/1/offer", {}, key=key)["key"]
    quiet.ask("POST", "/api/me", {"name": "Cid"}, key="")
    quiet.ask("POST", "seats/1/take", {}, key=link)
    assert called(quiet)[1] == ("Cid", False)
