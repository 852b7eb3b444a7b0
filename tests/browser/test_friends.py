"""Several browsers at one table: friends by link, onlookers, and two windows of one seat."""

from __future__ import annotations

from playwright.sync_api import Route, expect

from browser.conftest import Open
from browser.screen import Screen
from browser.serving import Json, Made, Server


def undo(screen: Screen) -> None:
    """Press the button that takes back."""
    screen.page.get_by_role("button", name="Take back", exact=True).click()


def settled(server: Server, made: Made, *screens: Screen) -> Json:
    """The state of the table once somebody is asked: a hand without a card that could be played passes unasked."""
    for _ in range(400):
        state = server.state(made, "")
        if any(screen.version == state["version"] and screen.listed.count() for screen in screens):
            return state
        screens[0].page.wait_for_timeout(50)
    raise AssertionError(f"nobody is asked: the table is at {state['version']}, shown is {screens[0].glance()}")


def test_a_friend_by_link(screens: Open, server: Server) -> None:
    ann = screens().home()
    only_here = "start the server with “allmende serve --host 0.0.0.0”"
    expect(ann.page.get_by_label("A bot may take over")).to_have_count(0)
    expect(ann.page.get_by_text(only_here)).to_have_count(0)
    ann.page.get_by_role("group", name="Seat 1").get_by_label("Name").fill("Ann")
    second = ann.page.get_by_role("group", name="Seat 2")
    second.get_by_role("radio", name="by link").check(force=True)
    second.get_by_label("Name").fill("Bob")
    expect(ann.page.get_by_text(only_here)).to_be_visible()
    ann.page.get_by_label("A bot may take over").select_option("after a day")
    ann.page.get_by_role("button", name="Start").click()
    # The links are shown at once.
    dialog = ann.page.get_by_role("dialog")
    link = dialog.get_by_role("textbox", name="Link for Bob").input_value()
    watch = dialog.get_by_role("textbox", name="Link for onlookers").input_value()
    expect(dialog.get_by_text(only_here)).to_be_visible()
    address, key = ann.page.url.split("#")
    made = Made(address.split("/")[-1], key, {1: link.split("#")[1]})
    assert watch == address
    state = server.state(made)
    assert state["absence"] == 24 * 60
    told = ann.page.get_by_text("If Bob lets the others wait until")
    expect(told).to_have_count(int(state["view"]["to_act"] == [1]))
    ann.page.keyboard.press("Escape")

    bob, eve = screens(), screens()
    bob.page.goto(link)
    eve.page.goto(watch)
    by_seat = {0: ann, 1: bob}
    for turn in range(8):
        state = settled(server, made, ann, bob)
        for screen in (ann, bob, eve):
            screen.expect_version(state["version"])
        acting = state["view"]["to_act"]
        # Who is to decide can; the others see who it is.
        for seat in (0, 1):
            if seat in acting:
                expect(by_seat[seat].listed.first).to_be_enabled()
                continue
            assert by_seat[seat].listed.count() == by_seat[seat].lit.count() == 0
            other = by_seat[seat].page.get_by_role("region", name="What you can do")
            expect(other).to_contain_text(f"Waiting for {['Bob', 'Ann'][seat]}")
        assert eve.listed.count() == eve.lit.count() == 0
        expect(eve.page.get_by_text("You are looking on")).to_be_visible()
        expect(eve.page.get_by_role("button", name="Take back", exact=True)).to_have_count(0)
        player = by_seat[acting[0]]
        moves = player.moves()
        player.choose(moves[turn % 2 % len(moves)])
        player.wait_past(state["version"])
    # Each page knows its own key alone.
    kept = "JSON.stringify({...localStorage}) + document.documentElement.outerHTML + location"
    assert made.links[1] in bob.page.evaluate(kept)
    assert made.key not in bob.page.evaluate(kept)
    assert made.key not in eve.page.evaluate(kept)
    assert made.links[1] not in eve.page.evaluate(kept)
    # Bob has the table in a list. Seats are taken in the background; from then on he goes on without the link.
    bob.home()
    expect(bob.page.get_by_role("region", name="Your tables").get_by_role("listitem")).to_have_count(1)
    told_of = "JSON.parse(localStorage['allmende.tables'])[0].told"
    bob.until(lambda: bob.page.evaluate(told_of), "that the server has heard who sits there")
    bob.page.evaluate("localStorage.removeItem('allmende.tables')")
    bob.page.goto(address)
    expect(bob.page.get_by_role("button", name="Take back", exact=True)).to_be_visible()


def decide(server: Server, made: Made) -> int:
    """The seat that decides."""
    return int(server.state(made, "")["view"]["to_act"][0])


