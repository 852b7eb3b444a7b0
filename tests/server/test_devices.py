"""On which devices somebody is known, and how one of them is signed out."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

import pytest

from allmende.server.people.devices import NOTED_EVERY, name_of
from allmende.server.store.protocol import Store
from server.house import Clock, House, Json, house
from server.test_people import another

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0"
SAFARI = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5"
    " Mobile/15E148 Safari/604.1"
)


@pytest.fixture
def ann(make: Callable[[], Store], clock: Clock) -> Iterator[House]:
    """A server on a store of either kind, and Ann's browser at it."""
    with house(make(), clock=clock) as one:
        one.client.headers["User-Agent"] = FIREFOX
        one.ask("POST", "/api/me", {"name": "Ann"})
        yield one


def phone_of(ann: House) -> House:
    """One more device of Ann's."""
    phone = another(ann)
    phone.client.headers["User-Agent"] = SAFARI
    phone.ask("POST", "/api/me/passes/use", {"secret": ann.ask("POST", "/api/me/passes")["secret"]})
    return phone


def devices(server: House) -> list[Json]:
    found: list[Json] = server.ask("GET", "/api/me/devices")["devices"]
    return found


@pytest.mark.parametrize(
    ("agent", "name"),
    [
        (FIREFOX, "Firefox · Linux"),
        (SAFARI, "Safari · iPhone"),
        ("Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0", "Edge · Windows"),
        ("Mozilla/5.0 (Linux; Android 15) Chrome/140.0.0.0 Mobile Safari/537.36", "Chrome · Android"),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.5 Safari/605.1.15", "Safari · Mac"),
        ("Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) Chrome/140.0.0.0 Safari/537.36", "Chrome · Chromebook"),
        ("curl/8.0", ""),
        ("", ""),
    ],
)
def test_a_device_is_called_by_its_browser_and_system(agent: str, name: str) -> None:
    assert name_of(agent) == name


def test_all_devices_are_told_with_the_one_in_use_first(ann: House, clock: Clock) -> None:
    began = int(clock.now)
    clock.now += 60
    phone = phone_of(ann)
    here, there = devices(ann)
    assert (here["name"], here["since"], here["used"], here["here"]) == ("Firefox · Linux", began, began, True)
    assert (there["name"], there["since"], there["here"]) == ("Safari · iPhone", began + 60, False)
    assert [one["device"] for one in devices(phone)] == [there["device"], here["device"]]
    assert another(ann).refusal("GET", "/api/me/devices", status=403) == "error-nobody"


def test_it_is_noted_when_a_device_was_used_last_but_not_all_the_time(ann: House, clock: Clock) -> None:
    began = int(clock.now)
    for later, noted in ((NOTED_EVERY - 1, began), (NOTED_EVERY + 1, began + NOTED_EVERY + 1)):
        clock.now = began + later
        ann.ask("GET", "/api/me")
        assert devices(ann)[0]["used"] == noted
    # Neither does a clock that was set back leave a device in use for ever.
    clock.now = began
    ann.ask("GET", "/api/me")
    assert devices(ann)[0]["used"] == began


def test_what_is_told_of_a_device_is_no_secret(ann: House) -> None:
    (cookie,) = ann.client.cookies.jar
    ann.client.cookies.clear()
    ann.client.cookies.set("allmende", cookie.value or "")
    (told,) = devices(ann)
    assert cookie.value
    assert cookie.value not in json.dumps(told)
    stranger = another(ann)
    stranger.client.cookies.set("allmende", told["device"])
    assert stranger.ask("GET", "/api/me")["person"] is None


def test_one_device_is_signed_out_and_the_others_stay(ann: House) -> None:
    phone, tablet = phone_of(ann), phone_of(ann)
    pass_of_phone = phone.ask("POST", "/api/me/passes")["secret"]
    (lost,) = [one["device"] for one in devices(phone) if one["here"]]
    left = ann.ask("POST", f"/api/me/devices/{lost}/leave")["devices"]
    assert lost not in [one["device"] for one in left]
    assert len(left) == 2
    assert phone.ask("GET", "/api/me")["person"] is None
    assert tablet.ask("GET", "/api/me")["person"] == ann.ask("GET", "/api/me")["person"]
    # Nor does it come back by a pass that was made there.
    assert another(ann).refusal("POST", "/api/me/passes/use", {"secret": pass_of_phone}, status=404) == "error-pass"
    assert ann.refusal("POST", f"/api/me/devices/{lost}/leave", status=404) == "error-no-device"


def test_nobody_signs_out_what_is_anothers(ann: House) -> None:
    (mine,) = devices(ann)
    bob = another(ann)
    assert bob.refusal("POST", f"/api/me/devices/{mine['device']}/leave", status=403) == "error-nobody"
    bob.ask("POST", "/api/me", {"name": "Bob"})
    assert bob.refusal("POST", f"/api/me/devices/{mine['device']}/leave", status=404) == "error-no-device"
    assert devices(ann) == [mine]


def test_what_is_open_on_a_device_that_is_signed_out_tells_nothing_more(ann: House) -> None:
    phone = phone_of(ann)
    ann.new("here", "here")
    phone.table = ann.table
    (lost,) = [one["device"] for one in devices(phone) if one["here"]]
    path = "/api/me/stream"
    with phone.client.websocket_connect(path) as mine, phone.stream(key="") as table:
        assert json.loads(mine.receive_text())["whole"]
        assert table.receive_json()["mine"] == [0, 1]
        ann.ask("POST", f"/api/me/devices/{lost}/leave")
        while (told := mine.receive())["type"] != "websocket.close":
            pass
        assert (told["code"], told["reason"]) == (4403, "error-nobody")
        ann.move(seat=ann.state()["waiting"][0])
        state = table.receive_json()
        assert (state["type"], state["mine"], state["decisions"]) == ("state", [], [])


def test_open_tables_that_are_not_everybodys_are_told_no_more_to_a_device_that_is_signed_out(ann: House) -> None:
    phone = phone_of(ann)
    (lost,) = [one["device"] for one in devices(phone) if one["here"]]
    with phone.client.websocket_connect("/api/offers-stream") as stream:
        assert json.loads(stream.receive_text())["offers"] == []
        ann.ask("POST", "/api/offers", {"title": "hallertau", "seats": 2, "listed": False})
        assert len(json.loads(stream.receive_text())["offers"]) == 1
        ann.ask("POST", f"/api/me/devices/{lost}/leave")
        ann.ask("POST", "/api/offers", {"title": "arle", "seats": 2, "listed": False})
        assert json.loads(stream.receive_text())["offers"] == []


def test_in_another_process_a_device_is_signed_out_as_well(make: Callable[[], Store]) -> None:
    with house(make()) as here, house(make()) as there:
        here.ask("POST", "/api/me", {"name": "Ann"})
        phone = House(there.client, there.chance)
        phone.ask("POST", "/api/me/passes/use", {"secret": here.ask("POST", "/api/me/passes")["secret"]})
        (lost,) = [one["device"] for one in devices(phone) if one["here"]]
        assert len(here.ask("POST", f"/api/me/devices/{lost}/leave")["devices"]) == 1
        assert phone.ask("GET", "/api/me")["person"] is None
