"""Innovation, Texas 42, Skirmish and Mordheim for people who study play.

    >>> import parlour
    >>> state = parlour.new("skirmish", seed=7)
    >>> while not state.over:
    ...     state.play(parlour.bot("greedy").think(state).best)

Everything is deterministic: the same game, options, seed and moves give the same game everywhere.
"""

from __future__ import annotations

import secrets as _secrets
from typing import TYPE_CHECKING, Any

from . import errors
from ._native import (
    Bot,
    Move,
    State,
    Thought,
    Vector,
    bots,
    encoding,
    games,
    open_link,
    open_save,
    rules,
    sheets,
)
from ._native import open as _open
from .errors import BadSave, CorruptState, Error, IllegalMove, InvalidChoice, RulesError

if TYPE_CHECKING:
    from ._arena import Arena, arena
    from ._replay import Replay

__all__ = [
    "Arena",
    "BadSave",
    "Bot",
    "CorruptState",
    "Error",
    "IllegalMove",
    "InvalidChoice",
    "Move",
    "Replay",
    "RulesError",
    "State",
    "Thought",
    "Vector",
    "arena",
    "bot",
    "bots",
    "encoding",
    "errors",
    "games",
    "new",
    "open_link",
    "open_save",
    "rules",
    "sheets",
    "vector",
]

__version__ = "0.1.0"


def new(
    game: str,
    *,
    seats: int | None = None,
    seed: int | str | None = None,
    position: str | None = None,
    ask_all: bool = False,
    typed: bool = False,
    language: str = "en",
    **options: Any,
) -> State:
    """Opens a game.

    ``seed`` decides all chance: a number, the same game everywhere; nothing for a secret that nobody
    chose. ``options`` are those of the game (``parlour.games()`` lists them), ``True`` and ``False``
    for a switch. ``position`` begins at a position instead of the opening. With ``ask_all`` seats are asked even what has one answer that everybody can see; with ``typed``
    chance waits until ``play`` or ``roll`` tells what happens. ``language`` is ``en`` or ``de``.
    """
    if seed is None:
        seed = f"secret:{_secrets.token_hex(12)}"
    return _open(game, seats, seed, written(options), position, ask_all, typed, language)


def written(options: dict[str, Any]) -> dict[str, str]:
    """Options as the kernel reads them."""
    switches = {True: "on", False: "off"}
    return {
        key: switches[value] if isinstance(value, bool) else str(value)
        for key, value in options.items()
    }


def bot(name: str, *, seed: int = 0, threads: int = 1) -> Bot:
    """A player by name: ``parlour.bots(game)`` lists those of a game."""
    return Bot(name, seed=seed, threads=threads)


def vector(
    game: str,
    games: int,
    *,
    seats: int | None = None,
    seed: int = 0,
    threads: int = 1,
    position: str | None = None,
    **options: Any,
) -> Vector:
    """Many games at once, as arrays: see ``Vector``, and ``encoding`` for what the numbers mean."""
    return Vector(game, games, seats, seed, threads, written(options), position)


def _bot(name: str, seed: int, threads: int) -> Bot:
    return Bot(name, seed=seed, threads=threads)


def __getattr__(name: str) -> Any:
    """What not everybody needs is loaded when it is asked for."""
    from importlib import import_module

    homes = {"arena": "_arena", "Arena": "_arena", "Replay": "_replay"}
    if name in homes:
        return getattr(import_module(f"{__name__}.{homes[name]}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
