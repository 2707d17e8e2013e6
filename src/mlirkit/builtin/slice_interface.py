"""The interface of operations that take slices: offsets, sizes and strides, each a number or an operand.

The verification of the interface before an operation's regions (`verifyOffsetSizeAndStrideOp` of
ViewLikeInterface.cpp), with MLIR's errors.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import mypyc_attr

from mlirkit.builtin.shaped_types import DYNAMIC
from mlirkit.core.interfaces import Interface


@mypyc_attr(allow_interpreted_subclasses=True)
class OffsetSizeAndStrideOpInterface(Interface):
    """`static_offsets`, `static_sizes` and `static_strides`, with operands where the number is dynamic."""

    __slots__ = ()

    def max_ranks(self, op: Any) -> tuple[int, int, int]:
        """The required numbers of offsets, sizes and strides."""
        raise NotImplementedError


def _offset_size_and_stride(op: Any) -> None:
    implementation: Any = op.info.interfaces_at_hand.get("OffsetSizeAndStrideOpInterface")
    if implementation is None:
        return
    ranks = implementation.max_ranks(op)
    offsets, sizes, strides = (
        op.inherent(name).values for name in ("static_offsets", "static_sizes", "static_strides")
    )
    groups = (("offset", offsets, op.offsets), ("size", sizes, op.sizes), ("stride", strides, op.strides))
    for name, numbers, operands in groups:
        dynamic = sum(number == DYNAMIC for number in numbers)
        if len(operands) != dynamic:
            raise op.error(
                f"expected the number of '{name}s' to match the number of dynamic entries in "
                f"'static_{name}s' ({len(operands)} vs {dynamic})"
            )
    if not (len(offsets) == 1 and ranks[0] == 1):
        _require_same_rank(op, ("offsets", offsets), ("sizes", sizes))
    _require_same_rank(op, ("sizes", sizes), ("strides", strides))
    for (name, numbers, _), rank in zip(groups, ranks):
        if len(numbers) != rank:
            raise op.error(f"expected {rank} {name} values, got {len(numbers)}")
    for name, numbers in (("offsets", offsets), ("sizes", sizes)):
        for number in numbers:
            if number < 0 and number != DYNAMIC:
                raise op.error(f"expected {name} to be non-negative, but got {number}")


def _require_same_rank(op: Any, first: tuple[str, list[int]], second: tuple[str, list[int]]) -> None:
    if len(first[1]) != len(second[1]):
        raise op.error(
            f"expected mixed {first[0]} rank to match mixed {second[0]} rank "
            f"({len(first[1])} vs {len(second[1])}) "
            "so the rank of the result type is well-formed."
        )


SLICE_CHECKS: Final[dict[str, Callable[[Any], None]]] = {
    "OffsetSizeAndStrideOpInterface": _offset_size_and_stride
}
