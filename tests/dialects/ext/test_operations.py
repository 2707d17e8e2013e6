"""Operations of dialects in Python: built, parsed, verified and printed like operations of definitions."""

from __future__ import annotations

import io
import pickle
from collections.abc import Callable
from inspect import signature
from typing import Any

import pytest

from mlirkit import ir
from mlirkit.dialects import ext
from tests.dialects.ext import definitions as d

I8, I16, I32, I64 = (ir.IntegerType.get_signless(width) for width in (8, 16, 32, 64))
F32 = ir.F32Type.get()


def number(value: int) -> Any:
    return ir.IntegerAttr.get(I32, value)


VALUES = '%i, %f, %e, %w, %c = "t.values"() : () -> (i32, f32, i8, i64, i1)\n'


def module() -> tuple[Any, list[Any]]:
    """A module with values of some types: i32, f32, i8, i64, i1."""
    made = ir.Module.parse(VALUES, d.context())
    return made, list(made.body.operations[0].results)


BUILT: list[tuple[Callable[..., Any], str]] = [
    (lambda i, f, e, w, c: d.ConstantOp(number(2)), '%0 = "myint.constant"() <{value = 2 : i32}> : () -> i32'),
    (lambda i, f, e, w, c: d.AddOp(i, i), '%0 = "myint.add"(%i, %i) : (i32, i32) -> i32'),
    (lambda i, f, e, w, c: d.AddOp(i, rhs=i, res=I32), '%0 = "myint.add"(%i, %i) : (i32, i32) -> i32'),
    (
        lambda i, f, e, w, c: d.ConstraintOp(w, f, f, i, number(1), ir.FloatAttr.get(F32, 1.5)),
        '"ext_test.constraint"(%w, %f, %f, %i) <{x = 1 : i32, y = 1.5 : f32}> : (i64, f32, f32, i32) -> ()',
    ),
    (
        lambda i, f, e, w, c: d.OptionalOp(I32, I32, i),
        '%0:2 = "ext_test.optional"(%i) <{operandSegmentSizes = array<i32: 1, 0>, resultSegmentSizes = array<i32: 1, 1, 0>}> : (i32) -> (i32, i32)',
    ),
    (
        lambda i, f, e, w, c: d.OptionalOp(I32, I32, i, out2=I32, b=i),
        '%0:3 = "ext_test.optional"(%i, %i) <{operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1, 1>}> : (i32, i32) -> (i32, i32, i32)',
    ),
    (
        lambda i, f, e, w, c: d.VariadicOp([I32], [I32, I32], I32, i, [i, i]),
        '%0:4 = "ext_test.variadic"(%i, %i, %i) <{operandSegmentSizes = array<i32: 1, 2, 0>, resultSegmentSizes = array<i32: 1, 2, 1, 0>}> : (i32, i32, i32) -> (i32, i32, i32, i32)',
    ),
    (
        lambda i, f, e, w, c: d.MixedOp(I32, i, number(1), number(2), i, in3=i),
        '%0 = "ext_test.mixed"(%i, %i, %i) <{in2 = 1 : i32, in4 = 2 : i32, operandSegmentSizes = array<i32: 1, 1, 1>}> : (i32, i32, i32) -> i32',
    ),
    (
        lambda i, f, e, w, c: d.TypeVarOp(f, f, i, i, e),
        '"ext_test.type_var"(%f, %f, %i, %i, %e) : (f32, f32, i32, i32, i8) -> ()',
    ),
    (
        lambda i, f, e, w, c: d.PairedOp([f, f], F32),
        '%0 = "ext_test.paired"(%f, %f) <{operandSegmentSizes = array<i32: 2>}> : (f32, f32) -> f32',
    ),
    (
        lambda i, f, e, w, c: d.AttributesOp(number(1), d=number(2)),
        '"ext_test.attributes"() <{a = 1 : i32, b = 42 : i32, c = "a", d = 2 : i32}> : () -> ()',
    ),
    (
        lambda i, f, e, w, c: d.AttributesOp(number(1), d=number(2), c=ir.StringAttr.get("b"), e=ir.TypeAttr.get(I32)),
        '"ext_test.attributes"() <{a = 1 : i32, b = 42 : i32, c = "b", d = 2 : i32, e = i32}> : () -> ()',
    ),
    (
        lambda i, f, e, w, c: d.ResultsOp(I32, e=I32),
        '%0:4 = "ext_test.results"() <{resultSegmentSizes = array<i32: 1, 1, 1, 0, 1>}> : () -> (i32, i16, i8, i32)',
    ),
    (
        lambda i, f, e, w, c: d.OperandsOp(i, c=i),
        '"ext_test.operands"(%i, %i) <{operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, i32) -> ()',
    ),
]


