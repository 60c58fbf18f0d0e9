"""Every question says who asks, what for and how many, in sentences of its own."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any, Final

import pytest

from herna.games.wistar.table.moves import PROCEDURES
from herna.games.wistar.table.words import GOODS, KINDS, PAYMENTS
from herna.games.wistar.vocabulary.effects import Exchange
from herna.kernel.flow import Step
from tests.contract.wistar import crowded
from tests.games.wistar.scene import GAME, Side, at, do, finish_round, last_turn, me, played, table
from tests.sources import source_of

# Steps that look at the table to say what they ask for, with all they may say; the kind of question comes first.
BY_TABLE: Final = {
    "ChooseTiles": ["dig.dig", "dig.dig_by_text", "dig.dig_free", "beds.beds", "beds.beds_by_text", "beds.beds_free"],
    "TakeProject": ["develop.develop", "develop.develop_by_text"],
    "SpendPoint": ["explore.explore", "explore.explore_by_text"],
    "MoveRat": ["rats.rats", "rats.rats_by_text"],
    "DrinkPotion": ["potion.potion", "potion.potion_by_text"],
    "ChooseTask": ["task.task", "task.task_by_text"],
    "ChooseCard": ["play.play", "play.play_paid", "play.play_cheaper", "play.play_free"],
    "ChooseDoor": ["door.open_near", "door.open_anywhere"],
    "ChooseMixture": [f"items.{word}" for word in PAYMENTS if word not in ("", "for_text")],
    "GiveCards": [f"card.{word}" for word in PAYMENTS if word],
    "TakeTurn": ["turn.place", "turn.act", "turn.finish"],
    "TentAnywhere": ["tent.pitch_anywhere", "tent.move_tent"],
    "ThisOrPoints": ["penalty.mouse_or_points", "penalty.metal_or_points"],
}
CLASSES: Final = {type(step).__name__: type(step) for program in PROCEDURES.programs for step in program}
SOURCES: Final = {name: source_of(step) for name, step in CLASSES.items()}


def asking_steps() -> list[tuple[tuple[Step[Any], ...], int]]:
    """Every step that asks, as its procedure and its place there."""
    found = []
    for program in PROCEDURES.programs:
        for i, step in enumerate(program):
            if "s.ask(" in SOURCES[type(step).__name__]:
                found.append((program, i))
    return found


def kinds_of(step: Step[Any]) -> list[str]:
    """The kinds of question in the source of a step's class."""
    source = SOURCES[type(step).__name__]
    return [kind.name for kind in KINDS if f"ASK_{kind.name.upper()}" in source]


def has_sentence(kind: str, purpose: str) -> bool:
    return GAME.texts.has(f"ask.{kind}.{purpose}") or (kind == purpose and GAME.texts.has(f"ask.{kind}"))


def test_every_step_that_asks_has_a_sentence() -> None:
    named = set()
    for program, i in asking_steps():
        step = program[i]
        name = type(step).__name__
        assert kinds_of(step), name
        if isinstance(step, Exchange):
            assert has_sentence("exchange", step.bargain), step.bargain
        elif name in BY_TABLE:
            named.add(name)
        else:
            assert type(step).purpose is Step.purpose, f"{name} looks at the table, but is not named here"
            verbs = [later.verb for later in program[i:] if later.verb]
            for kind in kinds_of(step):
                assert has_sentence(kind, verbs[0] if verbs else kind), (name, kind, verbs)
    assert named == set(BY_TABLE)


@pytest.mark.parametrize("question", [question for words in BY_TABLE.values() for question in words])
def test_everything_that_depends_on_the_table_has_a_sentence(question: str) -> None:
    kind, _, purpose = question.partition(".")
    assert has_sentence(kind, purpose)


def test_no_sentence_is_left_over() -> None:
    asked = {question for words in BY_TABLE.values() for question in words}
    for program, i in asking_steps():
        step = program[i]
        if isinstance(step, Exchange):
            asked.add(f"exchange.{step.bargain}")
        elif type(step).__name__ not in BY_TABLE:
            asked |= {f"{kind}.{step.verb or kind}" for kind in kinds_of(step)}
    said = [key[4:] for key in GAME.texts.phrases if key.startswith("ask.")]
    assert sorted(said) == sorted([q.partition(".")[0] if len(set(q.split("."))) == 1 else q for q in asked])


def test_random_tables_ask_for_what_is_named_here() -> None:
    met: Counter[str] = Counter()
    for seed in range(4):
        rng = Random(seed)
        s = crowded(rng)
        while not s.over:
            decision = s.decision(s.to_act[0])
            met[f"{decision.kind}.{decision.purpose}"] += 1
            if decision.source and decision.at:
                assert decision.at.rpartition(".")[2] == decision.source or decision.at.startswith("room.")
            s.choose(rng.randrange(s.width))
    assert len(met) > 30


