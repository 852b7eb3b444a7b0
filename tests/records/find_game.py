"""Find a game that an amendment would have changed, and keep it here, where every test run replays it.

    python tests/records/find_game.py agricola 2 --players 2 --set cards=all --holding sweep --prefer sweep

looks through the games that lie here, then plays new ones under the rules as they were just before, until one goes
otherwise with amendment 2 than without it. That one is written to agricola/amendment-2.txt.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from allmende import bots
from allmende.arena.filed import records_in, with_scores
from allmende.core import Game, OptionError, RecordError, Title
from allmende.core.record import deal_from_words, deal_words
from allmende.core.replay_diff import effect
from allmende.titles import TITLES, replay

RECORDS = Path(__file__).resolve().parent
BOTS = ("farmer", "greedy", "villager")


def arguments() -> argparse.Namespace:
    """What is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("title", choices=TITLES)
    parser.add_argument("amendment", type=int)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE")
    parser.add_argument("--holding", action="append", default=[], metavar="CARD", help="deal this card to somebody")
    parser.add_argument("--prefer", default="", metavar="TEXT", help="have moves played in which this occurs")
    parser.add_argument("--games", type=int, default=200, help="how many games to play at most")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def main() -> int:
    """Find a game, tell where it differs, and write it down."""
    asked = arguments()
    title = TITLES[asked.title]
    if not 0 < asked.amendment <= len(title.amendments):
        sys.exit(f"{title.name} has the amendments 1 to {len(title.amendments)}")
    for game in games(title, asked):
        if game.state.amendments < asked.amendment and (found := effect(game, asked.amendment)):
            file = RECORDS / title.name / f"amendment-{asked.amendment}.txt"
            file.parent.mkdir(exist_ok=True)
            file.write_text(with_scores(str(game.record), game.scores), encoding="utf-8")
            print(f"{file}: under amendment {asked.amendment} otherwise at move {found.move} ({found.what})")
            return 0
    print("no such game was found: --holding and --prefer help")
    return 1


def games(title: Title[Any, Any], asked: argparse.Namespace) -> Iterator[Game]:
    """The games that are kept, then new ones."""
    for filed in records_in(RECORDS):
        if filed.text is not None and f"\ntitle {title.name}\n" in filed.text:
            yield replay(filed.text)
    options = title.checked_options(asked.players, dict(each.split("=", 1) for each in asked.set))
    rng = Random(asked.seed)
    for _ in range(asked.games):
        deal = title.draw(asked.players, options, rng)
        for number, card in enumerate(asked.holding):
            deal = dealt(title, asked.players, options, deal, card, asked.holding[:number])
        game = Game(title, asked.players, options, deal, amendments=asked.amendment - 1)
        play(game, asked.prefer, rng)
        yield game


def dealt(
    title: Title[Any, Any],
    players: int,
    options: Mapping[str, str],
    deal: msgspec.Struct,
    card: str,
    fixed: Sequence[str],
) -> msgspec.Struct:
    """The deal with a card in the first place that it can have there, and what was there where the card was."""
    words = deal_words(deal)
    others = [each for line in words.values() for word in line for each in word.split(",")]
    for other in others:
        if other in fixed:
            continue
        exchange = {card: other, other: card}
        swapped = {
            field: [",".join(exchange.get(each, each) for each in word.split(",")) for word in line]
            for field, line in words.items()
        }
        try:
            found = deal_from_words(swapped, title.deal_type)
            title.start(players, options, found)
        except (OptionError, RecordError, ValueError):
            continue
        return found
    sys.exit(f"nobody can be dealt {card} here")


def play(game: Game, preferred: str, rng: Random) -> None:
    """Play a game to its end, by bots of some sorts, and moves with the preferred text whenever they are legal."""
    players = [bots.make(rng.choice(BOTS), game.title) for _ in range(game.players)]
    while not game.is_over:
        seat = game.to_act[0]
        wanted = [text for text in game.moves_of(seat).texts if preferred and preferred in text]
        move = wanted[0] if wanted else bots.decide(players[seat], game.title, game.state, seat, rng)
        game.play(move, seat)


if __name__ == "__main__":
    sys.exit(main())
