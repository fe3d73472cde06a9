"""A game decision by decision."""

from __future__ import annotations

from collections.abc import Iterator
from typing import overload

from . import State


class Replay:
    """The decisions of a game, to be stepped through.

    ``replay[n]`` is the state after ``n`` decisions, and going through a replay gives all of them. In
    a notebook ``browse`` shows a slider where ipywidgets is installed.
    """

    def __init__(self, state: State) -> None:
        self._end = state.clone()
        live = set(state.line)
        self.moves: list[tuple[int, str]] = [
            (int(line["by"]), line["move"])
            for line in state.events("all")
            if line["kind"] == "move"
            and line["id"] in live
            and line["by"] != "chance"
            and not line.get("automatic")
        ]
        first = state.clone()
        if first.line:
            first.back(0)
        self._states = [first]

    def __len__(self) -> int:
        """How many decisions there were, and one: the opening counts."""
        return len(self.moves) + 1

    @overload
    def __getitem__(self, n: int) -> State: ...
    @overload
    def __getitem__(self, n: slice) -> list[State]: ...
    def __getitem__(self, n: int | slice) -> State | list[State]:
        if isinstance(n, slice):
            return [self[k] for k in range(*n.indices(len(self)))]
        place = n + len(self) if n < 0 else n
        if not 0 <= place < len(self):
            raise IndexError(f"there are {len(self)} positions")
        while len(self._states) <= place:
            state = self._states[-1].clone()
            seat, move = self.moves[len(self._states) - 1]
            state.play(move, seat)
            self._states.append(state)
        return self._states[place].clone()

    def __iter__(self) -> Iterator[State]:
        return (self[n] for n in range(len(self)))

    def browse(self, viewer: int | str | None = "all") -> None:
        """Shows a slider over all positions."""
        try:
            from ipywidgets import IntSlider, interact
        except ImportError as error:
            raise ImportError("browse needs ipywidgets: pip install ipywidgets") from error
        from IPython.display import SVG, display

        def show(n: int) -> None:
            if n:
                seat, move = self.moves[n - 1]
                print(f"{n}: seat {seat} plays {move}")
            display(SVG(self[n].svg(viewer)))  # type: ignore[no-untyped-call]

        interact(show, n=IntSlider(min=0, max=len(self) - 1, value=0))
