"""Locations of operations and arguments: made once on first access, and the same in copies."""

from __future__ import annotations

import pytest

from mlirkit import ir
from mlirkit.core.location import FileLineColLoc, FusedOrigin, TextOrigin, fuse
from mlirkit.support.source import SourceBuffer

CONTEXT = ir.Context(allow_unregistered_dialects=True)
TEXT = """\
"t.op"() ({
  ^bb0(%a: i32):
    "t.end"() : () -> ()
}) : () -> ()
"""


def places(op: ir.Operation) -> list[ir.Location]:
    """Locations of the operation, its argument and its nested operation; each is made only once."""
    block = op.regions[0].blocks[0]
    owners = [op, block.arguments[0], block.operations[0]]
    found = [owner.location for owner in owners]
    assert all(owner.location is location for owner, location in zip(owners, found, strict=True))
    return found


@pytest.mark.parametrize("first", ["original", "copy"])
def test_parsed(first: str) -> None:
    """A copy has the same locations, whichever of the two is read first."""
    module = ir.Module.parse(TEXT, CONTEXT)
    original = module.body.operations[0]
    copy = original.clone(ip=False)
    asked = [original, copy] if first == "original" else [copy, original]
    for op in asked:
        assert [str(each) for each in places(op)] == ['loc("-":1:1)', 'loc("-":2:8)', 'loc("-":3:5)']
    assert places(original) == places(copy)


def test_set() -> None:
    """A location that was set replaces the place in the text."""
    op = ir.Module.parse(TEXT, CONTEXT).body.operations[0]
    name = ir.Location.name("n")
    op.location = name
    argument = op.regions[0].blocks[0].arguments[0]
    argument.set_location(name)
    assert op.location is name and argument.location is name
    assert op.clone(ip=False).location is name


def test_alias_defined_later() -> None:
    """The location of an alias is open until the end of the file; then all of its users have the same one."""
    module = ir.Module.parse(
        '"t.a"() : () -> () loc(#later)\n"t.b"() : () -> () loc(#later)\n#later = loc("x":3:4)\n', CONTEXT
    )
    first, second = module.body.operations
    assert first.location is second.location
    assert first.location == ir.Location.file("x", 3, 4)


def test_fused_when_asked_for() -> None:
    buffer = SourceBuffer("a.mlir", b"xy\nz")
    text, point = TextOrigin(buffer), FileLineColLoc("a.mlir", 2, 1)
    assert FusedOrigin([(text, 1), (point, 0)]).at(0) == fuse([FileLineColLoc("a.mlir", 1, 2), point])
    assert FusedOrigin([(text, 3), (point, 0)]).at(0) == point
