"""Which policy belongs to which game."""

from serai.bots.policies.huns import HunsPolicy
from serai.bots.policies.iunu import IunuPolicy
from serai.bots.policies.policy import Policy

_POLICIES: dict[str, Policy] = {"iunu": IunuPolicy(), "huns": HunsPolicy()}


def policy_for(key: str) -> Policy:
    """The policy of a game."""
    return _POLICIES[key]
