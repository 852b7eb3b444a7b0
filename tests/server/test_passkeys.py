"""Passkeys: whoever has one comes in on any device; nobody else does, whatever they send."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from allmende.core import Message
from allmende.server import create_app
from allmende.server.http.rate_limits import Limits
from allmende.server.people.passkeys.challenges import SECONDS
from allmende.server.people.passkeys.credentials import MOST
from allmende.server.people.passkeys.relying_party import PasskeyError, relying_party
from allmende.server.store.protocol import Store
from allmende.server.store.sqlite import SqliteStore
from server.authenticator import PRESENT, URL, VERIFIED, Authenticator, add, come_in, decoded, encoded
from server.house import Chance, Clock, House, Json, RandomThinker, house
from server.test_people import another, bob_of, listed, wait_for


@pytest.fixture
def ann(tmp_path: Path, clock: Clock) -> Iterator[House]:
    """A server that has a name, and Ann's browser at it."""
    with house(tmp_path / "tables.sqlite3", clock=clock, urls=(URL,)) as one:
        one.ask("POST", "/api/me", {"name": "Ann"})
        yield one


def refused(server: House, credential: object, status: int = 422) -> str:
    """Why somebody does not come in by what they send."""
    return server.refusal("POST", "/api/me/passkeys/use", {"credential": credential}, status=status)


def not_added(server: House, credential: object, name: str = "Phone") -> str:
    """Why a passkey is not added."""
    return server.refusal("POST", "/api/me/passkeys", {"name": name, "credential": credential}, status=422)


def to_make(server: House) -> Json:
    return server.ask("POST", "/api/me/passkeys/make")


def to_show(server: House) -> Json:
    return server.ask("POST", "/api/me/passkeys/show")


# Adding, coming in, removing


def test_whoever_has_a_passkey_comes_in_at_any_server_process(make: Callable[[], Store], clock: Clock) -> None:
    with ExitStack() as stack:
        here, there = (stack.enter_context(house(make(), clock=clock, urls=(URL,))) for _ in range(2))
        here.ask("POST", "/api/me", {"name": "Ann"})
        there.client.cookies = here.client.cookies
        device = Authenticator()
        made = device.make(to_make(here))
        (mine,) = there.ask("POST", "/api/me/passkeys", {"name": " My\nphone", "credential": made})["passkeys"]
        assert mine == {"passkey": encoded(device.name), "name": "My phone", "since": clock.now, "used": 0}
        phone, other = another(here), another(there)
        clock.now += 60
        shown = device.show(to_show(phone))
        me = other.ask("POST", "/api/me/passkeys/use", {"credential": shown})
        assert (me["person"]["name"], me["devices"]) == ("Ann", 2)
        assert refused(phone, shown) == "error-passkey-late"
        (mine,) = here.ask("GET", "/api/me/passkeys")["passkeys"]
        assert mine["used"] == clock.now
        here.ask("POST", "/api/me/forget", {"name": "Somebody"})
        assert refused(other, device.show(to_show(other)), 404) == "error-passkey-unknown"


def test_the_browser_is_asked_for_a_passkey_that_is_found_without_a_name_and_verified(ann: House) -> None:
    device = Authenticator()
    add(ann, device)
    made, shown = to_make(ann), to_show(ann)
    assert made["rp"] == {"id": "games.example", "name": "Allmende"}
    assert made["user"]["name"] == "Ann"
    assert decoded(made["user"]["id"]).decode() == ann.ask("GET", "/api/me")["person"]["person"]
    assert made["authenticatorSelection"]["residentKey"] == "required"
    assert made["authenticatorSelection"]["userVerification"] == shown["userVerification"] == "required"
    assert [each["id"] for each in made["excludeCredentials"]] == [encoded(device.name)]
    assert (shown["rpId"], shown["allowCredentials"]) == ("games.example", [])
    assert made["attestation"] == "none"


def test_a_device_need_not_vouch_for_itself(ann: House) -> None:
    device = Authenticator()
    made = device.make(to_make(ann), attested=False)
    ann.ask("POST", "/api/me/passkeys", {"name": "Phone", "credential": made})
    assert come_in(another(ann), device)["person"]["name"] == "Ann"


def test_whoever_somebody_was_brings_tables_and_passkeys_along(ann: House) -> None:
    phone, own, bobs = bob_of(ann), Authenticator(), Authenticator()
    add(ann, own)
    add(phone, bobs, "Bob's")
    table = phone.new("here", "bot:random").table
    wait_for(lambda: listed(phone))
    assert come_in(phone, own)["person"]["name"] == "Ann"
    assert [one["table"] for one in listed(ann)] == [table]
    assert {each["name"] for each in ann.ask("GET", "/api/me/passkeys")["passkeys"]} == {"Phone", "Bob's"}
    assert come_in(another(ann), bobs)["person"]["name"] == "Ann"


