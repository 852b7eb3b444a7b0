"""A title's rules as an HTML page of its own, with anchors, search and links to play.

It works without a script, too. With one (`client/src/rules.ts`) pictures and symbols are drawn, and the page says so if
a link leads to a place in it that is not there.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Sequence
from html import escape
from typing import Final
from urllib.parse import urlencode

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route

from allmende import rulebooks
from allmende.core import AllmendeError, Message
from allmende.rulebooks import Found, ToldChapter, ToldPassage, ToldRulebook
from allmende.server.errors import TooOftenError, status_of
from allmende.server.http.base_paths import base
from allmende.server.http.rate_limits import Kind
from allmende.titles import TITLES, title
from allmende.words import LANGUAGES, Speaker

_FROM_ROOT: Final = re.compile(r'(\b(?:href|src)=")/')
"""How an address in a page begins that lies below the root; texts have no quotes that are not escaped."""
_ACCEPTED: Final = re.compile(r"(\*|[a-z]{1,8})(?:-[a-z0-9-]+)?\s*(?:;\s*q\s*=\s*([01](?:\.[0-9]{0,3})?))?")
"""A language in the header, whatever its region, and its weight."""
_STYLE: Final = """:root{color-scheme:light dark}html:root{font-size:62.5%;background:var(--paper,Canvas)}
html>body{max-width:46em;margin:0 auto;padding:1em;font:1.75rem/1.55 'Allmende Sans',Georgia,serif}a{color:inherit}
h1,h2,h3,strong{font-family:'Allmende Serif',Georgia,serif}[data-icons]{font-size:1.3em;vertical-align:-.15em}
.ways{display:flex;flex-wrap:wrap;gap:.3em 1.4em;margin:0;padding:0;list-style:none}
.ways a{display:inline-block;padding:.5em 0}.chapters{columns:16em;padding-left:1.2em}
.marked{border-left:3px solid;padding-left:.8em}.play{display:inline-block;padding:.5em 0}
figure{margin:1.2em 0}figcaption{font-style:italic}
input,button{font:inherit;padding:.5em .7em}:target{outline:2px solid;outline-offset:.4em}"""


def pages(count: Callable[[Kind, Request], None]) -> list[BaseRoute]:
    """The routes of these pages; `count` counts searches against the rate limits."""

    async def page(request: Request) -> Response:
        language, below = language_of(request), base(request)
        name, wanted = request.path_params.get("title", ""), request.query_params.get("words", "").strip()
        try:
            of = title(name).name
            book = await asyncio.to_thread(rulebooks.tell, of, language)
        except AllmendeError:
            return _reply(_shelf(name, Speaker(language)), below, 404 if name else 200)
        try:
            if wanted:
                count("looks", request)
            found = await asyncio.to_thread(rulebooks.find, of, language, wanted) if wanted else None
        except (rulebooks.LongSearchError, TooOftenError) as error:
            return _reply(_html(book, Speaker(language), wanted, error.message), below, status_of(error))
        return _reply(_html(book, Speaker(language), wanted, found), below)

    return [Route("/rules", page), Route("/rules/{title}", page)]


def _reply(page: str, below: str, status: int = 200) -> Response:
    """A response with a page of a server below this path, which caches keep for each language."""
    if below:
        page = _FROM_ROOT.sub(rf"\1{escape(below)}/", page).replace("<html ", f'<html data-base="{escape(below)}" ', 1)
    return HTMLResponse(page, status, {"Vary": "Accept-Language"})


def language_of(request: Request) -> str:
    """The language of a page: the one in its address, else the one that the browser likes best."""
    asked = request.query_params.get("language", "")
    return asked if asked in LANGUAGES else liked_best(request.headers.get("accept-language", ""), [*LANGUAGES])


def liked_best(accepted: str, known: Sequence[str]) -> str:
    """The one of the `known` languages that an Accept-Language header gives the highest weight; else the first one.

    >>> liked_best("fr, de-AT;q=0.5, en;q=0.3", ["en", "de"])
    'de'
    >>> liked_best("*, en;q=0", ["en", "de"])
    'de'
    """
    weights: dict[str, float] = {}
    for part in accepted.split(","):
        found = _ACCEPTED.fullmatch(part.strip().lower())
        if found is not None:
            # Of several kinds of a language, such as en-GB and en, the one that is liked best counts.
            tag = found[1]
            weights[tag] = max(weights.get(tag, 0.0), float(found[2] or 1))
    order = [*weights, *known]

    def liked(code: str) -> tuple[float, int]:
        named = code if code in weights or "*" not in weights else "*"
        # A language that isn't named at all is better than one that is refused.
        return weights.get(named, 0.0) or -float(named in weights), -order.index(named)

    return max(known, key=liked)


def _shelf(name: str, speaker: Speaker) -> str:
    """The page that lists all rulebooks; first it says that there is none of the name asked for, if one was."""
    why = f"<p>{_say('rules-nowhere', speaker, words=name[:40])}</p>" if name else ""
    books = "".join(
        f'<li><a href="/rules/{each}?language={speaker.language}">{_say(f"title-{each}", speaker)}</a>'
        for each, one in TITLES.items()
        if one.rulebook is not None
    )
    address = f"/rules/{escape(name[:40])}" if name else "/rules"
    body = f"{why}<ul>{books}</ul>{_ways(speaker, address, [('/', Message('screen-home'))])}"
    return _page(_say("screen-rules", speaker), speaker, body)


def _html(book: ToldRulebook, speaker: Speaker, wanted: str, found: Found | Message | None) -> str:
    of = {"title": Message(f"title-{book.title}")}
    chapters = "".join(f'<li><a href="#{each.name}">{escape(each.heading)}</a>' for each in book.chapters)
    label = _say("rules-look-up", speaker)
    ways = [
        (f"/?title={book.title}", Message("rules-play-title", of)),
        *([(f"/learn/{book.title}", Message("rules-learn", of))] if title(book.title).lessons else []),
        ("/rules", Message("rules-others")),
        ("/", Message("screen-home")),
    ]
    body = (
        f"{_ways(speaker, f'/rules/{book.title}', ways)}"
        f'<form><input type="hidden" name="language" value="{book.language}">'
        f'<input type="search" name="words" maxlength="{rulebooks.MOST_CHARACTERS}" aria-label="{label}"'
        f' value="{escape(wanted[: rulebooks.MOST_CHARACTERS])}"><button>{label}</button></form>'
        f'{_answer(found, speaker, wanted)}<p class="gone" role="alert" hidden>{_say("rules-gone", speaker)}</p>'
        f'<nav aria-label="{_say("rules-chapters", speaker)}"><ul class="chapters">{chapters}</ul></nav>'
        f"{''.join(_chapter(each, book.title, speaker) for each in book.chapters)}"
    )
    return _page(_say("rules-of", speaker, **of), speaker, body)


def _page(heading: str, speaker: Speaker, body: str) -> str:
    return (
        f'<!doctype html><html lang="{speaker.language}"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{heading}</title><style>{_STYLE}</style>'
        f'<link rel="icon" href="/icon.svg" type="image/svg+xml">'
        f'<body><main><h1>{heading}</h1>{body}</main><script type="module" src="/rules.js"></script></body></html>'
    )


def _ways(speaker: Speaker, address: str, ways: list[tuple[str, Message]]) -> str:
    """The links to other pages, and to this page in the other languages."""
    links = [f'<li><a href="{to}">{escape(speaker.say(words))}</a>' for to, words in ways]
    links += [
        f'<li><a lang="{code}" hreflang="{code}" href="{address}?{urlencode({"language": code})}">'
        f"{_say('screen-in-this-language', Speaker(code))}</a>"
        for code in LANGUAGES
        if code != speaker.language
    ]
    return f'<ul class="ways">{"".join(links)}</ul>'


def _answer(found: Found | Message | None, speaker: Speaker, wanted: str) -> str:
    """The results of a search, or the reason why there was none."""
    if found is None:
        return ""
    if isinstance(found, Message):
        return f'<p role="alert">{escape(speaker.say(found))}</p>'
    why = "" if found.hits else f"<p>{_say('rules-nothing', speaker, words=wanted)}</p>"
    links = "".join(
        f'<li><a href="#{hit.anchor}">{escape(hit.heading)}</a> {escape(hit.text)}'
        for hit in found.hits or found.suggestions
    )
    return f'<section role="status">{why}<ul>{links}</ul></section>'


def _chapter(chapter: ToldChapter, of: str, speaker: Speaker) -> str:
    level = chapter.level + 1
    passages = "".join(_passage(each, of, speaker) for each in chapter.passages)
    return f'<h{level} id="{chapter.name}">{escape(chapter.heading)}</h{level}>{passages}{_concerns(chapter, speaker)}'


def _concerns(chapter: ToldChapter, speaker: Speaker) -> str:
    """The things that a chapter is about, each a link to where it is printed or explained, if that is elsewhere."""
    here = {passage.anchor for passage in chapter.passages}
    named = {thing.name: thing.anchor for thing in reversed(chapter.concerns)}
    things = [
        escape(name) if named[name] in here else f'<a href="#{named[name]}">{escape(name)}</a>'
        for name in dict.fromkeys(thing.name for thing in chapter.concerns)
    ]
    return f"<p><small>{_say('rules-about', speaker)} {', '.join(things)}</small></p>" if things else ""


def _passage(passage: ToldPassage, of: str, speaker: Speaker) -> str:
    text = escape(passage.text)
    match passage.kind:
        case "picture":
            about = f'data-title="{of}" data-scene="{passage.scene}" data-part="{passage.part}"'
            return f'<figure id="{passage.anchor}" {about}><figcaption>{text}</figcaption></figure>'
        case "printed":
            icons = f'<span data-title="{of}" data-icons="{escape(" ".join(passage.icons))}"></span>' * bool(
                passage.icons
            )
            ruling = f" <em>{_label('ruling', speaker)} {escape(passage.ruling)}</em>" if passage.ruling else ""
            return f'<p id="{passage.anchor}"><strong>{escape(passage.name)}</strong> {icons} {text}{ruling}</p>'
        case "rule":
            return f'<p id="{passage.anchor}">{text}</p>'
        case standing:
            words = _say("rules-play", speaker)
            play = f'<br><a class="play" href="/play/{of}/{passage.scene}">{words}</a>' if passage.scene else ""
            return f'<p id="{passage.anchor}" class="marked"><em>{_label(standing, speaker)}</em> {text}{play}</p>'


def _label(standing: str, speaker: Speaker) -> str:
    return _say("rules-standing", speaker, standing=standing)


def _say(message: str, speaker: Speaker, /, **args: str | Message) -> str:
    """A message in words, escaped for HTML."""
    return escape(speaker.say(Message(message, args)))
