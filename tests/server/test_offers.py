"""Open tables: offered, joined, left and begun."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from allmende.server.lobby.messages import Offer
from allmende.server.lobby.open_tables import BEGUN_SECONDS, LISTED_SECONDS, MOST_OF_ONE, OpenTables
from allmende.server.store.protocol import Store
from server.house import Clock, House, Json, house
from server.test_people import another, listed

Make = Callable[[], Store]

TWO = {"title": "hallertau", "seats": 2}
INVITED = {"name": "Dot"}


@pytest.fixture
def server(tmp_path: Path, clock: Clock) -> Iterator[House]:
    with house(tmp_path / "tables.sqlite3", clock=clock, by_hand=True) as one:
        yield one


def somebody(server: House, name: str) -> House:
    """A browser of somebody of this name."""
    one = another(server)
    one.ask("POST", "/api/me", {"name": name})
    return one


def sit_down(server: House) -> None:
    """Another person sits down at each seat that has a link."""
    for seat, key in server.links.items():
        somebody(server, f"Player {seat + 1}").ask("POST", f"/api/me/tables/{server.table}", key=key)


def names(offer: Json) -> list[str]:
    return [guest["name"] for guest in offer["guests"]]


def offers(server: House) -> list[Json]:
    found: list[Json] = server.ask("GET", "/api/offers")["offers"]
    return found


def led_to(server: House) -> str:
    """The table to which somebody's only open table leads; empty before all sit there."""
    (offer,) = offers(server)
    return str(offer["table"])


def test_with_the_last_place_the_game_begins_and_everybody_has_their_own_seat(server: House) -> None:
    ann, bob = somebody(server, "Ann"), somebody(server, "Bob")
    offer = ann.ask("POST", "/api/offers", TWO)
    assert (names(offer), offer["table"]) == (["Ann"], "")
    assert offers(bob) == offers(another(server)) == [offer]
    begun = bob.ask("POST", f"/api/offers/{offer['offer']}/join")
    assert names(begun) == ["Ann", "Bob"]
    for seat, one in enumerate((ann, bob)):
        one.table = begun["table"]
        state = one.state(key="")
        assert state["mine"] == [seat]
        assert [(player["name"], player["kind"]) for player in state["players"]] == [("Ann", "link"), ("Bob", "link")]
    # Who doesn't sit there doesn't see it any more.
    assert offers(another(server)) == []
    assert offers(ann)[0]["table"] == begun["table"]


def test_bots_take_the_places_that_are_left_when_the_host_begins(server: House) -> None:
    ann, bob = somebody(server, "Ann"), somebody(server, "ann")
    offer = ann.ask("POST", "/api/offers", {"title": "agricola", "seats": 4, "bots": 1})
    bob.ask("POST", f"/api/offers/{offer['offer']}/join")
    assert bob.refusal("POST", f"/api/offers/{offer['offer']}/start", status=403) == "error-offer-host"
    ann.table = ann.ask("POST", f"/api/offers/{offer['offer']}/start")["table"]
    players = ann.state(key="")["players"]
    assert [player["kind"] for player in players] == ["link", "link", "bot", "bot"]
    assert [player["name"] for player in players[:2]] == ["Ann", "ann (2)"]


def test_a_place_can_be_given_up_and_an_offer_taken_back(server: House) -> None:
    ann, bob, cid = (somebody(server, name) for name in ("Ann", "Bob", "Cid"))
    offer = ann.ask("POST", "/api/offers", {"title": "hallertau", "seats": 3})["offer"]
    bob.ask("POST", f"/api/offers/{offer}/join")
    assert names(bob.ask("POST", f"/api/offers/{offer}/leave")["offers"][0]) == ["Ann"]
    cid.ask("POST", f"/api/offers/{offer}/join")
    assert ann.ask("POST", f"/api/offers/{offer}/leave")["offers"] == []
    assert cid.refusal("POST", f"/api/offers/{offer}/join", status=404) == "error-no-offer"


def test_a_table_that_is_not_listed_is_found_by_its_link_alone(server: House) -> None:
    ann, bob = somebody(server, "Ann"), somebody(server, "Bob")
    offer = ann.ask("POST", "/api/offers", {**TWO, "listed": False})
    assert offers(bob) == []
    assert offers(ann) == [offer]
    assert bob.ask("GET", f"/api/offers/{offer['offer']}") == offer
    assert bob.ask("POST", f"/api/offers/{offer['offer']}/join")["table"]


