"""The messages between the server and its clients: JSON text frames, told apart by their `type`."""

import msgspec
from msgspec import Struct

from serai.core.errors import Phrase, SeraiError
from serai.server.errors import BadMessage

LONGEST_REMARK = 400
"""Characters."""
REACTIONS = ("hello", "good", "wow", "thinking", "sorry", "thanks")


class ToServer(Struct, tag_field="type", forbid_unknown_fields=True):
    """What a client sends."""


class Hello(ToServer, tag="hello"):
    """The first message: which table, and the secret of a seat (`token`) or of the spectators (`watch`).

    `version` is the last that the client has seen; it is told what happened since.
    """

    table: str
    token: str | None = None
    watch: str | None = None
    version: int | None = None


class Act(ToServer, tag="act"):
    """Take an action by its notation. `version` is the scene that it answers, `key` makes a repeated one harmless."""

    version: int
    action: str
    key: str


class Undo(ToServer, tag="undo"):
    """Take back the seat's latest decision."""

    version: int


class Hint(ToServer, tag="hint"):
    """Ask what a strong bot would do."""


class Stand(ToServer, tag="stand"):
    """Let a bot play for the seat."""


class Return(ToServer, tag="return"):
    """Play for the seat again."""


class Ping(ToServer, tag="ping"):
    """Ask whether anybody is there."""


class Say(ToServer, tag="say"):
    """Say something to the table."""

    text: str


class React(ToServer, tag="react"):
    """React by the name of a reaction."""

    name: str


Received = Hello | Act | Undo | Hint | Stand | Return | Ping | Say | React


class Reason(Struct):
    """A phrase to be worded by the client."""

    key: str
    fields: dict[str, object]


class UndoState(Struct, omit_defaults=True):
    """Whether the seat's latest decision may be taken back, and if not, why."""

    possible: bool
    reason: Reason | None = None


class Player(Struct, omit_defaults=True):
    """Who sits somewhere: `kind` is person, bot or open; `away` tells that a bot plays for a person."""

    name: str
    kind: str
    connected: bool
    away: bool
    level: str | None = None


class Legal(Struct):
    """A legal action and what it would change at once."""

    id: int
    text: str
    verb: str
    names: list[str]
    preview: dict[str, object]


class Scene(Struct):
    """All that one seat, or a spectator where `seat` is null, may see of a table."""

    game: str
    seats: int
    seat: int | None
    players: list[Player]
    version: int
    chooser: int
    question: str
    waiting: list[int]
    picture: dict[str, object]
    legal: list[Legal]
    undo: UndoState
    over: bool


class WireEvent(Struct):
    """Something that happened, as the receiver may know it."""

    key: str
    seat: int
    fields: dict[str, object]


class FromServer(Struct, tag_field="type"):
    """What the server sends."""


class Whole(FromServer, tag="scene"):
    """The table as it is, and all that has happened at it."""

    scene: Scene
    log: list[WireEvent]


class Step(FromServer, tag="step"):
    """What happened, and the table after it."""

    version: int
    events: list[WireEvent]
    scene: Scene


class Accepted(FromServer, tag="accepted"):
    """The action of this key is in the game."""

    key: str
    version: int


class Refused(FromServer, tag="refused"):
    """What was asked for has not happened; `code` and `fields` make a sentence."""

    key: str
    code: str
    fields: dict[str, object]


class Said(FromServer, tag="said"):
    """Somebody said something; seat -1 is a spectator."""

    seat: int
    text: str


class Reacted(FromServer, tag="reacted"):
    """Somebody reacted."""

    seat: int
    name: str


class Hinted(FromServer, tag="hinted"):
    """What a strong bot would do, and the chance of winning that each action leaves."""

    version: int
    action: str
    chances: dict[str, float]


class Rematch(FromServer, tag="rematch"):
    """The same people go on at another table."""

    table: str


class Pong(FromServer, tag="pong"):
    """Somebody is there."""


def plain(value: object) -> object:
    """A field of an error as JSON holds it: phrases stay phrases, all else that JSON lacks becomes text."""
    if isinstance(value, Phrase):
        return {"key": value.key, "fields": value.fields}
    return str(value)


_decoder = msgspec.json.Decoder(Received)
_encoder = msgspec.json.Encoder(enc_hook=plain)


def read(text: str | bytes) -> Received:
    """The message that a frame holds.

    Raises BadMessage.
    """
    try:
        return _decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadMessage(reason=str(error)) from None


def write(message: FromServer) -> str:
    """The frame of a message."""
    return _encoder.encode(message).decode()


def refusal(error: SeraiError, key: str = "") -> Refused:
    """An error as a message."""
    return Refused(key, error.code, dict(error.fields))
