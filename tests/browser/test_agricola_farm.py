"""A farmyard in the browser: pastures by mouse, finger and keys, and divided; rooms, stables, fields; what is told."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Route, expect

from allmende.core import Game
from browser.conftest import Open
from browser.farmyards import mine, offered, supplied
from browser.screen import LAPTOP, Screen
from browser.serving import Made, Server
from browser.test_screens import phone

SQUARE = "fence c1 d1 c2 d2"

# All that a page has received by now it has shown two frames later.
PAINTED = "new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))"


def fencing(*fenced: str, wood: int = 14) -> Game:
    """A game in which pastures can be fenced, after these."""
    return supplied({"wood": wood}, "place fencing", *fenced)


def cell(screen: Screen, name: str) -> Locator:
    """A space that can be marked."""
    return screen.page.locator(f'.fencing [data-place="{name}"]')


def space(screen: Screen, name: str) -> Locator:
    """A space of the player's farmyard."""
    return screen.page.locator(f'.place-farm [data-at="0/farm:{name}"]')


def told(screen: Screen) -> Locator:
    """What is said about the spaces that are marked."""
    return screen.page.locator(".farmyard [role=status]")


def marked(screen: Screen) -> list[str]:
    """The spaces that are marked."""
    cells = screen.page.locator(".fencing [aria-selected=true]")
    return [str(name) for name in cells.evaluate_all("(all) => all.map((each) => each.dataset.place)")]


def build(screen: Screen) -> Locator:
    """The button that builds what is marked."""
    return screen.page.get_by_role("button", name="Build the fences")


def drag(screen: Screen, *names: str, drop: bool = True) -> None:
    """Press on the first space and drag across the others."""
    mouse = screen.page.mouse
    for name in names:
        box = cell(screen, name).bounding_box()
        assert box
        mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
        if name == names[0]:
            mouse.down()
    if drop:
        mouse.up()


def last(server: Server, made: Made) -> str:
    """The newest move."""
    return str(server.state(made)["history"][-1]["move"])


def fences(screen: Screen) -> Locator:
    """The fences that would be built, without the posts where they meet."""
    return screen.page.locator(".farmland .coming path.rail:not(.ink)")


def take_back(screen: Screen) -> int:
    """Take back the last move; the version that is shown then."""
    version = screen.version
    screen.page.get_by_role("button", name="Take back", exact=True).click()
    screen.wait_past(version)
    return int(screen.wait(version)["version"])


def built(screen: Screen, server: Server, made: Made) -> str:
    """Build what is marked: the move that it was."""
    version = screen.version
    build(screen).click()
    screen.wait(version)
    return last(server, made)


def test_pastures_are_marked_one_by_one_or_in_a_stroke(screen: Screen, server: Server) -> None:
    made = server.open(fencing())
    screen.sit(made).wait()
    assert "fences" in [move["target"] for move in server.state(made)["decisions"][0]["moves"]]
    # Dragging back takes spaces out, and Escape all of them.
    version = screen.version
    drag(screen, "C1", "D1", "E1", "D1", drop=False)
    assert marked(screen) == ["C1", "D1"]
    screen.page.keyboard.press("Escape")
    screen.page.mouse.up()
    assert marked(screen) == []
    assert screen.version == version
    # What is marked stays while something else happens at the table.
    cell(screen, "C1").click()
    cell(screen, "D1").click()
    assert marked(screen) == ["C1", "D1"]
    server.ask("POST", f"/tables/{made.table}/words", {"seat": 0, "text": "Let me see."}, made.key)
    screen.wait_past(version)
    assert marked(screen) == ["C1", "D1"]
    assert built(screen, server, made).startswith("fence c1 d1")
    take_back(screen)
    # What does not lie side by side is no pasture.
    cell(screen, "C3").click()
    cell(screen, "E3").click()
    expect(told(screen)).to_have_text("C3, E3: the spaces have to lie side by side")
    expect(build(screen)).to_have_count(0)
    cell(screen, "D3").click()
    cell(screen, "E3").click()
    expect(told(screen)).to_have_text("C3, D3: 6 fences for 6 Wood")
    assert built(screen, server, made) == "fence c3 d3"
    # A swift pointer leaves nothing out.
    version = take_back(screen)
    start, end = cell(screen, "B1").bounding_box(), cell(screen, "E1").bounding_box()
    assert start is not None
    assert end is not None
    screen.page.mouse.move(start["x"] + 9, start["y"] + 30)
    screen.page.mouse.down()
    screen.page.mouse.move(end["x"] + 30, end["y"] + 30)
    screen.page.mouse.up()
    screen.wait(version)
    assert last(server, made) == "fence b1 c1 d1 e1"
    # A stroke that ends builds what it has marked.
    version = take_back(screen)
    drag(screen, "C1", "D1", "D2", "C2", drop=False)
    expect(fences(screen)).to_have_count(8)
    expect(told(screen)).to_have_text("C1, D1, C2, D2: 8 fences for 8 Wood")
    # The question has beside it what they bring.
    expect(screen.page.locator(".asked .preview b").last).to_have_text("+6")
    screen.page.mouse.up()
    version = screen.wait(version)["version"]
    assert last(server, made) == SQUARE
    expect(screen.page.locator(".place-farm .number")).to_have_text(["0/8"])
    # Whatever else can be fenced, the way on is there to be seen.
    expect(screen.page.locator(".farmyard").get_by_role("button", name="Done")).to_be_in_viewport()
    screen.page.locator(".farmyard").get_by_role("button", name="Done").click()
    screen.wait(version)
    assert last(server, made) == "done"


