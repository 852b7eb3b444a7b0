"""Friends, who are invited in one press; and people who have blocked others, who don't hear of it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from allmende.server.people import blocking, friends
from allmende.server.people.devices import NOTED_EVERY
from allmende.server.store.protocol import Store
from server.house import Clock, House, Json, house
from server.notified import a_table, friend, hook, notifying, pass_by
from server.receiver import Receiver
from server.test_offers import offers, sit_down, somebody
from server.test_people import another
from server.test_results import begun, conceded, finished, page_of

TWO = {"title": "hallertau", "seats": 2}
Make = Callable[[], Store]


@pytest.fixture
def server(make: Make, clock: Clock) -> Iterator[House]:
    with house(make(), clock=clock, by_hand=True) as one:
        yield one


def id_of(one: House) -> str:
    person: str = one.ask("GET", "/api/me", key="")["person"]["person"]
    return person


def befriend(one: House, other: House) -> Json:
    return one.ask("POST", "/api/me/friends", {"person": id_of(other)}, key="")


def block(one: House, other: House) -> Json:
    return one.ask("POST", "/api/me/blocked", {"person": id_of(other)}, key="")


def activities(one: House) -> dict[str, str]:
    """What somebody's friends do, by name."""
    found = one.ask("GET", "/api/me/people", key="")["friends"]
    return {friend["person"]["name"]: friend["activity"] for friend in found}


def relations(one: House, query: str) -> list[Json]:
    found: list[Json] = one.ask("GET", f"/api/me/people/known?{query}", key="")["others"]
    return found


def test_somebody_is_a_friend_by_id_by_page_or_by_a_seat_of_the_same_table(server: House) -> None:
    ann, bob, cid, eve = (somebody(server, name) for name in ("Ann", "Bob", "Cid", "Eve"))
    table = begun(ann, bob)
    ann.settle()
    seat = {"table": table, "seat": 1}
    assert relations(ann, f"table={table}") == [
        {"whom": {"person": "", "page": "", **seat}, "friend": False, "blocked": False}
    ]
    assert [one["person"]["name"] for one in ann.ask("POST", "/api/me/friends", seat, key="")["friends"]] == ["Bob"]
    assert relations(ann, f"table={table}")[0]["friend"]
    # Of a table where one doesn't sit nobody learns who plays there.
    assert eve.refusal("POST", "/api/me/friends", seat, status=403, key="") == "error-no-seat-of-link"
    assert relations(eve, f"table={table}") == []
    page = page_of(cid)
    assert relations(cid, f"page={page}") == relations(ann, "page=nonsense") == []
    assert not relations(ann, f"page={page}")[0]["friend"]
    ann.ask("POST", "/api/me/friends", {"page": page}, key="")
    assert [*activities(ann)] == ["Bob", "Cid"]
    # After the game they are still there.
    conceded(bob, 1)
    ann.settled(lambda: finished(ann))
    assert befriend(bob, ann)["friends"][0]["person"]["name"] == "Ann"
    ann.ask("POST", f"/api/me/friends/{id_of(bob)}/remove", key="")
    assert [*activities(ann)] == ["Cid"]


@pytest.mark.stores("sqlite")
@pytest.mark.parametrize(
    "whom", [{}, {"person": "x"}, {"page": "x"}, {"person": "\N{ROBOT FACE}bot"}, {"table": "x", "seat": 0}]
)
def test_who_is_not_known_is_no_friend(server: House, whom: Json) -> None:
    ann = somebody(server, "Ann")
    for path in ("friends", "blocked"):
        status, why = (403, "error-no-seat-of-link") if "table" in whom else (404, "error-no-such-person")
        assert ann.refusal("POST", f"/api/me/{path}", whom, status=status, key="") == why


