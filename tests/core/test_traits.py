"""Traits: names in every spelling, and checks in MLIR's words."""

from typing import Any

import pytest

from mlirkit.builtin.dense import dense_array
from mlirkit.builtin.float_types import F32Type
from mlirkit.builtin.ops import ModuleOp
from mlirkit.builtin.shaped_types import DYNAMIC, RankedTensorType, UnrankedTensorType, VectorType
from mlirkit.builtin.types import IndexType, integer_type
from mlirkit.core.attribute import Type
from mlirkit.core.traits import parent_with_trait, trait_named
from tests.core.registered import TestContext, messages

I1, I32, F32, INDEX = integer_type(1), integer_type(32), F32Type(), IndexType()


@pytest.mark.parametrize(
    ("spelling", "name", "parameters"),
    [
        ("IsTerminator", "IsTerminator", ()),
        ("::mlir::OpTrait::IsIsolatedFromAbove", "IsolatedFromAbove", ()),
        ("OpTrait::AtLeastNOperands<2>::Impl", "AtLeastNOperands", (2,)),
        ("::mlir::OpTrait::HasParent<t.a, t.b>::Impl", "HasParent", ("t.a", "t.b")),
        ("::mlir::MemoryEffectOpInterface::Trait", "MemoryEffectOpInterface", ()),
        ("Commutative", "IsCommutative", ()),
        ("nobody::knows::This", "This", ()),
    ],
)
def test_spellings(spelling: str, name: str, parameters: tuple[Any, ...]) -> None:
    for trait in (trait_named(spelling), trait_named(name, *parameters)):
        assert (trait.name, trait.parameters) == (name, parameters)


def test_the_nearest_parent_with_a_trait() -> None:
    module: Any = ModuleOp.parse("module { module { func.func private @f() } }")
    inner = module.body.operations[0]
    function = inner.regions[0].blocks[0].operations[0]
    nested = (function, inner, module)
    assert [parent_with_trait(op, "SymbolTable") for op in nested] == [inner, module, None]
    assert parent_with_trait(function, "IsTerminator") is None


def tensor(*shape: int, of: Type = F32, encoding: Any = None) -> Type:
    return RankedTensorType(shape, of, encoding)


def vector(*shape: int, of: Type = F32) -> Type:
    return VectorType(shape, of)


# Traits, operand types, result types, the message without the operation's name ("" for none).
TYPES_AND_COUNTS: list[tuple[str, list[Type], list[Type], str]] = [
    ("ZeroOperands", [I1], [], "requires zero operands"),
    ("ZeroOperands", [], [], ""),
    ("OneOperand", [], [], "requires a single operand"),
    ("NOperands 3", [I1], [], "expected 3 operands, but found 1"),
    ("AtLeastNOperands 2", [I1], [], "expected 2 or more operands, but found 1"),
    ("AtLeastNOperands 2", [I1, I1, I1], [], ""),
    ("ZeroResults", [], [I1], "requires zero results"),
    ("OneResult", [], [I1, I1], "requires one result"),
    ("NResults 2", [], [I1], "expected 2 results"),
    ("AtLeastNResults 2", [], [I1], "expected 2 or more results"),
    ("ZeroRegions", [], [], ""),
    ("OneRegion", [], [], "requires one region"),
    ("NRegions 2", [], [], "expected 2 regions"),
    ("AtLeastNRegions 1", [], [], "expected 1 or more regions"),
    ("ZeroSuccessors", [], [], ""),
    ("OneSuccessor", [], [], "requires 1 successor but found 0"),
    ("NSuccessors 2", [], [], "requires 2 successors but found 0"),
    ("AtLeastNSuccessors 1", [], [], "requires at least 1 successors but found 0"),
    ("IsTerminator", [], [], "must be the last operation in the parent block"),
    ("HasParent t.x", [], [], "expects parent op 't.x'"),
    ("HasParent t.x t.y", [], [], "expects parent op to be one of 't.x, t.y'"),
    ("SameTypeOperands", [I1, I32], [], "requires all operands to have the same type"),
    ("SameTypeOperands", [I1], [I32], ""),
    ("SameOperandsShape", [], [], "expected 1 or more operands, but found 0"),
    ("SameOperandsShape", [tensor(2), tensor(3)], [], "requires the same shape for all operands"),
    ("SameOperandsShape", [tensor(2), tensor(DYNAMIC), vector(2)], [], ""),
    ("SameOperandsShape", [tensor(2), I1], [], "requires the same shape for all operands"),
    ("SameOperandsShape", [tensor(2), UnrankedTensorType(F32)], [], ""),
    (
        "SameOperandsAndResultShape",
        [tensor(2)],
        [tensor(2, 2)],
        "requires the same shape for all operands and results",
    ),
    ("SameOperandsElementType", [tensor(2), I1], [], "requires the same element type for all operands"),
    ("SameOperandsElementType", [tensor(2), F32], [], ""),
    (
        "SameOperandsAndResultElementType",
        [tensor(2)],
        [vector(2, of=I1)],
        "requires the same element type for all operands and results",
    ),
    (
        "SameOperandsAndResultType",
        [tensor(2)],
        [tensor(3)],
        "requires the same type for all operands and results",
    ),
    ("SameOperandsAndResultType", [tensor(DYNAMIC)], [tensor(3)], ""),
    (
        "SameOperandsAndResultType",
        [tensor(2)],
        [tensor(2, encoding=dense_array(I32, [1]))],
        "requires the same encoding for all operands and results",
    ),
    ("SameOperandsAndResultRank", [tensor(2), tensor(2, 2)], [], "operands don't have matching ranks"),
    (
        "SameOperandsAndResultRank",
        [tensor(2), I1],
        [vector(2, 2)],
        "result type has different rank than operands",
    ),
    ("OperandsAreSignlessIntegerLike", [F32], [], "requires an integer or index type"),
    ("OperandsAreSignlessIntegerLike", [INDEX, vector(2, of=I1)], [], ""),
    ("OperandsAreFloatLike", [INDEX], [], "requires a float type"),
    ("ResultsAreBoolLike", [], [I32], "requires a bool result type"),
    ("ResultsAreBoolLike", [], [tensor(2, of=vector(2, of=I1))], ""),
    ("ResultsAreFloatLike", [], [I32], "requires a floating point type"),
    ("ResultsAreSignlessIntegerLike", [], [F32], "requires an integer or index type"),
    (
        "Elementwise",
        [I1],
        [vector(2)],
        "if a result is non-scalar, then at least one operand must be non-scalar",
    ),
    (
        "Elementwise",
        [vector(2)],
        [],
        "if an operand is non-scalar, then there must be at least one non-scalar result",
    ),
    (
        "Elementwise",
        [vector(2)],
        [vector(2), I1],
        "if an operand is non-scalar, then all results must be non-scalar",
    ),
    (
        "Elementwise",
        [vector(2)],
        [tensor(2)],
        "all non-scalar operands/results must have the same shape and base type",
    ),
    ("Elementwise", [vector(2), I1], [vector(2, of=I1)], ""),
    (
        "ResultsBroadcastableShape",
        [tensor(2), tensor(3)],
        [],
        "operands don't have broadcast-compatible shapes",
    ),
    ("ResultsBroadcastableShape", [tensor(2, 1), tensor(3)], [tensor(2, 3)], ""),
    (
        "ResultsBroadcastableShape",
        [tensor(2), tensor(DYNAMIC)],
        [tensor(3)],
        "result type '3' not broadcast compatible with broadcasted operands's shapes '2'",
    ),
    ("AttrSizedOperandSegments", [], [], "requires dense i32 array attribute 'operandSegmentSizes'"),
    ("AttrSizedResultSegments", [], [], "requires dense i32 array attribute 'resultSegmentSizes'"),
    ("NobodyKnowsThisTrait", [I1], [F32], ""),
]


