"""Builds the rules with mypyc where a C compiler is there; where none is, Serai installs as pure Python.

Set SERAI_PURE=1 to install pure Python on purpose, SERAI_COMPILED=1 to fail rather than fall back.
"""

import os
from glob import glob

from setuptools import setup

COMPILED = (
    *("core/*", "iunu/*", "iunu/cards/*", "huns/*", "huns/cards/*"),
    *("bots/bot", "bots/random", "bots/greedy", "bots/ismcts", "bots/policies/*"),
)
"""The hot modules."""


def extensions() -> list[object]:
    """The compiled modules, or none."""
    if os.environ.get("SERAI_PURE") == "1":
        return []
    from mypyc.build import mypycify  # noqa: PLC0415 - a pure build has no mypy

    sources = sorted(
        path for pattern in COMPILED for path in glob(f"src/serai/{pattern}.py") if not path.endswith("__init__.py")
    )
    modules = mypycify(["--strict", *sources], opt_level="3")
    for module in modules:
        module.optional = os.environ.get("SERAI_COMPILED") != "1"
        if os.name == "posix":
            # Compiled functions call each other directly, and not as if somebody could replace them: 10 % fewer steps.
            module.extra_compile_args = [*module.extra_compile_args, "-fvisibility=hidden"]
    return list(modules)


setup(ext_modules=extensions())