def test_what_does_not_begin_is_gone_after_a_while(server: House, clock: Clock, tmp_path: Path) -> None:
    ann = somebody(server, "Ann")
    offer = ann.ask("POST", "/api/offers", TWO)["offer"]
    clock.now += LISTED_SECONDS + 1
    assert offers(ann) == []
    assert ann.refusal("POST", f"/api/offers/{offer}/join", status=404) == "error-no-offer"
    ann.ask("POST", "/api/offers", TWO)
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as database:
        assert database.execute("SELECT count(*) FROM guests").fetchone() == (1,)


def test_whoever_sits_there_sees_for_an_hour_that_it_has_begun_however_old_it_is(make: Make, clock: Clock) -> None:
    with house(make(), clock=clock, by_hand=True) as server:
        ann, bob = somebody(server, "Ann"), somebody(server, "Bob")
        offer = ann.ask("POST", "/api/offers", TWO)["offer"]
        clock.now += 5 * BEGUN_SECONDS
        table = bob.ask("POST", f"/api/offers/{offer}/join")["table"]
        clock.now += BEGUN_SECONDS - 1
        assert [one["table"] for one in offers(ann)] == [table]
        clock.now += 1
        assert offers(ann) == []


@pytest.mark.parametrize(
    ("wanted", "status", "why"),
    [
        ({"title": "chess", "seats": 2}, 422, "error-unknown-title"),
        ({"title": "arle", "seats": 3}, 422, "error-players"),
        ({"title": "arle", "seats": 2, "bots": 1}, 422, "error-offer-full"),
        ({"title": "arle", "seats": 2, "bots": -1}, 422, "error-offer-full"),
        ({**TWO, "options": {"cards": "many"}}, 422, "error-value"),
        ({**TWO, "absence": 0}, 422, "error-absence"),
    ],
)
def test_what_can_not_be_played_can_not_be_offered(server: House, wanted: Json, status: int, why: str) -> None:
    ann = somebody(server, "Ann")
    assert ann.refusal("POST", "/api/offers", wanted, status=status) == why
    assert offers(ann) == []


def test_nobody_offers_many_tables_or_comes_where_all_is_taken(server: House) -> None:
    ann, bob, cid = (somebody(server, name) for name in ("Ann", "Bob", "Cid"))
    for _ in range(MOST_OF_ONE):
        offer = ann.ask("POST", "/api/offers", TWO)["offer"]
    assert ann.refusal("POST", "/api/offers", TWO, status=422) == "error-offers"
    assert another(server).refusal("POST", f"/api/offers/{offer}/join", status=403) == "error-nobody"
    bob.ask("POST", f"/api/offers/{offer}/join")
    assert cid.refusal("POST", f"/api/offers/{offer}/join", status=422) == "error-offer-full"
    assert bob.refusal("POST", f"/api/offers/{offer}/leave", status=422) == "error-offer-begun"
    assert bob.ask("POST", f"/api/offers/{offer}/join")["table"]  # once more is no harm


def test_a_table_of_which_only_the_beginning_was_written_is_begun_when_somebody_asks_again(server: House) -> None:
    from unittest import mock

    ann = somebody(server, "Ann")
    offer = ann.ask("POST", "/api/offers", TWO)["offer"]
    with (
        mock.patch("allmende.server.tables.registry.Tables.create", side_effect=RuntimeError),
        pytest.raises(RuntimeError),
    ):
        ann.ask("POST", f"/api/offers/{offer}/start")
    assert ann.ask("GET", f"/api/offers/{offer}")["table"] == ""  # nobody is led to what is not there
    ann.table = ann.ask("POST", f"/api/offers/{offer}/start")["table"]
    assert ann.state(key="")["mine"] == [0]


