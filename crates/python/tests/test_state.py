"""Games as plain objects."""

from __future__ import annotations

import copy
import pickle
import random
import threading

import parlour
import pytest
from conftest import GAMES, finished, interrupted, lengths, seeds, walked, worlds
from hypothesis import given
from hypothesis import strategies as st

games = st.sampled_from(GAMES)


def test_all_games_are_listed() -> None:
    assert GAMES == ["texas-42", "innovation", "skirmish", "mordheim"]
    for game in parlour.games():
        assert {"id", "name", "seats", "options"} <= set(game)
        assert any(bot["name"] == "strong" for bot in parlour.bots(game["id"]))


def test_a_whole_game_is_played_to_its_outcome(game: str) -> None:
    state = finished(game, 7)
    outcome = state.outcome
    assert outcome is not None
    assert state.to_move == [] and state.seat is None and state.over
    assert len(outcome["ranks"]) == len(outcome["scores"]) == state.seats
    assert min(outcome["ranks"]) == 1
    assert [seat for seat, rank in enumerate(outcome["ranks"]) if rank == 1] == outcome["winners"]
    assert state.moves() == []


def test_moves_say_what_they_are(game: str) -> None:
    state = walked(game, 3, 4)
    for move in state.moves():
        assert move.notation and move.label and move.group
        assert move == move.notation == str(move)
        assert move.seat == state.seat
        assert all(":" in reference for reference in move.references)
        assert "key" in move.message
    assert [str(move) for move in state.moves()] == state.notations()


def test_labels_speak_the_language_of_the_state() -> None:
    english, german = (parlour.new("skirmish", seed=1, language=tag) for tag in ("en", "de"))
    assert [m.notation for m in english.moves()] == [m.notation for m in german.moves()]
    assert [m.label for m in english.moves()] != [m.label for m in german.moves()]


@given(games, seeds, lengths)
def test_a_copy_is_a_game_of_its_own(game: str, seed: int, length: int) -> None:
    state = walked(game, seed, length)
    before = state.position(), state.seed, len(state)
    for other in (state.clone(), copy.copy(state), copy.deepcopy(state)):
        assert other == state
        while not other.over and len(other) < before[2] + 5:
            other.play(other.notations()[-1])
        assert (state.position(), state.seed, len(state)) == before


@given(games, seeds, lengths)
def test_a_pickle_goes_on_as_the_game_does(game: str, seed: int, length: int) -> None:
    state = walked(game, seed, length)
    again = pickle.loads(pickle.dumps(state))
    assert again.verdict == "exact"
    for _ in range(6):
        assert again == state and again.notations() == state.notations()
        assert again.events("all") == state.events("all")
        if state.over:
            break
        move = state.notations()[0]
        state.play(move)
        again.play(move)


@given(games, seeds, lengths)
def test_links_and_positions_lead_back(game: str, seed: int, length: int) -> None:
    state = walked(game, seed, length)
    assert parlour.open_link(state.link()) == state
    setup = state.setup
    options = setup.get("options", {})
    opened = parlour.new(
        game, seats=setup["seats"], seed=0, position=state.position(), **options
    )
    assert opened.view("all") == state.view("all")


@given(games, seeds, st.integers(1, 60))
def test_what_is_taken_back_can_be_made_again(game: str, seed: int, length: int) -> None:
    state = parlour.new(game, seed=seed)
    rng = random.Random(seed)
    passed = [state.position()]
    while not state.over and len(passed) <= length:
        state.play(rng.choice(state.notations()))
        passed.append(state.position())
    decisions = len(passed) - 1
    for position in reversed(passed[:-1]):
        state.undo()
        assert state.position() == position
    with pytest.raises(parlour.IllegalMove, match="take back"):
        state.undo()
    state.redo(decisions)
    assert state.position() == passed[-1]
    left = state.line[-1]
    state.back(0)
    assert state.position() == passed[0]
    state.back(left)
    assert state.position() == passed[-1]


@given(games, seeds, lengths, seeds)
def test_a_seat_cannot_tell_an_imagined_world(
    game: str, seed: int, length: int, draw: int
) -> None:
    state = walked(game, seed, length)
    for seat, world in worlds(state, draw):
        assert world.view(seat) == state.view(seat)
        assert world.screen(seat) == state.screen(seat)
        assert world.board(seat) == state.board(seat)
        assert world.notations(seat) == state.notations(seat)
        assert state.imagine(seat, draw) == world


def test_imagining_takes_any_generator() -> None:
    import numpy as np

    state = parlour.new("texas-42", seed=3)
    assert state.worlds(0) == 399072960  # 21 tiles in three hands
    for rng in (5, random.Random(5), np.random.default_rng(5)):
        world = state.imagine(0, rng)
        assert world is not None and world.view(0) == state.view(0)
        assert world.view("all") != state.view("all")
    with pytest.raises(TypeError):
        state.imagine(0, "dice")


def test_the_same_seed_is_the_same_game(game: str) -> None:
    one, other = finished(game, 11), finished(game, 11)
    assert one == other and one.save() == other.save()
    assert finished(game, 12) != one
    assert parlour.new(game).seed != parlour.new(game).seed


