"""Who knows what: redrawn worlds keep all that a seat has seen and nothing else."""

from __future__ import annotations

from herna.games.smashup.table.words import CARD, SEEN

from .scene import asked, deck, do, hand, name_of, scene, view, world

CALM: dict[str, list[str]] = {"tortuga": [], "ninja_dojo": []}
WORLDS = range(25)


def test_other_hands_and_all_decks_are_redrawn() -> None:
    s = scene(CALM, hands=[["zapbot", "howl"], ["collector", "probe"]])
    hands = {tuple(hand(world(s, 0, n), 1)) for n in WORLDS}
    assert len(hands) > 15
    assert all([hand(world(s, 0, n), 0) == ["howl", "zapbot"] for n in WORLDS])
    assert len({tuple(deck(world(s, 0, n), 0)[:3]) for n in WORLDS}) > 15, "not even the own deck is known"


def test_a_minion_returned_to_a_hand_is_known_there() -> None:
    s = scene({"tortuga": ["p2.king_rex"]}, hands=[["beam_up"], ["howl", "rampage"]])
    do(s, "play:beam_up")
    for seat in (0, None):
        assert view(s, seat)["sides"][1]["hand_known"] == ["king_rex"]
    assert all(["king_rex" in hand(world(s, 0, n), 1) for n in WORLDS])
    assert any(["howl" not in hand(world(s, 0, n), 1) for n in WORLDS])


def test_a_known_card_is_forgotten_when_an_equal_one_may_have_been_played() -> None:
    s = scene({"tortuga": ["p2.war_raptor"]}, hands=[["beam_up"], ["war_raptor", "howl"]])
    do(s, "play:beam_up")
    assert view(s, 0)["sides"][1]["hand_known"] == ["war_raptor"]
    do(s, "end", "play:war_raptor@tortuga")
    assert view(s, 0)["sides"][1]["hand_known"] == [], "it may have been either of the two"
    assert any(["war_raptor" not in hand(world(s, 0, n), 1) for n in WORLDS])


def test_probe_tells_the_prober_only() -> None:
    s = scene(CALM, hands=[["probe"], ["howl", "rampage", "king_rex"], ["zapbot"]], players=3)
    do(s, "play:probe", "player:p2")
    assert all([hand(world(s, 0, n), 1) == ["howl", "king_rex", "rampage"] for n in WORLDS])
    assert len({tuple(hand(world(s, 2, n), 1)) for n in WORLDS}) > 10
    for n in WORLDS:
        other = world(s, 2, n)
        assert asked(other) == (0, "probe")
        known = [name_of(slot) for slot in other.sides[1].hand if slot & SEEN << 0]
        assert len(known) == 3, "in that world the prober knows that hand, too"


def test_a_card_under_the_deck_is_known_until_the_deck_is_shuffled() -> None:
    s = scene({"tortuga": ["p2.scout"]}, hands=[["disintegrator"], ["winds_of_change"]])
    do(s, "play:disintegrator")
    assert all([deck(world(s, 0, n), 1)[-1] == "scout" for n in WORLDS])
    do(s, "end", "play:winds_of_change")
    assert not any([slot & ~CARD for slot in s.sides[1].deck]), "shuffled: nothing is known of its order"


def test_a_portal_block_keeps_its_cards_but_not_their_order() -> None:
    s = scene(CALM, hands=[["portal"]], decks=[["howl", "scry", "summon", "rampage", "upgrade"]])
    do(s, "play:portal", "top:rampage", "top:upgrade", "top:howl", "top:scry")
    mine = {tuple(deck(world(s, 0, n), 0)[:5]) for n in WORLDS}
    assert mine == {("rampage", "upgrade", "howl", "scry", "summon")}
    theirs = {tuple(deck(world(s, 1, n), 0)[:5]) for n in WORLDS}
    assert len(theirs) > 10
    assert {tuple(sorted(top)) for top in theirs} == {("howl", "rampage", "scry", "summon", "upgrade")}
    do(s, "end")
    worlds = [world(s, 1, n) for n in WORLDS]
    both = {tuple(sorted(hand(w, 0) + deck(w, 0)[:3])) for w in worlds}
    assert both == {("howl", "rampage", "scry", "summon", "upgrade")}, "two of them are in the hand now"
    assert len({tuple(hand(w, 0)) for w in worlds}) > 3


def test_the_middle_of_ordering_tells_others_nothing() -> None:
    s = scene(CALM, hands=[["portal"]], decks=[["howl", "scry", "summon", "rampage", "upgrade"]])
    do(s, "play:portal", "top:rampage", "top:upgrade")
    assert len({tuple(deck(world(s, 1, n), 0)[:2]) for n in WORLDS}) > 5
    assert {tuple(deck(world(s, 0, n), 0)[:2]) for n in WORLDS} == {("rampage", "upgrade")}


def test_bases_seen_at_the_school_are_known_to_the_winner_only() -> None:
    s = scene(
        {"school_of_wizardry": ["p1.king_rex", "p1.laseratops", "p2.king_rex", "p2.zapbot"], "tortuga": []},
        base_deck=["tar_pits", "ninja_dojo", "jungle_oasis"],
    )
    do(s, "end", "replace:tar_pits", "under:jungle_oasis")
    tops = {tuple([slot & CARD for slot in world(s, 0, n).base_deck[-2:]]) for n in WORLDS}
    assert len(tops) == 1
    assert len({tuple([slot & CARD for slot in world(s, 1, n).base_deck[-2:]]) for n in WORLDS}) > 10


def test_a_forced_play_is_asked_in_every_world() -> None:
    s = scene(
        {"jungle_oasis": ["p2.king_rex", "p2.nukebot"], "tortuga": []}, hands=[["hidden_ninja", "shinobi", "poison"]]
    )
    do(s, "end", "special:hidden_ninja")
    for n in WORLDS:
        other = world(s, 1, n)
        assert asked(other) == (0, "now")
        assert any([c.startswith("play:") for c in other.codes(0)])


def test_what_was_shuffled_into_a_new_deck_is_remembered() -> None:
    s = scene(CALM, hands=[["mystic_studies"]], piles=[["howl", "king_rex", "scry"]], rest="out")
    do(s, "play:mystic_studies")
    assert view(s, 1)["sides"][0]["last_shuffled"] == ["scry", "king_rex", "howl"]


def test_what_is_under_way_is_shown_by_name_and_place() -> None:
    s = scene({"tortuga": ["p1.first_mate", "p1.buccaneer"], "tar_pits": [], "ninja_dojo": []}, hands=[["dinghy"]])
    first_mate = s.bases[0].minions[0].uid
    do(s, "play:dinghy", "target:own.first_mate@tortuga", "to:tar_pits")
    sailing = view(s, None)["resolving"][-1]
    assert sailing == {
        "what": "move several", "seat": 0, "card": "dinghy", "at": None, "base": None, "chosen": [f"m{first_mate}"],
    }  # fmt: skip
    bases = {"jungle_oasis": ["p2.king_rex", "p2.laseratops", "p2.laseratops"], "tortuga": []}
    s = do(scene(bases, hands=[["shinobi"]]), "end")
    window = view(s, None)["resolving"][-1]
    assert (window["what"], window["card"], window["at"], window["base"]) == (
        "special window", "jungle_oasis", None, f"b{s.bases[0].uid}",
    )  # fmt: skip
