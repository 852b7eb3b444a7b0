"""A title's rules as a page of its own, which needs no table: chapters with anchors, and a search.

It needs no script either; with one it says so if a link leads to a place that is not there (`client/public/rules.js`).
"""

from __future__ import annotations

import asyncio
from html import escape
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from allmende import rulebooks
from allmende.core import Message, UnknownTitleError
from allmende.rulebooks import Found, ToldChapter, ToldPassage, ToldRulebook
from allmende.titles import title
from allmende.words import LANGUAGES, Speaker

_STYLE: Final = """:root{color-scheme:light dark}
body{max-width:44em;margin:0 auto;padding:1em;font:1.05em/1.55 Georgia,serif}
nav ul{columns:16em;padding-left:1.2em}.marked{border-left:3px solid;padding-left:.8em}
input,button{font:inherit;padding:.5em .7em}:target{outline:2px solid;outline-offset:.4em}"""


async def rules_page(request: Request) -> Response:
    """The page, in the `language` that is asked for or that the browser prefers; with `words` what speaks of them."""
    language = _language(request)
    wanted = request.query_params.get("words", "").strip()
    try:
        name = title(request.path_params["title"]).name
        book = await asyncio.to_thread(rulebooks.tell, name, language)
        found = await asyncio.to_thread(rulebooks.find, name, language, wanted) if wanted else None
    except (UnknownTitleError, rulebooks.NoRulebookError) as error:
        raise HTTPException(404, str(error)) from None
    return HTMLResponse(_html(book, Speaker(language), wanted, found))


def _language(request: Request) -> str:
    preferred = [part.strip()[:2] for part in request.headers.get("accept-language", "").split(",")]
    asked = [request.query_params.get("language", ""), *preferred, *LANGUAGES]
    return next(code for code in asked if code in LANGUAGES)


def _html(book: ToldRulebook, speaker: Speaker, wanted: str, found: Found | None) -> str:
    heading = escape(speaker.say(Message("rules-of", {"title": Message(f"title-{book.title}")})))
    chapters = "".join(f'<li><a href="#{each.name}">{escape(each.heading)}</a>' for each in book.chapters)
    label = escape(speaker.say(Message("rules-look-up")))
    gone = escape(speaker.say(Message("rules-gone")))
    return (
        f'<!doctype html><html lang="{book.language}"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{heading}</title><style>{_STYLE}</style>'
        f"<h1>{heading}</h1>"
        f'<form><input type="hidden" name="language" value="{book.language}">'
        f'<input type="search" name="words" aria-label="{label}" value="{escape(wanted)}">'
        f"<button>{label}</button></form>"
        f'{_hits(found, speaker, wanted)}<p class="gone" role="alert" hidden>{gone}</p><nav><ul>{chapters}</ul></nav>'
        f"{''.join(_chapter(each, speaker) for each in book.chapters)}"
        '<script src="/rules.js"></script></html>'
    )


def _hits(found: Found | None, speaker: Speaker, wanted: str) -> str:
    if found is None:
        return ""
    why = "" if found.hits else f"<p>{escape(speaker.say(Message('rules-nothing', {'words': wanted})))}</p>"
    links = "".join(
        f'<li><a href="#{hit.anchor}">{escape(hit.heading)}</a> {escape(hit.text)}'
        for hit in found.hits or found.suggestions
    )
    return f'<section role="status">{why}<ul>{links}</ul></section>'


def _chapter(chapter: ToldChapter, speaker: Speaker) -> str:
    level = chapter.level + 1
    passages = "".join(_passage(each, speaker) for each in chapter.passages if each.kind != "picture")
    things = ", ".join(dict.fromkeys(thing.name for thing in chapter.concerns))
    about = (
        f"<p><small>{escape(speaker.say(Message('rules-concerns', {'things': things})))}</small></p>" if things else ""
    )
    return f'<h{level} id="{chapter.name}">{escape(chapter.heading)}</h{level}>{passages}{about}'


def _passage(passage: ToldPassage, speaker: Speaker) -> str:
    name = f"<strong>{escape(passage.name)}</strong> " if passage.name else ""
    ruling = f" <em>{escape(passage.ruling)}</em>" if passage.ruling else ""
    marked = ""
    if passage.kind in ("ruling", "inferred", "example"):
        marked = ' class="marked"'
        name = f"<em>{escape(speaker.say(Message('rules-standing', {'standing': passage.kind})))}</em> "
    return f'<p id="{passage.anchor}"{marked}>{name}{escape(passage.text)}{ruling}</p>'
