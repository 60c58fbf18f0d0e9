"""The table as lines of text, for the terminal and for ears: console markup only where it helps the eye."""

from __future__ import annotations

from typing import Any

from herna.games.mindbug.outside.view import keyword_names
from herna.games.mindbug.printed.cards import BY_SLUG
from herna.games.mindbug.table.designs import Design
from herna.kernel.texts.catalogue import Catalogue
from herna.kernel.texts.pen import Pen

INDENT = "    "


def draw(texts: Catalogue, view: dict[str, Any], lang: str, names: tuple[str, ...]) -> list[str]:
    """The opponent on top, you below, your hand last; a spectator sees seat 1 above seat 0."""
    picture = Picture(texts, view, lang, names)
    me = view["seat"] if view["seat"] is not None else 0
    lines = [f"[bold]{picture.say('table.turn', turn=view['turn'])}[/bold]"]
    lines += [*picture.head(1 - me), *picture.creatures(1 - me), picture.between()]
    lines += [*picture.creatures(me), *picture.head(me)]
    return lines + picture.hand(me)


def lasts(design: Design) -> bool:
    """Whether its text means something in play: all but what happens only when it enters."""
    triggered = design.attack or design.defeated or design.action or design.put_into_discard
    return bool(triggered or not design.play)


class Picture(Pen):
    def head(self, seat: int) -> list[str]:
        """One player's counters, pile and what is known of the hand."""
        side = self.view["sides"][seat]
        name = self.called(seat)
        facts = [
            self.say("table.life", life=side["life"]),
            self.say("table.mindbugs", count=side["mindbugs"]),
            self.say("table.hand", count=side["hand_size"]),
            self.say("table.draw", count=side["draw"]),
        ]
        if seat == self.view["active"]:
            facts.append(self.say("table.on_turn"))
        lines = [f"[bold]{name}[/bold]: " + " · ".join(facts)]
        if side["discard"]:
            lines.append(INDENT + self.say("table.discard", cards=side["discard"]))
        if side["known"] and seat != self.view["seat"]:
            lines.append(INDENT + self.say("table.known", cards=side["known"]))
        return lines

    def creatures(self, seat: int) -> list[str]:
        area = self.view["sides"][seat]["area"]
        if not area:
            return [INDENT + self.say("table.no_creatures")]
        return [INDENT + self.creature(c) for c in area]

    def creature(self, c: dict[str, Any]) -> str:
        power = str(c["power"]) if c["power"] == c["printed_power"] else f"{c['power']} ({c['printed_power']})"
        parts = [f"[bold]{power:>2} {self.name(c['card'])}[/bold]"]
        parts += [self.say("term." + word) for word in c["keywords"]]
        if c["exhausted"]:
            parts.append(self.say("term.exhausted"))
        if c["boost"]:
            parts.append(self.say("table.boost", count=len(c["boost"])))
        if c["safe"]:
            parts.append(self.say("table.safe"))
        text = self.texts.components[c["card"]].text(self.lang)
        return " · ".join([*parts, f"[dim]{text}[/dim]"] if text and lasts(BY_SLUG[c["card"]]) else parts)

    def between(self) -> str:
        card = self.view["being_played"]
        if card:
            return "  -- " + self.say("table.being_played") + " " + self.printed(card) + " --"
        return "  " + "-" * 30

    def hand(self, seat: int) -> list[str]:
        """The cards with their whole text: nobody has to know them by heart."""
        cards = self.view["sides"][seat]["hand"]
        if cards is None:
            return []
        lines = [f"[bold]{self.say('table.your_hand')}[/bold]:"]
        return lines + [INDENT + self.printed(card) for card in cards]

    def printed(self, slug: str) -> str:
        """A card with all that is printed on it."""
        design = BY_SLUG[slug]
        parts = [f"[bold]{design.power:>2} {self.name(slug)}[/bold]"]
        parts += [self.say("term." + word) for word in keyword_names(design.keywords)]
        text = self.texts.components[slug].text(self.lang)
        return " · ".join([*parts, text] if text else parts)
