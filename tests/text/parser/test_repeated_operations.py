"""Operations that read like earlier ones: their context and white space do not change the result."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mlirkit import ir
from mlirkit.support.diagnostics import ParseError

# The operation a second time, behind its text as it is printed.
_FRAME = """
func.func @f(%a: i32, %b: i32, %f: f32, %t: tensor<2x!quant.any<i8:f32>>) {{
  %p:2 = arith.addui_extended %a, %b : i32, i1
  {}
  {}
  return
}}
"""

# Operations as tokens: parts that an operation may have, and parts that make its text another one.
_OPERATIONS = [
    "%r = arith.addi %a , %b : i32",
    "%r = arith.addi %a , %p#0 : i32",
    "%r = arith.addi %a , %b overflow < nsw > : i32",
    "%r = arith.addi %a , %b { x } : i32",
    "%r = arith.addi %a , %b : i32 loc ( unknown )",
    "%r = arith.extsi %a : i32 to i64",
    "%r = arith.extsi %a { to } : i32 to i64",
    "%r = arith.negf %f fastmath < fast > : f32",
    "%r = arith.negf %f : f32",
    "%r : 2 = arith.addui_extended %a , %b : i32 , i1",
]


def parse(operation: str, before: str = "") -> str:
    module = ir.Module.parse(_FRAME.format(before.replace("%r", "%q"), operation), ir.Context())
    return str(module.operation.get_asm(print_generic_op_form=True))


@settings(max_examples=150, deadline=None)
@given(st.sampled_from(_OPERATIONS), st.data())
def test_what_stands_between_tokens_is_nothing(operation: str, data: st.DataObject) -> None:
    gaps = st.sampled_from([" ", " ", "  ", "\t", "\n", " // , %b : i64\n"])
    tokens = operation.split(" ")
    text = "".join([token + data.draw(gaps) for token in tokens])
    tight = operation.replace(" ,", ",").replace(" :", ":").replace(": ", ":").replace(" =", "=")
    printed = operation.replace(" ,", ",").replace("( ", "(").replace(" )", ")")
    expected = parse(operation, operation)
    for before in (text, tight, printed, operation):
        for again in (text, tight, printed):
            assert parse(again, before) == expected


@pytest.mark.parametrize(
    ("operation", "message"),
    [
        ("%r = arith.addi %a, %b : f32", "use of value '%a' expects different type than prior uses"),
        ("%r = arith.addi %a, %b, %a : i32", "expected ':'"),
        ("%r = arith.addi %a %b : i32", "expected ','"),
        ("%r = arith.addi %a, %c : i32", "use of undeclared SSA value name"),
        ("%r = arith.addi %a, %b : i32x", "expected non-function type"),
        ("%r = arith.addi %a, %b : tensor", "expected '<' in tensor type"),
        ("%r = arith.extsi %a : i32to i64", "expected non-function type"),
        ("%r = = arith.addi %a, %b : i32", "expected operation name in quotes"),
        ("%r : arith.addi %a, %b : i32", "expected integer number of results"),
    ],
)
def test_errors(operation: str, message: str) -> None:
    with pytest.raises(ParseError, match=message) as alone:
        parse(operation)
    for before in ("%r = arith.addi %a, %b : i32", "%r = arith.extsi %a : i32 to i64"):
        with pytest.raises(ParseError) as behind:
            parse(operation, before)
        assert str(behind.value).replace("%q", "%r") == str(alone.value)


_CASES = """
// Equal names, and names that are not.
%x = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%i, %j)
%x = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%i, %i)
affine.store %f, %m[%i, %j] : memref<4x4xf32>
affine.store %f, %m[%i, %i] : memref<4x4xf32>
affine.store %f, %m[%j, %i] : memref<4x4xf32>
affine.store %f, %m[%i + %j, %j] : memref<4x4xf32>
affine.store %f, %m[%j + %i, %j] : memref<4x4xf32>
affine.store %f, %m[%i + %i, %j] : memref<4x4xf32>
// Results of an operation, and the first one without its number.
%x = arith.addi %p#0, %a : i32
%x = arith.addi %p, %a : i32
%x = arith.addi %p#0, %p : i32
%x = arith.addi %p, %p#0 : i32
%x = arith.addi %a, %p#0 : i32
%x = arith.xori %p#1, %p#1 : i1
// What names are in strings.
%x = llvm.inline_asm "mov %a, %b", "=r,r" %a : (i32) -> i32
%x = llvm.inline_asm "mov %b, %a", "=r,r" %a : (i32) -> i32
%x = llvm.inline_asm "mov %b, %a", "=r,r" %b : (i32) -> i32
"test.string"() {text = "^bb0 %a"} : () -> ()
// Names of results that are counted.
%x, %y = gpu.alloc async [] () : memref<4xf32>
%x = gpu.alloc () : memref<4xf32>
%x, %y = gpu.alloc async [] () : memref<4xf32>
// Types that the text leaves out.
%x = arith.cmpi slt, %a, %b : i32
%x = arith.cmpi slt, %p#0, %b : i32
%x = arith.select %c, %a, %b : i32
%x = arith.select %c, %p#0, %b : i32
// Parts on the next line, and spaces at the end.
%x = arith.addi %a, %b : i32
%x = arith.addi %a , %b : i32
%x = arith.addi %a, %b : i32 // %a
%x = llvm.getelementptr %q[%a] : (!llvm.ptr, i32) -> !llvm.ptr, f32
%x = llvm.getelementptr inbounds %q[%a, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, i32)>
%x = llvm.getelementptr inbounds %q[%a, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(f32, f32)>
"""

_FUNCTION = """
func.func @f(%a: i32, %b: i32, %c: i1, %f: f32, %i: index, %j: index, %m: memref<4x4xf32>, %q: !llvm.ptr) {{
  %p:2 = arith.addui_extended %a, %b : i32, i1
  {}
  return
}}
"""


_RESULT_NAMES = re.compile(r"^%[\w:]+ = ")


def bodies(operations: list[str]) -> list[str]:
    """The generic forms of operations of one function, without the names of their results."""
    context = ir.Context()
    context.allow_unregistered_dialects = True
    named = [re.sub("%([xy])", rf"%\g<1>{index}", operation) for index, operation in enumerate(operations)]
    module = ir.Module.parse(_FUNCTION.format("\n  ".join(named)), context)
    block = module.body.operations[0].regions[0].blocks[0]
    texts = [str(op.get_asm(print_generic_op_form=True, use_local_scope=True)) for op in block.operations]
    return [_RESULT_NAMES.sub("", text) for text in texts[1:-1]]


def test_each_is_what_it_is_alone() -> None:
    operations = [line for line in _CASES.strip("\n").split("\n") if not line.startswith("//")]
    assert bodies([*operations, *operations]) == [bodies([operation])[0] for operation in operations] * 2


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("stablehlo.concatenate", True),
        ("stablehlo.reduce", True),
        # Their type inferences read the constants that define operands.
        ("stablehlo.rng", False),
        ("stablehlo.set_dimension_size", False),
        ("stablehlo.dynamic_gather", False),
    ],
)
def test_inferred_types_follow_from_the_text(name: str, expected: bool) -> None:
    assert ir.Context().operation_name(name).reads_text_alone == expected
