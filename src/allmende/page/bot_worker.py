"""The worker in which bots think. It knows bots and titles alone, so that it starts soon and needs little memory."""

from __future__ import annotations

import pickle


def answer(question: bytes) -> bytes:
    """The reply to a question of a `WorkerThinker`: what the task returned and None, or None and the error it raised.

    Both sides are workers of the same page, so nothing that is unpickled comes from elsewhere.
    """
    task, arguments = pickle.loads(question)  # noqa: S301 (of our own page)
    try:
        return pickle.dumps((task(*arguments), None))
    except Exception as error:
        return pickle.dumps((None, error))
