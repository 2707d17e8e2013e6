"""Control flow of sparse_tensor's loops."""

from __future__ import annotations

from mlirkit.core.interfaces import RegionBranchOpInterface
from mlirkit.core.operation import Operation
from mlirkit.core.operation_parts import results_of
from mlirkit.core.region import Region
from mlirkit.core.value import Value
from mlirkit.dialects.declared import sparse_tensor
from mlirkit.ods.live.hooks import interface


class Iterate(RegionBranchOpInterface):
    """Branches into the body or past it, from the operation and from the end of the body."""

    __slots__ = ()

    def successor_regions(self, op: sparse_tensor.IterateOp, point: Operation | None) -> list[Region | None]:
        return [op.region, None]

    def entry_operand_numbers(self, op: sparse_tensor.IterateOp, target: Region | None) -> range:
        # All operands but the space.
        return range(1, op.operand_count)

    def successor_inputs(self, op: sparse_tensor.IterateOp, target: Region | None) -> list[Value]:
        # Coordinates and the iterator follow the loop-carried values.
        return [*results_of(op)] if target is None else list(op.region.blocks[0].args[: len(op.initArgs)])


interface(sparse_tensor.IterateOp, "RegionBranchOpInterface")(Iterate())
