"""Which hooks follow an operation's signature: it is said of anything that can be called."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from mlirkit.core.signature_followers import add_signature_follower, follows_signature


class Syntax:
    pass


class Said:
    """A callable that says it itself, and is equal to everything."""

    follows_signature = True
    __hash__ = None  # type: ignore[assignment]

    def __call__(self, op: Any) -> None:
        pass

    def __eq__(self, other: object) -> bool:
        return True


def check(op: Any) -> None:
    pass


# Functions in C, as compiled hooks are, take no attributes.
@pytest.mark.parametrize("hook", [check, Syntax, [].append], ids=["function", "class", "in C"])
def test_it_is_said_of_one_hook(hook: Callable[..., Any]) -> None:
    assert not follows_signature(hook)
    add_signature_follower(hook)
    assert follows_signature(hook)
    assert not follows_signature(lambda op: None) and not follows_signature([].extend)


def test_an_attribute_says_it_too() -> None:
    assert follows_signature(Said())
