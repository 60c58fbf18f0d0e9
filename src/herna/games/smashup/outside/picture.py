"""The table as lines of text, for the terminal and for ears: console markup only where it helps the eye."""

from __future__ import annotations

from typing import Any, Final

from herna.games.smashup.printed.cards import BY_SLUG
from herna.kernel.texts.catalogue import Catalogue
from herna.kernel.texts.pen import Pen

INDENT: Final = "    "
DEEPER: Final = INDENT + "    "


def draw(texts: Catalogue, view: dict[str, Any], lang: str, names: tuple[str, ...]) -> list[str]:
    """The turn, the bases with all that lies there, the players, and your hand last."""
    picture = Picture(texts, view, lang, names)
    lines = picture.head()
    for b in view["bases"]:
        lines += picture.base(b)
    lines += picture.base_piles()
    for seat in range(view["players"]):
        lines += picture.player(seat)
    lines += picture.plays()
    return lines + picture.hand()


class Picture(Pen):
    def who(self, seat: int) -> str:
        name = self.called(seat)
        return f"{name} ({self.say('table.you')})" if seat == self.view["seat"] else name

    def head(self) -> list[str]:
        view = self.view
        line = self.say("table.turn", turn=view["turn"], seat=view["active"], step=view["step"])
        lines = [f"[bold]{line}[/bold]"]
        if view["window"] and view["scored"]:
            scored = [b["base"] for b in view["bases"] if b["id"] == view["scored"]]
            if scored:
                lines.append(INDENT + self.say("table.window", word=view["window"], base=scored[0]))
        if view["limbo"]:
            lines.append(INDENT + self.say("table.limbo", cards=[c["card"] for c in view["limbo"]]))
        return lines

    # --- bases --------------------------------------------------------------------------------------------
    def base(self, b: dict[str, Any]) -> list[str]:
        first, second, third = b["vp"]
        facts = [
            self.say(
                "table.base", total=b["total"], breakpoint=b["breakpoint"], first=first, second=second, third=third
            )
        ]
        if b["total"] >= b["breakpoint"]:
            facts.append(self.say("table.ready"))
        if b["jammed"]:
            facts.append(self.say("table.jammed"))
        lines = [f"[bold]{self.name(b['base'])}[/bold]: " + " · ".join(facts)]
        text = self.texts.components[b["base"]].text(self.lang)
        if text:
            lines.append(INDENT + f"[dim]{text}[/dim]")
        lines += [INDENT + self.action(a) for a in b["actions"]]
        if not b["minions"]:
            return [*lines, INDENT + self.say("table.nobody")]
        for seat in range(self.view["players"]):
            mine = [m for m in b["minions"] if m["seat"] == seat]
            if mine:
                lines.append(INDENT + self.say("table.total", seat=seat, power=b["totals"][seat]))
                lines += [line for m in mine for line in self.minion(m)]
        return lines

    def minion(self, m: dict[str, Any]) -> list[str]:
        parts = [f"[bold]{m['power']:>2} {self.name(m['card'])}[/bold]"]
        if m["power"] != m["printed_power"]:
            parts.append(self.say("table.boosted", power=m["printed_power"]))
        if m["guarded"]:
            parts.append(self.say("table.guarded"))
        parts += self.lasting(m["card"])
        return [DEEPER + " · ".join(parts)] + [DEEPER + INDENT + self.action(a) for a in m["actions"]]

    def action(self, a: dict[str, Any]) -> str:
        parts = [f"+ {self.name(a['card'])} ({self.who(a['seat'])})"]
        if a["faction"]:
            parts.append(self.say("table.names", word=a["faction"]))
        if a["ignores"] is not None:
            parts.append(self.say("table.ignored" if a["ignores"] else "table.spent"))
        return " · ".join([*parts, *self.lasting(a["card"])])

    def lasting(self, card: str) -> list[str]:
        """What is printed on a card in play and holds there or will happen there; what came of playing it is over."""
        text = self.texts.components[card].text(self.lang)
        starts = [text.find(self.say(word)) for word in ("table.ongoing", "table.special")]
        found = [start for start in starts if start >= 0]
        return [f"[dim]{text[min(found) :]}[/dim]"] if found else []

    def base_piles(self) -> list[str]:
        view = self.view
        lines = [self.say("table.base_deck", count=view["base_deck"], cards=view["base_discard"])]
        for known in view["base_deck_known"]:
            lines.append(INDENT + self.say("table.known_base", place=known["from_top"] + 1, card=known["base"]))
        return lines

    # --- players --------------------------------------------------------------------------------------------
    def player(self, seat: int) -> list[str]:
        side = self.view["sides"][seat]
        facts = [
            self.say("table.vp", vp=side["vp"]),
            *([" + ".join([self.say("term." + word) for word in side["factions"]])] if side["factions"] else []),
            self.say("table.hand", count=side["hand_size"]),
            self.say("table.deck", count=side["deck"]),
        ]
        if seat == self.view["active"]:
            facts.append(self.say("table.on_turn"))
        if side["asleep"]:
            facts.append(self.say("table.asleep"))
        if side["asleep_next"]:
            facts.append(self.say("table.asleep_next"))
        lines = [f"[bold]{self.who(seat)}[/bold]: " + " · ".join(facts)]
        if side["discard"]:
            cards = sorted(side["discard"], key=self.name)
            lines.append(INDENT + self.say("table.discard", count=len(cards), cards=cards))
        if side["hand_known"] and seat != self.view["seat"]:
            lines.append(INDENT + self.say("table.known_hand", cards=side["hand_known"]))
        for known in side["deck_known"]:
            lines.append(INDENT + self.say("table.known_deck", place=known["from_top"] + 1, card=known["card"]))
        for block in side["deck_blocks"]:
            lines.append(INDENT + self.say("table.block", cards=block))
        return lines

    def plays(self) -> list[str]:
        if self.view["step"] != "play":
            return []
        asleep = self.view["sides"][self.view["active"]]["asleep"]
        lines = [INDENT + self.play(g) for g in self.view["plays"] if g["kind"] != "action" or not asleep]
        return [self.say("table.plays") + ":", *(lines or [INDENT + self.say("table.no_plays")])]

    def play(self, g: dict[str, Any]) -> str:
        parts = [self.say("term." + g["kind"]), self.name(g["from"]) if g["from"] else self.say("term.regular")]
        if g["power_at_most"] is not None:
            parts.append(self.say("table.at_most", power=g["power_at_most"]))
        if g["base"]:
            where = [b["base"] for b in self.view["bases"] if b["id"] == g["base"]]
            parts += [self.say("table.only_at", base=slug) for slug in where]
        if g["empty_base"]:
            parts.append(self.say("table.empty_base"))
        if g["from_discard"]:
            parts.append(self.say("table.from_discard"))
        return " · ".join(parts)

    def hand(self) -> list[str]:
        """Your cards with their whole text: nobody has to know them by heart."""
        seat = self.view["seat"]
        if seat is None:
            return []
        cards = self.view["sides"][seat]["hand"]
        lines = [f"[bold]{self.say('table.your_hand', count=len(cards))}[/bold]:"]
        for slug in sorted(cards, key=lambda card: (not BY_SLUG[card].minion, self.name(card))):
            design = BY_SLUG[slug]
            mark = f"{design.power:>2}" if design.minion else " *"
            text = self.texts.components[slug].text(self.lang)
            lines.append(INDENT + f"[bold]{mark} {self.name(slug)}[/bold]" + (f" · {text}" if text else ""))
        return lines