def test_what_another_does_is_summed_up_and_what_is_answered_can_not_be_undone(screens: Open, server: Server) -> None:
    made = server.new("here", "link")
    by_seat = {0: screens().sit(made), 1: screens().sit(made, made.links[1])}
    first = decide(server, made)
    mine, other = by_seat[first], by_seat[1 - first]
    take_back = mine.page.get_by_role("button", name="Take back", exact=True)
    expect(take_back).to_be_disabled()
    start = server.state(made, "")
    exchange = next(move for move in mine.listed.all() if "exchange 1" in str(move.get_attribute("data-move")))
    exchange.click()
    other.wait()
    news = other.page.get_by_role("region", name="Since your last turn")
    expect(news.get_by_role("group").get_by_role("paragraph")).to_have_count(1)
    news.get_by_role("button", name="Close").click()
    expect(news).to_be_hidden()
    # Nobody has answered yet.
    expect(take_back).to_be_enabled()
    undo(mine)
    mine.expect_version(start["version"] + 2)
    other.expect_version(start["version"] + 2)
    assert server.state(made, "")["view"] == start["view"]
    mine.choose("exchange 1")
    other.expect_version(start["version"] + 3)
    other.choose("exchange 1")
    mine.expect_version(start["version"] + 4)
    expect(take_back).to_be_disabled()
    mine.page.keyboard.press("u")
    expect(other.page.get_by_role("button", name="Take back", exact=True)).to_be_enabled()
    assert server.state(made, "")["version"] == start["version"] + 4


def test_two_windows_of_one_seat(screens: Open, server: Server) -> None:
    made = server.new("here")
    one = screens().sit(made)
    two = screens(beside=one).sit(made)
    one.wait()
    two.wait()
    version = one.version
    one.choose("exchange 1")
    two.expect_version(version + 1)

    # In the moment before the news arrives, the other window decides as well.
    def late(route: Route) -> None:
        server.move(made, "exchange 1")
        route.continue_()

    two.page.route("**/moves", late)
    two.expect_trouble("409")
    two.choose("exchange 2")
    expect(two.page.get_by_role("alert")).to_contain_text("The table has moved on")
    two.expect_version(version + 2)
    one.expect_version(version + 2)
    assert [past["move"] for past in server.state(made)["history"]][-2:] == ["exchange 1", "exchange 1"]
    two.page.unroute("**/moves")
    two.listed.first.click()
    one.expect_version(version + 3)
    expect(two.page.get_by_role("alert")).to_have_count(0)


def test_a_bot_takes_over_a_seat_until_whoever_has_it_takes_it_back(screens: Open, server: Server) -> None:
    made = server.new("here", "link")
    ann, bob = screens().sit(made), screens().sit(made, made.links[1])
    for screen in (ann, bob):
        screen.page.get_by_role("button", name="Players and links").click()
    # The seat is Bob's: nobody else can give it away.
    expect(ann.page.get_by_role("combobox", name="Who plays for Bob")).to_be_disabled()
    expect(ann.page.get_by_text("Only Bob can hand this seat over to a bot.")).to_be_visible()
    who = bob.page.get_by_role("combobox", name="Who plays for Bob")
    # A control shows what was chosen before the server has heard of it; the log only afterwards.
    log = ann.page.get_by_role("region", name="Log")
    who.select_option("random")
    ann.page.keyboard.press("Escape")
    expect(log.get_by_text("A bot plays for Bob from now on: Random.")).to_be_visible()
    version = ann.wait()["version"]
    # With a bot at the other seat the table never waits for anybody else.
    for _ in range(3):
        ann.choose(ann.moves()[0])
        version = ann.wait(version)["version"]
    # A bot of another level plays on, until Bob is back, who has come anew meanwhile.
    bob.page.reload()
    bob.page.get_by_role("button", name="Players and links").click()
    expect(who).to_have_value("random")
    for bot, told in (
        ("novice", "A bot plays for Bob from now on: Novice."),
        ("", "No bot plays for Bob any more."),
    ):
        who.select_option(bot)
        expect(log.get_by_text(told)).to_be_visible()
        expect(who).to_have_value(bot)
        assert server.state(made)["players"][1]["bot"] == (bot or None)
    bob.page.keyboard.press("Escape")
    while (state := server.state(made, ""))["view"]["to_act"] == [0]:
        ann.expect_version(state["version"])
        ann.choose(ann.moves()[0])
        ann.wait_past(state["version"])
    expect(bob.page.locator("button.lit").first).to_be_visible()


def test_all_others_vote_for_a_bot(screens: Open, server: Server) -> None:
    made = server.new("here", "link", "link")
    ann, bob, cid = screens().sit(made), screens().sit(made, made.links[1]), screens().sit(made, made.links[2])
    for screen in (ann, bob, cid):
        screen.page.get_by_role("button", name="Players and links").click()
    ann.page.get_by_role("combobox", name="Your vote on who plays for Cid").select_option("random")
    vote = bob.page.get_by_role("combobox", name="Your vote on who plays for Cid")
    for screen in (ann, bob, cid):
        expect(screen.page.get_by_role("dialog").get_by_text("Ann votes for Random.")).to_be_visible()
    expect(cid.page.get_by_role("combobox", name="Who plays for Cid")).to_have_value("")
    expect(vote).to_have_value("")
    vote.select_option("random")
    back = cid.page.get_by_role("combobox", name="Who plays for Cid")
    expect(back).to_have_value("random")
    expect(bob.page.get_by_role("combobox", name="Who plays for Cid")).to_be_disabled()
    for screen in (ann, bob, cid):
        screen.page.keyboard.press("Escape")
        log = screen.page.get_by_role("region", name="Log")
        expect(log.get_by_text("All others have agreed. A bot plays for Cid from now on: Random.")).to_be_visible()
