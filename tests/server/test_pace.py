"""Tables where time runs: what is left outlives restarts, and what comes at its end was agreed with the table."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from allmende.server import bounds
from allmende.server.pace import uptime
from allmende.server.sqlite import SqliteStore
from allmende.server.store import Statement, Store
from server.house import Clock, House, Json, house
from server.test_people import another, wait_for
from server.test_stores import opened

Make = Callable[[], Store]
MINUTE, HOUR, DAY = 60, 3600, 86400
GAP = uptime.GAP
LIVE = {"reserve": 30 * MINUTE, "increment": 20}
DAILY = {"move": DAY, "reserve": 2 * DAY}


@pytest.fixture(autouse=True)
def steady(monkeypatch: pytest.MonkeyPatch) -> None:
    """A test's clock jumps, and that is no gap unless the test says so."""
    monkeypatch.setattr(uptime, "GAP", 10**9)


def new(at: House, pace: Json, *kinds: str, rated: bool = False) -> None:
    """Sit down at a new table by links, where time runs."""
    names = ("Ann", "Bob", "Cid")
    players = [{"kind": kind, "name": name} for kind, name in zip(kinds or ("link", "link"), names, strict=False)]
    wanted = {"title": "hallertau", "players": players, "options": {"cards": "off"}, "pace": pace, "rated": rated}
    at.sit(at.ask("POST", "/api/tables", wanted))


def asked(at: House) -> int:
    seat = at.state()["view"]["to_act"][0]
    assert isinstance(seat, int)
    return seat


def moved(at: House) -> int:
    """Whoever is asked makes a move; which seat that was."""
    seat = asked(at)
    at.move(None, seat, key=at.links[seat])
    return seat


def turn(at: House) -> int:
    """Whoever is asked moves until others are."""
    seat = asked(at)
    while asked(at) == seat:
        moved(at)
    return seat


def clocks(at: House) -> list[Json]:
    return [player["clock"] for player in at.state()["players"]]


def left(at: House) -> list[int]:
    return [clock["move"] + clock["reserve"] for clock in clocks(at)]


def test_a_table_without_a_pace_has_no_clocks(at: House) -> None:
    at.new("link", "link")
    assert at.state()["pace"] is None
    assert clocks(at) == [None, None]


def test_time_runs_for_whoever_is_asked_and_outlives_a_restart(make: Make, clock: Clock) -> None:
    with house(make(), clock=clock) as at:
        new(at, LIVE)
        first = asked(at)
        clock.now += HOUR
        assert clocks(at)[first] == {"move": 0, "reserve": 1820, "due": None, "still": False}
        turn(at)
        other = 1 - first
        clock.now += 70
        assert clocks(at)[other]["due"] == 1750
        moved(at)
        links, table, key = at.links, at.table, at.key
        before, late = left(at), asked(at)
        assert before[other] == 1750
    with house(make(), clock=clock) as at:
        at.links, at.table, at.key = links, table, key
        assert left(at) == before
        clock.now += 5
        assert left(at)[late] == before[late] - 5


def test_a_server_that_was_down_takes_nobody_s_time(make: Make, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uptime, "GAP", GAP)
    with house(make(), clock=clock) as at:
        new(at, {**LIVE, "end": "concede"})
        turn(at)
        links, table, key = at.links, at.table, at.key
        before, late = left(at), asked(at)
        assert clocks(at)[late]["due"] == before[late]
    clock.now += DAY
    with house(make(), clock=clock) as at:
        at.links, at.table, at.key = links, table, key
        assert left(at)[late] > before[late] - 10
        moved(at)
        assert left(at)[late] > before[late] - 10
        # A clock that is set forward while it runs is the same, and one that is set back gives no less.
        clock.now += HOUR
        wait_for(lambda: left(at)[late] > before[late] - 10)
        clock.now -= 2 * HOUR
        moved(at)
        assert left(at)[late] > before[late] - 10
        assert not at.state()["view"]["over"]


def test_gaps_that_are_looked_for_at_all_tables_at_once_are_found_once(make: Make, clock: Clock) -> None:
    async def work() -> None:
        async with opened(make) as store:
            await store.run(Statement("INSERT INTO gaps (began, ended) VALUES (10, 20), (30, 50)"))
            known = uptime.Uptime(store, clock)
            await asyncio.gather(*(known.look() for _ in range(5)))
            assert known.gaps == [(10, 20), (30, 50)]

    asyncio.run(work())


