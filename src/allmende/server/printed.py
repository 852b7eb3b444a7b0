"""What is printed once and always the same: a title's board, its cards, the words of a language."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from allmende import rulebooks
from allmende import words as speech
from allmende.bots.hired import hired
from allmende.core import Message
from allmende.server import requests
from allmende.server.errors import NotFoundError
from allmende.titles import TITLES, title

PAPER: Final = "#fbf6e9"
"""What lies under the page, and fills the screen until it is there."""

ELSEWHERE: Final = ("cli.ftl", "envs.ftl", "letters.ftl", "rules-*.ftl")
"""What only the terminal says, or environments, calls, or a rulebook, told as a whole; no screen has to carry it."""
LATER: Final = (
    "calls.ftl",
    "devices.ftl",
    "dialogs.ftl",
    "fame.ftl",
    "me.ftl",
    "passkeys.ftl",
    "picture.ftl",
    "retrospect.ftl",
    "rules.ftl",
    "lessons-*.ftl",
)
"""What only few screens say, which fetch it by itself."""


def routes() -> list[BaseRoute]:
    """Where all that belongs to a title, and the words of a language, are found."""
    return [
        Route("/titles/{title}/reference", _reference),
        Route("/titles/{title}/cards", _cards),
        Route("/words/{language}", _words),
        Route("/words/{language}/{part}", _part_of_words),
    ]


async def _reference(request: Request) -> Response:
    return kept(request, *reference(requests.title(request).name))


async def _cards(request: Request) -> Response:
    return kept(request, *cards(requests.title(request).name))


async def _words(request: Request) -> Response:
    return kept(request, *words(_language(request)), media_type="text/plain")


async def _part_of_words(request: Request) -> Response:
    part = request.path_params["part"]
    of = part.removeprefix("lessons-")
    if f"{part}.ftl" not in LATER and (of == part or of not in TITLES):
        raise NotFoundError(f"there are no words of {part[:40]!r}", Message("error-no-page", {"why": part[:40]}))
    return kept(request, *part_of_words(_language(request), part), media_type="text/plain")


def _language(request: Request) -> str:
    try:
        return speech.language(request.path_params["language"])
    except speech.LanguageError as error:
        raise NotFoundError(str(error), error.message) from None


@cache
def reference(name: str) -> tuple[bytes, str]:
    """What is printed in a title as JSON, and its tag."""
    return _tagged(msgspec.json.encode(title(name).reference()))


@cache
def cards(name: str) -> tuple[bytes, str]:
    """The cards of a title as JSON, and their tag."""
    return _tagged(msgspec.json.encode(title(name).cards()))


def rulebook(name: str, language: str) -> tuple[bytes, str]:
    """The rulebook of a title in a language as JSON, and its tag; NoRulebookError or LanguageError if there is none."""
    return _tagged(msgspec.json.encode(rulebooks.tell(name, language)))


def words(language: str) -> tuple[bytes, str]:
    """The words of a language, and their tag, with the names of hired bots; LanguageError if there are none."""
    return _words_with(language, tuple(hired()))


@cache
def _words_with(language: str, bots: tuple[str, ...]) -> tuple[bytes, str]:
    names = "".join(f"\nbot-{name} = {name}\n" for name in bots)
    return _tagged((speech.resource(language, *ELSEWHERE, *LATER) + names).encode())


@cache
def part_of_words(language: str, part: str) -> tuple[bytes, str]:
    """A part of the words that comes later, and its tag; LanguageError if there is no such language."""
    return _tagged(speech.part(language, part).encode())


def manifest(language: str) -> tuple[bytes, str]:
    """What a device is told of the page when it is installed, as JSON, and its tag; LanguageError if nobody says it."""
    speaker = speech.Speaker(language)
    picture = {"src": "/icon-512.png", "sizes": "512x512", "type": "image/png"}
    told = {
        "id": "/",
        "start_url": "/",
        "name": "Allmende",
        "lang": speaker.language,
        "description": speaker.say(Message("screen-motto")),
        "display": "standalone",
        "theme_color": PAPER,
        "background_color": PAPER,
        # Whole, and with its edges cut off as a device likes.
        "icons": [{"src": "/icon.svg", "sizes": "any"}, picture, picture | {"purpose": "maskable"}],
    }
    return _tagged(msgspec.json.encode(told))


def _tagged(body: bytes) -> tuple[bytes, str]:
    """Something with the tag of just this content; weak, since it may travel compressed."""
    return body, f'W/"{sha256(body).hexdigest()[:20]}"'


def kept(request: Request, body: bytes, tag: str, media_type: str = "application/json") -> Response:
    """Much at once and always the same: a browser keeps it, and asks next time whether it still holds."""
    headers = {"Cache-Control": "no-cache", "ETag": tag}
    if tag in request.headers.get("if-none-match", "").split(", "):
        return Response(status_code=304, headers=headers)
    return Response(body, media_type=media_type, headers=headers)
