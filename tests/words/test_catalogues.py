"""The catalogues fit the code and one another: no junk, no gaps, nothing left over."""

from __future__ import annotations

import ast
import re
from collections.abc import Container, Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Annotated, Any, get_args, get_origin

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from msgspec import structs

from allmende import TITLES, bots, words
from allmende.agricola.cards import CARDS as AGRICOLA_CARDS
from allmende.agricola.cards.majors import IMPROVEMENT_RULINGS
from allmende.agricola.components import board as agricola_board
from allmende.agricola.components import pieces as agricola
from allmende.agricola.components.improvement import KIND_NAMES, NUMBERED_NAMES
from allmende.agricola.rules.accumulation import accumulated
from allmende.agricola.rules.language import Action
from allmende.agricola.rules.phases import DRAFT, PHASE_NAMES
from allmende.agricola.rules.spaces import SPACE_RULINGS as ACTION_RULINGS
from allmende.agricola.rules.steps import STEPS as AGRICOLA_STEPS
from allmende.arle.components import board as arle_board
from allmende.arle.components import pieces as arle
from allmende.arle.components.destinations import DESTINATION_RULINGS
from allmende.arle.components.equipment import DESTINATION_NAMES, PIECE_GOODS, VEHICLE_NAMES
from allmende.arle.components.numbers import BUILDING_NAMES, COLOUR_NAMES
from allmende.arle.rules.barn import EQUIPMENT_NAMES
from allmende.arle.rules.buildings import BUILDING_RULINGS
from allmende.arle.rules.language import Action as ActionOfArle
from allmende.arle.rules.language import EachOnce, OneOf, UpTo
from allmende.arle.rules.spaces import SPACE_RULINGS
from allmende.arle.rules.steps import STEPS
from allmende.core import Event, Message
from allmende.core.rulebook import Printed, Rule
from allmende.hallertau.cards import CARDS
from allmende.hallertau.components.board import SPACE_NAMES
from allmende.hallertau.components.numbers import CARD_NAMES
from allmende.hallertau.components.pieces import CRAFT_NAMES, RESOURCE_NAMES
from allmende.hallertau.presentation.nicknames import nickname
from allmende.server.site.static_reference import ELSEWHERE

ROOT = Path(__file__).parents[2]
CATALOGUES = ROOT / "src/allmende/words"


class _Variables(Visitor):
    """Collects the arguments that a message asks for."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802, the library's name
        self.names.add(node.id.name)


def _entries(file: Path) -> list[ftl.EntryType]:
    return FluentParser().parse(file.read_text("utf-8")).body


def _messages(file: Path) -> list[tuple[str, frozenset[str]]]:
    found = []
    for entry in _entries(file):
        if isinstance(entry, ftl.Message):
            variables = _Variables()
            variables.visit(entry)
            found.append((entry.id.name, frozenset(variables.names)))
    return found


FILES = sorted(CATALOGUES.glob("*/*.ftl"))
ENGLISH = sorted(file.name for file in (CATALOGUES / "en").glob("*.ftl"))


@cache
def _arguments() -> dict[str, frozenset[str]]:
    """What the words of each message ask for."""
    return {id_: asked for name in ENGLISH for id_, asked in _messages(CATALOGUES / "en" / name)}


@cache
def _known() -> set[str]:
    return {*_arguments()}


# Which ids the code asks for


def _called(node: ast.Call) -> str:
    return node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")


def _ids_in(tree: ast.AST) -> Iterator[str]:
    """The ids of all messages that Python code makes, with `*` where a name is filled in."""
    yield from _first_arguments(tree, ("Message", "_say"))


def _first_arguments(tree: ast.AST, functions: Container[str]) -> Iterator[str]:
    """What is written first in the calls of some functions, with `*` where a name is filled in."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or _called(node) not in functions or not node.args:
            continue
        match node.args[0]:
            case ast.Constant(value=str(id_)):
                yield id_
            case ast.JoinedStr(values=parts):
                yield "".join(str(part.value) if isinstance(part, ast.Constant) else "*" for part in parts)
            case _:
                pass  # an id in a variable was written somewhere else


