"""`allmende rules`: the rules of a title to be looked up."""

from __future__ import annotations

import argparse

from allmende import rulebooks
from allmende.cli.console import Console, fail
from allmende.cli.parser import Parser
from allmende.core.message import Message
from allmende.rulebooks import Hit, ToldChapter, ToldPassage
from allmende.titles import title


def add(parser: Parser) -> None:
    """Add the command."""
    group = parser.command("rules", run)
    group.add_argument("title", metavar="TITLE", help=parser.help("title"))
    group.add_argument("words", metavar="WORD", nargs="*", help=parser.help("rule"))


def run(options: argparse.Namespace, console: Console) -> int:
    """Print a chapter, or what speaks of the words; without any list the chapters."""
    name, language = title(options.title).name, console.speaker.language
    book = rulebooks.tell(name, language)
    if not options.words:
        for chapter in book.chapters:
            console.out.print(f"{'  ' * (chapter.level - 1)}{chapter.heading} ({chapter.name})", soft_wrap=True)
        return 0
    wanted = " ".join(options.words)
    place = rulebooks.place_of(book, wanted)
    if place is not None:
        _print_chapter(next(each for each in book.chapters if _holds(each, place)), console)
        return 0
    found = rulebooks.find(name, language, wanted)
    if not found.hits:
        known = [hit.heading for hit in found.suggestions]
        fail("error-nothing-found", words=wanted, title=Message(f"title-{name}"), known=", ".join(dict.fromkeys(known)))
    for hit in found.hits:
        _print_hit(hit, console)
    return 0


def _holds(chapter: ToldChapter, anchor: str) -> bool:
    return chapter.name == anchor or any(passage.anchor == anchor for passage in chapter.passages)


def _print_chapter(chapter: ToldChapter, console: Console) -> None:
    console.out.print(chapter.heading, style="bold")
    for passage in chapter.passages:
        console.out.print()
        console.out.print(_line(passage, console))
    if chapter.concerns:
        console.out.print()
        console.say("rules-concerns", things=", ".join(dict.fromkeys(thing.name for thing in chapter.concerns)))


def _line(passage: ToldPassage, console: Console) -> str:
    """A passage with what it rests on, where that is not the printed rules."""
    words = f"{passage.name}: {passage.text}" if passage.name else passage.text
    if passage.kind in ("ruling", "inferred", "example"):
        words = f"{console.words('rules-standing', standing=passage.kind)} {words}"
    return f"{words} ({passage.ruling})" if passage.ruling else words


def _print_hit(hit: Hit, console: Console) -> None:
    console.out.print(f"{hit.heading} ({hit.anchor})", style="bold")
    if hit.text:
        console.out.print(hit.text)
    console.out.print()
