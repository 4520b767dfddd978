"""A person at the page: begins games and answers what is asked, with the mouse."""

ASKED = ".prompt.mine"
TARGETS = ".stage [data-target]:visible"
BUTTONS = ".prompt .buttons button:not(:disabled):visible"
ANSWERS = ".card-menu [data-answer]"  # at the card that was touched
UNPICKED = f"{BUTTONS}[aria-pressed=false]"  # what can be chosen with others and lies nowhere on the table
PLAIN = ".plain .answers button"
OVER = ".report"


def open_log(page):
    """The drawer with the whole log, over the right side of the table."""
    if not page.locator(".drawer.open").count():
        page.locator(".log-button").click()
    page.locator(".drawer.open .log").wait_for()


def choose_language(page, lang):
    """Another language, as in the panel of settings, which may be closed."""
    page.locator(f"input[name=language][value={lang}]").dispatch_event("click")


def set_up(page, game):
    """Open the panel of the start page in which this game is set up."""
    if page.locator(f".setup[data-game={game}]").count():
        return
    if page.locator(".setup").count():
        page.keyboard.press("Escape")
        page.locator(".setup").wait_for(state="detached")
    page.locator(f".game[data-game={game}] .set-up").click()
    page.locator(f".setup[data-game={game}] button.go").wait_for()


def begin(page, game, *opponents):
    """A new game from the start page."""
    set_up(page, game)
    for seat, kind in enumerate(opponents or ["random"], 2):
        who = kind if kind in ("me", "open", "lobby") else "bot"
        page.locator(f"input[name=seat-{seat}][value={who}]").dispatch_event("click")
        if who == "bot":
            page.locator(f"select[name=bot-{seat}]").select_option(kind)
    page.locator("button.go").click()
    page.wait_for_selector(".prompt, .cover, .waiting")


ASK = """request => new Promise((done, fail) => {
  const socket = new WebSocket(location.origin.replace('http', 'ws') + '/ws')
  socket.onopen = () => {
    const token = localStorage['trivault.token']
    for (const each of [{type: 'hello', id: 1, token}, {id: 2, ...request}]) {
      socket.send(JSON.stringify(each))
    }
  }
  socket.onmessage = ({data}) => {
    const {type, room, message} = JSON.parse(data)
    if (type === 'error') fail(message)
    if (type === 'room') { socket.close(); done(room) }
  }
})"""


def sit_down(page, game, *seats, **more):
    """A room of any kind, without the start page: whoever visits the page plays the seats `me`."""
    plans = [{"kind": kind} for kind in seats]
    return enter(
        page, {"type": "create", "game": game, "seats": plans, **more}, ".prompt, .cover, .waiting, .report"
    )


def enter(page, request, there):
    """The room that is asked for, as soon as this is there."""
    room = page.evaluate(ASK, request)
    page.evaluate("room => (location.hash = `#/room/${room}`)", room)
    page.wait_for_selector(there)
    return room


def standstill(page):
    """From now on time passes on the page only when it is told to."""
    page.clock.install(time=0)
    page.clock.pause_at(1000)


def asked(page):
    """Wait for a question; false when the game is over."""
    page.wait_for_selector(f"{ASKED} .buttons, {ASKED} .tools, {OVER}")
    return page.locator(OVER).count() == 0


def seq(page):
    return page.evaluate("document.querySelector('.prompt')?.dataset.seq")


def settled(page, before):
    """The next question has come, or the game is over."""
    page.wait_for_function(
        "before => document.querySelector('.report')"
        " || document.querySelector(`.prompt.mine:not([data-seq='${before}'])`)",
        arg=before,
    )


# What lies on the page to answer with, all in one question to the browser.
SURVEY = """([targets, buttons, plain]) => {
  const all = selector => [...document.querySelectorAll(selector)]
  const seen = selector => all(selector).filter(each => each.checkVisibility({visibilityProperty: true}))
  const prompt = document.querySelector('.prompt.mine')
  return prompt && {
    seq: prompt.dataset.seq,
    menu: prompt.dataset.menu === 'true',
    gathers: prompt.dataset.gathers === 'true',
    dialog: all('dialog[open]').length,
    offered: all('dialog[open] [data-target]').length,
    doubted: all('.doubted').length,
    answers: all('.card-menu [data-answer]').length,
    share: all('.share').length,
    unpicked: seen(`${buttons}[aria-pressed=false]`).length,
    targets: seen(targets).map(each => each.dataset.behind !== undefined),
    buttons: seen(buttons).length,
    main: seen(buttons).filter(each => each.matches('.main')).length,
    plain: all(plain).length,
  }
}"""


def survey(page):
    return page.evaluate(SURVEY, [part.removesuffix(":visible") for part in (TARGETS, BUTTONS, PLAIN)])


def touch(page, there, chance):
    """Click on something; on what lies behind others, at its upper edge."""
    chosen = chance.randrange(len(there))
    target = page.locator(TARGETS).nth(chosen)
    target.click(force=True, position={"x": 12, "y": 9} if there[chosen] else None)


def decide(page, chance):
    """Answer one question by touching things; actions come before the end of the turn."""
    before = seq(page)
    for _ in range(40):
        now = survey(page)
        if not now or now["seq"] != before:
            return
        buttons = page.locator(BUTTONS)
        if now["dialog"]:
            if now["offered"]:
                page.locator("dialog[open] [data-target]").first.click()
                page.wait_for_timeout(60)
            if page.locator("dialog[open]").count():
                page.keyboard.press("Escape")
        elif now["doubted"]:
            page.locator(".doubted").click()
        elif now["answers"]:
            page.locator(ANSWERS).first.click()
        elif now["menu"]:
            buttons.first.click()
        elif now["gathers"] and now["main"]:
            page.locator(f"{BUTTONS}.main").first.click()
        elif now["gathers"] and not now["targets"] and now["unpicked"]:
            page.locator(UNPICKED).first.click()
        elif now["share"]:
            page.locator(".share button").nth(2).click()
        elif now["targets"] and (not now["buttons"] or chance.random() < 0.9):
            touch(page, now["targets"], chance)
        elif now["buttons"]:
            buttons.nth(chance.randrange(now["buttons"])).click()
        else:
            page.locator(PLAIN).nth(chance.randrange(now["plain"])).click()
        page.wait_for_timeout(30)
    raise AssertionError(f"no answer to {page.locator('.prompt').inner_text()}")


DOUBTED = ".doubted"  # what has to be given twice
MEANT = 420  # milliseconds until it counts


def insist(page):
    """Give an answer that is asked for once more, as it hurts or leaves something undone."""
    page.locator(DOUBTED).wait_for()
    page.wait_for_timeout(MEANT)
    page.locator(DOUBTED).click()


def end_turn(page):
    """End the turn, also with things left to do."""
    page.locator(f"{BUTTONS}[data-letter=e]").click()
    if page.locator(DOUBTED).count():
        insist(page)


def play(page, chance, most=600):
    """Play until the game is over, or so many decisions are made."""
    for made in range(most):
        if not asked(page):
            return made
        before = seq(page)
        decide(page, chance)
        settled(page, before)
    return most