@cache
def _written() -> set[str]:
    """All ids written in the Python source."""
    files = (ROOT / "src/allmende").rglob("*.py")
    return {id_ for file in files for id_ in _ids_in(ast.parse(file.read_text("utf-8")))}


@cache
def _terminal() -> set[str]:
    """All ids that the command asks for."""
    trees = [ast.parse(file.read_text("utf-8")) for file in (ROOT / "src/allmende/cli").rglob("*.py")]
    ids = [id_ for tree in trees for id_ in _first_arguments(tree, ("say", "says", "words", "note", "fail"))]
    ids += [f"help-arg-{name}" for tree in trees for name in _first_arguments(tree, ("help",))]
    commands = [name for tree in trees for name in _first_arguments(tree, ("command",))]
    ids += [f"help-{name}{kind}" for name in (*commands, "allmende") for kind in ("", "-examples")]
    # A name that is filled in has to be written somewhere too: then its id is found like the words of screens.
    return {id_ for id_ in ids if "*" not in id_}


def _tags() -> Iterator[str]:
    for title in TITLES.values():
        for kind in title.event_types:
            yield str(kind.__struct_config__.tag)


def _categories() -> Iterator[str]:
    """Under which headings points are scored."""
    for title in TITLES.values():
        options = title.checked_options(1, {})
        for line in title.score_lines(title.start(1, options, title.draw(1, options, Random(1))), 0):
            yield line.category


def _asked() -> Iterator[str]:
    """What the options of Fields of Arle ask: each by itself, or up to so many times, or one of several."""
    within = {id(part) for step in STEPS if isinstance(step, (EachOnce, OneOf, UpTo)) for part in step.parts()}
    for step in STEPS:
        if isinstance(step, UpTo):
            yield f"{step.option.asks}-times"
        elif isinstance(step, ActionOfArle) and id(step) not in within:
            yield step.asks


@cache
def _named() -> set[str]:
    """The ids of everything that has a name."""
    return _named_everywhere() | _named_in_hallertau() | _named_in_arle() | _named_in_agricola()


def _named_everywhere() -> set[str]:
    return {
        *(f"event-{tag}" for tag in _tags()),
        *(f"{kind}-{category}" for kind in ("score", "for") for category in _categories()),
        *(f"title-{name}" for name in TITLES),
        *(f"about-{name}" for name in TITLES),
        *(f"about-{name}-{each}" for name, one in TITLES.items() for each in (*one.presets, *one.options)),
        *(f"preset-{preset}" for one in TITLES.values() for preset in one.presets),
        *(f"option-{name}" for one in TITLES.values() for name in one.options),
        *(f"option-{n}-{value}" for t in TITLES.values() for n, c in t.options.items() for value in c.values),
        *(f"bot-{name}" for name in bots.NAMES),
        *_in_rulebooks(),
        *(f"lesson-{name}-{lesson.name}" for name, one in TITLES.items() for lesson in one.lessons),
        *(
            f"lesson-{n}-{lesson.name}-{s.name}"
            for n, t in TITLES.items()
            for lesson in t.lessons
            for s in lesson.steps
        ),
    }


def _in_rulebooks() -> Iterator[str]:
    """The headings and the paragraphs of all rulebooks, and what they call whole kinds of things."""
    for name, one in TITLES.items():
        for chapter in one.rulebook.chapters if one.rulebook else ():
            yield f"rules-{name}-{chapter.name}"
            for passage in chapter.passages:
                if isinstance(passage, Rule):
                    whole = (thing for thing in passage.about if ":" not in thing or thing.startswith("deck:"))
                    yield from (f"rules-{name}-about-{thing.replace(':', '-')}" for thing in whole)
                if not isinstance(passage, Printed):
                    yield f"rules-{name}-{chapter.name}-{passage.name}"


