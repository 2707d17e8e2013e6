"""Operations brought from one release's form to another's, as the tables tell: groups of operands, attributes."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from mlirkit.core.context import Context
from mlirkit.core.reading import require_valid
from mlirkit.layouts.reading import open_bytecode
from mlirkit.layouts.tables import release_layouts
from mlirkit.layouts.writing import restrict, target, write_for
from mlirkit.support.diagnostics import MLIRError
from mlirkit.text.parser import parse_source


def module_of(text: str) -> Any:
    return parse_source(text.encode(), "in.mlir", Context(), True)


@pytest.mark.parametrize(
    ("release", "text"),
    [
        # Groups: a launch without clusters, attributes of another kind, renamed groups, and a width.
        (
            17,
            "module attributes {gpu.container_module} {\n"
            "gpu.module @m {\ngpu.func @k() kernel {\ngpu.return\n}\n}\n"
            "func.func @f(%a: index) {\n"
            "gpu.launch_func @m::@k blocks in (%a, %a, %a) threads in (%a, %a, %a)\nreturn\n}\n}",
        ),
        (
            18,
            "func.func @f(%a: vector<2x3xf32>, %b: vector<2xf32>) {\n"
            "%0 = vector.multi_reduction <add>, %a, %b [1] : vector<2x3xf32> to vector<2xf32>\nreturn\n}",
        ),
        (19, "omp.critical.declare @c hint(contended)"),
        (
            17,
            "func.func @f(%a: !llvm.ptr) {\n%0 = llvm.getelementptr inbounds %a[1] : (!llvm.ptr) -> !llvm.ptr, i8\nreturn\n}",
        ),
        (
            21,
            "func.func @f(%a: tensor<2xf32>) {\n"
            "%0 = tosa.clamp %a {max_val = 1.0 : f32, min_val = 0.0 : f32, nan_mode = IGNORE} : "
            "(tensor<2xf32>) -> tensor<2xf32>\nreturn\n}",
        ),
    ],
)
def test_there_and_back(release: int, text: str) -> None:
    module = module_of(text)
    data = write_for(module, target(f"llvm{release}"))
    again = open_bytecode(data, Context(), "in.mlirbc", True)[0]
    require_valid(again)
    assert str(again) == str(module)


@pytest.mark.parametrize(
    ("release", "text", "error"),
    [
        (
            17,
            "func.func @f(%a: index) {\n"
            "gpu.launch_func @m::@k clusters in (%a, %a, %a) blocks in (%a, %a, %a) threads in (%a, %a, %a)\n"
            "return\n}",
            "'gpu.launch_func' op has operands 'clusterSizeX', which llvm17 does not know",
        ),
        (
            16,
            "func.func @f(%p: !llvm.ptr, %a: i32) {\n"
            "%0 = llvm.atomicrmw usub_sat %p, %a monotonic : !llvm.ptr, i32\nreturn\n}",
            "attribute 'bin_op' is 18 : i64, which has no counterpart in llvm16",
        ),
    ],
)
def test_what_has_no_counterpart_is_refused(release: int, text: str, error: str) -> None:
    with pytest.raises(MLIRError) as raised:
        restrict(module_of(text), release_layouts(f"llvm{release}"))
    assert error in raised.value.message


def test_flags_that_are_left_out_are_counted() -> None:
    """Flags that a rule drops because they only permit more are reported like other hints."""
    module = module_of(
        "func.func @f(%p: !llvm.ptr, %v: vector<4xf32>, %s: f32) {\n"
        "%0 = llvm.getelementptr inbounds %p[1] : (!llvm.ptr) -> !llvm.ptr, i8\n"
        "%1 = llvm.getelementptr inbounds | nuw %p[1] : (!llvm.ptr) -> !llvm.ptr, i8\n"
        '%2 = "llvm.intr.vector.reduce.fadd"(%s, %v) <{fastmathFlags = #llvm.fastmath<reassoc>}> : '
        "(f32, vector<4xf32>) -> f32\n"
        '%3 = "llvm.intr.vector.reduce.fadd"(%s, %v) <{fastmathFlags = #llvm.fastmath<fast>}> : '
        "(f32, vector<4xf32>) -> f32\n"
        "return\n}"
    )
    dropped: Counter[tuple[str, str]] = Counter()
    restrict(module, release_layouts("llvm17"), dropped)
    assert dropped == {
        ("llvm.getelementptr", "noWrapFlags"): 1,
        ("llvm.intr.vector.reduce.fadd", "fastmathFlags"): 1,
    }
    text = module.get_asm(print_generic_op_form=True)
    assert text.count("inbounds") == 2 and text.count("reassoc = true") == 2
