"""Rulebooks are complete, say no number of their own, and lead from everything on a table to its place."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from allmende import TITLES
from allmende.cli import main
from allmende.hallertau.components.board import SPACE_NAMES
from allmende.hallertau.components.numbers import CARD_NAMES
from allmende.hallertau.components.pieces import BARLEY, CLAY, CRAFT_NAMES, RESOURCE_NAMES
from allmende.hallertau.rules.phases import REMOVE_WORKERS, SCORING
from allmende.hallertau.rules.player import Player
from allmende.rulebooks import LongSearchError, NoRulebookError, find, place_of, rulebook_of, scene_game, tell
from allmende.words import LANGUAGES

ROOT = Path(__file__).parents[2] / "src/allmende"
BOOKS = [name for name, title in TITLES.items() if title.rulebook is not None]
NUMBERS = re.compile(
    r"\d|\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|second|third|fourth|fifth|sixth|twice|thrice|"
    r"double|half(?!-year)|zwei\w*|drei\w*|vier|vierte[nrsm]?|fünf\w*|sechs\w*|sieben|acht|achte|neun|zehn|elf|zwölf|doppelt\w*|halb(?!jahr)\w*)\b",
    re.IGNORECASE,
)


class _Texts(Visitor):
    """Collects what messages say, without what their arguments fill in and what selectors go by."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802, the library's name
        self.said.append(node.value)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", BOOKS)
def test_everything_is_said_in_every_language(title: str, language: str) -> None:
    book = tell(title, language, strict=True)
    assert all(chapter.heading for chapter in book.chapters)
    for chapter in book.chapters:
        for passage in chapter.passages:
            assert passage.text or passage.icons, passage.anchor


@pytest.mark.parametrize("title", BOOKS)
def test_no_place_has_the_name_of_another(title: str) -> None:
    book = tell(title, "en")
    anchors = [passage.anchor for chapter in book.chapters for passage in chapter.passages]
    anchors += [chapter.name for chapter in book.chapters]
    assert len(set(anchors)) == len(anchors)
    assert all(place in anchors for place in book.places.values())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", BOOKS)
def test_no_number_is_typed_in_the_words(title: str, language: str) -> None:
    texts = _Texts()
    texts.visit(FluentParser().parse((ROOT / f"words/{language}/rules-{title}.ftl").read_text("utf-8")))
    assert len(texts.said) > 100
    assert [text for text in texts.said if NUMBERS.search(text)] == []


