"""Alignments of resources that would make a small file large are refused when bytecode is written."""

from __future__ import annotations

import pytest

from mlirkit.builtin.ops import ModuleOp
from mlirkit.bytecode import read_bytecode, write_bytecode
from mlirkit.core.context import Context
from mlirkit.support.diagnostics import MLIRError
from mlirkit.support.limits import LIMITS


def module(alignment: int, size: int) -> ModuleOp:
    blob = "0x" + (alignment.to_bytes(4, "little") + bytes(size)).hex()
    text = f'module {{}} {{-# external_resources: {{a: {{key: "{blob}"}}}} #-}}'
    return ModuleOp.parse(text, Context())


@pytest.mark.parametrize(("alignment", "size"), [(64, 1), (1 << 16, 1), (1 << 17, 1 << 17)])
def test_taken(alignment: int, size: int) -> None:
    made = module(alignment, size)
    assert str(read_bytecode(write_bytecode(made), Context(), "t", True)) == str(made)


@pytest.mark.parametrize(("alignment", "size"), [(1 << 17, 1), (1 << 31, 1), (1 << 31, 1 << 16)])
def test_refused(alignment: int, size: int) -> None:
    with pytest.raises(MLIRError, match=f"resource 'key' of {size} bytes has the alignment {alignment}"):
        write_bytecode(module(alignment, size))


def test_taken_on_request(monkeypatch: pytest.MonkeyPatch) -> None:
    made = module(1 << 17, 1)
    monkeypatch.setattr(LIMITS, "resource_alignment", 1 << 17)
    written = write_bytecode(made)
    assert len(written) > 1 << 17
    assert str(read_bytecode(written, Context(), "t", True)) == str(made)