@pytest.mark.parametrize("broken", ["begin", "create", "sit"])
def test_whatever_is_interrupted_while_a_table_begins_is_done_to_its_end_by_another_process(
    make: Make, broken: str
) -> None:
    from unittest import mock

    of = {
        "begin": "allmende.server.lobby.open_tables.OpenTables._begin",
        "create": "allmende.server.tables.registry.Tables.create",
        "sit": "allmende.server.people.memberships.Memberships.sit",
    }
    # Nor can the first process do it, as long as it is there.
    with mock.patch(of[broken], side_effect=RuntimeError), house(make(), by_hand=True) as here:
        ann, bob = somebody(here, "Ann"), somebody(here, "Bob")
        offer = ann.ask("POST", "/api/offers", TWO)["offer"]
        with pytest.raises(RuntimeError):
            bob.ask("POST", f"/api/offers/{offer}/join")
        here.settle()
    with house(make(), by_hand=True) as there:
        for seat, before in enumerate((ann, bob)):
            one = another(there)
            one.client.cookies = before.client.cookies
            table = there.settled(partial(led_to, one))
            (mine,) = listed(one)
            assert (mine["table"], mine["mine"]) == (table, [seat])


def test_whoever_waits_hears_that_what_was_interrupted_is_done(make: Make) -> None:
    from unittest import mock

    with house(make(), by_hand=True) as server:
        ann = somebody(server, "Ann")
        offer = ann.ask("POST", "/api/offers", TWO)["offer"]
        with ann.client.websocket_connect(f"/api/offers-stream?offer={offer}") as stream:
            assert json.loads(stream.receive_text())["sought"]["table"] == ""
            with mock.patch("allmende.server.tables.registry.Tables.create", side_effect=RuntimeError):
                with pytest.raises(RuntimeError):
                    ann.ask("POST", f"/api/offers/{offer}/start")
                # What was done until then has been looked at.
                server.settle()
            server.settle()
            assert json.loads(stream.receive_text())["sought"]["table"]


@pytest.mark.parametrize(
    ("host", "guest", "seats"),
    [
        ("Ann", "\uff21\uff4e\uff4e", ["Ann", "\uff21\uff4e\uff4e (2)"]),
        ("A" * 40, "a" * 40, ["A" * 40, f"{'a' * 36} (2)"]),
        ("Bot 1", "bot\u00a01 (2)", ["Bot 1", "bot 1 (2)"]),
        ("Bot 2", "Bot 1", ["Bot 2", "Bot 1"]),
    ],
)
def test_names_that_are_the_same_in_any_way_are_made_different(
    server: House, host: str, guest: str, seats: list[str]
) -> None:
    ann, bob = somebody(server, host), somebody(server, guest)
    offer = ann.ask("POST", "/api/offers", {"title": "hallertau", "seats": 3, "bots": 1})["offer"]
    ann.table = bob.ask("POST", f"/api/offers/{offer}/join")["table"]
    players = [player["name"] for player in ann.state(key="")["players"]]
    assert players[:2] == seats
    assert players[2].startswith("Bot ")


def test_who_is_forgotten_waits_at_no_table(server: House) -> None:
    ann, bob = somebody(server, "Ann"), somebody(server, "Bob")
    ann.ask("POST", "/api/offers", {"title": "hallertau", "seats": 3})
    ann.ask("POST", "/api/me/forget", {"name": "Somebody"})
    assert offers(bob) == []


def test_whose_host_is_forgotten_is_no_open_table(server: House, tmp_path: Path) -> None:
    ann, bob = somebody(server, "Ann"), somebody(server, "Bob")
    offer = ann.ask("POST", "/api/offers", {"title": "hallertau", "seats": 3})["offer"]
    bob.ask("POST", f"/api/offers/{offer}/join")
    ann.ask("POST", "/api/me/forget", {"name": "Somebody"})
    assert bob.refusal("POST", f"/api/offers/{offer}/join", status=404) == "error-no-offer"
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as database:
        assert database.execute("SELECT (SELECT count(*) FROM offers) + (SELECT count(*) FROM guests)").fetchone() == (
            0,
        )


def test_open_tables_are_told_in_all_processes(make: Make) -> None:
    with house(make(), by_hand=True) as here, house(make(), by_hand=True) as there:
        ann, bob = somebody(here, "Ann"), somebody(there, "Bob")
        with bob.client.websocket_connect("/api/offers-stream") as stream:
            assert json.loads(stream.receive_text()) == {"offers": [], "sought": None}
            offer = ann.ask("POST", "/api/offers", TWO)["offer"]
            there.settle()
            assert [one["offer"] for one in json.loads(stream.receive_text())["offers"]] == [offer]
            bob.table = bob.ask("POST", f"/api/offers/{offer}/join")["table"]
            assert json.loads(stream.receive_text())["offers"][0]["table"] == bob.table
        assert bob.state(key="")["mine"] == [1]


