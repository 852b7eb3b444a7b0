"""All that is told when one looks back on a game has words, in every language."""

from __future__ import annotations

from random import Random

import pytest

from allmende.core import Game, Message
from allmende.core.retrospect import hindsight, look_back
from allmende.titles import OWN
from allmende.words import LANGUAGES, Speaker, language


@pytest.mark.parametrize("name", OWN)
@pytest.mark.parametrize("spoken", LANGUAGES)
def test_causes_goods_and_figures_have_names(name: str, spoken: str) -> None:
    speaker = Speaker(language(spoken))
    for seed in range(4):
        chosen = OWN[name]
        game, random = Game.new(chosen, 2, seed, None, chosen.presets["usual"]), Random(seed)
        while not game.is_over:
            seat = random.choice(game.to_act)
            game.play(random.choice(list(game.moves_of(seat))), seat)
        found = look_back(game)
        said = [Message(f"retrospect-{found.unit}", {"number": 1})]
        said += [Message(f"score-{course.name}") for course in found.points]
        said += [Message(f"figure-{course.name}") for course in found.figures]
        said += [Message(f"resource-{good}", {"count": 2}) for good in hindsight(game).goods(game.state, 0)]
        for account in (account for seat in found.accounts for account in seat):
            said.append(account.name)
            said += [Message(f"resource-{good}", {"count": 2}) for good in (*account.gained, *account.paid)]
        for message in said:
            assert speaker.say(message) != message.id
