"""What observations and actions may be, as Gymnasium describes it."""

from __future__ import annotations

import string
from typing import Any, Final

import numpy as np
from gymnasium import spaces

from allmende.envs.playing import Playing

LONGEST: Final = 100_000
"""No table takes so many characters to describe."""
CHARACTERS: Final = string.ascii_letters + string.digits + string.punctuation + " \n–’“”×½ÄÖÜäöüßé"
"""What English descriptions are made of."""


def action_space(playing: Playing) -> spaces.Discrete:
    """The vocabulary of the title."""
    return spaces.Discrete(playing.actions)


def observation_space(playing: Playing) -> spaces.Dict:
    """What a seat sees, beside the mask of its moves."""
    seen: spaces.Space[Any]
    if playing.terms.observation == "text":
        seen = spaces.Text(LONGEST, charset=CHARACTERS)
    else:
        seen = spaces.Box(0, 255, (len(playing.feature_names),), np.uint8)
    return spaces.Dict({"observation": seen, "action_mask": spaces.Box(0, 1, (playing.actions,), np.int8)})
