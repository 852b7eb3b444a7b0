"""Writes the reference of each title's vocabulary: `python tools/vocabulary_reference.py [--check]`.

A page for each title lists all that its cards, action spaces and buildings are made of: what it says of itself, what it
is written with, and where it is used. With `--check` nothing is written, and pages that are out of date are an error.
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from textwrap import fill
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCE: Final = ROOT / "src"
WIDTH: Final = 120
EXAMPLES: Final = 3
"""As many places where a kind of node is used are named."""

FAMILIES: Final = {
    "Effect": "Effects",
    "Trigger": "Triggers",
    "Condition": "Conditions",
    "Amount": "Amounts",
    "Cost": "Costs",
    "Saving": "Savings",
    "Access": "Access to action spaces",
}
"""Headings by the nearest of these classes that a node derives from; nodes of no such class come last."""
OTHERS: Final = "Other parts"
DEFAULT: Final = re.compile(r"(?<![=!<>])=(?!=)")
"""The sign before a default."""

Tree = tuple[str, object]
"""A thing that is written in the language, by its printed name."""


class Entry(NamedTuple):
    """A thing that cards can have or ask for."""

    family: str
    module: str
    name: str
    parameters: str
    says: str
    used: list[str]


class Named(NamedTuple):
    """Numbers with names that cards are written with, under a heading: the module that has them."""

    heading: str
    module: str


class Book(NamedTuple):
    """A title's reference: its name, the trees, the short forms in which they are written, and numbers with names."""

    title: str
    called: str
    trees: list[Tree]
    named: Sequence[Named]


def books() -> list[Book]:
    """All references."""
    agricola = import_module("allmende.agricola.cards")
    majors = import_module("allmende.agricola.cards.majors")
    agricola_spaces = import_module("allmende.agricola.rules.spaces")
    hallertau = import_module("allmende.hallertau.cards")
    hallertau_spaces = import_module("allmende.hallertau.rules.spaces")
    arle_spaces = import_module("allmende.arle.rules.spaces")
    arle = import_module("allmende.arle.rules.buildings")
    arle_names = import_module("allmende.arle.components.numbers").BUILDING_NAMES
    return [
        Book(
            "agricola",
            "Agricola",
            [
                *((f"{card.number} {card.called}", [card.in_order, card.needs]) for card in agricola.CARDS),
                *((space.target, space) for space in agricola_spaces.SPACES[-1]),
                *((each.name, each.at_once) for each in majors.IMPROVEMENTS),
            ],
            (
                Named("Permits", "allmende.agricola.rules.permits"),
                Named("Moments", "allmende.agricola.rules.moments"),
            ),
        ),
        Book(
            "hallertau",
            "Hallertau",
            [
                *((f"{card.number:03}", card) for card in hallertau.CARDS),
                *((space.target, space) for space in hallertau_spaces.SPACES),
            ],
            (),
        ),
        Book(
            "arle",
            "Fields of Arle",
            [
                *((name, building) for name, building in zip(arle_names, arle.EVERY_BUILDING, strict=True)),
                *((space.target, space) for space in arle_spaces.SPACES),
            ],
            (),
        ),
    ]


def attributes(node: object) -> Iterator[object]:
    """All that a node holds, compiled or not."""
    if hasattr(node, "__dict__"):
        yield from vars(node).values()
    for kind in type(node).__mro__:
        for name in (*getattr(kind, "__mypyc_attrs__", ()), *getattr(kind, "__slots__", ())):
            yield getattr(node, name, None)


def nodes(thing: object, package: str, seen: set[int]) -> Iterator[object]:
    """All nodes inside something, itself as well."""
    if isinstance(thing, (list, tuple)):
        for each in thing:
            yield from nodes(each, package, seen)
    elif type(thing).__module__.startswith(package) and id(thing) not in seen:
        seen.add(id(thing))
        if ".language" in type(thing).__module__:
            yield thing
        for each in attributes(thing):
            yield from nodes(each, package, seen)


@cache
def parsed(module: str) -> ast.Module:
    """The source of a module."""
    return ast.parse((SOURCE / f"{module.replace('.', '/')}.py").read_text(encoding="utf-8"))


def class_of(kind: type) -> ast.ClassDef:
    """The source of a class, which the compiled one may not have kept."""
    body = parsed(kind.__module__).body
    return next(each for each in body if isinstance(each, ast.ClassDef) and each.name == kind.__name__)


def first_line(documented: ast.ClassDef | ast.FunctionDef) -> str:
    """The first line of a docstring."""
    return (ast.get_docstring(documented) or "").split("\n")[0]


