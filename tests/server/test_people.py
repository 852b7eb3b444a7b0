"""Who I am: a browser's secret and no more; several devices, my tables, and being forgotten."""

from __future__ import annotations

import asyncio
import inspect
import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from time import time
from typing import TypeVar

import pytest

from allmende.server import keys
from allmende.server.errors import NotFoundError
from allmende.server.http.requests import KEPT_SECONDS
from allmende.server.people.bans import Bans
from allmende.server.people.messages import COLOURS
from allmende.server.people.person_rows import PersonRows
from allmende.server.people.persons import Persons
from allmende.server.people.sign_in import PASS_SECONDS, SignIn
from allmende.server.store.protocol import Store
from server.house import Clock, House, Json, house
from server.notified import another
from server.receiver import soon
from server.test_stores import opened

DAY = 24 * 60 * 60
T = TypeVar("T")


@pytest.fixture
def ann(tmp_path: Path, clock: Clock) -> Iterator[House]:
    """A server, and Ann's browser at it."""
    with house(tmp_path / "tables.sqlite3", clock=clock, by_hand=True) as one:
        one.ask("POST", "/api/me", {"name": "Ann"})
        yield one


def bob_of(ann: House) -> House:
    bob = another(ann)
    bob.ask("POST", "/api/me", {"name": "Bob"})
    return bob


def listed(server: House, archive: bool = False) -> list[Json]:
    """The tables of a browser's owner, once they are written down."""
    found: list[Json] = server.ask("GET", "/api/me/tables" + ("?archive" if archive else ""))["tables"]
    return found


def play(server: House) -> None:
    """Play a move of whoever has to, with whatever key it takes."""
    keys_of = [server.key, *server.links.values()]
    waiting = [(key, seat) for key in keys_of for seat in server.state(key)["waiting"]]
    key, seat = waiting[0]
    server.move(seat=seat, key=key)


def wait_for(found: Callable[[], T]) -> T:
    """What comes soon, where the server's jobs go on by themselves, or bots play."""
    return soon(found, inspect.getsource(found).strip())


def test_a_browser_is_nobodys_at_first(server: House) -> None:
    assert server.ask("GET", "/api/me") == {"person": None, "devices": 0, "colours": COLOURS}
    assert server.refusal("GET", "/api/me/tables", status=403) == "error-nobody"


def test_whoever_says_a_name_is_known_from_then_on(server: House) -> None:
    made = server.ask("POST", "/api/me", {"name": " Ann \n"})
    assert made["person"]["name"] == "Ann"
    assert made["person"]["colour"] in COLOURS
    assert server.ask("GET", "/api/me") == made
    changed = server.ask("POST", "/api/me", {"name": "Anne", "colour": "moor"})["person"]
    assert (changed["name"], changed["colour"], changed["person"]) == ("Anne", "moor", made["person"]["person"])
    assert another(server).ask("GET", "/api/me")["person"] is None


@pytest.mark.parametrize(
    ("wanted", "why"),
    [
        ({"name": ""}, "error-name"),
        ({}, "error-name"),
        ({"name": "x" * 41}, "error-name"),
        ({"name": " @farmhand"}, "error-name-mark"),
        ({"name": "Ann", "colour": "pink"}, "error-colour"),
    ],
)
def test_somebody_without_a_proper_name_or_colour_is_not_made(server: House, wanted: Json, why: str) -> None:
    assert server.refusal("POST", "/api/me", wanted, status=422) == why
    assert server.ask("GET", "/api/me")["person"] is None


def test_the_secret_is_a_cookie_that_no_page_can_read_and_only_its_digest_is_kept(ann: House, tmp_path: Path) -> None:
    (cookie,) = ann.client.cookies.jar
    assert cookie.has_nonstandard_attr("HttpOnly")
    assert cookie.get_nonstandard_attr("SameSite") == "strict"
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as database:
        (digest,) = database.execute("SELECT digest FROM devices").fetchone()
    assert digest == keys.digest(cookie.value or "")


