"""BM-1 to BM-3: modes, sets, tokens, teams, explorers, and what the host may ask for."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from herna.games.bigmonster.outside.facts import facts
from herna.games.bigmonster.printed.tiles import SLOTS, TEAM_SLOTS, tiles_of
from herna.games.bigmonster.state import BigMonster
from herna.games.bigmonster.table.designs import TILES
from herna.games.bigmonster.table.words import SETS
from herna.kernel.errors import BadOption
from tests.games.bigmonster.scene import GAME, after_explorers, draft, finish, kind, new, seat, shown

BASIC = {"token_desert", "token_stone", "token_penalty"}
OPTIONAL = [
    "token_water",
    "token_swamp_grass",
    "token_terrains",
    "token_lava",
    "token_crystals",
    "token_ice",
    "token_mutagenic",
]


def kinds_in_play(s: BigMonster) -> set[str]:
    table: Any = s.view()["tokens"]
    return {t["token"] for t in table}


def optional_of(s: BigMonster) -> set[str]:
    return kinds_in_play(s) - BASIC


# --- BM-1 -----------------------------------------------------------------------------------------------
@pytest.mark.rule("BM-1.1")
@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("mode", ["team", "ffa", "duel", "trio"])
def test_modes_and_numbers_of_players(mode: str, players: int) -> None:
    legal = {"team": (4, 6), "ffa": (3, 4, 5, 6), "duel": (2,), "trio": (3,)}
    if players in legal[mode]:
        assert new(players, mode=mode).view()["mode"] == mode
    else:
        with pytest.raises(BadOption, match=r"BM-1\.1"):
            new(players, mode=mode)


@pytest.mark.rule("BM-1.1")
@pytest.mark.parametrize("players", [0, 1, 7])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(BadOption, match="players"):
        new(players)


@pytest.mark.rule("BM-1.2")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_as_many_sets_as_players(players: int) -> None:
    s = new(players)
    sets: Any = s.view()["sets"]
    assert len(sets) == players
    assert sets[0] == "base"
    assert len(set(sets)) == players
    tiles = Counter(tile for pile in s.kept for tile in pile)
    assert tiles == Counter(tiles_of(tuple(sets)))  # nothing of the other sets


@pytest.mark.rule("BM-1.2")
def test_the_host_may_choose_the_sets_but_not_leave_out_the_base_set() -> None:
    s = new(3, sets=["set_f", "base", "set_c"])
    assert s.view()["sets"] == ["base", "set_c", "set_f"]
    with pytest.raises(BadOption, match=r"'base' is always"):
        new(3, sets=["set_b", "set_c", "set_d"])
    for wrong in (["base", "set_b"], ["base", "set_b", "set_c", "set_d"]):
        with pytest.raises(BadOption, match="needs 3 sets"):
            new(3, sets=wrong)
    with pytest.raises(BadOption, match="same value twice"):
        new(3, sets=["base", "set_b", "set_b"])
    with pytest.raises(BadOption, match="'random' stands alone"):
        new(3, sets=["random", "base", "set_b"])
    with pytest.raises(BadOption, match="is not one of"):
        new(3, sets=["base", "set_x", "set_b"])


@pytest.mark.rule("BM-1.2")
def test_the_sets_agree_with_the_printed_table() -> None:
    terrains = ("ice", "lava", "water", "grass", "swamp", "stone", "desert")
    per_set = {
        "base": (2, 2, 4, 4, 5, 1, 2),
        "set_b": (7, 5, 2, 2, 0, 3, 1),
        "set_c": (6, 5, 4, 0, 0, 3, 2),
        "set_d": (7, 5, 2, 1, 0, 3, 2),
        "set_e": (7, 5, 2, 1, 0, 3, 2),
        "set_f": (7, 5, 2, 1, 0, 3, 2),
    }
    for name, counts in per_set.items():
        found = Counter(facts(TILES[t].slug)["terrain"] for t in tiles_of((name,)))
        assert tuple(found[terrain] for terrain in terrains) == counts
        assert sum(counts) == 20
    assert len(tiles_of(SETS)) == 120


@pytest.mark.example("BM-X1")
@pytest.mark.rule("BM-1.3")
def test_material_for_four() -> None:
    s = new(4)
    assert [len(pile) for pile in s.kept] == [10] * 8  # before the first stacks go to the ships
    for i in range(4):
        s.choose(0, i)
    assert [shown(s, i)["hand_size"] for i in range(4)] == [10] * 4
    assert s.view()["kept"] == [10] * 4
    assert 120 - 20 * 4 == 40


@pytest.mark.rule("BM-1.4")
@pytest.mark.component("mutation_blue", "mutation_orange", "mutation_green", "mutation_red")
def test_there_are_as_many_mutation_tiles_as_unstable_monsters() -> None:
    for colour in ("blue", "orange", "green", "red"):
        mutation, monster = facts(f"mutation_{colour}"), facts(f"ice_unstable_{colour}")
        assert mutation["copies"] == monster["copies"] == 6
        assert mutation["points"] == monster["levels"][1:]


@pytest.mark.rule("BM-1.5")
@pytest.mark.parametrize(("players", "mode"), [(3, "ffa"), (4, "team"), (6, "ffa")])
def test_everybody_is_dealt_two_of_all_twelve_explorers(players: int, mode: str) -> None:
    seen: set[str] = set()
    for seed in range(40):
        s = new(players, seed=seed, mode=mode)
        assert kind(s) == "keep"
        dealt = [e for i in range(players) for e in shown(s, i, i)["dealt"]]
        assert len(set(dealt)) == 2 * players
        seen |= set(dealt)
        assert s.view()["undealt"] == 12 - 2 * players
    assert len(seen) == 12  # the black-and-white ones too, also with three players


@pytest.mark.rule("BM-1.5", "BM-1.6")
def test_explorers_are_chosen_secretly_and_shown_together() -> None:
    s = new(3)
    assert s.to_act == (0, 1, 2)
    mine = shown(s, 0, 0)["dealt"]
    assert s.codes(0) == [f"keep:{e}" for e in mine]
    assert shown(s, 0, 1)["dealt"] is None
    assert shown(s, 0, None)["dealt"] is None
    other = shown(s, 1, 1)["dealt"][0]
    refusal = s.why_not(f"keep:{other}", 0)
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("BM-1.5", "not_dealt")
    s.choose(f"keep:{mine[1]}", 0)
    s.choose(0, 1)
    assert shown(s, 0, 1)["explorer"] is None  # nothing is shown before all have chosen
    s.choose(0, 2)
    assert shown(s, 0, 1)["explorer"] == mine[1]
    assert shown(s, 0, 0)["spare"] == mine[0]  # the ship, which only they can name
    for viewer in (1, 2, None):
        assert shown(s, 0, viewer)["spare"] is None


@pytest.mark.rule("BM-1.7")
@pytest.mark.parametrize(
    ("players", "teams", "partners"),
    [
        (4, "opposite", [2, 3, 0, 1]),
        (6, "opposite", [3, 4, 5, 0, 1, 2]),
        (6, "1+3,2+5,4+6", [2, 4, 0, 5, 1, 3]),
        (6, "1+5,2+4,3+6", [4, 3, 5, 1, 0, 2]),
    ],
)
def test_teams(players: int, teams: str, partners: list[int]) -> None:
    assert new(players, mode="team", teams=teams).view()["partners"] == partners


@pytest.mark.rule("BM-1.7")
def test_partners_never_sit_side_by_side() -> None:
    found = set()
    for seed in range(60):
        partners: Any = new(6, seed=seed, mode="team", teams="random").view()["partners"]
        found.add(tuple(partners))
        for i in range(6):
            assert (partners[i] - i) % 6 not in (0, 1, 5)
            assert partners[partners[i]] == i
    assert len(found) == 4
    with pytest.raises(BadOption, match="teams"):
        new(6, mode="team", teams="1+2,3+4,5+6")
    with pytest.raises(BadOption, match=r"BM-1\.7"):
        new(4, mode="team", teams="1+4,2+5,3+6")
    with pytest.raises(BadOption, match=r"BM-1\.7"):
        new(4, mode="ffa", teams="1+3,2+4")


@pytest.mark.rule("BM-1.8", "BM-2.1", "BM-3.1")
@pytest.mark.component("game_board")
def test_the_board_shows_the_tokens_of_the_mode() -> None:
    for players, mode, tiers in ((4, "team", ["individual", "team"]), (4, "ffa", ["individual"])):
        table: Any = new(players, mode=mode).view()["tokens"]
        for token in table:
            assert token["open"] == ([] if token["token"] == "token_penalty" else tiers)
    assert facts("game_board") == {"type": "accessory", "copies": 1}


@pytest.mark.rule("BM-1.9")
def test_defaults() -> None:
    assert new(2).view()["mode"] == "duel"
    for players in (3, 4, 5, 6):
        assert new(players).view()["mode"] == "ffa"
    s = new(4)
    v = s.view()
    assert v["claim_mode"] == "random"
    assert v["slow_monster"] is False
    assert v["team_tier_locked"] is False
    assert optional_of(s) == {"token_water", "token_swamp_grass", "token_lava", "token_ice"}
    assert GAME.new(seed=1).players == 2


@pytest.mark.rule("BM-1.9")
def test_each_combination_of_sets_is_equally_likely() -> None:
    found: Counter[tuple[str, ...]] = Counter()
    for seed in range(600):
        found[tuple(new(3, seed=seed, events=False).view()["sets"])] += 1  # type: ignore[arg-type]
    assert len(found) == 10  # two of five
    assert min(found.values()) > 35  # 60 expected


@pytest.mark.rule("BM-1.10")
def test_the_seat_after_the_last_is_the_first() -> None:
    s = after_explorers(5, claim_mode="rotating")
    orders = []
    for _ in range(6):
        for i in range(5):
            s.choose(0, i)
        orders.append(s.order)
        while kind(s) == "claim":
            s.choose(0)
        for i in range(5):
            s.choose(0, i)
    assert orders[3] == (3, 4, 0, 1, 2)
    assert orders[5] == (0, 1, 2, 3, 4)


# --- BM-2 -----------------------------------------------------------------------------------------------
@pytest.mark.rule("BM-2.1", "BM-2.2")
def test_teams_have_both_tiers_and_a_team_penalty() -> None:
    s = new(4, mode="team")
    assert kinds_in_play(s) >= BASIC
    assert len(kinds_in_play(s)) == 5
    held = finish(draft(seat("desert@2,0"), seat(), seat("desert@2,0"), seat(), mode="team"))
    assert [t["tier"] for t in shown(held, 1)["tokens"] if t["token"] == "token_penalty"] == ["team"]


@pytest.mark.rule("BM-2.3")
def test_which_pairs_of_optional_tokens_teams_may_choose() -> None:
    first, second = set(TEAM_SLOTS[0]), set(TEAM_SLOTS[1])
    assert first == {"token_water", "token_swamp_grass", "token_terrains"}
    assert second == {"token_lava", "token_ice", "token_mutagenic", "token_crystals", "token_terrains"}
    for a in OPTIONAL:
        for b in OPTIONAL:
            legal = a != b and ((a in first and b in second) or (b in first and a in second))
            if legal:
                assert optional_of(new(4, mode="team", tokens=[a, b])) == {a, b}
            else:
                with pytest.raises(BadOption):
                    new(4, mode="team", tokens=[a, b])
    with pytest.raises(BadOption, match="choose 2 optional kinds, not 1"):
        new(4, mode="team", tokens=["token_water"])


@pytest.mark.rule("BM-2.4")
def test_the_first_game_of_teams() -> None:
    assert optional_of(new(6, mode="team")) == {"token_water", "token_lava"}


@pytest.mark.rule("BM-2.5")
def test_random_tokens_of_teams() -> None:
    found: Counter[frozenset[str]] = Counter()
    for seed in range(700):
        found[frozenset(optional_of(new(4, seed=seed, mode="team", tokens="random", events=False)))] += 1
    assert all(len(pair) == 2 for pair in found)
    legal = {frozenset((a, b)) for a in TEAM_SLOTS[0] for b in TEAM_SLOTS[1] if a != b}
    assert set(found) == legal
    assert min(found.values()) > 25  # 50 expected for each of the 14 draws


# --- BM-3 -----------------------------------------------------------------------------------------------
@pytest.mark.rule("BM-3.1", "BM-12.3", "BM-13.1")
@pytest.mark.parametrize(("players", "mode"), [(5, "ffa"), (2, "duel"), (3, "trio")])
def test_without_teams_seven_kinds_of_individual_tokens(players: int, mode: str) -> None:
    s = new(players, mode=mode)
    assert len(kinds_in_play(s)) == 7
    assert kinds_in_play(s) >= BASIC
    table: Any = s.view()["tokens"]
    assert all("team" not in token["open"] and token["team_needs"] is None for token in table)


@pytest.mark.rule("BM-3.2")
def test_the_host_may_choose_any_four_different_kinds() -> None:
    free = ["token_lava", "token_crystals", "token_ice", "token_mutagenic"]  # no slots could hold these
    assert optional_of(new(3, tokens=free)) == set(free)
    for wrong in (free[:3], [*free, "token_water"]):
        with pytest.raises(BadOption, match="choose 4 optional kinds"):
            new(3, tokens=wrong)
    with pytest.raises(BadOption, match="same value twice"):
        new(3, tokens=["token_lava", "token_lava", "token_ice", "token_water"])
    with pytest.raises(BadOption, match="is not one of"):
        new(3, tokens=["token_desert", "token_lava", "token_ice", "token_water"])


@pytest.mark.rule("BM-3.3", "BM-3.4")
def test_random_tokens_fill_the_slots() -> None:
    found: Counter[frozenset[str]] = Counter()
    for seed in range(600):
        found[frozenset(optional_of(new(3, seed=seed, tokens="random", events=False)))] += 1
    assert all(len(four) == 4 for four in found)
    assert set(found) == draws()
    terrains = sum(n for four, n in found.items() if "token_terrains" in four)
    assert 400 < terrains < 500  # 12 of the 16 draws without a repetition hold it


def draws() -> set[frozenset[str]]:
    """All draws of four different kinds."""
    return {
        frozenset((a, b, c, d))
        for a in SLOTS[0] for b in SLOTS[1] for c in SLOTS[2] for d in SLOTS[3]
        if len({a, b, c, d}) == 4
    }  # fmt: skip


# --- other options --------------------------------------------------------------------------------------
def test_options_that_do_not_fit_the_mode_are_refused() -> None:
    with pytest.raises(BadOption, match="slow_monster"):
        new(2, slow_monster=True)
    with pytest.raises(BadOption, match="slow_monster"):
        new(3, mode="trio", slow_monster=True)
    with pytest.raises(BadOption, match="team_tier_locked"):
        new(4, team_tier_locked=True)
    with pytest.raises(BadOption, match="claim_mode"):
        new(4, claim_mode="fastest")
    with pytest.raises(BadOption, match="no option 'speed'"):
        new(4, speed=1)


@pytest.mark.component("help_tile")
def test_every_question_helps_and_every_option_is_explained() -> None:
    for option in GAME.options:
        for lang in ("en", "cs"):
            assert len(GAME.help(option, lang)) > 20
    for players, mode in ((2, "duel"), (4, "team")):
        s = new(players, mode=mode)
        seen = set()
        while not s.over:
            i = s.to_act[0]
            decision = s.decision(i)
            if decision.kind not in seen:
                seen.add(decision.kind)
                for lang in ("en", "cs"):
                    assert len(decision.help(lang)) > 40
                    assert decision.prompt(lang).endswith(("?", "."))
            s.choose(0, i)
        assert {"keep", "place"} < seen
    assert facts("help_tile")["copies"] == 4


def test_every_component_has_facts() -> None:
    for component in GAME.component_ids():
        assert GAME.facts(component)["type"] in ("tile", "mutation", "explorer", "token", "crystal", "accessory")
    tiles = [GAME.facts(c) for c in GAME.component_ids() if GAME.facts(c)["type"] == "tile"]
    assert sum(t["copies"] for t in tiles) == 120
    tokens = [GAME.facts(c) for c in GAME.component_ids() if GAME.facts(c)["type"] == "token"]
    assert sum(t["copies"] for t in tokens) == 38
