"""A bot that would rather do anything than pass, and looks no further: `--bots 'cmd:python my_bot.py'`."""

import json
import random
import sys

IDLE = {"done", "pass"}


def choose(question: dict) -> str:
    """The text of one of the moves that the question offers."""
    chance = random.Random(question["seed"])  # the same game again, if it is played again
    texts = [move["text"] for move in question["moves"]]
    return chance.choice([text for text in texts if text not in IDLE] or texts)


for line in sys.stdin:
    said = json.loads(line)
    if said["type"] == "end":
        break
    answer = {"id": said["id"]}
    if said["type"] == "decide":
        answer["move"] = choose(said)
    print(json.dumps(answer), flush=True)
