"""The example client of the documentation plays a game to its end."""

import subprocess
import sys
from pathlib import Path

from tests.server.serving import Server

CLIENT = Path(__file__).parents[2] / "docs" / "client.py"


def test_the_example_plays_a_game_to_its_end(tmp_path: Path) -> None:
    server = Server(tmp_path)
    try:
        ran = subprocess.run(
            [sys.executable, CLIENT, server.address], capture_output=True, text=True, timeout=120, check=False
        )
    finally:
        server.close()
    assert ran.stderr == ""
    assert set(ran.stdout.strip().split(", ")) <= {"Example", "Tuya"}
    assert ran.stdout.strip()


def test_it_is_short() -> None:
    code = [line for line in CLIENT.read_text("utf-8").splitlines() if line.strip()]
    assert len(code) <= 40
