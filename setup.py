"""Builds the rules with mypyc where a C compiler is there; where none is, Serai installs as pure Python.

Set SERAI_PURE=1 to install pure Python on purpose, SERAI_COMPILED=1 to fail rather than fall back.

The browser client is built too, from `web/`, where its packages can be had; where not, Serai installs without it. Set
SERAI_CLIENT=0 to leave it out on purpose, SERAI_CLIENT=1 to fail rather than go on without.
"""

import os
import runpy
import sys
from glob import glob

from setuptools import setup
from setuptools.command.build_py import build_py

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


class BuildWithClient(build_py):
    """Puts the browser client into the package before its files are gathered."""

    def run(self) -> None:
        """Build the client, or say why not."""
        wanted = os.environ.get("SERAI_CLIENT", "")
        if wanted != "0" and os.path.exists("web/build.py"):
            client = runpy.run_path("web/build.py")
            try:
                client["build"]()
            except client["ClientNotBuilt"] as problem:
                if wanted == "1":
                    raise
                print(f"Serai is installed without its browser client: {problem}", file=sys.stderr)
        # The list of files that belong to the package was made before the client was there.
        self.__dict__.pop("data_files", None)
        super().run()


setup(ext_modules=extensions(), cmdclass={"build_py": BuildWithClient})
