"""What the server refuses, each with a sentence that the client words by its code."""

from serai.core.errors import SeraiError


class BadMessage(SeraiError):
    """A message that cannot be read."""

    code = "bad-message"
    sentence = "The message cannot be read: {reason}."


class UnknownTable(SeraiError):
    """A table that does not exist."""

    code = "unknown-table"
    sentence = "There is no table {table}."


class WrongSecret(SeraiError):
    """A secret that opens nothing at this table."""

    code = "wrong-secret"
    sentence = "This link or key does not belong to the table."


class UnknownIdentity(SeraiError):
    """A device or recovery code that the server does not know."""

    code = "unknown-identity"
    sentence = "This device or recovery code is not known here."


class TableFull(SeraiError):
    """No seat is free."""

    code = "table-full"
    sentence = "All seats of this table are taken."


class NotYourTurn(SeraiError):
    """An answer from a seat that is asked nothing."""

    code = "not-your-turn"
    sentence = "You are asked nothing just now."


class NotStarted(SeraiError):
    """Something that needs a game that has begun."""

    code = "not-started"
    sentence = "The game begins when all seats are taken."


class NotOwner(SeraiError):
    """Something that only whoever set up the table may do."""

    code = "not-owner"
    sentence = "Only whoever set up the table can do that."


class TooFast(SeraiError):
    """More remarks than anybody could read."""

    code = "too-fast"
    sentence = "That was too much at once; wait {seconds} seconds."


class BadPlan(SeraiError):
    """Something that a table cannot be set up with."""

    code = "bad-plan"
    sentence = "A table cannot be set up with “{value}”."


class StoreFailed(SeraiError):
    """Nothing can be stored at the moment, so nothing happened."""

    code = "store-failed"
    sentence = "It could not be stored, so it has not happened: {reason}."


class Conflict(SeraiError):
    """Somebody else's answer was stored first, from another process."""

    code = "conflict"
    sentence = "Somebody else was faster; look at the table again."


class UnsupportedStore(SeraiError):
    """A database that another version made."""

    code = "unsupported-store"
    sentence = "{place} was made for version {found} of the store; this Serai reads version {supported}."