def test_a_pasture_is_divided_or_says_why_not(screen: Screen, server: Server) -> None:
    game = fencing(SQUARE)
    made = server.open(game)
    screen.sit(made).wait()
    for places, reason in {
        "C1 D1 C2 D2": "These spaces are a pasture already.",
        "D2 E2": "a pasture can be divided, but not enlarged",
        "B1 B3": "the spaces have to lie side by side",
        "A1": "A new pasture has to be next to the others.",
        "C3 D3 E3 E2 E1 B3": "Needs 10 fences; you have 7 left.",
    }.items():
        for name in places.split():
            cell(screen, name).click()
        expect(told(screen)).to_contain_text(reason)
        assert f"fence {places.lower()}" not in offered(game)
        screen.page.get_by_role("button", name="Clear the marks").click()
    cell(screen, "A2").click(force=True)
    expect(told(screen)).to_have_text("A2 is not empty.")
    assert marked(screen) == []
    # Whichever part of it is marked, it is the same pasture.
    for part in ("C1", "D1 C2 D2"):
        for name in part.split():
            cell(screen, name).click()
        expect(fences(screen)).to_have_count(2)
        expect(told(screen)).to_contain_text("2 fences for 2 Wood")
        assert built(screen, server, made) == "fence d1 c2 d2"
        expect(screen.page.locator(".place-farm .number")).to_have_text(["0/2", "0/6"])
        take_back(screen)


def test_what_is_marked_in_vain_stays_and_says_why(screen: Screen, server: Server) -> None:
    made = server.open(fencing(wood=6))
    screen.sit(made).wait()
    # What is told is told of what is marked now, however late an earlier answer comes.
    held: list[Route] = []
    screen.page.route("**/why-not?*", lambda route: route.continue_() if held else held.append(route))
    for name in ("C1", "D1", "E1", "E2"):
        cell(screen, name).click()
    expect(told(screen)).to_contain_text("Needs 10 Wood; you have 6.")
    with screen.page.expect_response("**/why-not?*") as late:
        held[0].continue_()
    late.value.finished()
    screen.page.evaluate(PAINTED)
    expect(told(screen)).to_contain_text("Needs 10 Wood; you have 6.")
    screen.page.get_by_role("button", name="Clear the marks").click()

    before = screen.version
    drag(screen, "C1", "D1", "D2", "C2")
    expect(told(screen)).to_contain_text("Needs 8 Wood; you have 6.")
    assert screen.version == before
    # A stroke that begins on a marked space takes away what it touches.
    drag(screen, "C2", "D2")
    assert marked(screen) == ["C1", "D1"]
    assert built(screen, server, made) == "fence c1 d1"


def test_a_pasture_on_a_phone(screens: Open, server: Server) -> None:
    screen = phone(screens)
    made = server.open(fencing())
    seen = screen.sit(made).wait()
    for name in ("D1", "D2"):
        cell(screen, name).tap()
    expect(build(screen)).to_be_in_viewport()
    build(screen).tap()
    seen = screen.wait(seen["version"])
    assert last(server, made) == "fence d1 d2"
    # A finger draws as a mouse does, and nothing scrolls meanwhile.
    touch = screen.page.context.new_cdp_session(screen.page)
    points = [box for name in ("E1", "E2", "E3") if (box := cell(screen, name).bounding_box())]
    for kind, box in zip(("touchStart", "touchMove", "touchMove"), points, strict=True):
        where = [{"x": box["x"] + 20, "y": box["y"] + 20}]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": where})
    expect(told(screen)).to_contain_text("E1, E2, E3")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    screen.wait(seen["version"])
    assert last(server, made) == "fence e1 e2 e3"


