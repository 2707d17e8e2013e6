"""The hooks that depend on an operation's signature alone, its types and properties, or on little more.

The surroundings are the other attributes of the operation, the names and properties of the operations that
define its operands, and the signature of the operation around it.  Some hooks read of these only the
definitions of the operands from a certain one on, others only the operation around it.

The bodies of an operation are regions of one block at most: the types of its arguments, and the signature of
its terminator.

Some hooks are followers except for a remainder, a function that does the rest.  Some hooks follow the
signature only for operations of a common kind, such as accesses that are not atomic: a condition, which
follows the signature itself, recognizes these.
Hooks are declared in tables, since compiled functions take no attributes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

# Keyed by identity: hooks are functions, classes and other callables, which live as long as the program.
_followers: Final[dict[int, Any]] = {}
_surroundings_followers: Final[dict[int, Any]] = {}
_parent_followers: Final[dict[int, Any]] = {}
# The hook and the number of the first operand whose definition it reads.
_definitions_followers: Final[dict[int, tuple[Any, int]]] = {}
_bodies_followers: Final[dict[int, Any]] = {}
# The hook and the function for the remaining checks, which read more than the signature.
_remainders: Final[dict[int, tuple[Any, Any]]] = {}
# The hook and the condition under which it reads the signature only.
_conditional_followers: Final[dict[int, tuple[Any, Callable[[Any], bool]]]] = {}


def add_signature_follower(hook: Any) -> None:
    """Declare that types and properties decide the result of `hook`."""
    _followers[id(hook)] = hook


def add_surroundings_follower(hook: Any) -> None:
    """Declare that the signature and the surroundings decide the result of `hook`."""
    _surroundings_followers[id(hook)] = hook


def add_parent_follower(hook: Any) -> None:
    """Declare that the signatures of the operation and of its parent decide the result of `hook`."""
    _parent_followers[id(hook)] = hook


def add_definitions_follower(hook: Any, first: int) -> None:
    """Declare that the signature and the definitions of operands from `first` on decide `hook`."""
    _definitions_followers[id(hook)] = (hook, first)


def add_bodies_follower(hook: Any) -> None:
    """Declare that the signature and the bodies decide the result of `hook`, if all regions have bodies.

    For an implementation of an interface, it declares the same of the interface's verification.
    """
    _bodies_followers[id(hook)] = hook


def add_conditional_follower(hook: Any, condition: Callable[[Any], bool]) -> None:
    """Declare that the signature decides the result of `hook` for operations that meet `condition`."""
    _conditional_followers[id(hook)] = (hook, condition)


def add_remainder(hook: Any, remainder: Any) -> None:
    """Declare that a follower also runs `remainder`, which may depend on anything."""
    _remainders[id(hook)] = (hook, remainder)


def remainder_of(hook: Any) -> Any:
    """The function that must still run if the parts that `hook` follows are unchanged, or None."""
    follower = _remainders.get(id(hook))
    return None if follower is None else follower[1]


def settling_condition(hook: Any) -> Callable[[Any], bool] | None:
    """The condition under which `hook` follows the signature, or None."""
    follower = _conditional_followers.get(id(hook))
    return None if follower is None else follower[1]


def follows_surroundings(hook: Any) -> bool:
    """Whether signature and surroundings decide the result of `hook`."""
    number = id(hook)
    return (
        number in _surroundings_followers
        or number in _parent_followers
        or number in _definitions_followers
        or follows_signature(hook)
    )


def follows_parent(hook: Any) -> bool:
    """Whether `hook` reads only the signature and the parent operation."""
    return id(hook) in _parent_followers


def followed_definitions(hook: Any) -> int | None:
    """The first operand whose definition `hook` reads, if it reads only definitions; else None."""
    follower = _definitions_followers.get(id(hook))
    return None if follower is None else follower[1]


def follows_bodies(hook: Any) -> bool:
    """Whether the signature and the bodies decide the result of `hook`."""
    return id(hook) in _bodies_followers or follows_signature(hook)


def follows_signature(hook: Any) -> bool:
    """Whether types and properties decide the result of `hook`: by decorator or by attribute."""
    return id(hook) in _followers or bool(getattr(hook, "follows_signature", False))