@pytest.mark.parametrize(("trait", "operands", "results", "message"), TYPES_AND_COUNTS)
def test_words(trait: str, operands: list[Type], results: list[Type], message: str) -> None:
    context = TestContext()
    context.define("op", trait)
    values = context.make("test.def", results=operands).results
    op = context.make("t.op", operands=list(values), results=results)
    assert messages(op) == ([f"'t.op' op {message}"] if message else [])
    assert op.has_trait(trait.split(" ")[0])


@pytest.mark.parametrize(
    ("sizes", "message"),
    [
        ([1, 1], ""),
        ([1, -1, 2], "'operandSegmentSizes' attribute cannot have negative elements"),
        (
            [3],
            "operand count (2) does not match with the total size (3) "
            "specified in attribute 'operandSegmentSizes'",
        ),
    ],
)
def test_segments(sizes: list[int], message: str) -> None:
    context = TestContext()
    context.define("op", "AttrSizedOperandSegments")
    values = context.make("test.def", results=[I1, I1]).results
    op = context.make(
        "t.op", operands=list(values), attributes={"operandSegmentSizes": dense_array(I32, sizes)}
    )
    assert messages(op) == ([f"'t.op' op {message}"] if message else [])


def test_structural_traits_come_first_and_hooks_last() -> None:
    def complain(word: str) -> Any:
        def check(op: Any) -> None:
            raise op.op_error(word)

        return staticmethod(check)

    context = TestContext()
    hooks = {"verify_op": complain("own"), "verify_op_regions": complain("regions")}
    context.define("a", "SameOperandsShape", "OneOperand", verify_invariants=complain("definition"), **hooks)
    context.define("b", "SameOperandsShape", "OneOperand", **hooks)
    context.define("c", **hooks)
    context.define("d", verify_op_regions=hooks["verify_op_regions"])
    value = context.make("test.def", results=[I1]).result
    assert messages(context.make("t.a")) == ["'t.a' op requires a single operand"]
    assert messages(context.make("t.a", operands=[value])) == ["'t.a' op definition"]
    assert messages(context.make("t.b", operands=[value])) == ["'t.b' op own"]
    assert messages(context.make("t.c")) == ["'t.c' op own"]
    assert messages(context.make("t.d")) == ["'t.d' op regions"]


def test_what_types_decide_is_asked_once_per_signature() -> None:
    calls: list[str] = []

    def count(word: str, follows: bool) -> Any:
        def check(op: Any) -> None:
            calls.append(word)

        check.follows_signature = follows  # type: ignore[attr-defined]
        return staticmethod(check)

    context = TestContext()
    context.define(
        "a", "SameTypeOperands", verify_invariants=count("definition", True), verify_op=count("own", False)
    )
    context.define("b", "SameTypeOperands", verify_invariants=count("always", False))
    value, other = context.make("test.def", results=[I1, I32]).results
    first = context.make("t.a", operands=[value, value])
    second = context.make("t.a", operands=[value, value])
    assert messages(first) == messages(second) == messages(first) == []
    assert calls == ["definition", "own", "own", "own"]
    second.set_operand(1, other)
    assert messages(second) == ["'t.a' op requires all operands to have the same type"]
    assert messages(second) == ["'t.a' op requires all operands to have the same type"]
    second.set_operand(1, value)
    second.properties["x"] = dense_array(I32, [1])
    calls.clear()
    assert messages(second) == [] and calls == ["definition", "own"]
    calls.clear()
    for _ in range(2):
        assert messages(context.make("t.b", operands=[value, value])) == []
    assert calls == ["always", "always"]
