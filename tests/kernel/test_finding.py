"""Looking for rules: what players type leads to the rule that answers it, in both languages; slips are noticed."""

from __future__ import annotations

import pytest

import herna
from herna.kernel.texts.catalogue import RuleText
from herna.kernel.texts.finding import Entry, Finder
from herna.kernel.texts.stems import stem, words_of

# What a player types, and the rules of which one must be among the first three.
QUESTIONS = {
    ("mindbug", "en"): """
        how do I win                            MB-2.1 MB-14.1
        hand limit                              MB-2.5
        can I attack twice                      MB-9.5 MB-9.5.2 MB-8.12
        stealth                                 MB-9.3
        what does poison do                     MB-9.1
        how many lives do we start with         MB-1.5
        who goes first?                         MB-1.7
        draw pile is empty                      MB-2.4
        when can I use a mindbug                MB-5.3 MB-5.8
        attacking                               MB-6.1
        who can block                           MB-6.6 MB-6.7
        equal power fight                       MB-6.10
        can I skip my turn                      MB-4.3
        graveyard abilities                     MB-11.1 MB-11.2 MB-11.3
        evolution                               MB-13.1
        is a draw possible                      MB-14.4 MB-14.3
        what can I do on my turn                MB-4.1
        can I block twice                       MB-6.6
        what is a mindbug                       MB-5.3 MB-5.5 MB-1.1
        how many cards do I draw                MB-2.3 MB-1.4
        do I lose life when I block             MB-6.9 MB-6.8
        how do I lose                           MB-4.2 MB-14.2
        do I get my creature back               MB-5.9
        which player starts                     MB-1.7
        how does a turn work                    MB-4.1
        when is the game over                   MB-2.1 MB-14.1 MB-4.2
        what does tough do                      MB-9.4
        can my opponent steal my creature       MB-5.3 MB-5.5 MB-5.8 MB-5.9
        must I attack                           MB-4.1 MB-6.12 MB-4.3
        how many mindbugs do I have             MB-1.1
        what happens when both creatures have the same power  MB-6.10
        when do play effects happen             MB-5.4 MB-8.1 MB-8.2
        do I have to block                      MB-6.6
        what does hunter mean                   MB-9.2 MB-6.5
    """,
    ("mindbug", "cs"): """
        jak vyhraju                             MB-2.1 MB-14.1
        limit karet                             MB-2.5
        záludn                                  MB-9.3
        útok                                    MB-6.1
        útočit                                  MB-6.1
        jedovata                                MB-9.1
        můžu útočit dvakrát?                    MB-9.5 MB-9.5.2 MB-8.12
        kdo začíná                              MB-1.7
        kolik mám životů na začátku             MB-1.5
        prázdný dobírací balíček                MB-2.4
        kdy použít mozkožrouta                  MB-5.3 MB-5.8
        stejná síla v souboji                   MB-6.10
        co je tah navíc                         MB-5.6 MB-5.7
        remíza                                  MB-14.4 MB-6.10
        kdo může blokovat                       MB-6.6 MB-6.7
        odolná nestvůra                         MB-9.4
        co můžu dělat ve svém tahu              MB-4.1
        můžu bránit dvakrát                     MB-6.6
        co je mozkožrout                        MB-5.3 MB-5.5 MB-1.1
        kolik karet si líznu                    MB-2.3 MB-1.4
        ztratím život, když bráním              MB-6.9 MB-6.8
        jak prohraju                            MB-4.2 MB-14.2
        vrátí se mi ukradená nestvůra           MB-5.9
        kdo vyhraje hru                         MB-2.1 MB-14.1
        kdo je první na tahu                    MB-1.7
        jak probíhá tah                         MB-4.1
        kdy hra končí                           MB-2.1 MB-14.1 MB-4.2
        co dělá lovec                           MB-9.2 MB-6.5
        kolik mám mozkožroutů                   MB-1.1
        musím útočit                            MB-4.1 MB-6.12
        co když mají obě nestvůry stejnou sílu  MB-6.10
        může mi soupeř vzít nestvůru            MB-5.3 MB-5.5 MB-5.8 MB-5.9
        musím bránit                            MB-6.6
        kolik mám karet v ruce                  MB-1.4 MB-2.3 MB-2.5
    """,
    ("smashup", "en"): """
        how do I win                            SU-9.1 SU-9.4
        hand limit                              SU-3.5 SU-12.6
        when does a base score                  SU-7.1 SU-3.4 SU-3.7
        mulligan                                SU-1.6
        tie at a base                           SU-8.2 SU-8.3
        how many cards do I draw                SU-3.5 SU-1.5
        can I play two minions                  SU-5.2 SU-5.1 SU-3.3
        what is a special                       SU-6.8
        deck is empty                           SU-12.1 SU-12.2 SU-12.3
        who starts                              SU-1.7 SU-2.4
        destroy meaning                         SU-6.1
        order of effects                        SU-10.3 SU-10.12
        move a minion                           SU-6.4
        can power be negative                   SU-6.11
        what can I do on my turn                SU-3.3 SU-3.1
        how many points do I need               SU-9.1
        what is a breakpoint                    SU-7.1 SU-1.9
        do minions stay after scoring           SU-7.7
        can I play a card that does nothing     SU-4.6
        what does ongoing mean                  SU-6.7
        how many bases are there                SU-1.4
        who is first when a base scores         SU-8.1
        which player starts                     SU-1.7 SU-2.4
        how does a turn work                    SU-3.1 SU-3.3
        when is the game over                   SU-9.1 SU-9.2 SU-7.16
        can I skip playing a minion             SU-3.3 SU-5.1
        what is an action                       SU-4.2 SU-1.9
        how many cards can I hold               SU-3.5 SU-12.6
        when can I use a special                SU-6.8 SU-7.10 SU-7.3
        who scores the points of a base         SU-8.1 SU-7.5
        do I have to play an action             SU-3.3 SU-5.1
        how many factions do I get              SU-1.2
    """,
    ("smashup", "cs"): """
        jak vyhraju                             SU-9.1 SU-9.4
        limit karet v ruce                      SU-3.5 SU-12.6
        kdy se vyhodnotí základna               SU-7.1 SU-3.4 SU-3.7
        shoda u základny                        SU-8.2 SU-8.3
        kolik karet si líznu                    SU-3.5 SU-1.5
        zahrát dva bojovníky                    SU-5.1 SU-5.2 SU-3.3
        speciální schopnost                     SU-6.8 SU-5.8 SU-7.10
        prázdný balíček                         SU-12.1 SU-12.2 SU-12.3
        kdo začne                               SU-1.7 SU-2.4
        přesun bojovníka                        SU-6.4
        co znamená zničit                       SU-6.1
        stálý efekt                             SU-6.7
        výběr frakcí                            SU-2.1 SU-1.3
        imunní bojovník                         SU-11.2 SU-11.3
        co můžu dělat ve svém tahu              SU-3.3 SU-3.1
        kolik bodů potřebuju k výhře            SU-9.1
        co je obrana základny                   SU-7.1 SU-1.9
        zůstanou bojovníci po vyhodnocení       SU-7.7
        můžu zahrát kartu, která nic neudělá    SU-4.6
        kolik základen je ve hře                SU-1.4
        kdo je u základny první                 SU-8.1
        kolik karet mám na začátku              SU-1.5
        kdo vyhraje hru                         SU-9.1 SU-9.4
        kdo je první na tahu                    SU-1.7 SU-2.4
        jak probíhá tah                         SU-3.1 SU-3.3
        kdy hra končí                           SU-9.1 SU-9.2 SU-7.16
        kolik karet můžu mít v ruce             SU-3.5 SU-12.6
        kdy můžu použít speciální schopnost     SU-6.8 SU-7.10 SU-7.3
        co je akce                              SU-4.2 SU-1.9
        kdo dostane body za základnu            SU-8.1 SU-7.5
        kolik frakcí mám                        SU-1.2
        co se stane s kartami u základny        SU-7.7
    """,
    ("summoner", "en"): """
        how do I win                            SW-23.1 SW-23.2
        line of sight                           SW-15.4
        hand limit                              SW-11.1
        can I move diagonally                   SW-5.2
        how many units can attack               SW-7.1
        what if I do not attack                 SW-7.10
        maximum mana                            SW-10.2
        empty draw pile                         SW-11.2
        reroll dice                             SW-19.1
        attack my own units                     SW-7.12
        where can I summon                      SW-4.1 SW-4.2 SW-4.4
        who begins                              SW-2.5
        build a deck                            SW-24.1
        push                                    SW-14.1 SW-14.2 SW-14.3 SW-25.56
        when is a card destroyed                SW-8.1
        how do I gain magic                     SW-8.4 SW-10.1
        what can I do on my turn                SW-3.1
        can new units attack at once            SW-4.3
        where can I build a gate                SW-6.1
        how far can a unit move                 SW-5.1 SW-5.2
        what do the dice show                   SW-Q3 SW-7.3
        how many cards do I draw                SW-11.1
        how far can I shoot                     SW-7.2 SW-15.4
        which player starts                     SW-2.5
        how does a turn work                    SW-3.1
        when is the game over                   SW-23.1 SW-23.2 SW-23.4
        how do I get more magic                 SW-8.4 SW-10.1
        can I attack a gate                     SW-7.2 SW-7.1 SW-8.4
        what does a gate do                     SW-4.1 SW-6.1 SW-6.4
        when can I play an event                SW-12.1 SW-12.2
        what is a champion                      SW-1.2
        how many units can I move               SW-5.1
        how much damage does an attack do       SW-7.2 SW-7.3
    """,
    ("summoner", "cs"): """
        jak vyhraju                             SW-23.1 SW-23.2
        střelb                                  SW-7.2 SW-Q3 SW-X5
        limit karet                             SW-11.1
        pohyb šikmo                             SW-5.2
        kolik jednotek smí útočit               SW-7.1
        co když nezaútočím, pasivita            SW-7.10
        kolik můžu mít many                     SW-10.2
        prázdný balíček                         SW-11.2
        přehodit kostky                         SW-19.1
        útok na vlastní kartu                   SW-7.12
        kde můžu vyvolat jednotku               SW-4.1 SW-4.2 SW-4.4
        kdo začíná                              SW-2.5
        sestavit balíček                        SW-24.1
        zatlačení                               SW-14.1 SW-14.2 SW-14.3
        přímá viditelnost                       SW-15.4
        kdy získám magii                        SW-8.4 SW-10.1
        co můžu dělat ve svém tahu              SW-3.1
        smí nová jednotka hned útočit           SW-4.3
        kde můžu postavit portál                SW-6.1
        jak daleko se jednotka pohne            SW-5.1 SW-5.2
        co je na kostkách                       SW-Q3 SW-7.3
        kolik karet si líznu                    SW-11.1
        jak daleko dostřelím                    SW-7.2 SW-15.4
        kdo vyhraje hru                         SW-23.1 SW-23.2
        kdo je první na tahu                    SW-2.5
        jak probíhá tah                         SW-3.1
        kdy hra končí                           SW-23.1 SW-23.2 SW-23.4
        k čemu je portál                        SW-4.1 SW-6.1 SW-6.4
        kdy smím zahrát událost                 SW-12.1 SW-12.2
        jak získám magii                        SW-8.4 SW-10.1
        kolik kostek házím                      SW-7.2 SW-19.1 SW-17.5
        kolik jednotek smím pohnout             SW-5.1
        co když nemám karty                     SW-11.2
    """,
    ("bigmonster", "en"): """
        how do I win                            BM-11.4 BM-11.5
        what happens in a tie                   BM-11.4 BM-11.5 BM-11.2
        can I rotate a tile                     BM-6.3
        where may I place a tile                BM-6.4 BM-6.5
        when do monsters mutate                 BM-7.5 BM-7.4
        how much is a crystal worth             BM-8.6
        water monster points                    BM-8.2
        swamp                                   BM-8.4
        can I pass to my own rocket             BM-5.4 BM-5.5 BM-5.3 BM-10.2
        slow monster                            BM-10.1 BM-10.2
        two players                             BM-12.1
        team score                              BM-11.5
        when do I get a token                   BM-9.1 BM-9.2
        penalty                                 BM-11.2 BM-9.9
        what can I do on my turn                BM-5.2 BM-12.4 BM-5.3
        who starts                              BM-12.3
        how many turns are there                BM-5.8 BM-5.9 BM-12.7
        what is the desert good for             BM-4.1 BM-4.2 BM-11.2
        can I move a tile later                 BM-6.7
        what happens to my last tile            BM-5.8
        who gets my tiles                       BM-5.3
        how far does a beam reach               BM-7.2
        which player starts                     BM-12.3
        how does a turn work                    BM-5.1 BM-5.2 BM-12.4
        when is the game over                   BM-11.4 BM-11.5 BM-11.1
        how do I complete a water monster       BM-8.2
        what is a blue crystal worth            BM-8.6 BM-8.12
        who gets the penalty                    BM-11.2
        how many rounds                         BM-5.9
        what does a mutagenic monster do        BM-7.1 BM-7.2
        how many points is lava worth           BM-8.3
        when is the scoring                     BM-8.9 BM-11.3
    """,
    ("bigmonster", "cs"): """
        jak vyhraju                             BM-11.4 BM-11.5
        remíza                                  BM-11.4 BM-11.5
        můžu dílek otočit                       BM-6.3
        kam položit dílek                       BM-6.4 BM-6.5
        kdy monstrum mutuje                     BM-7.5 BM-7.4
        kolik bodů je za krystal                BM-8.6
        vodní monstrum                          BM-8.2
        body za bažinu                          BM-8.4
        vlastní loď                             BM-5.4 BM-5.5 BM-14.8
        loudavé monstrum                        BM-10.1 BM-10.2
        hra ve dvou                             BM-12.1
        výsledek týmu                           BM-11.5
        kdy dostanu žeton                       BM-9.1 BM-9.2 BM-9.3
        trest                                   BM-11.2 BM-9.9
        co můžu dělat ve svém tahu              BM-5.2 BM-12.4 BM-5.3
        kdo začíná                              BM-12.3
        kolik je tahů                           BM-5.8 BM-5.9 BM-12.7
        k čemu je poušť                         BM-4.1 BM-4.2 BM-11.2
        můžu dílek později přesunout            BM-6.7
        co s posledním dílkem                   BM-5.8
        komu dám dílky                          BM-5.3
        kam dosáhne paprsek                     BM-7.2
        kdo vyhraje hru                         BM-11.4 BM-11.5
        kdo je první na tahu                    BM-12.3
        jak probíhá tah                         BM-5.1 BM-5.2 BM-12.4
        kdy hra končí                           BM-11.4 BM-11.5 BM-11.1
        jak dokončím vodní monstrum             BM-8.2
        kolik je kol                            BM-5.9
        kdo dostane postih                      BM-11.2
        co dělá mutagenní monstrum              BM-7.1 BM-7.2
        kolik bodů je za lávu                   BM-8.3
        kdy se boduje                           BM-8.9 BM-11.3
    """,
    ("wistar", "en"): """
        how do I win                            RW-20.6
        hand limit                              RW-6.3
        how many rounds                         RW-20.1
        tie                                     RW-20.6
        what is the power of an action          RW-5.1
        how to build a bed                      RW-5.7 RW-5.8
        dig rooms                               RW-5.5
        open a door                             RW-7.5
        free actions                            RW-15.1 RW-4.7 RW-3.11
        can I pass                              RW-4.2
        worker placement                        RW-4.2 RW-4.1 RW-4.3
        gain electricity                        RW-11.1 RW-15.2
        turn order                              RW-3.3 RW-2.4 RW-20.2
        solo                                    RW-21.3
        where does a mouse go                   RW-7.8 RW-5.6 RW-17.3 RW-8.5
        potion                                  RW-14.2 RW-14.3
        what can I do on my turn                RW-4.2 RW-4.4 RW-4.1
        how do I move rats                      RW-8.1 RW-15.3
        how do I get more rats                  RW-5.7
        how are points counted at the end       RW-20.3
        does the disc turn                      RW-3.6
        what does the hut give                  RW-14.2
        which player starts                     RW-3.3 RW-2.4
        how does a turn work                    RW-4.1 RW-4.2
        when is the game over                   RW-20.1 RW-20.6
        what does a mouse do                    RW-17.1 RW-7.8
        how do I reach a goal                   RW-16.1 RW-15.7
        how much does a bed cost                RW-5.7
        how do I play a card                    RW-9.1 RW-9.2 RW-8.6
        what are movement tokens for            RW-15.3
        how do I get wood                       RW-5.4 RW-8.2
        how many chambers do I have             RW-5.6 RW-17.2
    """,
    ("wistar", "cs"): """
        jak vyhraju                             RW-20.6
        limit karet                             RW-6.3
        kdy hra skončí                          RW-20.1
        stavba postele                          RW-5.7 RW-5.8
        síla akce                               RW-5.1
        otevřít dveře                           RW-7.5
        rychlá akce                             RW-15.1 RW-4.7 RW-3.11
        lektvar                                 RW-14.2 RW-14.3
        získat elektřinu                        RW-11.1 RW-15.2
        pořadí hráčů                            RW-3.3 RW-2.4 RW-20.2
        hra pro jednoho                         RW-21.3
        splnit úkol                             RW-12.1 RW-12.2 RW-12.4
        sleva                                   RW-9.6 RW-22.6
        kolik náčelníků na jednom poli          RW-4.3 RW-14.1
        co můžu dělat ve svém tahu              RW-4.2 RW-4.4 RW-4.1
        jak přesunu krysy                       RW-8.1 RW-15.3
        jak získám další krysy                  RW-5.7
        jak se počítají body na konci           RW-20.3
        kdy se otočí disk                       RW-3.6
        co dá chaloupka                         RW-14.2
        kolik je kol                            RW-20.1
        můžu pasovat                            RW-4.2
        kdo vyhraje hru                         RW-20.6
        kdo je první na tahu                    RW-3.3 RW-2.4
        jak probíhá tah                         RW-4.1 RW-4.2
        kdy hra končí                           RW-20.1 RW-20.6
        kolik stojí postel                      RW-5.7
        jak vyložím kartu                       RW-9.1 RW-9.2 RW-8.6
        k čemu jsou žetony pohybu               RW-15.3
        jak dosáhnu cíle                        RW-16.1 RW-15.7
        co dělají myši                          RW-17.1 RW-7.8
        jak získám dřevo                        RW-5.4 RW-8.2
        kolik mám komor                         RW-5.6 RW-17.2
    """,
}
ASKED = [
    (game, lang, *[part.strip() for part in line.strip().split("  ", 1)])
    for (game, lang), lines in QUESTIONS.items()
    for line in lines.strip().splitlines()
]


