"""Whatever people try, nothing is lost and nobody let in: floods, others' sessions, two at once, clocks that jump."""

from __future__ import annotations

import signal
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import httpx2
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from allmende.core import Message
from allmende.server import keys
from allmende.server.http import rate_limits
from allmende.server.http.rate_limits import HOUSEHOLD, RATES
from allmende.server.store.protocol import Store
from allmende.words import LANGUAGES, Speaker
from server.house import Clock, House, Json, house
from server.notified import a_table, friend, hook, notifying, pass_by
from server.receiver import Receiver
from server.test_main import serving
from server.test_offers import somebody
from server.test_people import another
from server.test_rate_limits import NEW, visited
from server.test_rate_limits import Clock as Still

YEAR = 365 * 24 * 60 * 60
OPEN = {"title": "arle", "seats": 2}
HOOK = {"kind": "json", "address": "https://hooks.example/"}
FLOODS: list[tuple[rate_limits.Kind, str, Json]] = [
    ("tables", "/api/tables", NEW),
    ("tables", "/api/offers", OPEN),
    ("joins", "/api/offers/none/join", {}),
    ("joins", "/api/offers/none/invite", {"name": "Bob"}),
    ("joins", "/api/bot/offers/none/join", {}),
    ("words", "/api/tables/none/words", {"seat": 0, "text": "Hello"}),
    ("words", "/api/tables/none/nudge", {"seat": 0}),
    ("notifications", "/api/me/calls/targets", HOOK),
    ("notifications", "/api/me/calls/targets/none/try", {}),
    ("persons", "/api/me", {"name": "Ann"}),
    ("persons", "/api/me/passes/use", {"secret": "guessed"}),
]


@pytest.fixture
def server(make: Callable[[], Store], clock: Clock) -> Iterator[House]:
    """A server on a store of either kind."""
    with house(make(), clock=clock, by_hand=True) as one:
        yield one


# Floods


def sent(server: House, path: str, body: Json, secret: str, key: str = "") -> Any:
    """The reply to what a browser with this secret asks for, perhaps with a key."""
    server.client.cookies.clear()
    headers = {"Cookie": f"allmende={secret}"} | ({"Authorization": f"Bearer {key}"} if key else {})
    return server.client.post(path, json=body, headers=headers)


@pytest.mark.parametrize(("kind", "path", "body"), FLOODS)
def test_nobody_asks_more_often_from_several_addresses_or_with_made_up_keys(
    tmp_path: Path, kind: rate_limits.Kind, path: str, body: Json
) -> None:
    addresses = [f"203.0.113.{number}" for number in range(4)]
    with visited(tmp_path, Still(), *addresses) as visitors:
        most = int(RATES[kind].burst)
        for number in range(most):
            assert sent(visitors[number % 4], path, body, "same", keys.new_key()).status_code != 429
        refused = sent(visitors[0], path, body, "same", keys.new_key())
        assert refused.status_code == 429
        assert int(refused.headers["retry-after"]) > 0
        message = refused.json()["message"]
        assert message == {"id": "error-too-often", "args": {"seconds": int(refused.headers["retry-after"])}}
        assert sent(visitors[0], path, body, "another").status_code != 429


@pytest.mark.parametrize(("kind", "path", "body"), FLOODS)
def test_nobody_asks_more_often_as_somebody_new_each_time(
    tmp_path: Path, kind: rate_limits.Kind, path: str, body: Json
) -> None:
    with visited(tmp_path, Still(), "203.0.113.1", "203.0.113.2") as (flood, other):
        for number in range(HOUSEHOLD * int(RATES[kind].burst)):
            assert sent(flood, path, body, f"browser-{number}").status_code != 429
        assert sent(flood, path, body, "one-more").status_code == 429
        assert sent(other, path, body, "one-more").status_code != 429


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_asks_too_often_is_told_in_a_sentence_when_to_go_on(language: str) -> None:
    said = Speaker(language, strict=True).say(Message("error-too-often", {"seconds": 42}))
    assert "42" in said
    assert said.endswith(".")


# Another's session