def test_a_made_up_secret_is_nobodys(ann: House) -> None:
    stranger = another(ann)
    stranger.client.cookies.set("allmende", keys.new_key())
    assert stranger.ask("GET", "/api/me")["person"] is None


# Several devices


def test_each_visit_has_the_browser_keep_the_secret_for_as_long_again(ann: House) -> None:
    (cookie,) = ann.client.cookies.jar
    reply = ann.client.get("/api/me")
    assert f"={cookie.value}; HttpOnly; Max-Age={KEPT_SECONDS};" in reply.headers["Set-Cookie"]
    assert "Set-Cookie" not in another(ann).client.get("/api/me").headers
    stranger = another(ann)
    stranger.client.cookies.set("allmende", keys.new_key())
    assert "Set-Cookie" not in stranger.client.get("/api/me").headers


def test_a_pass_makes_another_device_mine_once(ann: House) -> None:
    made = ann.ask("POST", "/api/me/passes")
    phone = another(ann)
    there = phone.ask("POST", "/api/me/passes/use", {"secret": made["secret"]})
    assert there == ann.ask("GET", "/api/me") == phone.ask("GET", "/api/me")
    assert there["devices"] == 2
    assert another(ann).refusal("POST", "/api/me/passes/use", {"secret": made["secret"]}, status=404) == "error-pass"


def test_a_pass_is_good_for_a_while(ann: House, clock: Clock) -> None:
    made = ann.ask("POST", "/api/me/passes")
    assert made["until"] == clock.now + PASS_SECONDS
    clock.now = made["until"] + 1
    assert another(ann).refusal("POST", "/api/me/passes/use", {"secret": made["secret"]}, status=404) == "error-pass"


def test_a_newer_pass_is_the_only_one(ann: House) -> None:
    first = ann.ask("POST", "/api/me/passes")
    ann.ask("POST", "/api/me/passes")
    assert another(ann).refusal("POST", "/api/me/passes/use", {"secret": first["secret"]}, status=404) == "error-pass"


def test_whoever_somebody_was_on_the_other_device_brings_their_tables_along(ann: House) -> None:
    phone = bob_of(ann)
    table = phone.new("here", "bot:random").table
    phone.settled(lambda: listed(phone))
    phone.ask("POST", "/api/me/passes/use", {"secret": ann.ask("POST", "/api/me/passes")["secret"]})
    assert [one["table"] for one in listed(ann)] == [table]
    assert phone.ask("GET", "/api/me")["person"]["name"] == "Ann"


def test_the_open_tables_of_whoever_somebody_was_are_brought_along_too(ann: House) -> None:
    phone = bob_of(ann)
    both = ann.ask("POST", "/api/offers", {"title": "hallertau", "seats": 3})["offer"]
    phone.ask("POST", f"/api/offers/{both}/join")
    own = phone.ask("POST", "/api/offers", {"title": "arle", "seats": 2})["offer"]
    me = phone.ask("POST", "/api/me/passes/use", {"secret": ann.ask("POST", "/api/me/passes")["secret"]})
    assert me["devices"] == 2
    found = {offer["offer"]: offer for offer in ann.ask("GET", "/api/offers")["offers"]}
    assert found.keys() == {both, own}
    for offer in found.values():
        assert (offer["host"]["name"], [guest["name"] for guest in offer["guests"]]) == ("Ann", ["Ann"])


def test_what_leads_to_somebody_who_is_gone_leaves_a_browser_whose_it_is(make: Callable[[], Store]) -> None:
    async def work() -> None:
        async with opened(make) as store:
            persons = Persons(store, time)
            ann, device = await persons.make("Ann", None)
            bans = Bans(store, PersonRows(), time)
            with pytest.raises(NotFoundError):
                await SignIn(store, persons, PersonRows(), bans, time).come_in("gone", device)
            assert await persons.known_by(device) == ann

    asyncio.run(work())


def test_a_pass_that_is_used_where_it_was_made_makes_no_device_more(ann: House) -> None:
    made = ann.ask("POST", "/api/me/passes")
    assert ann.ask("POST", "/api/me/passes/use", {"secret": made["secret"]})["devices"] == 1


