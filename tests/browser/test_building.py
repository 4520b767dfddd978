"""Decks and spellbooks of one's own, in a real browser."""

import pytest
from playwright.sync_api import expect

from tests.browser.playing import asked, choose_language, set_up
from tests.browser.staging import leave
from tests.browser.test_access import violations
from tests.games.keyforge.decks.published import decks_of_keyforge, encoded, master_vault, table
from trivault.games.keyforge.decks.deck_lists import find_deck
from trivault.games.magewars.decks.spellbook import find_book, points

GOOD = find_deck("miss-onyx-censorius").text()


def importing(page):
    set_up(page, "keyforge")
    page.locator("select[name=deck-1]").select_option("list")
    return page.locator("textarea[name=list]")


def open_cards(page):
    """Opens the list of cards, again if the deck that was shown before gives way to the new one."""
    cards = page.locator(".deck details").first
    opened = "details => new Promise(done => setTimeout(() => done(details.open), 300))"
    while not cards.evaluate(opened):
        cards.locator("summary").click()


def test_a_deck_list_with_a_mistake_is_mended_and_played(visit, axe):
    page = visit(lang="de")
    text = importing(page)
    text.fill(GOOD.replace("2 dust-imp", "2 dust-impp"))
    page.get_by_role("button", name="prüfen").click()
    page.get_by_role("alert").wait_for()
    said = page.get_by_role("alert").inner_text()
    line = GOOD.splitlines().index("2 dust-imp") + 1
    assert said.startswith(f"Zeile {line}: „dust-impp“ ist keine Karte")
    assert said.endswith("ist dust-imp (CotA, AoA) gemeint?")
    assert violations(page, axe) == []
    text.fill(GOOD)
    page.get_by_role("button", name="prüfen").click()
    page.locator(".deck details summary").first.click()
    page.get_by_role("button", name="2 × ", exact=False).first.click()
    page.locator("dialog[open] .card").wait_for()
    page.keyboard.press("Escape")
    page.locator("button.go").click()
    assert asked(page)


def test_a_list_that_was_not_checked_is_checked_when_the_game_begins(visit):
    page = visit()
    importing(page).fill("Mine\n[Dis]\n")
    page.locator("button.go").click()
    page.get_by_role("alert").wait_for()
    assert "three different houses" in page.get_by_role("alert").inner_text()


LINK = "https://www.keyforgegame.com/deck-details/9a9d4d02-8b3d-4f3c-8b1c-0e5f1f7d4a11"
STORED_DECK = "() => JSON.parse(localStorage['trivault.plan'] ?? '{}').games?.keyforge?.seats?.[0]?.deck ?? ''"


def test_a_refused_deck_is_not_stored_and_its_field_has_the_focus(visit):
    page = visit()
    set_up(page, "keyforge")
    page.locator("select[name=deck-1]").select_option("miss-onyx-censorius")
    page.locator("button.go").click()
    assert asked(page)
    leave(page)
    text = importing(page)
    text.fill(LINK)
    page.get_by_role("button", name="Check").click()
    page.get_by_role("alert").wait_for()
    page.locator("textarea[name=list]:focus").wait_for()
    page.locator("button.go").focus()
    page.locator("button.go").click()
    page.locator("textarea[name=list]:focus").wait_for()
    expect(page.get_by_role("alert")).to_be_in_viewport(ratio=1)
    set_up(page, "shards")
    page.locator("button.go").click()
    assert asked(page)
    assert page.evaluate(STORED_DECK) == "miss-onyx-censorius"
    page.goto(page.url.split("#")[0])
    page.reload()
    set_up(page, "keyforge")
    page.locator("button.go").click()
    assert asked(page)


@pytest.mark.parametrize("stored", [LINK, "Mine\n[Dis]\n", "no-such-deck"])
def test_a_stored_deck_that_is_refused_gives_way_to_another(visit, stored):
    page = visit()
    seat = {"who": "me", "bot": "random", "deck": stored, "picked": True}
    plan = {"game": "keyforge", "games": {"keyforge": {"seats": [seat, {**seat, "who": "bot"}], "options": {}}}}
    page.evaluate("plan => { localStorage['trivault.plan'] = JSON.stringify(plan) }", plan)
    page.reload()
    set_up(page, "keyforge")
    page.get_by_role("alert").first.wait_for()
    assert page.locator("select[name=deck-1]").input_value() not in ("list", "any")
    page.locator("button.go").click()
    assert asked(page)
    assert page.evaluate(STORED_DECK) != stored


