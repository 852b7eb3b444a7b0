"""Those at a table see one another, talk, remind whoever is waited for, and note things for themselves."""

from __future__ import annotations

import re

from playwright.sync_api import Route, WebSocketRoute, expect

from browser.conftest import Open
from browser.screen import PHONE, Screen
from browser.serving import Server


def here(screen: Screen, name: str) -> None:
    """The page tells who is here."""
    expect(screen.page.get_by_role("listitem").filter(has_text=name)).to_have_count(1)


def test_it_is_seen_who_is_here_and_how_many_look_on(screens: Open, server: Server) -> None:
    made = server.new("here", "link")
    ann = screens().sit(made)
    here(ann, "Bob has not been here yet.")
    bob, eve = screens().sit(made, made.links[1]), screens().sit(made, "")
    here(ann, "Bob is here.")
    here(ann, "1 onlooker")
    here(eve, "Ann is here.")
    eve.home()
    bob.home()
    here(ann, "Bob was here")
    expect(ann.page.get_by_text("1 onlooker")).to_have_count(0)


def test_a_word_to_all_stands_in_the_log_as_text_until_it_is_hidden(screens: Open, server: Server) -> None:
    made = server.new("here", "link")
    ann, bob = screens().sit(made), screens(viewport=PHONE, language="de").sit(made, made.links[1])
    bob.page.get_by_role("button", name="Verlauf").click()
    word = bob.page.get_by_role("textbox", name="Ein Wort an alle")
    word.fill("<img src=x onerror=alert(1)> Moin!")
    word.press("Enter")
    expect(word).to_have_value("")
    log = ann.page.get_by_role("region", name="Log")
    expect(log).to_contain_text("Bob: <img src=x onerror=alert(1)> Moin!")
    ann.page.get_by_role("textbox", name="A word to all").fill("Hi")
    ann.page.get_by_role("button", name="Say it").click()
    expect(bob.page.get_by_role("region", name="Verlauf")).to_contain_text("Ann: Hi")
    log.get_by_role("button", name="Hide what Bob says").press("Enter")
    expect(log).not_to_contain_text("Moin!")
    expect(log).to_contain_text("Ann: Hi")
    # By another name one is no one else.
    server.ask("POST", f"/tables/{made.table}/seats/1", {"name": "Robert"}, made.links[1])
    for seat, key, text in ((1, made.links[1], "Still here"), (0, made.key, "And you")):
        server.ask("POST", f"/tables/{made.table}/words", {"seat": seat, "text": text}, key)
    expect(log).to_contain_text("Ann: And you")
    expect(log).not_to_contain_text("Still here")
    ann.page.get_by_role("button", name="Show again what Robert says").click()
    expect(log).to_contain_text("Moin!")
    expect(log).to_contain_text("Robert: Still here")


def test_whoever_is_waited_for_is_reminded_once(screens: Open, server: Server) -> None:
    made = server.new("link", "link")
    by_seat = {seat: screens().sit(made, made.links[seat]) for seat in (0, 1)}
    asked = int(server.state(made, "")["view"]["to_act"][0])
    name, page = ["Ann", "Bob"][asked], by_seat[1 - asked].page
    remind = page.get_by_role("button", name=f"Remind {name} that the others wait")
    remind.click()
    for screen in by_seat.values():
        expect(screen.page.get_by_role("region", name="Log")).to_contain_text(f"reminds {name}")
    by_seat[1 - asked].expect_trouble(r"422\b")
    remind.click()
    expect(page.get_by_role("alert")).to_contain_text("Once a day is enough")


def test_notes_are_kept_with_the_table_for_oneself(screens: Open, server: Server) -> None:
    made = server.new("here", "link")
    ann, bob = screens().sit(made), screens().sit(made, made.links[1])
    ann.page.get_by_role("button", name="My notes").click()
    text = ann.page.get_by_role("textbox", name="My notes")
    text.fill("Sow hops\nbefore Round 3")
    expect(ann.page.get_by_text("Kept.")).to_be_visible()
    ann.page.reload()
    ann.page.get_by_role("button", name="My notes").click()
    expect(text).to_have_value("Sow hops\nbefore Round 3")
    bob.page.get_by_role("button", name="My notes").click()
    expect(bob.page.get_by_role("textbox", name="My notes")).to_have_value("")


def test_of_what_is_noted_quickly_the_last_holds(screens: Open, server: Server) -> None:
    made = server.new("here", "link")
    bob = screens().sit(made, made.links[1])
    bob.page.get_by_role("button", name="My notes").click()
    text = bob.page.get_by_role("textbox", name="My notes")
    expect(text).to_be_enabled()
    held: list[Route] = []
    sent: list[str] = []
    bob.page.on("request", lambda request: sent.append(request.post_data or "") if "/remark" in request.url else None)
    bob.page.route("**/remark", lambda route: route.continue_() if held else held.append(route))
    text.fill("Sow")
    bob.until(lambda: held)
    text.fill("Sow hops")
    bob.page.wait_for_timeout(900)
    # On their way one could overtake the other.
    assert sent == ['{"remark":"Sow"}']
    held[0].continue_()
    expect(bob.page.get_by_text("Kept.")).to_be_visible()
    bob.page.reload()
    bob.page.get_by_role("button", name="My notes").click()
    expect(text).to_have_value("Sow hops")


