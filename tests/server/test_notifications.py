"""Whoever is asked, and is not there, is notified: once, if it still matters, and by all ways that they have chosen."""

from __future__ import annotations

import asyncio
import json
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from typing import Any

import pytest

from allmende.server.notifications import outbox
from allmende.server.notifications.targets import DAY
from allmende.server.store.protocol import Statement, Store
from server.house import Clock, House
from server.notified import (
    DELAY,
    URL,
    a_table,
    another,
    friend,
    hook,
    notifying,
    pass_by,
    quickly,
    served,
    targets,
    until,
)
from server.receiver import Receiver, soon

Make = Callable[[], Store]
NO_KEYS = {"p256dh": "x", "auth": "y"}


@pytest.fixture
def ann(make: Make, clock: Clock, webhooks: Receiver) -> Iterator[House]:
    with notifying(make(), clock, webhooks) as one:
        yield one


@pytest.fixture
def bob(ann: House) -> House:
    return friend(ann)


def rows(make: Make, query: str) -> list[Any]:
    """What the store has."""

    async def ask() -> list[Any]:
        store = make()
        await store.open()
        try:
            return await store.run(Statement(query))
        finally:
            await store.close()

    return asyncio.run(ask())


def test_who_is_asked_is_notified_after_a_while(ann: House, bob: House, webhooks: Receiver) -> None:
    target = hook(bob, webhooks.url("/hook"))["target"]
    a_table(ann, bob)
    pass_by(ann, DELAY - 1)
    assert not webhooks.received
    ann.pass_by(2)
    (notification,) = webhooks.at("/hook")
    link = f"{URL}/t/{ann.table}"
    text = "It is your turn: Hallertau with Ann."
    told = {"title": text, "text": text, "url": link, "calls": [{"text": text, "url": link, "why": "turn"}]}
    assert {name: value for name, value in notification.told.items() if name not in ("id", "stop")} == told
    assert notification.told["stop"].startswith(f"{URL}/stop/{target}#")
    ann.pass_by(DAY)
    assert len(webhooks.received) == 1


def test_who_has_moved_meanwhile_is_not_notified_and_for_the_next_turn_again(
    ann: House, bob: House, webhooks: Receiver
) -> None:
    hook(bob, webhooks.url("/hook"))
    a_table(ann, bob)
    pass_by(ann, 60)
    until(ann, 0)
    pass_by(ann)
    assert not webhooks.received
    until(ann, 1)
    pass_by(ann)
    assert len(webhooks.at("/hook")) == 1


def test_who_leaves_a_turn_half_done_is_told_once_that_it_is_not_over(
    ann: House, bob: House, webhooks: Receiver
) -> None:
    hook(bob, webhooks.url("/hook"))
    a_table(ann, bob)
    pass_by(ann)
    ann.move("place busy-weekend", 1, ann.links[1])
    pass_by(ann, DELAY - 1)
    assert len(webhooks.received) == 1
    ann.pass_by(2)
    ann.move("take milk", 1, ann.links[1])  # and there is wool to take
    pass_by(ann, DAY)
    assert [(one["text"], one["why"]) for each in webhooks.at("/hook") for one in each.told["calls"]] == [
        ("It is your turn: Hallertau with Ann.", "turn"),
        ("Your turn is not over yet: Hallertau with Ann.", "begun"),
    ]
    until(ann, 0)
    until(ann, 1)
    pass_by(ann)
    assert webhooks.at("/hook")[-1].told["text"] == "It is your turn: Hallertau with Ann."
    # Whoever takes a whole turn back knows of it as well.
    ann.move("place small-trade", 1, ann.links[1])
    ann.undo(1, key=ann.links[1])
    pass_by(ann)
    assert webhooks.at("/hook")[-1].told["text"] == "Your turn is not over yet: Hallertau with Ann."


