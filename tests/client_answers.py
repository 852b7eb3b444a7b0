"""Writes down what a server answers, for the client's unit tests: `python tests/client_answers.py`.

The tests read `build/client/answers.json`: words and references as any GET of them is answered, and tables in
situations that have names, as a stream begins with them. Beside it lies what nets guess (`client_nets.py`).
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from allmende import agricola, arle, hallertau
from allmende.core import Game
from allmende.server.site.static_reference import OF_DECKS
from allmende.titles import OWN, TITLES
from client_boards import BOARDS
from client_nets import write as write_guesses
from client_questions import QUESTIONS
from client_study import STUDY
from server.house import PLAIN, House, Json, a_game, house

FILE = Path(__file__).parent.parent / "build" / "client" / "answers.json"

SITUATIONS: dict[str, Callable[[], Game]] = {
    "agricola begun": lambda: agricola.new(2, 7),
    "arle begun": lambda: arle.new(2, 7),
    "hallertau begun": lambda: hallertau.new(2, 7, cards="off"),
    "hallertau with cards begun": lambda: hallertau.new(2, 7, cards="on"),
    "hallertau under way": lambda: a_game(players=2, moves=60),
    "hallertau over": a_game,
    "hallertau of three over": lambda: a_game(players=3),
    "hallertau alone over": lambda: a_game(players=1),
    "agricola with cards begun": lambda: agricola.new(2, 7, cards="all"),
    **BOARDS,
    **STUDY,
    **QUESTIONS,
}
"""Games at one screen, each at the moment that a test of the client wants to look at."""

FIXED = ("/api/titles", "/api/languages")


def texts(server: House) -> Iterator[tuple[str, str]]:
    """What never changes, by its path."""
    known = (
        "admin",
        "agricola-rulings",
        "card-worth",
        "game-link",
        "cautions",
        "clocks",
        "company",
        "devices",
        "dialogs",
        "fame",
        "home",
        "me",
        "notifications",
        "nicknames",
        "passkeys",
        "people",
        "problems",
        "replay",
        "retrospect",
        "rules",
        "story",
        "study",
        "survey",
        "text",
        "trying",
    )
    decks = [name.removesuffix(".ftl") for name in OF_DECKS]
    parts = [f"/{part}" for part in (*known, *decks, *OWN)]
    words = [f"/api/words/{language}{part}" for language in ("en", "de") for part in ("", *parts)]
    lessons = [f"/api/words/{language}/lessons-{title}" for language in ("en", "de") for title in TITLES]
    references = [
        f"/api/titles/{title}/{page}"
        for title in TITLES
        for page in ("reference", "cards", "card-knowledge", "card-statistics")
    ]
    for path in (*FIXED, *words, *lessons, *references):
        reply = server.client.get(path)
        assert reply.status_code == 200, path
        yield path, reply.text


def tables(server: House) -> Iterator[tuple[str, Json]]:
    """The states of tables, by the names of their situations."""
    for name, game in SITUATIONS.items():
        found = game()
        made = server.client.post("/api/tables/from-record", content=str(found.record), headers=PLAIN)
        server.sit(made.json())
        # Where hands are hidden, the player who is asked first has come to the screen.
        yield name, server.state(eyes=None if found.is_over else found.to_act[0]) | {"type": "state"}


def main() -> int:
    """Write the files."""
    with TemporaryDirectory() as folder, house(Path(folder) / "tables.sqlite3") as at:
        answers = {"texts": dict(texts(at)), "tables": dict(tables(at))}
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(json.dumps(answers, ensure_ascii=False), encoding="utf-8")
    write_guesses()
    return 0


if __name__ == "__main__":
    sys.exit(main())
