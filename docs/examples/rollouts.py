"""A bot for any game of Herna: it has each option played out in possible worlds and takes the one that does best."""

import json
import sys

TIMES = 8  # playouts of every option


def send(message):
    print(json.dumps(message), flush=True)


def receive():
    line = sys.stdin.readline()
    if not line:  # the host has closed the game
        sys.exit()
    return json.loads(line)


def choose(question):
    options = question["options"]
    if len(options) == 1:
        return options[0]["code"]
    send({"ask": "rollouts", "times": TIMES})
    worth = receive()["rollouts"]
    return options[worth.index(max(worth))]["code"]


hello = receive()
print(f"playing {hello['game']} on seat {hello['seat']}", file=sys.stderr)
while True:
    send({"choose": choose(receive())})
