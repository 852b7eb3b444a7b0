"""A bot that plays at a server's tables, wherever it is seated: `python web_bot.py http://localhost:8000 TOKEN`."""

import json
import random
import sys
from collections.abc import Iterable
from urllib.error import HTTPError
from urllib.request import Request, urlopen

URL, TOKEN = sys.argv[1:]


def ask(path: str, body: dict | None = None) -> Iterable[bytes]:
    """The server's reply, line by line; what it refuses, as an answer that comes too late, is told and passed over."""
    headers = {"Authorization": f"Bearer {TOKEN}", "Content-Type": "application/json"}
    try:
        return urlopen(Request(URL + path, None if body is None else json.dumps(body).encode(), headers), timeout=60)
    except HTTPError as error:
        return print(error.read().decode(), file=sys.stderr) or ()


for line in ask("/api/bot/stream"):
    said = json.loads(line)
    if said["type"] == "invited":
        ask(f"/api/bot/offers/{said['offer']}/join", {})
    elif said["type"] == "decide":
        move = random.Random(said["seed"]).choice(said["moves"])["text"]
        ask(f"/api/bot/games/{said['game']}", {"id": said["id"], "move": move})
