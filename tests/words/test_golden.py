"""How the words read: all action spaces, all cards and tiles, and games from their opening to their end.

In both languages. The files beside this one are meant to be read in review. After a change of words write them anew
with

    ALLMENDE_WRITE_GOLDEN=1 pytest tests/words/test_golden.py

and read what `git diff` shows.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

import allmende
from allmende.agricola.presentation.reference import reference as agricola_reference
from allmende.arle.presentation.reference import card_references
from allmende.arle.presentation.reference import reference as arle_reference
from allmende.core import Event, Game, Message, halves
from allmende.core.rules.phrases import amount, one_clause_of
from allmende.hallertau.cards import CARDS
from allmende.hallertau.components.board import SPACE_NAMES, quadrant_of
from allmende.hallertau.components.numbers import CARD_NAMES
from allmende.hallertau.presentation.wording import card_text, ruling, sentence
from allmende.hallertau.rules.spaces import SPACES
from allmende.words import LANGUAGES, Speaker

HERE = Path(__file__).parent
NAMES = ["Anna", "Ben"]
PREFERRED = (
    "place land-sale", "spend field row 2 empty", "place nursery", "choose 2", "place busy-weekend", "place farming",
    "sow", "place sheep-market", "place butchery", "spend sheep", "place sheep-shearing", "sustain", "place town-hall",
    "retreat", "place fertilizing", "raise", "place tool-shed", "choose 1", "take hops", "take flax", "take",
    "place sparingly clearing", "place", "pay", "advance", "fallow", "exchange",
)  # fmt: skip
"""A player who likes this better than that: each kind of event comes up in its game."""
ARLE_WISHES = (
    "build weaving", "build colonists", "build schnapps", "build", "load", "sell", "exchange", "trade", "improve",
    "flip", "convert", "slaughter", "plow", "place wainwright", "place builder", "place summer-laborer",
    "place colonist", "place peat-cutter", "place farmer", "place builders-merchant", "place fisherman",
    "place forester", "place dike", "place", "imitate", "cut", "take", "pay dear", "pay", "breed", "eat", "use",
)  # fmt: skip
AGRICOLA_WISHES = (
    "sow", "eat", "build well", "breed", "cook", "bake", "build", "use", "fence", "grow", "renovate", "room",
    "place major", "place forest", "place reed-bank", "place farmland", "place meeting-place",
    "place grain-utilization", "place farm-expansion", "place clay-pit", "place western-quarry", "place grain-seeds",
    "place vegetable-seeds", "place fencing", "place sheep-market", "place", "stable", "plow", "take", "feed",
)  # fmt: skip
WITH_CARDS = (
    "play sparingly", "play", "activate", "discard", "spend", "pick", "place gateway-card", "place bonus-card",
    *PREFERRED,
)  # fmt: skip


def _spaces(speaker: Speaker) -> str:
    lines = []
    for number, space in enumerate(SPACES):
        name = speaker.say(Message(f"space-{SPACE_NAMES[number]}"))
        lines.append(f"{quadrant_of(number)}  {name}: {speaker.say(sentence(space))}")
    return "\n".join(lines) + "\n"


def _cards(speaker: Speaker) -> str:
    lines = []
    for card in CARDS:
        lines.append(f"{CARD_NAMES[card.card]}  {speaker.say(card_text(card))}")
        note = ruling(card)
        if note is not None:
            lines.append(f"     ({speaker.say(note)})")
    return "\n".join(lines) + "\n"


# Fields of Arle


def _arle_spaces(speaker: Speaker) -> str:
    lines = []
    for space in arle_reference().spaces:
        name = speaker.say(Message(f"space-{space.name}"))
        lines.append(f"{name}: {speaker.say(space.text)}")
        if space.ruling is not None:
            lines.append(f"     ({speaker.say(space.ruling)})")
    return "\n".join(lines) + "\n"


def _arle_tiles(speaker: Speaker) -> str:
    """The buildings with their colours, points, costs and times, and the travel destinations."""
    lines = []
    for tile in card_references():
        name = speaker.say(Message(f"{tile.kind}-{tile.name}"))
        if tile.cost is not None:
            colour, when = (speaker.say(Message(id_)) for id_ in (f"colour-{tile.colour}", f"when-{tile.when}"))
            lines.append(f"{name} ({colour}, {tile.points}), {speaker.say(tile.cost)}")
            lines.append(f"     {when}: {speaker.say(tile.text)}")
        else:
            lines.append(f"{name} ({tile.size}): {speaker.say(tile.text)}")
        if tile.ruling is not None:
            lines.append(f"     ({speaker.say(tile.ruling)})")
    return "\n".join(lines) + "\n"


def _arle_game(speaker: Speaker) -> str:
    return _told(allmende.arle.new(players=2, seed=7, houses="dark"), ARLE_WISHES, speaker)


# Agricola


def _agricola_spaces(speaker: Speaker) -> str:
    lines = []
    for action in agricola_reference().actions:
        name = speaker.say(Message(f"action-{action.name}"))
        players = f" ({action.players})" if action.players else ""
        if action.cards:
            players = f" ({speaker.say(Message('agricola-with-cards', {'cards': 'yes'}))})"
        lines.append(f"{action.stage}  {name}{players}: {speaker.say(action.text)}")
        if action.ruling is not None:
            lines.append(f"     ({speaker.say(action.ruling)})")
    return "\n".join(lines) + "\n"


def _agricola_improvements(speaker: Speaker) -> str:
    """The major improvements with their costs and points."""
    lines = []
    for improvement in agricola_reference().improvements:
        name = speaker.say(Message(f"improvement-{improvement.name}"))
        cost = speaker.say(
            Message("listed", {"what": [amount(good, count) for good, count in improvement.cost.items()]})
        )
        lines.append(f"{name}, {cost} ({improvement.points}): {speaker.say(improvement.text)}")
        if improvement.ruling is not None:
            lines.append(f"     ({speaker.say(improvement.ruling)})")
    return "\n".join(lines) + "\n"


def _agricola_cards(speaker: Speaker) -> str:
    """The hand cards with their costs, points and prerequisites."""
    lines = []
    for card in agricola_reference().cards:
        name = speaker.say(Message(f"card-{card.name}"))
        ways = [[amount(good, count) for good, count in cost.items()] for cost in card.costs if cost]
        costs = one_clause_of([Message("listed", {"what": way}) for way in ways]) if ways else ""
        asked = f"; {speaker.say(card.prerequisite)}" if card.prerequisite is not None else ""
        paid = f", {speaker.say(costs)}" if isinstance(costs, Message) else ""
        lines.append(f"{card.number}  {name}{paid} ({card.points}{asked}): {speaker.say(card.text)}")
        if card.ruling is not None:
            lines.append(f"     ({speaker.say(card.ruling)})")
    return "\n".join(lines) + "\n"


def _agricola_game(speaker: Speaker) -> str:
    game = allmende.agricola.new(players=2, seed=210, tile="on", side_job="on")
    return _told(game, AGRICOLA_WISHES, speaker)


# Told games


def _rank(text: str, wishes: Sequence[str]) -> int:
    return next((i for i, wish in enumerate(wishes) if text.startswith(wish)), len(wishes))


def _game(speaker: Speaker) -> str:
    return _told(allmende.hallertau.new(players=2, seed=7, cards="off"), PREFERRED, speaker)


def _game_with_cards(speaker: Speaker) -> str:
    game = allmende.hallertau.new(players=2, seed=7, gateway="mixed", farmyard="mixed")
    return _told(game, WITH_CARDS, speaker)


def _told(game: Game, wishes: Sequence[str], speaker: Speaker) -> str:
    """The log, with each question the first time, some of its buttons, and why some things aren't possible."""
    lines: list[str] = []

    def tell(happened: list[Event]) -> None:
        lines.extend(speaker.tell(event, NAMES) for event in happened)

    tell(game.opening)
    asked: set[str] = set()
    used: dict[str, int] = {}
    while not game.is_over:
        seat = game.to_act[0]
        decision = game.decision(seat)
        assert decision is not None
        # Wishes wear off, so that the game shows many things instead of one thing often.
        move = min(decision.moves, key=lambda move: (used.get(move.text, 0), _rank(move.text, wishes)))
        used[move.text] = used.get(move.text, 0) + 1
        if decision.prompt.id not in asked:
            asked.add(decision.prompt.id)
            lines.append(f"    {speaker.say(decision.prompt)}")
            lines.extend(f"      [{speaker.say(offered.label)}]" for offered in decision.moves[:4])
            lines.extend(f"      {each.target}: {speaker.say(each.reason)}" for each in decision.refusals[-2:])
        tell(game.play(move.text, seat))
    for seat, name in enumerate(NAMES):
        score = [
            f"{speaker.say(Message(f'score-{line.category}'))} {halves(line.points)}" for line in game.score_lines(seat)
        ]
        lines.append(f"    {name}: {', '.join(score)}")
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("name", "write"),
    [
        ("spaces", _spaces),
        ("cards", _cards),
        ("game", _game),
        ("game-with-cards", _game_with_cards),
        ("spaces-arle", _arle_spaces),
        ("tiles-arle", _arle_tiles),
        ("game-arle", _arle_game),
        ("spaces-agricola", _agricola_spaces),
        ("improvements-agricola", _agricola_improvements),
        ("cards-agricola", _agricola_cards),
        ("game-agricola", _agricola_game),
    ],
)
def test_words_read_as_they_did(name: str, write: Callable[[Speaker], str], language: str) -> None:
    file = HERE / f"{name}.{language}.txt"
    text = write(Speaker(language, strict=True))
    if os.environ.get("ALLMENDE_WRITE_GOLDEN"):
        file.write_text(text, "utf-8")
    assert text == file.read_text("utf-8")
