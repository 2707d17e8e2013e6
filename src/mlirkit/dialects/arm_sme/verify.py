"""The check of all arm_sme operations on tiles."""

from __future__ import annotations

from mlirkit.builtin.attributes import IntegerAttr
from mlirkit.builtin.types import integer_type
from mlirkit.core.operation import Operation
from mlirkit.core.traits import register_check


def check_tile_id(op: Operation) -> None:
    """Mirrors verifyOperationHasValidTileId: a tile id, if present, is an i32."""
    tile = op.attribute("tile_id")
    if isinstance(tile, IntegerAttr) and tile.type != integer_type(32):
        raise op.op_error("tile ID should be a 32-bit signless integer")


register_check("ArmSMETileOpInterface", check_tile_id, of_signature=False)
