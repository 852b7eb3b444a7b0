"""Static reference data: a title's board, its cards and their worth, the words of a language; cached by ETag."""

from __future__ import annotations

import re
from fnmatch import fnmatch
from functools import cache
from hashlib import sha256
from itertools import chain
from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute

from allmende import rulebooks
from allmende import words as speech
from allmende.bots.card_knowledge import card_knowledge
from allmende.bots.hired import hired
from allmende.core import Message
from allmende.server.errors import NotFoundError
from allmende.server.http import requests
from allmende.server.http.endpoints import get
from allmende.server.http.replies import Reply
from allmende.server.site.known_cards import KnownCards
from allmende.titles import OWN, TITLES, title

R = TypeVar("R", bound=Response)

PAPER: Final = "#fbf6e9"
"""The page's background color, which also fills the screen until the page is there."""

ELSEWHERE: Final = ("cli.ftl", "envs.ftl", "letters.ftl", "passages.ftl", "rules-*.ftl")
"""Files of words that the client doesn't need: those of the terminal, its problems, environments, notifications, and of
positions and rulebooks, which the server puts into words."""
LATER: Final = (
    "admin.ftl",
    "agricola-rulings.ftl",
    "card-worth.ftl",
    "cautions.ftl",
    "clocks.ftl",
    "company.ftl",
    "devices.ftl",
    "dialogs.ftl",
    "draft.ftl",
    "fame.ftl",
    "game-link.ftl",
    "home.ftl",
    "me.ftl",
    "nicknames.ftl",
    "notifications.ftl",
    "page.ftl",
    "passkeys.ftl",
    "people.ftl",
    "picture.ftl",
    "problems.ftl",
    "replay.ftl",
    "retrospect.ftl",
    "rules.ftl",
    "story.ftl",
    "study.ftl",
    "survey.ftl",
    "trying.ftl",
    "text.ftl",
    "lessons-*.ftl",
)
"""Files of words of few screens, which fetch them one by one."""
_FILES: Final = sorted(file.name for file in (speech.FOLDER / speech.FALLBACK).glob("*.ftl"))
OF_DECKS: Final = tuple(name for name in _FILES if fnmatch(name, "*-deck-?.ftl"))
"""Files of words of a single deck of cards: only tables at which it is in play fetch them."""
OF_TITLES: Final = {
    title: tuple(name for name in _FILES if re.match(rf"{title}\b", name) and name not in (*OF_DECKS, *LATER))
    for title in OWN
}
"""Files of words of a title's tables, by title. The start page does with `setup-TITLE.ftl`."""


def routes() -> list[BaseRoute]:
    """The routes of titles' reference data, cards and card knowledge, and of the words of languages, below `/api`."""
    return [
        get("/titles/{title}/reference", _reference),
        get("/titles/{title}/cards", _cards),
        get("/titles/{title}/card-knowledge", _known_cards),
        get("/words/{language}", _words),
        get("/words/{language}/{part}", _part_of_words),
    ]


async def _reference(request: Request) -> Reply[Any]:
    """What is printed in a title; with its options in the query, what a table with these needs of it."""
    title, told = requests.title(request), request.query_params
    known = [name for name in title.printed_by if told.get(name) in title.options[name].values]
    return kept(request, *reference(title.name, tuple((name, told[name]) for name in known)), kind=Reply)


async def _cards(request: Request) -> Reply[Any]:
    """The cards of a title."""
    return kept(request, *cards(requests.title(request).name), kind=Reply)


async def _known_cards(request: Request) -> Reply[list[KnownCards]]:
    """What a bot's games with itself have shown of the cards of a title, by number of players and set of cards."""
    return kept(request, *known_cards(requests.title(request).name), kind=Reply)


async def _words(request: Request) -> PlainTextResponse:
    """The words of a language, as a Fluent resource."""
    return kept(request, *words(_language(request)), kind=PlainTextResponse)


async def _part_of_words(request: Request) -> PlainTextResponse:
    """The words of a language for a screen, a title or a deck, which are fetched when it is shown."""
    part = request.path_params["part"]
    if part not in parts():
        raise NotFoundError(f"there are no words of {part[:40]!r}", Message("error-no-page", {"why": part[:40]}))
    return kept(request, *part_of_words(_language(request), part), kind=PlainTextResponse)


