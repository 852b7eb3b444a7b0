"""Tables where time runs: what is left outlives restarts, and what comes at its end was agreed with the table."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from allmende.server.store.protocol import Statement, Store
from allmende.server.store.sqlite import SqliteStore
from allmende.server.tables import entry_limits
from allmende.server.tables.pace import uptime
from server.house import Clock, House, Json, house
from server.receiver import soon
from server.test_offers import sit_down
from server.test_people import another
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


def new(server: House, pace: Json, *kinds: str, rated: bool = False) -> None:
    """Sit down at a new table by links, where time runs."""
    names = ("Ann", "Bob", "Cid")
    players = [{"kind": kind, "name": name} for kind, name in zip(kinds or ("link", "link"), names, strict=False)]
    wanted = {"title": "hallertau", "players": players, "options": {"cards": "off"}, "pace": pace, "rated": rated}
    server.sit(server.ask("POST", "/api/tables", wanted))
    if rated:
        sit_down(server)


def asked(server: House) -> int:
    seat = server.state()["view"]["to_act"][0]
    assert isinstance(seat, int)
    return seat


def moved(server: House) -> int:
    """Whoever is asked makes a move; which seat that was."""
    seat = asked(server)
    server.move(None, seat, key=server.links[seat])
    return seat


def turn(server: House) -> int:
    """Whoever is asked moves until others are."""
    seat = asked(server)
    while asked(server) == seat:
        moved(server)
    return seat


def clocks(server: House) -> list[Json]:
    return [player["clock"] for player in server.state()["players"]]


def left(server: House) -> list[int]:
    return [clock["move"] + clock["reserve"] for clock in clocks(server)]


def test_a_table_without_a_pace_has_no_clocks(server: House) -> None:
    server.new("link", "link")
    assert server.state()["pace"] is None
    assert clocks(server) == [None, None]


def test_time_runs_for_whoever_is_asked_and_outlives_a_restart(make: Make, clock: Clock) -> None:
    with house(make(), clock=clock, by_hand=True) as server:
        new(server, LIVE)
        first = asked(server)
        clock.now += HOUR
        assert clocks(server)[first] == {"move": 0, "reserve": 1820, "due": None, "still": False}
        turn(server)
        other = 1 - first
        clock.now += 70
        assert clocks(server)[other]["due"] == 1750
        moved(server)
        links, table, key = server.links, server.table, server.key
        before, late = left(server), asked(server)
        assert before[other] == 1750
    with house(make(), clock=clock, by_hand=True) as server:
        server.links, server.table, server.key = links, table, key
        assert left(server) == before
        clock.now += 5
        assert left(server)[late] == before[late] - 5


def test_a_server_that_was_down_takes_nobody_s_time(make: Make, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uptime, "GAP", GAP)
    with house(make(), clock=clock, by_hand=True) as server:
        new(server, {**LIVE, "end": "concede"})
        turn(server)
        links, table, key = server.links, server.table, server.key
        before, late = left(server), asked(server)
        assert clocks(server)[late]["due"] == before[late]
    clock.now += DAY
    with house(make(), clock=clock, by_hand=True) as server:
        server.links, server.table, server.key = links, table, key
        assert left(server)[late] > before[late] - 10
        moved(server)
        assert left(server)[late] > before[late] - 10
        # A clock that is set forward while it runs is the same, and one that is set back gives no less.
        clock.now += HOUR
        server.settle()
        assert left(server)[late] > before[late] - 10
        clock.now -= 2 * HOUR
        moved(server)
        assert left(server)[late] > before[late] - 10
        assert not server.state()["view"]["over"]


def test_gaps_that_are_looked_for_at_all_tables_at_once_are_found_once(make: Make, clock: Clock) -> None:
    async def work() -> None:
        async with opened(make) as store:
            await store.run(Statement("INSERT INTO gaps (began, ended) VALUES (10, 20), (30, 50)"))
            known = uptime.Uptime(store, clock)
            await asyncio.gather(*(known.look() for _ in range(5)))
            assert known.gaps == [(10, 20), (30, 50)]

    asyncio.run(work())


def test_at_the_end_of_somebody_s_time_a_bot_plays_on_until_they_are_back(make: Make, clock: Clock) -> None:
    with house(make(), clock=clock, by_hand=True) as server:
        new(server, {**DAILY, "end": "bot"})
        late = asked(server)
        clock.now += 3 * DAY - 1
        assert left(server)[late] == 1
        server.settle()
        assert server.state()["players"][late]["kind"] == "link"
        clock.now += 1
        server.settled(lambda: server.state()["players"][late]["kind"] == "bot")
        soon(lambda: asked(server) != late, "the bot's turn to end")
        told = [note["message"]["id"] for note in server.state()["notes"]]
        assert told == ["note-expired", "note-bot"]
        assert clocks(server)[late]["due"] is None
        server.ask("POST", f"seats/{late}", {"bot": None}, key=server.links[late])
        assert left(server)[late] >= DAY


def test_a_server_sees_by_itself_that_time_is_up(tmp_path: Path, clock: Clock) -> None:
    with house(tmp_path / "tables.sqlite3", clock=clock) as server:
        new(server, {**DAILY, "end": "bot"})
        late = asked(server)
        clock.now += 3 * DAY
        soon(lambda: server.state()["players"][late]["kind"] == "bot", "a bot at the seat whose time is up")


@pytest.mark.stores("sqlite")
def test_whose_time_was_up_has_left_no_rated_game_unless_they_want_another_bot(make: Make, clock: Clock) -> None:
    with house(make(), clock=clock, by_hand=True) as server:
        new(server, {**DAILY, "end": "bot"}, rated=True)
        late = asked(server)
        server.pass_by(3 * DAY)
        soon(lambda: asked(server) != late, "the bot's turn to end")
        assert not server.state()["players"][late]["left"]
        server.ask("POST", f"seats/{late}", {"name": "Late", "bot": "random"}, key=server.links[late])
        while not server.state()["players"][late]["left"]:
            soon(lambda: not server.state()["thinking"], "the bot's turn to end")
            moved(server)


@pytest.mark.stores("sqlite")
def test_where_two_play_whoever_has_no_time_left_may_have_lost(make: Make, clock: Clock) -> None:
    with house(make(), clock=clock, by_hand=True) as server:
        new(server, {**LIVE, "end": "concede"})
        turn(server)
        late = asked(server)
        server.pass_by(1819)
        assert not server.state()["view"]["over"]
        server.pass_by(1)
        server.settled(lambda: server.state()["view"]["over"])
        state = server.state()
        assert state["ending"] == {"how": "conceded", "by": late}
        assert [note["message"]["id"] for note in state["notes"]] == ["note-expired", "ending-conceded"]
        assert [clock["due"] for clock in clocks(server)] == [None, None]
        # The next game goes at the same pace.
        server.table = server.ask("POST", "rematch", key=server.links[0])["table"]
        assert server.state()["pace"] == state["pace"]


@pytest.mark.stores("sqlite")
def test_where_more_play_a_bot_plays_for_whoever_has_lost(make: Make, clock: Clock) -> None:
    with house(make(), clock=clock, by_hand=True) as server:
        new(server, {**DAILY, "end": "concede"}, "link", "link", "link")
        late = asked(server)
        server.pass_by(3 * DAY - 1)
        assert server.state()["players"][late]["kind"] == "link"
        server.pass_by(1)
        assert server.state()["players"][late]["kind"] == "bot"
        assert not server.state()["view"]["over"]


@pytest.mark.stores("sqlite")
def test_the_others_may_decide_and_one_of_two_claims_the_game(make: Make, clock: Clock) -> None:
    with house(make(), clock=clock, by_hand=True) as server:
        new(server, {**DAILY, "end": "vote"})
        late = asked(server)
        other = 1 - late
        claim = {"seat": other, "wish": "claim"}
        clock.now += 3 * DAY - 1
        assert server.refusal("POST", "end", claim, key=server.links[other], status=422) == "error-claim"
        clock.now += 1
        assert server.state()["players"][late]["away"] == clock.now
        assert clocks(server)[late]["due"] == 0
        # Whoever only changes their name has no more time for it.
        for change in ({}, {"name": "Zoe"}, {"bot": None}):
            server.ask("POST", f"seats/{late}", change, key=server.links[late])
            assert clocks(server)[late]["due"] == 0
        assert (
            server.refusal("POST", "end", {**claim, "seat": late}, key=server.links[late], status=422) == "error-claim"
        )
        assert server.refusal("POST", "end", claim, key=server.links[late], status=403) == "error-not-yours"
        server.ask("POST", "end", claim, key=server.links[other])
        assert server.state()["view"]["winners"] == [other]


@pytest.mark.stores("sqlite")
def test_nobody_keeps_the_others_from_ending_a_game_by_filling_the_table(
    make: Make, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(entry_limits, "MOST_ENTRIES", 20)
    with house(make(), clock=clock, by_hand=True) as server:
        new(server, {**DAILY, "end": "vote"})
        late = asked(server)
        for number in range(9):
            server.ask("POST", f"seats/{late}", {"name": f"Zoe {number}"}, key=server.links[late])
        change = {"name": "Zoe"}
        assert server.refusal("POST", f"seats/{late}", change, key=server.links[late], status=422) == "error-moves-only"
        clock.now += 3 * DAY
        server.ask("POST", "end", {"seat": 1 - late, "wish": "claim"}, key=server.links[1 - late])
        assert server.state()["view"]["winners"] == [1 - late]


@pytest.mark.stores("sqlite")
def test_the_others_may_decide_that_a_bot_plays(make: Make, clock: Clock) -> None:
    with house(make(), clock=clock, by_hand=True) as three:
        new(three, {**DAILY, "end": "vote"}, "link", "link", "link")
        late = asked(three)
        helper = (late + 1) % 3
        three.ask("POST", f"seats/{late}", {"bot": "novice"}, key=three.links[helper])
        assert three.state()["players"][late]["kind"] == "link"
        clock.now += 3 * DAY
        three.ask("POST", f"seats/{late}", {"bot": "novice"}, key=three.links[helper])
        assert three.state()["players"][late]["kind"] == "bot"


@pytest.mark.stores("sqlite")
@pytest.mark.parametrize("kinds", [("here", "link"), ("link", "here")])
def test_nor_is_whoever_made_the_table_above_the_clock(make: Make, clock: Clock, kinds: tuple[str, str]) -> None:
    with house(make(), clock=clock, by_hand=True) as server:
        new(server, {**DAILY, "end": "vote"}, *kinds)
        maker, guest = kinds.index("here"), kinds.index("link")
        while asked(server) != maker:
            server.move(None, guest, key=server.links[guest])
        hand = {"bot": "novice"}
        assert server.refusal("POST", f"seats/{maker}", hand, key=server.links[guest], status=403) == "error-consent"
        clock.now += 3 * DAY
        assert server.state()["players"][maker]["away"] == clock.now
        server.ask("POST", f"seats/{maker}", hand, key=server.links[guest])
        assert server.state()["players"][maker]["bot"] == "novice"
        # Whoever comes back takes the seat back.
        server.ask("POST", f"seats/{maker}", {"bot": None})
        assert server.state()["players"][maker]["kind"] == "here"


@pytest.mark.stores("sqlite")
def test_taking_back_gives_no_time_back(make: Make, clock: Clock) -> None:
    with house(make(), clock=clock, by_hand=True) as server:
        new(server, LIVE)
        seat = moved(server)
        clock.now += 100
        before = left(server)
        server.undo(seat, key=server.links[seat])
        # Whoever is asked has paid; there is no first move any more, so that no time runs.
        assert left(server) == before
        clock.now += 50
        assert left(server) == before


@pytest.mark.stores("sqlite")
def test_bots_have_no_clock(make: Make, clock: Clock) -> None:
    with house(make(), clock=clock, by_hand=True) as server:
        new(server, DAILY, "link", "bot")
        clock.now += HOUR
        assert clocks(server)[1]["due"] is None


def test_when_time_is_up_is_known_to_whoever_looks_at_their_tables(make: Make, clock: Clock) -> None:
    with house(make(), clock=clock, by_hand=True) as server:
        ann = another(server)
        ann.ask("POST", "/api/me", {"name": "Ann"})
        new(server, DAILY)
        ann.ask("POST", f"/api/me/tables/{server.table}", {}, key=server.links[0])
        ann.settled(lambda: bool(ann.ask("GET", "/api/me/tables")["tables"]))
        (mine,) = ann.ask("GET", "/api/me/tables")["tables"]
        assert mine["standing"]["pace"]["move"] == DAY
        assert mine["standing"]["due"] == {str(asked(server)): int(clock.now) + 3 * DAY}


# When people play


def person(server: House, name: str) -> House:
    one = another(server)
    one.ask("POST", "/api/me", {"name": name})
    return one


def test_hours_and_holidays_are_known_at_all_my_tables(make: Make, clock: Clock) -> None:
    with house(make(), clock=clock, by_hand=True) as server:
        ann = person(server, "Ann")
        new(server, {**DAILY, "hours": True, "zone": "Europe/Berlin"})
        seat = asked(server)
        ann.ask("POST", f"/api/me/tables/{server.table}", {}, key=server.links[seat])
        ann.settled(lambda: bool(ann.ask("GET", "/api/me/tables")["tables"]))
        clock.now = 1_000_080_000.0  # noon in Auckland
        before = left(server)[seat]
        ann.ask("POST", "/api/me", {"zone": "Pacific/Auckland"})
        told = ann.ask("POST", "/api/me/hours", {"opens": 8 * 60, "closes": 16 * 60})
        assert told == {
            "zone": "Pacific/Auckland",
            "opens": 480,
            "closes": 960,
            "holiday": None,
            "days_left": 28,
        }
        assert not clocks(server)[seat]["still"]
        clock.now += 10 * HOUR
        assert clocks(server)[seat]["still"]
        assert left(server)[seat] == before - 4 * HOUR
        holiday = {"first": "2001-09-11", "last": "2001-09-20"}
        told = ann.ask("POST", "/api/me/hours", {"holiday": holiday})
        assert (told["holiday"], told["days_left"]) == (holiday, 18)
        clock.now += 5 * DAY
        assert left(server)[seat] == before - 4 * HOUR
        told = ann.ask("POST", "/api/me/hours", {"holiday": None})
        assert (told["holiday"], told["days_left"]) == (None, 23)
        clock.now += DAY
        assert left(server)[seat] == before - 12 * HOUR


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
    with house(tmp_path / "tables.sqlite3", clock=Clock(), by_hand=True) as one:
        ann = person(one, "Ann")
        assert ann.refusal("POST", "/api/me/hours", wanted, status=422) == why
        assert ann.ask("GET", "/api/me/hours")["days_left"] == 28


def test_holidays_of_a_year_are_counted_however_they_were_cut_short(make: Make, clock: Clock) -> None:
    with house(make(), clock=clock, by_hand=True) as server:
        ann = person(server, "Ann")
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
    with house(make(), clock=clock, by_hand=True) as server:
        ann, bob = person(server, "Ann"), person(server, "Bob")
        bob.ask("POST", "/api/me", {"zone": "Asia/Tokyo"})
        wanted = {"title": "arle", "seats": 2, "pace": {**DAILY, "hours": True, "zone": "Europe/Berlin"}}
        bad = {**wanted, "pace": {"move": 1}}
        assert ann.refusal("POST", "/api/offers", bad, status=422) == "error-pace-short"
        offer = ann.ask("POST", "/api/offers", wanted)
        assert offer["wanted"]["pace"]["move"] == DAY
        server.table = bob.ask("POST", f"/api/offers/{offer['offer']}/join")["table"]
        assert server.state(key="")["pace"]["hours"]

        async def kept() -> list[str]:
            store = make()
            await store.open()
            found = await store.entries(server.table)
            await store.close()
            return found

        keeps = [entry for entry in map(json.loads, asyncio.run(kept())) if entry["type"] == "keeps"]
        assert [(entry["seat"], entry["hours"]["zone"]) for entry in keeps] == [(1, "Asia/Tokyo")]
        bob.ask("POST", "/api/me/forget", {"name": "Somebody"})
        assert "Tokyo" not in "".join(asyncio.run(kept()))


def test_impossible_paces_are_refused(server: House) -> None:
    players = [{"kind": "link", "name": "Ann"}, {"kind": "link", "name": "Bob"}]
    for pace, why in (({"move": 10}, "error-pace-short"), ({**DAILY, "zone": "Nowhere"}, "error-zone")):
        wanted = {"title": "hallertau", "players": players, "pace": pace}
        assert server.refusal("POST", "/api/tables", wanted, status=422) == why
    assert server.refusal("POST", "/api/tables", {**wanted, "pace": {"soon": 1}}, status=400) == "error-request"


def test_a_move_at_a_table_where_time_runs_is_written_once(clock: Clock, tmp_path: Path) -> None:
    """As it is at any other: what is left stands in the entry, and when time is up beside how the table stands."""
    written: list[int] = []

    class Counting(SqliteStore):
        async def append(self, table: str, version: int, entries: Any, beside: Any = ()) -> None:
            written.append(len(entries))
            await super().append(table, version, entries, beside)

    with house(Counting(tmp_path / "tables.sqlite3"), clock=clock) as server:
        new(server, LIVE)
        written.clear()
        for _ in range(5):
            moved(server)
        assert written == [1] * 5
