"""Pushes to browsers: only the one that is meant can read them, and they come from this server and no other."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_pem_private_key,
)
from py_vapid import Vapid02

from allmende import cli
from allmende.server.notifications.config import push_key
from allmende.server.notifications.messages import PushKeys
from allmende.server.notifications.push import Push
from allmende.server.notifications.targets import Kept
from allmende.server.notifications.texts import Line, Notification
from allmende.server.notifications.unsubscribe import Stop
from allmende.server.store.protocol import Store
from server.house import Clock, House
from server.notified import URL, a_table, friend, hook, notifying, pass_by, served, targets
from server.receiver import Browser, Received, Receiver
from server.test_people import another

Make = Callable[[], Store]


@pytest.fixture
def ann(make: Make, clock: Clock, webhooks: Receiver) -> Iterator[House]:
    with notifying(make(), clock, webhooks) as one:
        yield one


@pytest.mark.stores("sqlite")
def test_a_push_is_read_by_its_browser_alone(ann: House, webhooks: Receiver) -> None:
    bob, browser = friend(ann), Browser()
    hook(bob, webhooks.url("/push"), "push", keys=browser.keys)
    a_table(ann, bob)
    pass_by(ann)
    (push,) = webhooks.at("/push")
    told = browser.read(push)
    title = "It is your turn: Hallertau with Ann."
    stop = told.pop("stop")
    assert (stop["label"], stop["done"]) == ("Turn off these notifications", "You no longer get notifications here.")
    assert stop["link"].startswith(f"{URL}/stop/")
    assert {**told, "id": ""} == {
        "id": "",
        "title": title,
        "body": title,
        "url": f"{URL}/t/{ann.table}",
        "language": "en",
    }
    with pytest.raises(http_ece.ECEException):
        Browser().read(push)
    assert b"Hallertau" not in push.body
    assert push.headers["topic"] == told["id"]
    assert 1 <= len(told["id"]) <= 32
    assert (push.headers["content-encoding"], push.headers["ttl"]) == ("aes128gcm", "86400")


def test_a_push_is_signed_with_the_key_that_browsers_were_given_which_stays_the_same(
    make: Make, clock: Clock, webhooks: Receiver
) -> None:
    keys = set()
    for _ in range(2):
        with notifying(make(), clock, webhooks) as ann:
            target = hook(ann, webhooks.url("/push"), "push", keys=Browser().keys)["target"]
            ann.ask("POST", f"/api/me/calls/targets/{target}/try", key="")
            keys.add(ann.ask("GET", "/api/me/calls")["key"])
    (key,) = keys
    pushes = webhooks.at("/push")
    assert len(pushes) == 2
    for push in pushes:
        said = push.headers["authorization"]
        assert Vapid02.verify(said)
        assert said.endswith(f"k={key}")


def pem(curve: ec.EllipticCurve, form: PrivateFormat = PrivateFormat.TraditionalOpenSSL) -> bytes:
    """A new key on a curve, as openssl writes it."""
    return ec.generate_private_key(curve).private_bytes(Encoding.PEM, form, NoEncryption())


@pytest.mark.stores("sqlite")
@pytest.mark.parametrize("form", [PrivateFormat.TraditionalOpenSSL, PrivateFormat.PKCS8])
def test_an_operator_can_bring_the_key(
    make: Make, clock: Clock, webhooks: Receiver, tmp_path: Path, form: PrivateFormat
) -> None:
    file = tmp_path / "vapid.pem"
    file.write_bytes(pem(ec.SECP256R1(), form))
    given = push_key(str(file))
    with served(make(), clock, webhooks) as server:
        kept = server.ask("GET", "/api/me/calls")["key"]
    with served(make(), clock, webhooks, push_key=given) as server:
        server.ask("POST", "/api/me", {"name": "Ann"})
        target = hook(server, webhooks.url("/push"), "push", keys=Browser().keys)["target"]
        server.ask("POST", f"/api/me/calls/targets/{target}/try", key="")
        brought = server.ask("GET", "/api/me/calls")["key"]
    (push,) = webhooks.at("/push")
    said = push.headers["authorization"]
    assert Vapid02.verify(said)
    assert said.endswith(f"k={brought}")
    point = (
        load_pem_private_key(file.read_bytes(), None)
        .public_key()
        .public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    )
    assert http_ece_bytes(brought) == point
    assert kept != brought


@pytest.mark.parametrize("content", [None, b"", b"not a key", pem(ec.SECP384R1())])
def test_a_file_that_holds_no_such_key_is_named_in_a_sentence(
    content: bytes | None, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    file = tmp_path / "vapid.pem"
    if content is not None:
        file.write_bytes(content)
    assert (
        cli.main(["serve", "--no-browser", "--database", str(tmp_path / "tables.sqlite3"), "--vapid", str(file)]) == 2
    )
    said = capsys.readouterr().err
    assert said.startswith(f"allmende: {file} holds no private key on the curve P-256, in PEM, for --vapid: ")
    assert said.count("\n") == 1
    assert "BEGIN" not in said


@pytest.mark.stores("sqlite")
def test_a_browser_that_has_left_is_notified_no_more(ann: House, webhooks: Receiver) -> None:
    bob = friend(ann)
    hook(bob, webhooks.url("/push"), "push", keys=Browser().keys)
    webhooks.answers["/push"] = 410
    target = targets(bob)[0]["target"]
    assert bob.refusal("POST", f"/api/me/calls/targets/{target}/try", status=422, key="") == "call-error-status"


def test_a_browser_is_its_last_owners(ann: House, webhooks: Receiver) -> None:
    bob, browser = friend(ann), Browser()
    hook(ann, webhooks.url("/push"), "push", keys=browser.keys)
    hook(bob, webhooks.url("/push"), "push", keys=browser.keys)
    assert (targets(ann), len(targets(bob))) == ([], 1)


def test_a_device_that_is_signed_out_is_notified_no_more(ann: House, webhooks: Receiver) -> None:
    phone, lost = friend(ann), another(ann)
    lost.ask("POST", "/api/me/passes/use", {"secret": phone.ask("POST", "/api/me/passes")["secret"]})
    for one, path in ((phone, "/phone"), (lost, "/lost")):
        hook(one, webhooks.url(path), "push", keys=Browser().keys)
    hook(lost, webhooks.url("/hook"))
    # Whoever comes in anew has another secret there, and is the same device.
    lost.ask("POST", "/api/me/passes/use", {"secret": phone.ask("POST", "/api/me/passes")["secret"]})
    (name,) = [each["device"] for each in lost.ask("GET", "/api/me/devices")["devices"] if each["here"]]
    phone.ask("POST", f"/api/me/devices/{name}/leave")
    assert {each["address"] for each in targets(phone)} == {webhooks.url("/phone"), webhooks.url("/hook")}
    tablet = another(ann)
    tablet.ask("POST", "/api/me/passes/use", {"secret": phone.ask("POST", "/api/me/passes")["secret"]})
    phone.ask("POST", "/api/me/leave")
    assert [each["kind"] for each in targets(tablet)] == ["json"]


def test_pushes_are_encrypted_as_the_standard_shows() -> None:
    """The example of RFC 8291, appendix A."""
    plain = b"When I grow up, I want to be a watermelon"
    secret = http_ece_bytes("BTBZMqHH6r4Tts7J_aSIgg")
    receiver_key = ec.derive_private_key(
        int.from_bytes(http_ece_bytes("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94")), ec.SECP256R1()
    )
    message = http_ece_bytes(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_y"
        "l95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert http_ece.decrypt(message, private_key=receiver_key, auth_secret=secret) == plain


def http_ece_bytes(text: str) -> bytes:
    from base64 import urlsafe_b64decode

    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Taken:
    """Takes what is posted."""

    body = b""

    def check(self, url: str) -> None:
        """Anywhere."""

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> None:
        self.body = body


@pytest.mark.stores("sqlite")
def test_a_push_tells_as_many_lines_as_push_services_take(make: Make) -> None:
    lines = [
        Line(f"It is your turn: Agricola with \N{EAR OF MAIZE} and others, {number}.", URL, "turn")
        for number in range(99)
    ]
    browser, taken = Browser(), Taken()

    async def work() -> None:
        store = make()
        await store.open()
        push = Push(store, taken, "mailto:host@example.org", lambda: 1_700_000_000)
        target = Kept("target", "ann", "push", "https://push.example/1", PushKeys(**browser.keys), 0, None, 0, 0)
        await push.send(target, Notification("many", "99 times", lines, "en"), Stop(URL, URL, "secret"))
        await store.close()

    asyncio.run(work())
    told = browser.read(Received("/push", {}, taken.body))
    body = told["body"].splitlines()
    assert 4096 - 110 < len(taken.body) <= 4096
    assert (told["title"], body) == ("99 times", [line.text for line in lines][: len(body)])