def arguments(function: ast.FunctionDef) -> str:
    """The parameters of a function or a method, with types and defaults, but not `self`."""
    written = ast.unparse(function.args).removeprefix("self").removeprefix(", ")
    return DEFAULT.sub(" = ", written)


def parameters(kind: type) -> str:
    """What a node is written with."""
    for base in kind.__mro__:
        if base.__module__.startswith("allmende."):
            for each in class_of(base).body:
                if isinstance(each, ast.FunctionDef) and each.name == "__init__":
                    return arguments(each)
    return ""


def family(kind: type) -> str:
    """The heading for a kind of node."""
    return next((FAMILIES[base.__name__] for base in kind.__mro__ if base.__name__ in FAMILIES), OTHERS)


def entries(book: Book) -> list[Entry]:
    """All kinds of nodes of a title."""
    package = f"allmende.{book.title}.rules"
    used: dict[type, list[str]] = {}
    for name, tree in book.trees:
        for kind in dict.fromkeys(type(node) for node in nodes(tree, package, set())):
            used.setdefault(kind, []).append(name)
    return sorted(
        Entry(family(kind), kind.__module__, kind.__name__, parameters(kind), first_line(class_of(kind)), where)
        for kind, where in used.items()
    )


def short_forms(book: Book) -> list[Entry]:
    """The functions with which trees are written."""
    module = f"allmende.{book.title}.rules.language.writing"
    return [
        Entry("", module, each.name, arguments(each), first_line(each), [])
        for each in parsed(module).body
        if isinstance(each, ast.FunctionDef) and not each.name.startswith("_")
    ]


def constants(module: str) -> list[Entry]:
    """The numbers with names of a module that say what they are."""
    body = parsed(module).body
    return [
        Entry("", module, here.target.id, "", " ".join(str(after.value.value).split()), [])
        for here, after in pairwise(body)
        if isinstance(here, ast.AnnAssign)
        and isinstance(here.target, ast.Name)
        and not here.target.id.startswith("_")
        and isinstance(after, ast.Expr)
        and isinstance(after.value, ast.Constant)
    ]


def item(entry: Entry, called: bool = True) -> str:
    """An entry of a list."""
    written = f"`{entry.name}({entry.parameters})`" if called else f"`{entry.name}`"
    used = ", ".join(entry.used[:EXAMPLES])
    more = len(entry.used) - EXAMPLES
    where = f" *{used}{f' and {more} more' if more > 0 else ''}.*" if used else ""
    return wrapped(f"* {written}: {entry.says}{where}")


def wrapped(text: str) -> str:
    """An item of a list on lines of the usual width, of which a piece of code can't be broken."""
    return fill(text, WIDTH, subsequent_indent="  ", break_long_words=False, break_on_hyphens=False)


def listed(heading: str, found: Sequence[Entry], called: bool = True) -> Iterator[str]:
    """A heading, and the entries below it by their modules."""
    yield f"\n## {heading}"
    for module in dict.fromkeys(entry.module for entry in found):
        yield f"\nIn `{module.removeprefix('allmende.').replace('.', '/')}.py`:\n"
        yield from (item(entry, called) for entry in found if entry.module == module)


def page(book: Book) -> str:
    """A title's reference as a page."""
    found = entries(book)
    lines = [
        f"# The vocabulary of {book.called}",
        "",
        fill(
            "Everything that cards, action spaces and buildings are made of: how it is written, the first line that it "
            "says of itself, and where it is used. [add-a-card.md](add-a-card.md) tells how a card is added. This page "
            "is generated from the sources: `python tools/vocabulary_reference.py`.",
            WIDTH,
            break_on_hyphens=False,
        ),
    ]
    forms = short_forms(book)
    if forms:
        lines += listed("Short forms", forms)
    for heading in (*FAMILIES.values(), OTHERS):
        here = [entry for entry in found if entry.family == heading]
        if here:
            lines += listed(heading, here)
    for named in book.named:
        lines += listed(named.heading, constants(named.module), called=False)
    return "\n".join(lines) + "\n"


def path_of(book: Book) -> Path:
    """Where the page of a title is."""
    return ROOT / "docs" / f"vocabulary-{book.title}.md"


def outdated(everything: Sequence[Book]) -> list[Path]:
    """The pages that don't say what the sources say."""
    return [
        path_of(book)
        for book in everything
        if not path_of(book).exists() or path_of(book).read_text("utf-8") != page(book)
    ]


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the pages, or check them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="only say which pages are out of date")
    everything = books()
    if parser.parse_args(arguments).check:
        old = outdated(everything)
        for each in old:
            print(f"{each.name} is out of date: python tools/vocabulary_reference.py writes it")
        return 1 if old else 0
    for book in everything:
        path_of(book).write_text(page(book), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
