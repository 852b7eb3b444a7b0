"""axe finds nothing to complain about, by day and by lamplight, on a laptop and on a phone."""

from __future__ import annotations

import re
import subprocess
import sys
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from allmende.core import Game
from browser import agricola, arle
from browser.advice import tell_analysis, tell_hint
from browser.conftest import Open
from browser.games import CARD_STANDS, STANDS, WITH_CARDS, asked, finished, played
from browser.screen import PHONE, Screen
from browser.serving import Server
from browser.visiting import visit

ROOT = Path(__file__).parents[2]
AXE = ROOT / "client" / "node_modules" / "axe-core" / "axe.min.js"

RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
OPTIONS = {
    "runOnly": RULES,
    "resultTypes": ["violations"],
    "rules": {"label-content-name-mismatch": {"enabled": True}},
}
# Of drawings that only decorate, axe has nothing to say, and takes half of its time: they are laid aside meanwhile.
# What looks like something that it has been asked about, and lies in the same place of the page, is not asked about
# again: most of a table is the same at every question. Returns what is wrong, and what has been seen.
RUN = """async ([options, known]) => {
  const drawings = [...document.querySelectorAll('svg[aria-hidden="true"]')].map((each) => [each, [...each.childNodes]])
  drawings.forEach(([each]) => each.replaceChildren())
  const says = (each) => [
    each.tagName,
    ...each.classList,
    ...[...each.attributes].filter(({ name }) => /^(aria-|disabled|role|style|type)/.test(name))
      .map(({ name, value }) => /^(aria-(label|describedby|controls|value)|style)/.test(name) ? name : name + value),
    [...each.childNodes].some((child) => child.nodeType === 3 && child.data.trim()),
  ].join(' ')
  const seen = new Set(known)
  const fresh = []
  const walk = (each, path, above) => {
    const here = [...path.slice(-2), says(each)]
    const isFresh = !seen.has(here.join(' > ')) && each.checkVisibility()
    if (isFresh && !above) fresh.push(each)
    for (const child of each.children) walk(child, here, above || isFresh)
    if (isFresh) found.add(here.join(' > '))
  }
  const found = new Set()
  walk(document.body, [], false)
  const asked = known.length ? { include: fresh } : document
  const wrong = fresh.length ? (await axe.run(asked, options)).violations : []
  drawings.forEach(([each, parts]) => each.append(...parts))
  const tell = (id, node) => `${id}: ${node.target} ${node.html.slice(0, 200)} ${node.any[0]?.message ?? ''}`
  return [wrong.flatMap((each) => each.nodes.slice(0, 3).map((node) => tell(each.id, node))), [...found]]
}"""


@pytest.fixture(scope="session")
def axe() -> str:
    """axe-core, which comes with what the client is built with."""
    if not AXE.exists():
        subprocess.run([sys.executable, ROOT / "tools" / "build_client.py", "check"], check=True)
    return AXE.read_text()


Check = Callable[..., None]


@pytest.fixture
def check(axe: str) -> Check:
    """Asks axe about a screen as it is, as far as no earlier one of this test has shown the like."""
    known: dict[str, list[str]] = defaultdict(list)

    def check(screen: Screen, where: str, *, only: str = "") -> None:
        if not screen.page.evaluate("'axe' in window"):
            screen.page.evaluate(axe)
        options = OPTIONS | ({"runOnly": [only]} if only else {})
        found, seen = screen.page.evaluate(RUN, [options, known[only]])
        known[only] += seen
        assert not found, "\n".join([where, *found])

    return check


@pytest.fixture
def check_day_and_lamp(check: Check) -> Check:
    """Asks axe about a screen by day and, if it is a laptop's, by lamplight, when only the colours are others."""

    def check_both(screen: Screen, where: str) -> None:
        check(screen, where)
        if screen.page.evaluate("document.documentElement.dataset.theme === 'light'"):
            screen.page.evaluate("document.documentElement.dataset.theme = 'dark'")
            check(screen, f"{where} by lamplight", only="color-contrast")
            screen.page.evaluate("document.documentElement.dataset.theme = 'light'")

    return check_both


LOOKS: dict[str, dict[str, Any]] = {
    "laptop": {"theme": "light"},
    "lamplight": {"theme": "dark"},
    "phone": {"theme": "auto", "color_scheme": "dark", "viewport": PHONE, "has_touch": True, "is_mobile": True},
}
every_look = pytest.mark.parametrize("look", ["laptop", "phone"])
# By lamplight only the colours are others, and on a phone the same things lie elsewhere: some questions, which
# `test_tables_on_a_phone` asks in the dark, stand for all.
every_question = pytest.mark.parametrize(
    "look", ["laptop", *(pytest.param(look, marks=pytest.mark.thorough) for look in ("lamplight", "phone"))]
)

