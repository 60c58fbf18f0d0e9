"""Before the game: eight factions, who has taken which, and in what order everybody chooses."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from markupsafe import Markup

from herna.kernel.choice import Option
from herna.web.boards.smashup.cards import GAME, words
from herna.web.drawing import tags as h
from herna.web.drawing.markup import Choices, art_url, hit
from herna.web.drawing.scene import Scene
from herna.web.drawing.written import written

FACES: Final = {
    "wizards": ("archmage", "enchantress", "neophyte"),
    "dinosaurs": ("king_rex", "laseratops", "war_raptor"),
    "aliens": ("supreme_overlord", "invader", "collector"),
    "ninjas": ("ninja_master", "tiger_assassin", "shinobi"),
    "pirates": ("pirate_king", "buccaneer", "first_mate"),
    "robots": ("nukebot", "warbot", "zapbot"),
    "tricksters": ("leprechaun", "brownie", "gnome"),
    "zombies": ("zombie_lord", "grave_digger", "walker"),
}


def draft(scene: Scene) -> h.Element:
    options = {o.code: o for o in scene.decision.options} if scene.decision is not None else {}
    tiles = [
        faction_tile(
            scene, faction, [options[f"draft:{faction}"]] if f"draft:{faction}" in options else [], small=False
        )
        for faction in FACES
    ]
    return h.div("#draft")[
        h.div(".heading")[h.h2[words(scene, "draft_title")], snake(scene)],
        h.div("#factions")[tiles],
    ]


def snake(scene: Scene) -> h.Element:
    """First player to last and back: each place in the order, taken, present or to come."""
    players: int = scene.view["players"]
    taken = sum([len(side["factions"]) for side in scene.view["sides"]])
    first = scene.view["active"]
    seats = [(first + (i if i < players else 2 * players - 1 - i)) % players for i in range(2 * players)]
    return h.ol(".snake", aria_label=words(scene, "draft_order"))[
        [
            h.li(
                class_=[f"p{seat}", {"past": i < taken, "now": i == taken}], aria_current="step" if i == taken else None
            )[h.i(".sym"), h.span[scene.who(seat)]]
            for i, seat in enumerate(seats)
        ]
    ]


def faction_tile(scene: Scene, faction: str, options: list[Option], small: bool) -> Markup:
    owners = tuple([(s, scene.who(s)) for s, side in enumerate(scene.view["sides"]) if faction in side["factions"]])
    faces = FACES[faction][:1] if small else FACES[faction]
    return drawn_faction(
        faction, scene.text("term." + faction), words(scene, "faction." + faction), faces, owners,
        scene.decision is not None and not options, scene.lang, Choices(options, scene.lang),
    )  # fmt: skip


@lru_cache(512)
def drawn_faction(
    faction: str,
    name: str,
    style: str,
    faces: tuple[str, ...],
    owners: tuple[tuple[int, str], ...],
    closed: bool,
    lang: str,
    choices: Choices,
) -> Markup:
    spoken = ", ".join([name, *[owner for _, owner in owners]])
    element = h.div(
        id=f"f-{faction}",
        class_=["card", "faction", {"can": bool(choices.options), "closed": closed}],
        data_zone="factions",
    )[
        h.span(".faces")[[h.img(".art", src=art_url(GAME, slug), alt="") for slug in faces]],
        h.span(".name")[name],
        h.p(".text")[style],
        h.span(".owners")[[h.span(class_=["owner", f"p{seat}"])[h.i(".sym"), owner] for seat, owner in owners]],
        hit(f"f-{faction}", choices.options, spoken, lang),
    ]
    return written(element)
