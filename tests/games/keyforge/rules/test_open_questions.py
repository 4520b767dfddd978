"""Readings that the documents leave open, as the catalogue records them (KF-OPEN-19 and those after it)."""

import pytest

from tests.games.keyforge.invented import Invented
from tests.games.keyforge.situations import Situation

# Abilities that wait in a window while their card leaves play


@pytest.mark.rule("KF-OPEN-19", "KF-ABIL-07")
def test_the_witch_gives_for_the_monkeys_that_have_killed_her():
    with Situation(house="untamed", hand="piranha-monkeys", line="hunting-witch") as table:
        table.answer("play piranha-monkeys", "right")
        table.answer(next(text for text in table.texts() if text.startswith("resolve piranha-monkeys")))
        table.changed(amber=1, hand="", line="piranha-monkeys exhausted", discard="hunting-witch")


@pytest.mark.rule("KF-OPEN-19", "KF-ABIL-07")
def test_a_creature_that_the_autocannon_kills_is_still_played():
    with Situation(house="shadows", hand="urchin", artifacts="autocannon", p1_amber=1) as table:
        table.answer("play urchin", "resolve autocannon urchin")
        table.changed(amber=1, hand="", discard="urchin", p1_amber=0)


@pytest.mark.rule("KF-OPEN-19", "KF-ABIL-07")
def test_the_dagger_strikes_though_its_bearer_is_gone():
    """Bulleteye destroys himself first; the ability that the dagger gave him waits."""
    with Situation(house="shadows", line="bulleteye +silent-dagger", p1_line="troll") as table:
        table.answer("reap bulleteye", "resolve bulleteye bulleteye", "destroy bulleteye")
        table.changed(amber=1, line="", discard="bulleteye, silent-dagger", p1_line="troll damage:4")


@pytest.mark.rule("KF-OPEN-19", "KF-ABIL-07")
def test_the_second_gizmo_does_its_part_though_the_first_has_destroyed_it():
    """Whoever enters between the two is destroyed as well."""
    given = {"step": "forge", "house": "", "amber": 6, "houses": "logos, dis, brobnar"}
    with Invented(artifacts="2 strange-gizmo", line="revenant, troll", **given) as table:
        table.answer("red")
        table.answer(table.texts()[0])
        state = table.state
        assert not state.players[0].artifacts
        assert [state.defs[card].slug for card in state.destroyed].count("revenant") == 2
        table.answer("logos")


@pytest.mark.rule("KF-OPEN-19", "KF-ABIL-04")
def test_a_waiting_ability_does_not_take_its_card_out_of_the_discard_pile():
    """The first Painmail destroys its bearer, and the second one goes with it; Rotgrub is destroyed first."""
    choosing = {"step": "house", "house": "", "houses": "dis, logos, untamed"}
    with Situation(p1_line="shooler +painmail/owner:1 +painmail/owner:1", **choosing) as table:
        table.answer("dis")
        table.answer(table.texts()[0])
        table.changed(p1_line="", p1_archives="painmail", p1_discard="shooler, painmail")
        assert [table.state.defs[card].slug for card in table.state.destroyed] == ["shooler"]
    with Situation(house="dis", line="rotgrub", p1_line="bloodshard-imp") as table:
        table.answer("reap rotgrub", "resolve bloodshard-imp rotgrub")
        table.changed(amber=1, line="", discard="rotgrub")
    with Situation(house="dis", line="rotgrub", p1_line="bloodshard-imp") as table:
        table.answer("reap rotgrub", "resolve rotgrub rotgrub")
        table.changed(amber=1, line="", archives="rotgrub")


@pytest.mark.rule("KF-OPEN-19", "KF-ABIL-07")
def test_an_effect_that_has_got_another_label_resolves_though_its_creature_is_gone():
    """Rotgrub archives itself first; Kompsos Haruspex has made its play effect a reap effect, too."""
    for haruspices in ("kompsos-haruspex", "kompsos-haruspex, kompsos-haruspex"):
        with Situation(house="dis", line=f"rotgrub, {haruspices}", p1_amber=3) as table:
            table.answer("reap rotgrub")
            table.offers("resolve rotgrub rotgrub", "resolve rotgrub rotgrub 2")
            table.answer("resolve rotgrub rotgrub")
            table.changed(amber=1, line=haruspices, archives="rotgrub", p1_amber=2)


