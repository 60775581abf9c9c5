"""The scenes of IUNU in web/fixtures, shown one by one or one after another by a development server."""

import socket
import subprocess
import time
from collections.abc import Iterator
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import pytest
from playwright.sync_api import Locator, Page

from tests.browser.watching import SIZES, settle
from tests.conftest import require

WEB = Path(__file__).parents[2] / "web"
VITE = WEB / "node_modules" / "vite" / "bin" / "vite.js"
NAMES = sorted(path.stem for path in (WEB / "fixtures").glob("iunu-*.json") if path.stem != "iunu-empty")
TELLING = [f"iunu-{name}" for name in ("set", "set-4", "use-noble", "feed", "ransom", "take", "keep", "end-4")]
"""Scenes that differ most in what they show."""


def node() -> list[str]:
    """The command that runs Node.js, as the build finds it."""
    spec = spec_from_file_location("build", WEB / "build.py")
    assert spec is not None
    assert spec.loader is not None
    build = module_from_spec(spec)
    spec.loader.exec_module(build)
    try:
        return list(build.tool("node"))
    except build.ClientNotBuilt as error:
        require(str(error))


@pytest.fixture(scope="module")
def harness() -> Iterator[str]:
    """The address of a development server, whose harness shows one scene and tells which deed was done."""
    if not VITE.is_file():
        require("what the browser client is built with is not installed: npm ci in web/")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [*node(), str(VITE), "--host", "127.0.0.1", "--port", str(port), "--strictPort", "--bypass-lock"]
    vite = subprocess.Popen(command, cwd=WEB, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    address = f"http://127.0.0.1:{port}/"
    try:
        await_answer(address)
        yield address
    finally:
        vite.terminate()
        vite.wait(10)


def await_answer(address: str) -> None:
    for _ in range(200):
        try:
            with urlopen(address):
                return
        except (URLError, ConnectionError):
            time.sleep(0.1)
    raise TimeoutError(address)


def show(page: Page, harness: str, name: str, size: str = "desktop", **settings: object) -> None:
    """Open a scene, and wait until its question takes answers."""
    settle(page, **settings)
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    page.set_default_timeout(30_000)
    page.goto(f"{harness}#/harness/iunu/{name}")
    page.locator(".iunu .table").wait_for()
    page.wait_for_timeout(450)


def card(page: Page, id: str) -> Locator:
    return page.locator(f"[data-card={id}]")


def pick(page: Page, *ids: str) -> None:
    """Press cards at their left edge, which others do not cover."""
    for id in ids:
        card(page, id).click(position={"x": 12, "y": 40})


def cell(page: Page, seat: int, caste: str) -> Locator:
    return page.locator(f'[data-cell="{seat}-{caste}"]')


def go(page: Page) -> Locator:
    return page.locator(".deed .go")


def deed(page: Page) -> Locator:
    """The notation of the deed that was sent."""
    return page.locator(".bar output")


def drag(page: Page, source: Locator, target: Locator) -> None:
    """Take something at its left edge to the middle of something else."""
    start, end = source.bounding_box(), target.bounding_box()
    assert start is not None
    assert end is not None
    page.mouse.move(start["x"] + 12, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=6)
    page.mouse.up()
