"""The pages around the table, in a real browser."""

import json
import re

import pytest
from playwright.sync_api import expect

from tests.browser.chromium import FLAGS, how_to_launch
from tests.browser.playing import asked, begin, choose_language, set_up, sit_down
from tests.browser.staging import leave, resize
from tests.browser.test_access import PHONE, fits, violations
from tests.browser.test_room import resign
from tests.each import each, some
from trivault.games.keyforge.game import GAME as KEYFORGE
from trivault.games.magewars.game import GAME as MAGE_WARS

PASSWORD = "correct horse battery"
PAGES = {
    "start": ".game",
    "cards": ".browser .card",
    "cards/mage-wars/fireball": "dialog[open] .card",
    "build/mage-wars": ".offers li",
    "learn/keyforge": ".panel section",
    "rules/shards/SI-FOCUS-02": "li[aria-current]",
    "lobby": "#lobby",
    "players": "form",
    "me": "#my-data",
    "tournament": "form input",
}


def go(page, place):
    page.evaluate("place => (location.hash = place)", f"#/{place}")


def game_of(page):
    return page.locator(".setup").get_attribute("data-game")


WRONG = [
    "nonsense",
    "build/keyforge",
    "learn/nope",
    "rules/nope",
    "cards/nope",
    "cards/keyforge/nope",
    "room/nope",
    "tournament/nope",
    "lobby/nope",
]


@each("place", WRONG)
def test_wrong_addresses_say_so_and_lead_back(place, shared):
    page = shared()
    go(page, place)
    page.locator(".not-found h1").wait_for()
    assert place in page.locator(".not-found .address").inner_text()
    assert page.locator("header [aria-current]").count() == 0
    assert page.locator("dialog[open], .game").count() == 0
    page.locator(".not-found a.main").click()
    page.wait_for_selector(".game")


# The start page


def test_one_press_begins_a_game(visit):
    page = visit()
    for game in ("shards", "keyforge", "mage-wars"):
        leave(page)
        page.locator(f".game[data-game={game}] .play").click()
        assert asked(page)
    assert page.locator("[data-zone]").count() == 6, "the arena of apprentices"


def test_who_does_not_know_a_game_learns_it_first(visit):
    page = visit()
    for game in ("shards", "keyforge", "mage-wars"):
        learn(page, game)
        leave(page)


def learn(page, game):
    page.locator(f".game[data-game={game}] a[href*=learn]").click()
    page.locator(".panel section").nth(4).wait_for()
    assert page.locator(".panel section p").count() > 8
    page.locator(".panel a.main").click()
    page.locator("button.go").wait_for()
    assert game_of(page) == game
    page.locator("button.go").click()
    asked(page)
    page.keyboard.press("F1")
    page.locator(".keys-help summary").click()
    page.locator(".keys-help section p").first.wait_for()


def test_the_choice_is_remembered(visit, server):
    page = visit()
    set_up(page, "mage-wars")
    page.locator("input[name=players][value='3']").dispatch_event("click")
    page.locator("input[name=seat-3][value=me]").dispatch_event("click")
    page.locator("select[name=deck-1]").select_option("starting-warlock")
    page.locator("button.go").click()
    page.locator(".cover").wait_for()
    page.goto(server.url)
    page.reload()
    set_up(page, "mage-wars")
    page.locator("input[name=seat-3]").first.wait_for(state="attached")
    assert page.locator("input[name=seat-3]:checked").get_attribute("value") == "me"
    expect(page.locator("select[name=deck-1]")).to_have_value("starting-warlock")
    assert page.locator("textarea").count() == 0  # nobody wishes to paste a list
    page.keyboard.press("Escape")
    page.locator("#continue ~ ul a").first.click()  # and the game is still there
    page.locator(".cover").wait_for()


def test_variants_of_a_game_change_what_can_be_brought_and_reach_the_room(visit):
    page = visit()
    set_up(page, "mage-wars")
    books = page.locator("select[name=deck-1] optgroup option")
    expect(page.locator("input[name=apprentice]")).to_be_checked()  # by somebody who is new
    page.locator("input[name=apprentice]").uncheck()
    books.nth(7).wait_for(state="attached")
    page.locator("input[name=apprentice]").check()
    books.nth(7).wait_for(state="detached")
    assert books.count() == 4
    expect(page.locator("select[name=deck-1]")).to_have_value(re.compile("^apprentice-"))
    page.locator("input[name=players][value='4']").dispatch_event("click")
    assert page.locator("input[name=teams]").count() == 1
    assert page.locator("input[name=apprentice]").count() == 0, "it is for two"
    page.locator("input[name=players][value='2']").dispatch_event("click")
    page.locator("button.go").click()
    asked(page)
    assert page.locator("[data-zone]").count() == 6, "the arena of apprentices"


