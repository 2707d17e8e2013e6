"""Which hooks depend on an operation's signature alone, its types and properties, or on little more.

The surroundings are the other attributes of the operation, the names and properties of the operations that
define its operands, and the signature of the operation around it.  Of these, some hooks ask for what defines
the operands from a certain one on, and for nothing else.

The bodies of an operation are regions of one block at most: the types of its arguments, and the signature of
its terminator.
Tables beside the functions, since compiled ones take no attributes.
"""

from __future__ import annotations

from typing import Any, Final

# By identity: hooks are functions, classes and other callables, which live as long as the program.
_followers: Final[dict[int, Any]] = {}
_surroundings_followers: Final[dict[int, Any]] = {}
# With the number of the first operand whose definition they ask for.
_definitions_followers: Final[dict[int, tuple[Any, int]]] = {}
_bodies_followers: Final[dict[int, Any]] = {}


def add_signature_follower(hook: Any) -> None:
    """Say that types and properties decide what `hook` does."""
    _followers[id(hook)] = hook


def add_surroundings_follower(hook: Any) -> None:
    """Say that the signature and the surroundings decide what `hook` does."""
    _surroundings_followers[id(hook)] = hook


def add_definitions_follower(hook: Any, first: int) -> None:
    """Say that the signature decides what `hook` does, and what defines the operands from `first` on."""
    _definitions_followers[id(hook)] = (hook, first)


def add_bodies_follower(hook: Any) -> None:
    """Say that the signature decides what `hook` does, and the operation's bodies if all regions are such.

    Of an implementation of an interface it says the same about what is verified of it.
    """
    _bodies_followers[id(hook)] = hook


def follows_surroundings(hook: Any) -> bool:
    """Whether signature and surroundings decide what `hook` does."""
    return (
        id(hook) in _surroundings_followers or id(hook) in _definitions_followers or follows_signature(hook)
    )


def followed_definitions(hook: Any) -> int | None:
    """From which operand on `hook` asks for definitions; None if it asks for more, or for nothing."""
    follower = _definitions_followers.get(id(hook))
    return None if follower is None else follower[1]


def follows_bodies(hook: Any) -> bool:
    """Whether the signature and the bodies decide what `hook` does."""
    return id(hook) in _bodies_followers or follows_signature(hook)


def follows_signature(hook: Any) -> bool:
    """Whether types and properties decide what `hook` does: it was said, or an attribute says so."""
    return id(hook) in _followers or bool(getattr(hook, "follows_signature", False))
