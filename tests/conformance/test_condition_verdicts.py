"""Conditions on types and attributes, evaluated by mlirkit and by mlir-opt on the same values.

Each value goes into a separate module with one operation; one run of mlir-opt checks all modules of a file.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from mlirkit.builtin import float_types
from mlirkit.builtin.attributes import (
    ArrayAttr,
    BoolAttr,
    FloatAttr,
    TypeAttr,
    UnitAttr,
    integer_attr,
)
from mlirkit.builtin.dense import dense_array
from mlirkit.builtin.shaped_types import (
    DYNAMIC,
    MemRefType,
    RankedTensorType,
    UnrankedMemRefType,
    UnrankedTensorType,
    VectorType,
)
from mlirkit.builtin.types import (
    ComplexType,
    FunctionType,
    IndexType,
    IntegerType,
    NoneType,
    TupleType,
    integer_type,
)
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.structural_attributes import DictionaryAttr, FlatSymbolRefAttr, StringAttr, SymbolRefAttr
from mlirkit.ods.cpp_expr import NameTable, Translated, Untranslatable, translate
from mlirkit.ods.model import Operator
from tests.conformance.tools import mlir_opt, run
from tests.conformance.upstream_conditions import names_of
from tests.conformance.upstream_definitions import definitions, root_files

I1, I8, I16, I32, I64 = (integer_type(width) for width in (1, 8, 16, 32, 64))
SI32, UI8 = integer_type(32, IntegerType.SIGNED), integer_type(8, IntegerType.UNSIGNED)
F16, BF16, F32, F64 = float_types.F16Type(), float_types.BF16Type(), float_types.F32Type(), float_types.F64Type()
INDEX = IndexType()

TYPES: list[tuple[str, Type]] = [
    *((f"i{width}", integer_type(width)) for width in (1, 4, 8, 16, 32, 48, 64, 128)),
    ("si32", SI32), ("ui8", UI8), ("ui32", integer_type(32, IntegerType.UNSIGNED)), ("index", INDEX),
    ("f16", F16), ("bf16", BF16), ("f32", F32), ("f64", F64), ("tf32", float_types.FloatTF32Type()),
    ("f80", float_types.F80Type()), ("f128", float_types.F128Type()), ("f8E4M3FN", float_types.Float8E4M3FNType()),
    ("f8E5M2", float_types.Float8E5M2Type()),
    ("f4E2M1FN", float_types.Float4E2M1FNType()), ("f6E2M3FN", float_types.Float6E2M3FNType()), ("none", NoneType()),
    ("complex<f32>", ComplexType(F32)), ("complex<i32>", ComplexType(I32)),
    ("tuple<i32, f32>", TupleType((I32, F32))), ("() -> ()", FunctionType((), ())),
    ("vector<4xf32>", VectorType((4,), F32)), ("vector<4xi1>", VectorType((4,), I1)),
    ("vector<16xi8>", VectorType((16,), I8)), ("vector<16xf32>", VectorType((16,), F32)),
    ("vector<2x4xf64>", VectorType((2, 4), F64)), ("vector<f32>", VectorType((), F32)),
    ("vector<[4]xf32>", VectorType((4,), F32, (True,))),
    ("vector<[4]x[4]xi32>", VectorType((4, 4), I32, (True, True))),
    ("vector<2x[4]xi8>", VectorType((2, 4), I8, (False, True))),
    ("vector<[16]xi1>", VectorType((16,), I1, (True,))),
    ("vector<3xindex>", VectorType((3,), INDEX)), ("vector<4xsi32>", VectorType((4,), SI32)),
    ("vector<8xbf16>", VectorType((8,), BF16)), ("vector<2xf16>", VectorType((2,), F16)),
    ("tensor<4xf32>", RankedTensorType((4,), F32)), ("tensor<?xi32>", RankedTensorType((DYNAMIC,), I32)),
    ("tensor<2x3xi1>", RankedTensorType((2, 3), I1)), ("tensor<f64>", RankedTensorType((), F64)),
    ("tensor<0x2xf32>", RankedTensorType((0, 2), F32)), ("tensor<*xf32>", UnrankedTensorType(F32)),
    ("tensor<*xindex>", UnrankedTensorType(INDEX)), ("tensor<4xindex>", RankedTensorType((4,), INDEX)),
    ("tensor<1x2x3x4xi8>", RankedTensorType((1, 2, 3, 4), I8)),
    ("tensor<4xcomplex<f32>>", RankedTensorType((4,), ComplexType(F32))),
    ("memref<4xf32>", MemRefType((4,), F32)), ("memref<?x2xi32>", MemRefType((DYNAMIC, 2), I32)),
    ("memref<i64>", MemRefType((), I64)),
    ("memref<4xi8, 3>", MemRefType((4,), I8, None, integer_attr(I64, 3))),
    ("memref<*xf16>", UnrankedMemRefType(F16)), ("memref<1xindex>", MemRefType((1,), INDEX)),
]  # fmt: skip


ATTRIBUTES: list[tuple[str, Attribute]] = [
    *((f"{value} : {name}", integer_attr(type, value))
      for value in (0, 1, 2, 3, 16, 100, -1) for name, type in TYPES[:8] if name not in ("i1", "i4")),
    ("7 : index", integer_attr(INDEX, 7)), ("7 : si32", integer_attr(SI32, 7)),
    ("-7 : si32", integer_attr(SI32, -7)),
    ("7 : ui8", integer_attr(UI8, 7)), ("true", BoolAttr.get(True)), ("false", BoolAttr.get(False)),
    ("1.5 : f32", FloatAttr.get(F32, 1.5)), ("-0.0 : f64", FloatAttr.get(F64, -0.0)), ("unit", UnitAttr()),
    ('"text"', StringAttr("text")), ('""', StringAttr("")), ("@f", FlatSymbolRefAttr("f")),
    ("@f::@g", SymbolRefAttr("f", "g")), ("i32", TypeAttr(I32)), ("f32", TypeAttr(F32)),
    ("() -> ()", TypeAttr(FunctionType((), ()))), ("memref<4xf32>", TypeAttr(MemRefType((4,), F32))),
    ("tensor<4xf32>", TypeAttr(RankedTensorType((4,), F32))), ("{}", DictionaryAttr({})),
    ("{a = 1 : i32}", DictionaryAttr({"a": integer_attr(I32, 1)})), ("[]", ArrayAttr(())),
    ("[unit]", ArrayAttr((UnitAttr(),))), ("[@f]", ArrayAttr((FlatSymbolRefAttr("f"),))),
    ('["a", "b"]', ArrayAttr((StringAttr("a"), StringAttr("b")))), ("[i32]", ArrayAttr((TypeAttr(I32),))),
    ("[1 : i32, 2 : i32]", ArrayAttr((integer_attr(I32, 1), integer_attr(I32, 2)))),
    ("[1, 2]", ArrayAttr((integer_attr(I64, 1), integer_attr(I64, 2)))),
    ("[1 : index]", ArrayAttr((integer_attr(INDEX, 1),))), ("[true]", ArrayAttr((BoolAttr.get(True),))),
    ("[[1, 2], []]", ArrayAttr((ArrayAttr((integer_attr(I64, 1), integer_attr(I64, 2))), ArrayAttr(())))),
    ("[1.5 : f32]", ArrayAttr((FloatAttr.get(F32, 1.5),))), ("[{}]", ArrayAttr((DictionaryAttr({}),))),
    ("array<i1: true>", dense_array(I1, [True])), ("array<i8: 1>", dense_array(I8, [1])),
    ("array<i16: 1>", dense_array(I16, [1])), ("array<i32>", dense_array(I32, [])),
    ("array<i32: 1, 2>", dense_array(I32, [1, 2])), ("array<i32: -1, 2, 0>", dense_array(I32, [-1, 2, 0])),
    ("array<i64: 1, 2>", dense_array(I64, [1, 2])), ("array<i64: 1, 1>", dense_array(I64, [1, 1])),
    ("array<i64: 3, 2, 4>", dense_array(I64, [3, 2, 4])),
    ("array<i64: 0, 1, 2, 3>", dense_array(I64, [0, 1, 2, 3])),
    ("array<f32: 1.0>", dense_array(F32, [1.0])), ("array<f64: 1.0>", dense_array(F64, [1.0])),
]  # fmt: skip


#: One question: the module, the line of its operation, mlir-opt's message for a refusal, and our answer.
Question = tuple[str, int, str, str, bool]

#: mlir-opt 22 itself crashes when it evaluates this one's condition on a memref without a memory space.
_CRASHES = {"xegpu.create_mem_desc"}
#: Traits checked before operands, and never satisfied by the modules here.
_CHECKED_FIRST = {"IsTerminator", "ReturnLike"}


def all_operators() -> Iterator[tuple[Operator, NameTable]]:
    """Every operator of MLIR 22 with the names over which its conditions are evaluated."""
    for root in root_files():
        if "VCIX" in root:
            continue  # mlir-opt does not register the dialect
        for operator in definitions(root).operators.values():
            yield operator, names_of(root).child(operator.cpp_namespace)


def type_questions() -> Iterator[Question]:
    """Each type condition that some operation checks first of all, on its first operand.

    Errors about required attributes, regions and successors come first, and structural traits before all of
    them, so that operations with these are left out; before an operand, only the numbers of operands and
    results are checked.
    """
    asked: set[str] = set()
    for operator, names in all_operators():
        if not operator.operands or operator.regions or operator.successors or operator.name in _CRASHES:
            continue
        if any(item.is_variable_length for item in (*operator.operands, *operator.results)):
            continue
        if any(item.attribute.is_required for item in operator.stored_attributes) or operator.properties:
            continue
        if any(trait.name in _CHECKED_FIRST or "Parent" in trait.name for trait in operator.traits):
            continue
        text = operator.operands[0].constraint.condition
        translated = translate(text, names, "condition", ["$_self"])
        if text in asked or isinstance(translated, Untranslatable):
            continue
        asked.add(text)
        operands = ", ".join(["%a"] * len(operator.operands))
        results = ", ".join(["i32"] * len(operator.results))
        for name, holds in answers(translated, TYPES):
            in_types = ", ".join([name] * len(operator.operands))
            module = (
                f"func.func @f(%a: {name}) {{\n"
                f'  "{operator.name}"({operands}) : ({in_types}) -> ({results})\n  return\n}}\n'
            )
            yield module, 2, "operand #0 must be", f"{operator.name}: {name}", holds


def attribute_questions() -> Iterator[Question]:
    """Each attribute condition; the parser checks the attributes in the dictionary of the generic form."""
    asked: set[str] = set()
    for operator, names in all_operators():
        for item in operator.stored_attributes:
            text = item.attribute.condition
            translated = translate(text, names, "condition", ["$_self"])
            if text in asked or isinstance(translated, Untranslatable):
                continue
            asked.add(text)
            refusal = f"attribute '{item.name}' failed to satisfy constraint"
            for value, holds in answers(translated, ATTRIBUTES):
                module = f'"{operator.name}"() {{{item.name} = {value}}} : () -> ()\n'
                yield module, 1, refusal, f"{operator.name} {item.name} = {value}", holds


def answers(condition: Translated, samples: Sequence[tuple[str, object]]) -> list[tuple[str, bool]]:
    """Our answers; only some for a condition that no sample satisfies, as for one dialect's own attribute."""
    found = [(name, condition.function(value)) for name, value in samples]
    assert all(isinstance(holds, bool) for _, holds in found)
    if any(holds for _, holds in found):
        return found
    return found[len(condition.source) % 7 :: 7]


