"""Details of releases' text: it reads as their bytecode does, and prints again as it was."""

from __future__ import annotations

from typing import Any

import pytest

from mlirkit.core.context import Context
from mlirkit.core.reading import require_valid
from mlirkit.dialects.release_syntax import printed_as, release_syntax
from mlirkit.layouts.reading import open_bytecode
from mlirkit.text.parser import parse_source
from tests.conformance.tools import mlir_opt, run

FLAGS = ("--allow-unregistered-dialect",)

# Discardable attributes with the names of today's inherent ones.
LOOP = (
    'func.func @f(%a: index) {\naffine.for %i = 0 to %a {\n"t.x"() : () -> ()\n} '
    '{lowerBoundMap = affine_map<() -> (3)>, foo, upperBoundMap = "x"}\nreturn\n}'
)
# An attribute that became required.
MAP = (
    'func.func @f(%a: !llvm.ptr) {\n%0 = "omp.map.info"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, '
    "var_type = f32}> : (!llvm.ptr) -> !llvm.ptr\nreturn\n}"
)
OLDER_MAP = MAP.replace("omp.map.info", "omp.map_info").replace("1, 0, 0, 0", "1, 0, 0")
# Results without uses, and cache policies that are integers today.
ATOMICS = (
    "func.func @f(%a: f32, %m: memref<4xf32>, %i: i32) {\n"
    "%0 = amdgpu.raw_buffer_atomic_fadd {boundsCheck = false} %a -> %m[%i] : f32 -> memref<4xf32>, i32\nreturn\n}\n"
    "llvm.func @g(%v: f32, %r: !llvm.ptr<8>, %o: i32) {\n"
    "%0 = rocdl.raw.ptr.buffer.atomic.fadd %v, %r, %o, %o, 2 : f32\nllvm.return\n}"
)
POLICIES = (
    "llvm.func @g(%v: f32, %r: !llvm.ptr<8>, %o: i32, %g: !llvm.ptr<1>, %l: !llvm.ptr<3>) {\n"
    "%0 = rocdl.raw.ptr.buffer.load %r, %o, %o, pre_gfx12<glc|slc> : f32\n"
    "rocdl.raw.ptr.buffer.store %v, %r, %o, %o, gfx942<sc0|volatile> : f32\n"
    "%1 = rocdl.raw.ptr.buffer.load %r, %o, %o, gfx12<scope_sys|nt> : f32\n"
    "rocdl.global.load.lds %g, %l, 4, 0, pre_gfx12<slc>\nllvm.return\n}"
)


def both(text: str, release: int) -> tuple[Any, Any]:
    """The module read from a release's bytecode, and the module read from its text."""
    printed = run(mlir_opt(release), *FLAGS, stdin=text).stdout
    data = run(mlir_opt(release), *FLAGS, "--emit-bytecode", stdin=printed).stdout
    of_bytecode = open_bytecode(data, Context(allow_unregistered_dialects=True), "in.mlirbc", True)[0]
    context = Context(allow_unregistered_dialects=True)
    syntax = release_syntax(f"llvm{release}", context)
    return of_bytecode, parse_source(printed, "in.mlir", context, True, release=syntax)


def generic(module: Any) -> str:
    return str(module.get_asm(print_generic_op_form=True))


@pytest.mark.parametrize(
    ("release", "text", "says"),
    [
        (16, LOOP, "{foo, lowerBoundMap = affine_map<() -> (3)>, upperBoundMap = "),
        (17, LOOP, "{foo, lowerBoundMap = affine_map<() -> (3)>, upperBoundMap = "),
        (18, OLDER_MAP, "map_type = #omp<clause_map_flags storage>"),
        (19, MAP, "map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type"),
        (23, ATOMICS, "(f32, !llvm.ptr<8>, i32, i32, i32) -> ()"),
        (24, ATOMICS[ATOMICS.index("llvm.func") :], "(f32, !llvm.ptr<8>, i32, i32, i32) -> ()"),
        (23, POLICIES, "value = -2147483647 : i32"),
        (24, POLICIES, "<{value = 25 : i32}>"),
    ],
)
def test_text_and_bytecode_say_the_same(release: int, text: str, says: str) -> None:
    of_bytecode, of_text = both(text, release)
    require_valid(of_text)
    assert generic(of_text) == generic(of_bytecode)
    assert says in generic(of_text)
    again = printed_as(of_text, f"llvm{release}", of_text.context).get_asm(assume_verified=True)
    assert run(mlir_opt(release), *FLAGS, "--emit-bytecode", stdin=again).stdout