def test_a_removed_passkey_is_no_good_and_its_devices_stay_mine(ann: House) -> None:
    device = Authenticator()
    (mine,) = add(ann, device)["passkeys"]
    phone = another(ann)
    come_in(phone, device)
    path = f"/api/me/passkeys/{mine['passkey']}/remove"
    assert bob_of(ann).refusal("POST", path, status=404) == "error-passkey-unknown"
    assert ann.ask("POST", path)["passkeys"] == []
    assert ann.refusal("POST", path, status=404) == "error-passkey-unknown"
    assert refused(another(ann), device.show(to_show(ann)), 404) == "error-passkey-unknown"
    assert phone.ask("GET", "/api/me")["person"]["name"] == "Ann"


def test_passkeys_are_among_what_is_known_of_me(ann: House) -> None:
    device = Authenticator()
    (mine,) = add(ann, device)["passkeys"]
    (kept,) = ann.ask("GET", "/api/me/data")["kept"]["passkeys"]
    assert kept == {**mine, "signed": device.signed, "public_key": kept["public_key"]}
    assert another(ann).ask("GET", "/api/me/passkeys") == {"passkeys": [], "origin": URL, "refused": None}


def test_somebody_has_only_so_many(ann: House) -> None:
    for number in range(MOST):
        last = to_make(ann)
        add(ann, Authenticator(), f"Key {number}")
    assert not_added(ann, Authenticator().make(last)) == "error-passkeys"
    assert ann.refusal("POST", "/api/me/passkeys/make", status=422) == "error-passkeys"


def test_the_same_passkey_is_nobody_elses(ann: House) -> None:
    device, bob = Authenticator(), bob_of(ann)
    add(ann, device)
    for one in (ann, bob):
        assert not_added(one, device.make(to_make(one))) == "error-passkey-known"
    assert not_added(bob, Authenticator().make(to_make(bob)), "") == "error-name"
    assert another(ann).refusal("POST", "/api/me/passkeys/make", status=403) == "error-nobody"


# What was asked is answered once, soon, and by whoever was asked


def test_an_answer_counts_once_soon_and_for_what_was_asked(ann: House, clock: Clock) -> None:
    device, bob = Authenticator(), bob_of(ann)
    add(ann, device)
    late, late_too = device.show(to_show(ann)), Authenticator().make(to_make(ann))
    clock.now += SECONDS + 1
    assert refused(ann, late) == not_added(ann, late_too) == "error-passkey-late"
    # What shows a passkey makes none, and what one person makes is no other's.
    made = to_make(ann)
    for_showing = {**made, "rpId": made["rp"]["id"]}
    assert refused(ann, device.show(for_showing)) == "error-passkey-late"
    assert not_added(bob, Authenticator().make(made)) == "error-passkey-late"
    showing = to_show(ann)
    assert not_added(ann, Authenticator().make({**made, **showing})) == "error-passkey-late"
    # A wrong answer was one, too.
    stranger = Authenticator()
    assert refused(ann, {**stranger.show(showing), "id": encoded(device.name)}) == "error-passkey"
    assert refused(ann, device.show(showing)) == "error-passkey-late"


def test_nobody_comes_in_by_a_challenge_that_was_made_up(ann: House) -> None:
    device = Authenticator()
    add(ann, device)
    made_up = {"challenge": encoded(b"made up by a stranger"), "rpId": "games.example"}
    assert refused(another(ann), device.show(made_up)) == "error-passkey-late"


# Bad answers


def test_only_pages_of_this_server_ask(ann: House) -> None:
    device = Authenticator()
    add(ann, device)
    device.origin = "https://games.example.evil"
    assert refused(ann, device.show(to_show(ann))) == "error-passkey-origin"
    assert not_added(ann, device.make(to_make(ann))) == "error-passkey-origin"
    device.origin = URL
    assert refused(ann, device.show({**to_show(ann), "rpId": "evil.example"})) == "error-passkey"


@pytest.mark.parametrize("flags", [PRESENT, VERIFIED, 0])
def test_whoever_has_found_a_device_does_not_come_in_by_it(ann: House, flags: int) -> None:
    device = Authenticator()
    add(ann, device)
    device.flags = flags
    assert refused(ann, device.show(to_show(ann))) == "error-passkey"
    other = Authenticator()
    other.flags = flags
    assert not_added(ann, other.make(to_make(ann))) == "error-passkey"


def test_another_passkey_can_not_stand_in_for_one(ann: House) -> None:
    device, own = Authenticator(), Authenticator()
    add(ann, device)
    bob = bob_of(ann)
    add(bob, own)
    shown = own.show(to_show(bob))
    named = {**shown, "id": encoded(device.name), "rawId": encoded(device.name)}
    assert refused(bob, named) == "error-passkey"
    assert bob.ask("GET", "/api/me")["person"]["name"] == "Bob"


def test_a_copy_shows_by_its_count(ann: House) -> None:
    device = Authenticator()
    add(ann, device)
    come_in(ann, device)
    device.signed -= 1
    assert refused(another(ann), device.show(to_show(ann))) == "error-passkey-copied"
    assert come_in(another(ann), device)["person"]["name"] == "Ann"


