"""A whole round by what a screen reader tells: what is asked, what can be done, what changed, and what others did."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from browser.screen import Screen
from browser.serving import Server

# What the live region has said, in order.
LISTEN = """() => {
  window.told = []
  const live = document.querySelector('.sr[aria-live=polite]')
  const hear = () => live.textContent && window.told.push(live.textContent)
  new MutationObserver(hear).observe(live, { childList: true, characterData: true, subtree: true })
}"""
BUTTON = re.compile(r"""- '?button "((?:[^"\\]|\\.)+)"(?! \[disabled\])""")
MOST_MOVES = 60

ENDS = {"hallertau": "Round 2 begins.", "arle": "Half-year 2 begins", "agricola": "Round 2 begins."}
"""What is said when the first round is over."""


def heard(screen: Screen) -> list[str]:
 What the other one did since one.s last move is read before what is asked."""All that has been said since somebody listens."""
 What the other one did since one.s last move is read before what is asked.return list(screen.page.evaluate("window.told"))


def names(part: Locator) -> list[str]:
 What the other one did since one.s last move is read before what is asked."""What the buttons of a part are called in the accessibility tree."""
 What the other one did since one.s last move is read before what is asked.return [name.replace('\\"', '"') for name in BUTTON.findall(part.aria_snapshot())]


def log(screen: Screen) -> list[str]:
 What the other one did since one.s last move is read before what is asked."""All lines of the log."""
 What the other one did since one.s last move is read before what is asked.screen.page.get_by_role("group", name="What the log shows").get_by_role("button", name="all").press("Enter")
 What the other one did since one.s last move is read before what is asked.lines = screen.page.get_by_role("group", name="Log", exact=True).locator("p > span:last-of-type")
 What the other one did since one.s last move is read before what is asked.return [line.strip() for line in lines.all_inner_texts()]


def answer(asks: Locator, random: Random) -> None:
 What the other one did since one.s last move is read before what is asked."""Choose among what can be done, by name."""
 What the other one did since one.s last move is read before what is asked.folded = asks.locator("details:not([open]) > summary")
 What the other one did since one.s last move is read before what is asked.while folded.count():
 What the other one did since one.s last move is read before what is asked.    folded.first.press("Enter")
 What the other one did since one.s last move is read before what is asked.offered = [name for name in names(asks) if not re.match(r"Hint|\d+ moves are lit", name)]
 What the other one did since one.s last move is read before what is asked.assert len(offered) > 1
 What the other one did since one.s last move is read before what is asked.assert len(set(offered)) == len(offered), "two moves have the same name"
 What the other one did since one.s last move is read before what is asked.chosen = asks.get_by_role("button", name=random.choice(offered), exact=True)
 What the other one did since one.s last move is read before what is asked.chosen.focus()
 What the other one did since one.s last move is read before what is asked.chosen.press("Enter")


@pytest.mark.parametrize("title", ENDS)
def test_a_whole_round_by_ear(title: str, screen: Screen, server: Server) -> None:
 What the other one did since one.s last move is read before what is asked.made = server.new("here", "random", title=title)
 What the other one did since one.s last move is read before what is asked.screen.sit(made).wait()
 What the other one did since one.s last move is read before what is asked.screen.page.evaluate(LISTEN)
 What the other one did since one.s last move is read before what is asked.before = log(screen)
 What the other one did since one.s last move is read before what is asked.asks = screen.page.get_by_role("region", name="What you can do")
 What the other one did since one.s last move is read before what is asked.random = Random(5)
 What the other one did since one.s last move is read before what is asked.for _ in range(MOST_MOVES):
 What the other one did since one.s last move is read before what is asked.    said, version = len(heard(screen)), screen.version
 What the other one did since one.s last move is read before what is asked.    question = asks.locator(".question").inner_text()
 What the other one did since one.s last move is read before what is asked.    assert re.search(r"[.?]$", question)
 What the other one did since one.s last move is read before what is asked.    assert question in asks.aria_snapshot()
 What the other one did since one.s last move is read before what is asked.    answer(asks, random)
 What the other one did since one.s last move is read before what is asked.    screen.wait(version)
 What the other one did since one.s last move is read before what is asked.    # What changed is said without being asked for; where nothing did there is only another question.
 What the other one did since one.s last move is read before what is asked.    if any(past["version"] > version and past["events"] for past in server.state(made)["history"]):
 What the other one did since one.s last move is read before what is asked.        screen.page.wait_for_function("(said) => window.told.length > said", arg=said)
 What the other one did since one.s last move is read before what is asked.    if ENDS[title] in " ".join(heard(screen)):
 What the other one did since one.s last move is read before what is asked.        break
 What the other one did since one.s last move is read before what is asked.told = " ".join(heard(screen))
 What the other one did since one.s last move is read before what is asked.assert ENDS[title] in told
 What the other one did since one.s last move is read before what is asked.# All that happened is said, whoever did it, and it can be read again.
 What the other one did since one.s last move is read before what is asked.assert {"Ann", "Bob"} <= set(re.findall(r"\w+", told))
 What the other one did since one.s last move is read before what is asked.since = log(screen)[len(before) :]
 What the other one did since one.s last move is read before what is asked.assert len(since) > 5
 What the other one did since one.s last move is read before what is asked.assert [line for line in since if line not in told] == []
 What the other one did since one.s last move is read before what is asked.# What the other one did since one's last move is read before what is asked.
 What the other one did since one.s last move is read before what is asked.rail = screen.page.get_by_role("complementary").aria_snapshot()
 What the other one did since one.s last move is read before what is asked.assert 0 < rail.find('region "Since your last turn"') < rail.find('region "What you can do"')
 What the other one did since one.s last move is read before what is asked.expect(screen.page.get_by_role("region", name="Since your last turn")).to_contain_text("Bob:")
