"""A webhook's address is a stranger's: it leads to no private network, nowhere else, and for no long time."""

from __future__ import annotations

import asyncio
import socket
import ssl
import time
from collections.abc import Awaitable, Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from allmende.server.notifications.errors import NotificationError
from allmende.server.notifications.guarded_http import Poster, is_public, resolve
from server.receiver import Receiver, receiver

Resolve = Callable[[str, int], Awaitable[list[str]]]


@pytest.fixture(scope="module")
def webhooks() -> Iterator[Receiver]:
    with receiver() as one:
        yield one


def why(poster: Poster, url: str) -> str:
    """Why a request is not made, or has failed; empty if it went well."""
    try:
        asyncio.run(poster.post(url, b"{}", {"Content-Type": "application/json"}))
    except NotificationError as error:
        return error.message.id
    return ""


def named(*answers: list[str]) -> Resolve:
    """A server for names that says this, one answer after the other."""
    left = list(answers)

    async def find(host: str, port: int) -> list[str]:
        return left.pop(0) if len(left) > 1 else left[0]

    return find


def certified(name: str) -> bytes:
    """A certificate for a host of this name that vouches for itself, and its key."""
    key, now = ec.generate_private_key(ec.SECP256R1()), datetime.now(UTC)
    called = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
    made = x509.CertificateBuilder(called, called, key.public_key(), x509.random_serial_number())
    made = made.not_valid_before(now - timedelta(hours=1)).not_valid_after(now + timedelta(hours=1))
    made = made.add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
    kept = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    return made.sign(key, SHA256()).public_bytes(Encoding.PEM) + kept


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0"),
        *("224.0.0.1", "255.255.255.255", "198.18.0.1", "240.0.0.1", "192.0.2.1"),
        *("::1", "::", "fe80::1", "fe80::1%eth0", "fc00::1", "fec0::1", "ff02::1", "2001:db8::1"),
        *("::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::a00:1", "2002:7f00:1::", "2001:0:1::", "no address"),
        *("::127.0.0.1", "::10.0.0.1", "::ffff:0:10.0.0.1", "64:ff9b:1::7f00:1", "64:ff9b:1::909:909"),
    ],
)
def test_private_addresses_are_known_in_all_their_clothes(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["9.9.9.9", "2620:fe::fe", "::ffff:9.9.9.9", "64:ff9b::909:909"])
def test_public_addresses_are_public(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize("host", ["127.0.0.1", "[::1]", "0x7f000001", "2130706433", "localhost", "[::ffff:127.0.0.1]"])
def test_no_way_of_writing_this_machine_leads_there(host: str, webhooks: Receiver) -> None:
    assert why(Poster(), f"https://{host}:{webhooks.port}/hook") in ("call-error-private", "call-error-unreachable")
    assert not webhooks.received


@pytest.mark.parametrize(
    "found", [["10.0.0.1"], ["9.9.9.9", "10.0.0.1"], ["::ffff:169.254.169.254"], ["2620:fe::fe", "::1"]]
)
def test_every_address_of_a_name_has_to_be_public(found: list[str]) -> None:
    assert why(Poster(resolve=named(found)), "https://friend.example/hook") == "call-error-private"


def test_a_name_that_leads_elsewhere_the_second_time_is_asked_once_for_each_request(webhooks: Receiver) -> None:
    asked = []

    async def find(host: str, port: int) -> list[str]:
        asked.append(host)
        return ["9.9.9.9"] if len(asked) == 1 else ["127.0.0.1"]

    poster = Poster(resolve=find, seconds=0.3)
    assert why(poster, f"https://friend.example:{webhooks.port}/hook") in ("call-error-slow", "call-error-unreachable")
    assert asked == ["friend.example"]
    assert why(poster, f"https://friend.example:{webhooks.port}/hook") == "call-error-private"
    assert not webhooks.received


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("http://friend.example/hook", "call-error-https"),
        ("ftp://friend.example/hook", "call-error-https"),
        ("https://me:secret@friend.example/", "call-error-address"),
        ("https:///hook", "call-error-address"),
        ("https://friend.example:99999/", "call-error-address"),
        ("https://friend.example/a b", "call-error-address"),
        ("https://friend.example/\r\nHost: other", "call-error-address"),
        ("https://friend.example/" + "x" * 1000, "call-error-address"),
        ("nonsense", "call-error-address"),
    ],
)
def test_addresses_that_make_no_sense_are_refused_before_anything_is_asked(url: str, reason: str) -> None:
    assert why(Poster(resolve=named(["9.9.9.9"])), url) == reason


def test_a_place_that_the_operator_has_named_is_reached_and_no_other(webhooks: Receiver) -> None:
    poster = Poster({("127.0.0.1", webhooks.port)})
    webhooks.received.clear()
    assert why(poster, webhooks.url("/hook")) == ""
    assert [one.path for one in webhooks.received] == ["/hook"]
    assert why(Poster({("localhost", webhooks.port)}), webhooks.url("/hook", host="LocalHost")) == ""
    assert why(poster, webhooks.url("/hook", host="localhost")) == "call-error-https"
    assert why(poster, f"https://127.0.0.1:{webhooks.port + 1}/") == "call-error-private"


def test_nothing_is_followed_and_refusals_are_told(webhooks: Receiver) -> None:
    poster = Poster({("127.0.0.1", webhooks.port)})
    webhooks.received.clear()
    webhooks.answers |= {"/elsewhere": 302, "/no": 500}
    assert why(poster, webhooks.url("/elsewhere")) == "call-error-elsewhere"
    assert why(poster, webhooks.url("/no")) == "call-error-status"
    assert [one.path for one in webhooks.received] == ["/elsewhere", "/no"]


def test_whoever_answers_slowly_or_without_an_end_is_left(webhooks: Receiver) -> None:
    poster = Poster({("127.0.0.1", webhooks.port)}, seconds=0.5)
    began = time.monotonic()
    assert why(poster, webhooks.url("/slow")) == "call-error-slow"
    assert time.monotonic() - began < 25  # it would have ended after 30
    assert why(poster, webhooks.url("/huge")) == ""
    assert webhooks.answers.get("sent", 0) < 100


def test_the_certificate_has_to_be_of_the_name_and_not_of_the_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    certificate = tmp_path / "certificate.pem"
    certificate.write_bytes(certified("friend.example"))
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
    asked: list[str | None] = []

    async def both() -> tuple[str, str]:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(certificate)
        context.sni_callback = lambda _, name, __: asked.append(name)

        async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.readuntil(b"\r\n\r\n")
            writer.write(b"HTTP/1.1 204 No Content\r\n\r\n")
            await writer.drain()
            # Who closes while the other side still sends takes back what it has said.
            await reader.read()
            writer.close()

        async with await asyncio.start_server(answer, "127.0.0.1", 0, ssl=context) as server:
            port = server.sockets[0].getsockname()[1]
            found = []
            for host in ("friend.example", "enemy.example"):
                poster = Poster({(host, port)}, resolve=named(["127.0.0.1"]))
                try:
                    await poster.post(f"https://{host}:{port}/", b"", {})
                    found.append("")
                except NotificationError as error:
                    found.append(error.message.id)
            return found[0], found[1]

    assert asyncio.run(both()) == ("", "call-error-unreachable")
    assert asked == ["friend.example", "enemy.example"]


def test_names_are_resolved_by_the_system() -> None:
    assert "127.0.0.1" in asyncio.run(resolve("127.0.0.1", 443))
    with pytest.raises(socket.gaierror):
        asyncio.run(resolve("nobody.invalid", 443))