def test_whoever_has_the_link_hears_how_an_open_table_fares(make: Make) -> None:
    with house(make(), by_hand=True) as here, house(make(), by_hand=True) as there:
        ann, bob = somebody(here, "Ann"), somebody(there, "Bob")
        offer = ann.ask("POST", "/api/offers", {**TWO, "listed": False})["offer"]
        with bob.client.websocket_connect(f"/api/offers-stream?offer={offer}") as stream:
            told = json.loads(stream.receive_text())
            assert (told["offers"], told["sought"]["offer"]) == ([], offer)
            ann.ask("POST", f"/api/offers/{offer}/start")
            there.settle()
            told = json.loads(stream.receive_text())
            assert told["offers"] == []
            assert told["sought"]["table"]
        other = ann.ask("POST", "/api/offers", {**TWO, "listed": False})["offer"]
        with bob.client.websocket_connect(f"/api/offers-stream?offer={other}") as stream:
            assert json.loads(stream.receive_text())["sought"]
            ann.ask("POST", f"/api/offers/{other}/leave")
            there.settle()
            assert json.loads(stream.receive_text()) == {"offers": [], "sought": None}


def test_what_is_too_old_goes_before_the_eyes_of_whoever_looks(make: Make, clock: Clock) -> None:
    with house(make(), clock=clock, by_hand=True) as server:
        ann, bob = somebody(server, "Ann"), somebody(server, "Bob")
        offer = ann.ask("POST", "/api/offers", TWO)["offer"]
        begun = ann.ask("POST", "/api/offers", TWO)["offer"]
        ann.ask("POST", f"/api/offers/{begun}/start")
        with ann.client.websocket_connect(f"/api/offers-stream?offer={offer}") as stream:
            assert {one["offer"] for one in json.loads(stream.receive_text())["offers"]} == {offer, begun}
            server.pass_by(BEGUN_SECONDS + 1)
            assert [one["offer"] for one in json.loads(stream.receive_text())["offers"]] == [offer]
            server.pass_by(LISTED_SECONDS)
            assert json.loads(stream.receive_text()) == {"offers": [], "sought": None}
        assert bob.refusal("POST", f"/api/offers/{offer}/join", status=404) == "error-no-offer"


# What can't begin any more


def refuse(database: Path) -> None:
    """Have all open tables want what no title has any more."""
    with closing(sqlite3.connect(database)) as kept, kept:
        kept.execute('UPDATE offers SET wanted = replace(wanted, \'"cards":"on"\', \'"cards":"many"\')')


def test_what_can_not_begin_any_more_says_so_to_those_who_sit_there_and_is_offered_to_nobody(
    server: House, tmp_path: Path
) -> None:
    ann, bob, cid, dot = (somebody(server, name) for name in ("Ann", "Bob", "Cid", "Dot"))
    name = ann.ask("POST", "/api/offers", {"title": "hallertau", "seats": 3, "options": {"cards": "on"}})["offer"]
    invite(ann, name, "Cid")
    assert bob.ask("POST", f"/api/offers/{name}/join")["trouble"] is None
    refuse(tmp_path / "tables.sqlite3")
    for one in (ann, bob):
        (offer,) = offers(one)
        assert (offer["trouble"]["id"], offer["trouble"]["args"]["why"]["id"]) == ("error-offer-trouble", "error-value")
    assert offers(cid) == offers(dot) == offers(another(server)) == []
    assert dot.ask("GET", f"/api/offers/{name}")["trouble"] == offer["trouble"]
    for one, path, body in ((ann, "start", None), (bob, "join", None), (dot, "join", None), (bob, "invite", INVITED)):
        assert one.refusal("POST", f"/api/offers/{name}/{path}", body, status=422) == "error-offer-trouble"
    # Whoever was invited closes nothing.
    assert cid.ask("POST", f"/api/offers/{name}/leave")["offers"] == []
    assert names(offers(ann)[0]) == ["Ann", "Bob"]
    assert bob.ask("POST", f"/api/offers/{name}/leave")["offers"] == offers(ann) == []


