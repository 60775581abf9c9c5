"""Starting a server: what can go wrong is one sentence."""

import socket
from pathlib import Path

from tests.cli.conftest import Serai


def test_a_file_that_is_no_database_is_told_in_a_sentence(serai: Serai, tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite").write_text("not a database" * 100, "utf-8")
    ran = serai("serve", "--no-browser", "--port", "0", "--data", tmp_path)
    assert (ran.code, ran.out) == (2, "")
    assert "file is not a database" in ran.err
    assert "Traceback" not in ran.err


def test_a_folder_that_cannot_be_made_is_told_in_a_sentence(serai: Serai, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    ran = serai("serve", "--no-browser", "--port", "0", "--data", tmp_path / "file" / "below")
    assert (ran.code, ran.out) == (2, "")
    assert len(ran.err.strip().splitlines()) <= 2


def test_a_port_that_is_taken_is_told_in_a_sentence(serai: Serai, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        ran = serai("serve", "--no-browser", "--port", str(port), "--data", tmp_path)
    assert (ran.code, ran.out) == (2, "")
    assert f"Port {port} of 127.0.0.1 cannot be used" in " ".join(ran.err.split())


def test_a_port_that_cannot_be_is_told_in_a_sentence(serai: Serai, tmp_path: Path) -> None:
    ran = serai("serve", "--no-browser", "--port", "99999", "--data", tmp_path)
    assert ran.code == 2
    assert "Port 99999" in ran.err
