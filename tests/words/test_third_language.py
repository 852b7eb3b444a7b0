"""A language is a folder: a third one is made in a copy of the package, and nothing else there is touched."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from allmende.words import catalogue

PACKAGE = catalogue.FOLDER.parent
LANGUAGE = """\
language-name = Nederlands
screen-in-this-language = In het Nederlands
"""
COMMAND = "titles-bots = Robots: { $bots }\n"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where a package lies that is ours, but for a folder of a few Dutch messages."""
    package = tmp_path / "allmende"
    package.mkdir()
    for each in PACKAGE.iterdir():
        if each.name != "words":
            (package / each.name).symlink_to(each)
    words = package / "words"
    words.mkdir()
    for each in catalogue.FOLDER.iterdir():
        (words / each.name).symlink_to(each)
    (words / "nl").mkdir()
    (words / "nl" / "language.ftl").write_text(LANGUAGE)
    (words / "nl" / "core.ftl").write_text("list-two = { $first } en { $second }\n")
    (words / "nl" / "cli.ftl").write_text(COMMAND)
    return tmp_path


def python(path: Path, code: str) -> list[str]:
    """What some Python prints there, line by line."""
    environment = os.environ | {"PYTHONPATH": str(path), "ALLMENDE_PURE": "1", "PYTHONDONTWRITEBYTECODE": "1"}
    ran = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout.splitlines()


def test_a_folder_makes_a_language_and_english_fills_its_gaps(path: Path) -> None:
    listed, spoken, filled, command, served, offered = python(
        path,
        """
from pathlib import Path
from starlette.testclient import TestClient
from allmende import cli, words
from allmende.core import Message
from allmende.server import create_app
from allmende.server.store.sqlite import SqliteStore
print(words.LANGUAGES)
dutch = words.Speaker("nl-BE", strict=True)
print(dutch.say(Message("list-two", {"first": "Ann", "second": "Bob"})))
print(dutch.say(Message("resource-hops", {"count": 2})))
import io, contextlib
with contextlib.redirect_stdout(io.StringIO()) as out:
    assert cli.main(["titles", "--lang", "nl"]) == 0
print("Robots:" in out.getvalue() and "Fields of Arle" in out.getvalue())
with TestClient(create_app(SqliteStore(Path("unused")))) as browser:
    text = "\\n" + browser.get("/api/words/nl").text
    print(text.count("\\nlist-two ="), text.count("\\nlist-many ="))
    print([language["change"] for language in browser.get("/api/languages").json()])
""".replace('Path("unused")', f"Path({str(path / 'tables.sqlite')!r})"),
    )
    assert listed == "{'en': 'English', 'de': 'Deutsch', 'nl': 'Nederlands'}"
    assert spoken == "Ann en Bob"
    assert filled == "Hops"
    assert command == "True"
    assert served == "1 1"
    assert offered == "['In English', 'Auf Deutsch', 'In het Nederlands']"
