"""Plays Parlour with the Python package `mcp`: whole games over standard input and output, and a game
over HTTP at a server. Every answer is checked against the schema that its tool names.

    python xtask/play_mcp.py target/release/parlour
"""
import asyncio
import contextlib
import random
import subprocess
import sys
import tempfile
import time

from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client
from mcp.client.streamable_http import streamable_http_client
from mcp.types import ElicitResult

GAMES = {
    "texas-42": (["random"] * 3, {"target": "1"}),
    "innovation": (["random"], {}),
    "skirmish": (["random"], {"preset": "classic"}),
    "mordheim": (["random"], {"turns": "2"}),
}


async def asked(context, params):
    """The person in front of the client, who always wants to play Skirmish."""
    assert "skirmish" in params.requested_schema["properties"]["answer"]["enum"], params
    return ElicitResult(action="accept", content={"answer": "skirmish"})


@contextlib.asynccontextmanager
async def session(streams):
    async with streams as (read, write, *_):
        async with ClientSession(read, write, elicitation_callback=asked) as client:
            await client.initialize()
            await client.list_tools()
            yield client


def over_pipes(program, *more):
    return session(stdio_client(StdioServerParameters(command=program, args=["mcp", *more])))


async def call(client, tool, **arguments):
    """What a tool tells, as data. The package itself checks it by the schema."""
    result = await client.call_tool(tool, arguments)
    assert result.content[0].text and result.structured_content, (tool, result)
    assert bool(result.is_error) == ("refused" in result.structured_content), (tool, result)
    return result.structured_content


async def moves(client, table):
    groups = table.get("legal")
    if groups is None:
        return [one["move"] for one in (await call(client, "legal_moves"))["moves"]]
    return [move for group in groups for move in group["moves"]]


async def play(client, table, dice, most=10_000):
    """Plays moves by chance to the end, or so many of them."""
    made = 0
    while "end" not in table and made < most:
        if not table["your_turn"]:
            table = await call(client, "wait")
            continue
        move = dice.choice(await moves(client, table))
        table = await call(client, "play", move=move, at=table["at"])
        assert "refused" not in table, table
        made += 1
    return table, made


async def refusals(client, table):
    """Bad input is refused with its reason, and changes nothing."""
    legal = (await moves(client, table))[0]
    for move, at, code in [("x", table["at"], "unknown_move"), (legal, 10_000, "stale")]:
        refused = (await call(client, "play", move=move, at=at))["refused"]
        assert refused["code"] == code and legal in refused["possible"], refused
    seat = await call(client, "join_table", address="http://127.0.0.1:9/#/online/x", token="x")
    assert seat["refused"]["code"] == "seat_held", seat
    assert (await call(client, "look"))["at"] == table["at"]


async def whole_game(program, game):
    started = time.monotonic()
    bots, options = GAMES[game]
    async with over_pipes(program, "--seed", "7") as client:
        table = await call(client, "start_game", game=game, bots=bots, options=options)
        await refusals(client, table)
        rules = await client.read_resource(f"parlour://{game}/rules")
        explained = await call(client, "explain", name="rules")
        assert rules.contents[0].text == explained["text"]
        table, made = await play(client, table, random.Random(1))
        log = await call(client, "log")
        assert log["entries"][0]["id"] == 1, log
    seconds = time.monotonic() - started
    print(f"{game}: {made} moves, {table['end']['reason']}, {table['end'].get('result')}, {seconds:.1f} s")


async def person(program):
    """Which game is played the person is asked, by a form."""
    async with over_pipes(program) as client:
        table = await call(client, "start_game", bots=["random"])
        assert table["game"] == "skirmish", table
        await call(client, "leave")
        assert (await call(client, "look"))["refused"]["code"] == "no_seat_taken"
    print("a person was asked")


@contextlib.contextmanager
def server(program):
    """A server that runs, and where it is."""
    with tempfile.TemporaryDirectory() as folder:
        with open(f"{folder}/index.html", "w", encoding="utf-8") as page:
            page.write("<p>page")
        words = ["serve", "--listen", "127.0.0.1:0", "--data", f"{folder}/data", "--dir", folder]
        pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL}
        running = subprocess.Popen([program, *words], text=True, encoding="utf-8", **pipes)
        try:
            address = running.stdout.readline().split("://")[1].split("/")[0]
            yield f"http://{address}"
        finally:
            running.terminate()
            running.wait()


async def over_http(program):
    """Some moves at a table that the server keeps; its bots take half a second for each."""
    with server(program) as address:
        async with session(streamable_http_client(f"{address}/mcp")) as client:
            table = await call(client, "start_game", game="skirmish", bots=["random"])
            table, made = await play(client, table, random.Random(1), most=3)
            left = await call(client, "leave", resign=True)
            assert left == {"left": True}, left
            wrong = await call(client, "join_table", address="abcdefghijkmnpqrstuvwxyz23", token="x")
            assert wrong["refused"]["code"] == "no_such_table", wrong
    print(f"over HTTP: {made} moves")


async def main(program):
    for game in GAMES:
        await whole_game(program, game)
    await person(program)
    await over_http(program)


asyncio.run(main(sys.argv[1]))
