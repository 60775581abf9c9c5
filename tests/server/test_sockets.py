"""Real sockets to a real server: people and bots at tables, what is refused, and a power cut."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.serving import OPENED, Client, Server, Somebody

ME_AND_BOT = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "name": "Tuya", "level": "easy"}]
ME_AND_OPEN = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    found = Server(tmp_path_factory.mktemp("tables"))
    yield found
    OPENED.clear()
    assert found.stop() == 0
    assert "Traceback" not in found.said


@pytest.fixture(autouse=True)
def tidy() -> Iterator[None]:
    """Close what a test leaves open, but for the server of the module."""
    before = len(OPENED)
    yield
    while len(OPENED) > before:
        OPENED.pop().close()


def table_of(who: Somebody, seats: list[dict[str, str]], **more: object) -> tuple[str, dict[str, Any]]:
    """A new table and its facts."""
    id = who.post("tables", {"game": "iunu", "seats": seats, **more})["table"]
    return id, who.get(f"tables/{id}")


def test_somebody_plays_a_whole_game_against_a_bot_and_looks_back(server: Server) -> None:
    ada = Somebody(server, "Ada")
    id, facts = table_of(ada, ME_AND_BOT)
    client = Client(server, table=id, token=facts["keys"][0]["secret"])
    assert ada.get(f"tables/{id}/record", 400)["code"] == "not-finished"
    while not (scene := client.asked())["over"]:
        client.act(scene)
    client.close()
    record = ada.get(f"tables/{id}/record")
    assert record.startswith("serai record: 1\ngame: iunu")
    assert "players: Ada, Tuya" in record
    replay = ada.get(f"tables/{id}/replay")
    assert ada.post("replays", {"record": record})["steps"] == replay["steps"]
    last = ada.get(f"tables/{id}/replay/{replay['steps']}/all")["scene"]
    assert last["over"]
    assert last["picture"] == {**scene["picture"], **last["picture"]}
    assert len(ada.get(f"tables/{id}/chart")[-1]) == 2
    assert ada.get("me/games")[0]["over"]
    again = ada.post(f"tables/{id}/rematch", {})["table"]
    assert [one["table"] for one in ada.get("me/games")] == [again, id]


def test_a_friend_joins_by_the_link_and_a_spectator_watches(server: Server) -> None:
    ada, ben = Somebody(server, "Ada"), Somebody(server, "Ben")
    id, facts = table_of(ada, ME_AND_OPEN)
    host = Client(server, table=id, token=facts["keys"][0]["secret"])
    assert [one["kind"] for one in host.scene()["players"]] == ["person", "open"]
    assert ben.post(f"tables/{id}/look", {"secret": facts["join"]}) == {"game": "iunu", "players": ["Ada"], "free": 1}
    ben.post(f"tables/{id}/sit", {"secret": facts["join"]})
    assert ben.post(f"tables/{id}/sit", {"secret": facts["join"]}) == {"table": id}
    key = ben.get(f"tables/{id}")["keys"]
    assert [one["seat"] for one in key] == [1]
    guest = Client(server, table=id, token=key[0]["secret"])
    watcher = Client(server, table=id, watch=facts["watch"])
    first = host.scene()
    while first["question"] != "play":
        first = host.scene()
    assert [one["name"] for one in first["players"]] == ["Ada", "Ben"]
    seen = watcher.scene()
    assert seen["seat"] is None
    assert seen["legal"] == []
    watcher.send("act", version=seen["version"], action="play farmer", key="w")
    assert watcher.hear("refused")["code"] == "not-your-turn"
    guest.send("say", text=" Hello ")
    assert host.hear("said") == {"type": "said", "seat": 1, "text": "Hello"}
    for one in (host, guest, watcher):
        one.close()


def test_anybody_may_join_a_table_that_is_listed(server: Server) -> None:
    ada, ben = Somebody(server, "Ada"), Somebody(server, "Ben")
    hidden, _ = table_of(ada, ME_AND_OPEN)
    id, _ = table_of(ada, ME_AND_OPEN, listed=True)
    found = ben.get("tables")
    assert found == [{"table": id, "game": "iunu", "players": ["Ada"], "free": 1}]
    assert ben.post(f"tables/{id}/look", {"secret": ""})["free"] == 1
    assert ben.post(f"tables/{hidden}/look", {"secret": ""}, 403)["code"] == "wrong-secret"
    ben.post(f"tables/{id}/sit", {"secret": ""})
    assert ben.get("tables") == []
    assert ben.get(f"tables/{id}")["started"]


def test_what_does_not_belong_is_refused_in_words_and_changes_nothing(server: Server) -> None:
    ada, eve = Somebody(server, "Ada"), Somebody(server, "Eve")
    id, facts = table_of(ada, ME_AND_OPEN)
    assert eve.get(f"tables/{id}", 403)["code"] == "wrong-secret"
    assert eve.post(f"tables/{id}/sit", {"secret": "guess"}, 403)["code"] == "wrong-secret"
    assert eve.post(f"tables/{id}/start", {}, 403)["code"] == "not-owner"
    assert eve.get("tables/none", 400)["code"] == "unknown-table"
    assert eve.post("tables", {"game": "chess", "seats": ME_AND_BOT}, 400)["code"] == "unknown-game"
    god = [{"kind": "bot", "level": "god"}]
    assert eve.post("tables", {"game": "iunu", "seats": ME_AND_BOT + god}, 400)["code"] == "bad-plan"
    assert eve.post("tables", {"game": "iunu", "seats": ME_AND_BOT[:1]}, 400)["code"] == "bad-seats"
    assert eve.post("replays", {"record": "x"}, 400)["code"] == "bad-record"
    eve.token = eve.token[:-1] + ("y" if eve.token.endswith("x") else "x")
    assert eve.get("me", 401)["code"] == "unknown-identity"
    client = Client(server, table=id, token=facts["watch"])
    assert client.hear("refused")["code"] == "wrong-secret"
    for frame in ("", "{", '{"type": "cheat"}', "x" * 30_000):
        client.socket.send(frame)
        assert client.hear("refused")["code"] == "bad-message"
    client.send("hello", table=id, token=facts["keys"][0]["secret"])
    assert client.scene()["seat"] == 0
    client.close()


def test_a_repeated_or_late_action_has_no_second_effect(server: Server) -> None:
    id, facts = table_of(Somebody(server, "Ada"), [{"kind": "me", "name": "A"}, {"kind": "here", "name": "B"}])
    one, two = (Client(server, table=id, token=key["secret"]) for key in facts["keys"])
    other = Client(server, table=id, token=facts["keys"][0]["secret"])
    while (first := other.scene())["question"] != "play":
        pass
    asked = two if first["chooser"] == 1 else one
    first = asked.asked()
    asked.act(first, key="k")
    version = asked.hear("accepted")["version"]
    asked.act(first, key="k")
    assert asked.hear("accepted", "refused") == {"type": "accepted", "key": "k", "version": version}
    asked.act(first, key="late")
    answer = asked.hear("step", "accepted", "refused")
    assert answer["type"] == "step", answer
    while (seen := other.scene())["version"] < version:
        pass
    assert seen["version"] == version
    for client in (one, two, other):
        client.close()


def test_a_recovery_code_moves_an_identity_to_another_device(server: Server) -> None:
    ada = Somebody(server, "Ada")
    id, _ = table_of(ada, ME_AND_OPEN)
    code = ada.post("me/code", {})["code"]
    phone = Somebody(server, "Phone")
    assert phone.post("me/recover", {"code": "wrong"}, 401)["code"] == "unknown-identity"
    phone.token = phone.post("me/recover", {"code": code.upper()})["token"]
    assert phone.get("me") == {"name": "Ada"}
    assert phone.get("me/games")[0]["table"] == id


def test_a_hint_names_a_legal_action_and_the_chances(server: Server) -> None:
    id, facts = table_of(Somebody(server, "Ada"), ME_AND_BOT)
    client = Client(server, table=id, token=facts["keys"][0]["secret"])
    scene = client.asked()
    client.send("hint")
    hinted = client.hear("hinted")
    assert hinted["action"] in hinted["chances"]
    assert set(hinted["chances"]) == {one["text"] for one in scene["legal"]}
    client.close()


def test_remarks_come_no_faster_than_anybody_reads(server: Server) -> None:
    id, facts = table_of(Somebody(server, "Ada"), ME_AND_OPEN)
    client = Client(server, table=id, token=facts["keys"][0]["secret"])
    for number in range(12):
        client.send("say", text=str(number))
    assert client.hear("refused")["code"] == "too-fast"
    client.close()


def test_after_a_power_cut_everybody_is_at_the_same_decision(tmp_path: Path) -> None:
    server = Server(tmp_path)
    ada = Somebody(server, "Ada")
    id, facts = table_of(ada, [*ME_AND_BOT, {"kind": "bot", "name": "Ahmes", "level": "medium"}])
    secret = facts["keys"][0]["secret"]
    client = Client(server, table=id, token=secret)
    for _ in range(7):
        scene = client.asked()
        client.act(scene)
    before = client.asked()
    server.kill()
    other = Server(tmp_path)
    back = Client(other, table=id, token=secret)
    after = back.asked()
    assert after == before
    back.act(after)
    back.hear("accepted")
    back.close()
    again = Client(other, table=id, token=secret, version=before["version"])
    step = again.hear("step")
    assert step["version"] > before["version"]
    assert step["events"]
    again.close()
    assert other.stop() == 0
