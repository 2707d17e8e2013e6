"""Summaries of constants agree with NumPy's results for the same elements."""

from __future__ import annotations

import ml_dtypes
import numpy as np
import pytest

from mlirkit import ir
from mlirkit.viewer.constant_summary import SAMPLES, Samples, summary_of

ARRAYS = {
    "f32": np.linspace(-2, 5, 300, dtype=np.float32),
    "f64 with nan": np.array([1.0, np.nan, np.inf, 0.0, -0.0, 3.0]),
    "bf16": np.arange(40).astype(ml_dtypes.bfloat16),
    "i8": np.array([-128, 127, 0, 5], dtype=np.int8),
    "ui8": np.array([255, 0], dtype=np.uint8),
    "i1": np.array([True, False, True]),
    "splat": np.full((4, 4), 2.5),
    "more than are sampled": np.arange(3 * SAMPLES, dtype=np.int64),
}


@pytest.mark.parametrize("name", ARRAYS)
def test_beside_numpy(name: str) -> None:
    array = ARRAYS[name]
    with ir.Context():
        summary = summary_of(ir.DenseElementsAttr.get(array, signless=array.dtype != np.uint8), Samples())
    assert summary is not None
    assert summary.count == array.size
    read = array.astype(np.float64).ravel()
    if name == "splat":
        read = read[:1]
    elif array.size > SAMPLES:
        read = read[:: array.size // SAMPLES]
    if array.dtype == np.bool_:
        read = -read if summary.least == -1 else read
    finite = read[np.isfinite(read)]
    assert summary.sampled == len(read)
    assert (summary.least, summary.greatest) == (finite.min(), finite.max())
    assert summary.mean == pytest.approx(finite.mean())
    assert (summary.zeros, summary.not_finite) == (int(np.count_nonzero(finite == 0)), len(read) - len(finite))
    if finite.min() != finite.max():
        assert sum(summary.bins) == len(finite)
        expected, _ = np.histogram(finite, bins=len(summary.bins))
        assert np.abs(np.array(summary.bins) - expected).sum() <= 2


def test_elided_resources_have_no_numbers() -> None:
    with ir.Context():
        elided = ir.Attribute.parse("dense_resource<__elided__> : tensor<4xf32>")
    summary = summary_of(elided, Samples())
    assert summary is not None
    assert (summary.count, summary.sampled, summary.bins) == (4, 0, [])


def test_a_document_reads_so_many() -> None:
    samples = Samples(10)
    with ir.Context():
        elements = ir.DenseElementsAttr.get(np.arange(8))
    counts = [summary.sampled for _ in range(3) if (summary := summary_of(elements, samples))]
    assert counts == [8, 2, 0]
