"""The player in the documentation really plays."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import httpx

from tests.web.server import RoomServer

DOCUMENT = Path(__file__).parents[2] / "docs" / "programs-at-the-table.md"


def test_the_documented_program_plays_a_whole_game(room: RoomServer, tmp_path: Path) -> None:
    code = re.findall(r"```python\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.S)[0]
    assert len([line for line in code.splitlines() if line.strip()]) <= 32
    program = tmp_path / "player.py"
    program.write_text(code, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, str(program), room.url], capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "'winners'" in done.stdout


def test_the_document_and_the_schema_name_the_same_calls(room: RoomServer) -> None:
    schema = httpx.get(room.url + "/api/schema/openapi.json").json()
    described = {
        (verb.upper(), path.replace("{table}", "ID").replace("{key}", "KEY"))
        for path, calls in schema["paths"].items()
        for verb in calls
    }
    documented = set(re.findall(r"^\| `(GET|POST) (/[^`]+)`", DOCUMENT.read_text(encoding="utf-8"), re.M))
    assert documented == described
    for calls in schema["paths"].values():
        for call in calls.values():
            assert call.get("description"), call["operationId"]


def test_the_schema_describes_what_is_sent_and_answered(room: RoomServer) -> None:
    schemas = httpx.get(room.url + "/api/schema/openapi.json").json()["components"]["schemas"]
    mistake = next(s for name, s in schemas.items() if name.endswith("Mistake"))
    refused = httpx.get(room.url + "/api/tables/nothing/nobody").json()
    assert set(mistake["properties"]) == set(refused)
    wish = next(s for name, s in schemas.items() if name.endswith("TableWish"))
    assert set(wish["properties"]) == {"game", "seats", "options", "seed", "watch", "shared_chance", "terms"}
    assert set(wish["required"]) == {"game", "seats"}
    told = next(s for name, s in schemas.items() if name.endswith("TableInfo"))
    table = httpx.post(room.url + "/api/tables", json={"game": "mindbug", "seats": [{}, {"kind": "level1"}]}).json()
    seen = httpx.get(f"{room.url}/api/tables/{table['id']}/{table['seats'][0]}").json()
    assert set(told["properties"]) == set(seen)
    assert seen["bots"] == [None, "level1"]
    assert seen["open_seed"] is False
    hand = seen["view"]["sides"][0]["hand"]
    assert all([f"\n{card}: " in seen["text"] for card in hand])  # everything in words, for language models
    watched = httpx.get(f"{room.url}/api/tables/{table['id']}/{table['watch']}").json()
    assert watched["text"] == ""
