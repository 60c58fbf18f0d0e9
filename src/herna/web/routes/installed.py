"""The addresses that make the room an app: what it is called, what works without a connection, and who sees to that."""

from __future__ import annotations

from typing import Any, Final

from litestar import Response, get

from herna.web.assets import FILES, address
from herna.web.pages.offline import offline_page
from herna.web.routes.answers import Page, html
from herna.web.routes.requests import Asked, look_of, room_of

ICONS: Final = {"icon-192.png": "192x192", "icon-512.png": "512x512"}
GREEN: Final = "#0b7a4b"
GROUND: Final = "#e8e2d4"
ALWAYS_ASK: Final = {"Cache-Control": "no-cache"}


@get("/manifest.webmanifest", include_in_schema=False)
async def manifest(request: Asked) -> Response[dict[str, Any]]:
    look, path = look_of(request), room_of(request).settings.path
    icons = [
        {"src": path + address(name), "sizes": size, "type": "image/png", "purpose": purpose}
        for name, size in ICONS.items()
        for purpose in ("any", "maskable")
    ]
    told = {
        "name": "Herna", "short_name": "Herna", "description": look.say("home.lead"), "lang": look.lang,
        "id": f"{path}/", "start_url": f"{path}/", "scope": f"{path}/", "display": "standalone",
        "background_color": GROUND, "theme_color": GREEN, "icons": icons,
    }  # fmt: skip
    return Response(told, media_type="application/manifest+json", headers=ALWAYS_ASK)


@get("/worker.js", include_in_schema=False)
async def worker() -> Response[bytes]:
    """At the top of the room, because browsers let it look after addresses below its own only."""
    return Response(FILES["worker.js"], media_type="text/javascript", headers=ALWAYS_ASK)


@get("/offline", include_in_schema=False)
async def offline(request: Asked) -> Page:
    return html(offline_page(look_of(request)))


INSTALLED_ROUTES: Final = [manifest, worker, offline]