@pytest.mark.rule("KF-OPEN-46", "KF-FAQ-04")
def test_replicator_triggers_what_has_become_a_reap_effect():
    """Only friends of Kompsos Haruspex have it, whoever triggers it."""
    for own, p1_line, stolen in (
        ("urchin, kompsos-haruspex", "", 1),
        ("urchin, kompsos-haruspex, kompsos-haruspex", "", 1),
        ("kompsos-haruspex", "urchin", 0),
        ("troll", "urchin, kompsos-haruspex", 1),
    ):
        with Situation(house="logos", line=f"replicator, {own}", p1_line=p1_line, p1_amber=3) as table:
            table.answer("reap replicator", "choose urchin")
            amber = {"amber": 1 + stolen, "p1_amber": 3 - stolen} if stolen else {"amber": 1}
            table.changed(line=f"replicator exhausted, {own}", **amber)


@pytest.mark.rule("KF-ABIL-04", "KF-ABIL-06")
def test_who_speaks_from_the_discard_pile_reaches_itself_there():
    """Even if it died this turn, before the house is chosen."""
    line = "liam-say, relentless-creeper damage:1"
    given = {"player": 1, "house": "brobnar", "houses": "shadows, dis, logos", "p1_hand": "6 punch"}
    with Situation(line=line, hand="6 punch", **given) as table:
        table.answer("end-turn", "damage relentless-creeper", "dis", "to-hand relentless-creeper")
        table.changed(player=0, line="liam-say", hand="6 punch, relentless-creeper")


# Ward


@pytest.mark.rule("KF-OPEN-20", "KF-STAT-WARD-01", "KF-FIGHT-07")
def test_a_ward_stops_all_damage_of_one_moment():
    """Gabos strikes himself while the troll strikes him."""
    with Situation(house="dis", line="gabos-longarms warded", p1_line="troll") as table:
        table.answer("fight gabos-longarms", "choose gabos-longarms")
        table.changed(line="gabos-longarms exhausted")
    with Situation(house="dis", line="gabos-longarms", p1_line="urchin elusive-used") as table:
        table.answer("fight gabos-longarms", "choose gabos-longarms")
        table.changed(line="", discard="gabos-longarms")


@pytest.mark.rule("KF-OPEN-20", "KF-BONUS-06")
def test_a_ward_stops_the_damage_of_one_moment_only():
    given = {"hand": "smith icon:damage icon:damage", "p1_line": "troll warded"}
    with Situation(**given) as table:
        table.answer("play smith")
        assert table.state.play[table.card("troll")].damage == 1


@pytest.mark.rule("KF-OPEN-21")
def test_the_machine_may_hit_a_warded_target_twice():
    """First the ward goes, then the creature: one card was destroyed, so the machine goes, too."""
    given = {"house": "logos", "artifacts": "crazy-killing-machine", "deck": "punch", "p1_deck": "smith"}
    with Situation(p1_line="troll warded", **given) as table:
        table.answer("act crazy-killing-machine")
        state = table.state
        assert not state.players[1].line
        assert not state.players[0].artifacts
    with Situation(p1_line="troll, bumpsy", **given) as table:
        table.answer("act crazy-killing-machine", "destroy troll")
        assert not table.state.players[1].line
        assert table.state.players[0].artifacts


# Single cards


@pytest.mark.rule("KF-OPEN-22", "KF-REPL-01", "KF-WORD-03")
def test_what_the_spider_captures_was_not_stolen():
    given = {"house": "shadows", "hand": "nerve-blast", "p1_amber": 3}
    with Situation(p1_line="ether-spider", **given) as table:
        table.answer("play nerve-blast")
        table.changed(hand="", discard="nerve-blast", p1_line="ether-spider amber:1", p1_amber=2)
    with Situation(p1_line="zorg", **given) as table:
        table.answer("play nerve-blast")
        table.changed(hand="", discard="nerve-blast", amber=1, p1_line="zorg damage:2", p1_amber=2)


@pytest.mark.rule("KF-OPEN-23", "KF-FAQ-26")
def test_faygin_has_to_return_the_only_urchin_though_it_is_the_enemys():
    with Situation(house="shadows", line="faygin", p1_line="urchin, troll", p1_discard="urchin") as table:
        table.answer("reap faygin")
        table.changed(amber=1, line="faygin exhausted", p1_line="troll", p1_hand="urchin")


@pytest.mark.rule("KF-OPEN-24", "KF-PLAY-17")
def test_mimicry_cannot_be_a_copy_of_mimicry():
    with Situation(house="untamed", hand="mimicry", p1_discard="mimicry, fertility-chant") as table:
        table.answer("play mimicry")
        table.changed(amber=4, hand="", discard="mimicry", p1_amber=2)
    with Situation(house="untamed", hand="mimicry", p1_discard="mimicry", discard="punch") as table:
        table.answer("play mimicry")
        table.changed(hand="", discard="mimicry, punch")