def test_a_pasture_by_keyboard(screen: Screen, server: Server) -> None:
    made, press = server.open(fencing()), screen.page.keyboard.press
    seen = screen.sit(made).wait()
    screen.page.locator('.options .choice[data-for="fences"]').focus()
    press("Enter")
    focused = screen.page.locator(".fencing [data-place]:focus")
    expect(focused).to_have_count(1)
    for _ in range(4):
        press("ArrowLeft")
        press("ArrowUp")
    for key in ("ArrowRight", "ArrowRight", "Space", "ArrowDown", "Space"):
        press(key)
    expect(focused).to_have_attribute("data-place", "C2")
    expect(focused).to_have_attribute("aria-selected", "true")
    expect(told(screen)).to_have_text("C1, C2: 6 fences for 6 Wood")
    press("Escape")
    assert marked(screen) == []
    # With Shift, arrow keys mark where they go.
    press("Shift+ArrowRight")
    press("Shift+ArrowUp")
    assert marked(screen) == ["D1", "C2", "D2"]
    press("Enter")
    seen = screen.wait(seen["version"])
    assert last(server, made) == "fence d1 c2 d2"
    # The focus has stayed, for the next pasture; digits still mean the list.
    expect(focused).to_have_count(1)
    press("0")
    screen.wait(seen["version"])
    assert last(server, made) == "done"


def test_rooms_stables_fields_and_animals_on_their_spaces(screen: Screen, server: Server) -> None:
    made = server.open(supplied({"wood": 9, "reed": 2}, "place farm-expansion"))
    seen = screen.sit(made).wait()
    # A room only beside the others; where both are possible, one says which.
    space(screen, "B2").click()
    expect(screen.chooser.locator(".choice")).to_have_count(2)
    screen.chooser.locator('[data-move="room b2"]').click()
    seen = screen.wait(seen["version"])
    assert last(server, made) == "room b2"
    expect(space(screen, "B2")).to_have_accessible_name(re.compile("^B2: room of Wood"))
    space(screen, "E1").click()
    screen.wait(seen["version"])
    assert last(server, made) == "stable e1"
    expect(space(screen, "E1").locator(".stable")).to_be_visible()

    # A field is plowed, and sown.
    made = server.open(supplied({"grain": 2}, "place farmland"))
    seen = screen.sit(made).wait()
    expect(screen.page.locator(".place-farm .space.lit")).to_have_count(13)
    space(screen, "C2").hover()
    expect(screen.page.locator(".farmland .growing .earth")).to_have_count(1)
    space(screen, "C2").click()
    screen.wait(seen["version"])
    assert last(server, made) == "plow c2"
    expect(space(screen, "C2")).to_have_accessible_name("C2: empty field")

    ready = supplied({"grain": 2, "vegetable": 1}, "place farmland", "plow c2", "place grain-utilization")
    made = server.open(ready)
    seen = screen.sit(made).wait()
    space(screen, "C2").click()
    screen.chooser.locator('[data-move="sow grain"]').click()
    screen.wait(seen["version"])
    assert mine(ready).farm[7].name == "C2"
    expect(space(screen, "C2")).to_have_accessible_name("C2: field with 3 Grain")
    expect(space(screen, "C2").locator(".number")).to_have_text("3")

    # Where animals stand is told in words.
    game = fencing("fence d1 d2")
    game.play("done", 0)
    while "place sheep-market" not in offered(game):
        game.play(offered(game)[0], 0)
    game.play("place sheep-market", 0)
    screen.sit(server.open(game)).wait()
    sheep = mine(game).goods["sheep"]
    pasture = "D1: pasture with 4 Sheep (room for 4)"
    expect(space(screen, "D1")).to_have_accessible_name(pasture)
    if sheep > 4:
        expect(space(screen, "A3")).to_have_accessible_name("A3: room of Wood and 1 Sheep as a pet")
    screen.page.set_viewport_size({"width": LAPTOP["width"], "height": 600})
    expect(space(screen, "D1").locator(".herd")).to_be_visible()
