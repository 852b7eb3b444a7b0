"""The AI interface of Fields of Arle: its heuristic, personas, observations for nets, and move features."""

from __future__ import annotations

from typing import Final

from allmende.arle.ai.heuristic import ArleHeuristic
from allmende.arle.ai.move_features import move_features
from allmende.arle.ai.observation.canonical_moves import canonical_moves
from allmende.arle.ai.observation.policy_encoder import policy_input_names, policy_inputs
from allmende.arle.ai.observation.value_encoder import encode, names
from allmende.arle.ai.personas import PERSONAS
from allmende.core.ai import PolicyInputs, TitleAI, ValueInputs

AI: Final = TitleAI(
    ArleHeuristic,
    PERSONAS,
    value_inputs=ValueInputs(encode, names, turn_width=3),  # good for 1.5 points
    policy_inputs=PolicyInputs(policy_inputs, policy_input_names, canonical_moves, move_features),
)
