"""Verifiers of amx: tiles of at most 16 rows of 64 bytes."""

from __future__ import annotations

from typing import Any

from mlirkit.builtin.strides import strides_and_offset
from mlirkit.ods.live.hooks import verifier

_MAX_ROWS = 16
_MAX_ROW_BITS = 512


def _shape(type: Any) -> tuple[int, int]:
    rows, columns = type.parameters[0]
    return int(rows), int(columns)


def _element(type: Any) -> Any:
    return type.parameters[1]


def _verify_tile(op: Any, type: Any) -> None:
    """As verifyTileSize."""
    rows, columns = _shape(type)
    bits = columns * _element(type).width
    if rows > _MAX_ROWS:
        raise op.op_error(f"bad row height: {rows}")
    if bits > _MAX_ROW_BITS or bits % 32:
        raise op.op_error(f"bad column width: {bits // 8}")


@verifier("amx.tile_zero")
def verify_zero(op: Any) -> None:
    """As TileZeroOp::verify."""
    _verify_tile(op, op.result_types()[0])


@verifier("amx.tile_load", "amx.tile_store")
def verify_access(op: Any) -> None:
    """As TileLoadOp::verify and TileStoreOp::verify."""
    memref = op.base.type
    rank = len(memref.dims)
    if len(op.indices) != rank:
        raise op.op_error(f"requires {rank} indices")
    if op.stride is None:
        if rank < 2:
            raise op.op_error("requires at least 2D memref")
        layout = strides_and_offset(memref)
        if layout is None or layout[0][-1] != 1:
            raise op.op_error("requires memref with unit innermost stride")
    _verify_tile(op, op.result_types()[0] if op.result_count else op.val.type)


def _verify_product(op: Any, scale: int) -> None:
    """As verifyMultShape, of tiles that are all right."""
    types = [each.type for each in (op.lhs, op.rhs, op.acc)]
    for type in types:
        _verify_tile(op, type)
    (am, ak), (bk, bn), (cm, cn) = (_shape(type) for type in types)
    if cm != am or cn != bn >> scale or ak >> scale != bk:
        raise op.op_error(f"bad mult shape: {cm} x {cn} x {ak >> scale}")


@verifier("amx.tile_mulf")
def verify_floats(op: Any) -> None:
    """As TileMulFOp::verify."""
    _verify_product(op, 1)
    a, b, c = (str(_element(each.type)) for each in (op.lhs, op.rhs, op.acc))
    if (a, b) not in (("bf16", "bf16"), ("f16", "f16")) or c != "f32":
        raise op.op_error("unsupported type combination")


@verifier("amx.tile_muli")
def verify_integers(op: Any) -> None:
    """As TileMulIOp::verify."""
    _verify_product(op, 2)
    a, b, c = (str(_element(each.type)) for each in (op.lhs, op.rhs, op.acc))
    if (a, b, c) != ("i8", "i8", "i32"):
        raise op.op_error("unsupported type combination")