@pytest.mark.parametrize("title", BOOKS)
def test_no_number_is_typed_in_the_data_that_fills_them(title: str) -> None:
    calls = [
        node
        for file in (ROOT / title / "rulebook").glob("*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Rule"
    ]
    assert len(calls) > 50
    typed = [ast.unparse(call) for call in calls for part in ast.walk(call) if _is_number(part)]
    assert typed == []


def _is_number(part: ast.AST) -> bool:
    return isinstance(part, ast.Constant) and isinstance(part.value, (int, float)) and not isinstance(part.value, bool)


@pytest.mark.parametrize("title", BOOKS)
def test_every_event_option_and_category_has_a_place(title: str) -> None:
    book, one = tell(title, "en"), TITLES[title]
    wanted = [f"event:{kind.__struct_config__.tag}" for kind in one.event_types]
    wanted += [f"option:{option}" for option in one.options]
    start = scene_game(title, next(iter(rulebook_of(title).scenes)))
    wanted += [f"score:{line.category}" for line in start.score_lines(0)]
    assert [thing for thing in wanted if thing not in book.places] == []


def test_every_thing_of_hallertau_has_a_place() -> None:
    places = tell("hallertau", "en").places
    wanted = [
        *(f"space:{name}" for name in SPACE_NAMES),
        *(f"craft:{name}" for name in CRAFT_NAMES),
        *(f"resource:{name}" for name in (*RESOURCE_NAMES, "workers")),
        *(f"phase:{phase}" for phase in range(REMOVE_WORKERS, SCORING + 1)),
        *(f"card:{name}" for name in CARD_NAMES),
    ]
    assert [thing for thing in wanted if thing not in places] == []


@pytest.mark.parametrize("title", BOOKS)
def test_every_target_of_a_move_on_a_board_leads_somewhere(title: str) -> None:
    book, one = tell(title, "en"), TITLES[title]
    targets = {one.vocabulary[move].target for move in range(len(one.vocabulary))}
    # One of several choices is nothing that lies on a board.
    things = {target for target in targets if ":" in target and not target.startswith("option:")}
    lost = {target for target in things if place_of(book, target) is None}
    assert sorted(lost) == []


def test_a_chapter_lists_what_it_concerns() -> None:
    chapters = {chapter.name: chapter for chapter in tell("hallertau", "en").chapters}
    assert [thing.name for thing in chapters["progress"].concerns] == [
        "Progress",
        "Craft Buildings",
        "Progress",
        "Carpentry",
        "Brewhouse",
        "Cooling House",
        "Bakehouse",
        "Manufacture",
    ]


def test_rulings_and_what_is_inferred_are_marked() -> None:
    kinds = {passage.kind for chapter in tell("hallertau", "en").chapters for passage in chapter.passages}
    assert kinds == {"rule", "ruling", "inferred", "example", "printed", "picture"}


@pytest.mark.parametrize(
    ("title", "inferred"),
    [
        (
            "hallertau",
            {
                *("center.length", "scoring.symbols", "spaces.places", "remove-workers.cards", "remove-workers.solo"),
                *("remove-workers.named", "remove-workers.tossed", "remove-workers.tossed.2"),
            },
        ),
        ("arle", {"room.measured", "special.laborer"}),
        (
            "agricola",
            {
                *("hands.two-decks", "hands.deck-l", "hands.deck-x", "reading.left-of"),
                *("drawn-deck.drawing", "drawn-deck.beside"),
            },
        ),
    ],
)
def test_what_no_rulebook_says_is_marked_as_inferred(title: str, inferred: set[str]) -> None:
    passages = [passage for chapter in tell(title, "en").chapters for passage in chapter.passages]
    assert {passage.anchor for passage in passages if passage.kind == "inferred"} == inferred


@pytest.mark.parametrize("title", BOOKS)
def test_all_that_a_chapter_is_about_has_a_name_and_leads_somewhere(title: str) -> None:
    book = tell(title, "de", strict=True)
    anchors = {passage.anchor for chapter in book.chapters for passage in chapter.passages}
    things = [thing for chapter in book.chapters for thing in chapter.concerns]
    assert {thing.thing.partition(":")[0] for thing in things} > {"phase", "score", "resource", "symbol", "option"}
    assert [thing for thing in things if thing.anchor not in anchors or not thing.name] == []


def test_a_search_for_too_much_says_how_much_it_may_be() -> None:
    for wanted in ("sheep " * 13, "a" * 101):
        with pytest.raises(LongSearchError) as refused:
            find("hallertau", "en", wanted)
        assert refused.value.message.args == {"words": 12, "characters": 100}
    assert find("hallertau", "en", "sheep " * 12).hits


@pytest.mark.parametrize(("title", "scene"), [(name, scene) for name in BOOKS for scene in rulebook_of(name).scenes])
def test_a_position_is_reached_and_somebody_decides_there(title: str, scene: str) -> None:
    game = scene_game(title, scene)
    assert game.to_act == [rulebook_of(title).scenes[scene].seat]


def test_the_examples_of_hallertau_are_what_their_words_say() -> None:
    assert _played("clay", "place nursery", "choose 1").goods[CLAY] == 7
    assert _played("last-worker", "exchange 1").tools == 4
    harvested = _played("harvest", "exchange 1")
    assert harvested.goods[BARLEY] == 4
    assert _played("tools", "advance carpentry", "advance carpentry").exhausted == 1
    assert (
        _played("jewelry", "advance carpentry").center == scene_game("hallertau", "jewelry").state.seats[0].center + 1
    )


def _played(scene: str, *moves: str) -> Player:
    """The player alone at the table, when these moves have been made from a scene on."""
    game = scene_game("hallertau", scene)
    for move in moves:
        game.play(move)
    found = game.state.seats[0]
    assert isinstance(found, Player)
    return found


def test_who_asks_for_another_rulebook_or_position_hears_why_not() -> None:
    with pytest.raises(NoRulebookError, match="no position 'gone'"):
        scene_game("hallertau", "gone")


@pytest.mark.parametrize(
    ("language", "words", "anchor"),
    [
        ("en", "old age", "sheep.new"),
        ("en", "boulderrs", "boulders.way"),
        ("de", "acker", "fields.columns"),
        ("de", "Findlnge", "boulders.way"),
        ("de", "gaertnerei", "space:nursery"),
    ],
)
def test_words_are_found_whatever_their_endings_umlauts_and_slips(language: str, words: str, anchor: str) -> None:
    assert anchor in [hit.anchor for hit in find("hallertau", language, words).hits]


def test_nonsense_is_answered_with_chapters_to_go_on_from() -> None:
    found = find("hallertau", "en", "xqzzy")
    assert found.hits == []
    assert found.suggestions[0].heading == "The idea"
    assert find("hallertau", "en", "").hits == []


def test_the_terminal_lists_chapters_prints_one_and_finds_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "hallertau", "--lang", "en"]) == 0
    assert "  Harvest (harvest)" in capsys.readouterr().out
    assert main(["rules", "hallertau", "space:nursery", "--lang", "de"]) == 0
    assert "Gärtnerei: " in capsys.readouterr().out
    assert main(["rules", "hallertau", "jewel", "box", "--lang", "en"]) == 0
    assert "Your Jewel Box holds at most 10 Jewelry." in capsys.readouterr().out
    assert main(["rules", "hallertau", "xqzzy", "--lang", "en"]) == 2
    assert "mentions “xqzzy”. Perhaps: The idea" in capsys.readouterr().err


def test_the_terminal_names_symbols_that_say_all_by_themselves(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "arle", "symbols", "--lang", "en"]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "Food; Grain; Flax;" in said
    assert "Grain: " not in said