def test_a_device_can_be_left(ann: House) -> None:
    phone = another(ann)
    phone.ask("POST", "/api/me/passes/use", {"secret": ann.ask("POST", "/api/me/passes")["secret"]})
    assert phone.ask("POST", "/api/me/leave")["person"] is None
    assert phone.ask("GET", "/api/me")["person"] is None
    assert ann.ask("GET", "/api/me")["devices"] == 1


# My tables


def test_a_table_where_one_learns_is_known_as_such_wherever_tables_are_listed(ann: House) -> None:
    ann.new("here", "link")
    ann.sit(ann.ask("POST", "/api/titles/agricola/lessons/fences", {"names": ["Ann", "Bob"]}))
    found = ann.settled(lambda: listed(ann) if len(listed(ann)) > 1 else [])
    assert sorted(one["standing"].get("lesson", "") for one in found) == ["", "fences"]


def test_my_tables_say_whose_turn_it_is_and_since_when(ann: House, clock: Clock) -> None:
    ann.new("here", "link")
    (mine,) = ann.settled(lambda: listed(ann))
    began = int(clock.now)
    assert (mine["table"], mine["mine"], list(mine["standing"]["asked"].values())) == (ann.table, [0], [began])
    assert mine["standing"]["seats"] == [{"name": "Ann", "kind": "here"}, {"name": "Bob", "kind": "link"}]
    clock.now += 60
    version = mine["version"]
    play(ann)
    (mine,) = ann.settled(lambda: [one for one in listed(ann) if one["version"] > version])
    assert list(mine["standing"]["asked"].values()) == [clock.now]
    assert mine["changed"] == clock.now


def test_a_seat_by_link_becomes_mine_and_needs_no_key_any_more(ann: House) -> None:
    ann.new("here", "link")
    bob = bob_of(ann)
    bob.table = ann.table
    assert bob.refusal("POST", "/api/me/tables/" + ann.table, status=422) == "error-no-seat-of-link"
    assert bob.state(key="")["mine"] == []
    assert bob.ask("POST", "/api/me/tables/" + ann.table, key=ann.links[1]) == {"seats": [1]}
    assert bob.state(key="")["mine"] == [1]
    (mine,) = bob.settled(lambda: listed(bob))
    assert mine["mine"] == [1]
    # Whoever set the table up needs no key either, and links go on as before.
    assert ann.state(key="")["mine"] == [0]
    assert another(ann).ask("GET", f"/api/tables/{ann.table}", key=ann.links[1])["mine"] == [1]


def test_a_seat_is_whose_it_was_first(ann: House) -> None:
    ann.new("here", "link")
    bob, cid = bob_of(ann), bob_of(ann)
    path = "/api/me/tables/" + ann.table
    assert bob.ask("POST", path, key=ann.links[1]) == {"seats": [1]}
    assert cid.ask("POST", path, key=ann.links[1]) == {"seats": []}
    assert another(ann).refusal("POST", path, key=ann.links[1], status=403) == "error-nobody"


def test_a_key_of_another_table_gives_no_seat(ann: House) -> None:
    other = ann.new("here", "link").links[1]
    ann.new("here", "link")
    assert bob_of(ann).refusal("POST", "/api/me/tables/" + ann.table, key=other, status=403) == "error-key"


def test_finished_games_move_to_the_archive(ann: House, clock: Clock) -> None:
    ann.new("bot:random", "bot:random")
    soon(lambda: ann.state()["view"]["over"], "the end of the bots' game")
    (ended,) = ann.settled(lambda: [one for one in listed(ann) if one["standing"]["over"]])
    assert len(ended["standing"]["scores"]) == 2
    assert ended["standing"]["winners"]
    clock.now += 61 * DAY
    assert listed(ann) == []
    assert [one["table"] for one in listed(ann, archive=True)] == [ann.table]