def test_what_is_somebodys_is_nobody_elses_to_see_or_to_change(server: House) -> None:
    ann, bob = somebody(server, "Ann"), somebody(server, "Bob")
    offer = ann.ask("POST", "/api/offers", OPEN, key="")["offer"]
    ann.ask("POST", "/api/me/bots", {"name": "annbot"}, key="")
    table = ann.new("here", "link").table
    ann.key = bob.key = ""  # from here on everybody is known by their browser alone
    bob.table = table
    ann.settled(lambda: ann.ask("GET", "/api/me/tables")["tables"])
    ann.ask("POST", f"/api/me/tables/{table}/remark", {"remark": "Sow more"})
    version = ann.state()["version"]
    for path, body, status in (
        (f"/api/tables/{table}/moves", {"seat": 0, "version": version, "move": "exchange 1"}, 403),
        (f"/api/tables/{table}/undo", {"seat": 0, "version": version}, 403),
        (f"/api/tables/{table}/plan", {"seat": 0, "version": version, "turns": []}, 403),
        (f"/api/tables/{table}/words", {"seat": 0, "text": "I am Ann"}, 403),
        (f"/api/tables/{table}/end", {"seat": 0, "wish": "concede"}, 403),
        (f"/api/tables/{table}/seats/0", {"name": "Bob"}, 403),
        (f"/api/tables/{table}/seats/0/offer", {}, 403),
        (f"/api/me/tables/{table}", None, 422),
        (f"/api/offers/{offer}/start", None, 403),
        (f"/api/offers/{offer}/invite", {"name": "Ann"}, 403),
        ("/api/me/bots/@annbot/remove", None, 404),
    ):
        assert bob.refusal("POST", path, body, status=status), path
    assert bob.ask("GET", f"/api/me/tables/{table}/remark") == {"remark": ""}
    assert bob.state()["mine"] == []
    assert ann.state()["version"] == version
    assert ann.state()["players"][0]["name"] == "Ann"
    kept = bob.ask("GET", "/api/me/data")["kept"]
    assert [place for place in kept if kept[place]] == ["persons", "devices"]


def test_a_session_that_was_left_or_forgotten_is_nobodys(server: House) -> None:
    ann = somebody(server, "Ann")
    (secret,) = [cookie.value for cookie in ann.client.cookies.jar]
    phone = another(server)
    phone.ask("POST", "/api/me/passes/use", {"secret": ann.ask("POST", "/api/me/passes")["secret"]})
    ann.ask("POST", "/api/me/leave", {})
    assert sent(ann, "/api/me/passes", {}, secret or "").status_code == 403
    (secret,) = [cookie.value for cookie in phone.client.cookies.jar]
    phone.ask("POST", "/api/me/forget", {"name": "Somebody"})
    assert sent(phone, "/api/me/passes", {}, secret or "").status_code == 403


# Names


@pytest.mark.stores("sqlite")
@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("\u202eAnn\u202c", "Ann"),
        ("\u2067Ann\u2069 \u200f", "Ann"),
        ("<b>Ann</b>", "<b>Ann</b>"),
        ("Ann\r\nBcc: all@mail.example", "Ann Bcc: all@mail.example"),
    ],
)
def test_a_name_is_letters_wherever_it_goes(server: House, written: str, kept: str) -> None:
    ann, bob = somebody(server, written), somebody(server, "Bob")
    assert ann.ask("GET", "/api/me")["person"]["name"] == kept
    offer = ann.ask("POST", "/api/offers", OPEN)
    assert offer["host"]["name"] == kept
    bob.table = bob.ask("POST", f"/api/offers/{offer['offer']}/join")["table"]
    assert bob.state()["players"][0]["name"] == kept


@pytest.mark.stores("sqlite")
@pytest.mark.parametrize("written", ["\u202e\u2066", "\u200b\u2060", " \n", "x" * 41])
def test_what_is_no_name_is_refused(server: House, written: str) -> None:
    assert another(server).refusal("POST", "/api/me", {"name": written}, status=422) == "error-name"


# Two at once


def together(*asked: Callable[[], int]) -> list[int]:
    """The statuses of what is asked for at the same moment, the smallest first."""
    with ThreadPoolExecutor(len(asked)) as threads:
        return sorted(each.result() for each in [threads.submit(one) for one in asked])


def status(server: House, path: str, body: Json) -> Callable[[], int]:
    return lambda: server.client.post(path, json=body).status_code


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "/api/people/a%00b", None),
        ("GET", "/api/offers/a%00b", None),
        ("GET", "/api/finished?called=a%00b", None),
        ("GET", "/api/finished/games?called=a%00b", None),
        ("GET", "/api/finished/a%00b/record", None),
        ("POST", "/api/offers/a%00b/join", {}),
        ("POST", "/api/me/passkeys/a%00b/remove", {}),
        ("POST", "/api/me/tables/a%00b/show", {}),
        ("POST", "/api/me/tables/{table}/remark", {"remark": "a\0b"}),
        ("POST", "/api/tables", {"title": "arle", "players": [{"kind": "bot", "name": "A", "bot": "@a\0b"}]}),
    ],
)
def test_a_character_that_no_text_has_is_refused_in_a_sentence(
    server: House, method: str, path: str, body: Json
) -> None:
    ann = somebody(server, "Ann")
    ann.new("here")
    assert ann.refusal(method, path.format(table=ann.table), body, status=422, key="") == "error-text"


