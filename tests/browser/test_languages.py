"""English and German: all of the screen changes at once, and nothing is left behind."""

from __future__ import annotations

import re
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast, visitor
from playwright.sync_api import expect

from allmende import words
from allmende.core import Game
from browser.advice import tell_analysis, tell_hint
from browser.conftest import Open
from browser.games import CARD_STANDS, STANDS, WITH_CARDS, finished, played
from browser.screen import Screen
from browser.serving import Server

# All words that can be seen or are read out, apart from names that people gave.
SPOKEN = """() => {
  const found = []
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walk.nextNode()) {
    const parent = walk.currentNode.parentElement
    if (!parent.closest('script, noscript, style, [lang]:not(html)')) found.push(walk.currentNode.data)
  }
  for (const each of document.querySelectorAll('body *:not([lang])'))
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) found.push(each.getAttribute(name) ?? '')
  return [...found, document.title].join(' | ')
}"""


class _Texts(visitor.Visitor):
    """Collects what a catalogue says literally."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.found.append(node.value)


def words_in(text: str) -> set[str]:
    """The words of a text, without regard to capitals."""
    whole = re.sub("[\u00ad\u200b]", "", text)  # where a word may be broken
    return {word.lower() for word in re.findall(r"[^\W\d_]{2,}", whole)}


@cache
def telltales(language: str, other: str) -> set[str]:
    """The words that only this language has."""

    def all_words(language: str) -> set[str]:
        texts = _Texts()
        texts.visit(FluentParser().parse(words.resource(language)))
        return words_in(" ".join(texts.found))

    return all_words(language) - all_words(other)


def check(screen: Screen, language: str, where: str) -> None:
    """Everything is said in this language."""
    expect(screen.page.locator("html")).to_have_attribute("lang", language)
    foreign = telltales("de" if language == "en" else "en", language)
    assert len(foreign) > 200
    spoken = screen.page.evaluate(SPOKEN)
    left = words_in(spoken) & foreign
    assert not left, f"{where}: {left}"
    assert len(words_in(spoken) & telltales(language, "de" if language == "en" else "en")) > 5, where


def test_start_page_and_dialogs(screen: Screen) -> None:
    screen.home()
    for language, button, names in (
        ("en", None, ("Settings", "Help")),
        ("de", "Auf Deutsch", ("Einstellungen", "Hilfe")),
        ("en", "In English", ("Settings", "Help")),
    ):
        if button:
            screen.page.get_by_role("button", name=button).click()
        check(screen, language, "home")
        for name in names:
            screen.page.get_by_role("button", name=name).click()
            check(screen, language, name)
            screen.page.keyboard.press("Escape")


def test_a_language_that_is_listed_is_spoken(screens: Open, server: Server) -> None:
    """A third one is nothing to the client but an entry of the list, and words: here a few of them."""
    screen = screens(language="")
    known = screen.page.request.get(f"{server.address}/api/languages").json()
    assert [each["code"] for each in known] == ["en", "de"]
    frisian = {"code": "frr", "name": "Nordfriisk", "change": "Aw Nordfriisk"}
    words = "screen-settings = Iinstalangen\nscreen-language = Spriak\nscreen-in-this-language = Aw Nordfriisk\n"
    screen.page.route("**/api/languages", lambda route: route.fulfill(json=[*known, frisian]))
    screen.page.route("**/api/words/frr", lambda route: route.fulfill(body=words))
    screen.page.route("**/api/words/frr/*", lambda route: route.fulfill(body=""))
    screen.home()
    for code, change in (("de", "Auf Deutsch"), ("frr", "Aw Nordfriisk")):
        screen.page.get_by_role("button", name=change).click()
        expect(screen.page.locator("html")).to_have_attribute("lang", code)
    screen.page.get_by_role("button", name="Iinstalangen").click()
    spoken = screen.page.get_by_role("group", name="Spriak").get_by_role("button")
    expect(spoken).to_have_text(["English", "Deutsch", "Nordfriisk"])
    screen.page.reload()
    expect(screen.page.locator("html")).to_have_attribute("lang", "frr")


@pytest.mark.parametrize("players", [1, 3])
def test_every_question(players: int, screen: Screen, server: Server) -> None:
    games = {name: played(players, until, rounds=3) for name, until in STANDS.items()} | {"end": finished(players)}
    in_both_languages(games, screen, server)


def test_every_question_about_cards(screens: Open, server: Server) -> None:
    games = {name: played(1, until, options=WITH_CARDS) for name, until in CARD_STANDS.items()}
    screen = screens(ask="always")
    in_both_languages(games | {"end": finished(1, options=WITH_CARDS)}, screen, server)
    # The language changes under an open card and an open dialog as well.
    screen.sit(server.open(played(2, CARD_STANDS["income"], options=WITH_CARDS)))
    expect(screen.cover).to_be_visible()
    language = str(screen.page.locator("html").get_attribute("lang"))
    check(screen, language, "cover")
    screen.wait()
    for card in screen.hand.all():
        card.focus()
        expect(screen.raised).to_be_visible()
        check(screen, language, str(card.get_attribute("data-target")))
    screen.page.locator(".hand .pile").click()
    check(screen, language, "played cards")


def in_both_languages(games: dict[str, Game], screen: Screen, server: Server) -> None:
    """Everything that is said about these games is said in the chosen language, while it changes."""
    for name, game in games.items():
        screen.sit(server.open(game)).wait()
        log = screen.page.get_by_role("group", name=re.compile("^(What the log shows|Was der Verlauf zeigt)"))
        log.get_by_role("button").last.click()
        # The language of the last table is kept; it changes while the table is open.
        before = str(screen.page.locator("html").get_attribute("lang"))
        check(screen, before, name)
        screen.page.locator("button.language").click()
        check(screen, {"en": "de", "de": "en"}[before], name)


def test_advice(screen: Screen, server: Server) -> None:
    made = server.open(played(2, STANDS["placing workers"], rounds=3))
    tell_hint(screen, made)
    screen.sit(made).wait()
    screen.page.keyboard.press("t")
    expect(screen.page.locator("[data-suggested]")).to_have_count(3)
    check(screen, "en", "hint")
    screen.page.locator("button.language").click()
    expect(screen.page.locator("[data-suggested] .score").first).to_contain_text("47,3")
    check(screen, "de", "Tipp")
    made = server.open(finished(2))
    tell_analysis(screen, made)
    screen.sit(made).wait()
    screen.page.get_by_role("button", name="Analyse").click()
    expect(screen.page.locator(".analysis ol button")).to_have_count(8)
    screen.page.get_by_role("slider", name="Entscheidungen").fill("11")
    check(screen, "de", "Analyse")
    screen.page.locator(".analysis ol button").first.click()
    expect(screen.page.locator(".over .reviewed").first).to_be_visible()
    check(screen, "de", "ein teurer Zug")


def test_notes_and_reasons(screens: Open, server: Server) -> None:
    screen = screens(language="de")
    screen.sit(server.open(played(2, STANDS["placing workers"], rounds=5))).wait()
    for target in screen.page.locator(".board button").all():
        target.focus()
        expect(screen.page.get_by_role("tooltip")).to_be_visible()
        check(screen, "de", str(target.get_attribute("data-target")))
