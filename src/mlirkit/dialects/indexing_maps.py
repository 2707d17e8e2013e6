"""Indexing maps: the element of each operand that an iteration reads or writes.

The verifier of operations with indexing maps (IndexingMapOpInterface::verifyImpl), with MLIR's messages.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from mlirkit.builtin.affine_expr import AffineConstantExpr, AffineDimExpr, AffineExpr, affine_constant
from mlirkit.builtin.affine_map import AffineMap
from mlirkit.builtin.shaped_types import DYNAMIC
from mlirkit.core.operation import Operation


def results_at(map: AffineMap, position: Sequence[int]) -> list[int | None]:
    """The map's results for one iteration; None for an undefined result, as of a division by zero."""
    constants: list[AffineExpr] = []
    results: list[int | None] = []
    for expr in map.results:
        # Most are dimensions alone.
        if isinstance(expr, AffineDimExpr):
            results.append(position[expr.position])
            continue
        constants = constants or [affine_constant(number) for number in position]
        result = expr.replace_dims_and_symbols(constants, [])
        results.append(result.value if isinstance(result, AffineConstantExpr) else None)
    return results


def loop_ranges(maps: Sequence[AffineMap], shapes: Sequence[Sequence[int]]) -> list[int] | None:
    """The size of each iteration dimension, from the first operand dimension that it alone indexes.

    None if an iteration dimension indexes none alone.
    """
    ranges: dict[int, int] = {}
    for map, shape in zip(maps, shapes):
        for expr, size in zip(map.results, shape):
            if isinstance(expr, AffineDimExpr):
                ranges.setdefault(expr.position, size)
    count = max((map.n_dims for map in maps), default=0)
    return [ranges[number] for number in range(count)] if len(ranges) == count else None


def verify_indexing_maps(op: Operation, maps: Sequence[AffineMap], shapes: Sequence[Sequence[int]]) -> None:
    """Check that each operand has a map that fits its shape, and that all agree on the iterations."""
    reason = _problem(tuple(maps), tuple([tuple(shape) for shape in shapes]))
    if reason is not None:
        raise op.op_error(reason)


def map_count_problem(maps: int, operands: int) -> str:
    """The error message for numbers of maps and operands that differ."""
    return (
        f"expected the number of indexing_map ({maps}) to be equal to the number of input/output operands "
        f"({operands})"
    )


@lru_cache(4096)
def _problem(maps: tuple[AffineMap, ...], shapes: tuple[tuple[int, ...], ...]) -> str | None:
    """The error message; None if the maps are valid."""
    if len(maps) != len(shapes):
        return map_count_problem(len(maps), len(shapes))
    for number, (map, shape) in enumerate(zip(maps, shapes)):
        if map.n_symbols:
            return f"unexpected symbols in indexing_map #{number}"
        if map.n_results != len(shape):
            return (
                f"expected operand #{number} rank ({len(shape)}) to match the result rank of indexing_map "
                f"({map.n_results})"
            )
    ranges = loop_ranges(maps, shapes)
    if ranges is None:
        count = max(map.n_dims for map in maps)
        together = AffineMap(count, 0, tuple(expr for map in maps for expr in map.results))
        return f"invalid indexing maps are non-invertible: ({together})"
    if DYNAMIC in ranges:
        return None
    for number, (map, shape) in enumerate(zip(maps, shapes)):
        first = results_at(map, [0] * len(ranges))
        last = results_at(map, [size - 1 for size in ranges])
        for dimension, (size, *ends) in enumerate(zip(shape, first, last, strict=True)):
            numbers = [end for end in ends if end is not None]
            if size not in (DYNAMIC, 0) and len(numbers) == len(ends):
                reason = _wrong_extent(map, number, dimension, size, numbers)
                if reason is not None:
                    return reason
    return None


def _wrong_extent(map: AffineMap, number: int, dimension: int, size: int, ends: Sequence[int]) -> str | None:
    if min(ends) < 0:
        return f"unexpected result less than 0 at expression #{dimension} in {map}"
    inferred = max(ends) + 1
    start = f"inferred input/output operand #{number} has shape's dimension #{dimension} to be"
    if isinstance(map.results[dimension], AffineDimExpr):
        return None if inferred == size else f"{start} {inferred}, but found {size}"
    return None if inferred <= size else f"{start} greater than or equal to {inferred}, but found {size}"