def test_a_setting_that_is_missing_is_shown_where_it_was_folded_away(visit):
    page = visit()
    set_up(page, "shards")
    settings = page.locator("details", has=page.locator("input[name=minutes]"))
    settings.locator("summary").first.click()
    page.locator("input[name=clock]").check()
    page.locator("input[name=minutes]").fill("")
    settings.locator("summary").first.click()
    page.locator("button.go").click()
    page.locator("input[name=minutes]:focus").wait_for()


def test_a_deck_from_a_file_is_kept_for_the_next_time(visit, tmp_path):
    page = visit()
    importing(page)
    file = tmp_path / "mine.txt"
    file.write_text(GOOD.replace(GOOD.splitlines()[0], "Mine"), encoding="utf-8")
    page.locator(".import input[type=file]").set_input_files(file)
    page.locator("select[name=deck-1] option", has_text="Mine").wait_for(state="attached")
    page.reload()
    set_up(page, "keyforge")
    page.locator("select[name=deck-1]").select_option("own:Mine")
    open_cards(page)
    page.get_by_role("button", name="2 × Dust Imp").wait_for()
    page.get_by_role("region", name="Strength").wait_for()


def test_the_json_of_the_master_vault_is_pasted_and_played(visit):
    page = visit()
    importing(page).fill(encoded(master_vault(find_deck("miss-onyx-censorius"))))
    page.get_by_role("button", name="Check").click()
    page.locator("textarea[name=list]").wait_for(state="detached")
    open_cards(page)
    page.get_by_role("button", name="2 × Dust Imp").wait_for()
    page.locator("button.go").click()
    assert asked(page)
    assert page.evaluate(STORED_DECK) == GOOD


def test_several_files_are_read_at_once_and_dropped(visit, tmp_path):
    page = visit()
    importing(page)
    one, two = tmp_path / "one.json", tmp_path / "two.csv"
    one.write_text(encoded(decks_of_keyforge(find_deck("miss-onyx-censorius"))), encoding="utf-8")
    two.write_text(table(find_deck("parker-la-sedienta"), link=""), encoding="utf-8")
    page.locator(".import input[type=file]").set_input_files([one, two])
    for name in ('Miss "Onyx" Censorius', "Parker la Sedienta"):
        page.locator("select[name=deck-1] option", has_text=name).first.wait_for(state="attached")
    importing(page)
    page.locator("textarea[name=list]").evaluate(DROP, GOOD.replace(GOOD.splitlines()[0], "Dropped"))
    page.locator("select[name=deck-1] option", has_text="Dropped").wait_for(state="attached")


DROP = """(field, list) => {
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(new File([list], 'mine.txt'))
  field.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
}"""


def test_a_generated_deck_has_the_houses_that_were_wished_for(visit):
    page = visit()
    set_up(page, "keyforge")
    page.locator("select[name=deck-1]").select_option("new")
    for house in ("Dis", "Mars", "Logos"):
        page.get_by_role("button", name=house, exact=True).click()
    page.get_by_label("Seed", exact=True).fill("7")
    page.get_by_label("Seed", exact=True).press("Tab")
    summary = page.locator("details summary", has_text="Dis, Logos, Mars")
    summary.wait_for()
    name = summary.inner_text()
    page.get_by_role("button", name="Another one").click()
    page.wait_for_function("name => !document.body.innerText.includes(name)", arg=name.split("\n")[0])


def test_a_generated_deck_is_of_the_set_that_was_wished_for(visit):
    """Houses that another set has not are not wished for any more."""
    page = visit()
    set_up(page, "keyforge")
    page.locator("select[name=deck-1]").select_option("new")
    page.get_by_role("button", name="Mars", exact=True).click()
    page.get_by_role("button", name="Dis", exact=True).click()
    page.locator("select[name=set]").first.select_option("wc")
    page.locator("details summary", has_text="Worlds Collide").wait_for()
    assert page.get_by_role("button", name="Mars", exact=True).count() == 0
    pressed = page.locator(".generator [aria-pressed=true]")
    assert pressed.all_inner_texts() == ["Dis"]
    page.get_by_role("button", name="Star Alliance", exact=True).click()
    page.locator("details summary", has_text="Dis, ").get_by_text("Star Alliance").wait_for()


