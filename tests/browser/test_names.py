"""Names are text, whatever is in them, and have room. Wherever else they are shown, unit tests see that."""

from __future__ import annotations

from playwright.sync_api import expect

from allmende.server.seats import LONGEST_NAME
from browser.screen import LAPTOP, PHONE, Screen
from browser.serving import Server

HOSTILE = (
    "<img src=x onerror=hit=1>",
    '"><script>hit=1</script>',
    "{ $player } { screen-home }",
    "\u202e<b>'\\\u0000&lt;&#60;",
)
AS_TEXT = (*HOSTILE[:3], "<b>'\\ &lt;&#60;")
"""What is no text becomes a space."""

STRANGE = "document.querySelectorAll('img, [onerror], body script').length + (window.hit ?? 0)"


def test_hostile_names_are_text_at_a_table_and_the_longest_is_broken(screen: Screen, server: Server) -> None:
    made = server.new("here", "link", "link", "link")
    keys = {0: made.key, **made.links}
    for seat, key in keys.items():
        server.ask("POST", f"/tables/{made.table}/seats/{seat}", {"name": HOSTILE[seat]}, key)
    screen.sit(made)
    log = screen.page.get_by_role("region", name="Log")
    for name, before in zip(AS_TEXT, ("Ann", "Bob", "Cid", "Dot"), strict=True):
        expect(screen.page.get_by_text(name).first).to_be_visible()
        expect(log.get_by_text(f"{before} is called {name} from now on.")).to_be_visible()
    screen.page.get_by_role("button", name="Players and links").click()
    dialog = screen.page.get_by_role("dialog")
    expect(dialog.get_by_label("Name")).to_have_value(AS_TEXT[0])
    for name in AS_TEXT[1:]:
        expect(dialog.get_by_text(name, exact=True)).to_be_visible()
    assert screen.page.evaluate(STRANGE) == 0

    made = server.new("here", "random")
    server.ask("POST", f"/tables/{made.table}/seats/0", {"name": "W" * LONGEST_NAME}, made.key)
    screen.sit(made).wait()
    for size in (LAPTOP, PHONE):
        screen.page.set_viewport_size(size)
        for part in (".asked", ".log .entries"):
            assert screen.page.locator(part).evaluate("(part) => part.scrollWidth <= part.clientWidth"), part
