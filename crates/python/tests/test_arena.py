"""Contests, replays and what a notebook shows."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree

import parlour
import pytest
from conftest import finished, interrupted, walked


def first(state: parlour.State) -> str:
    return state.notations()[0]


def test_a_contest_is_the_same_again_on_any_number_of_threads() -> None:
    one = parlour.arena("skirmish", ["random", "greedy", "novice"], 4)
    two = parlour.arena("skirmish", ["random", "greedy", "novice"], 4, threads=2)
    assert one.games == two.games and len(one.games) == 3 * 4 * 2
    parts = [
        parlour.arena("skirmish", ["random", "greedy", "novice"], deals)
        for deals in ([3, 1], [0], [2])
    ]
    assert parlour.Arena.join(parts).games == one.games
    pair = one.pairs()[0]
    assert (pair["first"], pair["second"], pair["games"]) == ("random", "greedy", 8)
    assert pair["wins"] + pair["draws"] + pair["losses"] == 8
    assert 0 <= pair["low"] <= pair["share"] <= pair["high"] <= 1
    assert "random v greedy" in str(one) and "<table>" in one._repr_html_()


def test_partners_and_three_seats_are_seated_fairly() -> None:
    texas = parlour.arena("texas-42", ["random", "heuristic"], 2)
    assert len(texas.games) == 4 and texas.pairs()[0]["share"] < 0.5
    three = parlour.arena("innovation", ["random", "greedy"], 1, seats=3)
    assert len(three.games) == 6


def test_functions_meet_bots() -> None:
    arena = parlour.arena("skirmish", [first, "random", parlour.bot("greedy")], 2)
    assert arena.bots == ["first", "random", "greedy"]
    assert arena.games == parlour.arena("skirmish", [first, "random", parlour.bot("greedy")], 2).games
    assert all(game.error is None and game.decisions[0] > 0 for game in arena.games)


def test_a_function_that_breaks_loses_and_is_told() -> None:
    def broken(state: parlour.State) -> str:
        if len(state) > 12:
            raise RuntimeError("tired")
        return first(state)

    def illegal(state: parlour.State) -> str:
        return "dance"

    arena = parlour.arena("skirmish", [broken, illegal], 1)
    assert {game.error for game in arena.games if game.score == 1} == {
        game.error for game in arena.games if "dance" in (game.error or "")
    }
    assert all(game.error for game in arena.games)
    assert arena.pairs()[0]["failed"] == len(arena.games)
    assert "failed: " in str(arena) and "failed: " in arena._repr_html_()


@pytest.mark.parametrize("threads", [1, 2])
def test_a_contest_can_be_interrupted(threads: int) -> None:
    bots = ["ismcts:10000000", "greedy"]
    interrupted(lambda: parlour.arena("innovation", bots, 2, threads=threads))


def test_ctrl_c_in_a_function_ends_the_contest() -> None:
    def interrupts(state: parlour.State) -> str:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        parlour.arena("skirmish", [interrupts, "random"], 2)


def test_wrong_contests_are_refused() -> None:
    for call in (
        lambda: parlour.arena("skirmish", ["random"], 2),
        lambda: parlour.arena("skirmish", ["random", "nobody"], 2),
        lambda: parlour.arena("chess", ["random", "greedy"], 2),
        lambda: parlour.Arena.join([]),
    ):
        with pytest.raises((parlour.Error, ValueError)):
            call()


def test_frames_and_plots_need_their_libraries() -> None:
    arena = parlour.arena("skirmish", ["random", "greedy"], 2)
    pytest.importorskip("pandas")
    assert list(arena.frame["share"]) == [arena.pairs()[0]["share"]]
    assert len(arena.games_frame) == 4
    matplotlib = pytest.importorskip("matplotlib")
    matplotlib.use("agg")
    assert arena.plot().get_xlim() == (0.0, 100.0)


def test_without_pandas_one_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    import sys

    arena = parlour.arena("skirmish", ["random", "greedy"], 1)
    monkeypatch.setitem(sys.modules, "pandas", None)
    with pytest.raises(ImportError, match=r"parlour\[frames\]"):
        _ = arena.frame


def test_progress_is_shown(capfd: pytest.CaptureFixture[str]) -> None:
    parlour.arena("skirmish", ["random", "greedy"], 3, progress=True)
    assert "3" in capfd.readouterr().err


def test_a_replay_goes_through_the_game(game: str) -> None:
    state = finished(game, 2) if game != "mordheim" else walked(game, 2, 60)
    replay = parlour.Replay(state)
    assert len(replay) > 10
    assert replay[-1] == state and replay[len(replay) - 1] == state
    assert replay[0].notations()
    middle = replay[len(replay) // 2]
    seat, move = replay.moves[len(replay) // 2]
    assert move in middle.notations(seat)
    middle.play(move, seat)
    assert middle == replay[len(replay) // 2 + 1]
    assert len(replay[:3]) == 3
    with pytest.raises(IndexError):
        replay[len(replay)]


def test_a_replay_passes_over_what_was_taken_back() -> None:
    state = walked("skirmish", 3, 10)
    state.undo(3)
    state.play(state.notations()[-1])
    assert parlour.Replay(state)[-1] == state


def test_a_state_is_drawn(game: str) -> None:
    state = walked(game, 3, 40)
    for viewer in (0, None, "all"):
        root = ElementTree.fromstring(state.svg(viewer))
        assert root.tag.endswith("svg") and len(list(root.iter())) > 15
    assert state._repr_svg_() == state.svg("all")
    world = state.imagine(0, 3)
    assert world is None or world.svg(0).split("moves")[1:] == state.svg(0).split("moves")[1:]
    assert state.story("all") and str(state) == state.picture()