def test_at_the_end_of_somebody_s_time_a_bot_plays_on_until_they_are_back(make: Make, clock: Clock) -> None:
    with house(make(), clock=clock) as at:
        new(at, {**DAILY, "end": "bot"})
        late = asked(at)
        clock.now += 3 * DAY - 1
        assert left(at)[late] == 1
        clock.now += 1
        wait_for(lambda: at.state()["players"][late]["kind"] == "bot")
        wait_for(lambda: asked(at) != late)
        told = [note["message"]["id"] for note in at.state()["notes"]]
        assert told == ["note-expired", "note-bot"]
        assert clocks(at)[late]["due"] is None
        at.ask("POST", f"seats/{late}", {"bot": None}, key=at.links[late])
        assert left(at)[late] >= DAY


def test_whose_time_was_up_has_left_no_rated_game_unless_they_want_another_bot(make: Make, clock: Clock) -> None:
    with house(make(), clock=clock) as at:
        new(at, {**DAILY, "end": "bot"}, rated=True)
        late = asked(at)
        clock.now += 3 * DAY
        wait_for(lambda: asked(at) != late)
        assert not at.state()["players"][late]["left"]
        at.ask("POST", f"seats/{late}", {"name": "Late", "bot": "random"}, key=at.links[late])
        while not at.state()["players"][late]["left"]:
            wait_for(lambda: not at.state()["thinking"])
            moved(at)


def test_where_two_play_whoever_has_no_time_left_may_have_lost(make: Make, clock: Clock) -> None:
    with house(make(), clock=clock) as at:
        new(at, {**LIVE, "end": "concede"})
        turn(at)
        late = asked(at)
        clock.now += 1820
        wait_for(lambda: at.state()["view"]["over"])
        state = at.state()
        assert state["ending"] == {"how": "conceded", "by": late}
        assert [note["message"]["id"] for note in state["notes"]] == ["note-expired", "ending-conceded"]
        assert [clock["due"] for clock in clocks(at)] == [None, None]
        # The next game goes at the same pace.
        at.table = at.ask("POST", "rematch", key=at.links[0])["table"]
        assert at.state()["pace"] == state["pace"]


def test_where_more_play_a_bot_plays_for_whoever_has_lost(make: Make, clock: Clock) -> None:
    with house(make(), clock=clock) as at:
        new(at, {**DAILY, "end": "concede"}, "link", "link", "link")
        late = asked(at)
        clock.now += 3 * DAY
        wait_for(lambda: at.state()["players"][late]["kind"] == "bot")
        assert not at.state()["view"]["over"]


def test_the_others_may_decide_and_one_of_two_claims_the_game(make: Make, clock: Clock) -> None:
    with house(make(), clock=clock) as at:
        new(at, {**DAILY, "end": "vote"})
        late = asked(at)
        other = 1 - late
        claim = {"seat": other, "wish": "claim"}
        clock.now += 3 * DAY - 1
        assert at.refusal("POST", "end", claim, key=at.links[other], status=422) == "error-claim"
        clock.now += 1
        assert at.state()["players"][late]["away"] == clock.now
        assert clocks(at)[late]["due"] == 0
        # Whoever only changes their name has no more time for it.
        for change in ({}, {"name": "Zoe"}, {"bot": None}):
            at.ask("POST", f"seats/{late}", change, key=at.links[late])
            assert clocks(at)[late]["due"] == 0
        assert at.refusal("POST", "end", {**claim, "seat": late}, key=at.links[late], status=422) == "error-claim"
        assert at.refusal("POST", "end", claim, key=at.links[late], status=403) == "error-not-yours"
        at.ask("POST", "end", claim, key=at.links[other])
        assert at.state()["view"]["winners"] == [other]


def test_nobody_keeps_the_others_from_ending_a_game_by_filling_the_table(
    make: Make, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bounds, "MOST_ENTRIES", 20)
    with house(make(), clock=clock) as at:
        new(at, {**DAILY, "end": "vote"})
        late = asked(at)
        for number in range(9):
            at.ask("POST", f"seats/{late}", {"name": f"Zoe {number}"}, key=at.links[late])
        change = {"name": "Zoe"}
        assert at.refusal("POST", f"seats/{late}", change, key=at.links[late], status=422) == "error-moves-only"
        clock.now += 3 * DAY
        at.ask("POST", "end", {"seat": 1 - late, "wish": "claim"}, key=at.links[1 - late])
        assert at.state()["view"]["winners"] == [1 - late]


def test_the_others_may_decide_that_a_bot_plays(make: Make, clock: Clock) -> None:
    with house(make(), clock=clock) as three:
        new(three, {**DAILY, "end": "vote"}, "link", "link", "link")
        late = asked(three)
        helper = (late + 1) % 3
        three.ask("POST", f"seats/{late}", {"bot": "novice"}, key=three.links[helper])
        assert three.state()["players"][late]["kind"] == "link"
        clock.now += 3 * DAY
        three.ask("POST", f"seats/{late}", {"bot": "novice"}, key=three.links[helper])
        assert three.state()["players"][late]["kind"] == "bot"


