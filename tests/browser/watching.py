"""What a test looks for on a page."""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.conftest import require

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
CLIPPED = Path(__file__).parent / "clipped.js"
SIZES = {"desktop": (1366, 768), "phone": (390, 844), "small": (360, 640)}


class Watched:
    """Gathers what goes wrong on a page without anybody clicking."""

    def __init__(self, page: Page) -> None:
        self.failures: list[str] = []
        page.on("pageerror", lambda error: self.failures.append(str(error)))


def settle(page: Page, **settings: object) -> None:
    """Give a page settings before it is opened."""
    page.add_init_script(f"localStorage.setItem('serai.settings', {json.dumps(json.dumps(settings))})")


def violations(page: Page) -> list[str]:
    """What axe-core finds against WCAG 2.2 AA, each with its first element."""
    if not AXE.is_file():
        require("axe-core is not installed: npm ci in web/")
    page.evaluate(AXE.read_text("utf-8"))
    tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
    found: dict[str, Any] = page.evaluate("tags => axe.run(document, {runOnly: tags})", tags)
    return [f"{one['id']} ({one['impact']}): {one['nodes'][0]['html'][:200]}" for one in found["violations"]]


def clipped(page: Page) -> list[str]:
    """Texts that are cut off, spill out of the page, or lie over each other."""
    found: list[str] = page.evaluate(CLIPPED.read_text("utf-8"))
    return found