def test_who_has_finished_a_game_of_mage_wars_begins_the_full_one(visit):
    page = visit()
    sit_down(page, "mage-wars", "me", "random")
    resign(page)
    page.locator(".report").wait_for()
    leave(page)
    set_up(page, "mage-wars")
    expect(page.locator("input[name=apprentice]")).not_to_be_checked()
    page.reload()
    set_up(page, "mage-wars")
    expect(page.locator("input[name=apprentice]")).not_to_be_checked()


def test_a_clock_reaches_the_table(visit):
    page = visit()
    set_up(page, "shards")
    page.locator("details.panel summary").click()
    page.locator("input[name=clock]").check()
    page.locator("input[name=minutes]").fill("7")
    page.locator("input[name=increment]").fill("3")
    begin(page, "shards", "random")
    asked(page)
    assert re.search(r"[67]:\d\d", page.locator(".clock").first.inner_text())


def test_a_wrong_clock_is_not_taken(visit):
    page = visit()
    set_up(page, "shards")
    page.locator("details.panel summary").click()
    page.locator("input[name=clock]").check()
    page.locator("input[name=minutes]").fill("0")
    page.locator("button.go").click()
    assert page.locator("input[name=minutes]:invalid").count() == 1
    assert page.locator(".prompt").count() == 0


# The cards


def test_cards_are_found_by_filters_words_and_links(visit):
    page = visit()
    page.get_by_role("link", name="Cards").click()
    page.get_by_text("53 cards of 53").wait_for()
    page.locator("input[name=game][value=keyforge]").dispatch_event("click")
    page.get_by_text("1,129 cards of 1,129").wait_for()
    page.locator("select[name=house]").select_option("dis")
    page.locator("select[name=type]").select_option("artifact")
    fitting = [card for card in KEYFORGE.cards.values() if "dis" in card.houses and card.type == "artifact"]
    page.get_by_text(f"{len(fitting)} cards of 1,129").wait_for()
    page.locator("select[name=house]").select_option("")
    page.locator("select[name=type]").select_option("")
    page.locator("input[name=words]").fill("aember imp")  # æ is typed as two letters, too
    page.locator(".browser li a[aria-label='Æmber Imp']").click()
    page.locator("dialog[open] .card .name", has_text="Æmber Imp").wait_for()
    assert page.url.endswith("#/cards/keyforge/aember-imp")
    page.go_back()
    page.locator("dialog[open]").wait_for(state="detached")
    assert page.locator("input[name=words]").input_value() == "aember imp"
    page.get_by_role("button", name="Clear").click()
    page.get_by_text("1,129 cards of 1,129").wait_for()


def test_cards_are_sorted_and_drawn_as_far_as_they_are_looked_at(shared):
    page = shared()
    go(page, "cards/keyforge")
    page.locator("select[name=order]").wait_for()
    assert page.locator(".browser li").count() < 200, "not all 450 at once"
    page.locator("select[name=order]").select_option("power")
    first = page.locator(".browser li a").first.get_attribute("aria-label")
    weakest = [card.slug for card in KEYFORGE.cards.values() if card.type == "creature" and card.power == 0]
    assert first in [KEYFORGE.words("en").say(f"card-{slug}") for slug in weakest]


def test_a_link_to_a_card_opens_it_in_the_language_of_the_reader(shared, server):
    page = shared(lang="de")
    page.goto(f"{server.url}#/cards/mage-wars/fireball")
    page.locator("dialog[open] .card .name", has_text="Feuerball").wait_for()
    label = page.locator("select[name=school]").evaluate("field => field.labels[0].firstChild.data.trim()")
    assert label == "Schule"
    assert page.locator("select[name=house]").count() == 0
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")
    page.locator("select[name=school]").select_option("fire")
    fire = [card for card in MAGE_WARS.cards.values() if "fire" in dict(card.schools)]
    page.get_by_text(f"{len(fire)} Karten von").wait_for()


# Players


