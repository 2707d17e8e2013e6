"""Triton's dialects: the output of its compiler for kernels, and wrong uses, as Triton 3.9 prints and refuses
them.

triton_texts.mlir is Triton's output (`python -m tests.packs.triton_kernels` writes it again);
triton_older_texts.mlir is the output of older wheels for such kernels, with the text that reading makes of
it. triton_operations.mlir has operations that few kernels need, as Triton prints them; triton_errors.mlir has
texts behind the first line of the error that Triton gives for each.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import mlirkit
from mlirkit import ir
from mlirkit.bytecode import write_bytecode
from mlirkit.ods.live.promises import owed
from mlirkit.passmanager import PassManager
from mlirkit.support.diagnostics import MLIRError

SEPARATOR = "// -----\n"
HERE = Path(__file__).parent
TEXTS = (HERE / "triton_texts.mlir").read_text().split(SEPARATOR)
OPERATIONS = (HERE / "triton_operations.mlir").read_text().split(SEPARATOR)
OLDER = (HERE / "triton_older_texts.mlir").read_text().split(SEPARATOR)
ERRORS = (HERE / "triton_errors.mlir").read_text().split(SEPARATOR)


@pytest.mark.parametrize("text", TEXTS, ids=range(len(TEXTS)))
def test_texts_print_as_they_were(text: str) -> None:
    """The texts have all locations, and values have their names."""
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


# A syntax that no version of Triton prints.
OTHERWISE = """\
module {
  tt.func @f(%arg0: !tt.ptr<f32>, %arg1: i1) {
    %0 = tt.load %arg0, %arg1 cacheLevel = cg evictionPolicy = evict_last : !tt.ptr<f32>
    tt.store %arg0, %0, %arg1 : !tt.ptr<f32>
    tt.return
  }
}
"""


def test_what_another_version_writes_otherwise_is_text() -> None:
    context = ir.Context()
    with pytest.raises(MLIRError):
        mlirkit.parse(OTHERWISE, context)
    module = mlirkit.parse(OTHERWISE, context, tolerant=True)
    assert str(module) == OTHERWISE
    assert unknown(module) == ["tt.load"]


def unknown(module: ir.Module) -> list[str]:
    return [op.name for op in module.operation.walk_list() if op.has_unknown_syntax]


@pytest.mark.parametrize("chunk", OLDER, ids=[chunk.split("\n", 1)[0].strip("/ ") for chunk in OLDER])
def test_older_texts_are_read_as_todays(chunk: str) -> None:
    """Triton 3.9 reads the converted texts, except for block pointers and hints that it dropped."""
    _, rest = chunk.split("\n", 1)
    text, today = rest.split("// becomes\n")
    for tolerant in (False, True):
        module = mlirkit.parse(text, ir.Context(), tolerant=tolerant)
        module.operation.verify()
        assert str(module).strip() == today.strip()
        assert not unknown(module)
    assert str(mlirkit.parse(today, ir.Context())).strip() == today.strip()
    assert str(mlirkit.parse(write_bytecode(module.operation), ir.Context())).strip() == today.strip()


# Attributes and types of older versions, and their form today.
SPELLINGS = [
    (
        "#triton_gpu.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [2, 1], "
        "order = [1, 0], CTAsPerCGA = [2, 2], CTASplitNum = [2, 1], CTAOrder = [1, 0]}>",
        "#ttg.blocked<{sizePerThread = [1, 4], threadsPerWarp = [8, 4], warpsPerCTA = [2, 1], "
        "order = [1, 0], CGALayout = [[0, 0], [1, 0]]}>",
    ),
    (
        "#triton_gpu.shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [0, 1], hasLeadingOffset = true}>",
        "#ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = true, elementBitWidth = 16}>",
    ),
    (
        "#triton_gpu.shared<{vec = 2, perPhase = 4, maxPhase = 2, order = [1, 0]}>",
        "#ttg.swizzled_shared<{vec = 2, perPhase = 4, maxPhase = 2, order = [1, 0]}>",
    ),
    (
        "#triton_gpu.amd_wmma<{warpsPerCTA = [2, 4]}>",
        "#ttg.amd_wmma<{version = 1, isTranspose = false, ctaLayout = {warp = [[0, 1], [0, 2], [1, 0]]}}>",
    ),
    (
        "#triton_gpu.slice<{dim = 0, parent = #triton_gpu.amd_mfma<{versionMajor = 2, versionMinor = 0, "
        "warpsPerCTA = [4, 1], instrShape = [32, 32], isTransposed = true}>}>",
        "#ttg.slice<{dim = 0, parent = #ttg.amd_mfma<{version = 2, warpsPerCTA = [4, 1], "
        "instrShape = [32, 32], isTransposed = true}>}>",
    ),
    ("!tt.tensordesc<tensor<64x32xf16>>", "!tt.tensordesc<64x32xf16>"),
    ("!tt.ptr<tensor<8xf16>, 1>", "!tt.ptr<tensor<8xf16>>"),
]


@pytest.mark.parametrize(("older", "today"), SPELLINGS)
def test_older_spellings(older: str, today: str) -> None:
    sign = "value" if older[0] == "#" else "type"
    text = f"""
    %0 = arith.constant 0 : i32
    "tt.call"() <{{callee = @f}}> {{{sign} = {older}}} : () -> ()
    """
    holder = (
        f"module {{ tt.func private @f() tt.func @g(%p: !tt.ptr<f32>) {{ {text} {OLD_LOAD} tt.return }} }}"
    )
    printed = str(mlirkit.parse(holder, ir.Context()).operation.get_asm(use_local_scope=True))
    assert f"{{{sign} = {today}}}" in printed


# An operation in its old syntax, by which a text is recognized as an older one.
OLD_LOAD = "%1 = tt.load %p cacheModifier = ca : !tt.ptr<f32>"

PARTS = """
#s = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>
#smem = #ttg.shared_memory
module {
  tt.func @f(%b: !ttg.memdesc<4x64x64xf16, #s, #smem, mutable>, %i: i32) {
    %c0 = arith.constant 0 : i32
    %c32 = arith.constant 32 : i32
    %0 = ttg.memdesc_subview %b[%i, %c0, %c0] : !ttg.memdesc<4x64x64xf16, #s, #smem, mutable> -> RESULT
    %1 = ttg.memdesc_subview %0[%c0, COLUMN] : RESULT -> !ttg.memdesc<64x32xf16, #s, #smem, mutable, 64x64>
    tt.return
  }
}
""".replace("RESULT", "!ttg.memdesc<64x64xf16, #s, #smem, mutable, 4x64x64>")


def test_parts_of_buffers() -> None:
    """Until 3.4: constant offsets become attributes; other offsets have no equivalent."""
    printed = str(mlirkit.parse(PARTS.replace("COLUMN", "%c32"), ir.Context()))
    assert "ttg.memdesc_index %arg0[%arg1] :" in printed
    assert "ttg.memdesc_subslice %0[0, 32] :" in printed
    with pytest.raises(MLIRError, match=r"'ttg\.memdesc_subview' is unknown"):
        mlirkit.parse(PARTS.replace("COLUMN", "%i"), ir.Context())


def test_what_no_version_of_today_has_stays_text_in_an_older_text() -> None:
    """Other operations of the text are read exactly."""
    text = """
    module attributes {"triton_gpu.num-warps" = 4 : i32} {
      tt.func @f(%p: !tt.ptr<i8>, %i: i32) {
        %0 = tt.experimental_descriptor_load %p[%i] : !tt.ptr<i8> -> tensor<64xf32, #l>
        %1 = triton_gpu.convert_layout %0 : tensor<64xf32, #l> -> tensor<64xf32, #l>
        tt.return
      }
    }
    """
    layout = "sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]"
    module = mlirkit.parse(f"#l = #triton_gpu.blocked<{{{layout}}}>\n{text}", ir.Context(), tolerant=True)
    assert unknown(module) == ["tt.experimental_descriptor_load"]
    assert "ttg.convert_layout" in str(module)
    assert '"ttg.num-warps" = 4' in str(module)


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
    """The verifiers and the custom syntax that the definitions leave to C++ have hooks, except for these."""
    names = ("tt", "ttg", "ttng", "tti", "gluon", "nvg", "nvws", "amdg", "proton", "proton_gpu")
    missing = {promise for name in names for promise in owed(ir.Context().dialects[name])}
    assert {promise for promise in missing if "verifier" in promise or "syntax" in promise} == {
        "tt.tensordesc: no value verifier",
        "tt.trans: no verifier",
        "ttg.inline_asm: no verifier",
    }
