"""The start page: what a new table can be, and which choices belong together."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.screen import Screen
from browser.serving import Json, Made, Server


def options(screen: Screen, server: Server) -> Json:
    """Start the game, and see how it was set up."""
    screen.page.get_by_role("button", name="Start").click()
    screen.wait()
    table, key = screen.page.url.split("/t/")[1].split("#")
    return dict(server.state(Made(table, key, {}))["options"])


def test_cards_are_on_unless_somebody_wants_none(screen: Screen, server: Server) -> None:
    chosen = options(screen.home(), server)
    assert chosen == {"cards": "on", "gateway": "beginner", "farmyard": "hops", "progress": "together"}
    expect(screen.hand).to_have_count(5)


def test_decks_are_chosen_where_there_are_cards(screen: Screen, server: Server) -> None:
    screen.home()
    gateway = screen.page.get_by_role("combobox", name="Gateway cards")
    farmyard = screen.page.get_by_role("combobox", name="Farmyard cards")
    caution = screen.page.get_by_text("Nobody has tried how well they play mixed")
    first = screen.page.get_by_text(re.compile("For a first game"))
    expect(caution).to_have_count(0)
    farmyard.select_option("mixed")
    expect(caution).to_be_visible()
    farmyard.select_option("sheep")
    gateway.select_option("random")
    expect(caution).to_have_count(0)
    expect(first).to_be_visible()
    # Without cards there are no decks to choose.
    screen.page.get_by_role("radio", name="none").check(force=True)
    expect(gateway).to_have_count(0)
    expect(farmyard).to_have_count(0)
    expect(first).to_have_count(0)
    screen.page.get_by_role("radio", name="with hand cards").check(force=True)
    expect(gateway).to_have_value("random")
    chosen = options(screen, server)
    assert (chosen["gateway"], chosen["farmyard"]) == ("random", "sheep")


def test_without_cards_all_is_as_before(screen: Screen, server: Server) -> None:
    screen.home().page.get_by_role("radio", name="none").check(force=True)
    assert options(screen, server)["cards"] == "off"
    expect(screen.page.locator(".hand")).to_have_count(0)


def test_alone_the_goal_depends_on_the_cards(screen: Screen) -> None:
    screen.home().page.get_by_role("button", name="Remove seat 2").click()
    expect(screen.page.get_by_text("100 points, and more than 110")).to_be_visible()
    screen.page.get_by_role("radio", name="none").check(force=True)
    expect(screen.page.get_by_text("80 points, and more than 85")).to_be_visible()


def test_a_game_is_chosen_and_remembered(screen: Screen, server: Server) -> None:
    page = screen.home().page
    hallertau, arle = (page.locator(f"input[name=game][value={name}]") for name in ("hallertau", "arle"))
    expect(hallertau).to_be_checked()
    arle.check(force=True)
    # Only what was changed is sent; the others go with the option that they follow.
    page.get_by_text("More options").click()
    page.locator("input[name=rules][value=online]").check(force=True)
    expect(page.locator("input[name=peat][value=most]")).to_be_checked()
    page.locator("input[name=barn][value=same-size]").check(force=True)
    with page.expect_request("**/api/tables") as asked:
        page.get_by_role("button", name="Start").click()
    assert asked.value.post_data_json["title"] == "arle"
    assert asked.value.post_data_json["options"] == {"houses": "light", "rules": "online", "barn": "same-size"}
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