def _named_in_hallertau() -> set[str]:
    return {
        *(f"resource-{name}" for name in (*RESOURCE_NAMES, "workers")),
        *(f"space-{name}" for name in SPACE_NAMES),
        *(f"{kind}-{name}" for kind in ("craft", "the-craft") for name in CRAFT_NAMES),
        *(f"phase-{phase}{form}" for phase in range(1, 12) for form in ("", "-short")),
        *(f"ruling-{CARD_NAMES[card.card]}" for card in CARDS if card.ruling),
        # Labels whose verb is filled in
        *(f"move-{verb}" for verb in ("place", "place-sparingly", "raise", "fallow", "retreat", "advance")),
        *(word.id for card in CARDS for word in nickname(card).args.values() if isinstance(word, Message)),
    }


def _named_in_arle() -> set[str]:
    placed = [name for name in arle.TILE_NAMES[: arle.TILES] if name != "empty"]
    cargo = [*(arle.RESOURCE_NAMES[good] for good in PIECE_GOODS), *DESTINATION_NAMES]
    return {
        *(f"resource-{name}" for name in arle.RESOURCE_NAMES),
        *(f"tool-{name}" for name in arle.TOOL_NAMES),
        *(f"tile-{name}" for name in arle.TILE_NAMES),
        *(f"a-tile-{name}" for name in placed),
        *(f"piece-{name}" for name in EQUIPMENT_NAMES),
        *(f"a-piece-{name}" for name in (*EQUIPMENT_NAMES, *cargo)),
        *(f"the-piece-{name}" for name in VEHICLE_NAMES),
        *(f"destination-{name}" for name in DESTINATION_NAMES),
        *(f"supply-{name}" for name in arle.SUPPLY_NAMES),
        *(f"{kind}-{name}" for kind in ("space", "the-space") for name in arle_board.SPACE_NAMES),
        *(f"{kind}-{name}" for kind in ("building", "the-building") for name in BUILDING_NAMES),
        *(f"colour-{name}" for name in COLOUR_NAMES),
        *(f"when-{when}" for when in ("at-once", "before-november", "any-time")),
        *(f"season-{season}" for season in arle_board.SEASON_NAMES),
        *(f"month-{season}-{month}" for season in arle_board.SEASON_NAMES for month in range(1, 6)),
        *(f"half-year-phase-{phase}" for phase in range(1, 5)),
        *(f"one-{name}" for name in arle.TOOL_NAMES),
        *(f"ruling-space-{name}" for name in SPACE_RULINGS),
        *(f"ruling-building-{name}" for name in BUILDING_RULINGS),
        *(f"ruling-destination-{name}" for name in DESTINATION_RULINGS),
        *_asked(),
        # Labels whose verb is given to a function
        *(f"move-{verb}" for verb in ("imitate", "convert", "improve", "build-plow", "release", "breed", "eat")),
        *(f"move-{verb}-vehicle" for verb in ("flip", "forge", "give-up")),
        *(f"move-{verb}-the" for verb in ("flip", "forge", "give-up")),
    }


def _named_in_agricola() -> set[str]:
    improvements = NUMBERED_NAMES
    given = {accumulated(space) for space in range(agricola_board.SPACE_COUNT)} - {-1}
    return {
        *(f"resource-{name}" for name in agricola.PROMISED_NAMES),
        *(f"all-{agricola.RESOURCE_NAMES[resource]}" for resource in given),
        *(f"action-{name}" for name in agricola_board.SPACE_NAMES),
        *(f"{kind}-{name}" for kind in ("improvement", "the-improvement") for name in improvements),
        *(f"improvement-{name}" for name in KIND_NAMES),
        *(f"round-phase-{phase}{form}" for phase in PHASE_NAMES[1:DRAFT] for form in ("", "-short")),
        *(f"ruling-action-{name}" for name in ACTION_RULINGS),
        *(f"ruling-improvement-{name}" for name in IMPROVEMENT_RULINGS),
        *(f"card-{card.name}" for card in AGRICOLA_CARDS),
        *(f"ruling-card-{card.name}" for card in AGRICOLA_CARDS if card.ruling),
        *(step.asks for step in AGRICOLA_STEPS if isinstance(step, Action)),
        # Labels whose verb is taken from a list
        *(f"move-{verb}" for verb in ("plow-field", "build-room", "stable", "breed", "release")),
    }


