"""What hand cards change about a farmyard, as the screen tells it: who lives where, fences free or of clay."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.farmyards import dealt, supplied
from browser.screen import Screen
from browser.serving import Server
from browser.test_agricola_farm import cell, told


def test_free_fences_are_not_to_be_paid(screen: Screen, server: Server) -> None:
    game = supplied({"wood": 3}, "place fencing", kept=["hedge-keeper"])
    screen.sit(server.open(game)).wait()
    expect(screen.page.locator('.choice[data-for="fences"]')).to_contain_text("Fence a pasture … (from 1 Wood)")
    cell(screen, "E1").click()
    expect(told(screen)).to_have_text("E1: 4 fences for 1 Wood")
    expect(screen.page.locator(".fencing .price")).to_have_text("1")
    for name in ("D1", "D2", "E2"):
        cell(screen, name).click()
    expect(told(screen)).to_have_text("D1, E1, D2, E2: Needs 5 Wood; you have 4.")


def test_fences_of_clay(screen: Screen, server: Server) -> None:
    game = supplied({"clay": 8}, "place meeting-place", "play rammed-clay", "place fencing", hand=["rammed-clay"])
    screen.sit(server.open(game)).wait()
    cell(screen, "E1").click()
    expect(told(screen)).to_have_text("E1: 4 fences for 4 Wood or Clay")


def test_who_lives_where_is_told(screen: Screen, server: Server) -> None:
    game = supplied(
        {"wood": 3}, "place meeting-place", "play caravan", "place basic-wish-for-children", hand=["caravan"]
    )
    screen.sit(server.open(game)).wait()
    card = screen.page.locator('.hand .played button[data-at$="/card:caravan"]')
    expect(card).to_have_accessible_name(re.compile(r"1 person lives here\."))
    expect(card.locator(".left")).to_have_text("1/1")
    for place in ("0/farm:A2", "0/people"):
        screen.page.locator(f'.place-farm [data-at="{place}"]').hover()
        told = "Room for 3 people (2 in the house and 1 on Caravan); the family has 3."
        expect(screen.page.get_by_role("tooltip")).to_contain_text(told)
        screen.page.mouse.move(0, 0)


def test_the_log_names_the_card_that_gives_something(screen: Screen, server: Server) -> None:
    game = supplied({}, "place forest", kept=["wood-cutter"])
    screen.sit(server.open(game)).wait()
    expect(screen.page.locator(".log .entries p").last).to_contain_text("Wood Cutter: 1 gains 1 Wood.")


def test_a_card_in_hand_says_what_it_lacks_while_people_are_placed(screen: Screen, server: Server) -> None:
    screen.sit(server.open(dealt(["loppers", "caravan"]))).wait()
    for name, lack in (("loppers", "Prerequisite: "), ("caravan", "Needs ")):
        card = screen.card(name)
        expect(card).to_have_attribute("aria-disabled", "true")
        expect(card.locator(".line.short")).to_have_count(1)
        card.hover()
        expect(screen.raised).to_contain_text(lack)
        screen.page.mouse.move(0, 0)
