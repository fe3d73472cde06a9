"""Many games at once, as arrays."""

from __future__ import annotations

import gc
import pickle
import threading

import numpy as np
import parlour
import pytest
from conftest import GAMES, lengths, seeds, walked, worlds
from hypothesis import given
from hypothesis import strategies as st

games = st.sampled_from(GAMES)
MASKED = ["texas-42", "skirmish"]


@given(games, seeds, lengths, seeds)
def test_observations_are_equal_in_worlds_that_a_seat_cannot_tell_apart(
    game: str, seed: int, length: int, draw: int
) -> None:
    state = walked(game, seed, length)
    for seat, world in worlds(state, draw):
        assert np.array_equal(world.observation(seat), state.observation(seat))
        here, there = state.encoded(seat), world.encoded(seat)
        assert here[:2] == there[:2]
        assert (here[2] is None) == (there[2] is None)
        assert here[2] is None or np.array_equal(here[2], there[2])


@given(seeds, lengths)
def test_the_slots_of_skirmish_are_those_of_the_view(seed: int, length: int) -> None:
    state = walked("skirmish", seed, length)
    for seat in range(2):
        numbers = state.observation(seat)[:160].reshape(5, 2, 16)
        for terrain, view in zip(numbers, state.view(seat)["terrains"], strict=True):
            slots = view["slots"] if seat == 0 else view["slots"][::-1]
            for found, slot in zip(terrain, slots, strict=True):
                unit = slot["unit"]
                assert bool(found[0]) == (unit is not None)
                if unit is not None:
                    told = [unit[key] for key in ("power", "printed", "buffs", "damage", "shield")]
                    assert found[2:7].tolist() == [max(-128, min(127, n)) for n in told]
                assert found[13:].tolist() == [slot["modifier"], slot["forts"], slot["locked"]]


def test_a_world_that_differs_is_not_always_seen_alike() -> None:
    """The law above is not empty: somebody else sees another position."""
    for game in ("texas-42", "innovation", "skirmish"):
        state = walked(game, 3, 12)
        found = [state.imagine(0, draw) for draw in range(8)]
        others = {world.observation(1).tobytes() for world in found if world is not None}
        assert len(others) > 1


@given(games, seeds, lengths)
def test_actions_are_the_legal_moves(game: str, seed: int, length: int) -> None:
    state = walked(game, seed, length)
    for seat in range(state.seats):
        actions, notations, rows = state.encoded(seat)
        encoding = parlour.encoding(game, state.seats)
        assert len(actions) == len(notations) == len(set(actions))
        assert all(0 <= action < encoding["actions"] for action in actions)
        if encoding["mask"] is not None or len(state.notations(seat)) <= encoding["actions"]:
            assert notations == state.notations(seat)
        else:
            assert set(notations) < set(state.notations(seat))
        assert len(state.observation(seat)) == encoding["features"]
        if rows is not None:
            assert len(rows) == len(actions)
            assert len({row.tobytes() for row in rows}) == len(rows), "rows tell moves apart"


@given(games, seeds)
def test_arrays_hold_what_the_states_say(game: str, seed: int) -> None:
    vector = parlour.vector(game, 3, seed=seed)
    for _ in range(12):
        for n in range(len(vector)):
            state = vector.state(n)
            seat = int(vector.to_move[n])
            assert seat == state.seat
            assert np.array_equal(vector.observations[n], state.observation(seat))
            actions, _, rows = state.encoded(seat)
            assert vector.counts[n] == len(actions)
            if vector.masks is not None:
                assert np.flatnonzero(vector.masks[n]).tolist() == sorted(actions)
            else:
                assert np.array_equal(vector.moves[n, : len(actions)], rows)
                assert not vector.moves[n, len(actions) :].any()
        vector.step(vector.sample())


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_table_of_any_size_has_an_encoding(seats: int) -> None:
    vector = parlour.vector("innovation", 4, seats=seats, teams=seats == 4)
    assert vector.observations.shape == (4, parlour.encoding("innovation", seats)["features"])
    assert vector.rewards.shape == (4, seats)
    for _ in range(300):
        vector.step(vector.sample())


def test_hidden_covered_cards_are_hidden() -> None:
    state = walked("innovation", 5, 90, covered="hidden")
    for draw in range(10):
        for seat, world in worlds(state, draw):
            assert np.array_equal(world.observation(seat), state.observation(seat))


def test_games_end_pay_and_begin_again(game: str) -> None:
    vector = parlour.vector(game, 8, seed=3)
    ended = 0
    for _ in range(20_000):
        vector.step(vector.sample())
        assert not vector.truncations.any()
        for n in np.flatnonzero(vector.dones):
            rewards = vector.rewards[n]
            assert set(np.abs(rewards).tolist()) <= {0.0, 1.0}
            assert abs(rewards.sum()) < len(rewards) or not rewards.any()
            ended += 1
        assert not vector.rewards[~vector.dones].any()
        if ended >= 8:
            return
    pytest.fail("games do not end")


def played(game: str, threads: int, seed: int) -> bytes:
    vector = parlour.vector(game, 7, seed=seed, threads=threads)
    kept = []
    for _ in range(60):
        vector.step(vector.sample())
        kept += [vector.observations.tobytes(), vector.rewards.tobytes(), vector.sample().tobytes()]
    return b"".join(kept)


def test_the_number_of_threads_changes_nothing(game: str) -> None:
    assert played(game, 1, 5) == played(game, 3, 5) == played(game, 64, 5)
    assert played(game, 1, 5) != played(game, 1, 6)


