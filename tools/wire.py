"""Writes docs/wire.md, the messages between the server and its clients, from their classes.

Usage: ``python tools/wire.py [--check]``; with ``--check`` it only tells whether the page is current.
"""

import sys
from inspect import cleandoc
from pathlib import Path
from typing import get_args

import msgspec

from serai.server import wire

PAGE = Path(__file__).resolve().parent.parent / "docs" / "wire.md"
HEAD = """# The wire

A client talks to a table over a WebSocket at `/ws`: text frames, each one JSON object whose `type` says what it is. The
first is `hello`. This page is generated from `src/serai/server/wire.py`.

The server answers `hello` with the table as it is (`scene`), or, if a version is quoted, with what happened since
(`step`). From then on it sends a `step` whenever something happens. An `act` quotes the version of the scene that it
answers and a `key` of the client's choice: the same key twice is one action. Whoever answers an older question is sent
the table again, and nothing happens; what is refused changes nothing.

What sets up tables and looks back at games is a REST interface under `/api/`; its OpenAPI page is at `/api/schema`. Who
one is goes in the header `Authorization: Bearer TOKEN`, with the token that `POST /api/me` gives. Secrets go in bodies
and messages, never in an address: the links that people send each other carry theirs after the `#`, which browsers keep
to themselves.

[client.py](client.py) is a whole client in 35 lines: it sets up a game against a bot and plays it to its end.

What a `picture` and a `preview` hold is each game's own: `src/serai/iunu/picture.py`.

"""


PLAIN: dict[type, str] = {
    msgspec.inspect.StrType: "text",
    msgspec.inspect.IntType: "whole number",
    msgspec.inspect.FloatType: "number",
    msgspec.inspect.BoolType: "true or false",
    msgspec.inspect.NoneType: "null",
}


def kind(found: object) -> str:
    """The name of a type, as JSON has it."""
    name = PLAIN.get(type(found), "anything")
    match found:
        case msgspec.inspect.ListType(item_type=item):
            name = f"list of {kind(item)}"
        case msgspec.inspect.DictType(value_type=value):
            name = f"object of {kind(value)}"
        case msgspec.inspect.StructType(cls=cls):
            name = f"[{cls.__name__!s}](#{cls.__name__.lower()!s})"
        case msgspec.inspect.UnionType(types=types):
            name = " or ".join([kind(one) for one in types])
        case _:
            pass
    return name


def described(cls: type[msgspec.Struct], title: str) -> str:
    """A class as a section."""
    found = msgspec.inspect.type_info(cls)
    assert isinstance(found, msgspec.inspect.StructType)
    lines = [f"### {title}", "", cleandoc(cls.__doc__ or ""), ""]
    if found.fields:
        lines += ["| field | what |", "|---|---|"]
        for field in found.fields:
            optional = "" if field.required else ", may be missing"
            lines.append(f"| `{field.encode_name}` | {kind(field.type)}{optional} |")
        lines.append("")
    return "\n".join(lines)


def page() -> str:
    """The whole page."""
    parts = [HEAD, "## From the client\n\n"]
    parts += [described(cls, f"`{cls.__struct_config__.tag}`") + "\n" for cls in get_args(wire.Received)]
    parts.append("## From the server\n\n")
    parts += [described(cls, f"`{cls.__struct_config__.tag}`") + "\n" for cls in wire.FromServer.__subclasses__()]
    parts.append("## Parts\n\n")
    inner = (wire.Scene, wire.Player, wire.Legal, wire.UndoState, wire.Reason, wire.WireEvent)
    parts += [described(cls, cls.__name__) + "\n" for cls in inner]
    return "".join(parts).rstrip() + "\n"


def main() -> None:
    """Write the page, or check it."""
    if "--check" not in sys.argv:
        PAGE.write_text(page(), "utf-8")
    elif not PAGE.exists() or PAGE.read_text("utf-8") != page():
        sys.exit("docs/wire.md is not current: python tools/wire.py")


if __name__ == "__main__":
    main()
