"""Live classes: accessors, setters, segments, inference, builders, adaptors, enums, definitions."""

from __future__ import annotations

import enum
import inspect
import pickle
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from mlirkit import ir
from mlirkit.ods.live.hooks import type_inference, value_verifier
from mlirkit.ods.live.loader import load_td

SOURCE = r"""
include "mlir/IR/OpBase.td"
include "mlir/IR/BuiltinAttributes.td"
include "mlir/IR/EnumAttr.td"
include "mlir/Interfaces/InferTypeOpInterface.td"

def My_Dialect : Dialect {
  let name = "my";
  let cppNamespace = "::my";
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
}
class My_Op<string mnemonic, list<Trait> traits = []> : Op<My_Dialect, mnemonic, traits>;

def My_Mode : I32EnumAttr<"Mode", "a mode", [
    I32EnumAttrCase<"Fast", 0, "fast">, I32EnumAttrCase<"Exact", 4, "exact">]> { let cppNamespace = "::my"; }
def My_Flags : I32BitEnumAttr<"Flags", "some flags", [
    I32BitEnumAttrCaseNone<"none">, I32BitEnumAttrCaseBit<"a", 0>, I32BitEnumAttrCaseBit<"b", 1, "bee">]> {
  let cppNamespace = "::my";
}

def My_Ring : TypeDef<My_Dialect, "Ring"> {
  let mnemonic = "ring";
  let parameters = (ins "int64_t":$modulusBits, DefaultValuedParameter<"int64_t", "3">:$depth, "::mlir::Type":$element);
  let assemblyFormat = "`<` $modulusBits `,` $element (`,` $depth^)? `>`";
  let genVerifyDecl = 1;
}
def My_Tag : AttrDef<My_Dialect, "Tag"> {
  let mnemonic = "tag";
  let parameters = (ins StringRefParameter<>:$label);
  let assemblyFormat = "`<` $label `>`";
}

def My_Same : My_Op<"same", [SameOperandsAndResultType]> {
  let summary = "the first operand";
  let description = [{
    Gives `x`.

        indented
  }];
  let arguments = (ins AnyType:$x, AnyType:$y);
  let results = (outs AnyType:$out);
}
def My_FromAttribute : My_Op<"from_attribute", [FirstAttrDerivedResultType]> {
  let arguments = (ins TypedAttrInterface:$value);
  let results = (outs AnyType);
}
def My_FromType : My_Op<"from_type", [FirstAttrDerivedResultType]> {
  let arguments = (ins TypeAttr:$wanted);
  let results = (outs AnyType);
}
def My_Match : My_Op<"match", [AllTypesMatch<["x", "out"]>]> {
  let arguments = (ins I1:$condition, AnyType:$x);
  let results = (outs AnyType:$out, I64:$count);
}
def My_Hooked : My_Op<"hooked", [InferTypeOpInterface]> {
  let arguments = (ins AnyType:$x);
  let results = (outs AnyType:$out);
}
def My_Groups : My_Op<"groups", [AttrSizedOperandSegments, AttrSizedResultSegments]> {
  let arguments = (ins Variadic<AnyType>:$leftValues, Optional<I32>:$middle, AnyType:$last,
                       VariadicOfVariadic<AnyType, "nestedSizes">:$nested, DenseI32ArrayAttr:$nestedSizes);
  let results = (outs Variadic<AnyType>:$firsts, Optional<AnyType>:$other);
}
def My_Attributes : My_Op<"attributes"> {
  let arguments = (ins I64Attr:$upperBound, OptionalAttr<StrAttr>:$note, UnitAttr:$quick,
                       DefaultValuedAttr<My_Mode, "::my::Mode::Exact">:$mode,
                       DefaultValuedAttr<My_Flags, "::my::Flags::none">:$flags,
                       DefaultValuedAttr<F32Attr, "0.5f">:$ratio, OptionalAttr<DenseI64ArrayAttr>:$sizes,
                       OptionalAttr<TypeAttr>:$kind, OptionalAttr<FlatSymbolRefAttr>:$callee,
                       OptionalAttr<My_Tag>:$tag);
}
def My_Regions : My_Op<"regions"> {
  let arguments = (ins AnyType:$x);
  let regions = (region AnyRegion:$body, VariadicRegion<AnyRegion>:$rest);
}
def My_Jump : My_Op<"jump", [Terminator]> {
  let arguments = (ins Variadic<AnyType>:$values);
  let successors = (successor AnySuccessor:$target, VariadicSuccessor<AnySuccessor>:$others);
}
def My_Middle : My_Op<"middle"> {
  let arguments = (ins AnyType:$a, OptionalAttr<StrAttr>:$label, AnyType:$b, Optional<AnyType>:$c, I32Attr:$n);
}
"""