ON_A_PHONE: dict[str, tuple[Callable[[], list[Game]], tuple[str, ...]]] = {
    "hallertau": (
        lambda: [
            played(2, STANDS["sowing"], rounds=2),
            played(1, CARD_STANDS["income"], options=WITH_CARDS),
            finished(3),
        ],
        ("Village", "Others", "Log"),
    ),
    "arle": (
        lambda: [
            *(arle.played(2, arle.STANDS[name], half_year=2) for name in ("loading", "building")),
            arle.finished(1),
        ],
        ("Home", "Barn", "Buildings", "Log"),
    ),
    "agricola": (
        lambda: [
            *(agricola.played(2, agricola.STANDS[name], rounds=2, **agricola.TILES) for name in ("sowing", "fencing")),
            agricola.finished(4, **agricola.TILES),
        ],
        ("Farm", "Improvements", "Others", "Log"),
    ),
}
"""Two questions and the end of a game of each title, and what lies beside its board on a phone."""


CHAPTERS = {
    "hallertau": ("Community Center", "Quadrant II"),
    "arle": ("Dikes", "Summer"),
    "agricola": ("Fences", "Stage I"),
}
"""Some chapters of the rules of each title."""


@every_look
def test_tables_in_words(look: str, screens: Open, server: Server, check_day_and_lamp: Check) -> None:
    screen = screens(**LOOKS[look]).home()
    screen.page.get_by_role("button", name="Text mode for screen readers").press("Enter")
    for title in CHAPTERS:
        made = server.new("here", "random", title=title)
        screen.page.goto(f"{server.address}/t/{made.table}#{made.key}")
        command = screen.page.get_by_role("textbox", name="Command")
        expect(screen.page.get_by_role("heading", name="Points")).to_be_visible()
        command.fill("help")
        command.press("Enter")
        expect(screen.page.get_by_role("region", name="Answer")).to_be_visible()
        check_day_and_lamp(screen, f"{title} in words")
    made = server.open(finished(2), ["Ann", "Bob"])
    screen.page.goto(f"{server.address}/t/{made.table}#{made.key}")
    expect(screen.page.get_by_role("region", name="What you can do")).to_contain_text("points")
    check_day_and_lamp(screen, "the end in words")


@every_look
def test_start_page_dialogs_and_rules(look: str, screens: Open, server: Server, check_day_and_lamp: Check) -> None:
    screen = screens(**LOOKS[look]).home()
    check_day_and_lamp(screen, "home")
    for name in ("Settings", "Help"):
        screen.page.get_by_role("button", name=name).click()
        expect(screen.page.get_by_role("dialog", name=name)).to_be_visible()
        check_day_and_lamp(screen, name)
        screen.page.keyboard.press("Escape")
    for title, chapters in CHAPTERS.items():
        screen.sit(server.new("here", "random", title=title)).wait()
        rules = screen.page.get_by_role("complementary", name="Rules")
        screen.page.keyboard.press("r")
        for chapter in chapters:
            rules.get_by_role("link", name=chapter, exact=True).click()
            expect(rules.get_by_role("heading", name=chapter)).to_be_visible()
            if rules.locator("figure").count():
                expect(rules.locator(".picture").first).to_be_visible()
            check_day_and_lamp(screen, f"rules: {chapter}")
            rules.get_by_role("link", name="All chapters").click()
        screen.page.goto(f"{server.address}/rules/{title}?language=en&words=xqzzy")
        screen.page.locator("figure").first.scroll_into_view_if_needed()
        expect(screen.page.locator("figure .picture").first).to_be_visible()
        check_day_and_lamp(screen, f"the page of the rules of {title}")


@every_look
def test_the_coach_looking_back_and_advice(look: str, screens: Open, server: Server, check_day_and_lamp: Check) -> None:
    screen = screens(coach="gentle", **LOOKS[look])
    screen.sit(server.open(agricola.played(2, agricola.STANDS["feeding"]))).wait()
    screen.choose("feed")
    expect(screen.page.get_by_role("region", name="Coach").get_by_role("alert")).to_be_visible()
    check_day_and_lamp(screen, "coach")
    screen.sit(server.open(finished(2, options=WITH_CARDS))).wait()
    screen.page.get_by_role("button", name="How it went").click()
    dialog = screen.page.get_by_role("dialog", name="How it went")
    expect(dialog.get_by_role("img", name=re.compile("^Points over time"))).to_be_visible()
    for numbers in dialog.get_by_text("As a table").all():
        numbers.click()
    check_day_and_lamp(screen, "looking back")
    made = server.open(played(2, STANDS["placing workers"], rounds=2))
    tell_hint(screen, made)
    screen.sit(made).wait()
    screen.page.keyboard.press("t")
    expect(screen.page.locator("[data-suggested]")).to_have_count(3)
    check_day_and_lamp(screen, "hint")
    made = server.open(finished(4))
    tell_analysis(screen, made)
    screen.sit(made).wait()
    screen.page.get_by_role("button", name="How it went").click()
    expect(screen.page.get_by_role("slider", name="After which round")).to_be_visible()
    check_day_and_lamp(screen, "how it went")
    screen.page.keyboard.press("Escape")
    screen.page.get_by_role("button", name="Analysis").click()
    dialog = screen.page.get_by_role("dialog", name="Analysis")
    expect(dialog.locator("ol button")).to_have_count(8)
    dialog.get_by_role("slider").fill("11")
    check_day_and_lamp(screen, "analysis")
    dialog.locator("ol button").first.click()
    expect(screen.page.locator(".over .reviewed").first).to_be_visible()
    check_day_and_lamp(screen, "a move looked at")