def check(questions: list[Question]) -> None:
    """Check that mlir-opt refuses exactly the values for which our condition is false."""
    # The time per module grows with the number of modules in one file.
    for start in range(0, len(questions), 2000):
        check_together(questions[start : start + 2000])


def check_together(questions: list[Question]) -> None:
    flags = ["--mlir-disable-threading", "--mlir-print-op-on-diagnostic=false", "-o", "/dev/null"]
    text = "\n// -----\n".join(module for module, *_ in questions)
    printed = run(mlir_opt(), "--split-input-file", *flags, stdin=text, check=False).stderr.decode()
    places: dict[int, int] = {}
    line = 0
    for index, (module, row, *_) in enumerate(questions):
        places[line + row] = index
        line += module.count("\n") + 2
    refused = [False] * len(questions)
    for match in re.finditer(r"^[^:\n]*:(\d+):\d+: error: '[^']+' op (.*)$", printed, re.MULTILINE):
        index = places.get(int(match[1]), -1)
        if index >= 0 and match[2].startswith(questions[index][2]):
            refused[index] = True
    # Every module is invalid, so that an error about the last one shows that all were read.
    assert re.search(rf"^[^:\n]*:{max(places)}:", printed, re.MULTILINE)
    wrong = [
        (what, "holds" if holds else "does not hold")
        for (_, _, _, what, holds), was_refused in zip(questions, refused, strict=True)
        if holds is was_refused
    ]
    assert not wrong


def test_types() -> None:
    questions = list(type_questions())
    assert len(questions) > 100 * len(TYPES)
    check(questions)


def test_attributes() -> None:
    questions = list(attribute_questions())
    assert len(questions) > 100 * len(ATTRIBUTES)
    check(questions)