def test_a_bot_decides_alike_and_legally(game: str) -> None:
    state = walked(game, 5, 30)
    thoughts = [
        parlour.bot("strong", seed=9, threads=threads).think(state) for threads in (1, 2, 1)
    ]
    assert len({thought.best for thought in thoughts}) == 1
    assert thoughts[0].best in state.notations()
    assert thoughts[0].candidates[0][0] == thoughts[0].best
    state.play(parlour.bot("random")(state))


def test_a_bot_that_takes_too_long_decides_with_what_it_has() -> None:
    state = walked("innovation", 5, 30)
    thought = parlour.bot("ismcts:10000000").think(state, seconds=0.2)
    assert thought.best in state.notations()


@pytest.mark.parametrize("threads", [1, 2])
def test_a_thought_can_be_interrupted(threads: int) -> None:
    state = walked("innovation", 5, 30)
    before = state.position()
    bot = parlour.bot("ismcts:10000000", threads=threads)
    interrupted(lambda: bot.think(state))
    assert state.position() == before and bot.think(state, seconds=0.01).best


def test_events_are_told_from_where_one_was(game: str) -> None:
    state = walked(game, 2, 10)
    entry = state.entry
    state.play(state.notations()[0])
    told = state.events("all", since=entry)
    assert told[0]["id"] == entry + 1
    assert told == [line for line in state.events("all") if line["id"] > entry]
    assert any(line.get("text") for line in state.events("all"))


def test_a_table_with_typed_dice_asks_for_them() -> None:
    state = parlour.new("texas-42", typed=True, seed=1)
    assert state.chance and state.to_move == [] and not state.over
    with pytest.raises(parlour.Error):
        state.play("no such deal")
    assert state.roll() >= 1
    assert state.seat is not None


def test_refusals_say_why_and_what_would_be_legal() -> None:
    state = parlour.new("skirmish", seed=7)
    with pytest.raises(parlour.InvalidChoice) as refused:
        state.play("dance")
    assert refused.value.code and "dance" in str(refused.value)
    assert refused.value.options == state.notations()
    again = pickle.loads(pickle.dumps(refused.value))
    assert (again.code, again.options) == (refused.value.code, refused.value.options)
    with pytest.raises(parlour.InvalidChoice) as unknown:
        parlour.new("chess")
    assert unknown.value.code == "unknown_game" and unknown.value.options == GAMES
    with pytest.raises(parlour.InvalidChoice) as option:
        parlour.new("innovation", colour="red")
    assert option.value.code == "unknown_option" and "teams" in option.value.options


def test_nonsense_is_an_exception_and_changes_nothing(game: str) -> None:
    state = walked(game, 1, 3)
    before = state.position(), len(state)
    for call in (
        lambda: state.play(5),
        lambda: state.play(None),
        lambda: state.play(state.notations()[0], seat=99),
        lambda: state.play(state.notations()[0], seat=-1),
        lambda: state.view(99),
        lambda: state.view("everyone"),
        lambda: state.view(1.5),
        lambda: state.moves(99),
        lambda: state.back(10_000),
        lambda: state.imagine(99, 1),
        lambda: state.undo(2**40),
        lambda: state.events(since=-1),
        lambda: parlour.open_link("nonsense"),
        lambda: parlour.open_save(b"nonsense"),
        lambda: parlour.open_save("text"),
        lambda: parlour.new(game, seats=99),
        lambda: parlour.new(game, seed=-1),
        lambda: parlour.new(game, seed="7x"),
        lambda: parlour.new(game, seed=[]),
        lambda: parlour.new(game, position="nonsense"),
        lambda: parlour.new(game, language="tlh"),
        lambda: parlour.bot("nobody").think(state),
        lambda: parlour.bot("random").think("state"),
        lambda: parlour.bot("random").think(state, 99),
        lambda: parlour.bot("random").think(state, seconds=-1.0),
        lambda: parlour.bot("random").think(state, seconds=float("nan")),
    ):
        with pytest.raises((parlour.Error, TypeError, ValueError, OverflowError)):
            call()
        assert (state.position(), len(state)) == before


def test_a_game_that_is_over_refuses_moves(game: str) -> None:
    state = finished(game, 4)
    with pytest.raises(parlour.IllegalMove) as refused:
        state.play("pass")
    assert refused.value.code == "game_over"
    with pytest.raises(parlour.IllegalMove):
        parlour.bot("random").think(state)


def test_threads_share_a_state_without_harm() -> None:
    state, errors = parlour.new("innovation", seed=3), []

    def work(n: int) -> None:
        rng = random.Random(n)
        for _ in range(40):
            try:
                state.play(rng.choice(state.notations() or ["draw"]))
                state.view("all"), state.clone(), state.events(None)
                if state.over:
                    state.back(0)
            except parlour.Error:
                pass  # another thread was first
            except BaseException as error:  # noqa: BLE001
                errors.append(error)

    threads = [threading.Thread(target=work, args=(n,)) for n in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not errors
    assert pickle.loads(pickle.dumps(state)) == state