@pytest.mark.parametrize(("build", "text"), BUILT)
def test_built(build: Callable[..., Any], text: str) -> None:
    """Operations from constructors equal the parsed text, print as it, and read back, also from bytecode."""
    made, values = module()
    with ir.InsertionPoint(made.body), ir.Location.unknown():
        op = build(*values)
    assert made.verify()
    read = ir.Module.parse(VALUES + text, d.context())
    assert str(made) == str(read)
    assert type(read.body.operations[1]) is type(op)
    stream = io.BytesIO()
    made.write_bytecode(stream)
    assert str(ir.Module.parse(stream.getvalue(), d.context())) == str(made)


@pytest.mark.parametrize(
    ("cls", "parameters"),
    [
        (d.ConstantOp, "(value, *, cst=None, loc=None, ip=None)"),
        (d.ConstraintOp, "(a, b, c, d, x, y, *, loc=None, ip=None)"),
        (d.OptionalOp, "(out1, out3, a, *, out2=None, b=None, loc=None, ip=None)"),
        (d.VariadicOp, "(out1, out2, out4, a, c, *, out3=None, b=None, loc=None, ip=None)"),
        (d.MixedOp, "(out, in1, in2, in4, in5, *, in3=None, loc=None, ip=None)"),
        (d.AttributesOp, "(a, *, b=None, c=None, d, e=None, loc=None, ip=None)"),
        (d.ResultsOp, "(a, *, b=None, c=None, d=None, e, loc=None, ip=None)"),
        (d.OperandsOp, "(a, *, b=None, c, loc=None, ip=None)"),
        (d.IfOp, "(result, cond, *, loc=None, ip=None)"),
    ],
)
def test_signatures(cls: Any, parameters: str) -> None:
    assert str(signature(cls)) == parameters
    assert str(cls.__init__.__signature__) == parameters.replace("(", "(self, /, ", 1)