I32 = ir.IntegerType.get_signless(32)
I64 = ir.IntegerType.get_signless(64)
F32 = ir.F32Type.get()


@pytest.fixture(name="my", scope="module")
def my_fixture(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    path = tmp_path_factory.mktemp("live") / "my.td"
    path.write_text(SOURCE)
    with ir.Context(), ir.Location.unknown():
        yield load_td(path)


def value(type: ir.Type) -> Any:
    context = ir.Context()
    context.allow_unregistered_dialects = True
    return ir.Operation.create("t.value", [type], ip=False, context=context).result


def test_classes(my: Any) -> None:
    assert my.Same is my.Same
    assert my.Same.__module__ == "mlirkit.dialects.my" and my.Same.__name__ == "Same"
    assert issubclass(my.Same, ir.OpView)
    assert my.Same.__match_args__ == ("x", "y")
    assert inspect.getdoc(my.Same) == "`my.same`: the first operand\n\nGives `x`.\n\n    indented"
    x, y = value(I32), value(I32)
    op = my.Same(x, y)
    assert isinstance(op, my.Same) and not isinstance(op, my.Match)
    match op:
        case my.Same(left, right):
            assert (left, right) == (x, y)
        case _:
            raise AssertionError


def test_inferred_results(my: Any) -> None:
    assert my.Same(value(F32), value(F32)).out.type == F32
    assert my.FromAttribute(ir.IntegerAttr.get(I32, 7)).result.type == I32
    assert my.FromType(F32).result.type == F32
    matched = my.Match(value(ir.IntegerType.get_signless(1)), value(F32))
    assert [each.type for each in matched.results] == [F32, I64]
    with pytest.raises(TypeError, match="cannot be inferred"):
        my.Hooked(value(I32))
    type_inference("my.hooked")(lambda state: [state.operands[0].type])
    again = load_td(my.definitions.main_file)
    assert again.Hooked(value(I32)).out.type == I32
    # Given types take precedence over inferred ones.
    assert my.Same(value(F32), value(F32), results=[I32]).out.type == I32
    assert my.Same(I32, value(F32), value(F32)).out.type == I32


def test_segments(my: Any) -> None:
    a, b, c, d = (value(I32) for _ in range(4))
    op = my.Groups([I32, F32], None, [a, b], c, [[d], [a, b]], ip=False)
    assert list(op.leftValues) == list(op.left_values) == [a, b]
    assert op.middle is None and op.last == c
    assert op.nested == [[d], [a, b]]
    assert list(op.attributes["nestedSizes"]) == [1, 2]
    assert [each.type for each in op.firsts] == [I32, F32] and op.other is None
    op.middle = d
    op.left_values = [d]
    assert list(op.operands) == [d, d, c, d, a, b]
    assert list(op.attributes["operandSegmentSizes"]) == [1, 1, 1, 3]
    op.middle = None
    assert op.middle is None and op.last == c and list(op.left_values) == [d]
    assert my.Groups([], F32, [], c, []).other.type == F32


def test_attributes(my: Any) -> None:
    op = my.Attributes(10)
    assert op.upper_bound == op.upperBound == op.upper_bound_attr == ir.IntegerAttr.get(I64, 10)
    assert op.note is None and op.note_attr is None and op.quick is False
    assert op.mode is my.Mode.Exact and op.mode_attr == ir.IntegerAttr.get(I32, 4)
    assert op.flags == my.Flags.none and op.ratio.value == 0.5
    op.upper_bound, op.note, op.quick = 11, "text", True
    assert op.upper_bound.value == 11 and op.note.value == "text" and "quick" in op.attributes
    op.quick, op.note = False, None
    assert op.quick is False and "note" not in op.attributes and "quick" not in op.attributes
    op.mode, op.flags = "fast", my.Flags.a | my.Flags.b
    assert op.mode is my.Mode.Fast and op.flags_attr == ir.IntegerAttr.get(I32, 3)
    op.mode = 4
    assert op.mode is my.Mode.Exact
    op.mode_attr = ir.IntegerAttr.get(I32, 0)
    assert op.mode is my.Mode.Fast
    with pytest.raises(ValueError, match="'slow' is no case of Mode"):
        op.mode = "slow"
    assert my.Attributes(1, sizes=[1, 2], kind=F32, callee="f", tag=my.TagAttr.get("t")).verify()


def test_builders(my: Any) -> None:
    a, b, c = (value(I32) for _ in range(3))
    # Optional arguments are given by name; others by position, name or snake_case name.
    op = my.Middle(a, b, 5)
    assert (op.a, op.b, op.c, op.label, op.n.value) == (a, b, None, None, 5)
    assert my.middle(a, b=b, n=5, label="l", c=c).c == c
    # Or all of them by position, in the order of the definition.
    assert my.Middle(a, "l", b, c, 5).label.value == "l"
    for arguments, named, message in [
        ((a, b), {}, "missing the argument 'n'"),
        ((a, b, 5), {"wrong": 1}, "unexpected arguments: wrong"),
        ((a, "l", b, c, 5, 6), {}, "takes 5 arguments, not 6"),
    ]:
        with pytest.raises(TypeError, match=message):
            my.Middle(*arguments, **named)
    # An operation is accepted in place of its result, and a value builder returns the result.
    assert my.same(my.Same(a, b), b).owner.name == "my.same"
    assert isinstance(my.attributes(upper_bound=1), my.Attributes)
    assert [each.type for each in my.match(value(ir.IntegerType.get_signless(1)), a)] == [I32, I64]
    generic = my.Same.build_generic(results=[F32], operands=[a, b])
    assert isinstance(generic, my.Same) and generic.out.type == F32


def test_places(my: Any) -> None:
    module = ir.Module.create()
    first = my.Attributes(1, ip=ir.InsertionPoint(module.body))
    place = ir.Location.file("f", 1, 2)
    with ir.InsertionPoint.at_block_begin(module.body):
        second = my.Attributes(2, loc=place)
    assert list(module.body.operations) == [second, first] and second.location == place


def test_regions_and_successors(my: Any) -> None:
    op = my.Regions(value(I32), regions=3)
    assert op.body == op.regions[0] and op.rest == op.regions[1:]
    op.body.blocks.append()
    op.rest[0].blocks.append()
    target, other = op.body.blocks[0], op.rest[0].blocks[0]
    for jump in (my.Jump([], target, [other]), my.Jump([], target=target, others=[other])):
        assert jump.target == target and jump.others == [other]
    assert my.Jump([], target).others == []


def test_signatures(my: Any) -> None:
    def names(of: Any) -> str:
        parameters = inspect.signature(of).parameters.values()
        return " ".join(("*" if each.kind is each.KEYWORD_ONLY else "") + each.name for each in parameters)

    assert names(my.Middle) == "a b n *label *c *loc *ip"
    assert names(my.Same) == "x y *results *loc *ip"
    assert names(my.Groups) == "firsts other leftValues last nested *middle *nestedSizes *loc *ip"
    assert names(my.groups) == "firsts other left_values last nested *middle *nested_sizes *loc *ip"
    assert names(my.Jump) == "values target others *loc *ip"
    assert names(my.Regions) == "x *regions *loc *ip"


def test_adaptors(my: Any) -> None:
    adaptor = my.Same.Adaptor(["left", "right"])
    assert (adaptor.x, adaptor.y, adaptor.operands) == ("left", "right", ["left", "right"])
    sizes = ir.Attribute.parse("array<i32: 2, 0, 1, 1>")
    groups = my.Groups.Adaptor([1, 2, 3, 4], {"operandSegmentSizes": sizes})
    assert (groups.left_values, groups.middle, groups.last) == ([1, 2], None, 3)
    attributes = my.Attributes.Adaptor([], {"upperBound": ir.IntegerAttr.get(I64, 3)})
    assert attributes.upper_bound.value == 3 and attributes.mode is my.Mode.Exact
    assert attributes.mode_attr == ir.IntegerAttr.get(I32, 4) and attributes.quick is False


def test_enums(my: Any) -> None:
    assert issubclass(my.Mode, enum.IntEnum) and issubclass(my.Flags, enum.IntFlag)
    assert {each.name: int(each) for each in my.Mode} == {"Fast": 0, "Exact": 4}
    assert my.Mode.symbolize("exact") is my.Mode.symbolize(4) is my.Mode.Exact
    assert my.Mode.symbolize("x") is None and my.Mode.symbolize(7) is None
    assert my.Mode.Exact.stringify() == str(my.Mode.Exact) == "exact"
    both = my.Flags.a | my.Flags.b
    assert both.stringify() == "a|bee" and my.Flags.symbolize("a|bee") == both
    assert my.Flags.none.stringify() == "none" and my.Flags.symbolize("none") == my.Flags.none
    assert pickle.loads(pickle.dumps([my.Mode.Exact, both])) == [my.Mode.Exact, both]


def test_types_and_attributes(my: Any) -> None:
    ring = my.RingType.get(17, element=I32)
    assert (ring.modulusBits, ring.modulus_bits, ring.depth, ring.element) == (17, 17, 3, I32)
    assert str(ring) == "!my.ring<17, i32>" and ring == ir.Type.parse("!my.ring<17, i32>")
    assert str(my.RingType.get(17, 5, I32)) == "!my.ring<17, i32, 5>"
    assert my.RingType.MNEMONIC == "ring" and isinstance(ring, my.RingType) and isinstance(ring, ir.Type)
    tag = my.TagAttr.get("t")
    assert str(tag) == '#my.tag<"t">' and tag.label == "t" and tag == ir.Attribute.parse('#my.tag<"t">')
    match ring:
        case my.RingType(17, 3, element):
            assert element == I32
        case _:
            raise AssertionError
    assert len({ring, my.RingType.get(17, 3, I32)}) == 1
    with pytest.raises(TypeError, match="missing the parameter 'element'"):
        my.RingType.get(17)


def test_verified_type(my: Any) -> None:
    value_verifier("my.ring")(lambda ring: None if ring.modulus_bits > 1 else "modulus is too small")
    verified = load_td(my.definitions.main_file)
    assert verified.RingType.get(2, element=I32).depth == 3
    with pytest.raises(ir.MLIRError, match="modulus is too small"):
        verified.RingType.get(1, element=I32)


def test_names_that_are_taken(tmp_path: Path) -> None:
    path = tmp_path / "taken.td"
    path.write_text(
        'include "mlir/IR/OpBase.td"\n'
        'def T_Dialect : Dialect { let name = "taken"; }\n'
        'def T_Op : Op<T_Dialect, "for"> { let arguments = (ins I32Attr:$class, I32Attr:$location,\n'
        "  Variadic<AnyType>:$operands, OptionalAttr<I32Attr>:$CConv); }\n"
    )
    with ir.Context(), ir.Location.unknown():
        taken = load_td(path)
        op = taken.for_(1, 2, [value(I32)], c_conv=3)
    assert (op.class_.value, op.location_.value, op.c_conv.value) == (1, 2, 3)
    assert len(op.operands) == len(op.operands_) == 1 and op.location == ir.Location.unknown()


def test_parameters_of_other_libraries(my: Any) -> None:
    """Objects with `__index__`, and sequences of them, are accepted as integers."""

    class Two:
        def __index__(self) -> int:
            return 2

    assert my.RingType.get(Two(), 3, F32) == my.RingType.get(2, 3, F32)


def test_names_are_listed(my: Any) -> None:
    """`dir` and completion list exactly the existing names."""
    names = set(dir(my))
    assert {"RingType", "Mode", "dialects"} <= names
    assert all(hasattr(my, name) for name in names)


@pytest.mark.parametrize(
    ("values", "said"),
    [
        (("x", 1, F32), "RingType.get() takes int as 'modulusBits', got 'x'"),
        ((1, 2.5, F32), "RingType.get() takes int as 'depth', got 2.5"),
        ((1, 2, "f32"), "RingType.get() takes ir.Type as 'element', got 'f32'"),
        ((1, 2, F32, 4), "RingType.get() takes 3 parameters, 4 were given"),
    ],
)
def test_parameters_of_the_wrong_kind(my: Any, values: tuple[Any, ...], said: str) -> None:
    with pytest.raises(TypeError, match=re.escape(said)):
        my.RingType.get(*values)
