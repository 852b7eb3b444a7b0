"""Each SQL table belongs to one package of the server, as the document tells, and no other package names it in SQL."""

from __future__ import annotations

import ast
import re
import sqlite3
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

from allmende import server
from allmende.server.store import layout

PAGE = Path(__file__).resolve().parents[2] / "docs" / "server.md"
SECTION = re.compile(r"^## (\w+)$(.*?)(?=^## |\Z)", re.MULTILINE | re.DOTALL)
OWNED = re.compile(r"SQL tables?: ((?:`\w+`[^`.]*)+)\.")
"""The sentence of a section that lists the tables of its package."""
SOURCE = Path(server.__file__).parent
MIGRATIONS = {SOURCE / "store" / f"{name}.py" for name in ("bots_layout", "layout", "people_layout")}
"""They lay out the tables of all packages."""
COPIES = {SOURCE / "store" / "backup.py", SOURCE / "store" / "postgres_copy.py"}
"""They copy the tables of all packages."""
POSTGRES_ALONE = {"bot_tasks", "bot_workers", "layout"}
"""SQLite has no workers on other machines, and keeps the number of its layout elsewhere."""
REFERENCE = re.compile(r"\b(?:FROM|JOIN|INTO|UPDATE)\s+(\w+|\{[\w.]*\})")
"""A word of SQL and the table that follows it, or the name in braces of a fragment that is put in."""


class Named(NamedTuple):
    """A reference in SQL to a table or a fragment: its name, and where it stands."""

    name: str
    package: str
    place: str


def owned() -> list[tuple[str, str]]:
    """All tables, each with the package to which it belongs."""
    return [
        (table, package)
        for package, text in SECTION.findall(PAGE.read_text())
        for sentence in OWNED.findall(text)
        for table in re.findall(r"`(\w+)`", sentence)
    ]


def laid_out() -> set[str]:
    """The tables of the newest layout."""
    store = sqlite3.connect(":memory:")
    for step in layout.STEPS:
        for statement in step.sqlite:
            store.execute(statement)
    return {name for (name,) in store.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}


def literals(node: ast.AST) -> Iterator[tuple[int, str]]:
    """The string literals below a node, with their lines, and a place's table as if it stood in SQL."""
    if isinstance(node, ast.JoinedStr):
        yield node.lineno, "".join(map(part, node.values))
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.lineno, node.value
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Place":
        table = node.args[0]
        assert isinstance(table, ast.Constant), "a place names its table"
        yield node.lineno, f"FROM {table.value}"
    for child in ast.iter_child_nodes(node):
        if not (isinstance(node, ast.JoinedStr) and isinstance(child, ast.Constant)):
            yield from literals(child)


def part(node: ast.expr) -> str:
    """A part of an f-string; a name that is put in stands in braces, and anything else leaves them empty."""
    match node:
        case ast.Constant(value=text):
            return str(text)
        case ast.FormattedValue(value=ast.Name() | ast.Attribute() as name):
            return f"{{{ast.unparse(name)}}}"
        case _:
            return "{}"


def named(text: str, path: Path) -> Iterator[Named]:
    """The references in the SQL of a module, of which this is the text."""
    within = path.relative_to(SOURCE)
    package = within.parts[0] if len(within.parts) > 1 else within.stem
    for line, literal in literals(ast.parse(text)):
        for name in REFERENCE.findall(literal):
            yield Named(name, package, f"{within}:{line}")


def references() -> list[Named]:
    """The references in the SQL of all modules."""
    paths = sorted(set(SOURCE.rglob("*.py")) - MIGRATIONS - COPIES)
    return [one for path in paths for one in named(path.read_text(), path)]


def test_the_document_tells_to_which_package_each_table_belongs() -> None:
    tables = [table for table, _ in owned()]
    assert sorted(tables) == sorted(laid_out() | POSTGRES_ALONE)


def test_a_table_is_named_by_its_own_package_alone() -> None:
    owners = dict(owned())
    found = [one for one in references() if one.name in owners]
    assert [one for one in found if one.package != owners[one.name]] == []
    assert {one.name for one in found} == owners.keys()


def test_what_is_put_in_place_of_a_table_is_a_subselect() -> None:
    for one in references():
        if one.name.startswith("{") and one.name != "{place.table}":
            path, _, _ = one.place.partition(".py:")
            fragment = getattr(import_module(f"allmende.server.{path.replace('/', '.')}"), one.name.strip("{}"))
            assert fragment.startswith("("), one


def test_a_table_is_noticed_wherever_it_is_named() -> None:
    text = '''
a = "DELETE FROM guests WHERE offer = ?"
b = f"""
    SELECT {columns} FROM {PERSONS} AS persons
    LEFT JOIN wishes USING (person) WHERE {" OR ".join(["EXISTS (SELECT 1 FROM hours)"])}
"""
c = ("INSERT INTO offers (offer) VALUES (?)", "UPDATE persons SET name = ''", Place("targets", "kind"))
'''
    names = [one.name for one in named(text, SOURCE / "lobby" / "guests.py")]
    assert names == ["guests", "{PERSONS}", "wishes", "hours", "offers", "persons", "targets"]
