"""Problems in the browser: from the start page to a turn that is judged, and on to the next one."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from allmende.problems.problem import Problem, problems
from allmende.titles import title
from browser.conftest import Open
from browser.screen import PHONE, Screen


def a_short_one() -> Problem:
    """A problem of Agricola whose solution is a single move."""
    return next(one for one in problems(title("agricola")) if len(one.solution.moves) == 1)


def test_a_problem_is_solved_and_the_next_one_set(screen: Screen) -> None:
    one = a_short_one()
    page = screen.home().page
    page.get_by_role("region", name="Problems").get_by_role("link", name="Agricola").click()
    page.get_by_role("button", name=f"Try {one.name}").click()
    panel = page.get_by_role("region", name="Problem", exact=True)
    expect(panel).to_contain_text("Play all of it.")
    screen.wait()
    screen.choose(one.solution.moves[0])
    expect(panel).to_contain_text("Right: this is the solution.")
    expect(panel).to_contain_text(re.compile(r"Your rating: [\d,]+ ± \d+ \(\+\d+\)"))
    before = page.url
    panel.get_by_role("button", name="Next problem").click()
    expect(page).not_to_have_url(before)
    expect(panel).to_contain_text("Play all of it.")


def test_on_a_phone_the_list_tells_what_first_tries_came_to(screens: Open) -> None:
    one = a_short_one()
    phone = screens(viewport=PHONE, theme="dark")
    page = phone.page
    page.goto(f"{phone.server.address}/problems/agricola")
    row = page.get_by_role("row").filter(has_text=one.name)
    expect(row.get_by_role("cell").last).to_have_text("–")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    row.get_by_role("button").click()
    phone.wait()
    phone.choose(one.others[0].moves[0])
    for move in one.others[0].moves[1:]:
        phone.wait()
        phone.choose(move)
    expect(page.get_by_role("region", name="Problem", exact=True)).to_contain_text("Not the best plan")
    page.get_by_role("button", name="All problems").click()
    expect(row.get_by_role("cell").last).to_have_text("not solved")
