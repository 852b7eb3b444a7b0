"""The start page: what a new table can be, and which choices belong together."""

from __future__ import annotations

import re
from contextlib import nullcontext

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import Open
from browser.screen import LAPTOP, PHONE, Screen
from browser.serving import Json, Made, Server


def options(screen: Screen, server: Server) -> Json:
    """Start the game, and see how it was set up."""
    screen.page.get_by_role("button", name="Start").click()
    # A bot may have the first turn, and takes its time.
    screen.page.wait_for_url("**/t/**")
    table, key = screen.page.url.split("/t/")[1].split("#")
    return dict(server.state(Made(table, key, {}))["options"])


def unfold(screen: Screen) -> None:
    """Show the options."""
    screen.page.get_by_text("Options", exact=True).click()


def preset(screen: Screen, name: str) -> Locator:
    """One of the ways to play that are proposed."""
    return screen.page.get_by_role("radiogroup", name="Which way").get_by_role("radio", name=name)


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_start_is_in_sight_however_much_is_open(screens: Open, language: str, size: dict[str, int]) -> None:
    screen = screens(language=language, viewport=size).home()
    start = screen.page.locator(".start")
    expect(start).to_be_in_viewport(ratio=1)
    screen.page.locator("input[name=game][value=agricola]").check(force=True)
    for _ in range(2):
        screen.page.locator(".add").click()
    screen.page.locator("summary").click()
    expect(screen.page.locator("details fieldset").last).to_be_visible()
    expect(start).to_be_in_viewport(ratio=1)
    width = "document.scrollingElement.scrollWidth"
    assert screen.page.evaluate(width) == size["width"]


@pytest.mark.parametrize(
    ("title", "said"),
    [
        ("hallertau", "1 to 4 players · 50–140 minutes · age 12+"),
        ("arle", "1 to 2 players · 60–120 minutes · age 13+"),
        ("agricola", "1 to 4 players · 30–120 minutes · age 12+"),
    ],
)
def test_a_title_says_what_it_is(screen: Screen, title: str, said: str) -> None:
    plate = screen.home().page.locator("label").filter(has=screen.page.locator(f"input[value={title}]"))
    expect(plate.locator("small")).to_have_text(said)
    assert len(re.findall(r"[.:] ", plate.locator(".about").inner_text())) == 2
    expect(plate.locator(".about")).to_contain_text(re.compile("medium difficulty|Hard"))


def test_the_first_game_of_hallertau_is_without_cards(screen: Screen, server: Server) -> None:
    expect(preset(screen.home(), "First game")).to_be_checked()
    chosen = options(screen, server)
    assert chosen == {"cards": "off", "progress": "clockwise"}


def test_usually_there_are_cards_and_that_is_remembered(screen: Screen, server: Server) -> None:
    preset(screen.home(), "Usual game").check(force=True)
    expect(screen.page.get_by_text("With hand cards, of the Beginner and the Hops deck.")).to_be_visible()
    chosen = options(screen, server)
    assert chosen == {"cards": "on", "gateway": "beginner", "farmyard": "hops", "progress": "together"}
    expect(screen.hand).to_have_count(5)
    expect(preset(screen.home(), "Usual game")).to_be_checked()
    # Another game was not played yet.
    screen.page.locator("input[name=game][value=agricola]").check(force=True)
    expect(preset(screen, "First game")).to_be_checked()


def test_what_is_no_preset_is_shown_at_once_the_next_time(screen: Screen, server: Server) -> None:
    preset(screen.home(), "Usual game").check(force=True)
    unfold(screen)
    screen.page.get_by_role("combobox", name="Gateway cards").select_option("expert")
    expect(preset(screen, "Usual game")).not_to_be_checked()
    assert options(screen, server)["gateway"] == "expert"
    expect(screen.home().page.get_by_role("combobox", name="Gateway cards")).to_have_value("expert")


@pytest.mark.parametrize("title", ["hallertau", "arle", "agricola"])
def test_every_option_is_explained_where_it_is(screen: Screen, title: str) -> None:
    page = screen.home().page
    page.locator(f"input[name=game][value={title}]").check(force=True)
    preset(screen, "Usual game").check(force=True)
    unfold(screen)
    choices = page.locator("details fieldset")
    expect(choices.first).to_be_visible()
    for words in choices.locator(".hint").all_inner_texts():
        assert words.endswith(".")
        assert len(words) > 30
    expect(choices.locator(".hint")).to_have_count(choices.count())


def test_decks_are_chosen_where_there_are_cards(screen: Screen, server: Server) -> None:
    preset(screen.home(), "Usual game").check(force=True)
    unfold(screen)
    gateway = screen.page.get_by_role("combobox", name="Gateway cards")
    farmyard = screen.page.get_by_role("combobox", name="Farmyard cards")
    caution = screen.page.get_by_text("Nobody has tried how well they play mixed")
    expect(caution).to_have_count(0)
    farmyard.select_option("mixed")
    expect(caution).to_be_visible()
    farmyard.select_option("sheep")
    gateway.select_option("random")
    expect(caution).to_have_count(0)
    # Without cards there are no decks to choose.
    screen.page.get_by_role("radio", name="none").check(force=True)
    expect(gateway).to_have_count(0)
    expect(farmyard).to_have_count(0)
    screen.page.get_by_role("radio", name="with hand cards").check(force=True)
    expect(gateway).to_have_value("random")
    chosen = options(screen, server)
    assert (chosen["gateway"], chosen["farmyard"]) == ("random", "sheep")