def test_a_turn_that_was_half_done_before_a_server_began_is_told_of_once(
    make: Make, clock: Clock, webhooks: Receiver
) -> None:
    with notifying(make(), clock, webhooks) as ann:
        bob = friend(ann)
        hook(bob, webhooks.url("/hook"))
        a_table(ann, bob)
        ann.move("place busy-weekend", 1, ann.links[1])
        pass_by(ann)
    with served(make(), clock, webhooks, by_hand=True) as after:
        after.table = ann.table
        after.ask(
            "POST",
            "moves",
            {"version": after.state(ann.links[1])["version"], "seat": 1, "move": "take milk"},
            key=ann.links[1],
        )
        pass_by(after, DAY)
    assert [each.told["text"] for each in webhooks.at("/hook")] == ["Your turn is not over yet: Hallertau with Ann."]


@pytest.mark.stores("sqlite")
def test_ten_quick_turns_are_one_notification(ann: House, bob: House, webhooks: Receiver) -> None:
    hook(bob, webhooks.url("/hook"))
    for _ in range(10):
        a_table(ann, bob)
    pass_by(ann)
    (notification,) = webhooks.at("/hook")
    told = notification.told
    assert (told["title"], len(told["calls"]), told["url"]) == ("It is your turn at 10 tables", 10, URL)


def test_who_is_at_the_table_is_notified_when_they_have_gone(ann: House, bob: House, webhooks: Receiver) -> None:
    hook(bob, webhooks.url("/hook"))
    a_table(ann, bob)
    with bob.client.websocket_connect(f"/api/tables/{bob.table}/company") as company:
        assert company.receive_json()["present"] == [1]
        ann.pass_by(20)
        ann.ask("POST", "nudge", {"seat": 1}, key=ann.links[0])
        ann.settle()
        assert not webhooks.received
    pass_by(ann)
    (notification,) = webhooks.at("/hook")
    assert notification.told["text"] == "The others are waiting for you: Hallertau with Ann."


@pytest.mark.stores("sqlite")
def test_a_nudge_waits_for_nothing(ann: House, bob: House, webhooks: Receiver) -> None:
    hook(bob, webhooks.url("/hook"))
    a_table(ann, bob)
    ann.ask("POST", "nudge", {"seat": 1}, key=ann.links[0])
    ann.settle()
    (notification,) = webhooks.at("/hook")
    assert [line["why"] for line in notification.told["calls"]] == ["nudge"]


def test_who_is_invited_is_notified(ann: House, bob: House, webhooks: Receiver) -> None:
    hook(bob, webhooks.url("/hook"))
    offer = ann.ask("POST", "/api/offers", {"title": "arle", "seats": 2})["offer"]
    ann.ask("POST", f"/api/offers/{offer}/invite", {"name": "Bob"})
    pass_by(ann)
    (notification,) = webhooks.at("/hook")
    told = notification.told
    assert (told["text"], told["url"]) == ("Ann invites you to Fields of Arle.", f"{URL}/o/{offer}")


def test_who_was_not_there_hears_of_the_end(ann: House, bob: House, webhooks: Receiver) -> None:
    hook(bob, webhooks.url("/hook"))
    a_table(ann, bob)
    ann.ask("POST", "words", {"seat": 0, "text": "I must go"}, key=ann.links[0])
    pass_by(ann, 1)
    ann.ask("POST", "end", {"seat": 0, "wish": "concede"}, key=ann.links[0])
    pass_by(ann)
    (notification,) = webhooks.at("/hook")
    assert notification.told["text"] == "Hallertau with Ann is over."
    ann.ask("POST", "words", {"seat": 0, "text": "Well played"}, key=ann.links[0])
    pass_by(ann)
    assert len(webhooks.received) == 1


@pytest.mark.stores("sqlite")
def test_quiet_hours_language_and_delay_are_as_somebody_wishes(
    ann: House, bob: House, clock: Clock, webhooks: Receiver
) -> None:
    hook(bob, webhooks.url("/hook"))
    now = time.gmtime(clock.now)
    minute = now.tm_hour * 60 + now.tm_min
    quiet = [minute, (minute + 120) % 1440]
    bob.ask("POST", "/api/me", {"language": "de"}, key="")
    wishes = {"delay": 60, "quiet": quiet}
    assert bob.ask("POST", "/api/me/calls", wishes, key="")["wishes"] == wishes
    a_table(ann, bob)
    pass_by(ann, 3600)
    assert not webhooks.received
    ann.pass_by(3600)
    (notification,) = webhooks.at("/hook")
    assert notification.told["text"] == "Du bist am Zug: Hallertau mit Ann."