@cache
def _screens() -> str:
    """All text of the programs that have words of their own: the browser client, the terminal, the server."""
    folders = [(ROOT / "client/src", ("ts", "svelte")), (ROOT / "src/allmende", ("py",))]
    files = [file for folder, ends in folders for end in ends for file in folder.rglob(f"*.{end}")]
    return "\n".join(file.read_text("utf-8") for file in files)


# The tests


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_every_line_of_a_catalogue_is_fluent(file: Path) -> None:
    junk = [entry.content for entry in _entries(file) if isinstance(entry, ftl.Junk)]
    assert not junk


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_no_message_is_defined_twice(language: str) -> None:
    ids = [id_ for file in sorted((CATALOGUES / language).glob("*.ftl")) for id_, _ in _messages(file)]
    assert sorted(ids) == sorted(set(ids))


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_language_has_the_same_files(language: str) -> None:
    assert sorted(file.name for file in (CATALOGUES / language).glob("*.ftl")) == ENGLISH


@pytest.mark.parametrize("name", ENGLISH)
@pytest.mark.parametrize("language", [code for code in words.LANGUAGES if code != "en"])
def test_languages_have_the_same_messages_in_the_same_order_with_the_same_arguments(language: str, name: str) -> None:
    assert _messages(CATALOGUES / language / name) == _messages(CATALOGUES / "en" / name)


def test_every_id_in_the_source_has_words() -> None:
    plain = {id_ for id_ in _written() if "*" not in id_}
    assert sorted(plain - _known()) == []


def test_no_screen_says_what_only_the_terminal_or_notifications_know() -> None:
    sources = [file.read_text("utf-8") for end in ("ts", "svelte") for file in (ROOT / "client/src").rglob(f"*.{end}")]
    said = {id_ for text in sources for id_ in re.findall(r"(?:say\(|id: )['`]([a-z0-9-]+)['`]", text)}
    assert len(said) > 200
    files = [file for pattern in ELSEWHERE for file in (CATALOGUES / "en").glob(pattern)]
    unheard = {id_ for file in files for id_, _ in _messages(file)}
    assert sorted(said & unheard) == []


def test_every_family_of_ids_in_the_source_is_known() -> None:
    families = {re.escape(id_).replace(r"\*", r"[a-z0-9-]+") for id_ in _written() if "*" in id_}
    assert sorted(f for f in families if not any(re.fullmatch(f, id_) for id_ in _known())) == []


def test_everything_with_a_name_has_words() -> None:
    assert sorted(_named() - _known()) == []


@pytest.mark.parametrize("kind", [kind for title in TITLES.values() for kind in title.event_types])
def test_an_event_says_all_that_its_words_ask_for_and_nothing_else(kind: type[Event]) -> None:
    values = {field.name: _value(field.type) for field in structs.fields(kind) if field.required}
    said = kind(**values).said()
    asked = {variable.removesuffix("-count") for variable in _arguments()[said.id]}
    assert asked - {"player", "players"} == {*said.args}


def _value(kind: Any) -> object:
    """Something that a field of this type can be."""
    if get_origin(kind) is Annotated:
        return _value(get_args(kind)[0])
    return (get_origin(kind) or kind)()


def test_no_words_are_left_over() -> None:
    unused = _known() - _written() - _named() - _terminal()
    assert sorted(id_ for id_ in unused if not _is_asked_for(id_)) == []


@cache
def _templates() -> list[re.Pattern[str]]:
    """The ids on screens in which a name is filled in, as patterns with a group for the name."""
    written = re.findall(r"[`\"']([a-z][a-z-]*-\$?\{[^{}]*\}[a-z-]*)[`\"']", _screens())
    return [re.compile(re.sub(r"\$?\{[^{}]*\}", "([a-z0-9-]+)", text)) for text in set(written)]


@cache
def _words_on_screens() -> set[str]:
    """Everything that is written there as a word of its own; an id or a name is one word, hyphens and all."""
    return set(re.findall(r"[\w-]+", _screens()))


def _is_asked_for(id_: str) -> bool:
    """Whether a screen asks for an id: it is written, or a name that is written is filled into its beginning."""
    found = [match for template in _templates() if (match := template.fullmatch(id_))]
    return not _words_on_screens().isdisjoint({id_, *(match[1] for match in found)})