def test_accessors() -> None:
    made, (i, *_) = module()
    with ir.InsertionPoint(made.body), ir.Location.unknown():
        some = d.OptionalOp(I32, I32, i, out2=I32)
        many = d.VariadicOp([I32], [I32, I32], I32, i, [i, i])
        add = d.AddOp(i, i)
        constant = d.ConstantOp(number(2))
    assert some.a is i and some.b is None and some.out2.result_number == 2
    assert list(many.c) == [i, i] and many.b is None and many.out3 is None and len(many.out2) == 2
    assert add.lhs is i and add.res is add.result and add.doubled()
    assert constant.value == number(2)
    constant.value = number(3)
    assert constant.value == number(3) and constant.properties["value"] == number(3)
    adaptor = d.AddOp.Adaptor([i, 5], add)
    assert isinstance(adaptor, ir.OpAdaptor) and adaptor.rhs == 5 and adaptor.OPERATION_NAME == "myint.add"
    with d.context():
        assert type(pickle.loads(pickle.dumps(constant))) is d.ConstantOp
    assert [each.OPERATION_NAME for each in d.MyInt.operations] == ["myint.constant", "myint.add"]


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ('"myint.constant"() <{value = 1.0 : f32}> : () -> i32', "attribute 'value' failed to satisfy constraint: IntegerAttr"),
        ('"myint.constant"() : () -> i32', "requires attribute 'value'"),
        ('"myint.constant"() <{value = 1 : i32}> : () -> i64', "result #0 must be i32, but got 'i64'"),
        ('"myint.add"(%i) : (i32) -> i32', "expected 2 operands, but found 1"),
        ('"myint.add"(%i, %f) : (i32, f32) -> i32', "operand #1 must be i32, but got 'f32'"),
        (
            '"ext_test.constraint"(%f, %f, %f, %i) <{x = 1 : i32, y = 1.5 : f32}> : (f32, f32, f32, i32) -> ()',
            "operand #0 must be i32 or i64, but got 'f32'",
        ),
        (
            '"ext_test.constraint"(%i, %f, %f, %f) <{x = 1 : i32, y = 1.5 : f32}> : (i32, f32, f32, f32) -> ()',
            "operand #3 must be IntegerType, but got 'f32'",
        ),
        (
            '"ext_test.attributes"() <{a = 1 : i32, b = 42 : i32, c = "c", d = 2 : i32}> : () -> ()',
            "attribute 'c' failed to satisfy constraint: \"a\" or \"b\"",
        ),
        (
            '"ext_test.attributes"() <{a = 1 : i32, b = 42 : i32, c = "a", d = 2 : i32, e = i64}> : () -> ()',
            "attribute 'e' failed to satisfy constraint: i32 or StringAttr",
        ),
        (
            '"ext_test.operands"(%i, %f, %i) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i32, f32, i32) -> ()',
            "operand #1 must be optional i32, but got 'f32'",
        ),
        ('"ext_test.type_var"(%f, %i, %i, %i, %e) : (f32, i32, i32, i32, i8) -> ()', "in1 and in2 agree"),
        ('"ext_test.type_var"(%f, %f, %i, %w, %e) : (f32, f32, i32, i64, i8) -> ()', "in3 and in4 and in5 agree"),
        ('"ext_test.type_var"(%f, %f, %f, %i, %e) : (f32, f32, f32, i32, i8) -> ()', "operand #2 must be i32 or i64"),
        (
            '"ext_test.paired"(%f, %i) <{operandSegmentSizes = array<i32: 2>}> : (f32, i32) -> f32',
            "values and out agree",
        ),
        ('"ext_region.yield"(%i) : (i32) -> ()', "ext_region.yield should be put inside ext_region.if"),
        (
            '"ext_region.if"(%c) ({ "ext_region.yield"(%f) : (f32) -> () }, {}) : (i1) -> i32',
            "result type mismatch",
        ),
        ('"ext_region.if"(%c) ({ "ext_region.yield"(%i) : (i32) -> () }, {}) : (i1) -> i32', "failed to verify its invariants"),
        (
            '"ext_region.if"(%c) ({ "t.x"() : () -> () }, { "myint.add"(%i, %i) : (i32, i32) -> i32 }) : (i1) -> i32',
            "block with no terminator",
        ),
        ('"ext_values.make"() : () -> i32', "result #0 must be Array, but got 'i32'"),
        (
            '"ext_values.make3"() : () -> !ext_values.array<i32, 4 : i32>',
            "result #0 must be Array of i32, 3 : i32, but got '!ext_values.array<i32, 4 : i32>'",
        ),
        (
            '"ext_values.pair"() <{any = #ext_values.str_pair<"a", "b">, ab = #ext_values.str_pair<"a", "c">}> : () -> ()',
            'attribute \'ab\' failed to satisfy constraint: StrPair of "a", "b"',
        ),
    ],
)
def test_invalid(text: str, error: str) -> None:
    with pytest.raises(ir.MLIRError) as raised:
        ir.Module.parse(VALUES + text, d.context())
    assert error in str(raised.value)


