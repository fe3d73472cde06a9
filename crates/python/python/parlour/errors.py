"""What went wrong, as exceptions.

Every one carries what the kernel says of it: a stable ``code`` for programs, the ``options`` that
would have been valid where they are few, and the ``fields`` of the explanation. Nothing has changed
when one is raised.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

__all__ = [
    "BadSave",
    "CorruptState",
    "Error",
    "IllegalMove",
    "InvalidChoice",
    "RulesError",
]


class Error(Exception):
    """Anything that Parlour refuses."""

    #: A stable name for programs, such as ``must_follow``.
    code: str
    #: The valid choices, as they are typed, where there are few enough to list.
    options: list[str]
    #: The parts of the explanation.
    fields: dict[str, str]
    #: Whether the same caller may simply try again with something else.
    recoverable: bool

    def __init__(
        self,
        message: str = "",
        *,
        code: str = "error",
        options: Sequence[str] = (),
        fields: Mapping[str, str] | None = None,
        recoverable: bool = False,
    ) -> None:
        super().__init__(message)
        self.code = code
        self.options = list(options)
        self.fields = dict(fields or {})
        self.recoverable = recoverable

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), self.args, self.__dict__


class IllegalMove(Error, ValueError):
    """A move that the rules do not allow now."""


class InvalidChoice(Error, ValueError):
    """A word, number or name that stands for nothing here: a game, an option, a notation."""


class CorruptState(Error):
    """A position that cannot be."""


class BadSave(Error, ValueError):
    """A save or a link that cannot be read."""


class RulesError(Error, RuntimeError):
    """A rule that failed to come to an end."""