@every_question
def test_arle_at_every_question(look: str, screens: Open, server: Server, check: Check) -> None:
    screen = screens(end="always", **LOOKS[look])
    for name, until in arle.STANDS.items():
        visit(screen, server.open(arle.played(2, until, half_year=2))).wait()
        check(screen, name)
    visit(screen, server.open(arle.finished(1))).wait()
    check(screen, "game over")


@every_question
def test_agricola_at_every_question(look: str, screens: Open, server: Server, check: Check) -> None:
    screen = screens(**LOOKS[look])
    for number, (name, until) in enumerate(agricola.STANDS.items()):
        visit(screen, server.open(agricola.played(number % 4 + 1, until, rounds=2, **agricola.TILES))).wait()
        check(screen, name)
    visit(screen, server.open(agricola.finished(4, **agricola.TILES))).wait()
    check(screen, "game over")


@every_question
def test_hallertau_at_every_question(look: str, screens: Open, server: Server, check: Check) -> None:
    screen = screens(ask="always", **LOOKS[look])
    for number, (name, until) in enumerate(STANDS.items()):
        players = number % 4 + 1
        visit(screen, server.open(played(players, until, rounds=2))).wait()
        check(screen, name)
    visit(screen, server.open(finished(3))).wait()
    check(screen, "game over")
    for name, until in CARD_STANDS.items():
        visit(screen, server.open(played(1, until, options=WITH_CARDS))).wait()
        check(screen, name)
    # A card that is shown in full, the cards that were played, and a covered table.
    visit(screen, server.open(played(2, CARD_STANDS["income"], options=WITH_CARDS)))
    expect(screen.cover).to_be_visible()
    check(screen, "cover")
    screen.wait()
    screen.hand.first.focus()
    expect(screen.raised).to_be_visible()
    check(screen, "a card in full")
    screen.page.keyboard.press("Escape")
    screen.page.locator(".hand .pile").click()
    check(screen, "played cards")


def test_tables_on_a_phone(screens: Open, server: Server, check: Check) -> None:
    screen = screens(end="always", ask="always", **LOOKS["phone"])
    for title, (games, parts) in ON_A_PHONE.items():
        for number, game in enumerate(games()):
            visit(screen, server.open(game)).wait()
            check(screen, f"{title}: game {number}")
        for name in parts:
            screen.page.get_by_role("button", name=name, exact=True).tap()
            check(screen, f"{title}: {name}")


def expect_a_choice_at_its_space(screen: Screen) -> None:
    """What is to be chosen at a space names it, and stands beside it."""
    expect(screen.page.locator(".asked .about")).to_contain_text("Place on Resource Market")
    panel = screen.page.locator(".atplace")
    expect(panel).to_be_visible()
    screen.rest()
    space, box = screen.page.locator('[data-at="space:resource-market"]').bounding_box(), panel.bounding_box()
    assert space is not None
    assert box is not None
    assert abs(box["y"] - space["y"] - space["height"]) < 40 or abs(box["x"] - space["x"] - space["width"]) < 40


def test_what_opens_at_the_table(screens: Open, server: Server, check: Check) -> None:
    screen = screens()
    screen.sit(server.new("here", "link", "random"))
    screen.page.get_by_role("button", name="Players and links").click()
    check(screen, "share")
    screen.page.keyboard.press("Escape")
    visit(screen, server.new("here", "here", "here")).wait()
    screen.page.locator('button.lit[data-target="workers"]').click()
    expect(screen.chooser).to_be_visible()
    check(screen, "chooser")
    screen.page.keyboard.press("Escape")
    screen.page.get_by_role("button", name="Look at the village of").first.click()
    check(screen, "another village")
    screen.page.get_by_role("button", name="all", exact=True).click()
    check(screen, "the whole log")
    visit(screen, server.open(agricola.played(3, asked("prompt-take-one"), rounds=2))).wait()
    expect_a_choice_at_its_space(screen)
    check(screen, "a choice at its space")
    version = screen.version
    screen.page.locator(".atplace .choice").first.click()
    screen.wait_past(version)
    expect(screen.page.locator(".atplace")).to_have_count(0)
    screen.page.goto(f"{server.address}/t/nowhere")
    screen.expect_trouble("404|WebSocket")
    expect(screen.page.get_by_role("alert")).to_be_visible()
    check(screen, "no table")