def test_the_list_is_told_as_it_changes(ann: House) -> None:
    with ann.client.websocket_connect("/api/me/stream") as stream:
        assert json.loads(stream.receive_text()) == {"tables": [], "gone": [], "whole": True}
        ann.new("here", "here")
        ann.settle()
        told = json.loads(stream.receive_text())
        assert [one["table"] for one in told["tables"]] == [ann.table]
        assert not told["whole"]
        play(ann)
        ann.settle()
        told = json.loads(stream.receive_text())
        assert told["tables"][0]["version"] > 0
        ann.ask("POST", f"/api/me/tables/{ann.table}/hide", {"version": told["tables"][0]["version"]})
        assert json.loads(stream.receive_text()) == {"tables": [], "gone": [ann.table], "whole": False}


def test_nobodys_list_is_not_told(server: House) -> None:
    with server.client.websocket_connect("/api/me/stream") as stream:
        assert stream.receive() == {"type": "websocket.close", "code": 4403, "reason": "error-nobody"}


# Being forgotten


def test_my_data_is_all_that_is_known_of_me(ann: House, clock: Clock) -> None:
    ann.new("here", "link")
    ann.settled(lambda: listed(ann))
    found = ann.ask("GET", "/api/me/data")
    assert found["person"]["name"] == "Ann"
    assert found["kept"]["persons"][0]["since"] == found["kept"]["devices"][0]["since"] == clock.now
    assert [one["table"] for one in found["tables"]] == [ann.table]


def test_whoever_is_forgotten_was_never_called_anything_else(ann: House, tmp_path: Path) -> None:
    ann.new("here", "link", "here")
    play(ann)
    bob = bob_of(ann)
    bob.ask("POST", "/api/me/tables/" + ann.table, key=ann.links[1])
    bob.ask("POST", f"/api/tables/{ann.table}/seats/1", {"name": "Robert"}, key=ann.links[1])
    assert bob.ask("POST", "/api/me/forget", {"name": "Somebody"})["person"] is None
    assert bob.ask("GET", "/api/me")["person"] is None
    state = ann.state()
    assert [player["name"] for player in state["players"]] == ["Ann", "Somebody", "Cid"]
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as database:
        (whole,) = database.execute("SELECT group_concat(entry) FROM entries").fetchone()
        people = [name for (name,) in database.execute("SELECT name FROM persons")]
    for told in (json.dumps(state), whole):
        assert "Bob" not in told
        assert "Robert" not in told
    assert people == ["Ann"]
    # What was played stays as it was, also for those who come later.
    ann.ask("POST", "/api/me/forget", {"name": "Somebody"})
    again = ann.state()
    assert [player["name"] for player in again["players"]] == ["Somebody 2", "Somebody", "Somebody 3"]
    assert again["history"] == state["history"]


def test_whoever_is_forgotten_has_no_seat_any_more(ann: House) -> None:
    ann.new("here", "link")
    assert ann.state(key="")["mine"] == [0]
    ann.ask("POST", "/api/me/forget", {"name": "Somebody"})
    assert ann.state(key="")["mine"] == []
    assert ann.state()["mine"] == [0]


@pytest.mark.parametrize(
    ("old", "new", "left"),
    [
        ('"title":"hallertau"', '"title":"chess"', ""),  # a game that is not installed any more
        ('"type":"moved"', '"type":"juggled"', "may still be named"),  # an entry that nobody can read
    ],
)
def test_whoever_is_forgotten_is_forgotten_also_where_a_table_cannot_be_played(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, old: str, new: str, left: str
) -> None:
    database = tmp_path / "tables.sqlite3"
    with house(database, by_hand=True) as server:
        server.ask("POST", "/api/me", {"name": "Annabel"})
        made = []
        for _ in range(3):
            server.new("here", "link")
            if server.state()["decisions"]:
                server.move()
            else:
                server.move(key=server.links[1])
            server.ask("POST", "seats/0", {"name": "Annabel"})
            server.ask("POST", "words", {"seat": 0, "text": "A good harvest"})
            made.append((server.table, server.key))
        cookies = server.client.cookies
        server.settled(lambda: len(listed(server)) == 3)
    with closing(sqlite3.connect(database)) as broken, broken:
        table = sorted(name for name, _ in made)[0]
        broken.execute("UPDATE entries SET entry = replace(entry, ?, ?) WHERE tab = ?", (old, new, table))
    with house(database) as server:
        server.client.cookies = cookies
        assert server.ask("POST", "/api/me/forget", {"name": "Somebody"}, key="")["person"] is None
    assert f"at table {table} somebody is forgotten without its game" in caplog.text
    assert left in caplog.text
    with closing(sqlite3.connect(database)) as after:
        for kept in ("entries", "standings", "persons", "memberships"):
            whole = str(after.execute(f"SELECT * FROM {kept}").fetchall())
            assert "Annabel" not in whole
            assert "harvest" not in whole
        assert after.execute("SELECT count(*) FROM memberships").fetchone() == (0,)


