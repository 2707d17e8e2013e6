"""Speculation: structured operations on tensors may be moved to paths where they did not run before."""

from __future__ import annotations

from mlirkit.builtin.shaped_types import DYNAMIC, MemRefType, RankedTensorType
from mlirkit.core.operation import Operation
from mlirkit.core.speculation import ConditionallySpeculatable, Speculatability
from mlirkit.dialects.constant_values import constant_integer
from mlirkit.dialects.declared import linalg
from mlirkit.ods.live.hooks import interface


class OnTensors(ConditionallySpeculatable):
    """Operations on tensors; speculatable if their bodies are."""

    __slots__ = ()

    def speculatability(self, op: Operation) -> Speculatability:
        types = op.operand_types()
        has_tensor = any(isinstance(type, RankedTensorType) for type in types)
        if has_tensor and not any(isinstance(type, MemRefType) for type in types):
            return Speculatability.RECURSIVELY_SPECULATABLE
        return Speculatability.NOT_SPECULATABLE


class ConstantTiles(ConditionallySpeculatable):
    """Pack and unpack, speculatable if tiles are known to fit or are padded."""

    __slots__ = ("_packed",)

    def __init__(self, packed: str) -> None:
        # The packed operand.
        self._packed = packed

    def speculatability(self, op: linalg.PackOp | linalg.UnPackOp) -> Speculatability:
        if isinstance(op, linalg.PackOp) and op.padding_value is not None:
            return Speculatability.SPECULATABLE
        tiles = op.static_inner_tiles.values
        values = iter(op.inner_tiles)
        sizes = getattr(op, self._packed).type.shape[-len(tiles) :]
        for size, tile in zip(sizes, tiles, strict=True):
            is_known = tile != DYNAMIC or constant_integer(next(values)) is not None
            if not is_known or size == DYNAMIC:
                return Speculatability.NOT_SPECULATABLE
        return Speculatability.SPECULATABLE


interface("linalg", "ConditionallySpeculatable")(OnTensors())
interface(linalg.PackOp, "ConditionallySpeculatable")(ConstantTiles("dest"))
interface(linalg.UnPackOp, "ConditionallySpeculatable")(ConstantTiles("source"))