def test_an_account_is_made_left_and_entered_again(visit):
    page = visit(lang="de")
    go(page, "players")
    form = page.locator("form", has=page.locator("[name=register-name]"))
    form.locator("[name=register-name]").fill("Grace")
    form.locator("[type=password]").fill("short")
    form.get_by_role("button").click()
    form.get_by_role("alert").wait_for()
    assert form.get_by_role("alert").inner_text() == "Ein Passwort hat mindestens 8 Zeichen."
    form.locator("[type=password]").fill(PASSWORD)
    form.get_by_role("button").click()
    page.get_by_role("heading", name="Du bist Grace", exact=True).wait_for()
    page.reload()
    page.get_by_role("heading", name="Du bist Grace", exact=True).wait_for()
    page.get_by_role("button", name="Abmelden").click()
    form = page.locator("form", has=page.locator("[name=login-name]"))
    for password, comes in (("wrong horse", "alert"), (PASSWORD, "heading")):
        form.locator("[name=login-name]").fill("Grace")
        form.locator("[type=password]").fill(password)
        form.get_by_role("button").click()
        found = page.get_by_role(comes) if comes == "alert" else page.get_by_role(comes, name="Du bist Grace")
        found.first.wait_for()
    fields = {"login-password": "current-password", "register-password": "new-password"}
    page.get_by_role("button", name="Abmelden").click()
    for name, purpose in fields.items():
        assert page.locator(f"[name={name}]").get_attribute("autocomplete") == purpose


def test_a_guest_takes_another_name(visit):
    page = visit()
    go(page, "players")
    page.locator("[name=rename-name]").fill("!")
    page.get_by_role("button", name="Save").click()
    page.get_by_role("alert").wait_for()
    page.locator("[name=rename-name]").fill("Ada")
    page.get_by_role("button", name="Save").click()
    page.get_by_role("heading", name="You are Ada, a guest").wait_for()


# Rooms that wait


def test_a_room_in_the_lobby_is_joined_by_somebody_else(visit):
    one, other = visit(), visit(lang="de")
    go(other, "lobby")
    set_up(one, "keyforge")
    one.locator("details.panel summary").click()
    one.locator("input[name=clock]").check()
    one.locator("input[name=minutes]").fill("20")
    begin(one, "keyforge", "lobby")
    other.get_by_text("20 Min. + 10 s").wait_for()
    other.get_by_role("link", name=re.compile("Beitreten.*KeyForge")).click()
    other.locator("select[name=deck-2]").select_option("new")
    other.get_by_role("button", name="Mars", exact=True).click()
    other.locator("details summary", has_text="Mars").wait_for()
    other.get_by_role("button", name="Platz nehmen").click()
    for page in (one, other):
        page.wait_for_selector(".prompt")
        assert page.locator(".clock").count() == 2


def test_whoever_stands_up_may_sit_down_with_another_deck(visit):
    page = visit()
    begin(page, "mage-wars", "open")
    page.locator(".waiting").wait_for()
    assert page.locator(".waiting select").count() == 0  # who sits has brought a book
    page.get_by_role("button", name="Leave seat").click()
    page.get_by_role("button", name="Take this seat").nth(1).wait_for()
    page.locator(".waiting select").first.select_option("apprentice-warlock")
    page.get_by_role("button", name="Take this seat").first.click()
    page.locator(".waiting li", has_text="Warlock").wait_for()
    assert page.locator(".link input").input_value() == page.url


# Everywhere


def test_a_page_is_reached_by_keyboard_alone(visit):
    page = visit()
    page.locator("body").press("Tab")
    assert page.evaluate("document.activeElement.className").startswith("jump")
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.id") == "main"
    page.locator("header a", has_text="Sign in").focus()
    page.keyboard.press("Enter")
    page.locator("#ratings").wait_for()
    assert page.evaluate("document.activeElement.id") == "main"
    page.go_back()
    page.wait_for_selector(".game")


def test_another_language_leaves_what_was_typed(visit):
    page = visit()
    set_up(page, "keyforge")
    page.locator("select[name=deck-1]").select_option("list")
    page.locator("textarea").fill("My deck\n[Dis]")
    choose_language(page, "pl")
    page.get_by_role("button", name="Graj w KeyForge").wait_for()
    assert page.locator("textarea").input_value() == "My deck\n[Dis]"
    assert game_of(page) == "keyforge"
    page.reload()
    page.get_by_role("button", name="Graj teraz").wait_for()  # and stays