# --- what they say --------------------------------------------------------------------------------------------------
def asked(s: Any) -> tuple[str, str]:
    decision = s.decision(s.to_act[0])
    return decision.prompt("en"), decision.prompt("cs")


@pytest.mark.rule("RW-10.7")
@pytest.mark.component("supercomputer")
def test_a_price_says_what_it_is_paid_for() -> None:
    s = do(table({"area": ["supercomputer"], "wood": 5}), "use:supercomputer")
    decision = s.decision()
    assert asked(s) == (
        "Supercomputer: give 2 items to draw 3 basic cards and play one of them for free?",
        "Superpočítač: odhodíš 2 předměty, dobereš si 3 základní karty a jednu z nich smíš vyložit zdarma?",
    )
    assert (decision.purpose, decision.source, decision.at) == (
        "item_for_free_project",
        "supercomputer",
        "area0.supercomputer",
    )
    assert decision.help("en") == GAME.texts.components["supercomputer"].text("en")
    assert [option.role for option in decision.options][-1] == "decline"


@pytest.mark.rule("RW-18.4")
@pytest.mark.component("throwing_star")
def test_a_penalty_names_the_card_that_asks_and_its_owner() -> None:
    s, _ = played("throwing_star", {}, {"hand": ["thimble_helmet", "cork_life_vest"]})
    decision = s.decision(1)
    assert asked(s) == (
        "Throwing Star (Player 1): which card do you discard?",
        "Vrhací hvězdice (Hráč 1): kterou kartu odhodíš?",
    ), "the card of another player: its text speaks of opponents, and that is who is asked"
    assert (decision.kind, decision.purpose, decision.at) == ("card", "as_penalty", "area0.throwing_star")
    assert decision.limit() == "", "just one"
    assert decision.options[0].tag("cs") == "odhodit"


@pytest.mark.rule("RW-15.1", "RW-15.2")
def test_items_are_given_for_something() -> None:
    hand = ["thimble_helmet", "cork_life_vest", "laser_cutter"]
    s = do(table({"hand": hand, "wood": 2, "metal": 2}), "buy:electricity")
    assert asked(s)[0] == "Electricity: which 4 items do you give for it?"
    assert (s.decision().rule, s.decision().asker()) == ("RW-15.2", "Quick actions")
    do(s, "items:wood=1,metal=1,card=2")
    assert asked(s)[0] == "Electricity: which card do you give as an item?"
    assert s.decision().limit("en") == "0 of 2 chosen"
    do(s, "card:laser_cutter")
    assert s.decision().limit("en") == "1 of 2 chosen"
    s = do(table({"hand": hand, "wood": 2, "metal": 2}), "buy:versatility")
    assert asked(s)[0] == "Versatility token: which 3 items do you give for it?"


@pytest.mark.rule("RW-4.2", "RW-4.7")
def test_a_turn_says_what_is_left() -> None:
    s = table({"wood": 0})
    assert asked(s) == (
        "Your turn: place a chief (3 left). Quick actions that you could do first: 3.",
        "Jsi na tahu: umísti velitele (zbývají 3). Rychlé akce, které můžeš provést předtím: 3.",
    )
    assert s.decision().purpose == "place"
    do(s, "place:s1b")
    assert s.decision().purpose == "act"
    s = at("s1b", {})
    assert s.decision().purpose == "finish"
    s = finish_round(last_turn())
    assert asked(s)[0].startswith("Your turn: place a chief (3 left)")


@pytest.mark.rule("RW-12.4")
def test_items_of_a_task_name_the_mission() -> None:
    side: Side = {"explorer": "g2", "wood": 3, "metal": 3, "versatility": 3}
    other: Side = {"fields": ["ab_vp3", "ab_annex"]}
    s = at("s2a", side, other, bonus=True, missions={"g2": {"card": "mh3", "open": True, "cubes": [1, 1, None]}})
    do(s, "bonus", "task:mh3.3", "cube:ab_vp3")
    assert asked(s)[0] == "“The Bookcase Hides Something!”: what do you give for the task? 2 items are due."
    assert s.decision().at == "room.g2"
    assert me(s)["wood"] == 3


def test_every_bargain_is_made_of_what_is_paid_and_gained() -> None:
    bargains = {step.bargain for program, i in asking_steps() if isinstance(step := program[i], Exchange)}
    assert len(bargains) == 13
    assert all(bargain.partition("_for_")[0] in GOODS and bargain.partition("_for_")[2] for bargain in bargains)


def label(s: Any, code: str, lang: str = "en") -> str:
    """The sentence of an option of seat 0."""
    return str(next(o for o in s.decision(0).options if o.code == code).label(lang))