@pytest.mark.stores("sqlite")
def test_notifications_go_by_the_language_and_the_clock_of_somebody_as_these_are_now(
    ann: House, bob: House, clock: Clock, webhooks: Receiver
) -> None:
    hook(bob, webhooks.url("/hook"))
    now = time.gmtime(clock.now)
    minute = now.tm_hour * 60 + now.tm_min
    # Quiet for two hours in UTC, which are long over in Tokyo.
    bob.ask("POST", "/api/me/calls", {"delay": 60, "quiet": [minute, (minute + 120) % 1440]}, key="")
    bob.ask("POST", "/api/me", {"zone": "Asia/Tokyo", "language": "de-AT"}, key="")
    a_table(ann, bob)
    pass_by(ann)
    (notification,) = webhooks.at("/hook")
    assert notification.told["text"] == "Du bist am Zug: Hallertau mit Ann."
    bob.ask("POST", "/api/me", {"language": "en"}, key="")
    a_table(ann, bob)
    pass_by(ann)
    _, notification = webhooks.at("/hook")
    assert notification.told["text"] == "It is your turn: Hallertau with Ann."


@pytest.mark.stores("sqlite")
@pytest.mark.parametrize(
    ("wishes", "why"),
    [
        ({"delay": 0}, "error-call-wishes"),
        ({"delay": 60, "quiet": []}, "error-call-wishes"),
        ({"delay": 60, "quiet": [5]}, "error-call-wishes"),
        ({"delay": 60, "quiet": [0, 1440]}, "error-call-wishes"),
    ],
)
def test_wishes_that_make_no_sense_are_refused(ann: House, wishes: Any, why: str) -> None:
    assert ann.refusal("POST", "/api/me/calls", wishes, status=422, key="") == why


@pytest.mark.stores("sqlite")
def test_each_service_is_told_in_its_own_way(ann: House, webhooks: Receiver) -> None:
    bob = friend(ann, "Bob")
    for kind in ("discord", "slack", "ntfy"):
        hook(bob, webhooks.url(f"/{kind}"), kind)
    ann.new("link", "link")
    ann.ask("POST", "seats/0", {"name": "*A* <@1> & co"}, key=ann.links[0])
    bob.table = ann.table
    bob.ask("POST", f"/api/me/tables/{ann.table}", key=ann.links[1])
    until(ann, 1)
    pass_by(ann)
    link = f"{URL}/t/{ann.table}"
    (discord,), (slack,), (ntfy,) = (webhooks.at(f"/{kind}") for kind in ("discord", "slack", "ntfy"))
    said = f"It is your turn: Hallertau with \\*A\\* <@1\\> & co. <{link}>\n[Turn off these notifications](<{URL}/stop/"
    assert discord.told["content"].startswith(said)
    assert discord.told["allowed_mentions"] == {"parse": []}
    said = f"It is your turn: Hallertau with *A* &lt;@1&gt; &amp; co. {link}\n<{URL}/stop/"
    assert slack.told["text"].startswith(said)
    assert slack.told["text"].endswith("|Turn off these notifications>")
    assert ntfy.body.decode() == "It is your turn: Hallertau with *A* <@1> & co."
    assert (ntfy.headers["title"], ntfy.headers["click"]) == ("Allmende", link)


# Targets


def test_a_notification_can_be_tried_and_the_way_switched_off_and_on_and_removed(
    ann: House, bob: House, webhooks: Receiver
) -> None:
    target = hook(bob, webhooks.url("/hook"))["target"]
    bob.ask("POST", f"/api/me/calls/targets/{target}/try", key="")
    assert webhooks.at("/hook")[0].told["title"] == "A test notification"
    for other in (ann, bob):
        webhooks.answers["/hook"] = 503
        expected = (404, "error-call-target") if other is ann else (422, "call-error-status")
        why = other.refusal("POST", f"/api/me/calls/targets/{target}/try", status=expected[0], key="")
        assert why == expected[1]
    bob.ask("POST", f"/api/me/calls/targets/{target}", {"on": False}, key="")
    assert targets(bob)[0]["off"]["id"] == "call-stopped"
    a_table(ann, bob)
    pass_by(ann)
    assert len(webhooks.received) == 2
    bob.ask("POST", f"/api/me/calls/targets/{target}", {"on": True}, key="")
    assert targets(bob)[0]["off"] is None
    bob.ask("POST", f"/api/me/calls/targets/{target}/remove", {}, key="")
    assert targets(bob) == []


