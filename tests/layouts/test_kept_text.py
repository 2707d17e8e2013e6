"""Attributes that another release spells as nobody here does are kept as text, said, and written for it alone."""

from __future__ import annotations

from typing import Any

import pytest

from mlirkit.builtin.attributes import OpaqueAttr
from mlirkit.core.context import Context
from mlirkit.core.reading import require_valid
from mlirkit.layouts.changes.change import put
from mlirkit.layouts.reading import opaque_warnings, open_bytecode
from mlirkit.layouts.writing import target, write_for
from mlirkit.support.diagnostics import MLIRError
from mlirkit.text.parser import parse_source

TEXT = "func.func @f(%a: f32) {\n  %0 = arith.addf %a, %a : f32\n  return\n}"


def written_by(release: str) -> bytes:
    module: Any = parse_source(TEXT.encode(), "in.mlir", Context(), True)
    for op in module.walk_list():
        if op.name == "arith.addf":
            put(op, "fastmath", OpaqueAttr("arith", "of_tomorrow<fast>"))
    return write_for(module, target(release))


def test_it_is_kept_and_written_back() -> None:
    module = open_bytecode(written_by("llvm23"), Context(), "in.mlirbc", True)[0]
    assert "#arith.of_tomorrow<fast>" in str(module.get_asm(print_generic_op_form=True))
    require_valid(module)
    assert write_for(module, target("llvm23")) == written_by("llvm23")


def test_it_is_said() -> None:
    _, reader, choice = open_bytecode(written_by("llvm23"), Context(), "in.mlirbc", True)
    (warning,) = opaque_warnings(reader, choice)
    assert "'#arith.of_tomorrow<fast>' stays as text, and operations with it are not verified" in warning


@pytest.mark.parametrize("release", ["llvm19", "llvm22", "llvm24"])
def test_it_is_written_for_nobody_else(release: str) -> None:
    module = open_bytecode(written_by("llvm23"), Context(), "in.mlirbc", True)[0]
    with pytest.raises(MLIRError, match=f"nobody here reads it: it cannot be written for {release}"):
        write_for(module, target(release))


def test_types_without_definitions_are_verified() -> None:
    """`!llvm.token` is as opaque, but nobody's text."""
    text = '%0 = "t.make"() : () -> !llvm.token\n%1 = "arith.negf"(%0) : (!llvm.token) -> !llvm.token'
    module: Any = parse_source(
        text.encode(), "in.mlir", Context(allow_unregistered_dialects=True), True, False
    )
    with pytest.raises(MLIRError, match="must be floating-point-like"):
        require_valid(module)


def test_it_is_an_error_of_the_release_at_hand() -> None:
    with pytest.raises(MLIRError, match="of_tomorrow"):
        open_bytecode(written_by("llvm22"), Context(), "in.mlirbc", True)