@pytest.mark.parametrize("kinds", [("here", "link"), ("link", "here")])
def test_nor_is_whoever_made_the_table_above_the_clock(make: Make, clock: Clock, kinds: tuple[str, str]) -> None:
    with house(make(), clock=clock) as at:
        new(at, {**DAILY, "end": "vote"}, *kinds)
        maker, guest = kinds.index("here"), kinds.index("link")
        while asked(at) != maker:
            at.move(None, guest, key=at.links[guest])
        hand = {"bot": "novice"}
        assert at.refusal("POST", f"seats/{maker}", hand, key=at.links[guest], status=403) == "error-consent"
        clock.now += 3 * DAY
        assert at.state()["players"][maker]["away"] == clock.now
        at.ask("POST", f"seats/{maker}", hand, key=at.links[guest])
        assert at.state()["players"][maker]["bot"] == "novice"
        # Whoever comes back takes the seat back.
        at.ask("POST", f"seats/{maker}", {"bot": None})
        assert at.state()["players"][maker]["kind"] == "here"


def test_taking_back_gives_no_time_back(make: Make, clock: Clock) -> None:
    with house(make(), clock=clock) as at:
        new(at, LIVE)
        seat = moved(at)
        clock.now += 100
        before = left(at)
        at.undo(seat, key=at.links[seat])
        # Whoever is asked has paid; there is no first move any more, so that no time runs.
        assert left(at) == before
        clock.now += 50
        assert left(at) == before


def test_bots_have_no_clock(make: Make, clock: Clock) -> None:
    with house(make(), clock=clock) as at:
        new(at, DAILY, "link", "bot")
        clock.now += HOUR
        assert clocks(at)[1]["due"] is None


def test_when_time_is_up_is_known_to_whoever_looks_at_their_tables(make: Make, clock: Clock) -> None:
    with house(make(), clock=clock) as at:
        ann = another(at)
        ann.ask("POST", "/api/me", {"name": "Ann"})
        new(at, DAILY)
        ann.ask("POST", f"/api/me/tables/{at.table}", {}, key=at.links[0])
        wait_for(lambda: bool(ann.ask("GET", "/api/me/tables")["tables"]))
        (mine,) = ann.ask("GET", "/api/me/tables")["tables"]
        assert mine["standing"]["pace"]["move"] == DAY
        assert mine["standing"]["due"] == {str(asked(at)): int(clock.now) + 3 * DAY}


# When people play


def person(at: House, name: str) -> House:
    one = another(at)
    one.ask("POST", "/api/me", {"name": name})
    return one


def test_hours_and_holidays_are_known_at_all_my_tables(make: Make, clock: Clock) -> None:
    with house(make(), clock=clock) as at:
        ann = person(at, "Ann")
        new(at, {**DAILY, "hours": True, "zone": "Europe/Berlin"})
        seat = asked(at)
        ann.ask("POST", f"/api/me/tables/{at.table}", {}, key=at.links[seat])
        wait_for(lambda: bool(ann.ask("GET", "/api/me/tables")["tables"]))
        clock.now = 1_000_080_000.0  # noon in Auckland
        before = left(at)[seat]
        ann.ask("POST", "/api/me", {"zone": "Pacific/Auckland"})
        told = ann.ask("POST", "/api/me/hours", {"opens": 8 * 60, "closes": 16 * 60})
        assert told == {
            "zone": "Pacific/Auckland",
            "opens": 480,
            "closes": 960,
            "holiday": None,
            "days_left": 28,
        }
        assert not clocks(at)[seat]["still"]
        clock.now += 10 * HOUR
        assert clocks(at)[seat]["still"]
        assert left(at)[seat] == before - 4 * HOUR
        holiday = {"first": "2001-09-11", "last": "2001-09-20"}
        told = ann.ask("POST", "/api/me/hours", {"holiday": holiday})
        assert (told["holiday"], told["days_left"]) == (holiday, 18)
        clock.now += 5 * DAY
        assert left(at)[seat] == before - 4 * HOUR
        told = ann.ask("POST", "/api/me/hours", {"holiday": None})
        assert (told["holiday"], told["days_left"]) == (None, 23)
        clock.now += DAY
        assert left(at)[seat] == before - 12 * HOUR


