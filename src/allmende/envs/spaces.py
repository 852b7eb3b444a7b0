"""The spaces of observations and actions, as Gymnasium describes them."""

from __future__ import annotations

import string
from typing import Any, Final

import numpy as np
from gymnasium import spaces

from allmende.envs.numeric_game import Playing

LONGEST: Final = 100_000
"""An upper bound for the number of characters in the text of a state."""
CHARACTERS: Final = string.ascii_letters + string.digits + string.punctuation + " \n–’“”×½ÄÖÜäöüßé"
"""The characters of English texts."""


def action_space(playing: Playing) -> spaces.Discrete:
    """The space of actions: the title's vocabulary."""
    return spaces.Discrete(playing.actions)


def observation_space(playing: Playing) -> spaces.Dict:
    """The space of observations: features or text, beside the mask of legal actions."""
    seen: spaces.Space[Any]
    if playing.terms.observation == "text":
        seen = spaces.Text(LONGEST, charset=CHARACTERS)
    else:
        seen = spaces.Box(0, 255, (len(playing.feature_names),), np.uint8)
    return spaces.Dict({"observation": seen, "action_mask": spaces.Box(0, 1, (playing.actions,), np.int8)})
