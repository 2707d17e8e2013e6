"""Which hooks depend on an operation's signature alone, its types and properties, or its surroundings, too.

The surroundings are the other attributes of the operation, the names and properties of the operations that
define its operands, and the signature of the operation around it.
Tables beside the functions, since compiled ones take no attributes.
"""

from __future__ import annotations

from typing import Any, Final

# By identity: hooks are functions, classes and other callables, which live as long as the program.
_followers: Final[dict[int, Any]] = {}
_surroundings_followers: Final[dict[int, Any]] = {}


def add_signature_follower(hook: Any) -> None:
    """Say that types and properties decide what `hook` does."""
    _followers[id(hook)] = hook


def add_surroundings_follower(hook: Any) -> None:
    """Say that the signature and the surroundings decide what `hook` does."""
    _surroundings_followers[id(hook)] = hook


def follows_surroundings(hook: Any) -> bool:
    """Whether signature and surroundings decide what `hook` does."""
    return id(hook) in _surroundings_followers or follows_signature(hook)


def follows_signature(hook: Any) -> bool:
    """Whether types and properties decide what `hook` does: it was said, or an attribute says so."""
    return id(hook) in _followers or bool(getattr(hook, "follows_signature", False))
