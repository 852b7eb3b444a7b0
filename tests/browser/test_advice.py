"""Advice: hints for whoever decides, and the analysis of a finished game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Route, expect

from allmende.core import Game
from browser.advice import SLICE, analysis, hint, tell_analysis, tell_hint
from browser.conftest import Open
from browser.games import STANDS, begun, finished, played
from browser.screen import PHONE, Screen
from browser.serving import Made, Server

PATIENCE = 60_000
"""Milliseconds that a real bot may take on a busy machine."""


def placing() -> Game:
    """A game of two in which somebody is to place Workers."""
    return played(2, STANDS["placing workers"], rounds=2)


def almost_finished() -> tuple[Game, list[str]]:
    """A solo game that lacks its last two moves, and these."""
    moves, game = [move for _, move in finished(1).record.moves], begun(1)
    for move in moves[:-2]:
        game.play(move)
    return game, moves[-2:]


def button(screen: Screen) -> Locator:
    """What asks for a hint."""
    return screen.page.get_by_role("button", name=re.compile("^(Hint|Tipp)"))


def panel(screen: Screen) -> Locator:
    """Where a hint is told."""
    return screen.page.get_by_role("region", name=re.compile("^(Hint|Tipp)$"))


def suggestions(screen: Screen) -> Locator:
    """The moves that a hint suggests."""
    return panel(screen).locator("[data-suggested]")


def open_analysis(screen: Screen) -> Locator:
    """Open the analysis of a finished game."""
    screen.page.get_by_role("button", name="Analysis").click()
    return screen.page.get_by_role("dialog", name="Analysis")


def whole_analysis(screen: Screen) -> Locator:
    """The dialog with an analysis of all decisions."""
    dialog = open_analysis(screen)
    expect(dialog.get_by_role("slider")).to_be_visible()
    expect(dialog.get_by_role("progressbar")).to_have_count(0)
    return dialog


# Hints


def test_a_bot_gives_a_hint_and_it_is_played(screen: Screen, server: Server) -> None:
    made = server.open(placing())
    version = screen.sit(made).wait()["version"]
    button(screen).click()
    expect(suggestions(screen).first).to_be_visible(timeout=PATIENCE)
    assert 1 <= suggestions(screen).count() <= 3
    offered = [move["text"] for move in server.state(made)["decisions"][0]["moves"]]
    suggested = [str(each.get_attribute("data-suggested")) for each in suggestions(screen).all()]
    assert set(suggested) <= set(offered)
    scores = [float(text) for text in panel(screen).locator(".score > [aria-hidden]").all_inner_texts()]
    assert scores == sorted(scores, reverse=True)
    assert all(panel(screen).locator(".why").all_inner_texts())
    suggestions(screen).first.click()
    screen.wait_past(version)
    expect(panel(screen)).to_have_count(0)
    assert server.state(made)["history"][-1]["move"] == suggested[0]


def test_the_keyboard_asks_and_plays(screen: Screen, server: Server) -> None:
    made = server.open(placing())
    version = screen.sit(made).wait()["version"]
    tell_hint(screen, made)
    wanted = hint(server, made)["suggestions"]
    screen.page.keyboard.press("t")
    expect(suggestions(screen).nth(0)).to_be_focused()
    screen.page.keyboard.press("ArrowDown")
    expect(suggestions(screen).nth(1)).to_be_focused()
    # What has the focus is shown on the board, and in the list.
    hinted = screen.page.locator(".options .hinted")
    expect(hinted).to_have_attribute("data-move", wanted[1]["move"])
    expect(screen.page.locator(".board button.hinted")).to_have_count(1)
    screen.page.keyboard.press("Enter")
    screen.wait_past(version)
    expect(panel(screen)).to_have_count(0)
    assert server.state(made)["history"][-1]["move"] == wanted[1]["move"]


def test_a_pointer_previews(screen: Screen, server: Server) -> None:
    made = server.open(placing())
    screen.sit(made).wait()
    tell_hint(screen, made)
    button(screen).click()
    third = hint(server, made)["suggestions"][2]["move"]
    suggestions(screen).nth(2).hover()
    expect(screen.page.locator(".options .hinted")).to_have_attribute("data-move", third)


def test_whoever_closes_a_hint_asks_no_more(screen: Screen, server: Server) -> None:
    made = server.open(placing())
    screen.sit(made).wait()
    held: list[Route] = []
    screen.page.route("**/hint?*", lambda route: held.append(route))
    for close in ("Escape", "t"):
        screen.page.keyboard.press("t")
        expect(panel(screen)).to_contain_text("Thinking")
        expect(button(screen)).to_have_attribute("aria-expanded", "true")
        with screen.page.expect_event("requestfailed", lambda request: "/hint?" in request.url):
            screen.page.keyboard.press(close)
        expect(panel(screen)).to_have_count(0)
        expect(button(screen)).to_have_attribute("aria-expanded", "false")
    assert len(held) == 2


def test_a_hint_stays_while_the_same_is_to_be_decided(screen: Screen, server: Server) -> None:
    """Somebody else gets another name here; in some phases others also move meanwhile."""
    made = server.open(placing())
    version = screen.sit(made).wait()["version"]
    asked: list[str] = []
    screen.page.on("request", lambda request: "/hint?" in request.url and asked.append(request.url))
    tell_hint(screen, made)
    button(screen).click()
    expect(suggestions(screen)).to_have_count(3)
    server.ask("POST", f"/tables/{made.table}/seats/1", {"name": "Eve"}, made.key)
    screen.wait_past(version)
    expect(screen.page.get_by_text("Eve").first).to_be_visible()
    expect(suggestions(screen)).to_have_count(3)
    suggestions(screen).first.click()
    screen.wait_past(version + 1)
    expect(panel(screen)).to_have_count(0)
    assert len(asked) == 1


def test_a_hint_goes_when_the_table_moves_on(screens: Open, server: Server) -> None:
    made = server.open(placing())
    screen, other = screens(), screens()
    screen.sit(made).wait()
    version = other.sit(made).wait()["version"]
    tell_hint(screen, made)
    button(screen).click()
    expect(suggestions(screen)).to_have_count(3)
    other.listed.first.click()
    screen.wait_past(version)
    expect(panel(screen)).to_have_count(0)


def test_only_whoever_decides_can_ask(screens: Open, server: Server) -> None:
    made = server.new("here", "link")
    seat = server.state(made, "")["view"]["to_act"][0]
    keys = {0: made.key, 1: made.links[1]}
    deciding, waiting, onlooker = (screens().sit(made, key) for key in (keys[seat], keys[1 - seat], ""))
    expect(button(deciding)).to_be_visible()
    asked: list[str] = []
    for screen in (waiting, onlooker):
        screen.page.on("request", lambda request: asked.append(request.url))
        expect(screen.page.get_by_text("Waiting for")).to_be_visible()
        expect(button(screen)).to_have_count(0)
        screen.page.keyboard.press("t")
        expect(panel(screen)).to_have_count(0)
    assert not [url for url in asked if "hint" in url.lower()]


def test_whoever_looks_back_is_given_no_hint(screen: Screen, server: Server) -> None:
    screen.sit(server.open(placing())).wait()
    expect(button(screen)).to_be_visible()
    screen.page.get_by_role("button", name="One move back").click()
    expect(screen.page.get_by_text("You are looking back")).to_be_visible()
    expect(button(screen)).to_have_count(0)


def test_why_there_is_no_hint_is_said(screen: Screen, server: Server) -> None:
    made = server.open(placing())
    screen.sit(made).wait()
    screen.expect_trouble("500")
    refusal = {"message": {"id": "error-thinking", "args": {}}}
    screen.page.route("**/hint?*", lambda route: route.fulfill(status=500, json=refusal))
    button(screen).click()
    expect(panel(screen).get_by_role("alert")).to_have_text("The bot could not think this through.")


# The analysis


def test_a_bot_analyses_a_game_just_finished(screen: Screen, server: Server) -> None:
    game, rest = almost_finished()
    version = screen.sit(server.open(game)).wait()["version"]
    expect(screen.page.get_by_role("button", name="Analysis")).to_have_count(0)
    for move in rest:
        screen.choose(move)
        version = screen.wait(version)["version"]
    dialog = open_analysis(screen)
    expect(dialog.locator("ol button").first).to_be_visible(timeout=PATIENCE)
    expect(dialog.get_by_role("img", name=re.compile("^Expected points"))).to_be_visible()
    # A random game has much to be improved; all of it takes its time.
    expect(dialog.locator(".reviewed .better").first).not_to_be_empty()
    assert float(dialog.locator(".reviewed b [aria-hidden]").first.inner_text().replace("−", "-")) <= -0.5


def test_an_end_that_is_played_anew_is_analysed_anew(screen: Screen, server: Server) -> None:
    game, rest = almost_finished()
    made = server.open(game)
    begun = tell_analysis(screen, made)
    version = screen.sit(made).wait()["version"]
    for move in rest:
        screen.choose(move)
        version = screen.wait(version)["version"]
    whole_analysis(screen)
    asked = list(begun)
    screen.page.keyboard.press("Escape")
    screen.page.keyboard.press("u")
    version = screen.wait(version)["version"]
    screen.choose(rest[-1])
    screen.wait(version)
    whole_analysis(screen)
    assert begun == asked * 2


def test_slices_come_while_somebody_looks(screen: Screen, server: Server) -> None:
    made = server.open(finished(2))
    begun = tell_analysis(screen, made, hold=lambda first: first == SLICE)
    screen.sit(made).wait()
    dialog = open_analysis(screen)
    expect(dialog.get_by_role("progressbar")).to_have_attribute("value", str(SLICE))
    decisions = analysis(server, made, 0)["decisions"]
    expect(dialog).to_contain_text(f"{SLICE} of {decisions} decisions")
    with screen.page.expect_event("requestfailed", lambda request: "/analysis?" in request.url):
        screen.page.keyboard.press("Escape")
    assert begun == [0, SLICE]
    # Whoever comes back goes on from there.
    screen.page.unroute("**/analysis?*")
    begun = tell_analysis(screen, made)
    whole_analysis(screen)
    assert begun == list(range(SLICE, decisions, SLICE))
    for seat, points in enumerate(player["points"] for player in server.state(made)["view"]["players"]):
        expect(dialog.locator(f"svg .name.seat{seat}")).to_contain_text(str(points))


@pytest.mark.parametrize("phone", [False, True])
def test_a_costly_move_is_looked_at(phone: bool, screens: Open, server: Server) -> None:
    screen = screens(**({"viewport": PHONE, "has_touch": True, "is_mobile": True} if phone else {}))
    made = server.open(finished(2))
    tell_analysis(screen, made)
    screen.sit(made).wait()
    dialog = whole_analysis(screen)
    reviews = [review for first in range(0, 400, SLICE) for review in analysis(server, made, first)["slice"]]
    costly = sorted((each for each in reviews if each["cost"]), key=lambda each: -float(each["cost"]))
    listed = dialog.locator("ol button b [aria-hidden]")
    expect(listed).to_have_text([f"−{each['cost']:.1f}" for each in costly[:8]])
    # Those of one player alone.
    seat = costly[0]["seat"]
    dialog.get_by_role("group", name="Whose moves").get_by_role("button").nth(seat + 1).click()
    own = [each for each in costly if each["seat"] == seat]
    expect(listed).to_have_text([f"−{each['cost']:.1f}" for each in own[:8]])
    dialog.locator("ol button").first.click()
    expect(dialog).to_be_hidden()
    expect(screen.page.get_by_text("You are looking back")).to_be_visible()
    over = screen.page.get_by_role("region", name="End of the game")
    expect(over).to_contain_text(f"−{own[0]['cost']:.1f}")
    expect(over).to_contain_text("Better: ")
    expect(over.get_by_role("status")).to_have_count(0)
    screen.page.get_by_role("button", name="Back to the present").click()
    expect(over.get_by_role("status")).to_be_visible()


@pytest.mark.parametrize("phone", [False, True])
def test_a_game_is_played_on_from_a_turning_point(phone: bool, screens: Open, server: Server) -> None:
    screen = screens(language="de", **({"viewport": PHONE, "has_touch": True, "is_mobile": True} if phone else {}))
    page = screen.page
    game = finished(2)
    made = server.open(game)
    server.ask("POST", f"/tables/{made.table}/seats/1", {"bot": "novice"}, made.key)
    tell_analysis(screen, made)
    screen.sit(made).wait()
    page.get_by_role("button", name="Analyse").click()
    dialog = page.get_by_role("dialog", name="Analyse")
    # One's own moves come first.
    own = dialog.get_by_role("group", name="Wessen Züge").get_by_role("button").nth(1)
    expect(own).to_have_attribute("aria-pressed", "true")
    expect(dialog.locator("progress")).to_have_count(0)
    dialog.locator("ol button").first.click()
    over = page.get_by_role("region", name="Spielende")
    before = int(page.evaluate("document.querySelector('main.table').dataset.version"))
    over.get_by_role("button", name="Von hier weiterspielen").click()
    page.wait_for_url(lambda url: made.table not in url)
    # It is one's own turn there, and nobody else sits at the screen.
    glance = screen.wait()
    assert glance["asked"]
    assert not glance["over"]
    table, key = page.url.split("/t/")[1].split("#")
    state = server.state(Made(table, key, {}))
    assert [player["bot"] for player in state["players"]] == [None, "novice"]
    assert 0 < state["version"] < before
    version = screen.version
    screen.choose(screen.moves()[0])
    screen.wait_past(version)
    assert page.evaluate(
        "table => JSON.parse(localStorage['allmende.tables']).find((one) => one.table === table).trial", table
    )


def test_the_graph_points_at_decisions(screen: Screen, server: Server) -> None:
    made = server.open(finished(2))
    tell_analysis(screen, made)
    screen.sit(made).wait()
    dialog = whole_analysis(screen)
    slider = dialog.get_by_role("slider", name="Decisions")
    slider.fill("11")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r"^Move 12 .*21\.1 points expected"))
    slider.press("ArrowRight")
    expect(dialog.get_by_role("button", name=re.compile("^Move 13 "))).to_be_visible()
    # The pointer finds what is nearest, and a click looks at it.
    box = dialog.get_by_role("img").bounding_box()
    assert box is not None
    screen.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(dialog.get_by_role("button", name=re.compile("^Move 13 "))).to_have_count(0)
    screen.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(dialog).to_be_hidden()
    expect(screen.page.get_by_text("You are looking back")).to_be_visible()


def test_an_analysis_that_fails_can_be_asked_for_again(screen: Screen, server: Server) -> None:
    made = server.open(finished(1))
    screen.expect_trouble("500")
    refusal = {"message": {"id": "error-thinking", "args": {}}}
    screen.page.route("**/analysis?*", lambda route: route.fulfill(status=500, json=refusal))
    screen.sit(made).wait()
    dialog = open_analysis(screen)
    expect(dialog.get_by_role("alert")).to_contain_text("The bot could not think this through.")
    screen.page.unroute("**/analysis?*")
    tell_analysis(screen, made)
    dialog.get_by_role("button", name="Try again").click()
    expect(dialog.get_by_role("alert")).to_have_count(0)
    expect(dialog.locator("ol button").first).to_be_visible()