def parts() -> dict[str, tuple[str, ...]]:
    """The parts of the words that are fetched later, with the files of each."""
    one_by_one = [name for name in LATER if "*" not in name] + [f"lessons-{title}.ftl" for title in TITLES]
    of_screens: dict[str, tuple[str, ...]] = {name.removesuffix(".ftl"): (name,) for name in (*one_by_one, *OF_DECKS)}
    return of_screens | OF_TITLES


def _language(request: Request) -> str:
    try:
        return speech.language(request.path_params["language"])
    except speech.LanguageError as error:
        raise NotFoundError(str(error), error.message) from None


@cache
def reference(name: str, options: tuple[tuple[str, str], ...] = ()) -> tuple[bytes, str]:
    """What is printed in a title as JSON, and its ETag: all of it, or what a table with these options needs."""
    found = title(name)
    usual = {option: found.options[option].default for option in found.printed_by}
    return _tagged(msgspec.json.encode(found.reference_for(usual | dict(options)) if options else found.reference()))


@cache
def cards(name: str) -> tuple[bytes, str]:
    """The cards of a title as JSON, and their ETag."""
    return _tagged(msgspec.json.encode(title(name).cards()))


@cache
def known_cards(name: str) -> tuple[bytes, str]:
    """What is known of a title's cards as JSON, and its ETag."""
    return _tagged(msgspec.json.encode([KnownCards.of(known) for known in card_knowledge(title(name)).sets]))


def rulebook(name: str, language: str) -> tuple[bytes, str]:
    """A title's rulebook in a language as JSON, and its ETag; NoRulebookError or LanguageError if there is none."""
    return _tagged(msgspec.json.encode(rulebooks.tell(name, language)))


def words(language: str) -> tuple[bytes, str]:
    """The words of a language, with the names of hired bots, and their ETag; LanguageError if there is no such one."""
    return _words_with(language, tuple(hired()))


@cache
def _words_with(language: str, bots: tuple[str, ...]) -> tuple[bytes, str]:
    names = "".join(f"\nbot-{name} = {name}\n" for name in bots)
    of_titles = chain.from_iterable(OF_TITLES.values())
    return _tagged((speech.resource(language, *ELSEWHERE, *LATER, *OF_DECKS, *of_titles) + names).encode())


@cache
def part_of_words(language: str, part: str) -> tuple[bytes, str]:
    """A part of the words that is fetched later, and its ETag; LanguageError if there is no such language."""
    return _tagged(speech.part(language, *parts()[part]).encode())


def manifest(language: str, base: str = "") -> tuple[bytes, str]:
    """The web app manifest of a server below this path, as JSON, and its ETag; LanguageError without a catalogue."""
    speaker = speech.Speaker(language)
    picture = {"src": f"{base}/icon-512.png", "sizes": "512x512", "type": "image/png"}
    told = {
        "id": f"{base}/",
        "start_url": f"{base}/",
        "name": "Allmende",
        "lang": speaker.language,
        "description": speaker.say(Message("screen-motto")),
        "display": "standalone",
        "theme_color": PAPER,
        "background_color": PAPER,
        # As a whole, and "maskable": a device may cut off its edges.
        "icons": [{"src": f"{base}/icon.svg", "sizes": "any"}, picture, picture | {"purpose": "maskable"}],
    }
    return _tagged(msgspec.json.encode(told))


def _tagged(body: bytes) -> tuple[bytes, str]:
    """A body with the ETag of just this content; a weak one, since the body may be sent compressed."""
    return body, f'W/"{sha256(body).hexdigest()[:20]}"'


def kept(request: Request, body: bytes, tag: str, kind: type[R]) -> R:
    """A response of this kind that browsers cache and revalidate by its ETag: 304 if the browser has it already."""
    headers = {"Cache-Control": "no-cache", "ETag": tag}
    if tag in request.headers.get("if-none-match", "").split(", "):
        return kind(status_code=304, headers=headers)
    return kind(body, headers=headers)
