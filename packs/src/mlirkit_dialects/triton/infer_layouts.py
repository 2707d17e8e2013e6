"""Inferred layouts of results: of halves, and of transposed tensors.

A layout may be written in several ways.  Inferred layouts are compared by their linear functions where Triton
does that.  Mirror: TritonGPUInferLayoutInterface of TritonGPU/IR/Dialect.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.core.attribute import Attribute
from mlirkit_dialects.triton import classes as triton
from mlirkit_dialects.triton.distributed_layouts import DISTRIBUTED
from mlirkit_dialects.triton.layout_algebra import permuted, reshaped, unit, without_dimension, without_zeros
from mlirkit_dialects.triton.layout_functions import function_of
from mlirkit_dialects.triton.linear_layout import Basis, LinearLayout

Shape = tuple[int, ...]


class LayoutError(Exception):
    """Triton's error message for a layout that cannot be inferred."""


def are_same_layout(shape: Shape, layout: Attribute | None, other: Attribute | None) -> bool:
    """Mirrors verifyLayoutsAreEqual: whether the functions are equal, ignoring registers that repeat
    others."""
    if layout == other:
        return True
    if layout is None or other is None:
        return False
    functions = [function_of(shape, encoding) for encoding in (layout, other)]
    if None in functions:
        return True
    first, second = [without_zeros(function, "register") for function in functions if function is not None]
    return first == second


def split_layout(layout: Attribute, shape: Shape) -> Attribute | None:
    """Mirrors inferSplitOpEncoding: the layout of a half along the last dimension; None if unknown."""
    if isinstance(layout, triton.BlockedEncodingAttr):
        cluster: LinearLayout = layout.CGALayout
        last = len(shape) - 1
        whole = (layout.threadsPerWarp[-1], layout.warpsPerCTA[-1], cluster.sizes[-1])
        if layout.sizePerThread[-1] == 2 and whole == (1, 1, 1):
            return triton.BlockedEncodingAttr.get(
                tuple(layout.sizePerThread)[:-1],
                tuple(layout.threadsPerWarp)[:-1],
                tuple(layout.warpsPerCTA)[:-1],
                tuple([dim for dim in layout.order_ if dim != last]),
                without_dimension(cluster, last),
            )
    if shape[-1] != 2:
        raise LayoutError("SplitOp input shape should have 2 in the last dim")
    function = function_of(shape, layout)
    if function is None:
        return None
    kept = [basis for basis in function.of("register") if basis[-1] != 1]
    if len(kept) == len(function.of("register")):
        raise LayoutError(
            "Fp4ToFpOp/SplitOp requires at least 2 elements per thread in the axis/last dimension"
        )
    half = without_dimension(function.with_bases("register", kept), len(shape) - 1)
    return _linear(reshaped(half, shape[:-1]), layout)


def _linear(function: LinearLayout, source: Attribute) -> Attribute:
    """Mirrors inferEncodingFromLinearLayout."""
    if isinstance(source, triton.GenericLinearEncodingAttr):
        return triton.GenericLinearEncodingAttr.get(function)
    return triton.LinearEncodingAttr.get(function)


def transposed_layout(layout: Attribute, shape: Shape, order: Sequence[int]) -> Attribute | None:
    """Mirrors inferTransOpEncoding, for register layouts; None for others, and if unknown."""
    if list(order) == list(range(len(order))):
        return layout
    if isinstance(layout, triton.BlockedEncodingAttr):
        cluster: LinearLayout = layout.CGALayout
        if cluster.rank != len(order):
            raise LayoutError(f"rank of encoding does not match order: {cluster.rank} vs {len(order)}")
        return triton.BlockedEncodingAttr.get(
            tuple([layout.sizePerThread[dim] for dim in order]),
            tuple([layout.threadsPerWarp[dim] for dim in order]),
            tuple([layout.warpsPerCTA[dim] for dim in order]),
            tuple([list(order).index(dim) for dim in layout.order_]),
            permuted(cluster, order),
        )
    if not isinstance(layout, DISTRIBUTED):
        return None
    function = function_of(shape, layout)
    return None if function is None else _linear(permuted(function, order), layout)


def packed_function(function: LinearLayout, axis: int) -> LinearLayout | None:
    """Mirrors inferFp4ToFpOpEncoding, backwards: the layout of bytes whose two halves are neighbours.

    None if a register's first bit does not step from one half to the other.
    """
    registers = function.of("register")
    if not registers or registers[0] != unit(axis, 1, function.rank):
        return None
    bytes_of: list[tuple[str, tuple[Basis, ...]]] = []
    for name, bases in function.bases:
        kept = bases[1:] if name == "register" else bases
        if any(basis[axis] % 2 for basis in kept):
            return None
        halved = [(*basis[:axis], basis[axis] // 2, *basis[axis + 1 :]) for basis in kept]
        bytes_of.append((name, tuple(halved)))
    return LinearLayout(tuple(bytes_of), function.rank)