@pytest.mark.stores("sqlite")
@pytest.mark.parametrize(
    ("wanted", "why"),
    [
        ({"kind": "json", "address": "http://10.0.0.1/"}, "call-error-https"),
        ({"kind": "slack", "address": "nonsense"}, "call-error-address"),
        ({"kind": "push", "address": "https://push.example/1"}, "call-error-address"),
        (
            {"kind": "push", "address": "https://push.example/1", "keys": {"p256dh": "x", "auth": "y"}},
            "call-error-address",
        ),
        ({"kind": "mail", "address": "bob@mail.example"}, "call-no-mail"),
    ],
)
def test_targets_that_make_no_sense_are_refused(bob: House, wanted: Any, why: str) -> None:
    assert bob.refusal("POST", "/api/me/calls/targets", wanted, status=422, key="") == why


def test_nobody_has_more_targets_than_a_few(bob: House) -> None:
    for number in range(8):
        hook(bob, f"https://hooks.example/{number}")
    wanted = {"kind": "json", "address": "https://hooks.example/8"}
    assert bob.refusal("POST", "/api/me/calls/targets", wanted, status=422, key="") == "error-call-targets"
    hook(bob, "https://hooks.example/7")
    assert len(targets(bob)) == 8


@pytest.mark.stores("sqlite")
def test_without_an_address_of_the_server_or_the_packages_nothing_is_offered_and_a_sentence_says_why(
    make: Make, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    with notifying(make(), clock, url="") as ann:
        offered = ann.ask("GET", "/api/me/calls")["channels"]
        assert {why["id"] for why in offered.values()} == {"call-no-url"}
        wanted = {"kind": "json", "address": "https://hooks.example/"}
        assert ann.refusal("POST", "/api/me/calls/targets", wanted, status=422) == "call-no-url"
    with notifying(make(), clock, url="http://games.example") as ann:
        offered = ann.ask("GET", "/api/me/calls")["channels"]
        assert {kind: why and why["id"] for kind, why in offered.items()} == {
            "push": "call-insecure",
            "mail": "call-no-mail",
            **dict.fromkeys(["discord", "slack", "ntfy", "json"]),
        }
    for module in [name for name in sys.modules if name.startswith("allmende.server.notifications.guarded_http")]:
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.setitem(sys.modules, "httpcore2", None)
    with notifying(make(), clock) as ann:
        offered = ann.ask("GET", "/api/me/calls")["channels"]
        assert {why["id"] for why in offered.values()} == {"call-not-installed"}


# What doesn't arrive


def test_what_fails_is_tried_again_with_the_same_name_and_ever_longer_pauses(
    ann: House, bob: House, webhooks: Receiver, make: Make
) -> None:
    hook(bob, webhooks.url("/hook"))
    webhooks.answers["/hook"] = 500
    a_table(ann, bob)
    pass_by(ann)
    assert len(webhooks.at("/hook")) == 1
    for tries, pause in ((2, 60), (3, 120), (4, 240)):
        assert rows(make, "SELECT tries FROM targets") == [(tries - 1,)]
        ann.pass_by(pause - 1)
        assert len(webhooks.at("/hook")) == tries - 1
        ann.pass_by(2)
        assert len(webhooks.at("/hook")) == tries
    assert rows(make, "SELECT tries FROM targets") == [(4,)]
    webhooks.answers["/hook"] = 200
    ann.pass_by(481)
    received = webhooks.at("/hook")
    assert len(received) == 5
    assert len({each.told["id"] for each in received}) == 1
    assert rows(make, "SELECT tries, failing FROM targets") == [(0, 0)]
    assert rows(make, "SELECT * FROM outbox") == []


def test_a_target_that_fails_for_a_day_is_switched_off_and_says_so(ann: House, bob: House, webhooks: Receiver) -> None:
    hook(bob, webhooks.url("/hook"))
    webhooks.answers["/hook"] = 500
    a_table(ann, bob)
    pass_by(ann)
    for tries in (1, 2):
        assert len(webhooks.at("/hook")) == tries
        assert targets(bob)[0]["off"] is None
        ann.pass_by(DAY / 2)
    off = targets(bob)[0]["off"]
    why = {"id": "call-error-status", "args": {"status": 500}}
    assert off == {"id": "call-failing", "args": {"why": why}}
    ann.pass_by(DAY / 2)
    assert len(webhooks.at("/hook")) == 3


@pytest.mark.stores("sqlite")
def test_a_target_that_is_gone_is_switched_off_at_once(ann: House, bob: House, webhooks: Receiver) -> None:
    hook(bob, webhooks.url("/hook"))
    webhooks.answers["/hook"] = 410
    a_table(ann, bob)
    pass_by(ann)
    assert targets(bob)[0]["off"]["id"] == "call-gone"


@pytest.mark.stores("sqlite")
def test_a_slow_target_holds_nobody_up(ann: House, bob: House, webhooks: Receiver) -> None:
    hook(bob, webhooks.url("/slow"))
    hook(bob, webhooks.url("/hook"))
    a_table(ann, bob)
    ann.settle()
    assert isinstance(ann.clock, Clock)
    ann.clock.now += DELAY + 1
    # It is done with the notifications only when the slow target has answered, after the other one.
    with ThreadPoolExecutor(1) as beside:
        settling = beside.submit(ann.settle)
        webhooks.wait("/slow")
        assert len(webhooks.wait("/hook")) == 1
        assert not settling.done()
        webhooks.patience.set()
        settling.result()


def test_a_flood_of_turns_and_targets_is_few_notifications(ann: House, webhooks: Receiver) -> None:
    people = [friend(ann, f"Guest {number}") for number in range(12)]
    for number, one in enumerate(people):
        hook(one, webhooks.url(f"/{number}"))
        a_table(ann, one)
        a_table(ann, one)
    pass_by(ann)
    assert sorted(each.path for each in webhooks.received) == sorted(f"/{number}" for number in range(12))


# Servers that end


def test_a_server_that_is_gone_leaves_nothing_unsaid(make: Make, clock: Clock, webhooks: Receiver) -> None:
    with notifying(make(), clock) as ann:  # which may send nothing anywhere
        bob = friend(ann)
        hook(bob, "https://127.0.0.1:1/hook")
        a_table(ann, bob)
        cookies = bob.client.cookies
        ann.settle()
    rows(make, f"UPDATE targets SET address = '{webhooks.url('/hook')}'")
    clock.now += DELAY + 1
    with notifying(make(), clock, webhooks) as ann:
        bob = another(ann)
        bob.client.cookies = cookies
        ann.settle()
        assert len(webhooks.at("/hook")) == 1
        assert len(targets(bob)) == 1


def test_a_sender_that_is_killed_between_sending_and_noting_sends_the_same_notification_again(
    make: Make, clock: Clock, webhooks: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    noted = outbox.Outbox.sent

    async def killed(*_: object) -> None:
        raise asyncio.CancelledError

    with monkeypatch.context() as patched, notifying(make(), clock, webhooks) as ann:
        patched.setattr(outbox.Outbox, "sent", killed)
        bob = friend(ann)
        hook(bob, webhooks.url("/hook"))
        a_table(ann, bob)
        pass_by(ann)
        assert len(webhooks.received) == 1
    assert outbox.Outbox.sent is noted
    with notifying(make(), clock, webhooks) as ann:
        ann.settle()
        assert len(webhooks.received) == 1  # claimed for a while
        ann.pass_by(outbox.CLAIMED + 1)
        first, second = webhooks.at("/hook")
    assert first.told == second.told


def test_of_two_servers_one_notifies_and_if_it_ends_the_other(make: Make, clock: Clock, webhooks: Receiver) -> None:
    with ExitStack() as stack, ExitStack() as first:
        other = first.enter_context(served(make(), clock, webhooks, by_hand=True))
        other.settle()
        ann = stack.enter_context(notifying(make(), clock, webhooks))
        bob = friend(ann)
        hook(bob, webhooks.url("/hook"))
        a_table(ann, bob)
        pass_by(ann)
        assert not webhooks.received  # since it is not the one
        other.settle()
        assert len(webhooks.at("/hook")) == 1
        pass_by(ann)
        other.settle()
        assert len(webhooks.received) == 1
        first.close()
        until(ann, 0)
        until(ann, 1)
        pass_by(ann)
        assert len(webhooks.at("/hook")) == 2


def test_a_server_notifies_by_itself(make: Make, clock: Clock, webhooks: Receiver) -> None:
    with quickly(), served(make(), clock, webhooks) as ann:
        ann.ask("POST", "/api/me", {"name": "Ann"})
        bob = friend(ann)
        hook(bob, webhooks.url("/hook"))
        a_table(ann, bob)
        version = ann.state()["version"]
        soon(lambda: rows(make, "SELECT version FROM standings") == [(version,)], f"the standing of version {version}")
        clock.now += DELAY + 1
        assert len(webhooks.wait("/hook")) == 1


def test_what_a_killed_server_had_not_written_down_is_found(
    make: Make, clock: Clock, webhooks: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patched, notifying(make(), clock, webhooks) as ann:
        bob = friend(ann)
        hook(bob, webhooks.url("/hook"))
        a_table(ann, bob)
        until(ann, 0)
        ann.settle()
        patched.setattr("allmende.server.people.table_summaries.TableSummaries.write", lambda _: asyncio.sleep(0))
        until(ann, 1)
    rows(make, "DELETE FROM reasons")
    clock.now += DELAY + 1
    with notifying(make(), clock, webhooks) as ann:
        pass_by(ann)
        assert len(webhooks.at("/hook")) == 1


# Data


def test_all_of_it_is_mine_to_have_and_to_be_forgotten(ann: House, bob: House, webhooks: Receiver, make: Make) -> None:
    hook(bob, webhooks.url("/hook"))
    bob.ask("POST", "/api/me/calls", {"delay": 60}, key="")
    a_table(ann, bob)
    pass_by(ann)
    assert len(webhooks.at("/hook")) == 1
    kept = bob.ask("GET", "/api/me/data", key="")["kept"]
    assert [target["address"] for target in kept["targets"]] == [webhooks.url("/hook")]
    assert [(why["why"], why["about"]) for why in kept["reasons"]] == [("turn", ann.table)]
    assert json.loads(kept["wishes"][0]["wishes"])["delay"] == 60
    bob.ask("POST", "/api/me/forget", {"name": "Somebody"}, key="")
    for table in ("targets", "wishes", "reasons", "outbox", "mail_links"):
        assert rows(make, f"SELECT * FROM {table}") == []


def test_a_device_that_becomes_mine_brings_its_ways_along(ann: House, bob: House) -> None:
    hook(ann, "https://hooks.example/both")
    hook(bob, "https://hooks.example/both")
    hook(bob, "https://hooks.example/bob")
    secret = ann.ask("POST", "/api/me/passes", key="")["secret"]
    bob.ask("POST", "/api/me/passes/use", {"secret": secret}, key="")
    assert sorted(one["address"] for one in targets(ann)) == ["https://hooks.example/bob", "https://hooks.example/both"]


@pytest.mark.stores("sqlite")
def test_whoever_is_nobody_hears_what_is_offered_and_has_nothing(make: Make, clock: Clock) -> None:
    with notifying(make(), clock) as ann:
        nobody = another(ann)
        mine = nobody.ask("GET", "/api/me/calls")
        assert (mine["targets"], mine["channels"]["json"]) == ([], None)
        wanted = {"kind": "json", "address": "https://hooks.example/"}
        assert nobody.refusal("POST", "/api/me/calls/targets", wanted, status=403) == "error-nobody"