def test_a_beginning_that_was_interrupted_and_can_not_go_on_is_closed_and_tried_no_more(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    from unittest import mock

    database = tmp_path / "tables.sqlite3"
    with (
        house(database, by_hand=True) as here,
        mock.patch("allmende.server.tables.registry.Tables.create", side_effect=RuntimeError),
    ):
        ann = somebody(here, "Ann")
        for options in ({"cards": "on"}, {"cards": "off"}):
            name = ann.ask("POST", "/api/offers", {**TWO, "options": options})["offer"]
            with pytest.raises(RuntimeError):
                ann.ask("POST", f"/api/offers/{name}/start")
    refuse(database)
    caplog.clear()
    with house(database, by_hand=True) as later:
        one = another(later)
        one.client.cookies = ann.client.cookies
        later.settled(partial(listed, one))
        (begun,) = [offer for offer in offers(one) if offer["trouble"] is None]
        (other,) = [offer for offer in offers(one) if offer["trouble"]]
        assert (begun["offer"], other["table"]) == (name, "")
        assert one.ask("POST", f"/api/offers/{other['offer']}/leave")["offers"] == [begun]
    assert "can't be begun" not in caplog.text


def test_a_table_begins_with_the_bots_that_are_there(server: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = somebody(server, "Ann")
    offer = ann.ask("POST", "/api/offers", TWO)["offer"]
    monkeypatch.setattr("allmende.bots.shipped", dict)
    ann.table = ann.ask("POST", f"/api/offers/{offer}/start")["table"]
    assert ann.state(key="")["players"][1]["bot"] == "greedy"


# Invited by name


def invite(server: House, offer: str, name: str) -> Json:
    return server.ask("POST", f"/api/offers/{offer}/invite", {"name": name})


def test_whoever_is_invited_sees_the_table_and_comes_or_declines(server: House) -> None:
    ann, bob, cid = (somebody(server, name) for name in ("Ann", "Bob", "Cid"))
    offer = ann.ask("POST", "/api/offers", {"title": "hallertau", "seats": 3, "listed": False})["offer"]
    assert [one["name"] for one in invite(ann, offer, " bob")["invited"]] == ["Bob"]
    assert [one["name"] for one in invite(ann, offer, "Cid")["invited"]] == ["Bob", "Cid"]
    (seen,) = offers(bob)
    assert seen["offer"] == offer
    assert cid.ask("POST", f"/api/offers/{offer}/leave") == {"offers": [], "sought": None}
    come = bob.ask("POST", f"/api/offers/{offer}/join")
    assert (names(come), come["invited"]) == (["Ann", "Bob"], [])


def test_a_name_is_the_same_in_large_and_small_letters_of_any_alphabet(server: House) -> None:
    ann, _, cid = (somebody(server, name) for name in ("Ann", "Ärger", "Ørjan Weiß"))
    offer = ann.ask("POST", "/api/offers", {"title": "hallertau", "seats": 3})["offer"]
    assert [one["name"] for one in invite(ann, offer, "ärger")["invited"]] == ["Ärger"]
    assert [one["name"] for one in invite(ann, offer, "ørjan WEISS")["invited"]] == ["Ärger", "Ørjan Weiß"]
    cid.ask("POST", "/api/me", {"name": "Žofia"})
    another = ann.ask("POST", "/api/offers", TWO)["offer"]
    assert ann.refusal("POST", f"/api/offers/{another}/invite", {"name": "ørjan weiß"}, status=404)
    assert [one["name"] for one in invite(ann, another, "z\u030cofia")["invited"]] == ["Žofia"]


def test_nobody_is_invited_who_is_not_known_or_not_by_strangers(server: House) -> None:
    ann, bob = somebody(server, "Ann"), somebody(server, "Bob")
    offer = ann.ask("POST", "/api/offers", TWO)["offer"]
    path = f"/api/offers/{offer}/invite"
    assert ann.refusal("POST", path, {"name": "Eve"}, status=404) == "error-invite-nobody"
    assert ann.refusal("POST", path, {"name": "Ann"}, status=404) == "error-invite-nobody"
    assert bob.refusal("POST", path, {"name": "Ann"}, status=403) == "error-invite-sit"


def test_of_several_of_a_name_the_one_is_meant_with_whom_one_has_played(server: House) -> None:
    ann, bob, other = (somebody(server, name) for name in ("Ann", "Bob", "bob"))
    offer = ann.ask("POST", "/api/offers", TWO)["offer"]
    path = f"/api/offers/{offer}/invite"
    assert ann.refusal("POST", path, {"name": "Bob"}, status=422) == "error-invite-several"
    played = ann.ask("POST", "/api/offers", {"title": "arle", "seats": 2})["offer"]
    other.ask("POST", f"/api/offers/{played}/join")
    assert [one["name"] for one in invite(ann, offer, "Bob")["invited"]] == ["bob"]
    assert bob.ask("GET", "/api/me")["person"]["name"] == "Bob"


def test_a_rated_table_has_no_bots_and_a_level_is_told(server: House) -> None:
    ann, bob = somebody(server, "Ann"), somebody(server, "Bob")
    rated = {"title": "hallertau", "seats": 3, "rated": True, "level": "expert"}
    assert ann.refusal("POST", "/api/offers", {**rated, "bots": 1}, status=422) == "error-rated"
    offer = ann.ask("POST", "/api/offers", rated)
    assert offers(bob)[0]["wanted"]["level"] == "expert"
    # Begun with a bot it is not rated.
    ann.table = ann.ask("POST", f"/api/offers/{offer['offer']}/start")["table"]
    assert not ann.state(key="")["rated"]
    offer = ann.ask("POST", "/api/offers", {**rated, "seats": 2})["offer"]
    ann.table = bob.table = bob.ask("POST", f"/api/offers/{offer}/join")["table"]
    for one in (ann, bob):
        state = one.state(key="")
        assert state["rated"]
        if state["waiting"]:
            path = f"hint?seat={state['waiting'][0]}&version={state['version']}"
            assert one.refusal("GET", path, key="", status=403) == "error-rated-hint"


def test_an_invitation_is_told_in_all_processes(make: Make) -> None:
    with house(make(), by_hand=True) as here, house(make(), by_hand=True) as there:
        ann, bob = somebody(here, "Ann"), somebody(there, "Bob")
        offer = ann.ask("POST", "/api/offers", {**TWO, "listed": False})["offer"]
        with bob.client.websocket_connect("/api/offers-stream") as stream:
            assert json.loads(stream.receive_text()) == {"offers": [], "sought": None}
            invite(ann, offer, "BOB")
            there.settle()
            (told,) = json.loads(stream.receive_text())["offers"]
            assert (told["offer"], [one["name"] for one in told["invited"]]) == (offer, ["Bob"])


@pytest.mark.stores("sqlite")
def test_servers_look_by_themselves_for_open_tables_and_begin_what_was_interrupted(
    make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    from unittest import mock

    monkeypatch.setattr("allmende.server.services.EVERY_OFFER", 0.1)
    monkeypatch.setattr("allmende.server.lobby.open_tables.PAUSE", 0.05)
    with house(make()) as here, house(make()) as there:
        ann, bob = somebody(here, "Ann"), somebody(there, "Bob")
        with bob.client.websocket_connect("/api/offers-stream") as stream:
            assert json.loads(stream.receive_text()) == {"offers": [], "sought": None}
            offer = ann.ask("POST", "/api/offers", TWO)["offer"]
            assert [one["offer"] for one in json.loads(stream.receive_text())["offers"]] == [offer]
            create = "allmende.server.tables.registry.Tables.create"
            with mock.patch(create, side_effect=RuntimeError), pytest.raises(RuntimeError):
                bob.ask("POST", f"/api/offers/{offer}/join")
            while not (told := json.loads(stream.receive_text())["offers"])[0]["table"]:
                assert told[0]["offer"] == offer


def test_whoever_comes_or_goes_at_the_moment_when_the_game_begins_is_told_how_it_is(
    server: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def begin() -> None:
        with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as database, database:
            database.execute("UPDATE offers SET tab = 'begun'")

    async def read(self: OpenTables, name: str) -> Offer:
        offer = await get(self, name)
        begin()
        return offer

    ann, bob, cid = (somebody(server, name) for name in ("Ann", "Bob", "Cid"))
    get = OpenTables.get
    for one in (bob, cid):
        offer = ann.ask("POST", "/api/offers", {"title": "hallertau", "seats": 3})["offer"]
        if one is bob:
            bob.ask("POST", f"/api/offers/{offer}/join")
        monkeypatch.setattr(OpenTables, "get", read)
        way, why = ("leave", "error-offer-begun") if one is bob else ("join", "error-offer-full")
        assert one.refusal("POST", f"/api/offers/{offer}/{way}", status=422) == why
        monkeypatch.setattr(OpenTables, "get", get)
        assert names(ann.ask("GET", f"/api/offers/{offer}")) == (["Ann", "Bob"] if one is bob else ["Ann"])
