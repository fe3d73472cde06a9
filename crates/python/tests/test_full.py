"""What large libraries are needed for: `cargo xtask python --full` runs it."""

from __future__ import annotations

import random

import numpy as np
import parlour
import pytest
from test_examples import run

pytestmark = pytest.mark.full


def test_openspiel_accepts_the_game() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    import parlour.openspiel as ours

    for name in ("skirmish", "texas-42"):
        game, rng = ours.load(name, deals=5), random.Random(2)
        for _ in range(2):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    assert sum(chance for _, chance in outcomes) == pytest.approx(1)
                    state.apply_action(rng.choice(outcomes)[0])
                    continue
                player = state.current_player()
                legal = state.legal_actions()
                assert legal == sorted(set(legal)) and legal == state.legal_actions(player)
                copy = state.clone()
                assert copy.information_state_string() == state.information_state_string()
                world = state.resample_from_infostate(player, rng.random)
                assert world.observation_string(player) == state.observation_string(player)
                assert world.legal_actions() == legal
                assert len(state.observation_tensor(player)) == game.layout.features
                state.apply_action(rng.choice(legal))
            assert sum(state.returns()) == 0
            assert state.current_player() == pyspiel.PlayerId.TERMINAL


def test_its_mccfr_learns_on_skirmish() -> None:
    pytest.importorskip("pyspiel")
    mccfr = pytest.importorskip("open_spiel.python.algorithms.outcome_sampling_mccfr")
    import parlour.openspiel as ours

    game = ours.load("skirmish", deals=2)
    np.random.seed(1)
    solver = mccfr.OutcomeSamplingSolver(game)
    for _ in range(20):
        solver.iteration()
    policy = solver.average_policy()
    state = game.new_initial_state()
    state.apply_action(0)
    chances = policy.action_probabilities(state)
    assert sum(chances.values()) == pytest.approx(1)
    assert set(chances) == set(state.legal_actions())


def test_its_ismcts_plays_texas_42() -> None:
    pytest.importorskip("pyspiel")
    ismcts = pytest.importorskip("open_spiel.python.algorithms.ismcts")
    mcts = pytest.importorskip("open_spiel.python.algorithms.mcts")
    import parlour.openspiel as ours

    game = ours.load("texas-42", deals=3, target=1)
    rng = np.random.RandomState(3)
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=2.0,
        evaluator=mcts.RandomRolloutEvaluator(1, rng),
        max_simulations=20,
        random_state=rng,
    )
    state = game.new_initial_state()
    state.apply_action(1)
    for _ in range(6):
        if state.is_terminal():
            break
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_its_search_beats_random_moves() -> None:
    pytest.importorskip("pyspiel")
    said = run("open_spiel_search.py", "5")
    print(said)
    assert int(said.split("won ")[1].split(" of")[0]) > 5


def test_torch_sees_the_same_memory() -> None:
    torch = pytest.importorskip("torch")
    vector = parlour.vector("texas-42", 8)
    seen, masks = torch.from_dlpack(vector.observations), torch.from_dlpack(vector.masks)
    vector.step(vector.sample())
    assert np.array_equal(seen.numpy(), vector.observations)
    assert np.array_equal(masks.numpy(), vector.masks)
    assert seen.data_ptr() == vector.observations.ctypes.data


def test_jax_sees_the_same_memory() -> None:
    jax = pytest.importorskip("jax")
    for games in (1, 8, 37):
        vector = parlour.vector("skirmish", games)
        for array in (vector.observations, vector.masks, vector.rewards, vector.counts):
            shown = jax.dlpack.from_dlpack(array)
            assert np.array_equal(shown, array)
            assert shown.unsafe_buffer_pointer() == array.ctypes.data, "nothing is copied"


def test_workers_of_ray_play_the_same_games() -> None:
    pytest.importorskip("ray")
    assert "the same games" in run("many_machines.py")


def test_the_learner_learns() -> None:
    pytest.importorskip("torch")
    said = run("learner.py", "3")
    print(said)
    share = float(said.rsplit("games: ", 1)[1].split(" %")[0])
    assert share > 55
