"""`allmende rules`: looks up rules of a title, and plays examples of its rulebook."""

from __future__ import annotations

import argparse
import io
import sys
from itertools import groupby

from allmende import rulebooks
from allmende.cli.console import Console, fail
from allmende.cli.displays import display_of
from allmende.cli.neighbors import names, sit_down
from allmende.cli.output import write
from allmende.cli.parser import Parser
from allmende.cli.told_output import RulesOutput
from allmende.core.message import Message
from allmende.rulebooks import Hit, ToldChapter, ToldPassage, ToldRulebook
from allmende.titles import title


def add(parser: Parser) -> None:
    """Add the command."""
    group = parser.command("rules", run)
    group.add_argument("title", metavar="TITLE", help=parser.help("title"))
    group.add_argument("words", metavar="WORD", nargs="*", default=[], help=parser.help("rule"))
    asked = group.add_mutually_exclusive_group()
    asked.add_argument("--play", action="store_true", help=parser.help("play-example"))
    asked.add_argument("--json", action="store_true", help=parser.help("json"))


def run(options: argparse.Namespace, console: Console) -> int:
    """Print a chapter, or the passages that fit the words; without words, list the chapters. Or play an example."""
    name, language = title(options.title).name, console.speaker.language
    book = rulebooks.tell(name, language)
    if options.play:
        return _play(name, _scene(book, " ".join(options.words)), console)
    wanted = " ".join(options.words)
    place = rulebooks.place_of(book, wanted) if wanted else None
    if options.json:
        chapters = book.chapters if not wanted else [] if place is None else [_chapter(book, place)]
        hits = [] if chapters else _found(name, language, wanted)
        rules = title(name).newest_rules
        write(RulesOutput(title=name, rules=rules, language=language, chapters=chapters, hits=hits))
    elif not wanted:
        for chapter in book.chapters:
            console.out.print(f"{'  ' * (chapter.level - 1)}{chapter.heading} ({chapter.name})", soft_wrap=True)
    elif place is not None:
        _print_chapter(name, _chapter(book, place), console)
    else:
        for hit in _found(name, language, wanted):
            _print_hit(hit, console)
    return 0


def _chapter(book: ToldRulebook, anchor: str) -> ToldChapter:
    """The chapter in which an anchor of the rulebook lies."""
    return next(each for each in book.chapters if _holds(each, anchor))


def _found(name: str, language: str, wanted: str) -> list[Hit]:
    """The passages that mention some words; CommandError, with others to look for, if there are none."""
    found = rulebooks.find(name, language, wanted)
    if not found.hits:
        known = [hit.heading for hit in found.suggestions]
        fail("error-nothing-found", words=wanted, title=Message(f"title-{name}"), known=", ".join(dict.fromkeys(known)))
    return found.hits


def _holds(chapter: ToldChapter, anchor: str) -> bool:
    return chapter.name == anchor or any(passage.anchor == anchor for passage in chapter.passages)


def _scene(book: ToldRulebook, wanted: str) -> str:
    """The name of the scene of an example, given by its own name or its chapter's; CommandError if there is none."""
    examples = {p.anchor: p.scene for chapter in book.chapters for p in chapter.passages if p.kind == "example"}
    for anchor, scene in examples.items():
        if wanted in (anchor, anchor.partition(".")[0]):
            return scene
    known = ", ".join(examples)
    if not wanted:
        fail("error-which-example", known=known)
    fail("error-no-example", title=Message(f"title-{book.title}"), example=wanted, known=known)


def _play(name: str, scene: str, console: Console) -> int:
    """Play from the beginning of an example; all other players are bots."""
    given = rulebooks.rulebook_of(name).scenes[scene]
    sitting = sit_down(rulebooks.scene_game(name, scene), given.seat, len(given.moves), console)
    return sitting.run(sys.stdin or io.StringIO())  # a closed input has no moves


def _print_chapter(of: str, chapter: ToldChapter, console: Console) -> None:
    console.out.print(chapter.heading, style="bold")
    for symbols_alone, passages in groupby(chapter.passages, _is_symbol):
        if symbols_alone:
            console.out.print()
            console.say("rules-drawn", names="; ".join(passage.name for passage in passages))
        else:
            for passage in passages:
                _print_passage(of, passage, console)
    if chapter.concerns:
        console.out.print()
        console.say("rules-concerns", things=", ".join(dict.fromkeys(thing.name for thing in chapter.concerns)))


def _print_passage(of: str, passage: ToldPassage, console: Console) -> None:
    console.out.print()
    console.out.print(_line(passage, console))
    if passage.kind == "example":
        console.say("rules-play-so", title=of, example=passage.anchor)
    elif passage.kind == "picture":
        _draw(of, passage.scene, console)


def _is_symbol(passage: ToldPassage) -> bool:
    """True if a passage explains its name by a symbol only, which the terminal can't show."""
    return passage.kind == "printed" and not passage.text and not passage.ruling


def _draw(of: str, scene: str, console: Console) -> None:
    """Print a scene of the rulebook as the terminal shows tables."""
    game, seat = rulebooks.scene_game(of, scene), rulebooks.rulebook_of(of).scenes[scene].seat
    display_of(game.title).draw(game, seat, console, names(game.players, seat, console))


def _line(passage: ToldPassage, console: Console) -> str:
    """A passage with its source, if that is not the printed rules."""
    words = f"{passage.name}: {passage.text}" if passage.name else passage.text
    if passage.kind in ("ruling", "inferred", "example"):
        words = f"{console.words('rules-standing', standing=passage.kind)} {words}"
    if not passage.ruling:
        return words
    return f"{words} ({console.words('rules-standing', standing='ruling')} {passage.ruling})"


def _print_hit(hit: Hit, console: Console) -> None:
    console.out.print(f"{hit.heading} ({hit.anchor})", style="bold")
    if hit.text:
        console.out.print(hit.text)
    console.out.print()
