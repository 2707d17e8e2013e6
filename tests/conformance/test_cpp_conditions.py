"""The conditions of MLIR 22's definitions: all are read, nearly all evaluated, with mlir-opt's verdicts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import pytest

from mlirkit.builtin import types
from mlirkit.builtin.attributes import integer_attr
from mlirkit.builtin.types import (
    DYNAMIC,
    ComplexType,
    FunctionType,
    IndexType,
    IntegerType,
    MemRefType,
    NoneType,
    RankedTensorType,
    TupleType,
    UnrankedMemRefType,
    UnrankedTensorType,
    VectorType,
    integer_type,
)
from mlirkit.core.attribute import Type
from mlirkit.ods.cpp_expr import NameTable, Translated, Untranslatable, translate
from mlirkit.ods.cpp_expr.parser import parse_expression
from mlirkit.ods.live.cpp_names import table
from mlirkit.ods.live.definition_names import DefinitionNames, operator_names
from mlirkit.ods.model import Constraint, Operator
from mlirkit.ods.model.predicate import condition
from tests.conformance.tools import mlir_opt, run, tool
from tests.conformance.upstream_definitions import (
    OPERATIONS,
    definitions,
    include_dirs,
    root_files,
)

#: The target: conditions of MLIR 22 that may stay without a translation.
AUDIT_LIMIT = 60
DISTINCT_CONDITIONS = 994


@dataclass
class Use:
    """One condition: what it is about, and the operations that have it."""

    kind: str
    text: str
    operators: list[Operator] = field(default_factory=list)


def conditions_of(operator: Operator) -> Iterator[tuple[str, str]]:
    """(kind, condition) of everything the definition of an operation constrains."""

    def each(kind: str, constraints: list[Constraint]) -> Iterator[tuple[str, str]]:
        for constraint in constraints:
            yield kind, constraint.condition

    yield from each("type", [item.constraint for item in (*operator.operands, *operator.results)])
    yield from each("attr", [item.attribute for item in operator.stored_attributes])
    yield from each("region", [item.constraint for item in operator.regions])
    yield from each("successor", [item.constraint for item in operator.successors])
    for item in operator.properties:
        if item.property.predicate is not None:
            yield "prop", condition(item.property.predicate)
    for trait in operator.traits:
        if trait.predicate is not None:
            yield "trait", condition(trait.predicate)


@cache
def uses() -> dict[str, list[Use]]:
    """Every distinct condition by root."""
    result: dict[str, list[Use]] = {}
    for root in root_files():
        known: dict[tuple[str, str], Use] = {}
        for operator in definitions(root).operators.values():
            for kind, text in conditions_of(operator):
                known.setdefault((kind, text), Use(kind, text)).operators.append(operator)
        result[root] = list(known.values())
    return result


def stand_in(name: str) -> type:
    """A class nothing is an instance of: names can be resolved without live dialects."""
    return type(name, (), {})


@cache
def names_of(root: str) -> NameTable:
    """The table with what a root's definitions declare."""
    result = table().child()
    result.fallbacks.append(
        DefinitionNames(
            definitions(root),
            lambda definition: stand_in(definition.cpp_class_name),
            lambda enum: lambda value: value,
            lambda name: name,
        )
    )
    return result


def test_every_operation_is_there() -> None:
    assert sum(len(definitions(root).operators) for root in root_files()) == OPERATIONS


def test_every_condition_is_read() -> None:
    texts = {use.text for group in uses().values() for use in group}
    for text in texts:
        parse_expression(text)
    assert len(texts) >= DISTINCT_CONDITIONS


def test_audit_list() -> None:
    """Conditions without a translation are few, and what they lack are single dialects' own helpers."""
    audit: dict[str, Untranslatable] = {}
    for root, group in uses().items():
        for use in group:
            for operator in use.operators:
                names = operator_names(names_of(root), operator)
                result = translate(use.text, names, "condition", this="$_op")
                if isinstance(result, Untranslatable):
                    audit[use.text] = result
                    break
    report = "\n".join(sorted(str(result) for result in audit.values()))
    assert len(audit) <= AUDIT_LIMIT, report
    assert all(result.missing for result in audit.values()), report


_PRINTED = {
    "type": r"_type_constraint_\w+\([^{]*?\{\n  if \(!\((.*?)\)\) \{\n    return op->",
    "region": r"_region_constraint_\w+\([^{]*?\{\n  if \(!\((.*?)\)\) \{\n    return op->",
    "attr": r"_attr_constraint_\w+\([^{]*?\{\n  if \(attr && !\((.*?)\)\)\n    return emit",
}


@pytest.mark.parametrize(
    "root", [root for root in root_files() if "Transform" not in root and "Intrinsic" not in root]
)
def test_condition_text(root: str) -> None:
    """Conditions read as mlir-tblgen prints them into the functions it generates."""
    flags = [flag for directory in include_dirs(root) for flag in ("-I", directory)]
    printed = run(tool("mlir-tblgen"), "--gen-op-defs", *flags, f"{include_dirs(root)[0]}/{root}").stdout
    for kind, pattern in _PRINTED.items():
        theirs = set(re.findall(pattern, printed.decode(), re.DOTALL))
        ours = {
            use.text.replace("$_self", kind).replace("$_op", "*op")
            for use in uses()[root]
            if use.kind == kind
        }
        assert theirs <= ours


