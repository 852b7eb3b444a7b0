"""Talking to another program: a line of JSON there, a line of JSON back, and never longer than there is time.

Whatever the program does, whoever talks to it goes on: it may end, hang, say too much or read nothing at all.
"""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic
from typing import Any, Final

import msgspec

from allmende.core.errors import AllmendeError
from allmende.core.message import Message

LONGEST: Final = 1 << 20
"""No answer needs more bytes."""
MOST_UNASKED: Final = 100
"""So many lines that nobody has asked for are passed over; a program that says more is not listened to any longer."""
LAST_WORDS: Final = 500
"""So many characters of what a program has written to its standard error are kept."""
GRACE: Final = 2.0
"""So many seconds a program has to end by itself."""


class ProgramError(AllmendeError):
    """A program doesn't answer as it should."""


class Talk:
    """A program under way. It is started without a shell, in a session of its own, and ended with all that is in there.

    What it has started in another session goes on; where there are no sessions, on Windows, all that it has started.
    """

    def __init__(self, words: Sequence[str]) -> None:
        try:
            self._process = subprocess.Popen(
                list(words),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=os.name == "posix",
            )
        except OSError as error:
            why = error.strerror or str(error)
            raise _fault("program-not-started", f"it can't be started: {why}", problem=why) from None
        self._heard: SimpleQueue[bytes | None] = SimpleQueue()
        self._last_words = b""
        self._is_over = False
        self._threads = [Thread(target=each, daemon=True) for each in (self._listen, self._overhear)]
        for thread in self._threads:
            thread.start()

    def ask(self, question: dict[str, Any], number: int, seconds: float) -> dict[str, Any]:
        """What it answers to a question with this number; ProgramError if it does not, or not in time."""
        end = monotonic() + seconds
        self.tell({**question, "id": number}, seconds)
        for _ in range(MOST_UNASKED):
            try:
                line = self._heard.get(timeout=max(0.0, end - monotonic()))
            except Empty:
                raise _slow(seconds) from None
            if line is None:
                raise unwanted()
            if not line:
                raise self._ended()
            if len(line) > LONGEST:
                break
            answer = _read(line)
            if answer.get("id") == number:
                return answer
        raise _flood()

    def interrupt(self) -> None:
        """Have whoever waits for an answer, in another thread, wait no longer."""
        self._heard.put(None)

    def tell(self, what: dict[str, Any], seconds: float = GRACE) -> None:
        """Say something to which no answer is expected; ProgramError if nobody reads it in time."""
        line = msgspec.json.encode(what) + b"\n"
        writer = Thread(target=self._write, args=(line,), daemon=True)
        writer.start()
        writer.join(seconds)
        if writer.is_alive():
            raise _slow(seconds)

    def close(self) -> None:
        """Let it end, and make it end where it doesn't."""
        self._hang_up()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(GRACE)
        self.kill()

    def kill(self) -> None:
        """End it at once, with all that is in its session."""
        with suppress(ProcessLookupError, PermissionError):
            if os.name == "posix":
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()
        self._process.wait()
        self._is_over = True
        self._hang_up()
        for thread, pipe in zip(self._threads, (self._process.stdout, self._process.stderr), strict=True):
            assert pipe is not None
            thread.join(GRACE)
            # Where somebody else holds the other end, the thread still reads: it closes the pipe when that goes.
            if not thread.is_alive():
                pipe.close()

    def _hang_up(self) -> None:
        """Close what it reads from; what is still being written, and read by nobody, may stand in the way."""
        closer = Thread(target=self._close_input, daemon=True)
        closer.start()
        closer.join(GRACE)

    def _close_input(self) -> None:
        assert self._process.stdin is not None
        with suppress(OSError):
            self._process.stdin.close()

    def _write(self, line: bytes) -> None:
        assert self._process.stdin is not None
        # Who has ended reads nothing: that is found when an answer is missing.
        with suppress(OSError, ValueError):
            self._process.stdin.write(line)
            self._process.stdin.flush()

    def _listen(self) -> None:
        """Take in what it says, up to what is too much; an empty line says that nothing more comes."""
        assert self._process.stdout is not None
        with suppress(OSError, ValueError):
            while line := self._process.stdout.readline(LONGEST + 1):
                self._heard.put(line)
                if len(line) > LONGEST or self._heard.qsize() > MOST_UNASKED:
                    return  # the pipe fills up, and the program waits
        self._heard.put(b"")
        if self._is_over:
            self._process.stdout.close()

    def _overhear(self) -> None:
        """Keep its last words."""
        assert self._process.stderr is not None
        with suppress(OSError, ValueError):
            while some := self._process.stderr.read1(LONGEST):  # type: ignore[attr-defined]  # a BufferedReader
                self._last_words = (self._last_words + some)[-LAST_WORDS:]
        if self._is_over:
            self._process.stderr.close()

    def _ended(self) -> ProgramError:
        self._threads[1].join(GRACE)
        lines = self._last_words.decode("utf-8", "replace").strip().splitlines()
        said = lines[-1] if lines else "-"
        return _fault("program-ended", f"it has ended; its last words: {said}", words=said)


def _read(line: bytes) -> dict[str, Any]:
    try:
        return msgspec.json.decode(line, type=dict[str, Any])
    except (msgspec.DecodeError, UnicodeDecodeError):
        said = line[:80].decode("utf-8", "replace").strip()
        raise _fault("program-garbled", f"what it has said is no JSON object: {said}", said=said) from None


def _slow(seconds: float) -> ProgramError:
    return _fault("program-slow", f"it has not answered within {seconds:g} seconds", seconds=f"{seconds:g}")


def unwanted() -> ProgramError:
    """Nobody waits for its answer any more."""
    return _fault("program-unwanted", "its answer is not wanted any longer")


def _flood() -> ProgramError:
    return _fault("program-flood", "it has said too much that nobody has asked for")


def _fault(message_id: str, text: str, **args: str) -> ProgramError:
    return ProgramError(text, Message(message_id, args))