def test_what_is_being_noted_stays_when_something_happens_at_the_table(screens: Open, server: Server) -> None:
    made = server.new("here", "link")
    bob = screens().sit(made, made.links[1])
    bob.page.get_by_role("button", name="My notes").click()
    text = bob.page.get_by_role("textbox", name="My notes")
    expect(text).to_be_enabled()
    text.press_sequentially("Sow")
    before = bob.version
    seat = int(server.state(made, "")["view"]["to_act"][0])
    server.move(made, "exchange 1", [made.key, made.links[1]][seat])
    bob.expect_version(before + 1)
    text.press_sequentially(" hops")
    expect(bob.page.get_by_text("Kept.")).to_be_visible()
    expect(text).to_have_value("Sow hops")


def test_moves_that_were_missed_without_a_connection_are_shown(screens: Open, server: Server) -> None:
    made = server.new("here", "link")
    keys = {0: made.key, 1: made.links[1]}
    asked = int(server.state(made, "")["view"]["to_act"][0])
    screen = screens().sit(made, keys[1 - asked])
    screen.expect_trouble(re.escape("ERR_INTERNET_DISCONNECTED"))
    screen.page.context.set_offline(True)
    screen.page.evaluate("window.dispatchEvent(new Event('offline'))")
    server.move(made, key=keys[asked])
    screen.page.context.set_offline(False)
    news = screen.page.get_by_role("region", name="Since your last turn")
    expect(news.get_by_role("group").get_by_role("paragraph")).not_to_have_count(0)


def test_a_phone_that_wakes_hears_what_its_dead_connection_never_told(screens: Open, server: Server) -> None:
    made = server.new("here", "link")
    keys = {0: made.key, 1: made.links[1]}
    state = server.state(made, "")
    asked, before = int(state["view"]["to_act"][0]), int(state["version"])
    screen, sleeps = screens(), False

    def connect(here: WebSocketRoute) -> None:
        there = here.connect_to_server()
        there.on_message(lambda message: None if sleeps else here.send(message))

    def turn(hidden: str) -> None:
        screen.page.evaluate(f"Object.defineProperty(document, 'hidden', {{ value: {hidden}, configurable: true }})")
        screen.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")

    screen.page.route_web_socket(re.compile(r"/stream"), connect)
    screen.page.clock.install()
    screen.sit(made, keys[1 - asked]).expect_version(before)
    sleeps = True
    turn("true")
    server.move(made, key=keys[asked])
    screen.page.clock.fast_forward(60_000)
    sleeps = False
    screen.expect_version(before)
    turn("false")
    screen.expect_version(before + 1)


def test_an_open_list_stays_whatever_others_say(screens: Open, server: Server) -> None:
    made = server.new("here", "link")
    keys = {0: made.key, 1: made.links[1]}
    asked = int(server.state(made, "")["view"]["to_act"][0])
    screen = screens().sit(made, keys[asked])
    screen.page.locator('button.lit[data-target="workers"]').click()
    expect(screen.chooser).to_be_visible()
    server.ask("POST", f"/tables/{made.table}/words", {"seat": 1 - asked, "text": "Take your time"}, keys[1 - asked])
    expect(screen.page.get_by_role("region", name="Log")).to_contain_text("Take your time")
    expect(screen.chooser).to_be_visible()
    before = screen.version
    screen.chooser.locator(".choice").first.click()
    screen.expect_version(before + 1)


def test_a_key_that_is_held_down_plays_once(screens: Open, server: Server) -> None:
    screen = screens().sit(server.new("here", "here"))
    before = int(screen.wait()["version"])
    for _ in range(3):
        screen.page.keyboard.down("1")
        screen.page.wait_for_timeout(800)
    screen.expect_version(before + 1)


def test_a_dialog_closes_for_who_presses_beside_it_alone(screens: Open, server: Server) -> None:
    screen = screens().sit(server.new("here", "link"))
    page, mouse = screen.page, screen.page.mouse
    page.get_by_role("button", name="Players and links").click()
    dialog = page.get_by_role("dialog", name="Players and links")
    name = dialog.get_by_label("Name", exact=True)
    name.hover()
    mouse.down()
    mouse.move(5, 300)
    mouse.up()
    box = dialog.bounding_box()
    assert box is not None
    mouse.click(box["x"] + 4, box["y"] + 4)
    expect(dialog).to_be_visible()
    mouse.click(5, 300)
    expect(dialog).to_be_hidden()
