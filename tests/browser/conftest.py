"""A real Chromium, and the built client."""

import shutil
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.browser.watching import Watched
from tests.conftest import require

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "src" / "serai" / "server" / "client"
QUIET = (
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)

expect.set_options(timeout=20_000)


class Files(SimpleHTTPRequestHandler):
    """The built files, without a word about it."""

    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """Debian's Chromium."""
    path = shutil.which("chromium")
    if path is None:
        require("there is no Chromium")
    with (
        sync_playwright() as playwright,
        closing(playwright.chromium.launch(executable_path=path, chromium_sandbox=False, args=list(QUIET))) as browser,
    ):
        yield browser


@pytest.fixture(scope="package")
def files() -> Iterator[str]:
    """The address of the built client, without a server behind it."""
    if not (CLIENT / "index.html").is_file():
        require("the browser client is not built: python web/build.py")
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, directory=str(CLIENT)))
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()
    thread.join()


@pytest.fixture
def context(chromium: Browser) -> Iterator[BrowserContext]:
    """A browser of somebody who was never here."""
    context = chromium.new_context(viewport={"width": 1366, "height": 768}, locale="en-US")
    yield context
    context.close()


@pytest.fixture
def page(context: BrowserContext) -> Iterator[Page]:
    """A page on which no script may fail."""
    page = context.new_page()
    page.set_default_timeout(30_000)
    watched = Watched(page)
    yield page
    assert watched.failures == []
