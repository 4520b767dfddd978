"""A person at the page: begins games and answers what is asked, with the mouse."""

ASKED = ".prompt.mine"
TARGETS = ".left [data-target]:visible"
BUTTONS = ".prompt .buttons button:not(:disabled):visible"
PLAIN = ".plain .answers button"
OVER = ".report"


def begin(page, game, *opponents):
    """A new game from the start page."""
    page.locator(f"input[name=game][value={game}]").check()
    for seat, kind in enumerate(opponents or ["random"], 2):
        who = kind if kind in ("me", "open", "lobby") else "bot"
        page.locator(f"input[name=seat-{seat}][value={who}]").dispatch_event("click")
        if who == "bot":
            page.locator(f"select[name=bot-{seat}]").select_option(kind)
    page.locator("button.go").click()
    page.wait_for_selector(".prompt, .cover, .waiting")


CREATE = """request => new Promise((done, fail) => {
  const socket = new WebSocket(location.origin.replace('http', 'ws') + '/ws')
  socket.onopen = () => {
    const token = localStorage['trivault.token']
    for (const each of [{type: 'hello', id: 1, token}, {type: 'create', id: 2, ...request}]) {
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
    room = page.evaluate(CREATE, {"game": game, "seats": [{"kind": kind} for kind in seats], **more})
    page.evaluate("room => (location.hash = `#/room/${room}`)", room)
    page.wait_for_selector(".prompt, .cover, .waiting, .report")
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


def touch(target):
    """Click on something; on what lies behind others, at its upper edge."""
    behind = target.get_attribute("data-behind") is not None
    target.click(force=True, position={"x": 12, "y": 9} if behind else None)


def decide(page, chance):
    """Answer one question by touching things; actions come before the end of the turn."""
    before = seq(page)
    for _ in range(40):
        if seq(page) != before or not page.locator(ASKED).count():
            return
        targets, buttons = page.locator(TARGETS), page.locator(BUTTONS)
        main = page.locator(f"{BUTTONS}.main")
        if page.locator("dialog[open]").count():
            for target in page.locator("dialog[open] [data-target]").all()[:1]:
                target.click()
                page.wait_for_timeout(60)
            if page.locator("dialog[open]").count():
                page.keyboard.press("Escape")
        elif page.locator(".prompt .doubted").count():
            page.locator(".prompt .doubted").click()
        elif page.locator(".prompt[data-menu=true]").count():
            buttons.first.click()
        elif page.locator(".prompt[data-gathers=true]").count() and main.count():
            main.first.click()
        elif page.locator(".share").count():
            page.locator(".share button").nth(2).click()
        elif targets.count() and (not buttons.count() or chance.random() < 0.9):
            touch(targets.nth(chance.randrange(targets.count())))
        else:
            listed = buttons if buttons.count() else page.locator(PLAIN)
            listed.nth(chance.randrange(listed.count())).click()
        page.wait_for_timeout(30)
    raise AssertionError(f"no answer to {page.locator('.prompt').inner_text()}")


def play(page, chance, most=600):
    """Play until the game is over, or so many decisions are made."""
    for made in range(most):
        if not asked(page):
            return made
        before = seq(page)
        decide(page, chance)
        settled(page, before)
    return most
