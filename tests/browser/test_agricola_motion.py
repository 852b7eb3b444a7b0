"""What happens in Agricola is shown in order."""

from __future__ import annotations

from playwright.sync_api import expect

from allmende.core import Game
from browser.agricola import asked, decision, played
from browser.conftest import Open
from browser.serving import Server
from browser.test_motion import STILL

# The phases that the top bar tells, as they come.
NOTE = """() => {
  window.phases = []
  const now = () => document.querySelector('.phases .now')?.innerText
  const note = () => now() !== window.phases.at(-1) && window.phases.push(now())
  const changes = { subtree: true, childList: true, attributes: true, characterData: true }
  new MutationObserver(note).observe(document.querySelector('.phases'), changes)
}"""


def test_a_harvest_is_shown_in_order(screens: Open, server: Server) -> None:
    game = played(2, _harvest_follows)
    screen = screens(speed=2, reduced_motion="no-preference")
    screen.sit(server.open(game)).wait()
    screen.page.evaluate(NOTE)
    screen.choose(decision(game).moves[0].text)
    expect(screen.page.locator(".rounds .now")).to_have_text("5")
    screen.page.wait_for_function(STILL)
    phases = screen.page.evaluate("phases")
    assert [phase for phase in phases if phase in ("Field", "Feeding", "Breeding")] == ["Field", "Feeding", "Breeding"]


def _harvest_follows(game: Game) -> bool:
    """Whether the first harvest is shown after any move, without a question."""
    if game.state.round != 4 or not asked("prompt-place")(game):
        return False
    then = game.copy()
    then.play(decision(game).moves[0].text)
    return then.state.round == 5
