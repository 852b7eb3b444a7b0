"""Names are text, whatever is in them, wherever they are shown."""

from __future__ import annotations

from playwright.sync_api import expect

from allmende.server.seats import LONGEST_NAME
from browser.conftest import Open
from browser.games import finished
from browser.screen import LAPTOP, PHONE, Screen
from browser.serving import Made, Server

HOSTILE = (
    "<img src=x onerror=hit=1>",
    '"><script>hit=1</script>',
    "{ $player } { screen-home }",
    "\u202e<b>'\\\u0000&lt;&#60;",
)
AS_TEXT = (*HOSTILE[:3], "<b>'\\ &lt;&#60;")
"""What is no text becomes a space."""

STRANGE = "document.querySelectorAll('img, [onerror], body script').length + (window.hit ?? 0)"


def called(server: Server, made: Made, keys: dict[int, str]) -> None:
    """Give the players their names."""
    for seat, key in keys.items():
        server.ask("POST", f"/tables/{made.table}/seats/{seat}", {"name": HOSTILE[seat]}, key)


def expect_text(screen: Screen, *names: str) -> None:
    """These names are there to be read, and nothing has come of them."""
    for name in names:
        expect(screen.page.get_by_text(name).first).to_be_visible()
    assert screen.page.evaluate(STRANGE) == 0


def test_hostile_names_are_text_at_the_table_in_the_log_and_in_dialogs(screens: Open, server: Server) -> None:
    made = server.new("here", "link", "link", "link")
    keys = {0: made.key, **made.links}
    called(server, made, keys)
    screen = screens()
    for seat, key in keys.items():
        # Only the key would be another in the address, and the page the same.
        screen.page.goto(f"{server.address}/api/about")
        screen.sit(made, key)
        expect_text(screen, *AS_TEXT)
        log = screen.page.get_by_role("region", name="Log")
        for name, before in zip(AS_TEXT, ("Ann", "Bob", "Cid", "Dot"), strict=True):
            expect(log.get_by_text(f"{before} is called {name} from now on.")).to_be_visible()
        screen.page.get_by_role("button", name="Players and links").click()
        dialog = screen.page.get_by_role("dialog")
        for other, name in enumerate(AS_TEXT):
            if other == seat:
                expect(dialog.get_by_label("Name")).to_have_value(name)
            else:
                expect(dialog.get_by_text(name, exact=True)).to_be_visible()
        assert screen.page.evaluate(STRANGE) == 0
    # Votes, and a seat that changes hands.
    server.ask("POST", f"/tables/{made.table}/seats/1", {"bot": "random"}, made.key)
    server.ask("POST", f"/tables/{made.table}/seats/2", {"bot": "random"}, made.links[2])
    expect(dialog.get_by_text(f"{AS_TEXT[0]} votes for Random.")).to_be_visible()
    assert screen.page.evaluate(STRANGE) == 0
    # Two players cannot bear one name.
    screen.expect_trouble("422")
    dialog.get_by_label("Name").fill(AS_TEXT[1].upper())
    dialog.get_by_label("Name").press("Enter")
    expect(dialog.get_by_role("alert")).to_contain_text(f"Somebody else at this table is called {AS_TEXT[1]}.")


def test_hostile_names_are_text_on_the_cover_at_the_end_and_on_the_start_page(screens: Open, server: Server) -> None:
    screen = screens()
    made = server.new("here", "here", cards="on")
    called(server, made, dict.fromkeys((0, 1), made.key))
    screen.sit(made)
    expect(screen.cover).to_be_visible()
    expect_text(screen, AS_TEXT[server.state(made)["view"]["to_act"][0]])
    made = server.open(finished(2))
    called(server, made, dict.fromkeys((0, 1), made.key))
    screen.sit(made)
    expect(screen.page.get_by_role("region", name="End of the game")).to_contain_text(AS_TEXT[0])
    expect_text(screen, *AS_TEXT[:2])
    screen.home()
    expect(screen.page.get_by_role("link", name=" · ".join(AS_TEXT[:2]))).to_have_count(2)
    assert screen.page.evaluate(STRANGE) == 0


def test_the_longest_name_is_broken_where_it_is_asked_and_in_the_log(screen: Screen, server: Server) -> None:
    made = server.new("here", "random")
    server.ask("POST", f"/tables/{made.table}/seats/0", {"name": "W" * LONGEST_NAME}, made.key)
    screen.sit(made).wait()
    for size in (LAPTOP, PHONE):
        screen.page.set_viewport_size(size)
        for part in (".asked", ".log .entries"):
            assert screen.page.locator(part).evaluate("(part) => part.scrollWidth <= part.clientWidth"), part
