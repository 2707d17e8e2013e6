"""Dialects in Python for the tests."""

from collections.abc import Sequence
from typing import Any, Optional, TypeVar, Union

from mlirkit import ir
from mlirkit.dialects import ext
from mlirkit.dialects.ext import Operand, Region, Result, attribute, operand, result
from mlirkit.ir import F32Type, FloatAttr, IntegerAttr, IntegerType, StringAttr

i32 = IntegerType[32]


class MyInt(ext.Dialect, name="myint"):
    """Integers."""


class ConstantOp(MyInt.Operation, name="constant"):
    value: IntegerAttr
    cst: Result[i32] = result(infer_type=True)


class AddOp(ext.Operation, dialect=MyInt, name="add"):
    lhs: Operand[i32]
    rhs: Operand[i32]
    res: Result[i32] = ext.infer_result()

    def doubled(self) -> bool:
        return self.lhs is self.rhs


class Test(ext.Dialect, name="ext_test"):
    pass


class ConstraintOp(Test.Operation, name="constraint"):
    a: Operand[i32 | IntegerType[64]]
    b: Operand[Any]
    c: Operand[F32Type[()] | i32]
    d: Operand[IntegerType]
    x: IntegerAttr
    y: FloatAttr


class OptionalOp(Test.Operation, name="optional"):
    out1: Result[i32]
    out3: Result[i32]
    a: Operand[i32]
    out2: Result[i32] | None = None
    b: Optional[Operand[i32]] = None  # noqa: UP045, as users write it


class VariadicOp(Test.Operation, name="variadic"):
    out1: Sequence[Result[i32]]
    out2: Sequence[Result[i32]]
    out4: Result[i32]
    a: Operand[i32]
    c: Sequence[Operand[i32]]
    out3: Result[i32] | None = None
    b: Operand[i32] | None = None


class MixedOpBase(Test.Operation):
    out: Result[i32]
    in1: Operand[i32]


class MixedOp(MixedOpBase, name="mixed"):
    in2: IntegerAttr
    in4: IntegerAttr
    in5: Operand[i32]
    in3: Operand[i32] | None = None


T = TypeVar("T")
U = TypeVar("U", bound=IntegerType[32] | IntegerType[64])
V = TypeVar("V", bound=Union[IntegerType[8], IntegerType[16]])  # noqa: UP007, as users write it
W = TypeVar("W", IntegerType[32], F32Type[()])


class TypeVarOp(Test.Operation, name="type_var"):
    in1: Operand[T]
    in2: Operand[T]
    in3: Operand[U]
    in4: Operand[U | V]
    in5: Operand[V]


class PairedOp(Test.Operation, name="paired"):
    values: Sequence[Operand[W]]
    out: Result[W]


class AttributesOp(Test.Operation, name="attributes"):
    a: IntegerAttr = attribute()
    b: IntegerAttr = attribute(default_factory=lambda: IntegerAttr.get(IntegerType.get_signless(32), 42))
    c: StringAttr["a"] | StringAttr["b"] = attribute(default_factory=lambda: StringAttr.get("a"), kw_only=True)
    d: IntegerAttr = attribute(kw_only=True)
    e: IntegerType[32] | StringAttr | None = None


class ResultsOp(Test.Operation, name="results"):
    a: Result[i32] = result()
    b: Result[IntegerType[16]] = result(infer_type=True)
    c: Result[IntegerType] = result(default_factory=lambda: IntegerType.get_signless(8))
    d: Sequence[Result[IntegerType]] = result(default_factory=list)
    e: Result[i32] = result(kw_only=True)


class OperandsOp(Test.Operation, name="operands"):
    a: Operand[i32] = operand()
    b: Operand[i32] | None = None
    c: Operand[i32] = operand(kw_only=True)


class InsideIf(ir.DynamicOpTrait):
    @staticmethod
    def verify_invariants(op: Any) -> bool:
        if isinstance(op.parent, IfOp):
            return True
        op.location.emit_error(f"{op.name} should be put inside {IfOp.OPERATION_NAME}")
        return False


class Regions(ext.Dialect, name="ext_region"):
    pass


class IfOp(Regions.Operation, name="if"):
    result: Result[Any]
    cond: Operand[IntegerType[1]]
    then: Region
    else_: Region

    def verify_region_invariants(self) -> bool:
        return all(len(region) == 1 for region in self.regions)


class YieldOp(Regions.Operation, name="yield", traits=[ir.IsTerminatorTrait, InsideIf]):
    value: Operand[Any]

    def verify_invariants(self) -> bool:
        if self.parent.results[0].type == self.value.type:
            return True
        self.location.emit_error("result type mismatch")
        return False


class NoTermOp(Regions.Operation, name="no_term", traits=[ir.NoTerminatorTrait]):
    body: Region


class Values(ext.Dialect, name="ext_values"):
    pass


class Array(Values.Type, name="array"):
    element: IntegerType[32] | IntegerType[64]
    length: IntegerAttr


class Unit(Values.Type, name="unit"):
    pass


class StrPair(ext.Attribute, dialect=Values, name="str_pair"):
    first: StringAttr
    second: StringAttr

    def joined(self) -> str:
        return self.first.value + self.second.value


class MakeOp(Values.Operation, name="make"):
    array: Result[Array]


class Make3Op(Values.Operation, name="make3"):
    array: Result[Array[i32, IntegerAttr[i32, 3]]] = result(infer_type=True)


class PairOp(Values.Operation, name="pair"):
    any: StrPair
    ab: StrPair[StringAttr["a"], StringAttr["b"]]  # type: ignore[name-defined]  # noqa: F821


ALL = [MyInt, Test, Regions, Values]


def context() -> ir.Context:
    """A context with all of them."""
    made = ir.Context(allow_unregistered_dialects=True)
    for dialect in ALL:
        dialect.load(context=made)
    return made
