"""Which policies belong to which game."""

from collections.abc import Callable
from importlib.resources import files

from serai.bots.policies.features import Features
from serai.bots.policies.huns import HunsPolicy
from serai.bots.policies.huns_features import HunsFeatures
from serai.bots.policies.iunu import IunuPolicy
from serai.bots.policies.iunu_features import IunuFeatures
from serai.bots.policies.learned import LearnedPolicy
from serai.bots.policies.net import Net, read_net
from serai.bots.policies.policy import Policy

_POLICIES: dict[str, Policy] = {"iunu": IunuPolicy(), "huns": HunsPolicy()}
_FEATURES: dict[str, Callable[[], Features]] = {"iunu": IunuFeatures, "huns": HunsFeatures}
_REPLIES = {"iunu": 2, "huns": 0}
_nets: dict[str, Net] = {}


def policy_for(key: str) -> Policy:
    """The policy of a game."""
    return _POLICIES[key]


def features_for(key: str) -> Features:
    """What a net is told of a game."""
    return _FEATURES[key]()


def learned_policy_for(key: str, seats: int) -> LearnedPolicy:
    """The policy by the net that was trained for a game with so many seats."""
    name = f"{key}-{seats}.json"
    if name not in _nets:
        _nets[name] = read_net((files("serai.bots.policies") / "nets" / name).read_text("utf-8"))
    return LearnedPolicy(_nets[name], features_for(key), policy_for(key), _REPLIES[key])