def test_of_two_devices_that_decide_at_once_one_does_and_both_see_it(server: House) -> None:
    ann = somebody(server, "Ann")
    phone = another(server)
    phone.ask("POST", "/api/me/passes/use", {"secret": ann.ask("POST", "/api/me/passes")["secret"]})
    ann.new("here", "here")
    ann.key, phone.table = "", ann.table
    state = ann.state()
    (decision,) = state["decisions"]
    path = f"/api/tables/{ann.table}/moves"
    moves = [
        {"seat": decision["seat"], "version": state["version"], "move": move["text"]} for move in decision["moves"][:2]
    ]
    assert together(status(ann, path, moves[0]), status(phone, path, moves[1])) == [200, 409]
    assert ann.state() == phone.state()
    assert len(ann.state()["history"]) == len(state["history"]) + 1


def test_of_many_that_use_a_link_at_once_one_is_let_in(server: House) -> None:
    ann = somebody(server, "Ann")
    used = {"secret": ann.ask("POST", "/api/me/passes")["secret"]}
    assert together(*(status(another(server), "/api/me/passes/use", used) for _ in range(5))) == [200, *[404] * 4]
    assert ann.ask("GET", "/api/me")["devices"] == 2


def test_of_two_that_take_the_last_place_at_once_one_has_it(server: House) -> None:
    ann, bob, cid = (somebody(server, name) for name in ("Ann", "Bob", "Cid"))
    path = f"/api/offers/{ann.ask('POST', '/api/offers', OPEN)['offer']}/join"
    assert together(status(bob, path, {}), status(cid, path, {})) == [200, 422]
    sat = [ann.settled(lambda: ann.ask("GET", "/api/me/tables")["tables"])]
    sat += [one.ask("GET", "/api/me/tables")["tables"] for one in (bob, cid)]
    assert sorted(map(len, sat)) == [0, 1, 1]


# Clocks that jump


def test_whoever_was_notified_by_a_clock_that_jumps_is_notified_again_when_it_is_set_right(
    make: Callable[[], Store], clock: Clock, webhooks: Receiver
) -> None:
    with notifying(make(), clock, webhooks) as ann:
        bob = friend(ann)
        hook(bob, webhooks.url("/hook"))
        clock.now += YEAR
        a_table(ann, bob)
        pass_by(ann)
        assert len(webhooks.at("/hook")) == 1
        clock.now -= YEAR
        a_table(ann, bob)
        pass_by(ann)
        assert len(webhooks.at("/hook")) == 2


def test_a_link_that_was_made_while_a_clock_was_wrong_is_used_once_all_the_same(server: House, clock: Clock) -> None:
    ann = somebody(server, "Ann")
    used = {"secret": ann.ask("POST", "/api/me/passes")["secret"]}
    clock.now -= YEAR
    another(server).ask("POST", "/api/me/passes/use", used)
    assert another(server).refusal("POST", "/api/me/passes/use", used, status=404) == "error-pass"
    used = {"secret": ann.ask("POST", "/api/me/passes")["secret"]}
    clock.now += YEAR
    assert another(server).refusal("POST", "/api/me/passes/use", used, status=404) == "error-pass"


# Secrets


def test_no_secret_goes_into_a_log_a_reply_or_a_referrer(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    with serving(database) as server, httpx2.Client(base_url=server.address, timeout=60) as browser:
        browser.post("/api/me", json={"name": "Ann"}).raise_for_status()
        seats = [{"kind": "here", "name": "Ann"}, {"kind": "link", "name": "Bob"}]
        made = browser.post("/api/tables", json={**NEW, "players": seats}).json()
        secrets = [made["key"], made["seats"][1]["key"], *(cookie.value or "" for cookie in browser.cookies.jar)]
        with closing(sqlite3.connect(database)) as connection:
            # Whoever asks for this one meets an error that the server tells its operator.
            connection.execute("INSERT INTO entries (tab, version, entry) VALUES ('broken', 0, '{}')")
            connection.commit()
        replies = []
        for table in (made["table"], "broken", "none"):
            for secret in secrets:
                for path in ("", "/nothing", "/record", "/hint?seat=0&version=0"):
                    at = f"/api/tables/{table}{path}"
                    replies.append(browser.get(at, headers={"Authorization": f"Bearer {secret}"}))
                    replies.append(browser.get(f"{at}{'&' if '?' in at else '?'}key={secret}"))
                replies.append(browser.post(f"/api/tables/{table}/moves?key={secret}", content="garbled"))
                stream = f"ws{server.address[4:]}/api/tables/{table}/stream?key={secret}&eyes=7"
                with suppress(ConnectionClosed, InvalidStatus), connect(stream) as heard:
                    heard.recv()
        assert {reply.status_code for reply in replies} >= {200, 403, 404, 415, 422}
        server.end(signal.SIGINT)
        told = [server.said, *(f"{reply.headers} {reply.text}" for reply in replies)]
        assert not [text for text in told for secret in secrets if secret in text]
        assert {reply.headers["referrer-policy"] for reply in replies} == {"no-referrer"}