def test_regions_and_traits() -> None:
    made, (i, *_, c) = module()
    with ir.InsertionPoint(made.body), ir.Location.unknown():
        branch = d.IfOp(I32, c)
        for region in (branch.then, branch.else_):
            with ir.InsertionPoint(region.blocks.append()):
                last = d.YieldOp(i)
        loose = d.NoTermOp()
        with ir.InsertionPoint(loose.body.blocks.append()):
            d.ConstantOp(number(1))
    assert made.verify()
    traits = (ir.IsTerminatorTrait, ir.NoTerminatorTrait, d.InsideIf)
    asked = [[each.has_trait(trait) for trait in traits] for each in (last, loose)]
    assert asked == [[True, False, True], [False, True, False]]


def wrong_order() -> None:
    class Wrong(d.Test.Operation, name="wrong"):
        res: ext.Result[d.i32] = ext.result(infer_type=True)
        a: ext.Operand[d.i32]


def operand_none() -> None:
    class Wrong(d.Test.Operation, name="wrong"):
        a: ext.Operand[d.i32] = None


def attribute_none() -> None:
    class Wrong(d.Test.Operation, name="wrong"):
        a: ir.IntegerAttr = None


def several_types() -> None:
    class Wrong(d.Test.Operation, name="wrong"):
        a: ext.Result[ir.IntegerType] = ext.result(infer_type=True)


def operand_for_result() -> None:
    class Wrong(d.Test.Operation, name="wrong"):
        a: ext.Result[ir.IntegerType] = ext.operand()


def operand_for_attribute() -> None:
    class Wrong(d.Test.Operation, name="wrong"):
        a: ir.IntegerAttr = ext.operand()


def no_dialect() -> None:
    class Wrong(ext.Operation, name="wrong"):
        pass


def two_dialects() -> None:
    class Wrong(d.Test.Operation, dialect=d.MyInt, name="wrong"):
        pass


def no_field() -> None:
    class Wrong(d.Test.Operation, name="wrong"):
        a: int


def no_constraint() -> None:
    class Wrong(d.Test.Operation, name="wrong"):
        a: ext.Operand[int]


def again() -> None:
    class Wrong(d.MyInt.Operation, name="add"):
        pass


def type_again() -> None:
    class Wrong(d.Values.Type, name="array"):
        pass


@pytest.mark.parametrize(
    ("define", "error"),
    [
        (wrong_order, "wrong parameter order"),
        (operand_none, "only optional operand can be set to None"),
        (attribute_none, "only optional attribute can be set to None"),
        (several_types, "unsupported type for inferring"),
        (operand_for_result, "only `result` field specifier can be used for result fields"),
        (operand_for_attribute, "only `attribute` field specifier can be used for attribute fields"),
        (no_dialect, "must either inherit from a Dialect's Operation subclass"),
        (two_dialects, "This operation has already been attached to dialect 'ext_test'."),
        (no_field, "unsupported type for field 'a' in operation definition"),
        (no_constraint, "unsupported type in constraints"),
        (again, "Operation 'myint.add' is already registered"),
        (type_again, "Type 'ext_values.array' is already registered"),
        (d.Test.Operation, "This class is a template"),
        (d.AddOp, "missing a required argument: 'lhs'"),
        (lambda: d.AddOp(1, 2, 3), "too many positional arguments"),
    ],
)
def test_refused(define: Callable[[], Any], error: str) -> None:
    # A failed definition leaves nothing behind, so that it fails in the same way again.
    for _ in range(2):
        with pytest.raises((TypeError, ValueError, RuntimeError), match=error):
            define()


def test_loading() -> None:
    """A context has a dialect after loading it, or after building one of its operations."""
    text = '"myint.add"(%i, %i) : (i32, i32) -> i32'
    context = ir.Context(allow_unregistered_dialects=True)
    assert type(ir.Module.parse(VALUES + text, context).body.operations[1]) is ir.Operation
    d.MyInt.load(context=context)
    assert type(ir.Module.parse(VALUES + text, context).body.operations[1]) is d.AddOp
    with context:
        d.MyInt.load(reload=True)
        assert context.dialects["myint"] is d.MyInt.live
    with ir.Context() as other, ir.Location.unknown():
        d.ConstantOp(number(1))
        assert other.dialects["myint"] is d.MyInt.live
