"""Verifiers of amx: tiles of at most 16 rows of 64 bytes."""

from __future__ import annotations

from mlirkit.builtin.float_types import BF16, F16, F32
from mlirkit.builtin.strides import strides_and_offset
from mlirkit.builtin.types import integer_type
from mlirkit.core.operation import Operation
from mlirkit.dialects.cast_types import bit_width
from mlirkit.dialects.declared import amx
from mlirkit.ods.live.hooks import verifier

_MAX_ROWS = 16
_MAX_ROW_BITS = 512


def _shape(type: amx.TileType) -> tuple[int, int]:
    rows, columns = type.shape
    return rows, columns


def _verify_tile(op: Operation, type: amx.TileType) -> None:
    """Mirrors verifyTileSize."""
    rows, columns = _shape(type)
    bits = columns * bit_width(type.element_type)
    if rows > _MAX_ROWS:
        raise op.op_error(f"bad row height: {rows}")
    if bits > _MAX_ROW_BITS or bits % 32:
        raise op.op_error(f"bad column width: {bits // 8}")


@verifier(amx.TileZeroOp)
def verify_zero(op: amx.TileZeroOp) -> None:
    """Mirrors TileZeroOp::verify."""
    _verify_tile(op, op.res.type)


@verifier(amx.TileLoadOp, amx.TileStoreOp)
def verify_access(op: amx.TileLoadOp | amx.TileStoreOp) -> None:
    """Mirrors TileLoadOp::verify and TileStoreOp::verify."""
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
    _verify_tile(op, op.res.type if isinstance(op, amx.TileLoadOp) else op.val.type)


def _verify_product(op: amx.TileMulFOp | amx.TileMulIOp, scale: int) -> None:
    """Mirrors verifyMultShape, of valid tiles."""
    types = [op.lhs.type, op.rhs.type, op.acc.type]
    for type in types:
        _verify_tile(op, type)
    (am, ak), (bk, bn), (cm, cn) = (_shape(type) for type in types)
    if cm != am or cn != bn >> scale or ak >> scale != bk:
        raise op.op_error(f"bad mult shape: {cm} x {cn} x {ak >> scale}")


@verifier(amx.TileMulFOp)
def verify_floats(op: amx.TileMulFOp) -> None:
    """Mirrors TileMulFOp::verify."""
    _verify_product(op, 1)
    a, b, c = (value.type.element_type for value in (op.lhs, op.rhs, op.acc))
    if (a, b) not in ((BF16, BF16), (F16, F16)) or c != F32:
        raise op.op_error("unsupported type combination")


@verifier(amx.TileMulIOp)
def verify_integers(op: amx.TileMulIOp) -> None:
    """Mirrors TileMulIOp::verify."""
    _verify_product(op, 2)
    a, b, c = (value.type.element_type for value in (op.lhs, op.rhs, op.acc))
    if (a, b, c) != (integer_type(8), integer_type(8), integer_type(32)):
        raise op.op_error("unsupported type combination")
