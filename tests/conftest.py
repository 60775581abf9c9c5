"""What all tests share: which of them run here."""

import os
from typing import NoReturn

import pytest
from hypothesis import settings

from serai.version import COMPILED

settings.register_profile("serai", deadline=None, derandomize=True)
settings.load_profile("serai")


def require(reason: str) -> NoReturn:
    """Skip a test because the machine lacks something; SERAI_REQUIRE=all makes that a failure."""
    if os.environ.get("SERAI_REQUIRE") == "all":
        pytest.fail(f"SERAI_REQUIRE=all, but {reason}")
    pytest.skip(reason)


def pytest_report_header() -> str:
    return "serai: " + ("compiled" if COMPILED else "pure Python")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out long tests unless -m speaks of them, and pure ones in the compiled build."""
    if "long" not in config.option.markexpr:
        config.hook.pytest_deselected(items=[item for item in items if item.get_closest_marker("long")])
        items[:] = [item for item in items if not item.get_closest_marker("long")]
    for item in items:
        if COMPILED and item.get_closest_marker("pure"):
            item.add_marker(pytest.mark.skip(reason="patches or subclasses compiled classes; runs in the pure build"))
