"""A whole round by what a screen reader tells: what is asked, what can be done, what changed, and what others did."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Locator

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
    """All that has been said since somebody listens."""
    return list(screen.page.evaluate("window.told"))


def names(part: Locator) -> list[str]:
    """What the buttons of a part are called in the accessibility tree."""
    return [name.replace('\\"', '"') for name in BUTTON.findall(part.aria_snapshot())]


def log(screen: Screen) -> list[str]:
    """All lines of the log."""
    screen.page.get_by_role("group", name="What the log shows").get_by_role("button", name="all").press("Enter")
    lines = screen.page.get_by_role("group", name="Log", exact=True).locator("p > span:last-of-type")
    return [line.strip() for line in lines.all_inner_texts()]


def answer(asks: Locator, random: Random) -> None:
    """Choose among what can be done, by name."""
    folded = asks.locator("details:not([open]) > summary")
    while folded.count():
        folded.first.press("Enter")
    offered = [name for name in names(asks) if not re.match(r"Hint|\d+ moves are lit", name)]
    assert len(offered) > 1
    assert len(set(offered)) == len(offered), "two moves have the same name"
    chosen = asks.get_by_role("button", name=random.choice(offered), exact=True)
    chosen.focus()
    chosen.press("Enter")


@pytest.mark.parametrize("title", ENDS)
def test_a_whole_round_by_ear(title: str, screen: Screen, server: Server) -> None:
    made = server.new("here", "random", title=title)
    screen.sit(made).wait()
    screen.page.evaluate(LISTEN)
    before = log(screen)
    asks = screen.page.get_by_role("region", name="What you can do")
    random, led = Random(5), False
    for _ in range(MOST_MOVES):
        said, version = len(heard(screen)), screen.version
        question = asks.locator(".question").inner_text()
        assert re.search(r"[.?]$", question)
        assert question in asks.aria_snapshot()
        rail = screen.page.get_by_role("complementary").aria_snapshot()
        led = led or 0 <= rail.find('region "Since your last turn"') < rail.find('region "What you can do"')
        answer(asks, random)
        screen.wait(version)
        # What changed is said without being asked for; where nothing did there is only another question.
        if any(past["version"] > version and past["events"] for past in server.state(made)["history"]):
            screen.page.wait_for_function("(said) => window.told.length > said", arg=said)
        if ENDS[title] in " ".join(heard(screen)):
            break
    told = " ".join(heard(screen))
    assert ENDS[title] in told
    # All that happened is said, whoever did it, and it can be read again.
    assert {"Ann", "Bob"} <= set(re.findall(r"\w+", told))
    new = log(screen)[len(before) :]
    assert len(new) > 5
    assert [line for line in new if line not in told] == []
    # Also a heading, such as that of a phase, is heard to end.
    assert not re.search(r"Phase \d: [\w ]+ Phase \d:", told)
    # What the other one did since one's last move is read before what is asked.
    assert led