@pytest.mark.stores("sqlite")
def test_a_seat_at_the_makers_screen_is_the_makers(server: House) -> None:
    ann = somebody(server, "Ann")
    ann.new("here", "link", "bot")
    bob = another(ann)
    bob.table = ann.table
    bob.ask("POST", "/api/me", {"name": "Bob"}, key="")
    bob.ask("POST", f"/api/me/tables/{ann.table}", key=ann.links[1])
    ann.settle()
    assert [one["whom"]["seat"] for one in relations(bob, f"table={ann.table}")] == [0]
    bob.ask("POST", "/api/me/friends", {"table": ann.table, "seat": 0}, key="")
    assert [*activities(bob)] == ["Ann"]


@pytest.mark.stores("sqlite")
def test_nobody_is_a_friend_of_themselves_and_the_list_has_an_end(
    server: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob, cid = (somebody(server, name) for name in ("Ann", "Bob", "Cid"))
    assert ann.refusal("POST", "/api/me/friends", {"person": id_of(ann)}, status=422, key="") == "error-oneself"
    monkeypatch.setattr(friends, "MOST", 1)
    monkeypatch.setattr(blocking, "MOST", 0)
    befriend(ann, bob)
    assert len(befriend(ann, bob)["friends"]) == 1
    assert ann.refusal("POST", "/api/me/friends", {"person": id_of(cid)}, status=422, key="") == "error-friends"
    assert ann.refusal("POST", "/api/me/blocked", {"person": id_of(cid)}, status=422, key="") == "error-blocked-many"
    assert another(server).refusal("GET", "/api/me/people", status=403, key="") == "error-nobody"


def test_only_to_friends_who_are_friends_of_mine_it_is_told_what_i_do(server: House, clock: Clock) -> None:
    ann, bob = somebody(server, "Ann"), somebody(server, "Bob")
    befriend(ann, bob)
    bob.ask("GET", "/api/me", key="")
    assert activities(ann) == {"Bob": "unknown"}
    befriend(bob, ann)
    assert activities(ann) == {"Bob": "lately"}
    clock.now += NOTED_EVERY + 1
    assert activities(ann) == {"Bob": "unknown"}
    begun(ann, bob)
    with bob.client.websocket_connect(f"/api/tables/{bob.table}/company") as company:
        company.receive_text()
        server.settle()
        assert activities(ann) == {"Bob": "table"}
        assert activities(bob) == {"Ann": "unknown"}
        block(bob, ann)
        assert activities(ann) == {"Bob": "unknown"}


def test_a_table_is_offered_and_friends_are_invited_in_one_press(server: House) -> None:
    ann, bob, cid, eve = (somebody(server, name) for name in ("Ann", "Bob", "Cid", "Eve"))
    wanted = {"wanted": {**TWO, "seats": 3, "listed": False}, "people": [id_of(bob), id_of(cid)]}
    offer = ann.ask("POST", "/api/offers/propose", wanted, key="")
    assert [one["name"] for one in offer["invited"]] == ["Bob", "Cid"]
    assert offers(bob) == offers(cid) == [offer]
    assert offers(eve) == []
    bob.ask("POST", f"/api/offers/{offer['offer']}/join", key="")
    assert cid.ask("POST", f"/api/offers/{offer['offer']}/leave", key="")["offers"] == []
    assert offers(ann)[0]["invited"] == []
    assert ann.refusal("POST", "/api/offers/propose", {**wanted, "people": ["x"]}, status=404) == "error-invite-nobody"
    many = {**wanted, "people": [id_of(bob)] * 21}
    assert ann.refusal("POST", "/api/offers/propose", many, status=422) == "error-invite-many"
    assert len(offers(ann)) == 1


@pytest.mark.stores("sqlite")
def test_of_several_of_the_same_name_the_friend_is_invited(server: House) -> None:
    ann, bob, other = somebody(server, "Ann"), somebody(server, "Bob"), somebody(server, "Bob")
    path = f"/api/offers/{ann.ask('POST', '/api/offers', TWO)['offer']}/invite"
    assert ann.refusal("POST", path, {"name": "Bob"}, status=422) == "error-invite-several"
    befriend(ann, other)
    assert [one["person"] for one in ann.ask("POST", path, {"name": "Bob"})["invited"]] == [id_of(other)]
    assert [one["person"] for one in ann.ask("POST", path, {"person": id_of(bob)})["invited"]] == sorted(
        (id_of(other), id_of(bob))
    )


def test_who_is_blocked_finds_no_open_table_of_the_other_and_hears_nothing_of_it(server: House) -> None:
    ann, bob = somebody(server, "Ann"), somebody(server, "Bob")
    offer = ann.ask("POST", "/api/offers", TWO, key="")
    theirs = bob.ask("POST", "/api/offers", {**TWO, "title": "arle"}, key="")
    assert [one["name"] for one in block(ann, bob)["blocked"]] == ["Bob"]
    assert (offers(ann), offers(bob)) == ([offer], [theirs])
    path = f"/api/offers/{offer['offer']}"
    assert bob.refusal("GET", path, status=404, key="") == "error-no-offer"
    assert bob.refusal("POST", f"{path}/join", status=404, key="") == "error-no-offer"
    assert ann.ask("GET", f"/api/offers/{theirs['offer']}", key="") == theirs
    with bob.client.websocket_connect(f"/api/offers-stream?offer={offer['offer']}") as stream:
        assert json.loads(stream.receive_text()) == {"offers": [theirs], "sought": None}
        ann.ask("POST", f"/api/me/blocked/{id_of(bob)}/remove", key="")
        assert json.loads(stream.receive_text())["sought"] == offer
    assert bob.ask("POST", f"{path}/join", key="")["table"]


def test_those_who_are_kept_apart_are_not_matched(server: House, clock: Clock) -> None:
    ann, bob, cid = (somebody(server, name) for name in ("Ann", "Bob", "Cid"))
    block(ann, bob)
    first = bob.ask("POST", "/api/offers/find", {"wanted": TWO}, key="")
    clock.now += 1
    second = ann.ask("POST", "/api/offers/find", {"wanted": TWO}, key="")
    assert first["offer"] != second["offer"]
    # It is neither a matter of who comes first, nor of who has blocked whom.
    assert cid.ask("POST", "/api/offers/find", {"wanted": TWO}, key="")["offer"] == first["offer"]
    third = bob.ask("POST", "/api/offers/find", {"wanted": TWO}, key="")["offer"]
    assert third not in (first["offer"], second["offer"])


def test_whoever_is_blocked_leaves_the_open_tables_of_the_other(server: House) -> None:
    ann, bob = somebody(server, "Ann"), somebody(server, "Bob")
    offer = ann.ask("POST", "/api/offers", {**TWO, "seats": 3}, key="")["offer"]
    theirs = bob.ask("POST", "/api/offers/propose", {"wanted": TWO, "people": [id_of(ann)]}, key="")["offer"]
    bob.ask("POST", f"/api/offers/{offer}/join", key="")
    befriend(ann, bob)
    found = block(ann, bob)
    assert (found["friends"], [one["name"] for one in found["blocked"]]) == ([], ["Bob"])
    assert [[guest["name"] for guest in one["guests"]] for one in offers(ann)] == [["Ann"]]
    assert [(one["offer"], one["invited"]) for one in offers(bob)] == [(theirs, [])]
    assert ann.refusal("POST", "/api/me/friends", {"person": id_of(bob)}, status=422, key="") == "error-friend-blocked"
    invited = {"wanted": TWO, "people": [id_of(bob)]}
    assert ann.refusal("POST", "/api/offers/propose", invited, status=422, key="") == "error-invite-blocked"


def test_who_is_blocked_invites_and_reminds_nobody_who_has_blocked_them(
    make: Make, clock: Clock, webhooks: Receiver
) -> None:
    with notifying(make(), clock, webhooks) as ann:
        bob = friend(ann)
        hook(bob, webhooks.url("/hook"))
        a_table(ann, bob)
        ann.ask("POST", f"/api/me/tables/{ann.table}", key=ann.links[0])
        block(bob, ann)
        ann.ask("POST", "nudge", {"seat": 1}, key=ann.links[0])
        ann.settle()
        assert not webhooks.received
        # To whoever has reminded them it looks as ever.
        assert ann.refusal("POST", "nudge", {"seat": 1}, status=422, key=ann.links[0]) == "error-nudged"
        proposed = {"wanted": TWO, "people": [id_of(bob)]}
        offer = ann.ask("POST", "/api/offers/propose", proposed, key="")
        assert [one["name"] for one in offer["invited"]] == ["Bob"]
        assert offers(bob) == []
        pass_by(ann)
        assert [line["why"] for each in webhooks.at("/hook") for line in each.told["calls"]] == ["turn"]


def told(stream: Any) -> Json:
    found: Json = json.loads(stream.receive_text())
    return found


@pytest.mark.stores("sqlite")
def test_the_words_of_whom_i_have_blocked_are_not_for_me_also_those_from_a_seat_handed_over(server: House) -> None:
    ann, bob, cid = (somebody(server, name) for name in ("Ann", "Bob", "Cid"))
    table = begun(ann, bob, rated=False)
    block(ann, bob)
    with ann.client.websocket_connect(f"/api/tables/{table}/company") as company:
        assert told(company)["silenced"] == [{"seat": 1, "since": 0}]
    with bob.client.websocket_connect(f"/api/tables/{table}/company") as company:
        assert told(company)["silenced"] == []
    bob.ask("POST", "words", {"seat": 1, "text": "Hm"}, key="")
    key = bob.ask("POST", "seats/1/offer", {}, key="")["key"]
    cid.table = table
    cid.ask("POST", "seats/1/take", {}, key=key)
    cid.ask("POST", "words", {"seat": 1, "text": "Hello"}, key="")
    words = ann.state(key="")["words"]
    with ann.client.websocket_connect(f"/api/tables/{table}/company") as company:
        silenced = told(company)["silenced"]
    assert [word["text"] for word in words if {"seat": word["seat"], "since": word["since"]} in silenced] == ["Hm"]


@pytest.mark.stores("sqlite")
def test_who_is_blocked_takes_nobody_along_to_another_game(server: House) -> None:
    ann, bob = somebody(server, "Ann"), somebody(server, "Bob")
    begun(ann, bob)
    conceded(bob, 1)
    block(ann, bob)
    bob.table = bob.ask("POST", "rematch", key="")["table"]
    server.settle()
    lists = [{one["table"] for one in who.ask("GET", "/api/me/tables", key="")["tables"]} for who in (ann, bob)]
    assert [bob.table in each for each in lists] == [False, True]


def test_friends_and_blocked_people_come_along_to_another_device(server: House) -> None:
    ann, other, bob, cid = (somebody(server, name) for name in ("Ann", "Anne", "Bob", "Cid"))
    befriend(ann, other)
    for one in (ann, other):
        befriend(one, bob)
        befriend(bob, one)
    block(other, cid)
    secret = ann.ask("POST", "/api/me/passes", key="")["secret"]
    other.ask("POST", "/api/me/passes/use", {"secret": secret}, key="")
    mine = ann.ask("GET", "/api/me/people", key="")
    assert [one["person"]["name"] for one in mine["friends"]] == ["Bob"]
    assert [one["name"] for one in mine["blocked"]] == ["Cid"]
    assert [*activities(bob)] == ["Ann"]
    bob.ask("POST", "/api/me/forget", {"name": "Somebody"}, key="")
    assert activities(ann) == {}


def test_friends_of_each_other_who_turn_out_to_be_one_person_are_no_friends_of_themselves(server: House) -> None:
    ann, other = somebody(server, "Ann"), somebody(server, "Ann on another phone")
    befriend(ann, other)
    befriend(other, ann)
    secret = ann.ask("POST", "/api/me/passes", key="")["secret"]
    assert other.ask("POST", "/api/me/passes/use", {"secret": secret}, key="")["devices"] == 2
    assert activities(other) == {}


def test_at_a_table_where_nobody_is_known_there_is_nobody_to_add(server: House) -> None:
    ann = somebody(server, "Ann")
    ann.new("here", "link")
    ann.settle()
    assert relations(ann, f"table={ann.table}") == []
    sit_down(ann)
    assert [one["whom"]["seat"] for one in relations(ann, f"table={ann.table}")] == [1]
