"""A whole round by ear and by keyboard: what is asked, what can be done, what changed, and where the focus is."""

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
  const added = (changes) => changes.flatMap(({ addedNodes }) => [...addedNodes].map((each) => each.textContent))
  const hear = (changes) => window.told.push(...added(changes).filter(Boolean))
  new MutationObserver(hear).observe(live, { childList: true })
}"""
BUTTON = re.compile(r"""- '?button "((?:[^"\\]|\\.)+)"(?! \[disabled\])""")
MOST_MOVES = 60

ENDS = {"hallertau": "Round 2 begins.", "arle": "Half-year 2 begins", "agricola": "Round 2 begins."}
"""What is said when the first round is over."""


RINGED = "(ringed) => getComputedStyle(ringed).outlineStyle"


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
    offered = [name for name in names(asks) if not re.match(r"Hint|Try it|\d+ moves are lit", name)]
    assert len(offered) > 1
    assert len(set(offered)) == len(offered), "two moves have the same name"
    chosen = asks.get_by_role("button", name=random.choice(offered), exact=True)
    chosen.focus()
    chosen.press("Enter")


def focus_goes_on(screen: Screen) -> bool:
    """The focus is somewhere and is seen, also when what had it went with its move; whether it did."""
    page = screen.page
    expect(page.locator(":focus")).to_have_count(1)
    if not page.locator(".prompt:focus").count():
        return False
    assert page.locator(".asked").evaluate(RINGED) == "solid"
    # From the question it is an arrow to what can be done, and a tab to what else it has.
    page.keyboard.press("ArrowDown")
    assert page.locator(".options .choice:focus, button.lit:focus").count() == 1
    return True


@pytest.mark.parametrize("title", ENDS)
def test_a_whole_round_by_ear(title: str, screen: Screen, server: Server) -> None:
    made = server.new("here", "random", title=title)
    screen.sit(made).wait()
    screen.page.evaluate(LISTEN)
    before = log(screen)
    asks = screen.page.get_by_role("region", name="What you can do")
    random, led, gone = Random(5), False, 0
    for _ in range(MOST_MOVES):
        said, version = len(heard(screen)), screen.version
        question = asks.locator(".question").inner_text()
        assert re.search(r"[.?]$", question)
        assert question in asks.aria_snapshot()
        rail = screen.page.get_by_role("complementary").aria_snapshot()
        led = led or 0 <= rail.find('region "Since your last turn"') < rail.find('region "What you can do"')
        answer(asks, random)
        screen.wait(version)
        gone += focus_goes_on(screen)
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
    # What is pressed at Agricola is mostly there again for the next person.
    assert gone or title == "agricola"
    if title == "arle":
        # What is of the other half-year is seen to have the focus.
        # A space of the other half-year can be pressed where workers are placed: one plays on until they are.
        quiet = screen.page.locator(".grid .space.quiet").first
        for _ in range(MOST_MOVES):
            if quiet.count():
                break
            version = screen.version
            answer(asks, random)
            screen.wait(version)
        expect(quiet, "a space of the other half-year").to_be_visible()
        assert quiet.evaluate(RINGED) == "none"
        screen.page.keyboard.press("ArrowDown")
        quiet.focus()
        assert quiet.evaluate(RINGED) == "solid"
    if title == "hallertau":
        # Who is led to another page begins at its head.
        screen.home().page.locator(f'a[href^="/t/{made.table}"]').first.press("Enter")
        screen.wait()
        expect(screen.page.locator("h1, .prompt").and_(screen.page.locator(":focus"))).to_have_count(1)