@pytest.mark.rule("KF-OPEN-27", "KF-BONUS-01", "KF-BONUS-11")
def test_mimicry_gives_its_own_icons_and_those_of_what_it_copies():
    given = {"house": "untamed", "hand": "mimicry icon:draw", "deck": "krump, troll"}
    with Situation(p1_discard="fertility-chant icon:draw", **given) as table:
        table.answer("play mimicry")
        table.changed(amber=4, hand="krump, troll", deck="", discard="mimicry icon:draw", p1_amber=2)


DECK = "vigor, scout, lifeweb, regrowth, stampede, curiosity, fogbank, key-charge"
INTO_DECK = [
    ("act screaming-cave", {"house": "dis", "artifacts": "screaming-cave"}, {"discard": "punch"}),
    ("act shard-of-life", {"house": "untamed", "artifacts": "shard-of-life"}, {"discard": "punch"}),
    ("play mating-season", {"house": "mars", "hand": "mating-season"}, {"line": "zorg"}),
    ("play song-of-spring", {"house": "untamed", "hand": "song-of-spring"}, {"discard": "flaxia"}),
    ("play not-finished-with-you", {"house": "dis", "hand": "not-finished-with-you"}, {"discard": "troll"}),
    ("play low-dawn", {"house": "untamed", "hand": "low-dawn"}, {"discard": "flaxia"}),
    ("act chain-gang", {"house": "shadows", "line": "chain-gang"}, {"discard": "subtle-chain"}),
]


@pytest.mark.rule("KF-OPEN-28", "KF-ABIL-02")
@pytest.mark.parametrize(("answer", "given", "card"), INTO_DECK)
def test_a_deck_is_shuffled_only_if_a_card_comes_into_it(answer, given, card):
    def order(**more):
        with Situation(deck=DECK, **given, **more) as table:
            table.answer(answer)
            if not table.game.idle(table.state):
                (found,) = (text for text in table.texts() if text.startswith("into-deck"))
                table.answer(found)
            state = table.state
            return [state.defs[card].slug for card in reversed(state.players[0].deck)]

    assert order() == DECK.split(", ")
    shuffled = order(**card)
    assert len(shuffled) == 9
    assert [slug for slug in shuffled if slug in DECK] != DECK.split(", ")


@pytest.mark.rule("KF-OPEN-29", "KF-FIGHT-05")
def test_what_else_waits_before_a_fight_that_is_called_off_does_not_happen():
    given = {"line": "firespitter", "deck": "troll", "p1_artifacts": "evasion-sigil", "p1_line": "krump"}
    with Situation(**given) as table:
        table.answer("fight firespitter", "resolve evasion-sigil firespitter")
        table.changed(line="firespitter exhausted", deck="", discard="troll")
    with Situation(**given) as table:
        table.answer("fight firespitter", "resolve firespitter firespitter")
        table.changed(line="firespitter exhausted", deck="", discard="troll", p1_line="krump damage:1")


@pytest.mark.rule("KF-OPEN-30", "KF-ERR-15")
def test_a_blank_creature_keeps_what_its_upgrades_give():
    given = {"p1_hand": "6 urchin", "p1_houses": "shadows, dis, mars", "deck": "6 troll"}
    with Situation(
        hand="shadow-of-dis", house="dis", amber=2, p1_line="noddy-the-thief +duskrunner, umbra", **given
    ) as table:
        table.answer("play shadow-of-dis", "end-turn", "shadows")
        assert not table.can("act noddy-the-thief")
        table.answer("reap noddy-the-thief")
        assert table.state.players[1].amber == 2


@pytest.mark.rule("KF-OPEN-31", "KF-GIG-01")
@pytest.mark.parametrize("half", ["ultra-gravitron", "ultra-gravitron2"])
def test_each_half_of_a_gigantic_creature_has_its_traits(half):
    """Custom Virus looks at a card in hand: both halves are robots."""
    with Situation(house="mars", artifacts="custom-virus", hand=half, p1_line="batdrone, troll") as table:
        table.answer("omni custom-virus")
        assert [table.state.defs[card].slug for card in table.state.players[1].line] == ["troll"]


@pytest.mark.rule("KF-OPEN-33", "KF-DMG-11", "KF-DMG-10")
def test_redirected_damage_does_not_grow_by_what_its_first_target_would_take():
    given = {"house": "shadows", "hand": "lethal-distraction", "line": "urchin"}
    with Situation(p1_line="groggins, shadow-self", **given) as table:
        table.answer("play lethal-distraction", "choose groggins", "fight urchin", "attack groggins")
        assert table.state.play[table.card("groggins")].damage == 0
        assert table.state.play[table.card("shadow-self")].damage == 1
