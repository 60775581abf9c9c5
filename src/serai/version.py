"""The version, and whether this installation is compiled."""

from serai.core import frame

__version__ = "0.1.0"

COMPILED = not frame.__file__.endswith(".py")
"""Whether the rules run as compiled code rather than plain Python."""