# -- verdicts -----------------------------------------------------------------------------------------

I1, I8, I16, I32, I64 = (integer_type(width) for width in (1, 8, 16, 32, 64))
SI32, UI8 = integer_type(32, IntegerType.SIGNED), integer_type(8, IntegerType.UNSIGNED)
F16, BF16, F32, F64 = types.F16Type(), types.BF16Type(), types.F32Type(), types.F64Type()
INDEX = IndexType()

SAMPLES: list[tuple[str, Type]] = [
    *((f"i{width}", integer_type(width)) for width in (1, 4, 8, 16, 32, 48, 64, 128)),
    ("si32", SI32), ("ui8", UI8), ("ui32", integer_type(32, IntegerType.UNSIGNED)), ("index", INDEX),
    ("f16", F16), ("bf16", BF16), ("f32", F32), ("f64", F64), ("tf32", types.FloatTF32Type()),
    ("f80", types.F80Type()), ("f128", types.F128Type()), ("f8E4M3FN", types.Float8E4M3FNType()),
    ("f8E5M2", types.Float8E5M2Type()),
    ("f4E2M1FN", types.Float4E2M1FNType()), ("f6E2M3FN", types.Float6E2M3FNType()), ("none", NoneType()),
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


def first_operand_conditions() -> dict[str, tuple[Operator, NameTable]]:
    """Type conditions with an operation that checks them first of all: on its first operand.

    Required attributes, regions and successors would be complained about before, and ahead of all that come
    structural traits; what is left for an operand is the number of operands and results.
    """
    result: dict[str, tuple[Operator, NameTable]] = {}
    for root in root_files():
        for operator in definitions(root).operators.values():
            if not operator.operands or operator.regions or operator.successors:
                continue
            if operator.name in _CRASHES:
                continue
            if any(item.is_variable_length for item in (*operator.operands, *operator.results)):
                continue
            if any(item.attribute.is_required for item in operator.stored_attributes) or operator.properties:
                continue
            if any(trait.name in _CHECKED_FIRST or "Parent" in trait.name for trait in operator.traits):
                continue
            text = operator.operands[0].constraint.condition
            result.setdefault(text, (operator, names_of(root)))
    return result


_CHECKED_FIRST = {"IsTerminator", "ReturnLike"}
#: mlir-opt 22 itself dies of evaluating this one's condition on a memref without a memory space.
_CRASHES = {"xegpu.create_mem_desc"}


def test_type_verdicts() -> None:
    """A type satisfies the condition on an operand for us exactly if it does for mlir-opt."""
    chunks: list[str] = []
    expected: list[tuple[str, str, bool]] = []
    unevaluated = 0
    for text, (operator, names) in first_operand_conditions().items():
        translated = translate(text, names.child(operator.cpp_namespace), "condition", ["$_self"])
        if isinstance(translated, Untranslatable):
            unevaluated += 1
            continue
        assert isinstance(translated, Translated)
        results = ", ".join(["i32"] * len(operator.results))
        for name, type in SAMPLES:
            operands = ", ".join(["%a"] * len(operator.operands))
            in_types = ", ".join([name] * len(operator.operands))
            chunks.append(
                f"func.func @f(%a: {name}) {{\n"
                f'  "{operator.name}"({operands}) : ({in_types}) -> ({results})\n  return\n}}\n'
            )
            holds = translated.function(type)
            assert isinstance(holds, bool)
            expected.append((operator.name, name, holds))
    verdicts = refused_operands(chunks)
    wrong = [
        (operation, type, holds)
        for (operation, type, holds), refused in zip(expected, verdicts, strict=True)
        if holds == refused
    ]
    assert not wrong
    assert len(chunks) > 100 * len(SAMPLES)
    assert unevaluated < 5


def refused_operands(chunks: list[str]) -> list[bool]:
    """For each module, whether mlir-opt refuses the first operand of its operation."""
    done = run(
        mlir_opt(), "--split-input-file", "--mlir-print-op-on-diagnostic=false", "-o", "/dev/null",
        stdin="\n// -----\n".join(chunks), check=False,
    )  # fmt: skip
    lines = [1]
    for chunk in chunks[:-1]:
        lines.append(lines[-1] + chunk.count("\n") + 2)
    starts = {line + 1: index for index, line in enumerate(lines)}
    refused = [False] * len(chunks)
    places: Any = re.finditer(rb"^[^:\n]*:(\d+):\d+: error: '[^']+' op (.*)$", done.stderr, re.MULTILINE)
    for match in places:
        index = starts.get(int(match[1]))
        if index is not None and match[2].startswith(b"operand #0 must be"):
            refused[index] = True
    return refused
