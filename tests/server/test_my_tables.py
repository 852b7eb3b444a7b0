"""My list of tables: what is taken off it is still mine, and nothing is lost by that."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator

import pytest

from allmende.server.people.table_summaries import TableSummaries
from allmende.server.store.protocol import Store
from server.house import Clock, House, Json, house
from server.receiver import soon
from server.test_notifications import rows
from server.test_offers import somebody
from server.test_people import DAY, another, listed, play
from server.test_results import begun, conceded


@pytest.fixture
def ann(make: Callable[[], Store], clock: Clock) -> Iterator[House]:
    """A server on a store of either kind, and Ann's browser at it."""
    with house(make(), clock=clock, by_hand=True) as one:
        one.ask("POST", "/api/me", {"name": "Ann"})
        yield one


def hide(server: House, version: int | None = None) -> list[Json]:
    """Take the table off the list as it stands there, or as it stood, and give the list."""
    known = {one["table"]: one["version"] for one in server.settled(lambda: listed(server))}[server.table]
    wanted = {"version": known if version is None else version}
    found: list[Json] = server.ask("POST", f"/api/me/tables/{server.table}/hide", wanted)["tables"]
    return found


def names(found: list[Json]) -> list[str]:
    return [one["table"] for one in found]


def test_a_game_that_goes_on_is_off_the_list_and_its_seat_still_mine(ann: House) -> None:
    ann.new("here", "link")
    assert hide(ann) == listed(ann) == []
    assert names(listed(ann, archive=True)) == [ann.table]
    assert ann.state(key="")["mine"] == [0]


def test_it_is_back_when_something_happens_there(ann: House) -> None:
    ann.new("here", "link")
    hide(ann)
    play(ann)
    (back,) = ann.settled(lambda: listed(ann))
    assert (back["table"], back["mine"]) == (ann.table, [0])
    assert listed(ann, archive=True) == []


@pytest.mark.stores("sqlite")
def test_where_nobody_else_plays_it_is_back_only_when_i_go_there(ann: House) -> None:
    ann.new("here", "here", "bot:random")
    (before,) = ann.settled(lambda: listed(ann))
    soon(lambda: ann.state()["waiting"], "the bot's turn to end")
    play(ann)
    (seen,) = ann.settled(lambda: [one for one in listed(ann) if one["version"] > before["version"]])
    soon(lambda: ann.state()["waiting"], "the bot's turn to end")
    assert hide(ann) == []
    play(ann)
    ann.settled(lambda: [one for one in listed(ann, archive=True) if one["version"] > seen["version"]])
    assert listed(ann) == []
    bob = somebody(ann, "Bob")
    assert bob.ask("POST", f"/api/me/tables/{ann.table}/show")["tables"] == []
    (back,) = ann.ask("POST", f"/api/me/tables/{ann.table}/show")["tables"]
    assert (back["table"], back["mine"]) == (ann.table, [0, 1])


@pytest.mark.stores("sqlite")
def test_whoever_has_not_seen_what_happened_last_hides_nothing(ann: House) -> None:
    ann.new("here", "here")
    (before,) = ann.settled(lambda: listed(ann))
    play(ann)
    ann.settled(lambda: listed(ann)[0]["version"] > before["version"])
    assert names(hide(ann, before["version"])) == [ann.table]


def test_it_is_back_for_whoever_comes_by_its_link_again(ann: House) -> None:
    ann.new("here", "link")
    hide(ann)
    ann.ask("POST", f"/api/me/tables/{ann.table}")
    assert names(listed(ann)) == [ann.table]


@pytest.mark.stores("sqlite")
@pytest.mark.parametrize("version", [0, 10**30, -1])
def test_only_from_ones_own_list_something_is_taken(ann: House, version: int) -> None:
    ann.new("here", "link")
    ann.settled(lambda: listed(ann))
    bob, path = somebody(ann, "Bob"), f"/api/me/tables/{ann.table}/hide"
    assert bob.ask("POST", path, {"version": version})["tables"] == []
    assert names(listed(ann)) == [ann.table]
    assert bob.ask("POST", "/api/me/tables/nowhere/hide", {"version": version})["tables"] == []
    assert another(ann).refusal("POST", path, {"version": version}, status=403) == "error-nobody"