@pytest.mark.parametrize(
    ("wanted", "why"),
    [
        ({"opens": 600, "closes": 600}, "error-hours"),
        ({"opens": 600, "closes": 2000}, "error-hours-day"),
        ({"holiday": {"first": "soon", "last": "later"}}, "error-holiday-day"),
        ({"holiday": {"first": "2001-09-08", "last": "2001-09-12"}}, "error-holiday-order"),
        ({"holiday": {"first": "2001-09-12", "last": "2001-09-11"}}, "error-holiday-order"),
        ({"holiday": {"first": "2001-09-12", "last": "2008-09-11"}}, "error-holiday-order"),
        ({"holiday": {"first": "2001-09-12", "last": "2001-10-12"}}, "error-holiday-many"),
    ],
)
def test_impossible_hours_and_holidays_are_refused(tmp_path: Path, wanted: Json, why: str) -> None:
    with house(tmp_path / "tables.sqlite3", clock=Clock()) as one:
        ann = person(one, "Ann")
        assert ann.refusal("POST", "/api/me/hours", wanted, status=422) == why
        assert ann.ask("GET", "/api/me/hours")["days_left"] == 28


def test_holidays_of_a_year_are_counted_however_they_were_cut_short(make: Make, clock: Clock) -> None:
    with house(make(), clock=clock) as at:
        ann = person(at, "Ann")
        for _ in range(3):
            ann.ask("POST", "/api/me/hours", {"holiday": {"first": "2001-09-09", "last": "2001-09-30"}})
            ann.ask("POST", "/api/me/hours", {"holiday": None})
        # A holiday that is called off before time has passed was none.
        assert ann.ask("GET", "/api/me/hours")["days_left"] == 28
        ann.ask("POST", "/api/me/hours", {"holiday": {"first": "2001-09-09", "last": "2001-09-30"}})
        clock.now += 10 * DAY
        ann.ask("POST", "/api/me/hours", {"holiday": None})
        assert ann.ask("GET", "/api/me/hours")["days_left"] == 17
        next_year = {"first": "2001-12-20", "last": "2002-01-20"}
        told = ann.ask("POST", "/api/me/hours", {"holiday": next_year})
        assert (told["holiday"], told["days_left"]) == (next_year, 5)
        assert len(ann.ask("GET", "/api/me/data")["kept"]["holidays"]) == 2


def test_an_open_table_has_a_pace_and_knows_the_hours_of_whoever_comes(make: Make, clock: Clock) -> None:
    with house(make(), clock=clock) as at:
        ann, bob = person(at, "Ann"), person(at, "Bob")
        bob.ask("POST", "/api/me", {"zone": "Asia/Tokyo"})
        wanted = {"title": "arle", "seats": 2, "pace": {**DAILY, "hours": True, "zone": "Europe/Berlin"}}
        bad = {**wanted, "pace": {"move": 1}}
        assert ann.refusal("POST", "/api/offers", bad, status=422) == "error-pace-short"
        offer = ann.ask("POST", "/api/offers", wanted)
        assert offer["wanted"]["pace"]["move"] == DAY
        at.table = bob.ask("POST", f"/api/offers/{offer['offer']}/join")["table"]
        assert at.state(key="")["pace"]["hours"]

        async def kept() -> list[str]:
            store = make()
            await store.open()
            found = await store.entries(at.table)
            await store.close()
            return found

        keeps = [entry for entry in map(json.loads, asyncio.run(kept())) if entry["type"] == "keeps"]
        assert [(entry["seat"], entry["hours"]["zone"]) for entry in keeps] == [(1, "Asia/Tokyo")]
        bob.ask("POST", "/api/me/forget", {"name": "Somebody"})
        assert "Tokyo" not in "".join(asyncio.run(kept()))


def test_impossible_paces_are_refused(at: House) -> None:
    players = [{"kind": "link", "name": "Ann"}, {"kind": "link", "name": "Bob"}]
    for pace, why in (({"move": 10}, "error-pace-short"), ({**DAILY, "zone": "Nowhere"}, "error-zone")):
        wanted = {"title": "hallertau", "players": players, "pace": pace}
        assert at.refusal("POST", "/api/tables", wanted, status=422) == why
    assert at.refusal("POST", "/api/tables", {**wanted, "pace": {"soon": 1}}, status=400) == "error-request"


def test_a_move_at_a_table_where_time_runs_is_written_once(clock: Clock, tmp_path: Path) -> None:
    """As it is at any other: what is left stands in the entry, and when time is up beside how the table stands."""
    written: list[int] = []

    class Counting(SqliteStore):
        async def append(self, table: str, version: int, entries: Any, beside: Any = ()) -> None:
            written.append(len(entries))
            await super().append(table, version, entries, beside)

    with house(Counting(tmp_path / "tables.sqlite3"), clock=clock) as at:
        new(at, LIVE)
        written.clear()
        for _ in range(5):
            moved(at)
        assert written == [1] * 5