# Spellbooks


@pytest.fixture
def builder(visit):
    def opened(**more):
        page = visit(**more)
        page.evaluate("location.hash = '#/build/mage-wars'")
        page.locator(".offers li").first.wait_for()
        return page

    return opened


def add(page, words, times=1):
    """Copies of the first spell with these words on it."""
    page.locator("input[name=words]").fill(words)
    row = page.locator(".offers li", has=page.get_by_role("button", name=words, exact=True))
    for _ in range(times):
        row.get_by_role("button", name="One more").click()


def test_a_book_is_written_and_played_with(builder):
    page = builder()
    page.get_by_text("174 cards of 174").wait_for()
    page.locator("select[name=mage]").select_option("wizard")
    page.get_by_text("1 problem").wait_for()
    page.get_by_text("Wizard chooses one element").wait_for()
    page.locator("select[name=element]").select_option("fire")
    page.get_by_text("0 / 120 points · 0 cards · no problems").wait_for()
    add(page, "Fireball", 4)
    page.get_by_text("8 / 120 points · 4 cards · no problems").wait_for()
    row = page.locator(".offers li", has_text="Fireball").first
    assert row.get_by_role("button", name="One more: Fireball").is_disabled(), "four copies are all"
    page.locator("select[name=element]").select_option("air")
    page.get_by_text("16 / 120 points").wait_for()  # no longer trained in fire
    page.locator("[name=book-name]").fill("Flames")
    page.get_by_text("This spellbook is legal.").wait_for()
    page.get_by_role("button", name="Save in this browser").click()
    page.get_by_text("Flames is saved in this browser.").wait_for()
    page.get_by_role("button", name="Play it").click()
    assert asked(page)
    page.evaluate("location.hash = '#/'")
    page.locator("select[name=deck-1] option", has_text="Flames").wait_for(state="attached")


def test_what_a_book_breaks_is_said_with_the_rule(builder, axe):
    page = builder(lang="de")
    page.locator("select[name=begin]").select_option("pstarting-wizard")
    wizard = find_book("starting-wizard")
    page.get_by_text(f"{points(wizard)} / 120 Punkte · {wizard.size} Karten · keine Probleme").wait_for()
    page.locator("select[name=mage]").select_option("warlock")
    page.get_by_text("Arkaner Ring ist nur für die Klasse Zauberer.").wait_for()
    page.get_by_role("button", name="Regel MW-BOOK-12").first.click()
    page.locator(".problems .quiet").first.wait_for()
    assert page.get_by_role("button", name="Damit spielen").is_disabled()
    assert violations(page, axe) == []
    choose_language(page, "pl")
    page.get_by_role("heading", name="Ułóż księgę zaklęć").wait_for()
    page.get_by_text("problemy").wait_for()  # what was chosen is still there


def test_a_book_is_written_out_and_read_again(builder, tmp_path):
    page = builder()
    page.locator("summary", has_text="As text").click()
    text = page.locator("textarea[name=list]")
    text.fill("Mine\nMage: warlock\n2 firebal\n")
    page.get_by_role("button", name="Import this text").click()
    page.get_by_role("alert").wait_for()
    assert (
        page.get_by_role("alert")
        .inner_text()
        .startswith("Line 3: unknown card 'firebal'; did you mean fireball")
    )
    text.fill("Mine\nMage: warlock\n2 fireball\n")
    page.get_by_role("button", name="Import this text").click()
    page.get_by_text("4 / 120 points").wait_for()
    assert page.locator("[name=book-name]").input_value() == "Mine"
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as file").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert file.read_text() == "Mine\nMage: warlock\n\n[Attack]\n2 fireball\n"
    page.reload()
    page.get_by_text("4 / 120 points").wait_for()  # a draft is not lost


def test_a_book_is_written_by_keyboard_on_a_phone(builder):
    page = builder(size=(360, 740))
    page.locator("input[name=words]").focus()
    page.keyboard.type("fireball")
    page.get_by_text("1 card of 174").wait_for()
    page.get_by_role("button", name="One more: Fireball").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    page.get_by_text("2 cards").wait_for()
    page.get_by_role("button", name="Spellbook", exact=True).focus()
    page.keyboard.press("Space")
    page.get_by_role("button", name="One less: Fireball").focus()
    page.keyboard.press("Enter")
    page.get_by_text("1 card ·").wait_for()
