"""Bytecode codecs of dialects: encodings, versions, upgrades."""

from __future__ import annotations

from typing import Any

import pytest

from mlirkit.builtin.attributes import ArrayAttr, integer_attr
from mlirkit.builtin.float_types import F32
from mlirkit.builtin.resources import DialectResource
from mlirkit.builtin.types import INDEX, integer_type
from mlirkit.bytecode import read_bytecode, write_bytecode
from mlirkit.core.context import Context
from mlirkit.core.location import UNKNOWN_LOC
from mlirkit.core.operation import Operation
from mlirkit.core.structural_attributes import StringAttr
from mlirkit.support.diagnostics import MLIRError
from tests.bytecode.recipes import section, v
from tests.bytecode.versioned_dialect import GridType, MixedAttr, PlainAttr, PointAttr, geo_context


def scale(context: Context, **attributes: Any) -> Operation:
    return Operation.create(
        "geo.scale",
        results=[GridType(F32, GridType(), INDEX)],
        attributes=attributes,
        loc=UNKNOWN_LOC,
        context=context,
        ip=False,
    )


def mixed() -> MixedAttr:
    return MixedAttr(
        300,
        True,
        StringAttr("s"),
        PointAttr(1, -2, 3),
        None,
        (F32, GridType(INDEX)),
        (1 << 69) + 5,
        0x3FF8000000000000,
        "text",
        b"\0\1\2",
        True,
        (0, 0, 7, 0),
        DialectResource("geo", "key", b"data", 4),
    )


def rewritten(op: Operation, version: int, context: Context) -> Operation:
    data = write_bytecode(op, version)
    found = read_bytecode(data, context, "geo", False)
    assert write_bytecode(found, version) == data
    return found


@pytest.mark.parametrize("version", range(7))
def test_every_primitive(version: int) -> None:
    context, _ = geo_context()
    op = scale(context, m=mixed(), p=PointAttr(0, -(1 << 62), 9), t=PlainAttr(7))
    found = rewritten(op, version, context)
    assert found.attrs == op.attrs
    assert found.result.type == op.result.type
    assert bytes(found.attributes["m"].parameters[-1].data) == b"data"


@pytest.mark.parametrize("version", range(1, 7))
def test_old_version(version: int) -> None:
    context, codec = geo_context()
    op = scale(context, p=PointAttr(1, 2, 0))
    data = write_bytecode(op, version, dialect_versions={"geo": (1, 3)})
    assert v(1, 3) in data and data != write_bytecode(op, version)
    for lazy in (False, True):
        codec.upgraded.clear()
        found = read_bytecode(data, context, "geo", False, lazy=lazy)
        assert found.attributes["p"] == PointAttr(1, 2, 0)
        assert found.attributes["factor"] == integer_attr(integer_type(32), 1)
        # As in MLIR, upgrading sees a module around everything.
        assert codec.upgraded == [("builtin.module", (1, 3)), ("geo.scale", (1, 3))]


def test_version_0_has_no_dialect_versions() -> None:
    context, codec = geo_context()
    op = scale(context, p=PointAttr(1, 2, 3))
    assert rewritten(op, 0, context).attributes["p"] == PointAttr(1, 2, 3)
    assert codec.upgraded == []


def test_newer_version() -> None:
    context, _ = geo_context()
    data = write_bytecode(scale(context), 6, dialect_versions={"geo": (3, 1)})
    with pytest.raises(MLIRError, match=r"current geo dialect version is 2.0, can't parse version: 3.1"):
        read_bytecode(data, context, "geo", False)


def test_dialect_without_codec() -> None:
    context, _ = geo_context()
    data = write_bytecode(scale(context), 6)
    other, _ = geo_context()
    other.dialects["geo"].bytecode = None
    with pytest.raises(MLIRError, match="'geo' does not implement the bytecode interface, but"):
        read_bytecode(data, other, "geo", False)


def test_wrong_class() -> None:
    context, _ = geo_context()
    wrong = list(mixed().parameters)
    wrong[3] = StringAttr("no point")
    data = write_bytecode(scale(context, m=MixedAttr(*wrong)), 6)
    with pytest.raises(MLIRError, match='expected mlir::PointAttr, but got: "no point"'):
        read_bytecode(data, context, "geo", False)


def test_unknown_code() -> None:
    context, _ = geo_context()
    data = write_bytecode(scale(context, p=PointAttr(40, 41, 42)), 6)
    body = v(0, 80, 82, 84)
    assert data.count(body) == 1
    with pytest.raises(MLIRError, match="unknown geo attribute code: 5"):
        read_bytecode(data.replace(body, v(5, 80, 82, 84)), context, "geo", False)


def test_failing_codec() -> None:
    """Any exception of a codec becomes an MLIRError."""
    context, codec = geo_context()
    data = write_bytecode(scale(context, p=PointAttr(1, 2, 3)), 6)
    codec.read_attribute = lambda reader: dict[str, Any]()["missing"]  # type: ignore[method-assign]
    with pytest.raises(MLIRError, match="dialect 'geo' cannot decode the attribute: KeyError"):
        read_bytecode(data, context, "geo", False)


def test_deep_nesting_through_a_codec() -> None:
    """A codec that reads references one by one still nests without limit."""
    context, _ = geo_context()
    type: Any = GridType()
    for _ in range(20000):
        type = GridType(type)
    op = Operation.create("geo.deep", results=[type], loc=UNKNOWN_LOC, context=context, ip=False)
    rewritten(op, 6, context)


def test_long_lists_through_a_codec() -> None:
    context, _ = geo_context()
    type = GridType(*[integer_type(width) for width in range(1, 5000)])
    op = Operation.create("geo.long", results=[type], loc=UNKNOWN_LOC, context=context, ip=False)
    assert rewritten(op, 6, context).result.type == type


def test_long_attributes() -> None:
    """Entries that exceed the first buffer although no part of them is a blob."""
    context, _ = geo_context()
    values = [integer_attr(integer_type(32), value) for value in range(5000)]
    op = scale(context, a=ArrayAttr(values), s=StringAttr("x" * 10000))
    assert rewritten(op, 6, context).attrs == op.attrs


def test_shared_values_take_linear_time() -> None:
    """Two equal diamonds of 2^60 leaves are compared without visiting them all."""
    context, _ = geo_context()
    one: Any = ArrayAttr([])
    other: Any = ArrayAttr([])
    for _ in range(60):
        one, other = ArrayAttr([one, one]), ArrayAttr([other, other])
    op = scale(context, a=one, b=other)
    assert len(write_bytecode(op)) < 1000


def test_version_section() -> None:
    context, _ = geo_context()
    assert section(7, v(2, 0)) in write_bytecode(scale(context), 6)
