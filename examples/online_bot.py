#!/usr/bin/env python3
"""Plays at a table of a Parlour server, with the standard library alone.

    online_bot.py 'http://localhost:4242/#/online/ID'        takes the first open seat
    online_bot.py 'http://localhost:4242/#/online/ID' KEY    plays the seat that the key is for
"""
import json
import random
import sys
import urllib.request


def call(method, path, body=None):
    """Asks the server for something; the answer can be read line by line."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{address}/api/v1/{path}", data, method=method)
    if token:
        request.add_header("Authorization", f"Bearer {token}")
    return urllib.request.urlopen(request)


def say(what, request, **more):
    """Sends a request to the room or a command to the table, each under a name of its own."""
    body = {"id": f"{random.getrandbits(64):x}", "do": request, **more}
    return json.load(call("POST", f"tables/{table}/{what}", body))


def choose(moves):
    """The place for something clever. Here: any move."""
    return random.choice(moves)["move"]


address, _, table = sys.argv[1].partition("/#/online/")
token = sys.argv[2] if len(sys.argv) > 2 else None
if token is None:
    cookie = call("PUT", "me", {"name": "Python bot"}).headers["Set-Cookie"]
    token = cookie.split("=", 1)[1].split(";")[0]
    seats = json.load(call("GET", f"tables/{table}"))["room"]["seats"]
    say("room", {"sit": {"seat": [seat["occupant"] for seat in seats].index("open")}})
room, update, answered = {}, {}, 0
for line in call("GET", f"tables/{table}/events"):
    message = json.loads(line[5:]) if line.startswith(b"data:") else {"type": "nothing"}
    if message["type"] == "room":
        room, seat = message["room"], message["you"]["seat"]
        if room["status"] == "gathering" and not room["seats"][seat]["ready"]:
            say("room", {"ready": {"commitment": ""}})  # The server adds the luck of this seat.
    if message["type"] == "update":
        update = message["update"]
        if str(seat) in update["to_move"] and update["at"] > answered:
            answered = update["at"]
            say("command", {"move": choose(update["screen"]["available"])}, at=answered)
    end = update.get("outcome") or room.get("ending")
    if room["status"] == "over" and end:
        print(json.dumps(end))
        break
