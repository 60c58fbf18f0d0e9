"""The deck builder: whom to begin with, the cards that may be added, and the deck with all that the rules say of it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import htpy as h
from markupsafe import Markup

from herna.kernel.decks import DeckPart
from herna.kernel.facts import facts_in_words
from herna.kernel.game import Game
from herna.web.boards import printed_signs, stylesheets
from herna.web.drawing.markup import art_url, icon
from herna.web.figures import figures
from herna.web.pages.bench import FILTERS, Bench
from herna.web.pages.cards import choice, fact_list, filters_of, fits, words_field
from herna.web.pages.options import SavedDeck
from herna.web.pages.references import fault_line
from herna.web.pages.shell import Look, page

# Facts that a card in the pool tells; the rest is in the card browser.
SHORT = ("faction", "cost", "life", "strength", "attack", "phase", "symbols")


# --- before there is a deck -----------------------------------------------------------------------------------
def start_page(look: Look, game: Game[Any], saved: list[tuple[SavedDeck, int]], given: str, wrong: list[Any]) -> str:
    """`saved` are (deck, number of faults); `given` is a text that could not be read, `wrong` why."""
    title = look.say("decks.title", title=game.title(look.lang))
    pasting = import_form(look, game, given, wrong)
    content = [
        h.h1[title],
        wrong and pasting,  # what went wrong is seen at once
        h.p(".lead")[look.say("decks.lead")],
        saved_list(look, game, saved),
        h.ul(".leaders")[[leader_tile(look, game, id) for id in game.deck_building().leaders]],
        not wrong and pasting,
    ]
    return page(look, title, content, ["books.css", "decks.css"])


def leader_tile(look: Look, game: Game[Any], id: str) -> h.Element:
    building = game.deck_building()
    facts = [fact for fact in facts_in_words(game, id, look.lang) if fact.name in ("faction", "symbols")]
    empty = Bench(game, building, {"summoner": id, "cards": {}}, {})
    ready = Bench(game, building, building.ready(id), {})
    return h.li(".entry")[
        h.img(src=art_url(game.id, id), alt="", width="150", height="100"),
        h.h2[game.texts.components[id].name(look.lang)],
        fact_list(game, facts),
        h.p(".leader-links")[
            h.a(".button", href=ready.address())[look.say("decks.ready")],
            h.a(href=empty.address())[look.say("decks.empty")],
        ],
    ]


def saved_list(look: Look, game: Game[Any], saved: list[tuple[SavedDeck, int]]) -> h.Node:
    if not saved:
        return None
    return h.section[
        h.h2[look.say("decks.saved")],
        h.p(".hint")[look.say("decks.saved.help")],
        h.ul(".tables")[[saved_line(look, game, deck, faults) for deck, faults in saved]],
    ]


def saved_line(look: Look, game: Game[Any], deck: SavedDeck, faults: int) -> h.Element:
    bench = Bench(game, game.deck_building(), game.deck_building().read(deck.code)[0], {"name": deck.name})
    state = look.say("decks.faulty", count=faults) if faults else look.say("decks.legal")
    return h.li[
        h.a(href=bench.address(), aria_label=look.say("decks.open", name=deck.name))[h.strong[deck.name]],
        h.span(".state")[state],
        h.form(method="post", action=f"/decks/{game.id}/forget")[
            h.button(
                type="submit", name="name", value=deck.name, aria_label=look.say("decks.forget.name", name=deck.name)
            )[look.say("decks.forget")]
        ],
    ]


def import_form(look: Look, game: Game[Any], given: str, wrong: list[Any]) -> h.Element:
    lines = given.splitlines()

    def told(fault: Any) -> h.Element:
        """The fault, and the line it is about as it was written."""
        number = fault.args.get("line", 0)
        return h.li[
            fault_line(game, look.lang, fault),
            0 < number <= len(lines) and h.pre[lines[number - 1]],
        ]

    return h.section(id="import")[
        h.h2[look.say("decks.import")],
        h.form(".paste", method="post", action=f"/decks/{game.id}/import")[
            h.label(for_="text")[look.say("decks.import.help")],
            h.textarea(
                id="text",
                name="text",
                rows="8",
                maxlength="3900",
                required=True,
                autofocus=bool(wrong),
                aria_invalid="true" if wrong else None,
                aria_describedby="import-wrong" if wrong else None,
            )[given],
            wrong
            and h.div("#import-wrong.error", role="alert")[
                icon("warning"), h.div[h.span[look.say("decks.import.wrong")], h.ul[[told(fault) for fault in wrong]]]
            ],
            h.button(type="submit")[look.say("decks.import.button")],
        ],
    ]


# --- the bench ------------------------------------------------------------------------------------------------
def bench_page(look: Look, bench: Bench, base: str, message: str) -> str:
    """Left the cards, right the deck; one form, so that every button keeps everything else as it is."""
    title = look.say("decks.title", title=bench.game.title(look.lang))
    faults = bench.faults()
    content = [
        h.h1[title],
        h.p(".book-links")[
            h.a(href=f"/decks/{bench.game.id}")[icon("deck"), h.span[look.say("decks.all")]],
            h.a(href=f"/cards/{bench.game.id}")[icon("card"), h.span[look.say("home.cards")]],
            h.a(href=f"/rules/{bench.game.id}#{bench.building.rules}")[icon("book"), h.span[look.say("home.rules")]],
        ],
        h.form("#bench", method="get", action=f"/decks/{bench.game.id}")[
            h.input(type="hidden", name="deck", value=bench.code),
            pool(look, bench),
            deck_panel(look, bench, faults, base, message),
            bar(look, bench, faults),
        ],
    ]
    return page(look, title, content, [*stylesheets(bench.game.id), "books.css", "decks.css"], ["decks.js"])


def pool(look: Look, bench: Bench) -> h.Element:
    """The cards that can be chosen, with filters."""
    game = bench.game
    facts = {id: game.facts(id) for id in bench.pool()}
    fields = filters_of(game, facts)
    chosen = {name: bench.fields[name] for name in FILTERS if bench.fields.get(name)}
    shown = []
    for id, printed in facts.items():
        part = game.deck_building().part_of(id)
        of_part = part is not None and bench.fields.get("part", "") in ("", part.name)
        may_be = bench.fields.get("which") == "all" or bench.fits(id)
        if of_part and may_be and fits(look, game, id, printed, bench.fields.get("q", ""), chosen):
            shown.append(id)
    return h.section("#pool")[
        h.h2[look.say("decks.pool")],
        h.div(".filters")[
            words_field(look, bench.fields.get("q", "")),
            folded(
                look,
                bench,
                [
                    part_choice(look, bench),
                    which_choice(look, bench),
                    [choice(look, game, name, fields[name], chosen.get(name, "")) for name in FILTERS],
                ],
            ),
            h.span(".go")[h.button(type="submit")[look.say("search.button")]],
        ],
        h.p(role="status")[look.say("cards.found", count=len(shown))],
        h.ul(".pool")[[pool_card(look, bench, id) for id in shown]],
    ]


def folded(look: Look, bench: Bench, choices: list[h.Node]) -> h.Element:
    """All but the words: on a phone they unfold, and say how many are chosen."""
    used = len([name for name in ("part", "which", *FILTERS) if bench.fields.get(name)])
    return h.details(id="fold", open=used > 0)[
        h.summary[look.say("decks.pool.more"), h.b[look.say("decks.pool.more.set", count=used)] if used else None],
        choices,
    ]


def part_choice(look: Look, bench: Bench) -> h.Element:
    chosen = bench.fields.get("part", "")
    return h.label[
        look.say("decks.pool.part"),
        h.select(id="f-part", name="part")[
            h.option(value="")[look.say("decks.pool.part.any")],
            [
                h.option(value=part.name, selected=part.name == chosen)[look.say("decks.part." + part.name)]
                for part in bench.building.parts
            ],
        ],
    ]


def which_choice(look: Look, bench: Bench) -> h.Element:
    every = bench.fields.get("which") == "all"
    return h.label[
        look.say("decks.pool.which"),
        h.select(id="f-which", name="which")[
            h.option(value="", selected=not every)[look.say("decks.pool.which.fitting")],
            h.option(value="all", selected=every)[look.say("decks.pool.which.all")],
        ],
    ]


def pool_card(look: Look, bench: Bench, id: str) -> h.Element:
    fitting = bench.fits(id)
    return h.li(class_=["pool-card", {"in": id in bench.cards, "unfit": not fitting}], id=f"c-{id}")[
        told_of_card(bench.game, look.lang, id),
        not fitting and h.p(".unfit-note")[icon("warning"), " ", look.say("decks.unfit")],
        amount(look, bench, id, bench.building.part_of(id), "pool"),
    ]


@lru_cache(1024)
def told_of_card(game: Game[Any], lang: str, id: str) -> Markup:
    """What does not depend on the deck, drawn once."""
    component = game.texts.components[id]
    facts = [fact for fact in facts_in_words(game, id, lang) if fact.name in SHORT]
    picture = h.img(src=art_url(game.id, id), alt="", width="150", height="100", loading="lazy")
    told = h.div(".told")[
        h.h3[h.a(href=f"/cards/{game.id}#{id}")[component.name(lang)]],
        fact_list(game, facts),
        component.text(lang) and h.p[component.text(lang)],
    ]
    return Markup(str(picture) + str(told))


def amount(look: Look, bench: Bench, id: str, part: DeckPart | None, where: str) -> h.Element:
    """How many are in the deck, with buttons for one less and one more."""
    name = name_of(look, bench, id)
    count = bench.cards.get(id, 0)
    most = "" if part is None else f" / {part.most}"
    return h.div(".amount")[
        h.button(
            id=f"less-{where}-{id}", type="submit", name="do", value=f"less:{id}", disabled=count == 0,
            aria_label=look.say("decks.less", name=name),
        )[icon("minus")],
        h.span(class_=["number", {"over": part is not None and count > part.most}])[f"{count}{most}"],
        part is not None and h.button(
            id=f"add-{where}-{id}", type="submit", name="do", value=f"add:{id}",
            aria_label=look.say("decks.add", name=name),
        )[icon("plus")],
    ]  # fmt: skip


def name_of(look: Look, bench: Bench, id: str) -> str:
    """A link may name cards that do not exist; those are called as the link calls them."""
    component = bench.game.texts.components.get(id)
    return id if component is None else component.name(look.lang)


# --- the deck -------------------------------------------------------------------------------------------------
def deck_panel(look: Look, bench: Bench, faults: list[Any], base: str, message: str) -> h.Element:
    unknown = bench.chosen_as(None)
    return h.section("#deck")[
        h.h2[look.say("decks.your")],
        message and h.p(".good", role="status")[message],
        h.label(".name")[
            look.say("decks.name"),
            h.input(id="deck-name", name="name", value=bench.name, maxlength="30", autocomplete="off"),
        ],
        leader_row(look, bench),
        legality(look, bench, faults),
        [part_list(look, bench, part) for part in bench.building.parts],
        unknown and h.ul(".deck-list")[[deck_line(look, bench, id, None) for id in unknown]],
        brought(look, bench),
        curve(look, bench),
        deeds(look, bench, faults),
        share(look, bench, base),
    ]


def leader_row(look: Look, bench: Bench) -> h.Element:
    names = bench.game.texts.components
    return h.div(".leader-row")[
        h.img(src=art_url(bench.game.id, bench.leader), alt="", width="150", height="100"),
        h.label[
            look.say("decks.leader"),
            h.select(id="leader", name="leader")[
                [
                    h.option(value=id, selected=id == bench.leader)[names[id].name(look.lang)]
                    for id in bench.building.leaders
                ]
            ],
        ],
        h.noscript[h.button(type="submit")[look.say("decks.leader.change")]],
    ]


def legality(look: Look, bench: Bench, faults: list[Any]) -> h.Element:
    """Always there, so that its change is heard."""
    if not faults:
        return h.div("#legality.legal", role="status")[icon("check"), h.span[look.say("decks.good")]]
    return h.div("#legality.illegal", role="status")[
        icon("warning"),
        h.div[
            h.strong[look.say("decks.wrong")],
            h.ul[[h.li[fault_line(bench.game, look.lang, fault)] for fault in faults]],
        ],
    ]


def part_list(look: Look, bench: Bench, part: DeckPart) -> h.Element:
    cards = sorted(bench.chosen_as(part), key=lambda id: name_of(look, bench, id).casefold())
    count = bench.count(part)
    head = look.say("decks.part", name=look.say("decks.part." + part.name), count=count, number=part.number)
    return h.section(".part")[
        h.h3(class_={"full": count == part.number, "over": count > part.number})[head],
        h.ul(".deck-list")[[deck_line(look, bench, id, part) for id in cards]]
        if cards
        else h.p(".hint")[look.say("decks.nothing")],
    ]


def deck_line(look: Look, bench: Bench, id: str, part: DeckPart | None) -> h.Element:
    cost, attack = cost_of(bench, id), printed(bench, id, "attack")
    return h.li(id=f"d-{id}")[
        h.span(".what")[
            cost is not None and h.b(".cost", title=look.say("decks.cost", cost=cost))[str(cost)],
            name_of(look, bench, id),
            attack is not None and [" ", printed_signs(bench.game.id).get(attack)],
        ],
        amount(look, bench, id, part, "deck"),
    ]


def printed(bench: Bench, id: str, fact: str) -> Any:
    """What is printed on a card under this name; None if there is nothing, or no such card."""
    return bench.game.facts(id).get(fact) if id in bench.game.texts.components else None


def cost_of(bench: Bench, id: str) -> int | None:
    found = printed(bench, id, "cost")
    return found if isinstance(found, int) else None


def curve(look: Look, bench: Bench) -> h.Node:
    """How many cards of each cost there are among those that were chosen."""
    counts: dict[int, int] = {}
    for id, number in bench.cards.items():
        cost = cost_of(bench, id)
        if cost is not None:
            counts[cost] = counts.get(cost, 0) + number
    if not counts:
        return None
    return h.section(".curve")[
        h.h3[look.say("decks.curve")],
        h.ol[
            [
                h.li(
                    class_=figures(p=100 * counts.get(cost, 0) // max(counts.values())),
                    aria_label=look.say("decks.curve.of", cost=cost, count=counts.get(cost, 0)),
                )[h.b[str(counts.get(cost, 0))], h.i, h.span[str(cost)]]
                for cost in range(max(counts) + 1)
            ]
        ],
    ]


def brought(look: Look, bench: Bench) -> h.Element:
    names = bench.game.texts.components
    listed = [f"{n} × {names[id].name(look.lang)}" for id, n in bench.building.brought(bench.leader).items()]
    return h.p(".hint")[look.say("decks.brought"), ": ", ", ".join(listed)]


def deeds(look: Look, bench: Bench, faults: list[Any]) -> h.Element:
    """Save and play: the first two options of the set-up page that take decks are the seats'."""
    option = next((spec.name for spec in bench.game.options.values() if spec.takes_decks), "")
    return h.div(".deeds")[
        h.button(type="submit", formmethod="post", formaction=f"/decks/{bench.game.id}/save")[
            icon("check"), h.span[look.say("decks.save")]
        ],
        h.a(".button.main", href=f"/set/{bench.game.id}?option.{option}={bench.code}")[
            icon("play"), h.span[look.say("decks.play")]
        ]
        if not faults
        else h.p(".hint")[look.say("decks.play.not")],
    ]


def share(look: Look, bench: Bench, base: str) -> h.Element:
    kept = Bench(bench.game, bench.building, bench.deck, {"name": bench.name})
    return h.section(".share")[
        h.h3[look.say("decks.share")],
        h.label[
            look.say("decks.share.link"),
            h.input(id="share-link", type="text", readonly=True, value=base + kept.address()),
        ],
        h.label[
            look.say("decks.share.text"),
            h.textarea(id="share-text", readonly=True, rows="12")[bench.text(look.lang)],
        ],
        h.a(href=kept.address().replace("?", "/text?", 1), download="deck.txt")[look.say("decks.share.download")],
    ]


def bar(look: Look, bench: Bench, faults: list[Any]) -> h.Element:
    """On a phone the deck lies below the cards: this says how it stands and leads there."""
    counts = [f"{look.say('decks.part.' + p.name)} {bench.count(p)}/{p.number}" for p in bench.building.parts]
    state = look.say("decks.faulty", count=len(faults)) if faults else look.say("decks.legal")
    return h.a("#bar", href="#deck")[h.span[" · ".join(counts)], h.strong(class_={"over": bool(faults)})[state]]
