"""Supplies and major improvements in the browser: what one has, what is due, what can be built and used."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from allmende.agricola.faces.farmers import FarmerView
from allmende.agricola.faces.views import View
from allmende.core import Game
from browser.agricola import STANDS, decision, finished, offers, played
from browser.conftest import Open
from browser.farmyards import mine, offered, supplied
from browser.screen import Screen
from browser.serving import Server
from browser.test_screens import phone, turn_to


def view(game: Game) -> View:
    """The whole table."""
    seen = game.view(game.to_act[0])
    assert isinstance(seen, View)
    return seen


def farmer(game: Game, seat: int) -> FarmerView:
    """One player's farm."""
    return view(game).players[seat]


def improvement(screen: Screen, name: str) -> Locator:
    """A major improvement in the supply frame."""
    return screen.page.locator(f'.improvements [data-at="improvement:{name}"]')


def good(screen: Screen, name: str, seat: int = 0) -> Locator:
    """A good in the supply that is shown in full."""
    return screen.page.locator(f'.place-farm .supply [data-at="{seat}/{name}"]')


def building(goods: dict[str, int]) -> Game:
    """A game in which an improvement is to be chosen."""
    return supplied(goods, "place major-improvement")


# Supplies


@pytest.mark.parametrize("players", [1, 4])
def test_everybody_sees_what_all_have(players: int, screen: Screen, server: Server) -> None:
    game = played(players, STANDS["placing a person"], rounds=7)
    screen.sit(server.open(game)).wait()
    for player in view(game).players:
        for name, count in player.goods.items():
            shown = screen.page.locator(f'[data-at="{player.seat}/{name}"]').first
            expect(shown.locator("b").first).to_have_text(re.compile(rf"^{count}(/\d+)?$"))


def test_food_is_told_with_what_the_next_harvest_takes(screen: Screen, server: Server) -> None:
    def is_short(game: Game) -> bool:
        due, food = (seat := farmer(game, game.to_act[0])).food_due, seat.goods["food"]
        return STANDS["placing a person"](game) and food < due

    game = played(2, is_short, rounds=2)
    seat = farmer(game, game.to_act[0])
    missing = seat.food_due - seat.goods["food"]
    screen.sit(server.open(game)).wait()
    food = good(screen, "food", seat.seat)
    expect(food.locator("b").first).to_have_text(f"{seat.goods['food']}/{seat.food_due}")
    expect(food).to_contain_text(f"{missing} missing")
    food.hover()
    note = screen.page.get_by_role("tooltip")
    expect(note).to_contain_text(f"The harvest after Round {view(game).next_harvest} takes {seat.food_due} Food")


def test_the_food_of_a_well_is_on_its_way(screen: Screen, server: Server) -> None:
    game = supplied({"wood": 1, "stone": 3}, "place major-improvement", "build well", seed=5)
    coming = [each for each in mine(game).promised if each.round <= view(game).next_harvest]
    screen.sit(server.open(game)).wait()
    good(screen, "food").hover()
    if coming:
        expect(screen.page.get_by_role("tooltip")).to_contain_text(f"{len(coming)} Food will come before that")
    expect(screen.page.locator('.place-farm [data-at="0/improvements"] li')).to_have_count(1)


def test_what_crops_and_animals_are_worth(screen: Screen, server: Server) -> None:
    screen.sit(server.open(supplied({"grain": 1}, "place grain-seeds"))).wait()
    good(screen, "grain").hover()
    expect(screen.page.get_by_role("tooltip")).to_contain_text("With 2 in all: 1 point; more with 4.")


def test_the_family_at_home_and_at_work(screen: Screen, server: Server) -> None:
    game = played(2, STANDS["placing a person"], rounds=3)
    screen.sit(server.open(game)).wait()
    for player in view(game).players:
        people = screen.page.locator(f'[data-at="{player.seat}/people"]')
        expect(people.locator(".member")).to_have_count(player.people)
        expect(people.locator(".home")).to_have_count(player.home)


def test_begging_markers_are_seen(screen: Screen, server: Server) -> None:
    game = played(2, lambda game: any(player.begging for player in view(game).players))
    screen.sit(server.open(game)).wait()
    for player in view(game).players:
        shown = screen.page.get_by_role("img", name=re.compile("begging marker")).or_(
            screen.page.get_by_role("button", name=re.compile("begging marker"))
        )
        if player.begging:
            expect(shown.filter(has_text=str(player.begging)).first).to_be_visible()


def test_sowing_by_a_click_on_what_is_sown(screen: Screen, server: Server) -> None:
    game = played(2, lambda game: offers(game, "sow grain"))
    seat = game.to_act[0]
    made = server.open(game)
    screen.sit(made).wait()
    version = screen.version
    grain = good(screen, "grain", seat)
    expect(grain).to_have_class(re.compile(r"\blit\b"))
    grain.click()
    screen.wait_past(version)
    assert server.state(made)["view"]["players"][seat]["goods"]["grain"] == farmer(game, seat).goods["grain"] - 1


def test_what_can_be_eaten_at_any_time_calls_less_loudly(screen: Screen, server: Server) -> None:
    game = played(2, STANDS["placing with something to eat"])
    screen.sit(server.open(game)).wait()
    eaten = {move.target for move in decision(game).moves if move.text.startswith("eat ")}
    for target in eaten:
        quiet = screen.page.locator(f'.supply [data-target="{target}"]')
        expect(quiet).to_have_class(re.compile(r"\blit\b.*\bquiet\b"))


