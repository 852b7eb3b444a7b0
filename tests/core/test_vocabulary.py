"""Moves and their texts."""

from __future__ import annotations

import pytest

from allmende.core import Message, MoveSpec, UnknownMoveError, Vocabulary
from allmende.hallertau import TITLE

WORDS = TITLE.vocabulary


@pytest.mark.parametrize("move", range(len(WORDS)))
def test_every_text_parses_back_to_its_move(move: int) -> None:
    text = WORDS[move].text
    assert WORDS.parse(text) == move
    assert WORDS.parse(f"  {text.upper().replace(' ', '   ')} ") == move


def test_texts_are_unique_lower_case_and_in_normal_spacing() -> None:
    texts = [WORDS[move].text for move in range(len(WORDS))]
    assert len(set(texts)) == len(texts)
    assert all(text == " ".join(text.lower().split()) for text in texts)


def test_no_text_can_be_taken_for_another_line_of_a_record() -> None:
    for move in range(len(WORDS)):
        assert WORDS[move].text.split()[0].isalpha()


def test_every_move_has_a_target_on_the_screen_and_a_label() -> None:
    for move in range(len(WORDS)):
        assert WORDS[move].target
        assert WORDS[move].label.id.startswith("move-")


def test_two_moves_with_the_same_text_are_refused() -> None:
    noun = MoveSpec("done", "done", Message("move-done"))
    with pytest.raises(ValueError, match="same text"):
        Vocabulary([noun, noun])


@pytest.mark.parametrize("text", ["", "  ", "place", "place moon", "done done", "1", "exchange 16", "exchange 0"])
def test_an_unknown_text_is_an_error_that_quotes_it(text: str) -> None:
    with pytest.raises(UnknownMoveError) as error:
        WORDS.parse(text)
    assert error.value.message == Message("error-unknown-move", {"move": text})
