"""Summaries of a constant's elements: range, mean and distribution, from samples if there are many.

Numbers are read at even distances, at most SAMPLES of a constant and BUDGET of a document, so that files of
weights are summarised quickly.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import Final

from mlirkit.builtin.dense import DenseIntOrFPElementsAttr, DenseResourceElementsAttr, element_byte_width
from mlirkit.builtin.dense_data import python_number_at
from mlirkit.builtin.float_types import FloatType
from mlirkit.builtin.types import IndexType, IntegerType
from mlirkit.core.attribute import Attribute

SAMPLES: Final = 4096
BUDGET: Final = 400_000
_FEWEST_ELEMENTS: Final = 2
_BINS: Final = 24

JsonNumber = int | float | None


@dataclass
class ConstantSummary:
    """`sampled` of `count` elements were read: their bounds, mean, the number of zeros, and the numbers in
    equal parts of the range.  `text` is the number of the constant's text in its document.
    """

    type: str
    count: int
    bytes: int
    sampled: int = 0
    least: JsonNumber = None
    greatest: JsonNumber = None
    mean: JsonNumber = None
    zeros: int = 0
    not_finite: int = 0
    bins: list[int] = field(default_factory=list)
    text: int = 0

    def json(self) -> dict[str, str | int | float | list[int] | None]:
        """The summary as data for JSON, under the names of the fields."""
        return dict(vars(self))


class Samples:
    """The number of elements that a document may still read."""

    def __init__(self, left: int = BUDGET) -> None:
        self.left = left

    def take(self, count: int) -> int:
        """The number of elements to read, of `count`."""
        taken = min(count, SAMPLES, self.left)
        self.left -= taken
        return taken


def summary_of(value: Attribute, samples: Samples) -> ConstantSummary | None:
    """The summary of an attribute with elements; None for any other attribute."""
    if not isinstance(value, DenseIntOrFPElementsAttr | DenseResourceElementsAttr):
        return None
    if value.num_elements < _FEWEST_ELEMENTS:
        return None
    if isinstance(value, DenseResourceElementsAttr) and not value.handle.is_loaded:
        return ConstantSummary(str(value.type), value.num_elements, 0)
    raw = value.data
    summary = ConstantSummary(str(value.type), value.num_elements, len(raw))
    element_type = value.element_type
    if not isinstance(element_type, FloatType | IntegerType | IndexType):
        return summary
    stored = 1 if isinstance(value, DenseIntOrFPElementsAttr) and value.is_splat else value.num_elements
    if isinstance(value, DenseResourceElementsAttr) and len(raw) < stored * element_byte_width(element_type):
        # The packing is known to the producer only.
        return summary
    count = samples.take(stored)
    numbers = [python_number_at(element_type, raw, at * stored // count) for at in range(count)]
    _describe([float(number) for number in numbers], summary)
    return summary


def _describe(numbers: list[float], summary: ConstantSummary) -> None:
    summary.sampled = len(numbers)
    finite = [number for number in numbers if math.isfinite(number)]
    summary.not_finite = len(numbers) - len(finite)
    summary.zeros = finite.count(0.0)
    if not finite:
        return
    least, greatest = min(finite), max(finite)
    summary.least, summary.greatest, summary.mean = least, greatest, math.fsum(finite) / len(finite)
    width = greatest - least
    if width == 0 or not math.isfinite(width):
        return
    summary.bins = [0] * _BINS
    for number in finite:
        summary.bins[min(_BINS - 1, int((number - least) / width * _BINS))] += 1