def test_feeding_by_a_click_on_the_family(screen: Screen, server: Server) -> None:
    game = played(2, STANDS["feeding"])
    seat = game.to_act[0]
    made = server.open(game)
    screen.sit(made).wait()
    version = screen.version
    screen.page.locator(f'.supply [data-at="{seat}/people"]').click()
    screen.wait_past(version)
    fed = [event for event in server.state(made)["history"][-1]["events"] if event["type"] == "fed"]
    assert fed[0]["seat"] == seat


# Major improvements


def test_all_ten_improvements_have_their_places(screen: Screen, server: Server) -> None:
    game = played(3, lambda game: sum(len(player.improvements) for player in view(game).players) > 2)
    screen.sit(server.open(game)).wait()
    owners = {name: player.seat for player in view(game).players for name in player.improvements}
    names = [*view(game).improvements, *owners]
    assert len(names) == 10
    for name in names:
        place = improvement(screen, name)
        expect(place).to_be_visible()
        owned = re.compile(rf"\bowned seat{owners[name]}\b") if name in owners else re.compile(r"^(?!.*owned)")
        expect(place).to_have_class(owned)


def test_an_improvement_is_built_by_a_click(screen: Screen, server: Server) -> None:
    game = building({"clay": 3, "stone": 1})
    made = server.open(game)
    screen.sit(made).wait()
    lit = {name for name in view(game).improvements if f"build {name}" in offered(game)}
    assert "clay-oven" in lit
    for name in view(game).improvements:
        looks = re.compile(r"\blit\b" if name in lit else r"^(?!.*\blit\b)")
        expect(improvement(screen, name)).to_have_class(looks)
    version = screen.version
    improvement(screen, "clay-oven").click()
    screen.wait_past(version)
    expect(improvement(screen, "clay-oven")).to_have_class(re.compile("owned seat0"))
    assert server.state(made)["view"]["players"][0]["improvements"] == ["clay-oven"]


def test_what_an_improvement_does_and_why_it_cannot_be_had(screen: Screen, server: Server) -> None:
    screen.sit(server.open(building({"clay": 3}))).wait()
    improvement(screen, "stone-oven").hover()
    note = screen.page.get_by_role("tooltip")
    expect(note).to_contain_text("Stone Oven for 1 Clay and 3 Stone, 3 points")
    expect(note).to_contain_text("Grain")
    expect(note.locator(".reason")).to_contain_text("Stone")


def test_a_ruling_stands_with_what_an_improvement_does(screen: Screen, server: Server) -> None:
    screen.sit(server.open(building({"clay": 3}))).wait()
    improvement(screen, "joinery").hover()
    expect(screen.page.get_by_role("tooltip")).to_contain_text("counts for breaking a tie")


def test_a_hearth_is_paid_for_or_had_for_a_fireplace(screen: Screen, server: Server) -> None:
    game = supplied({"clay": 6}, "place major-improvement", "build fireplace-2", "place major-improvement")
    made = server.open(game)
    screen.sit(made).wait()
    ways = [move for move in offered(game) if move.startswith("build cooking-hearth-4")]
    assert len(ways) == 2
    improvement(screen, "cooking-hearth-4").click()
    expect(screen.chooser.locator(".choice")).to_have_count(2)
    screen.chooser.locator('[data-move="build cooking-hearth-4 for fireplace-2"]').click()
    expect(improvement(screen, "cooking-hearth-4")).to_have_class(re.compile("owned"))
    expect(improvement(screen, "fireplace-2")).not_to_have_class(re.compile("owned"))


def test_bread_is_baked_in_what_one_has(screen: Screen, server: Server) -> None:
    game = played(2, lambda game: offers(game, "bake fireplace") or offers(game, "bake cooking-hearth"))
    seat = game.to_act[0]
    screen.sit(server.open(game)).wait()
    for move in decision(game).moves:
        if not move.text.startswith("bake "):
            continue
        kind = move.text.split()[1]
        for name in farmer(game, seat).improvements:
            if name.startswith(kind):
                expect(improvement(screen, name)).to_have_class(re.compile(r"\blit\b"))


def test_improvements_are_used_in_the_feeding_phase(screen: Screen, server: Server) -> None:
    game = played(2, lambda game: offers(game, "use "))
    name = next(move.text for move in decision(game).moves if move.text.startswith("use ")).split()[1]
    made = server.open(game)
    screen.sit(made).wait()
    version = screen.version
    improvement(screen, name).click()
    screen.wait_past(version)
    events = [event for past in server.state(made)["history"][-1:] for event in past["events"]]
    assert any(event["type"] == "exchanged" and event["source"] == f"improvement:{name}" for event in events)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("players", [1, 3])
def test_nothing_in_the_frame_is_cut(players: int, language: str, screens: Open, server: Server) -> None:
    screen = screens(language=language)
    screen.sit(server.open(played(players, STANDS["placing a person"], rounds=5))).wait()
    cut = screen.page.evaluate(
        """() => [...document.querySelectorAll('.improvements .tile, .improvements .one, .supply .good')]
          .filter((each) => each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1)
          .map((each) => each.innerText)"""
    )
    assert cut == []


def test_improvements_and_supply_on_a_phone(screens: Open, server: Server) -> None:
    screen = phone(screens)
    screen.sit(server.open(building({"clay": 3}))).wait()
    expect(improvement(screen, "fireplace-2")).to_be_visible()
    turn_to(screen, "Farm")
    expect(good(screen, "clay")).to_be_visible()
    expect(improvement(screen, "fireplace-2")).to_be_hidden()


# The end


def test_the_end_shows_all_fourteen_categories(screen: Screen, server: Server) -> None:
    game = finished(2)
    screen.sit(server.open(game)).wait()
    rows = screen.page.locator(".over tbody tr")
    expect(rows).to_have_count(len(game.score_lines(0)))
    for row in rows.all():
        assert row.locator("th svg").inner_html()
