"""The host's page: what it tells, and what a host changes with it while the server runs."""

from __future__ import annotations

import logging
import stat
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from allmende.server.admin import overview
from allmende.server.admin.key import SHORTEST, AdminKeyError, ShortKeyError, admin_key
from allmende.server.admin.live_settings import LONGEST, LOOK_EVERY, SWITCHES
from allmende.server.admin.retention import Terms
from allmende.server.monitoring.troubles import MOST, Troubles
from allmende.server.people.complaints import DAY
from allmende.server.store.protocol import Store
from server.house import Clock, House, Json, house
from server.test_offers import offers, somebody
from server.test_presence import company
from server.test_results import begun, conceded, finished
from server.test_social import id_of

KEY = "the-host-s-key-for-tests"


@pytest.fixture
def server(store_path: Path, clock: Clock) -> Iterator[House]:
    with house(store_path, clock=clock, by_hand=True, admin_key=KEY) as made:
        yield made


@pytest.fixture
def store_path(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite3"


def host(server: House, path: str = "", wanted: Json | None = None, *, status: int | None = None) -> Json:
    """Ask for something as the host does."""
    method = "GET" if wanted is None else "POST"
    return server.ask(method, f"/api/admin{path}", wanted, key=KEY, status=status)


def live(server: House, **wanted: object) -> Json:
    """Change what holds while the server runs."""
    return host(server, "/live", dict(wanted))["live"]


# The key


def test_the_file_of_the_key_is_made_for_its_owner_alone_and_stays(tmp_path: Path) -> None:
    path = tmp_path / "admin.key"
    key = admin_key(str(path))
    assert len(key) >= SHORTEST
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert admin_key(str(path)) == key


def test_a_file_that_holds_no_key_is_refused(tmp_path: Path) -> None:
    short = tmp_path / "short"
    short.write_text("guess-me\n")
    with pytest.raises(ShortKeyError):
        admin_key(str(short))
    with pytest.raises(AdminKeyError):
        admin_key(str(tmp_path))


def test_only_the_host_comes_in(server: House, tmp_path: Path) -> None:
    assert server.refusal("GET", "/api/admin", key="", status=403) == "error-admin-key"
    assert server.refusal("GET", "/api/admin", key=f"{KEY}!", status=403) == "error-admin-key"
    with house(tmp_path / "other.sqlite3", by_hand=True) as other:
        assert other.refusal("GET", "/api/admin", key="", status=404) == "error-admin-none"


# What goes on


def test_the_host_sees_who_plays_and_how_much_there_is(server: House, clock: Clock) -> None:
    ann, bob = somebody(server, "Ann"), somebody(server, "Bob")
    table = begun(ann, bob)
    server.settle()
    numbers = host(server)["numbers"]
    assert (numbers["people"], numbers["people_today"]) == (2, 2)
    assert (numbers["go_on"], numbers["moved_today"], numbers["finished"]) == (1, 1, 0)
    assert host(server)["tables"] == []
    ann.table = table
    with company(ann, ""):
        server.settle()
        (shown,) = host(server)["tables"]
    assert (shown["table"], shown["title"]) == (table, "arle")
    assert [seat["name"] for seat in shown["seats"]] == ["Ann", "Bob"]
    assert len(shown["present"]) == 1
    clock.now += DAY + 1
    numbers = host(server)["numbers"]
    assert (numbers["people"], numbers["people_today"], numbers["moved_today"]) == (2, 0, 0)


def test_of_many_open_tables_those_changed_last_are_listed(
    server: House, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(overview, "MOST", 1)
    with ExitStack() as stack:
        for _ in range(3):
            server.new("here", "here")
            stack.enter_context(company(server, server.key))
            server.settle()
            clock.now += 10
        (shown,) = host(server)["tables"]
        assert (shown["table"], shown["present"]) == (server.table, [0, 1])


def test_the_log_s_warnings_are_kept_each_once() -> None:
    kept, log = Troubles(), logging.getLogger("allmende.test_admin")
    log.addHandler(kept)
    try:
        for _ in range(2):
            log.warning("the mill can't be reached: %s", "postgresql://ann:wonderland@db/games")
        log.info("the mill turns")
        for number in range(MOST):
            log.error("wheel %s", number)
        log.warning("the mill burns")
    finally:
        log.removeHandler(kept)
    listed = kept.listed()
    assert (listed[0].line, listed[0].level, listed[0].times) == ("the mill burns", "warning", 1)
    assert len(listed) == MOST
    assert all("wonderland" not in one.line for one in listed)


def test_what_came_again_is_counted() -> None:
    kept = Troubles()
    for at in (10, 20):
        record = logging.LogRecord("mill", logging.ERROR, "", 0, "it stands still", None, None)
        record.created = at
        kept.emit(record)
    assert kept.listed() == [("it stands still", "error", 10, 20, 2)]


# What a host changes


@pytest.mark.parametrize("feature", SWITCHES)
def test_each_feature_can_be_switched_off_and_on(server: House, feature: str) -> None:
    assert live(server, off=[feature])["off"] == [feature]
    assert live(server)["off"] == []


def test_what_is_switched_off_is_refused_and_games_go_on(server: House) -> None:
    server.new("here", "here")
    live(server, off=["tables", "words"])
    wanted = {"title": "hallertau", "players": [{"kind": "here", "name": "Ann"}]}
    assert server.refusal("POST", "/api/tables", wanted, status=503) == "error-switched-off"
    assert server.refusal("POST", "words", {"seat": 0, "text": "Hello"}, status=503) == "error-switched-off"
    server.move()
    live(server, off=[])
    server.ask("POST", "words", {"seat": 0, "text": "Hello"})


def test_moves_can_t_be_switched_off(server: House) -> None:
    assert host(server, "/live", {"off": ["moves"]}, status=422)["message"]["id"] == "error-admin-switch"


def test_all_see_the_host_s_notice(server: House) -> None:
    assert server.ask("GET", "/api/notice", key="") == {"notice": "", "stops": 0}
    live(server, notice=" A new version\ncomes ", stops=1_000_003_600)
    assert server.ask("GET", "/api/notice", key="") == {"notice": "A new version comes", "stops": 1_000_003_600}
    too_long = {"notice": "x" * (LONGEST + 1)}
    assert host(server, "/live", too_long, status=422)["message"]["id"] == "error-admin-notice"
    live(server)
    assert server.ask("GET", "/api/notice", key="")["notice"] == ""


def test_another_process_goes_by_it_soon_and_so_does_one_that_is_started_again(
    make: Callable[[], Store], clock: Clock
) -> None:
    with (
        house(make(), clock=clock, by_hand=True, admin_key=KEY) as one,
        house(make(), clock=clock, by_hand=True, admin_key=KEY) as other,
    ):
        live(one, off=["words"], notice="Back soon")
        other.pass_by(LOOK_EVERY)
        assert other.ask("GET", "/api/notice", key="")["notice"] == "Back soon"
        other.new("here")
        assert other.refusal("POST", "words", {"seat": 0, "text": "Hello"}, status=503) == "error-switched-off"
    with house(make(), clock=clock, by_hand=True) as again:
        again.settle()
        assert again.ask("GET", "/api/notice", key="")["notice"] == "Back soon"


# Tables


def test_a_game_that_the_host_ends_has_no_winner_and_counts_for_nothing(server: House) -> None:
    ann, bob = somebody(server, "Ann"), somebody(server, "Bob")
    ann.table = table = begun(ann, bob)
    host(server, f"/tables/{table}/close", {})
    assert ann.state(key="")["ending"] == {"how": "closed", "by": None}
    (game,) = ann.settled(lambda: finished(ann))
    assert [seat["won"] for seat in game["seats"]] == [False, False]
    assert ann.ask("GET", "/api/me/data", key="")["ratings"] == []
    refused = host(server, f"/tables/{table}/close", {}, status=422)
    assert refused["message"]["id"] == "reason-over"
    assert host(server, "/tables/nowhere", status=404)["message"]["id"] == "error-no-table"
    assert host(server, f"/tables/{table}")["over"]


def test_a_player_who_lost_their_link_gets_another_one(server: House) -> None:
    server.new("link", "here")
    lost = server.links[0]
    secret = host(server, f"/tables/{server.table}/seats/0/offer", {})["key"]
    ann = somebody(server, "Ann")
    ann.ask("POST", f"/api/tables/{server.table}/seats/0/take", key=secret)
    assert server.refusal("GET", "", key=lost, status=403) == "error-key"
    assert server.state(key=secret)["players"][0]["name"] == "Ann"
    nobody = host(server, f"/tables/{server.table}/seats/7/offer", {}, status=404)
    assert nobody["message"]["id"] == "error-no-seat"


# People


def test_a_banned_person_is_signed_out_everywhere_and_signs_in_nowhere(server: House) -> None:
    ann, bob = somebody(server, "Ann"), somebody(server, "Bob")
    bob.ask("POST", "/api/offers", {"title": "hallertau", "seats": 2, "listed": True}, key="")
    assert offers(ann)
    bob.ask("POST", "/api/me/page", {"public": True}, key="")
    secret = bob.ask("POST", "/api/me/passes", key="")["secret"]
    (found,) = host(server, "/people?name=bob")
    assert (found["person"]["person"], found["banned"]) == (id_of(bob), 0)
    (banned,) = host(server, f"/people/{id_of(bob)}/ban", {"why": "Called others geese"})
    assert (banned["person"]["name"], banned["why"]) == ("Bob", "Called others geese")
    assert bob.ask("GET", "/api/me", key="")["person"] is None
    assert offers(ann) == []
    refused = ann.ask("POST", "/api/me/passes/use", {"secret": secret}, key="", status=404)
    assert refused["message"]["id"] == "error-pass"
    assert host(server, f"/people/{id_of(ann)}/way-back", {})["secret"]
    assert host(server, f"/people/{found['person']['person']}/way-back", {}, status=403)["message"] == {
        "id": "error-banned",
        "args": {"given": "yes", "why": "Called others geese"},
    }


def test_a_ban_is_lifted_and_a_link_leads_back(server: House) -> None:
    bob = somebody(server, "Bob")
    own = id_of(bob)
    host(server, f"/people/{own}/ban", {})
    assert host(server, f"/people/{own}/lift", {}) == []
    secret = host(server, f"/people/{own}/way-back", {})["secret"]
    assert bob.ask("POST", "/api/me/passes/use", {"secret": secret}, key="")["person"]["name"] == "Bob"
    assert host(server, "/people/nowhere/ban", {}, status=404)["message"]["id"] == "error-no-such-person"
    assert host(server, "/people?name=Cid") == []


# Reports


def test_reports_are_read_and_dealt_with(server: House) -> None:
    ann, bob = somebody(server, "Ann"), somebody(server, "Bob")
    wanted = {"whom": {"table": begun(ann, bob), "seat": 1}, "why": "leaving", "words": "Went away"}
    ann.settle()
    ann.ask("POST", "/api/me/complaints", wanted, key="")
    (report,) = host(server, "/reports")
    assert (report["called"], report["by"], report["why"], report["words"]) == ("Bob", "Ann", "leaving", "Went away")
    assert report["reported"] == id_of(bob)
    assert host(server, f"/reports/{report['complaint']}/finish", {}) == []


# What is past its time


@pytest.fixture
def strict(store_path: Path, clock: Clock) -> Iterator[House]:
    """A server that ends games after 10 days, and forgets people after 20."""
    with house(store_path, clock=clock, by_hand=True, terms=Terms(games=10, people=20)) as made:
        yield made


def test_a_game_that_stands_still_is_ended_and_one_that_goes_on_is_not(strict: House, clock: Clock) -> None:
    still = strict.new("here", "here").table, strict.key
    strict.settle()
    clock.now += 9 * DAY
    strict.settle()
    strict.new("here", "here")
    clock.now += DAY + 1
    strict.settle()
    assert strict.state()["ending"] is None
    strict.table, strict.key = still
    assert strict.state()["ending"] == {"how": "closed", "by": None}


def test_who_comes_no_more_is_forgotten_and_who_comes_is_not(strict: House, clock: Clock) -> None:
    ann, bob = somebody(strict, "Ann"), somebody(strict, "Bob")
    table = begun(ann, bob)
    conceded(ann, 0)
    clock.now += 19 * DAY
    strict.settle()
    assert bob.ask("GET", "/api/me", key="")["person"]["name"] == "Bob"
    clock.now += DAY + 1
    strict.settle()
    assert ann.ask("GET", "/api/me", key="")["person"] is None
    assert bob.ask("GET", "/api/me", key="")["person"]["name"] == "Bob"
    seats = bob.ask("GET", f"/api/tables/{table}", key="")["players"]
    assert [seat["name"] for seat in seats] == ["Somebody", "Bob"]


def test_nothing_is_past_its_time_unless_the_host_says_so(server: House, clock: Clock) -> None:
    ann = somebody(server, "Ann")
    server.new("here", "here")
    clock.now += 1000 * DAY
    server.settle()
    assert server.state()["ending"] is None
    assert ann.ask("GET", "/api/me", key="")["person"]["name"] == "Ann"
