"""What is current: nested `with` blocks, and the errors outside of them."""

from typing import Any

import pytest

from mlirkit.core.block import Block
from mlirkit.core.context import Context
from mlirkit.core.insertion_point import InsertionPoint
from mlirkit.core.location import Location
from mlirkit.core.operation import Operation
from mlirkit.support.diagnostics import Diagnostic
from tests.strategies import LOCATION, unregistered_context


@pytest.mark.parametrize(
    ("kind", "make"),
    [
        (Context, unregistered_context),
        (Location, lambda: Location.name("here")),
        (InsertionPoint, lambda: InsertionPoint(Block())),
    ],
)
def test_the_innermost_is_current(kind: Any, make: Any) -> None:
    outer, inner = make(), make()
    with outer:
        with inner:
            assert kind.current is inner and inner.current is inner
        assert kind.current is outer
    if kind is not InsertionPoint:
        assert kind.current is None
    else:
        with pytest.raises(ValueError, match=f"No current {kind.__name__}"):
            _ = kind.current
    assert kind.current_or_none() is None if hasattr(kind, "current_or_none") else True


def test_operations_take_what_is_current() -> None:
    block = Block()
    with unregistered_context() as context, Location.name("here") as here, InsertionPoint(block):
        op = Operation.create("foo.op")
        other = Operation.create("foo.op", loc=LOCATION, ip=False)
    assert op.context is context and op.location == here and list(block) == [op]
    assert other.location == LOCATION and other.parent_block is None


def test_handlers_hear_errors_newest_first() -> None:
    heard: list[tuple[str, str]] = []

    def handler(name: str, takes: bool) -> Any:
        def hear(diagnostic: Diagnostic) -> bool:
            heard.append((name, diagnostic.message))
            return takes

        return hear

    with unregistered_context() as context:
        old = context.attach_diagnostic_handler(handler("old", True))
        new = context.attach_diagnostic_handler(handler("new", False))
        LOCATION.emit_error("one")
        new.detach()
        LOCATION.emit_error("two")
        old.detach()
        LOCATION.emit_error("three")
    assert heard == [("new", "one"), ("old", "one"), ("old", "two")]
    assert not new.attached and not old.attached
