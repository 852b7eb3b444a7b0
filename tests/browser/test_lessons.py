"""Lessons on the screen: led through by mouse and by keyboard, what is pointed at in sight. The rest unit tests see."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain, repeat

import pytest
from playwright.sync_api import Locator, expect

from allmende.titles import TITLES
from browser.conftest import Open
from browser.screen import LAPTOP, PHONE, Screen
from browser.serving import Json, Made, Server

WORDS = ".guide .words"


def begin(screen: Screen, server: Server, title: str, lesson: str = "first") -> Made:
    """Come to a lesson of a title, by default to its first game."""
    screen.page.goto(f"{server.address}/learn/{title}/{lesson}")
    screen.page.wait_for_url("**/t/**")
    expect(screen.page.locator(WORDS)).to_be_visible()
    table, key = screen.page.url.split("/t/")[1].split("#")
    return Made(table, key, {})


def asked(screen: Screen, server: Server, made: Made) -> Json:
    """What the lesson says to the learner, once the screen shows it."""
    screen.wait()
    state = server.state(made)
    screen.expect_version(state["version"])
    guidance = dict(state["guidance"])
    if not state["decisions"] and guidance["state"] != "done":
        screen.wait_past(state["version"])
        return asked(screen, server, made)
    moves = state["decisions"][0]["moves"] if state["decisions"] else []
    guidance["targets"] = {move["text"]: move["target"] for move in moves}
    return guidance


def through(screen: Screen, server: Server, made: Made, read: Callable[[], None], play: Callable[[Json], None]) -> int:
    """Go through a lesson, reading each step to its last page; how many steps that were."""
    steps = 0
    while (guidance := asked(screen, server, made))["state"] == "leads":
        while screen.page.locator(".guide .next").count():
            read()
        expect(screen.page.locator(".spotlight .ring").first).to_be_in_viewport()
        version = screen.version
        play(guidance)
        screen.wait_past(version)
        steps += 1
    assert guidance["state"] == "done"
    return steps


def first(*found: Locator) -> Locator:
    """The first of these that is there."""
    return next(one for one in found if one.count()).first


def test_a_lesson_is_played_from_the_start_page_to_its_end_by_mouse(screens: Open, server: Server) -> None:
    screen = screens(unfolded=False)
    page = screen.home().page
    page.locator("input[name=game][value=agricola]").check(force=True)
    page.locator(".lessons.inviting a").first.click()
    page.wait_for_url("**/t/**")
    table, key = page.url.split("/t/")[1].split("#")

    def click(guidance: Json) -> None:
        move = guidance["moves"][len(guidance["moves"]) // 2]
        # What can be pressed on the boards is not listed.
        lit = page.locator(f'.boards button.lit[data-target="{guidance["targets"][move]}"]')
        first(page.locator(f'.options [data-move="{move}"]:visible'), lit).click()
        if screen.chooser.count():
            expect(page.locator(".spotlight.above .ring")).to_have_count(1)
            screen.chooser.locator(f'[data-move="{move}"]').click()

    read = page.locator(".guide .next").click
    assert through(screen, server, Made(table, key, {}), read, click) == 20
    while page.locator(".guide .next kbd").count():
        read()
    expect(page.locator(WORDS)).to_contain_text("Have fun!")
    page.get_by_role("button", name="Play on").click()
    expect(page.locator(WORDS)).to_have_count(0)
    # Whoever has a game is offered lessons in a line.
    expect(screen.home().page.locator(".lessons:not(.inviting) a").first).to_be_visible()


def test_a_lesson_is_played_in_german_by_keyboard(screens: Open, server: Server) -> None:
    screen = screens(language="de")
    page = screen.page
    made = begin(screen, server, "arle")
    expect(page.locator(WORDS)).to_contain_text("Willkommen in Arle")

    def press(guidance: Json) -> None:
        button = page.locator(f'.options [data-move="{guidance["moves"][-1]}"]')
        digits = button.locator("kbd")
        if digits.count():
            page.keyboard.type(digits.inner_text())
        else:
            button.press("Enter")

    through(screen, server, made, lambda: page.keyboard.press("w"), press)
    expect(page.locator(WORDS)).to_contain_text("So geht ein Jahr herum.")


@pytest.mark.parametrize(
    "size", [pytest.param(LAPTOP, id="laptop", marks=pytest.mark.thorough), pytest.param(PHONE, id="phone")]
)
@pytest.mark.parametrize("title", TITLES)
def test_whatever_a_page_of_a_chapter_points_at_has_a_ring(
    screens: Open, server: Server, title: str, size: dict[str, int]
) -> None:
    screen = screens(viewport=size, unfolded=False)
    onwards = screen.page.locator(".guide .next:has(kbd)")
    ring = screen.page.locator(".spotlight .ring").first
    for lesson in [lesson.name for lesson in TITLES[title].lessons]:
        made = begin(screen, server, title, lesson)
        step = 0
        while True:
            guidance = asked(screen, server, made)
            leads = guidance["state"] == "leads"
            for page, points in enumerate(chain(guidance.get("shows", []), repeat([]))):
                last = not onwards.count()
                if points or (last and leads):
                    where = f"step {step} of {title} {lesson}, page {page}: {points or guidance['points']}"
                    expect(ring, where).to_be_in_viewport()
                if last:
                    break
                onwards.click()
            # Of the first game, which others are led through to its end, the beginning is enough here.
            if not leads or lesson == "first":
                break
            version = screen.version
            server.move(made, guidance["moves"][-1])
            screen.wait_past(version)
            step += 1
        assert guidance["state"] == ("leads" if lesson == "first" else "done")


def test_what_is_read_and_pressed_next_is_in_sight(screens: Open, server: Server) -> None:
    screen = screens(viewport=PHONE, has_touch=True, is_mobile=True)
    begin(screen, server, "hallertau")
    words = screen.page.locator(WORDS)
    screen.wait()
    # What is read next is, after a move from far down the list.
    for move in ("place cultivation", "sow barley row 4"):
        while screen.page.locator(".guide .next").count():
            screen.page.locator(".guide .next").tap()
        version, before = screen.version, words.inner_text()
        screen.choose(move)
        screen.wait_past(version)
        expect(words).not_to_have_text(before)
        expect(words).to_be_in_viewport(ratio=1)
    # What builds fences is, where a pasture is asked for, and is lit.
    page = screen.page
    build = page.get_by_role("button", name="Build the fences")
    # What is in front of it there is the button itself, and the ring lies around it.
    lit = """(button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect()
      const ring = document.querySelector('.spotlight .ring').getBoundingClientRect()
      const inside = ring.left <= left && ring.right >= right && ring.top <= top && ring.bottom >= bottom
      return inside && button.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
    }"""
    for size in (LAPTOP, PHONE):
        page.set_viewport_size(size)
        made = begin(screen, server, "agricola", "fences?anew")
        asked(screen, server, made)
        screen.choose("place fencing")
        expect(page.locator(WORDS)).to_contain_text("any shape")
        page.locator(".guide .next").click()
        for place in ("D1", "E1"):
            page.locator(f'.fencing [data-place="{place}"]').click()
        expect(build).to_be_in_viewport(ratio=1)
        screen.until(lambda: build.evaluate(lit), "a ring around the lit button")
        build.click()
        expect(page.locator(WORDS)).to_contain_text("There it is, your pasture.")