def test_a_finished_game_that_is_off_the_list_is_among_the_older_ones_from_then_on(ann: House, clock: Clock) -> None:
    ann.new("here", "link")
    ann.ask("POST", "end", {"seat": 0, "wish": "concede"})
    ann.settled(lambda: [one for one in listed(ann) if one["standing"]["over"]])
    hide(ann)
    assert names(listed(ann, archive=True)) == [ann.table]
    clock.now += 61 * DAY
    assert names(listed(ann, archive=True)) == [ann.table]


# What I may ask for, wherever it is


def test_how_a_table_stands_that_a_killed_server_had_not_written_down_is_found(
    make: Callable[[], Store], clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    def standings() -> list[Json]:
        return [json.loads(written) for (written,) in rows(make, "SELECT standing FROM standings")]

    with monkeypatch.context() as patched, house(make(), clock=clock, by_hand=True) as server:
        server.new("here", "link")
        assert not server.settled(standings)[0]["over"]
        patched.setattr(TableSummaries, "write", lambda _: asyncio.sleep(0))
        server.ask("POST", "end", {"seat": 0, "wish": "concede"})
    assert not standings()[0]["over"]
    with house(make(), clock=clock, by_hand=True) as server:
        server.settled(lambda: standings()[0]["over"])


def test_my_data_has_the_tables_that_are_off_my_list(ann: House) -> None:
    bob = somebody(ann, "Bob")
    begun(ann, bob)
    ann.ask("POST", "words", {"seat": 0, "text": "Moin"}, key="")
    waiting = ann.state(key="")["waiting"]
    planner, seat = (bob, 1) if 0 in waiting else (ann, 0)
    turns = [{"asked": "prompt-place", "ways": [["place fisherman"]]}]
    version = planner.state(key="")["version"]
    planner.ask("POST", "plan", {"seat": seat, "version": version, "turns": turns}, key="")
    for one in (ann, bob):
        one.key = ""
        hide(one)
        found = one.ask("GET", "/api/me/data")
        assert names(found["tables"]) == [ann.table]
        assert [row["hidden"] >= 0 for row in found["kept"]["memberships"]] == [True]
        # What is planned is told to whoever planned it, and to nobody else.
        plans = found["kept"]["plans"]
        assert [(row["tab"], row["seat"]) for row in plans] == ([(ann.table, seat)] if one is planner else [])
        assert all("place fisherman" in row["plan"] for row in plans)
    assert ann.ask("GET", "/api/me/data")["words"] == [{"table": ann.table, "text": "Moin"}]


@pytest.mark.stores("sqlite")
def test_my_finished_games_are_all_saved(ann: House) -> None:
    begun(ann, somebody(ann, "Bob"))
    conceded(ann, 0)
    ann.key = ""
    ann.settled(lambda: [one for one in listed(ann) if one["standing"]["over"]])
    hide(ann)
    (line,) = ann.client.get("/api/me/games").text.splitlines()
    assert json.loads(line)["table"] == ann.table


def test_whoever_is_forgotten_is_forgotten_at_tables_off_their_list_too(ann: House, make: Callable[[], Store]) -> None:
    bob = somebody(ann, "Bobadil")
    begun(ann, bob)
    bob.key = ""
    hide(bob)
    bob.ask("POST", "/api/me/forget", {"name": "Somebody"})
    assert [player["name"] for player in ann.state(key="")["players"]] == ["Ann", "Somebody"]
    for query in ("SELECT entry FROM entries", "SELECT standing FROM standings"):
        assert not [text for (text,) in rows(make, query) if "Bobadil" in text]
