"""Who a device is: an identity without an account, signed by the server, and a code that moves it to another device."""

import hashlib
import hmac
import secrets

from serai.server.errors import UnknownIdentity

CODE_SIGNS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Without those that are easily confused."""
CODE_LENGTH = 16


def new_identity() -> str:
    """Somebody new."""
    return secrets.token_hex(12)


def token(identity: str, key: bytes) -> str:
    """What a device keeps and shows."""
    return f"{identity}.{_signature(identity, key)}"


def identity_of(token: str, key: bytes) -> str:
    """Whose token it is.

    Raises UnknownIdentity if this server did not sign it.
    """
    identity, _, signature = token.partition(".")
    if not hmac.compare_digest(signature.encode(), _signature(identity, key).encode()):
        raise UnknownIdentity
    return identity


def new_code() -> str:
    """A recovery code, in groups of four."""
    signs = "".join([secrets.choice(CODE_SIGNS) for _ in range(CODE_LENGTH)])
    return "-".join([signs[start : start + 4] for start in range(0, CODE_LENGTH, 4)])


def digest(code: str) -> str:
    """What is stored of a code: nobody who reads it can use it. Blanks, hyphens and capitals do not matter."""
    signs = "".join([sign for sign in code.lower() if sign.isalnum()])
    return hashlib.sha256(signs.encode()).hexdigest()


def _signature(identity: str, key: bytes) -> str:
    return hmac.new(key, identity.encode(), "sha256").hexdigest()
