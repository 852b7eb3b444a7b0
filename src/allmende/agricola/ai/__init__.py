"""The AI interface of Agricola: its heuristic, its personas, what nets observe, and the features of its moves."""

from __future__ import annotations

from typing import Final

from allmende.agricola.ai.heuristic import AgricolaHeuristic
from allmende.agricola.ai.move_features import move_features
from allmende.agricola.ai.observation.canonical_moves import canonical_moves
from allmende.agricola.ai.observation.policy_encoder import policy_input_names, policy_inputs
from allmende.agricola.ai.observation.value_encoder import encode, names
from allmende.agricola.ai.personas import PERSONAS
from allmende.agricola.rules.state import State
from allmende.core.ai import PolicyInputs, TitleAI, ValueInputs


def _has_cards(state: State) -> bool:
    """True if a game is played with hand cards."""
    return bool(state.setup.cards)


AI: Final = TitleAI(
    AgricolaHeuristic,
    PERSONAS,
    _has_cards,
    ValueInputs(encode, names),  # with few decisions a turn, planning them together has no use
    PolicyInputs(policy_inputs, policy_input_names, canonical_moves, move_features, varied=("side_job",)),
)
