"""The table as lines of text, for the terminal and for ears: console markup only where it helps the eye."""

from __future__ import annotations

from typing import Any, Final

from herna.games.wistar.outside.facts import facts
from herna.games.wistar.table.words import ACTIONS, AREA_OF, AREAS
from herna.kernel.texts.catalogue import Catalogue
from herna.kernel.texts.pen import Pen

INDENT: Final = "    "
DONE: Final = ("", "instant", "aggressive")  # types of effects that are over once the card lies there; cheese has none


def draw(texts: Catalogue, view: dict[str, Any], lang: str, names: tuple[str, ...]) -> list[str]:
    """The common table; then the others, you, and your hand with its texts; after the end the scoring."""
    picture = Picture(texts, view, lang, names)
    me = view["seat"]
    lines = picture.head() + picture.disc() + picture.farm() + picture.offers() + picture.goals()
    for seat in [seat for seat in view["order"] if seat != me]:
        lines += picture.player(seat)
    if me is not None:
        lines += picture.player(me) + picture.hand(me)
    if view["result"] is not None:
        lines += picture.tally()
    return lines


class Picture(Pen):
    # --- words -------------------------------------------------------------------------------------------
    def say(self, key: str, **args: Any) -> str:
        return self.texts.say(self.lang, "table." + key, args, self.names)

    def term(self, word: str) -> str:
        return self.texts.say(self.lang, "term." + word)

    def who(self, seats: list[int]) -> str:
        return ", ".join([self.called(seat) for seat in seats]) or self.say("nobody")

    def listed(self, components: list[str]) -> str:
        return ", ".join([self.name(c) for c in components]) or "–"

    # --- the common table ----------------------------------------------------------------------------------
    def head(self) -> list[str]:
        view = self.view
        lines = [f"[bold]{self.say('round', round=max(1, view['round']))}[/bold]"]
        lines.append(INDENT + self.say("order", names=self.who(view["order"])))
        if view["active"] is not None:
            lines.append(INDENT + self.say("active", seat=view["active"]))
        if view["pairs"]:
            pairs = "; ".join([f"{self.name(a)} {self.say('and')} {self.name(b)}" for a, b in view["pairs"]])
            lines.append(INDENT + self.say("pairs", list=pairs))
        return lines

    def disc(self) -> list[str]:
        lines = [f"[bold]{self.say('disc')}[/bold]"]
        for position in self.view["disc"]:
            spaces = [self.space(space) for space in position["spaces"]]
            area = AREAS[AREA_OF[ACTIONS.index(position["action"])]]
            lines.append(f"{INDENT}{self.term(position['action'])} ({self.term(area)}): {'; '.join(spaces)}")
        lines.append(INDENT + self.say("hut", names=self.who(self.view["hut"])))
        return lines

    def space(self, space: dict[str, Any]) -> str:
        component = self.texts.components[space["id"]]
        chief = self.say("free") if space["chief"] is None else self.who([space["chief"]])
        text = component.text(self.lang).partition(": ")[2].rstrip(".")
        return f"{space['id']} {component.name(self.lang)} ({text}) – {chief}"

    def farm(self) -> list[str]:
        lines = [f"[bold]{self.say('farm')}[/bold]"]
        for room in self.view["rooms"]:
            parts = self.room_parts(room)
            lines.append(f"{INDENT}{room['id']} {self.name(room['id'])}: {'; '.join(parts) or '–'}")
        for key, is_open in (("open", True), ("closed", False)):
            passages = [f"{self.term(p['id'])} ({p['id']})" for p in self.view["passages"] if p["open"] == is_open]
            if passages:
                lines.append(INDENT + self.say(key, list=", ".join(passages)))
        mouse = self.view["round_mouse"]
        told = self.component(mouse) if mouse else "–"
        lines.append(INDENT + self.say("round_mouse", name=told, n=self.view["round_stack"]))
        return lines

    def room_parts(self, room: dict[str, Any]) -> list[str]:
        parts = []
        if room["mission"] == "unknown":
            parts.append(self.say("mission_down"))
        elif room["mission"]:
            parts.append(self.mission(room))
        if room["mice"]:
            parts.append(self.say("mice_here", n=len(room["mice"])))
        if room["cheese"]:
            parts.append(self.say("cheese", names=self.listed(room["cheese"])))
        if room["explorers"]:
            parts.append(self.say("explorer", names=self.who(room["explorers"])))
        if room["tents"]:
            parts.append(self.say("tent", names=self.who(room["tents"])))
        return parts

    def mission(self, room: dict[str, Any]) -> str:
        """The name and the three rows: price, lock, who has done it."""
        id = room["mission"]
        rows = []
        for i, row in enumerate(facts(id)["rows"]):
            told = f"{i + 1}. {self.term(f'task.{id}.{i + 1}')} ({self.price(row)})"
            if room["cubes"][i] is not None:
                told += " " + self.say("done", names=self.who([room["cubes"][i]]))
            elif row["lock"]:
                told += " " + self.say("lock", row=row["lock"])
            rows.append(told)
        return f"{self.name(id)}: {', '.join(rows)}"

    def price(self, printed: dict[str, Any]) -> str:
        """Price and requirements in a few words."""
        parts = [f"{n}× {self.term('item' if what == 'items' else what)}" for what, n in printed["cost"].items()]
        for what, n in printed["needs"].items():
            if what == "electricity":
                parts.append(self.term("lack." + n))
            elif what in ("mice", "rooms_dug"):
                parts.append(f"{n}× {self.term('lack.mice' if what == 'mice' else 'lack.rooms')}")
            else:
                parts.append(f"{n}× {self.term(what)}")
        return ", ".join(parts) or "–"

    def offers(self) -> list[str]:
        lines = []
        for deck in ("basic", "advanced"):
            cards = [c for c in self.view["rows"][deck] if c]
            lines.append(f"[bold]{self.say('market', deck=deck, n=self.view['decks'][deck])}[/bold]")
            lines += [INDENT + self.component(card) for card in cards]
            lines.append(INDENT + self.say("discards", deck=deck, n=len(self.view["discards"][deck])))
        return lines

    def component(self, id: str) -> str:
        """A card or tile with everything that is printed on it."""
        printed = facts(id)
        parts = [f"{id} {self.name(id)}"]
        if printed["sort"] == "project":
            parts.append(f"{self.term(printed['kind'])}, {self.term(printed['type'])}")
            parts.append(self.price(printed))
            parts.append(", ".join([self.term(symbol) for symbol in printed["symbols"]]) or "–")
        if "vp" in printed:
            parts.append(f"{printed['vp']} {self.term('vp')}")
        return " · ".join([*parts, self.texts.components[id].text(self.lang)])

    def goals(self) -> list[str]:
        lines = [f"[bold]{self.say('goals')}[/bold]"]
        for goal in self.view["goals"]:
            needs = self.say("then").join([str(n) for n in goal["needs"]])
            told = self.say(
                "goal", goal=goal["id"], needs=needs, what="counter." + goal["counter"], names=self.who(goal["discs"])
            )
            if goal["have"] is not None:
                told += "; " + self.say("you_have", n=goal["have"])
            lines.append(f"{INDENT}{told}; {self.say('reward', text=self.reward(goal['id']))}")
        lines.append(INDENT + self.say("heroes", names=self.view["heroes"]))
        lines.append(INDENT + self.say("tokens", names=self.view["tokens"]))
        return lines

    def reward(self, goal: str) -> str:
        """What a goal brings: the end of its text."""
        return self.texts.components[goal].text(self.lang).partition(": ")[2].rstrip(".")

    # --- players ---------------------------------------------------------------------------------------------
    def player(self, seat: int) -> list[str]:
        side = self.view["sides"][seat]
        title = self.say("player", seat=seat, vp=side["vp"], total=side["score"]["total"])
        current = self.say(
            "supply",
            wood=side["wood"],
            metal=side["metal"],
            movement=side["movement"],
            versatility=side["versatility"],
            current=side["electricity"],
        )
        board = self.say(
            "board",
            beds=side["beds_built"],
            rooms=side["rooms_dug"],
            free=side["free_chambers"],
            tents=side["tents_left"],
            doors=len(side["doors"]),
            cubes=side["cubes_on_missions"],
        )
        lines = [f"[bold]{title}[/bold]", INDENT + current]
        lines.append(INDENT + self.say("rats", room=side["explorer"], **side["rats"]))
        lines += [INDENT + board, INDENT + self.symbols(side)]
        return lines + self.belongings(side) + self.lasting(side, seat == self.view["seat"])

    def symbols(self, side: dict[str, Any]) -> str:
        shown = [f"{self.term(symbol)} {n}" for symbol, n in side["symbols"].items() if n]
        return self.say("symbols", list=", ".join(shown) or "–")

    def belongings(self, side: dict[str, Any]) -> list[str]:
        lines = []
        emptied = [field["id"] for field in side["fields"] if field["empty"]]
        if emptied:
            lines.append(INDENT + self.say("fields", names=emptied))
        if side["cards"]:
            shown = [self.name(c["id"]) + (f" ({self.say('used')})" if c["used"] else "") for c in side["cards"]]
            lines.append(INDENT + self.say("cards", list=", ".join(shown)))
        for key, names in (("mice", "mice"), ("helpers", "helpers"), ("private", "private_goals")):
            if side[names]:
                lines.append(INDENT + self.say(key, names=side[names]))
        backs = side["hand_backs"]
        if side["hand"] is None:
            lines.append(INDENT + self.say("hand_size", basic=backs["basic"], advanced=backs["advanced"]))
        return lines

    def lasting(self, side: dict[str, Any], mine: bool) -> list[str]:
        """Your cards and tiles whose text goes on, each with its text; of others the names must do."""
        if not mine:
            return []
        all_there = [*[card["id"] for card in side["cards"]], *side["mice"]]
        going_on = [id for id in all_there if facts(id)["type"] not in DONE]
        return [f"{INDENT * 2}{self.name(id)}: {self.texts.components[id].text(self.lang)}" for id in going_on]

    def tally(self) -> list[str]:
        """At the end: every line of the final scoring, for all players side by side (RW-20.3)."""
        lines = [f"[bold]{self.say('tally')}[/bold]"]
        for line in self.view["sides"][0]["score"]:
            points = [side["score"][line] for side in self.view["sides"]]
            if any(points):
                told = [f"{self.called(seat)}: {points[seat]}" for seat in range(len(points))]
                lines.append(f"{INDENT}{self.say('tally.' + line)} – {', '.join(told)}")
        return lines

    def hand(self, seat: int) -> list[str]:
        """Your cards with their whole text: nobody has to know them by heart."""
        cards = self.view["sides"][seat]["hand"]
        lines = [f"[bold]{self.say('hand', list=self.listed(cards))}[/bold]"]
        return lines + [INDENT + self.component(card) for card in cards]
