"""Without the server: the page opens and says what works."""

from tests.browser.serving import Serving

TAKEN_CARE = """() => navigator.serviceWorker.controller ? 0 : new Promise((done) =>
  navigator.serviceWorker.addEventListener('controllerchange', () => done(0)))"""


def test_the_page_opens_offline_and_comes_back(tmp_path, visit):
    with Serving(tmp_path) as serving:
        page = visit(serving.url, service_workers="allow")
        page.evaluate(TAKEN_CARE)
        page.goto(f"{serving.url}#/cards/shards")
        page.wait_for_selector("text=Crystal")
        serving.kill()
        page.reload()
        page.wait_for_selector(".lost >> text=The server can’t be reached")
        page.wait_for_selector("text=Crystal")
        page.goto(f"{serving.url}#/learn/keyforge")
        page.wait_for_selector(".lesson")
        page.goto(f"{serving.url}#/")
        serving.start()
        page.wait_for_selector(".lost", state="detached")
        visit.close()
    visit.wrong.clear()  # the browser reports each connection that fails