def test_the_page_can_be_installed(chromium, server, tmp_path):
    told = how_to_launch(chromium.browser_type.executable_path)
    context = chromium.browser_type.launch_persistent_context(tmp_path, **told, args=FLAGS)
    page = context.new_page()
    page.goto(server.url)
    page.wait_for_selector(".game")
    session = context.new_cdp_session(page)
    assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    app = json.loads(manifest["data"])
    assert app["name"]  # what a whole browser asks for; a headless shell finds no errors anywhere
    assert app["start_url"]
    assert app["display"] == "standalone"
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in app["icons"] if icon["type"] == "image/png"}
    icons = [icon["src"] for icon in app["icons"]]
    icons.append(page.locator("link[rel=apple-touch-icon]").get_attribute("href"))
    for icon in icons:
        reply = page.request.get(server.url + icon)
        assert reply.ok, icon
        assert reply.headers["content-type"].startswith("image/"), icon
    width = "async src => (await createImageBitmap(await (await fetch(src)).blob())).width"
    assert [page.evaluate(width, icon) for icon in icons if icon.endswith("png")] == [192, 512, 512, 180]
    context.close()


def each_page(page, keep, name):
    """Go to every page; it fits, and a picture of it is kept."""
    for place, there in PAGES.items():
        go(page, place)
        page.locator(there).first.wait_for(state="attached")
        assert fits(page), place
        yield place
        keep(page, f"page-{place.replace('/', '-')}-{name}")


@pytest.mark.parametrize("lang", some(["de"], ["en"]))
def test_every_page_fits_a_phone_and_has_no_violations(lang, shared, axe, keep):
    page = shared(lang=lang, **PHONE)
    for place in each_page(page, keep, f"360-{lang}"):
        if lang == "de":  # the same in longer words
            assert violations(page, axe) == [], place


@pytest.mark.parametrize("looked", some([0], [1]))
def test_every_page_fits_a_screen_and_has_no_violations(looked, shared, axe, keep):
    page = shared(lang="de")
    for n, place in enumerate(each_page(page, keep, "1280-de")):
        if n % 2 == looked:  # on a phone all are looked at
            assert violations(page, axe) == [], place
        resize(page, (768, 1024))  # what axe could find here it finds in the two others
        assert fits(page), place
        keep(page, f"page-{place.replace('/', '-')}-768-de")
        resize(page, (1280, 800))


PIXEL = (
    b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\x00\x00\x00\x01\x00\x00\x00\x01\x08\x06\x00\x00\x00\x1f\x15\xc4\x89"
    b"\x00\x00\x00\rIDATx\x9cc\xf8\xcf\xc0\xf0\x1f\x00\x05\x00\x01\xff\xa6\x9a\xdc\x0f\x00\x00\x00\x00IEND\xaeB`\x82"
)


def test_pictures_of_ones_own_stay_in_the_browser(visit, tmp_path):
    (tmp_path / "Troll.png").write_bytes(PIXEL)
    (tmp_path / "notes.txt").write_text("no picture")
    page = visit()
    go(page, "cards/keyforge")
    page.locator("summary", has_text="Your own pictures").click()
    page.locator("input[name=pictures]").set_input_files(tmp_path)
    page.get_by_text("1 of 2 files matches a card.").wait_for()
    page.reload()
    page.locator("input[name=words]").fill("troll")
    page.locator(".browser li image.own").wait_for()
    page.locator("summary", has_text="Your own pictures").click()
    page.get_by_role("button", name="Delete 1 picture").click()
    page.locator(".browser li image.own").wait_for(state="detached")
    page.reload()
    page.locator("input[name=words]").fill("troll")
    page.locator(".browser li", has_text="Troll").first.wait_for()
    page.locator("summary", has_text="Your own pictures").click()
    assert page.get_by_role("button", name="Delete").count() == 0


def test_on_a_phone_a_level_is_told_whole(visit):
    page = visit(lang="de", size=(390, 844))
    set_up(page, "shards")
    page.locator("select[name=bot-2]").select_option("master")
    said = page.locator(
        ".level", has_text="Meister – denkt lange nach, schwer zu schlagen (etwa 1,5 s je Entscheidung)"
    )
    said.wait_for()
    assert said.evaluate("each => each.scrollWidth <= each.clientWidth")
