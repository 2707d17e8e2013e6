"""Windows of reduce_window, select_and_scatter and convolutions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, cast

from mlirkit.builtin.dense import DenseIntElementsAttr
from mlirkit.builtin.shaped_types import DYNAMIC, RankedTensorType
from mlirkit.core.attribute import Attribute
from mlirkit.core.operation import Operation
from mlirkit.core.operation_state import OperationState
from mlirkit.dialects.stablehlo.rules.types import Place, commas, elements_of, failure

Padding = Sequence[tuple[int, int]]


class WindowDimension(NamedTuple):
    """One dimension of a window."""

    size: int
    stride: int
    low: int
    high: int
    base_dilation: int
    window_dilation: int


def padding_pairs(place: Place, padding: Attribute | None) -> list[tuple[int, int]]:
    """A padding attribute, N x 2, as pairs; [] without the attribute."""
    if padding is None:
        return []
    elements = cast(DenseIntElementsAttr, padding)
    shape = cast(RankedTensorType, elements.type).dims
    if len(shape) != 2 or shape[1] != 2:
        raise failure(
            place,
            f"expects the shape of padding-attribute to be {{N, 2}}, but got {{{commas(shape)}}}.",
        )
    return pairs_of(elements_of(elements))


def pairs_of(values: Sequence[int]) -> list[tuple[int, int]]:
    return list(zip(values[::2], values[1::2], strict=False))


def window_dimensions(
    place: Operation | OperationState,
    sizes: Sequence[int],
    strides: Sequence[int],
    padding: Padding,
    base_dilations: Sequence[int],
    window_dilations: Sequence[int],
    reversal: Sequence[bool] = (),
) -> list[WindowDimension]:
    """Mirrors verifyWindowAttributesAndInferWindowDimensions; empty lists have defaults."""
    rank = len(sizes)
    arguments: list[tuple[str, Sequence[Any]]] = [
        ("window-strides", strides),
        ("base-dilation factors", base_dilations),
        ("window-dilation factors", window_dilations),
        ("padding-entries", padding),
        ("window-reversal", reversal),
    ]
    for name, values in arguments:
        if len(values) not in (0, rank):
            raise failure(
                place,
                f"expects {name} to have same dimension-size as size of window dimensions ({rank}), "
                f"but got: {len(values)}.",
            )
    dimensions: list[WindowDimension] = []
    for index, size in enumerate(sizes):
        if size != DYNAMIC:
            _check_positive(place, "value", index, size)
        stride = strides[index] if strides else 1
        _check_positive(place, "stride", index, stride)
        base = base_dilations[index] if base_dilations else 1
        _check_positive(place, "base dilation factor", index, base)
        dilation = window_dilations[index] if window_dilations else 1
        _check_positive(place, "window dilation factor", index, dilation)
        low, high = padding[index] if padding else (0, 0)
        dimensions.append(WindowDimension(size, stride, low, high, base, dilation))
    return dimensions


def _check_positive(place: Operation | OperationState, subject: str, index: int, value: int) -> None:
    if value <= 0:
        raise failure(
            place,
            f"expects window to have positive {subject} for {index}-th window dimension, but got {value}.",
        )


def _dilated(size: int, dilation: int) -> int:
    return 0 if size == 0 else (size - 1) * dilation + 1


def positions(shape: Sequence[int], window: Sequence[WindowDimension]) -> list[int]:
    """The number of window positions in each dimension of a shape."""
    numbers: list[int] = []
    for size, dim in zip(shape, window, strict=True):
        if DYNAMIC in (size, dim.size):
            numbers.append(DYNAMIC)
            continue
        extent = dim.low + _dilated(size, dim.base_dilation) + dim.high
        width = _dilated(dim.size, dim.window_dilation)
        numbers.append(0 if extent == 0 or width > extent else (extent - width) // dim.stride + 1)
    return numbers
