"""Generated modules print byte for byte as in mlir-opt, with every printing flag.

More seeds: `python -m tests.conformance.text_comparison 0 10000`.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from .text_comparison import FLAGS, Batch, generated, print_one, report
from .tools import mlir_opt


@pytest.fixture(scope="module", params=["modules", "functions"])
def batch(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Batch:
    mlir_opt()
    return Batch(generated(range(150), request.param), tmp_path_factory.mktemp("text") / "batch.mlir")


def test_generated_modules_are_valid(batch: Batch) -> None:
    assert [message for message in batch.messages if message] == []


@pytest.mark.parametrize("flags", FLAGS)
def test_printing(batch: Batch, flags: str, tmp_path: Path) -> None:
    different = batch.differences(flags)
    assert not different, report(batch.texts[different[0]], flags, tmp_path / "one.mlir")


@pytest.mark.parametrize("flags", ["", "--mlir-print-op-generic", "--mlir-print-debuginfo"])
def test_printing_what_was_printed(batch: Batch, flags: str, tmp_path: Path) -> None:
    """The print of a print is mostly the same text; numbers that lose digits lose the same ones in both."""
    texts = [print_one(operation, flags) for operation in batch.operations if operation is not None]
    again = Batch(texts, tmp_path / "again.mlir")
    different = again.differences(flags)
    assert not different, report(texts[different[0]], flags, tmp_path / "one.mlir")
    same = [operation is not None and print_one(operation, flags) for operation in again.operations]
    assert sum(one == other for one, other in zip(same, texts, strict=True)) > len(texts) * 0.8
