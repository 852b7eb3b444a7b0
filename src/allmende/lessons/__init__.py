"""Lessons: first games that teach a title, and the guide that leads through one of them."""

from allmende.lessons.guide import Guidance, Guide, Told, told
from allmende.lessons.shelf import LessonError, guide_of, lesson

__all__ = ["Guidance", "Guide", "LessonError", "Told", "guide_of", "lesson", "told"]
