"""The AI interface of Hallertau: its heuristic, personas, observations for nets, and move features."""

from __future__ import annotations

from typing import Final

from allmende.core.ai import PolicyInputs, TitleAI, ValueInputs
from allmende.hallertau.ai.heuristic import HallertauHeuristic
from allmende.hallertau.ai.move_features import move_features
from allmende.hallertau.ai.observation.canonical_moves import canonical_moves
from allmende.hallertau.ai.observation.policy_encoder import policy_input_names, policy_inputs
from allmende.hallertau.ai.observation.value_encoder import encode, names
from allmende.hallertau.ai.personas import PERSONAS
from allmende.hallertau.rules.state import State


def _has_cards(state: State) -> bool:
    """True if a game is played with hand cards: they are its anytime moves."""
    return state.anytime is not None


AI: Final = TitleAI(
    HallertauHeuristic,
    PERSONAS,
    _has_cards,
    ValueInputs(encode, names, turn_width=3),  # good for 3 points where one plays alone
    PolicyInputs(policy_inputs, policy_input_names, canonical_moves, move_features),
)