@pytest.mark.rule("RW-15.1", "RW-15.2", "RW-15.3")
def test_quick_actions_say_what_is_paid_and_what_for() -> None:
    s = table({"wood": 3, "metal": 3, "movement": 1, "rats": {"forest": 2}})
    assert label(s, "buy:versatility") == "Quick: buy a versatility token for 3 items"
    assert label(s, "buy:versatility", "cs") == "Rychlá akce: koupit žeton všeumětelství za 3 předměty"
    assert label(s, "buy:electricity", "cs") == "Rychlá akce: koupit elektrický proud za 4 předměty"
    assert label(s, "move") == "Quick: pay 1 movement token and move 1 rat to another area"
    assert label(s, "move", "cs") == "Rychlá akce: zaplatit 1 žeton pohybu a přesunout 1 krysu do jiné oblasti"
    two = table({"movement": 1, "rats": {"forest": 2}, "fields": ["ab_movement"]})
    assert label(two, "move") == "Quick: pay 1 movement token and move 1 or 2 rats to other areas"


@pytest.mark.rule("RW-14.3", "RW-15.1")
@pytest.mark.parametrize(
    ("lang", "item", "potion"),
    [
        ("en", "item is 1 wood, 1 metal or 1 card from your hand", "potion: play a project or complete a task"),
        ("cs", "ředmět je 1 dřevo, 1 kov nebo 1 karta z ruky", "lektvar: vylož projekt nebo splň úkol"),
    ],
)
def test_the_help_says_what_items_and_potions_are(lang: str, item: str, potion: str) -> None:
    placing = table({"wood": 3, "metal": 3}).decision(0)
    assert item in placing.help(lang)
    assert potion in placing.help(lang)
    acting = at("s1b", {"wood": 3, "metal": 3}, main=True, bonus=True)
    assert item in acting.decision(0).help(lang)
    finishing = at("s1b", {"wood": 3, "metal": 3})
    assert item in finishing.decision(0).help(lang)


@pytest.mark.rule("RW-5.5", "RW-5.7")
def test_rooms_and_beds_say_what_they_cost_together() -> None:
    rats = {"forest": 2, "burrow": 2, "farm": 2}
    s = at("s2b", {"metal": 9, "rats": rats, "beds": 4, "rooms_dug": 2}, main=True)
    do(s, "main")
    assert label(s, "dig:2") == "Dig 2 rooms (4 metal)"
    assert label(s, "dig:1", "cs") == "Vyhloubit 1 komoru (2 kovy)"
    side: Side = {
        "metal": 9,
        "rats": rats,
        "beds": 4,
        "rooms_dug": 2,
        "fields": ["ab_room_discount"],
        "area": ["pulley"],
    }
    s = at("s2b", side, main=True)
    do(s, "main")
    assert label(s, "dig:2") == "Dig 2 rooms (1 metal)", "1 each, and 1 off the whole"
    metal = me(s)["metal"]
    do(s, "dig:2")
    assert me(s)["metal"] == metal - 1
    s = at("s4a", {"wood": 9, "rats": rats, "beds": 4, "rooms_dug": 4}, main=True)
    do(s, "main")
    assert label(s, "beds:2", "cs") == "Postavit 2 postele (4 dřeva)"


@pytest.mark.rule("RW-9.3", "RW-9.5", "RW-9.6")
def test_a_card_says_what_playing_it_costs() -> None:
    side: Side = {"wood": 5, "metal": 5, "versatility": 3, "hand": ["archive", "holographic_projector"]}
    s = do(table(side), "place:hut", "potion:play")
    assert label(s, "play:archive") == "Play Archive (2 wood, 1 metal)"
    skills = "Play Holographic Projector (1 wood, 2 metal, 2 versatility tokens)"
    assert label(s, "play:holographic_projector") == skills
    cheaper = do(table({**side, "area": ["h05"]}), "place:hut", "potion:play")
    assert label(cheaper, "play:archive") == "Play Archive (2 wood, 1 metal, less 1 wood or metal)"
    assert label(cheaper, "play:archive", "cs") == "Vyložit Archiv (2 dřeva, 1 kov, sleva 1 kus dřeva či kovu)"
    assert label(cheaper, "play:holographic_projector") == skills, "the mouse is for buildings"


@pytest.mark.rule("RW-12.4", "RW-12.6")
def test_a_task_and_its_cube_say_what_they_cost() -> None:
    side: Side = {"wood": 5, "versatility": 2, "explorer": "g2"}
    s = table(side, missions={"g2": {"card": "mh1", "open": True}})
    do(s, "place:hut", "potion:task")
    assert (
        label(s, "task:mh1.1")
        == "“Something Lives in the Den!” – row 1: Find the entrance (1 item, 1 versatility token)"
    )
    do(s, "task:mh1.1")
    assert label(s, "cube:ab_bed_discount") == "Take the cube from: Cheaper beds (costs 1 item)"
    assert label(s, "cube:ab_vp3") == "Take the cube from: Three points"