def test_alone_the_goal_depends_on_the_cards(screen: Screen) -> None:
    screen.home().page.get_by_role("button", name="Remove seat 2").click()
    expect(screen.page.get_by_text("80 points, and more than 85")).to_be_visible()
    preset(screen, "Usual game").check(force=True)
    expect(screen.page.get_by_text("100 points, and more than 110")).to_be_visible()


def test_a_game_is_chosen_and_remembered(screen: Screen, server: Server) -> None:
    page = screen.home().page
    hallertau, arle = (page.locator(f"input[name=game][value={name}]") for name in ("hallertau", "arle"))
    expect(hallertau).to_be_checked()
    arle.check(force=True)
    # Only what was changed is sent; the others go with the option that they follow.
    unfold(screen)
    page.locator("input[name=rules][value=online]").check(force=True)
    expect(page.locator("input[name=peat][value=most]")).to_be_checked()
    page.locator("input[name=barn][value=same-size]").check(force=True)
    with page.expect_request("**/api/tables") as asked:
        page.get_by_role("button", name="Start").click()
    assert asked.value.post_data_json["title"] == "arle"
    assert asked.value.post_data_json["options"] == {"houses": "first", "rules": "online", "barn": "same-size"}
    expect(screen.home().page.locator("input[name=game][value=arle]")).to_be_checked()


def test_a_smaller_game_has_fewer_seats(screen: Screen) -> None:
    page = screen.home().page
    for _ in range(2):
        page.get_by_role("button", name="Add a seat").click()
    expect(page.locator(".seat")).to_have_count(4)
    page.locator("input[name=game][value=arle]").check(force=True)
    expect(page.locator(".seat")).to_have_count(2)
    expect(page.get_by_role("button", name="Add a seat")).to_have_count(0)


def test_the_level_of_a_bot_is_chosen(screen: Screen, server: Server) -> None:
    page = screen.home().page
    second = page.get_by_role("group", name="Seat 2")
    level = second.get_by_role("combobox", name="Which bot plays")
    expect(level).to_have_value("farmer")
    # Levels come first, then what they are measured by.
    assert level.locator("option").all_inner_texts() == ["Novice", "Villager", "Farmer", "Master", "Greedy", "Random"]
    level.select_option("novice")
    page.get_by_role("button", name="Add a seat").click()
    expect(page.get_by_role("group", name="Seat 3").get_by_role("combobox")).to_have_value("farmer")
    with page.expect_request("**/api/tables") as asked:
        page.get_by_role("button", name="Start").click()
    assert [player.get("bot") for player in asked.value.post_data_json["players"]] == [None, "novice", "farmer"]
    page.wait_for_url("**/t/**")
    # The next time it is the one of the last time.
    expect(screen.home().page.get_by_role("group", name="Seat 2").get_by_role("combobox")).to_have_value("novice")


@pytest.mark.parametrize(
    ("title", "asked"), [("hallertau", [True, False]), ("arle", [False, True]), ("agricola", [False, False])]
)
def test_settings_have_no_questions_of_other_titles(screen: Screen, title: str, asked: list[bool]) -> None:
    page = screen.home().page
    page.locator(f"input[name=game][value={title}]").check(force=True)
    with page.expect_response(re.compile(f"/assets/{title}-.*js")) if title != "agricola" else nullcontext():
        page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("group", name="Language")).to_be_visible()
    questions = ("Ask me to play cards while others decide", "Ask at the end of my turn")
    for question, wanted in zip(questions, asked, strict=True):
        expect(page.get_by_role("group", name=question)).to_have_count(int(wanted))


def test_links_that_only_this_machine_can_open_say_so(screen: Screen) -> None:
    page = screen.home().page
    told = page.get_by_text("start the server with “allmende serve --host 0.0.0.0”")
    expect(told).to_have_count(0)
    page.get_by_role("group", name="Seat 2").get_by_role("radio", name="by link").check()
    expect(told).to_be_visible()
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("dialog").get_by_text("start the server with")).to_be_visible()


def test_links_that_others_can_open_say_nothing(screen: Screen) -> None:
    about = {"version": "1", "engine": {"id": "screen-start"}, "compiling": False, "url": "https://games.example.org"}
    screen.page.route("**/api/about", lambda route: route.fulfill(json=about))
    page = screen.home().page
    page.get_by_role("group", name="Seat 2").get_by_role("radio", name="by link").check()
    expect(page.get_by_label("A bot may take over")).to_be_visible()
    expect(page.get_by_text("start the server with")).to_have_count(0)


@pytest.mark.parametrize(
    ("language", "said", "home"),
    [("en", "There is nothing here", "To the start page"), ("de", "Hier ist nichts", "Zur Startseite")],
)
@pytest.mark.parametrize("path", ["/nothing", "/t/", "/deep/er.html"])
def test_an_unknown_path_shows_a_page(screens: Open, language: str, said: str, home: str, path: str) -> None:
    screen = screens(language=language)
    screen.expect_trouble("404")
    screen.page.goto(screen.server.address + path)
    expect(screen.page.get_by_role("heading", name=said)).to_be_visible()
    expect(screen.page.get_by_text(path)).to_be_visible()
    screen.page.get_by_role("link", name=home).click()
    expect(screen.page.locator(".start")).to_be_enabled()
