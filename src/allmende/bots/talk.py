"""Talking to another program: a line of JSON out, a line of JSON back, within a time limit.

The caller goes on in any case: the program may end, hang, say too much or read nothing at all.
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
"""The greatest number of bytes of an answer."""
MOST_UNASKED: Final = 100
"""The number of unasked lines that are passed over; after more of them the program has failed."""
LAST_WORDS: Final = 500
"""The number of bytes that are kept of the end of a program's standard error."""
GRACE: Final = 2.0
"""The seconds that a program has to end by itself."""


class ProgramError(AllmendeError):
    """A program that can't be started, or doesn't answer as it should."""


class Talk:
    """A program under way. It is started without a shell in a session of its own, and ended with all processes in it.

    Processes that it has started in another session go on, as do all that it has started on Windows, where there are no
    sessions.
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
        """The program's answer to the question with this number; ProgramError if there is none in time."""
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
        """Make the thread that waits for an answer stop waiting."""
        self._heard.put(None)

    def tell(self, what: dict[str, Any], seconds: float = GRACE) -> None:
        """Send a message to which no answer is expected; ProgramError if it is not read in time."""
        line = msgspec.json.encode(what) + b"\n"
        writer = Thread(target=self._write, args=(line,), daemon=True)
        writer.start()
        writer.join(seconds)
        if writer.is_alive():
            raise _slow(seconds)

    def close(self) -> None:
        """Let the program end, and kill it if it doesn't."""
        self._hang_up()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(GRACE)
        self.kill()

    def kill(self) -> None:
        """Kill the program at once, with all processes in its session."""
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
            # If another process holds the other end, the thread still reads, and closes the pipe when that ends.
            if not thread.is_alive():
                pipe.close()

    def _hang_up(self) -> None:
        """Close the program's input, in a thread: an unread write may block that."""
        closer = Thread(target=self._close_input, daemon=True)
        closer.start()
        closer.join(GRACE)

    def _close_input(self) -> None:
        assert self._process.stdin is not None
        with suppress(OSError):
            self._process.stdin.close()

    def _write(self, line: bytes) -> None:
        assert self._process.stdin is not None
        # A program that has ended reads nothing, which is noticed by its missing answer.
        with suppress(OSError, ValueError):
            self._process.stdin.write(line)
            self._process.stdin.flush()

    def _listen(self) -> None:
        """Read the program's lines, up to a limit; an empty line marks the end."""
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
        """Keep the last words of its standard error."""
        assert self._process.stderr is not None
        with suppress(OSError, ValueError):
            while some := self._process.stderr.read1(LONGEST):  # type: ignore[attr-defined]  # a BufferedReader
                self._last_words = (self._last_words + some)[-LAST_WORDS:]
        if self._is_over:
            self._process.stderr.close()

    def _ended(self) -> ProgramError:
        self._threads[1].join(GRACE)
        lines = self._last_words.decode("utf-8", "replace").strip().splitlines()
        if not lines:
            return _fault("program-ended-silently", "it has ended without a word")
        said = lines[-1]
        return _fault("program-ended", f"it has ended; its last words: {said}", words=said)


def _read(line: bytes) -> dict[str, Any]:
    try:
        return msgspec.json.decode(line, type=dict[str, Any])
    except (msgspec.DecodeError, UnicodeDecodeError):
        said = line[:80].decode("utf-8", "replace").strip()
        raise _fault("program-garbled", f"what it has said is no JSON object: {said}", said=said) from None


def _slow(seconds: float) -> ProgramError:
    return _fault("program-slow", f"it has not answered within {seconds:g} s", seconds=seconds)


def unwanted() -> ProgramError:
    """The error for an answer that is not wanted any more."""
    return _fault("program-unwanted", "its answer is not wanted any longer")


def _flood() -> ProgramError:
    return _fault("program-flood", "it has said too much without being asked")


def _fault(message_id: str, text: str, **args: str | float) -> ProgramError:
    return ProgramError(text, Message(message_id, args))
