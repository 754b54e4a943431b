"""A program that takes a seat like anyone else and plays a whole game at random, over the public API alone.

    conjura serve &
    python examples/bot_client.py http://127.0.0.1:8700 secret-hitler

Needs: pip install httpx websockets
"""

import asyncio
import json
import random
import sys

import httpx
from websockets.asyncio.client import connect


async def play(server: str, game: str, players: int | None = None) -> dict:
    """Make a table with bots, play it to the end, and give the last view."""
    async with httpx.AsyncClient(base_url=server) as http:
        me = (await http.post("/api/me", json={"name": "Example"})).json()
        bearer = {"Authorization": f"Bearer {me['token']}"}
        wish = {"game": game, "start": True, "settings": {"pace": 0}}
        if players is not None:
            wish["options"] = {"players": players}
        made = await http.post("/api/tables", json=wish, headers=bearer)
        made.raise_for_status()
        table = made.json()["table"]["id"]
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    version, view = None, {}
    while view.get("table", {}).get("phase") != "finished":
        try:
            async with connect(address, additional_headers=bearer, max_size=None) as socket:
                await socket.send(json.dumps({"type": "hello", "version": version}))
                async for text in socket:
                    message = json.loads(text)
                    if message["type"] in ("view", "update"):
                        view, version = message, message["version"]
                        if view["table"]["phase"] == "finished":
                            break
                        await answer(socket, view)
                    elif message["type"] == "error":
                        print("refused:", message["error"]["text"])
        except OSError:
            await asyncio.sleep(1)  # the server restarts: come back and go on
    return view


async def answer(socket, view: dict) -> None:
    """Do something if the game waits for us. A refused action does no harm: the next view tells what is new."""
    asked = [d for d in view["decisions"] if d["seat"] == view["seat"] and d["required"]]
    if asked and view["legal"]:
        action = random.choice(view["legal"])
        message = {"type": "act", "id": f"v{view['version']}", "action": action, "version": view["version"]}
        await socket.send(json.dumps(message))


if __name__ == "__main__":
    last = asyncio.run(play(sys.argv[1], sys.argv[2], int(sys.argv[3]) if len(sys.argv) > 3 else None))
    print(json.dumps(last["table"]["outcome"]))