def sentences(s: Any, kind: str, lang: str = "en") -> list[str]:
    return [event.text(lang) for event in s.events() if event.kind == kind]


@pytest.mark.rule("RW-4.4", "RW-5.2")
def test_an_action_of_which_nothing_is_possible_is_told_as_such() -> None:
    broke = at("s2b", {"metal": 0, "rats": {"forest": 2}}, main=True, bonus=True)
    assert label(broke, "main") == "Main action: dig rooms (power 2); nothing of it is possible now"
    do(broke, "main")
    assert sentences(broke, "main") == ["Player 1 performs: dig rooms with power 2, but nothing of it is possible."]
    able = at("s2b", {"metal": 2, "rats": {"forest": 2}}, main=True, bonus=True)
    assert label(able, "main") == "Main action: dig rooms (power 2)"
    do(able, "main", "dig:1")
    assert sentences(able, "main") == ["Player 1 performs: dig rooms with power 2."]


@pytest.mark.rule("RW-4.4", "RW-4.6")
def test_a_bonus_of_which_nothing_is_possible_is_told_as_such() -> None:
    s = at("s2a", {"wood": 1, "rats": {"burrow": 2}, "metal": 4}, main=True, bonus=True)
    assert label(s, "bonus", "cs") == "Bonusová akce: Hlídka; teď z ní nejde provést nic"
    do(s, "bonus")
    assert sentences(s, "bonus") == ["Player 1 does the bonus action Patrol, but nothing of it is possible."]
    school = at("s2b", {}, main=True, bonus=True)
    do(school, "bonus")
    assert sentences(school, "bonus", "cs") == ["Hráč 1 provádí bonusovou akci Škola."]


# --- the table beside the questions --------------------------------------------------------------------------
def lines(s: Any, lang: str = "en") -> list[str]:
    return [line.strip() for line in GAME.picture(s.view(0), lang, ())]


@pytest.mark.rule("RW-5.1")
def test_the_table_says_whose_rats_are_the_power_of_an_action() -> None:
    s = table({"rats": {"forest": 0, "burrow": 0, "farm": 2}})
    assert any(line.startswith("gather wood (forest): ") for line in lines(s))
    assert any(line.startswith("stavba postelí (nora): ") for line in lines(s, "cs"))
    assert label(s, "place:s1b") == "Place a chief: Crossroads – only the bonus; no rat (forest), so no gather wood"
    waiting = table({"rats": {"entrance": 1, "forest": 0, "burrow": 0, "farm": 1}})
    bring = "Quick: bring a rat from the entrance to the burrow (for gather metal and build beds)"
    assert label(waiting, "deploy:burrow") == bring


@pytest.mark.rule("RW-7.5")
def test_passages_are_called_by_the_rooms_that_they_join() -> None:
    s = table({}, doors={"d03": "open"})
    drawn = lines(s, "cs")
    closed = next(line for line in drawn if line.startswith("Zavřené dveře: "))
    opened = next(line for line in drawn if line.startswith("Otevřené průchody: "))
    assert "Předsíň – Kuchyně (d03)" in opened
    assert "Předsíň – Kuchyně (d03)" not in closed
    assert len([p for p in s.view(0)["passages"] if f"({p['id']})" in closed + opened]) == 10  # type: ignore[attr-defined]


@pytest.mark.rule("RW-16.1")
def test_a_goal_says_what_it_brings() -> None:
    s = table({}, goals=["g13", "g01", "g02"])
    told = next(line for line in lines(s) if line.startswith("Organisers: "))
    assert "needs 3, then 4 " in told
    assert told.endswith("; reward: use a potion now; then gain 4 VP")
    for goal, text in GAME.texts.components.items():
        if goal[:1] == "g" and goal[1:].isdigit() and len(goal) == 3:
            for lang in ("en", "cs"):
                assert text.text(lang).count(": ") == 1, "the reward stands behind the only colon"


@pytest.mark.rule("RW-10.3", "RW-10.4")
def test_your_cards_that_go_on_working_show_their_texts() -> None:
    s = table({"area": ["pulley", "h05", "wind_up_duck"]}, {"area": ["archive"]})
    drawn = lines(s)
    for card in ("pulley", "h05"):
        text = GAME.texts.components[card]
        assert f"{text.name('en')}: {text.text('en')}" in drawn
    for card in ("wind_up_duck", "archive"):
        assert not [line for line in drawn if line.startswith(GAME.texts.components[card].name("en") + ": ")], card
