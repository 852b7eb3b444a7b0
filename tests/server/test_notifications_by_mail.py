"""Notifications and links by mail, at a real mail server: an address is confirmed, they come and are stopped by it."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Callable, Iterator
from email.message import EmailMessage
from typing import Any

import pytest
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session

from allmende.server.notifications.config import MailServer, MailServerError
from allmende.server.notifications.magic_links import GOOD_FOR
from allmende.server.notifications.targets import DAY
from allmende.server.store.protocol import Store
from server.house import Clock, House
from server.notified import URL, a_table, another, friend, notifying, pass_by, targets
from server.office import Office, taking
from server.receiver import receiver

Make = Callable[[], Store]
BOB = "bob@mail.example"


def link_in(mail: EmailMessage, path: str) -> str:
    """The secret of the link of a mail."""
    found = re.search(rf"{re.escape(URL + path)}#(\S+)", mail.get_content())
    assert found, mail.get_content()
    return found[1]


@pytest.fixture
def office() -> Office:
    return Office()


@pytest.fixture
def mail(office: Office) -> Iterator[MailServer]:
    with taking(office) as port:
        yield MailServer.at(f"smtp://127.0.0.1:{port}", URL)


@pytest.fixture
def ann(make: Make, clock: Clock, mail: MailServer) -> Iterator[House]:
    with notifying(make(), clock, mail=mail) as one:
        yield one


@pytest.fixture
def bob(ann: House) -> House:
    return friend(ann)


def name(bob: House, address: str = BOB) -> None:
    bob.ask("POST", "/api/me/calls/targets", {"kind": "mail", "address": address}, key="")


def confirmed(bob: House, office: Office) -> None:
    """Bob has an address."""
    name(bob)
    bob.ask("POST", "/api/mail/confirm", {"secret": link_in(office.last(1), "/mail")}, key="")


def entered(server: House) -> None:
    """Wait until links are sent to whom they let in: nobody who asks for one is told whether it is."""

    async def wait() -> None:
        tasks = [task for task in asyncio.all_tasks() if "Entering._enter" in repr(task.get_coro())]
        await asyncio.gather(*tasks)

    assert server.client.portal is not None
    server.client.portal.call(wait)


def test_an_address_is_mine_once_i_have_followed_a_link_that_works_once(bob: House, office: Office) -> None:
    name(bob, " Bob@Mail.example ")
    assert (targets(bob), bob.ask("GET", "/api/me/calls")["unconfirmed"]) == ([], [BOB])
    mail = office.last(1)
    assert (mail["To"], mail["From"]) == (BOB, "Allmende <allmende@games.example>")
    assert "Bob wants to get notifications at this address" in mail.get_content()
    secret = link_in(mail, "/mail")
    bob.ask("POST", "/api/mail/confirm", {"secret": secret})
    assert [(one["kind"], one["address"]) for one in targets(bob)] == [("mail", BOB)]
    assert bob.ask("GET", "/api/me/calls")["unconfirmed"] == []
    assert bob.refusal("POST", "/api/mail/confirm", {"secret": secret}, status=404) == "error-mail-link"


def test_a_link_grows_old(bob: House, office: Office, clock: Clock) -> None:
    name(bob)
    secret = link_in(office.last(1), "/mail")
    clock.now += GOOD_FOR + 1
    assert bob.refusal("POST", "/api/mail/confirm", {"secret": secret}, status=404) == "error-mail-link"
    assert bob.ask("GET", "/api/me/calls")["unconfirmed"] == []


@pytest.mark.stores("sqlite")
def test_a_notification_by_mail_says_whose_turn_it_is_and_how_to_stop_it(
    ann: House, bob: House, office: Office
) -> None:
    confirmed(bob, office)
    a_table(ann, bob)
    pass_by(ann)
    mail = office.last(2)
    assert mail["Subject"] == "It is your turn: Hallertau with Ann."
    assert f"{URL}/t/{ann.table}" in mail.get_content()
    assert (mail["Auto-Submitted"], mail["List-Unsubscribe-Post"]) == ("auto-generated", "List-Unsubscribe=One-Click")
    assert re.fullmatch(r"<[\w-]+@games\.example>", mail["Message-ID"])
    path = mail["List-Unsubscribe"].removeprefix(f"<{URL}").removesuffix(">")
    # A mail program posts this; it has neither a cookie nor an origin.
    stranger = another(ann)
    reply = stranger.client.post(path, data={"List-Unsubscribe": "One-Click"})
    assert reply.status_code == 200, reply.text
    assert targets(bob)[0]["off"]["id"] == "call-stopped"
    a_table(ann, bob)
    pass_by(ann)
    assert len(office.mails) == 2


@pytest.mark.stores("sqlite")
def test_the_link_in_a_mail_stops_what_came_by_it_and_nothing_else(ann: House, bob: House, office: Office) -> None:
    confirmed(bob, office)
    target = targets(bob)[0]["target"]
    bob.ask("POST", f"/api/me/calls/targets/{target}/try", key="")
    secret = link_in_text(office.last(2), target)
    stop = f"/api/calls/{target}/stop"
    assert ann.refusal("POST", stop, key="wrong", status=403) == "error-call-stop"
    assert ann.client.post(f"{stop}?key=%C3%9F").status_code == 403
    assert ann.refusal("POST", "/api/calls/other/stop", key=secret, status=403) == "error-call-stop"
    assert ann.client.get(f"{stop}?key={secret}").status_code == 405  # whatever only looks at links stops nothing
    assert targets(bob)[0]["off"] is None
    ann.ask("POST", stop, key=secret)
    assert targets(bob)[0]["off"]["id"] == "call-stopped"


def link_in_text(mail: EmailMessage, target: str) -> str:
    found = re.search(rf"{re.escape(URL)}/stop/{re.escape(target)}#(\w+)", mail.get_content())
    assert found
    return found[1]


def test_by_mail_i_come_in_on_another_device(ann: House, bob: House, office: Office) -> None:
    confirmed(bob, office)
    phone = another(ann)
    phone.ask("POST", "/api/mail/enter", {"address": "BOB@mail.example", "language": "de"})
    entered(ann)
    mail = office.last(2)
    assert mail["Subject"] == "Dein Link für Allmende"
    secret = link_in(mail, "/me")
    me = phone.ask("POST", "/api/me/passes/use", {"secret": secret})
    assert me["person"]["name"] == "Bob"
    tablet = another(ann)
    assert tablet.refusal("POST", "/api/me/passes/use", {"secret": secret}, status=404) == "error-pass"


@pytest.mark.stores("sqlite")
def test_nobody_hears_whose_address_is_known(ann: House, bob: House, office: Office) -> None:
    confirmed(bob, office)
    known = ann.ask("POST", "/api/mail/enter", {"address": BOB})
    assert ann.ask("POST", "/api/mail/enter", {"address": "nobody@mail.example"}) == known
    entered(ann)
    office.last(2)


def test_an_address_gets_few_links_whoever_asks(ann: House, bob: House, office: Office, clock: Clock) -> None:
    for _ in range(3):
        name(bob)
    wanted = {"kind": "mail", "address": BOB}
    assert ann.refusal("POST", "/api/me/calls/targets", wanted, status=429, key="") == "error-too-often-minutes"
    ann.ask("POST", "/api/mail/enter", {"address": BOB})
    entered(ann)
    office.last(3)
    assert ann.ask("GET", "/api/me/calls")["unconfirmed"] == []
    assert another(ann).ask("GET", "/api/me/calls")["unconfirmed"] == []
    clock.now += GOOD_FOR + 1
    name(bob)
    office.last(4)


def test_an_address_is_whose_link_was_followed_last(ann: House, bob: House, office: Office) -> None:
    confirmed(bob, office)
    name(ann)
    ann.ask("POST", "/api/mail/confirm", {"secret": link_in(office.last(2), "/mail")})
    assert (targets(bob), [one["address"] for one in targets(ann)]) == ([], [BOB])


@pytest.mark.stores("sqlite")
@pytest.mark.parametrize(
    "address",
    [
        "",
        "bob",
        "bob@",
        "@mail.example",
        "bob@mail",
        "bob@mail.example\nBcc: ann@mail.example",
        "b@ä.example",
        "a, b@c.de",
        "=?utf-8?q?a?=@[",
    ],
)
def test_what_is_no_address_is_refused(bob: House, office: Office, address: str) -> None:
    wanted = {"kind": "mail", "address": address}
    assert bob.refusal("POST", "/api/me/calls/targets", wanted, status=422, key="") == "call-error-mail-address"
    assert bob.refusal("POST", "/api/mail/enter", {"address": address}, status=422, key="") == "call-error-mail-address"
    assert not office.mails


@pytest.mark.stores("sqlite")
def test_a_server_for_mail_that_fails_is_asked_again(ann: House, bob: House, office: Office) -> None:
    confirmed(bob, office)
    office.refuses = True
    wanted = {"kind": "mail", "address": "other@mail.example"}
    assert bob.refusal("POST", "/api/me/calls/targets", wanted, status=422, key="") == "call-error-mail"
    a_table(ann, bob)
    pass_by(ann)
    assert len(office.mails) == 1
    office.refuses = False
    ann.pass_by(61)
    assert office.last(2)["Subject"] == "It is your turn: Hallertau with Ann."


@pytest.mark.stores("sqlite")
def test_no_address_and_no_secret_goes_into_a_log(
    ann: House, bob: House, office: Office, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    confirmed(bob, office)
    office.refuses = True
    bob.ask("POST", "/api/mail/enter", {"address": BOB})
    entered(bob)
    a_table(ann, bob)
    pass_by(ann)
    ann.pass_by(2 * DAY)
    ours = [record.getMessage() for record in caplog.records if record.name.startswith("allmende")]
    assert ours
    assert not [said for said in ours if "bob@" in said or "mail.example" in said]


@pytest.mark.stores("sqlite")
def test_pushes_hooks_and_mails_of_a_notification_have_one_name(
    make: Make, clock: Clock, mail: MailServer, office: Office
) -> None:
    with receiver() as webhooks, notifying(make(), clock, webhooks, mail) as ann:
        bob = friend(ann)
        confirmed(bob, office)
        bob.ask("POST", "/api/me/calls/targets", {"kind": "json", "address": webhooks.url("/hook")}, key="")
        a_table(ann, bob)
        pass_by(ann)
        (notification,) = webhooks.at("/hook")
        assert office.last(2)["Message-ID"] == f"<{notification.told['id']}@games.example>"


@pytest.mark.stores("sqlite")
def test_a_password_goes_to_another_machine_only_encrypted_and_to_this_one_as_it_is(
    make: Make, clock: Clock, office: Office
) -> None:
    asked: list[Any] = []

    def knows(server: SMTP, session: Session, envelope: Envelope, mechanism: str, data: Any) -> AuthResult:
        asked.append(data)
        return AuthResult(success=data == LoginPassword(b"games", b"p@ss"))

    with taking(office, authenticator=knows, auth_require_tls=False) as port:
        for here in (True, False):
            server = MailServer.at(f"smtp://games:p%40ss@127.0.0.1:{port}?from=us@games.example", URL)
            with notifying(make(), clock, mail=server) as ann, pytest.MonkeyPatch.context() as patched:
                patched.setattr("allmende.server.notifications.mail.is_this_machine", lambda _, here=here: here)
                bob, before = friend(ann), len(asked)
                wanted = {"kind": "mail", "address": f"{'here' if here else 'there'}@mail.example"}
                bob.ask("POST", "/api/me/calls/targets", wanted, key="", status=201 if here else 422)
                assert (len(asked) > before) == here
        assert office.senders == ["us@games.example"]


@pytest.mark.parametrize("address", ["", "mail.example", "http://mail.example", "smtp://", "smtp://host:x"])
def test_a_server_for_mail_that_makes_no_sense_is_refused_without_repeating_it(address: str) -> None:
    with pytest.raises(MailServerError) as refused:
        MailServer.at(address, URL)
    assert refused.value.message.args == {}