def test_whoever_is_forgotten_is_so_in_all_processes_that_have_a_table_in_memory_with_which_there_is_trouble(
    make: Callable[[], Store],
) -> None:
    async def break_off(table: str, version: int) -> None:
        store = make()
        await store.open()
        await store.append(table, version, ['{"type":"juggled"}', '{"type":"forgotten","seat":0,"name":"X","until":1}'])
        await store.close()

    with house(make()) as one, house(make()) as other:
        one.ask("POST", "/api/me", {"name": "Annabel"})
        one.new("here", "here", "link")
        other.table, other.key = one.table, one.key
        version = one.ask("POST", "words", {"seat": 0, "text": "A good harvest"})["version"]
        one.ask("POST", "seats/1", {"name": "Annabel"})
        with one.stream() as here, other.stream() as there:
            for stream in (here, there):
                assert stream.receive_json()["trouble"] is None
            asyncio.run(break_off(one.table, version + 2))
            for stream in (here, there):
                assert stream.receive_json()["trouble"] is not None
            one.ask("POST", "/api/me/forget", {"name": "Somebody"}, key="")
            for stream in (here, there):
                told = stream.receive_json()["players"]
                while told[1]["name"] == "Annabel":  # their seats are forgotten one after the other
                    told = stream.receive_json()["players"]
                assert [player["name"] for player in told] == ["Somebody", "Somebody 2", "Cid"]
        for server in (one, other):
            whole = json.dumps(server.state())
            assert "Annabel" not in whole
            assert "harvest" not in whole


# Several processes


@contextmanager
def two(make: Callable[[], Store]) -> Iterator[tuple[House, House]]:
    with house(make()) as one, house(make()) as other:
        yield one, other


def test_people_and_their_tables_are_known_to_all_processes(make: Callable[[], Store]) -> None:
    with two(make) as (here, there):
        here.ask("POST", "/api/me", {"name": "Ann"})
        there.client.cookies = here.client.cookies
        assert there.ask("GET", "/api/me")["person"]["name"] == "Ann"
        with there.client.websocket_connect("/api/me/stream") as stream:
            assert json.loads(stream.receive_text())["tables"] == []
            here.new("here", "here")
            told = json.loads(stream.receive_text())
            assert [one["table"] for one in told["tables"]] == [here.table]
        there.table = here.table
        assert there.state(key="")["mine"] == [0, 1]
        there.ask("POST", "/api/me/forget", {"name": "Somebody"})
        assert here.ask("GET", "/api/me")["person"] is None


def test_what_is_carried_out_is_carried_out_whole(make: Callable[[], Store]) -> None:
    from allmende.server.store.protocol import Statement, StoreError

    async def work() -> None:
        store = make()
        await store.open()
        try:
            with pytest.raises(StoreError):
                await store.run(
                    Statement("INSERT INTO passes VALUES (?, ?, ?)", ("digest", "person", 1)),
                    Statement("INSERT INTO passes VALUES (?, ?, ?)", ("digest", "person", 2)),
                )
            assert await store.run(Statement("SELECT * FROM passes")) == []
        finally:
            await store.close()

    asyncio.run(work())