def test_reset_begins_again(game: str) -> None:
    vector = parlour.vector(game, 4, seed=1)
    first = vector.observations.copy()
    for _ in range(20):
        vector.step(vector.sample())
    vector.reset(1)
    assert np.array_equal(vector.observations, first)
    vector.reset(2)
    assert vector.seats == vector.rewards.shape[1]


def test_samples_are_legal_and_of_every_kind() -> None:
    vector = parlour.vector("texas-42", 256)
    seen = np.zeros(vector.actions, bool)
    for _ in range(300):
        actions = vector.sample()
        assert vector.masks[np.arange(256), actions].all()
        seen[actions] = True
        vector.step(actions)
    assert seen.sum() > 50


def test_wrong_actions_are_refused_and_change_nothing(game: str) -> None:
    vector = parlour.vector(game, 4)
    before = vector.observations.copy()
    good = vector.sample().copy()
    wrong = [
        good[:3],
        np.concatenate([good, good]),
        good.reshape(2, 2),
        good.astype(float),
        good.astype(bool),
        good.astype(object),
        good.astype(complex),
        good + 100_000,
        good * 0 - 1,
        np.full(4, 2**62),
        list(good),
        "actions",
        None,
        7,
        np.array(3),
        np.zeros(0, np.int64),
    ]
    wrong[8][:3] = good[:3]  # only the last is wrong
    for actions in wrong:
        with pytest.raises((TypeError, ValueError)):
            vector.step(actions)
        assert np.array_equal(vector.observations, before)
    for dtype in (np.int64, np.int32, np.uint32, np.int16, np.uint16):
        vector.reset(0)
        vector.step(good.astype(dtype))
    vector.reset(0)
    vector.step(np.stack([good, good], 1)[:, 0])  # strides are no matter


def test_wrong_sizes_and_options_are_refused() -> None:
    for call in (
        lambda: parlour.vector("texas-42", 0),
        lambda: parlour.vector("texas-42", -1),
        lambda: parlour.vector("texas-42", 2**40),
        lambda: parlour.vector("mordheim", 2**20),
        lambda: parlour.vector("chess", 4),
        lambda: parlour.vector("innovation", 4, seats=9),
        lambda: parlour.vector("skirmish", 4, nonsense=True),
        lambda: parlour.vector("mordheim", 4, space="table"),
        lambda: parlour.vector("skirmish", 4, position="nonsense"),
        lambda: parlour.vector("texas-42", 4).state(4),
        lambda: parlour.vector("texas-42", 4).state(-5),
        lambda: parlour.vector("texas-42", 4).reset(-1),
        lambda: pickle.dumps(parlour.vector("texas-42", 4)),
    ):
        with pytest.raises((parlour.Error, TypeError, ValueError, OverflowError, IndexError)):
            call()


def test_nothing_that_is_written_into_arrays_is_believed() -> None:
    vector = parlour.vector("texas-42", 4)
    vector.masks[:] = True
    vector.observations[:] = 77
    vector.counts[:] = 99
    vector.to_move[:] = 3
    actions = vector.sample().copy()
    with pytest.raises(ValueError, match="not legal"):
        vector.step(np.full(4, vector.actions - 1))
    vector.step(actions)
    assert set(np.unique(vector.to_move)) <= {0, 1, 2, 3}
    assert not (vector.observations == 77).all()
    assert np.array_equal(vector.observations[0], vector.state(0).observation())


def test_arrays_outlive_their_games() -> None:
    vector = parlour.vector("innovation", 16)
    observations, moves, sampled = vector.observations, vector.moves, vector.sample()
    expected = observations.copy()
    del vector
    gc.collect()
    filler = [np.ones(50_000) for _ in range(20)]
    assert np.array_equal(observations, expected) and moves is not None
    assert sampled.shape == (16,) and len(filler) == 20


def test_threads_of_python_step_one_after_another() -> None:
    vector, errors = parlour.vector("skirmish", 32, threads=2), []

    def work() -> None:
        for _ in range(100):
            try:
                vector.step(vector.sample())
            except ValueError:
                pass  # another thread was between the two calls
            except BaseException as error:  # noqa: BLE001
                errors.append(error)

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not errors


def test_a_batch_may_begin_at_a_position() -> None:
    state = walked("skirmish", 4, 25)
    options = state.setup.get("options", {})
    vector = parlour.vector("skirmish", 3, position=state.position(), **options)
    for n in range(3):
        assert np.array_equal(vector.observations[n], state.observation())


def test_dlpack_shows_the_same_memory() -> None:
    vector = parlour.vector("texas-42", 4)
    shown = np.from_dlpack(vector.observations)
    assert np.shares_memory(shown, vector.observations)
    vector.step(vector.sample())
    assert np.array_equal(shown, vector.observations)


def test_arrays_begin_where_libraries_need_no_copy(game: str) -> None:
    for games in (1, 3, 64):
        vector = parlour.vector(game, games)
        shown = [vector.observations, vector.masks, vector.moves, vector.counts, vector.to_move]
        shown += [vector.rewards, vector.dones, vector.truncations, vector.sample()]
        for array in shown:
            assert array is None or (array.ctypes.data % 64 == 0 and array.flags.c_contiguous)


def test_sections_cover_every_number(game: str) -> None:
    for seats in {2, 4} if game == "innovation" else {None}:
        encoding = parlour.encoding(game, seats)
        parts = [("observation", encoding["features"])]
        if encoding["mask"] is not None:
            parts.append(("mask", encoding["actions"]))
        else:
            vector = parlour.vector(game, 1, seats=seats)
            parts.append(("moves", vector.moves.shape[2]))
        for part, length in parts:
            at = 0
            for section in encoding[part]:
                assert section["start"] == at and section["about"]
                at += section["length"]
            assert at == length
