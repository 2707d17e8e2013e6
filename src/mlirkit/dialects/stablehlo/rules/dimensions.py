"""Lists of dimension numbers: in range, without repetition, sorted."""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.core.operation import Operation
from mlirkit.core.operation_state import OperationState
from mlirkit.dialects.stablehlo.rules.types import Place, commas, failure

Dims = Sequence[int]


def is_unique(dims: Dims) -> bool:
    return len(set(dims)) == len(dims)


def is_sorted(dims: Dims) -> bool:
    return all(dims[at] <= dims[at + 1] for at in range(len(dims) - 1))


def check_distinct(
    place: Operation | OperationState, first: Dims, second: Dims, first_name: str, second_name: str
) -> None:
    """Check that no dimension occurs twice in the two lists."""
    seen: set[int] = set()
    for dim in (*first, *second):
        if dim in seen:
            raise failure(place, f"has duplicated dimension from {first_name} and {second_name}: {dim}")
        seen.add(dim)


def check_in_bounds(
    place: OperationState | Operation, dims: Dims, end: int, name: str, end_name: str
) -> None:
    for dim in dims:
        if not 0 <= dim < end:
            raise failure(
                place,
                f"Expects each element of {name} to be in range [0, {end_name}) i.e. [0, {end}). "
                f"got: {dim}.",
            )


def check_dim_in_bounds(
    place: OperationState | Operation, dim: int, end: int, name: str, end_name: str, inclusive: bool = False
) -> None:
    close = "]" if inclusive else ")"
    if not 0 <= dim < end + inclusive:
        raise failure(
            place,
            f"Expects {name} to be in range [0, {end_name}{close} i.e. [0, {end}{close}. got: {dim}.",
        )


def check_gather_sorted(place: Place, dims: Dims, name: str) -> None:
    if not is_sorted(dims):
        raise failure(place, f"expects {name} to be sorted, got: [{commas(dims)}]")


def check_gather_unique(place: Place, dims: Dims, name: str) -> None:
    if not is_unique(dims):
        raise failure(place, f"expects {name} to not repeat, got: [{commas(dims)}]")


def check_scatter_sorted(place: Place, dims: Dims, name: str) -> None:
    if not is_sorted(dims):
        raise failure(place, f"Expects {name} to be sorted; got: [{commas(dims)}].")


def check_scatter_unique(place: Place, dims: Dims, name: str) -> None:
    if not is_unique(dims):
        raise failure(place, f"Expects {name} to not repeat; got: [{commas(dims)}].")
