"""Triton's dialects: what its compiler makes of kernels, and wrong uses, as Triton 3.9 prints and refuses them.

triton_texts.mlir is what Triton printed (`python -m tests.packs.triton_kernels` writes it again);
triton_operations.mlir has operations that few kernels need, as Triton prints them; triton_errors.mlir has texts behind the first line of the error that Triton gives for each.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import mlirkit
from mlirkit import ir
from mlirkit.ods.live.promises import owed
from mlirkit.passmanager import PassManager
from mlirkit.support.diagnostics import MLIRError

SEPARATOR = "// -----\n"
HERE = Path(__file__).parent
TEXTS = (HERE / "triton_texts.mlir").read_text().split(SEPARATOR)
OPERATIONS = (HERE / "triton_operations.mlir").read_text().split(SEPARATOR)
ERRORS = (HERE / "triton_errors.mlir").read_text().split(SEPARATOR)


@pytest.mark.parametrize("text", TEXTS, ids=range(len(TEXTS)))
def test_texts_print_as_they_were(text: str) -> None:
    """With all locations, and values under their names."""
    module = ir.Module.parse(text, ir.Context())
    printed = module.operation.get_asm(enable_debug_info=True, use_name_loc_as_prefix=True)
    assert printed.strip() == text.strip()


@pytest.mark.parametrize("text", OPERATIONS, ids=range(len(OPERATIONS)))
def test_operations_print_as_they_were(text: str) -> None:
    assert str(ir.Module.parse(text, ir.Context())).strip() == text.strip()


@pytest.mark.parametrize("text", [*TEXTS, *OPERATIONS], ids=range(len([*TEXTS, *OPERATIONS])))
def test_generic_form_is_the_same_module(text: str) -> None:
    context = ir.Context()
    module = ir.Module.parse(text, context)
    again = ir.Module.parse(module.operation.get_asm(print_generic_op_form=True), context)
    assert str(again) == str(module)


@pytest.mark.parametrize("chunk", ERRORS, ids=range(len(ERRORS)))
def test_errors(chunk: str) -> None:
    comment, text = chunk.split("\n", 1)
    with pytest.raises(MLIRError) as caught:
        ir.Module.parse(text, ir.Context())
    assert comment.removeprefix("// error: ") in str(caught.value)


# As Triton prints it up to 3.8.
OLDER = """\
module {
  tt.func @f(%arg0: !tt.ptr<f32>, %arg1: i1) {
    %0 = tt.load %arg0, %arg1 cacheModifier = cg evictionPolicy = evict_last : !tt.ptr<f32>
    tt.store %arg0, %0, %arg1 : !tt.ptr<f32>
    tt.return
  }
}
"""


def test_what_another_version_writes_otherwise_is_text() -> None:
    context = ir.Context()
    with pytest.raises(MLIRError):
        mlirkit.parse(OLDER, context)
    module = mlirkit.parse(OLDER, context, tolerant=True)
    assert str(module) == OLDER
    unknown = [op.name for op in module.operation.walk_list() if op.has_unknown_syntax]
    assert unknown == ["tt.load"]


def test_canonicalization_and_cse() -> None:
    """Loads of the same pointers may differ, arithmetic may not."""
    module = ir.Module.parse(
        """
        tt.func @f(%p: !tt.ptr<f32>) -> (f32, f32, i32, i32) {
          %0 = tt.load %p : !tt.ptr<f32>
          %1 = tt.load %p {isVolatile = true} : !tt.ptr<f32>
          %2 = tt.get_program_id x : i32
          %3 = tt.get_program_id x : i32
          tt.return %0, %1, %2, %3 : f32, f32, i32, i32
        }
        """,
        ir.Context(),
    )
    PassManager.parse("any(cse)", module.context).run(module.operation)
    names = [op.name for op in module.body.operations[0].regions[0].blocks[0].operations]
    assert names == ["tt.load", "tt.load", "tt.get_program_id", "tt.return"]


def test_promises() -> None:
    """The verifiers and the custom syntax that the definitions leave to C++ are there but for these."""
    names = ("tt", "ttg", "ttng", "tti", "gluon", "nvg", "nvws", "amdg", "proton", "proton_gpu")
    missing = {promise for name in names for promise in owed(ir.Context().dialects[name])}
    assert {promise for promise in missing if "verifier" in promise or "syntax" in promise} == {
        "tt.tensordesc: no value verifier",
        "tt.trans: no verifier",
        "ttg.inline_asm: no verifier",
    }
