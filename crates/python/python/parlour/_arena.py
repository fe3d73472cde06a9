"""Contests: the same deals for everybody, on every seat."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any, TypeVar

from . import Bot, State, _native, new, written
from ._play import Player, Seated

T = TypeVar("T")

#: Splits the seeds of players from the deals.
PLAYERS = 0x9E3779B97F4A7C15


@dataclass(frozen=True)
class Game:
    """One game of a contest."""

    first: str
    second: str
    deal: int
    seating: int
    #: What the first got: 1 for a win, 0 for a loss, shared in a draw; nothing where it failed.
    score: float | None
    moves: int
    #: How many decisions each made, and how many seconds they took: the one thing that differs from
    #: run to run.
    decisions: tuple[int, int]
    seconds: tuple[float, float] = field(compare=False)
    error: str | None = None


@dataclass
class Arena:
    """The games of a contest, and what they come to.

    ``pairs`` needs nothing but Python; ``frame`` and ``games_frame`` need pandas, ``plot`` needs
    matplotlib: ``pip install parlour[frames]``.
    """

    game: str
    bots: list[str]
    games: list[Game]

    def pairs(self) -> list[dict[str, Any]]:
        """For each pair what the first won: how many games there were and how they ended, its share,
        and between which bounds its true share lies with 95 %. A deal is the unit. ``failed`` counts
        games in which a player raised an exception or made an illegal move: it lost them."""
        found = []
        for first, second in combinations(self.bots, 2):
            deals: dict[int, list[float | None]] = {}
            own = [game for game in self.games if (game.first, game.second) == (first, second)]
            for game in own:
                deals.setdefault(game.deal, []).append(game.score)
            row: dict[str, Any] = {"first": first, "second": second}
            row |= _native.tally(list(deals.values()))
            row["failed"] = sum(game.error is not None for game in own)
            for place, name in enumerate(("first", "second")):
                seconds = sum(game.seconds[place] for game in own)
                decisions = sum(game.decisions[place] for game in own)
                row[f"ms_{name}"] = 1000 * seconds / max(decisions, 1)
            found.append(row)
        return found

    @property
    def frame(self) -> Any:
        """The pairs as a data frame of pandas."""
        return needed("pandas").DataFrame(self.pairs())

    @property
    def games_frame(self) -> Any:
        """Every game as a row of a data frame of pandas."""
        return needed("pandas").DataFrame([vars(game) for game in self.games])

    def plot(self, ax: Any = None) -> Any:
        """The shares with their intervals, by matplotlib; gives the axes."""
        ax = ax or needed("matplotlib.pyplot").subplots(
            figsize=(7, 1 + 0.5 * len(self.pairs()))
        )[1]
        for y, pair in enumerate(reversed(self.pairs())):
            low, share, high = (100 * pair[key] for key in ("low", "share", "high"))
            ax.errorbar(share, y, xerr=[[share - low], [high - share]], fmt="o", capsize=4)
        ax.axvline(50, color="gray", linewidth=0.8)
        ax.set_yticks(
            range(len(self.pairs())),
            [f"{pair['first']} v {pair['second']}" for pair in reversed(self.pairs())],
        )
        ax.set_xlim(0, 100)
        ax.set_xlabel(f"{self.game}: games won by the first, % (95 % interval)")
        return ax

    def __str__(self) -> str:
        head = f"{'':24}{'games':>7}{'won':>8}{'95 %':>16}{'ms first':>10}{'second':>10}"
        lines = [f"{self.game}", head]
        for pair in self.pairs():
            name = f"{pair['first']} v {pair['second']}"
            bounds = f"{100 * pair['low']:.0f} to {100 * pair['high']:.0f}"
            lines.append(
                f"{name:24}{pair['games']:>7}{100 * pair['share']:>8.1f}{bounds:>16}"
                f"{pair['ms_first']:>10.2f}{pair['ms_second']:>10.2f}"
            )
        return "\n".join(lines + self.failures())

    def failures(self) -> list[str]:
        """A line for everything that went wrong in games, with how often it did."""
        why: dict[str, int] = {}
        for game in self.games:
            if game.error is not None:
                why[game.error] = why.get(game.error, 0) + 1
        return [f"{count} failed: {error}" for error, count in why.items()]

    def _repr_html_(self) -> str:
        from html import escape

        rows = "".join(
            "<tr>"
            + "".join(f"<td>{escape(str(cell))}</td>" for cell in cells)
            + "</tr>"
            for cells in (
                (
                    f"{pair['first']} v {pair['second']}",
                    pair["games"],
                    f"{100 * pair['share']:.1f} %",
                    f"{100 * pair['low']:.0f} to {100 * pair['high']:.0f} %",
                )
                for pair in self.pairs()
            )
        )
        head = "<tr><th>pair</th><th>games</th><th>won by the first</th><th>95 %</th></tr>"
        failed = "".join(f"<p>{escape(line)}</p>" for line in self.failures())
        return f"<table><caption>{escape(self.game)}</caption>{head}{rows}</table>{failed}"

    @classmethod
    def join(cls, parts: Iterable[Arena]) -> Arena:
        """The parts of one contest as a whole, in the order of their deals."""
        parts = list(parts)
        if not parts or any((p.game, p.bots) != (parts[0].game, parts[0].bots) for p in parts):
            raise ValueError("the parts belong to one contest")
        order = {pair: n for n, pair in enumerate(combinations(parts[0].bots, 2))}
        games = [game for part in parts for game in part.games]
        games.sort(key=lambda game: (order[game.first, game.second], game.deal, game.seating))
        return cls(parts[0].game, parts[0].bots, games)


def needed(module: str) -> Any:
    """A module that is there only where somebody installed it."""
    import importlib

    try:
        return importlib.import_module(module)
    except ImportError as error:
        package = module.split(".")[0]
        raise ImportError(
            f"{package} is not installed, and this needs it: pip install 'parlour[frames]'"
        ) from error


def arena(
    game: str,
    bots: Sequence[Player],
    deals: int | Sequence[int] = 20,
    *,
    seats: int | None = None,
    threads: int = 1,
    progress: bool = False,
    position: str | None = None,
    **options: Any,
) -> Arena:
    """Lets players meet, every two of them: the same deals in every seating.

    A player is the name of a bot, or anything that gets a ``State`` and gives a move. ``deals`` is how
    many deals there are, or which. ``progress`` shows a bar. The same call gives the same games.
    """
    names = unique([name_of(player) for player in bots])
    if len(names) < 2:
        raise ValueError("a contest needs two players")
    numbers = list(range(deals)) if isinstance(deals, int) else [int(deal) for deal in deals]
    table = (game, seats, written(options), position)
    pairs = list(combinations(range(len(bots)), 2))
    games: list[Game] = []
    size = max(1, 4 * threads)
    parts = [(pair, numbers[n : n + size]) for pair in pairs for n in range(0, len(numbers), size)]
    total = len(pairs) * len(numbers)
    for (one, two), part in bar(parts, total, lambda part: len(part[1]), progress):
        players = (bots[one], bots[two])
        if all(isinstance(player, str) for player in players):
            rows: Any = _native.duel(*table, [str(player) for player in players], part, threads)
        else:
            rows = [row for deal in part for row in by_hand(table, players, deal)]
        games += [
            Game(names[one], names[two], deal, seating, share(score), moves, (made[0], made[1]), (took[0], took[1]), why)
            for deal, seating, score, moves, made, took, why in rows
        ]
    return Arena(game, names, games)


def share(score: int | None) -> float | None:
    return None if score is None else score / 840


def name_of(player: Player) -> str:
    if isinstance(player, str):
        return player
    if isinstance(player, Bot):
        return player.name
    return getattr(player, "__name__", type(player).__name__)


def unique(names: list[str]) -> list[str]:
    return [
        name if names.count(name) == 1 else f"{name}#{names[:n].count(name) + 1}"
        for n, name in enumerate(names)
    ]


def by_hand(table: Any, players: Sequence[Player], deal: int) -> Iterator[Any]:
    """Plays one deal in every seating with players of Python."""
    from time import perf_counter

    game, seats, options, position = table
    for seating, who in enumerate(_native.seatings(*table)):
        state: State = new(game, seats=seats, seed=deal, position=position, **options)
        seed = (deal * 1_000_003 + seating) * PLAYERS % 2**64
        seated = [Seated(player, seed) for player in players]
        made, took = [0, 0], [0.0, 0.0]
        while not state.over:
            seat = state.seat
            assert seat is not None
            place, start = who[seat], perf_counter()
            try:
                state.play(seated[place].move(state.clone(), seat), seat)
            except Exception as error:  # a player that breaks loses
                score = 0 if place == 0 else 840
                yield deal, seating, score, 0, made, took, f"{type(error).__name__}: {error}"
                break
            took[place] += perf_counter() - start
            made[place] += 1
        else:
            yield deal, seating, of_first(state, who), len(state), made, took, None


def of_first(state: State, who: Sequence[int]) -> int:
    """What the first got of 840: shared among all sides that won."""
    outcome = state.outcome
    assert outcome is not None
    sides = {state.sides[seat] for seat in outcome["winners"]}
    first = sum(who[side] == 0 for side in sides)
    return int(round(840 * first / max(len(sides), 1)))


def bar(parts: list[T], total: int, size: Any, progress: bool) -> Iterator[T]:
    """The parts one after another, with a bar that shows how far it is where one is wanted."""
    if not progress:
        yield from parts
        return
    try:
        from tqdm.auto import tqdm
    except ImportError:
        done = 0
        for part in parts:
            yield part
            done += size(part)
            print(f"\r{done} of {total} deals", end="", file=sys.stderr, flush=True)
        print(file=sys.stderr)
        return
    with tqdm(total=total, unit="deal") as shown:
        for part in parts:
            yield part
            shown.update(size(part))
