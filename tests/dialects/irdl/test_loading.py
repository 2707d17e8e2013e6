"""Dialects that a module of irdl defines: constraints of their operations, types and attributes.

tests/conformance/test_irdl_loading.py runs mlir-opt on `CASES`.
"""

from __future__ import annotations

import pytest

from mlirkit import ir
from mlirkit.dialects import irdl
from mlirkit.support.diagnostics import MLIRError

DEFINITIONS = """
irdl.dialect @d {
  irdl.type @box {
    %0 = irdl.is f32
    %1 = irdl.is i32
    %2 = irdl.any_of(%0, %1)
    irdl.parameters(val: %2)
  }
  irdl.type @plain
  irdl.attribute @tag {
    %0 = irdl.base "#builtin.string"
    irdl.parameters(s: %0)
  }
  irdl.operation @boxed {
    %0 = irdl.any
    %1 = irdl.parametric @d::@box<%0>
    %2 = irdl.base @d::@box
    %3 = irdl.all_of(%1, %2)
    irdl.operands(a: %3)
    irdl.results(r: %0)
    irdl.attributes { "x" = %0 }
  }
  irdl.operation @reg {
    %0 = irdl.is i32
    %r = irdl.region(%0)
    %s = irdl.region with size 1
    irdl.regions(x: %r, y: %s)
  }
  irdl.operation @variadic {
    %0 = irdl.is i32
    irdl.operands(a: %0, c: variadic %0)
  }
  irdl.operation @sizes {
    %0 = irdl.is i32
    irdl.operands(a: %0, c: optional %0)
    irdl.results(ra: %0, rc: variadic %0, rd: optional %0)
  }
}
"""

# Text, and its error; braces are replaced by a function around the operations.
CASES = [
    ('{"d.boxed"(%b) {x = f32} : (!d.box<f32>) -> f32}', ""),
    ('{"d.boxed"(%b) : (!d.box<f32>) -> f32}', "'d.boxed' op attribute \"x\" is expected but not provided"),
    ('{"d.boxed"(%b) {x = i32} : (!d.box<f32>) -> f32}', "expected 'i32' but got 'f32'"),
    ('{"d.boxed"(%b) {x = f32} : (!d.box<f32>) -> i32}', "expected 'f32' but got 'i32'"),
    ('{"d.boxed"(%p) {x = f32} : (!d.plain) -> f32}', "expected base type 'd.box' but got '!d.plain'"),
    ('{"d.boxed"(%b) {x = f32} : (!d.box<f32>) -> ()}', "op expects exactly 1 results, but got 0"),
    ('{"d.variadic"(%a, %a, %a) : (i32, i32, i32) -> ()}', ""),
    ('{"d.variadic"() : () -> ()}', "op expects at least 1 operands, but got 0"),
    ('{"d.sizes"(%a, %a, %a) : (i32, i32, i32) -> i32}', "op expects at most 2 operands, but got 3"),
    ('{"d.sizes"(%a) : (i32) -> i32}', "'resultSegmentSizes' attribute is expected but not provided"),
    (
        '{"d.sizes"(%a) {resultSegmentSizes = 3 : i32} : (i32) -> i32}',
        "'resultSegmentSizes' attribute is expected to be a dense i32 array",
    ),
    (
        '{"d.sizes"(%a) {resultSegmentSizes = array<i32: 1, 0>} : (i32) -> i32}',
        "'resultSegmentSizes' attribute for specifying result segments must have 3 elements, but got 2",
    ),
    (
        '{"d.sizes"(%a) {resultSegmentSizes = array<i32: 1, -1, 0>} : (i32) -> i32}',
        "'resultSegmentSizes' attribute for specifying result segments must have non-negative values",
    ),
    (
        '{"d.sizes"(%a) {resultSegmentSizes = array<i32: 0, 1, 0>} : (i32) -> i32}',
        "element 0 in 'resultSegmentSizes' attribute must be equal to 1",
    ),
    (
        '{"d.sizes"(%a) {resultSegmentSizes = array<i32: 1, 0, 2>} : (i32) -> i32}',
        "element 2 in 'resultSegmentSizes' attribute must be equal to 0 or 1",
    ),
    (
        '{"d.sizes"(%a) {resultSegmentSizes = array<i32: 1, 1, 0>} : (i32) -> i32}',
        "sum of elements in 'resultSegmentSizes' attribute must be equal to the number of results",
    ),
    ('{"d.sizes"(%a) {resultSegmentSizes = array<i32: 1, 0, 0>} : (i32) -> i32}', ""),
    ("func.func private @f(!d.box<f64>)", "'f64' does not satisfy the constraint"),
    ("func.func private @f(!d.box)", "expected 1 type arguments, but had 0"),
    ("func.func private @f(!d.nothing)", "expected dynamic type"),
    ('func.func private @f() attributes {a = #d.tag<"x">}', ""),
    (
        "func.func private @f() attributes {a = #d.tag<3>}",
        "expected base attribute 'builtin.string' but got 'builtin.integer'",
    ),
    (
        '"d.reg"() ({^bb0(%a: i32): "d.variadic"(%a) : (i32) -> ()}, {}) : () -> ()',
        "expected region 1 to have 1 block(s) but got 0",
    ),
    ('"d.reg"() ({^bb0(%a: f32): }, {^bb0: }) : () -> ()', "expected 'i32' but got 'f32'"),
    (
        '"d.reg"() ({^bb0(%a: i32, %b: i32): }, {^bb0: }) : () -> ()',
        "expected region 0 to have 1 arguments but got 2",
    ),
    ('"d.reg"() : () -> ()', "'d.reg' op unexpected number of regions: expected 2 but got 0"),
    (
        '"d.none"() : () -> ()',
        "unregistered operation 'd.none' found in dialect ('d') that does not allow unknown operations",
    ),
]


def text_of(case: str) -> str:
    """The text of a case, with the function around its operations written out."""
    if not case.startswith("{"):
        return case
    return f"func.func @f(%a: i32, %b: !d.box<f32>, %p: !d.plain) {case[:-1]}\n return }}"


@pytest.mark.parametrize(("case", "expected"), CASES)
def test_case(case: str, expected: str) -> None:
    with ir.Context() as context:
        irdl.load_dialects(ir.Module.parse(DEFINITIONS))
        try:
            module = ir.Module.parse(text_of(case))
        except MLIRError as error:
            assert error.error_diagnostics[0].message == expected
        else:
            assert expected == ""
            assert str(ir.Module.parse(str(module), context)) == str(module)


def test_making_values() -> None:
    with ir.Context() as context:
        irdl.load_dialects(ir.Module.parse(DEFINITIONS))
        box = type(ir.Type.parse("!d.box<f32>"))
        assert str(box.get(ir.IntegerType.get_signless(32))) == "!d.box<i32>"
        with pytest.raises(ValueError, match="expected 1 type arguments"):
            box.get()
        with pytest.raises(MLIRError, match="dialect 'd' is loaded already"):
            irdl.load_dialects(ir.Module.parse(DEFINITIONS, context))