@pytest.mark.parametrize(("game", "lang", "typed", "rules"), ASKED)
def test_what_players_type_leads_to_the_rule(game: str, lang: str, typed: str, rules: str) -> None:
    found, _ = herna.game(game).texts.rulebook.find(typed, lang)
    first = [rule.id for rule in found[:3]]
    assert set(first) & set(rules.split()), f"{typed!r} gave {first}"


def test_every_game_is_asked_enough_in_both_languages() -> None:
    own = {"bigmonster", "mindbug", "smashup", "summoner", "wistar"}
    assert set(QUESTIONS) == {(game, lang) for game in own for lang in ("en", "cs")}
    assert all(len(lines.strip().splitlines()) >= 20 for lines in QUESTIONS.values())
    book = {rule.id for game in own for rule in every_rule(game)}
    assert {id for *_, rules in ASKED for id in rules.split()} <= book


def every_rule(game: str) -> list[RuleText]:
    book = herna.game(game).texts.rulebook
    return [*book.rules, *book.rulings, *book.examples]


# --- slips, nonsense, and the order of what is found -----------------------------------------------------------------
@pytest.mark.parametrize(
    ("game", "lang", "typed", "meant"),
    [
        ("mindbug", "en", "frezny", "frenzy"),
        ("mindbug", "en", "sneeky blokc", "sneaky block"),
        ("mindbug", "cs", "mozkozroot", "mozkožrout"),
        ("smashup", "en", "brakepoint", "breakpoint"),
        ("summoner", "en", "sumoner", "summoner"),
        ("summoner", "cs", "vivolavač", "vyvolávač"),
        ("bigmonster", "en", "cristal", "crystal"),
        ("wistar", "cs", "elektrina", ""),
        ("wistar", "en", "electrisity", "electricity"),
    ],
)
def test_slips_are_noticed(game: str, lang: str, typed: str, meant: str) -> None:
    found, told = herna.game(game).texts.rulebook.find(typed, lang)
    assert told == meant
    assert bool(found) == (not meant)


