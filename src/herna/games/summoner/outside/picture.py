"""The table as lines of text, for the terminal and for ears: console markup only where it helps the eye."""

from __future__ import annotations

from typing import Any, Final

from herna.games.summoner.printed.cards import BY_SLUG
from herna.games.summoner.table.board import COLUMNS, LETTERS, ROWS
from herna.games.summoner.table.words import PHASES, SYMBOLS
from herna.kernel.texts.catalogue import Catalogue
from herna.kernel.texts.pen import Pen

INDENT: Final = "    "
CELL: Final = 5


def draw(texts: Catalogue, view: dict[str, Any], lang: str, names: tuple[str, ...]) -> list[str]:
    """The opponent on top, the battlefield, every card on it in words, you below, your hand last."""
    picture = Picture(texts, view, lang, names)
    me = view["seat"] if view["seat"] is not None else 0
    lines = [picture.turn(), *picture.head(1 - me), *picture.pieces(1 - me), *picture.battlefield(me)]
    return [*lines, *picture.pieces(me), *picture.head(me), *picture.rolls(), *picture.hand(me)]


class Picture(Pen):
    def turn(self) -> str:
        view = self.view
        told = self.say("table.turn", turn=view["turn"], phase=view["phase"], seat=view["active"])
        used = {"move": view["moved"], "attack": view["attacked"]}  # other phases know no such limit
        phase = view["phase"]
        limit = " · " + self.say(f"table.used.{phase}", count=used[phase]) if phase in used else ""
        return f"[bold]{told}[/bold]{limit}"

    # --- one player -------------------------------------------------------------------------------------
    def head(self, seat: int) -> list[str]:
        side = self.view["sides"][seat]
        told = self.say(
            "table.side",
            seat=seat,
            faction=side["faction"],
            magic=side["magic"],
            hand=side["hand_size"],
            draw=side["draw"],
            discard=side["discard_size"],
        )
        lines = [f"[bold]{told}[/bold]"]
        for event in side["active"]:
            parts = [self.say("table.active", card=event["card"])]
            if event["boost"]:
                parts.append(self.say("table.boost", count=event["boost"]))
            parts += [self.place_of(unit) for unit in event["on"]]
            parts.append("[dim]" + self.texts.components[event["card"]].text(self.lang) + "[/dim]")
            lines.append(INDENT + " · ".join(parts))
        if side["known"]:
            lines.append(INDENT + self.say("table.known", cards=side["known"]))
        if side["seen"] and seat != self.view["seat"]:
            lines.append(INDENT + self.say("table.seen", cards=side["seen"]))
        return lines

    def place_of(self, unit: str) -> str:
        for piece in self.view["board"]:
            if piece["id"] == unit:
                return f"{self.name(piece['card'])} {piece['at']}"
        return "–"

    def pieces(self, seat: int) -> list[str]:
        """Every card of this player on the battlefield, from the back row on."""
        mine = [p for p in self.view["board"] if p["seat"] == seat]
        mine.sort(key=lambda p: (int(p["at"][1]) * (1 if seat == 0 else -1), p["at"][0]))
        return [INDENT + self.piece(p) for p in mine]

    def piece(self, p: dict[str, Any]) -> str:
        parts = [f"{p['at']} [bold]{self.name(p['card'])}[/bold]"]
        if p["strength"] is None:
            parts.append(self.say("table.building", left=p["left"], life=p["life"]))
        else:
            parts.append(
                self.say("table.unit", strength=p["strength"], attack=p["attack"], left=p["left"], life=p["life"])
            )
        if p["boost"]:
            parts.append(self.say("table.boost", count=p["boost"]))
        own = [ability.slug for ability in BY_SLUG[p["card"]].abilities]
        if own:
            parts.append("[dim]" + ", ".join([self.name(slug) for slug in own]) + "[/dim]")
        if p["gained"]:
            parts.append(self.say("table.gained", cards=p["gained"]))
        if p["under"]:
            parts.append(self.say("table.under", cards=p["under"]))
        if p["frozen"]:
            parts.append(self.say("term.frozen"))
        parts += [self.say("table." + mark) for mark in p["did"] if mark in ("moved", "attacked")]
        if p["lent"]:
            parts.append(self.say("table.lent"))
        return " · ".join(parts)

    # --- the battlefield ------------------------------------------------------------------------------------
    def battlefield(self, me: int) -> list[str]:
        """Your back row at the bottom; the edges carry the names of rows and columns."""
        rows = list(range(ROWS - 1, -1, -1)) if me == 0 else list(range(ROWS))
        columns = list(range(COLUMNS)) if me == 0 else list(range(COLUMNS - 1, -1, -1))
        cells = {p["at"]: self.cell(p, me) for p in self.view["board"]}
        letters = "  " + "".join([LETTERS[c].center(CELL + 1) for c in columns])
        lines = [letters]
        for row in rows:
            shown = [cells.get(f"{LETTERS[c]}{row + 1}", "·".center(CELL)) for c in columns]
            lines.append(f"{row + 1} " + " ".join(shown) + f" {row + 1}")
        legend = "table.legend" if self.view["seat"] is not None else "table.legend.spectator"
        return [*lines, letters, self.say(legend)]

    def cell(self, p: dict[str, Any], me: int) -> str:
        initials = "".join([word[0] for word in self.name(p["card"]).replace("-", " ").split()])[:3]
        initials = initials.upper() if p["seat"] == me else initials.lower()
        return f"{initials}{p['left']}".center(CELL)

    def rolls(self) -> list[str]:
        lines: list[str] = []
        for roll in self.view["dice"]:
            faces = [" + ".join([self.say("term." + symbol) for symbol in face]) for face in roll]
            lines.append(self.say("table.roll", faces=", ".join(faces) or "–"))
        return lines

    # --- the hand ---------------------------------------------------------------------------------------------
    def hand(self, seat: int) -> list[str]:
        """The cards with their whole text: nobody has to know them by heart."""
        cards = self.view["sides"][seat]["hand"]
        if cards is None:
            return []
        return [f"[bold]{self.say('table.hand')}[/bold]:", *[INDENT + self.card(slug) for slug in cards]]

    def card(self, slug: str) -> str:
        design = BY_SLUG[slug]
        parts = [f"[bold]{self.name(slug)}[/bold]", self.say("table.cost", cost=design.cost)]
        if design.is_unit:
            attack = SYMBOLS[design.attack - 1]
            parts.append(self.say("table.card", strength=design.strength, attack=attack, life=design.life))
        elif design.is_event:
            parts.append(self.say("term." + PHASES[design.phase]))
        text = self.texts.components[slug].text(self.lang)
        return " · ".join([*parts, text] if text else parts)
