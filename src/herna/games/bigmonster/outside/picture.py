"""The table as lines of text, for the terminal and for ears: console markup only where it helps the eye."""

from __future__ import annotations

from typing import Any, Final

from herna.games.bigmonster.outside.canvas import draw_area, spots_for
from herna.kernel.texts.catalogue import Args, Catalogue
from herna.kernel.texts.pen import Pen

View = dict[str, Any]
HEADINGS: Final = {"team": "mode_team", "ffa": "ffa", "duel": "duel", "trio": "trio"}


def draw(texts: Catalogue, view: View, lang: str, names: tuple[str, ...]) -> list[str]:
    """The others in short, then everything shared, then the viewer's own area; all areas for a spectator."""
    picture = Picture(texts, view, lang, names)
    me = view["seat"]
    lines = picture.heading()
    for seat in range(view["players"]):
        if seat != me:
            lines += ["", *picture.player(seat, full=me is None)]
    lines += ["", *picture.shared()]
    if me is not None:
        lines += ["", *picture.player(me, full=True), *picture.private(me)]
    if view["result"] is not None:
        lines += ["", *picture.tally()]
    return lines


class Picture(Pen):
    def term(self, word: str) -> str:
        return self.say("term." + word)

    # --- what everybody shares ------------------------------------------------------------------------------
    def heading(self) -> list[str]:
        v = self.view
        args: Args = {"mode": HEADINGS[v["mode"]], "turn": v["turn"]}
        if "round" in v:
            args["round"] = v["round"]
            return [f"[bold]{self.say('table.draft', **args)}[/bold]"]
        return [f"[bold]{self.say('table.row_game', **args)}[/bold]"]

    def shared(self) -> list[str]:
        v = self.view
        lines = [self.token(t) for t in v["tokens"]]
        if "rows" in v:
            for i in range(2):
                if v["rows"][i]:
                    key = "table.row_played" if v["row"] == i + 1 else "table.row"
                    lines.append(self.say(key, row=i + 1, tiles=v["rows"][i]))
            lines.append(self.say("table.starter", seat=v["starter"], count=v["piles"][0]))
            return lines
        if v["order"]:
            lines.append(self.say("table.order", order=v["order"]))
        if v["slow_owner"] is not None:
            lines.append(self.say("table.slow", seat=v["slow_owner"]))
        if v["discard"]["size"]:
            lines.append(self.say("table.discard", count=v["discard"]["size"]))
        if v["discard"]["known"]:
            lines.append(self.say("table.discard_known", tiles=v["discard"]["known"]))
        return lines

    def token(self, token: View) -> str:
        """Who gets it, and how much of what it counts everybody has."""
        if not token["individual_needs"]:
            return self.penalty(token)
        if not token["open"]:
            return self.say("table.token_gone", **token)
        tiers = [
            self.say("table.tier." + tier, needs=token[tier + "_needs"], counts=self.counts(token, tier))
            for tier in token["open"]
        ]
        return self.say("table.token", **token, tiers="; ".join(tiers))

    def penalty(self, token: View) -> str:
        """BM-11.2: a tie is treated as the mode says."""
        tier = "team" if self.view["partners"] else "individual"
        mode = "rows" if "rows" in self.view else tier
        return self.say("table.penalty." + mode, **token, counts=self.counts(token, tier))

    def counts(self, token: View, tier: str) -> str:
        """`Ann: 2, Bob: 0`, of teams `Ann and Cyd: 2, ...`."""
        partners = self.view["partners"] if tier == "team" else None
        told = []
        for seat in range(self.view["players"]):
            who = self.called(seat)
            if partners:
                if partners[seat] < seat:  # a team is told once
                    continue
                who = self.say("table.team", one=seat, other=partners[seat])
            told.append(f"{who}: {token[tier + '_counts'][seat]}")
        return ", ".join(told)

    def tally(self) -> list[str]:
        """At the end: the points of all players by category, side by side."""
        seats = self.view["seats"]
        lines = [f"[bold]{self.say('table.tally')}[/bold]"]
        for category in seats[0]["points"]:
            points = [p["points"][category] for p in seats]
            if any(points):
                lines.append(self.side_by_side(self.term(category), points))
        return [*lines, self.side_by_side(self.say("table.total"), [p["score"] for p in seats])]

    def side_by_side(self, what: str, numbers: list[int]) -> str:
        told = [f"{self.called(seat)}: {numbers[seat]}" for seat in range(len(numbers))]
        return f"  {what} – {', '.join(told)}"

    # --- one player -----------------------------------------------------------------------------------------
    def player(self, seat: int, full: bool) -> list[str]:
        p = self.view["seats"][seat]
        if p["explorer"] is None:
            return [f"[bold]{self.say('table.player_before', seat=seat)}[/bold]"]
        args = {"seat": seat, "explorer": p["explorer"], "points": p["score"]}
        lines = [f"[bold]{self.say('table.player', **args)}[/bold]"]
        if self.view["partners"]:
            lines.append(self.say("table.partner", seat=self.view["partners"][seat]))
        if full:
            lines += self.area(seat)
        lines += self.tile_list(p) + self.points(p)
        if p["tokens"]:
            lines.append(self.say("table.tokens_held", tokens=[t["token"] for t in p["tokens"]]))
        if p["slow"]:
            lines.append(self.say("table.slow_kept", count=p["slow"]))
        return lines + self.hidden(seat)

    def area(self, seat: int) -> list[str]:
        """The drawing of an area; while its owner is asked where a tile goes, with the numbers of the places."""
        p = self.view["seats"][seat]
        asked = {"seat": seat, "kind": "place"} in self.view["asked"] and "answered" not in self.view
        spots = spots_for(p, p["pick"]) if asked and seat == self.view["seat"] else []
        legend = self.say("table.legend") + (" " + self.say("table.legend_places") if spots else "")
        return [*draw_area(self.texts, p, self.lang, spots), legend]

    def tile_list(self, p: View) -> list[str]:
        """The tiles by name and place: what the drawing says, for ears."""
        items = [f"{self.name(t['tile'])} {t['x']},{t['y']}" for t in p["tiles"]]
        return [self.say("table.tiles", tiles="; ".join(items))] if items else []

    def points(self, p: View) -> list[str]:
        """The score by category; at the end of the game every line of it."""
        if self.view["result"] is None:
            found = [f"{self.term(name)} {n}" for name, n in p["points"].items() if n]
            return [self.say("table.points", points=", ".join(found))] if found else []
        lines: list[str] = []
        for category in p["sheet"]["categories"]:
            lines.append(f"  {self.term(category['category'])}: {category['points']}")
            lines += ["    " + self.say("sheet." + entry["why"], **entry) for entry in category["lines"]]
        return lines

    def hidden(self, seat: int) -> list[str]:
        """Hand, ship and face-down tile, as far as the viewer knows them."""
        p = self.view["seats"][seat]
        lines = []
        if p["hand"] is None and p["hand_size"]:
            lines.append(self.say("table.hand_size", count=p["hand_size"]))
        if p["hand"] is None and p["hand_known"]:
            lines.append(self.say("table.known", tiles=p["hand_known"]))
        if p["ship"]["from"] is not None:
            lines.append(self.say("table.ship", count=p["ship"]["size"], seat=p["ship"]["from"]))
            if p["ship"]["known"]:
                lines.append(self.say("table.known", tiles=p["ship"]["known"]))
        if p["pick"] is not None:
            lines.append(self.say("table.pick", tile=p["pick"]))
        elif p["picked"]:
            lines.append(self.say("table.pick_hidden"))
        return lines

    def private(self, seat: int) -> list[str]:
        p = self.view["seats"][seat]
        lines = []
        if p["dealt"]:
            lines.append(self.say("table.dealt", explorers=p["dealt"]))
        if p["hand"]:
            lines.append(self.say("table.hand", tiles=p["hand"]))
        return lines