@pytest.mark.parametrize("typed", ["xyzzy", "qqq www", "%$#!", "", "   ", "žžžžžž"])
@pytest.mark.parametrize("lang", ["en", "cs"])
def test_nonsense_finds_nothing(typed: str, lang: str) -> None:
    assert herna.game("mindbug").texts.rulebook.find(typed, lang) == ([], "")


def test_a_slip_beside_a_known_word_is_noticed_but_a_word_that_is_no_slip_is_not() -> None:
    book = herna.game("mindbug").texts.rulebook
    found, meant = book.find("sneeky attack")
    assert found
    assert meant == "sneaky attack"
    assert book.find("trigger attack")[1] == ""


FORMS = {
    "en": "attack attacks attacking attacked, ability abilities, place placed placing, run running, mutate mutation",
    "cs": "útok útoky útočí útočit útočení, karta karty karet kartou, dílek dílku dílky, nestvůra nestvůru nestvůrám, "
    "bodování body bodů, odkládací odkládacího odkládacím",
}


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_the_forms_of_a_word_meet(lang: str) -> None:
    for forms in FORMS[lang].split(","):
        stems = {stem(word, lang) for word in words_of(forms)}
        assert len(stems) == 1, f"{forms}: {stems}"


def test_what_is_found_stands_in_order() -> None:
    entries = [
        Entry("most", "", "A red thing and much else.", []),
        Entry("text", "", "The thing is described at length, and somewhere it is called old.", []),
        Entry("title", "Old things", "Nothing here.", []),
        Entry("phrase", "", "Much is said before the old thing comes.", []),
        Entry("asked", "", "Nothing about it.", ["old thing"]),
    ]
    finder = Finder("en", entries, [["ancient", "old"]], ["an", "the"])
    assert finder.find("old thing").ids == ["asked", "phrase", "title", "text"]
    assert finder.find("the ancient things").ids == ["asked", "title", "phrase", "text"]
    assert finder.find("red unicorn").ids == ["most"]
    assert finder.find("red described").ids == ["most", "text"]  # none has both, so all that has one of them
