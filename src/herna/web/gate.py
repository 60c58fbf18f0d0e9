"""What stands before the application: the path that the room lies under, questions for the head only, and counting."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

from herna.web.meters import REQUESTS
from herna.web.routes.answers import ROOT

App = Callable[[Any, Any, Any], Awaitable[None]]
NOTHING_HERE: Final = b"The room lies elsewhere on this machine.\n"
METHODS: Final = ("GET", "HEAD", "POST", "OPTIONS")


def gate(app: App, path: str) -> App:
    """The application, at addresses that begin with `path` (empty, or such as `/club`)."""

    async def call(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            await app(scope, receive, send)
            return
        inside = scope["path"].removeprefix(path) if path else scope["path"]
        if path and (inside == scope["path"] or not inside.startswith("/")):
            await turn_away(scope["path"] == path, path, send)
            return
        asked = {**scope, "path": inside, "raw_path": scope["raw_path"].removeprefix(path.encode())}
        answer = Answer(send)
        ROOT.set(path)
        try:
            if scope["method"] == "HEAD":
                asked["method"] = "GET"
                await app(asked, answer.gone_after_the_head(receive), answer.send_head)
            else:
                await app(asked, receive, answer.send)
        finally:
            method = scope["method"] if scope["method"] in METHODS else "other"
            REQUESTS.labels(method, asked.get("path_template") or "none", str(answer.status)).inc()

    return call


async def turn_away(to_the_entrance: bool, path: str, send: Any) -> None:
    """`/club` means the entrance `/club/`; all else has nothing to do with the room."""
    headers = [(b"content-type", b"text/plain; charset=utf-8")]
    if to_the_entrance:
        headers.append((b"location", f"{path}/".encode()))
    await send({"type": "http.response.start", "status": 308 if to_the_entrance else 404, "headers": headers})
    await send({"type": "http.response.body", "body": b"" if to_the_entrance else NOTHING_HERE})


class Answer:
    """One answer on its way out."""

    def __init__(self, send: Any) -> None:
        self.onward = send
        self.status = 0  # none was given: whoever asked has gone
        self.ended = False

    async def send(self, message: Any) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
        await self.onward(message)

    async def send_head(self, message: Any) -> None:
        """The head of an answer; its body is left out, also one that would never end."""
        if message["type"] == "http.response.start":
            await self.send(message)
            await self.onward({"type": "http.response.body", "body": b""})
            self.ended = True

    def gone_after_the_head(self, receive: Any) -> Any:
        async def call() -> Any:
            return {"type": "http.disconnect"} if self.ended else await receive()

        return call
