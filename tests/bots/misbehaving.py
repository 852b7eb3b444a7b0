"""A program that plays by the protocol until it is to misbehave: `misbehaving.py HOW AFTER`."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from typing import Any


def misbehave(how: str, said: dict[str, Any]) -> None:
    """Do what no bot should."""
    match how:
        case "die":
            sys.stderr.write("first a trace\nsomething broke\n")
            raise SystemExit(3)
        case "hang":
            time.sleep(600)
        case "hang-with-child":
            subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"], start_new_session=True)
            time.sleep(600)
        case "deaf":
            sys.stdin.close()
            time.sleep(600)
        case "flood":
            while True:
                print('{"id": 0}', flush=True)
        case "one-long-line":
            while True:
                sys.stdout.write("x" * 65536)
        case "garble":
            print("place nursery", flush=True)
        case "list":
            print("[1, 2]", flush=True)
        case "cheat":
            print(json.dumps({"id": said["id"], "move": "no such move"}), flush=True)
        case "illegal":
            legal = {move["number"] for move in said["moves"]}
            wrong = next(number for number in range(1000) if number not in legal)
            print(json.dumps({"id": said["id"], "move": wrong}), flush=True)
        case "mute":
            print(json.dumps({"id": said["id"]}), flush=True)


def main(how: str, after: int) -> None:
    """Play the last move there is, so many times, and then do it."""
    decided = 0
    for line in sys.stdin:
        said = json.loads(line)
        if said["type"] == "end":
            sys.stderr.write(f"end {said['scores']} {said['winners']}\n")
            if how == "linger":
                time.sleep(600)
            return
        answer = {"id": said["id"]}
        if said["type"] == "decide":
            if decided == after:
                misbehave(how, said)
            decided += 1
            answer["move"] = said["moves"][-1]["text"]
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
