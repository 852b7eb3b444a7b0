"""Two server processes over one PostgreSQL: whoever plays notices nothing of it, also when one of them dies."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from time import monotonic, sleep
from typing import Final

import pytest
from playwright.sync_api import expect

from browser.conftest import Open
from browser.screen import GONE, Screen
from browser.serving import Made, Server

PATIENCE: Final = 20.0
"""Seconds in which somebody plays for a bot: when a server is killed another one has ten to take its place."""


@pytest.fixture
def two(postgres: str) -> Iterator[tuple[Server, Server]]:
    """Two servers over one store."""
    one, other = Server(postgres), Server(postgres)
    yield one, other
    one.kill()
    other.kill()


def asked(server: Server, made: Made, seats: Iterable[int]) -> int:
    """Which of these seats is asked, after who plays the bots has played; the state at the server is what counts."""
    until = monotonic() + PATIENCE
    while monotonic() < until:
        if found := [seat for seat in server.state(made, "")["view"]["to_act"] if seat in seats]:
            return int(found[0])
        sleep(0.1)
    raise AssertionError("nobody plays the bots")


def turn(server: Server, made: Made, people: dict[int, Screen]) -> None:
    """Whoever is asked makes the first move in the list, and everybody sees it."""
    screen = people[asked(server, made, people)]
    version = server.state(made, "")["version"]
    screen.wait(version - 1)
    screen.choose(screen.moves()[0])
    for each in people.values():
        each.wait_past(version)


def test_a_game_goes_on_at_the_other_server(screens: Open, two: tuple[Server, Server]) -> None:
    one, other = two
    made = one.new("link", "link", "random", title="agricola")
    ann, bob = screens(at=one).sit(made, made.links[0]), screens(at=other).sit(made, made.links[1])
    people = {0: ann, 1: bob}
    for _ in range(4):
        turn(other, made, people)

    # Whichever of them plays the bot, the one that is left does so now.
    ann.expect_trouble(GONE)
    asked(other, made, people)
    one.kill()
    expect(ann.page.get_by_role("status").filter(has_text="Reconnecting")).to_be_visible()
    stood = bob.version
    ann.server = other
    ann.sit(made, made.links[0])
    assert ann.version == stood
    for _ in range(4):
        turn(other, made, people)

    # Who comes back finds what was played without them.
    one.start()
    late = screens(at=one).sit(made, "")
    asked(other, made, people)
    late.expect_version(int(other.state(made, "")["version"]))
    assert one.state(made, "")["view"] == other.state(made, "")["view"]
