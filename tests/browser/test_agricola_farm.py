"""Pastures in the browser: marked by mouse, finger and keys. What else is done on a farmyard, unit tests see."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from allmende.core import Game
from browser.conftest import Open
from browser.farmyards import supplied
from browser.screen import Screen
from browser.serving import Made, Server
from browser.test_screens import phone


def fencing(wood: int = 14) -> Game:
    """A game in which pastures can be fenced."""
    return supplied({"wood": wood}, "place fencing")


def cell(screen: Screen, name: str) -> Locator:
    """A space that can be marked."""
    return screen.page.locator(f'.fencing [data-place="{name}"]')


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
    assert last(server, made) == "fence c1 d1 c2 d2"
    expect(screen.page.locator(".place-farm .number")).to_have_text(["0/8"])
    # Whatever else can be fenced, the way on is there to be seen.
    expect(screen.page.locator(".farmyard").get_by_role("button", name="Done")).to_be_in_viewport()
    screen.page.locator(".farmyard").get_by_role("button", name="Done").click()
    screen.wait(version)
    assert last(server, made) == "done"

    # A stroke that builds nothing stays marked, and says why.
    made = server.open(fencing(wood=6))
    version = screen.sit(made).wait()["version"]
    drag(screen, "C1", "D1", "D2", "C2")
    expect(told(screen)).to_contain_text("Needs 8 Wood; you have 6.")
    assert screen.version == version
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