def test_a_device_that_does_not_count_is_believed_until_it_does(ann: House) -> None:
    device = Authenticator(counts=False)
    add(ann, device)
    for _ in range(2):
        assert come_in(another(ann), device)["person"]["name"] == "Ann"
    device.counts = True
    come_in(ann, device)
    device.counts, device.signed = False, 0
    assert refused(ann, device.show(to_show(ann))) == "error-passkey-copied"


@pytest.mark.parametrize("nonsense", [None, 7, "x", [], {}, {"response": {}}, {"response": {"clientDataJSON": "%"}}])
def test_nonsense_is_refused_in_a_sentence(ann: House, nonsense: object) -> None:
    assert refused(ann, nonsense) == not_added(ann, nonsense) == "error-passkey"


@pytest.mark.parametrize("part", ["authenticatorData", "signature", "attestationObject", "clientDataJSON"])
def test_damaged_answers_are_refused_in_a_sentence(ann: House, part: str) -> None:
    device = Authenticator()
    add(ann, device)
    for damage in _damages:
        for good, send in ((device.show(to_show(ann)), refused), (Authenticator().make(to_make(ann)), not_added)):
            if part in good["response"]:
                good["response"][part] = encoded(damage(decoded(good["response"][part])))
                assert send(ann, good) in ("error-passkey", "error-passkey-late")
    assert come_in(another(ann), device)["person"]["name"] == "Ann"


_damages: list[Callable[[bytes], Any]] = [
    lambda _: b"",
    lambda content: content[:-1],
    lambda content: content[: len(content) // 2],
    lambda content: bytes(255 - byte for byte in content),
    lambda content: content[:-8] + bytes(8),
    lambda _: b"[" * 5000,
    lambda _: b"\x81" * 5000,
]


# Where they are offered


@pytest.mark.parametrize(
    ("url", "host", "name", "origin"),
    [
        (URL, "", "games.example", URL),
        ("https://Games.Example:443/", "127.0.0.1:8000", "games.example", URL),
        ("https://games.example:8443", "", "games.example", "https://games.example:8443"),
        ("http://localhost:8000", "", "localhost", "http://localhost:8000"),
        ("", "localhost:8000", "localhost", "http://localhost:8000"),
        ("", "127.0.0.1:8000", "localhost", "http://localhost:8000"),
        ("", "[::1]", "localhost", "http://localhost"),
    ],
)
def test_they_are_good_at_one_name(url: str, host: str, name: str, origin: str) -> None:
    assert relying_party(url, host) == (name, origin)


@pytest.mark.parametrize(
    ("url", "host", "why"),
    [
        ("http://games.example", "localhost", Message("passkey-insecure")),
        ("https://192.0.2.7", "", Message("passkey-no-name", {"host": "192.0.2.7"})),
        ("http://127.0.0.1:8000", "", Message("passkey-no-name", {"host": "127.0.0.1"})),
        ("", "192.168.1.5:8000", Message("passkey-no-url", {"option": "--url"})),
        ("", "", Message("passkey-no-url", {"option": "--url"})),
    ],
)
def test_elsewhere_a_sentence_says_why_there_are_none(url: str, host: str, why: Message) -> None:
    with pytest.raises(PasskeyError) as error:
        relying_party(url, host)
    assert error.value.message == why


def test_a_server_without_the_library_runs_and_says_so(ann: House, monkeypatch: pytest.MonkeyPatch) -> None:
    mine = add(ann, Authenticator())["passkeys"]
    monkeypatch.setitem(sys.modules, "webauthn", None)
    told = ann.ask("GET", "/api/me/passkeys")
    why = {"id": "passkey-not-installed", "args": {"command": "pip install 'allmende[passkeys]'"}}
    assert told == {"passkeys": mine, "origin": "", "refused": why}
    for path in ("make", "show"):
        assert ann.refusal("POST", f"/api/me/passkeys/{path}", status=422) == "passkey-not-installed"
    assert ann.ask("POST", f"/api/me/passkeys/{mine[0]['passkey']}/remove")["passkeys"] == []


def test_without_a_url_they_are_good_on_this_machine(server: House) -> None:
    server.client.base_url = "http://localhost:8000"
    server.ask("POST", "/api/me", {"name": "Ann"})
    device = Authenticator("http://localhost:8000")
    assert add(server, device)["origin"] == "http://localhost:8000"
    assert come_in(server, device)["person"]["name"] == "Ann"
    elsewhere = another(server)
    assert elsewhere.ask("GET", "/api/me/passkeys")["refused"]["id"] == "passkey-no-url"
    assert elsewhere.refusal("POST", "/api/me/passkeys/show", status=422) == "passkey-no-url"


def test_a_flood_of_attempts_is_stopped(tmp_path: Path) -> None:
    app = create_app(SqliteStore(tmp_path / "t.sqlite3"), RandomThinker(), limits=Limits(), urls=(URL,))
    with TestClient(app, client=("203.0.113.5", 5000)) as client:
        flood = House(client, Chance())
        for _ in range(200):
            reply = client.post("/api/me/passkeys/show")
            if reply.status_code != 200:
                break
        assert (reply.status_code, reply.json()["message"]["id"]) == (429, "error-too-often")
        assert refused(flood, {}, 429) == "error-too-often"
