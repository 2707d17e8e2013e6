"""The verifier: where it stops and its messages, on IR built through the API.

Whole messages compared with mlir-opt: tests/conformance/test_verifier.py.
"""

import gc
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings

from mlirkit.builtin.types import integer_type
from mlirkit.core.attribute import Attribute
from mlirkit.core.block import Block
from mlirkit.core.dialect import Dialect
from mlirkit.core.interfaces import (
    BranchOpInterface,
    CastOpInterface,
    RegionBranchOpInterface,
    RegionBranchTerminatorOpInterface,
    RegionKind,
    RegionKindInterface,
    SuccessorOperands,
)
from mlirkit.core.operation import Operation
from mlirkit.core.region import Region
from mlirkit.core.structural_attributes import StringAttr
from mlirkit.core.verified_scope import Scope
from mlirkit.support.diagnostics import VerificationError
from tests.core.registered import TestContext, messages
from tests.strategies import LOCATION, modules

I1, I32 = integer_type(1), integer_type(32)


class Branch(BranchOpInterface):
    def successor_operands(self, op: Operation, index: int) -> SuccessorOperands:
        return SuccessorOperands(op.operand_values())


class Loop(RegionBranchOpInterface):
    """Region 0 is entered with the operands, and leaves with the results."""

    def successor_regions(self, op: Operation, point: Operation | None) -> list[Region | None]:
        return [op.region_at(0)] if point is None else [None]

    def entry_operand_numbers(self, op: Operation, target: Region | None) -> range:
        return range(op.operand_count)


class SecondIsGraph(RegionKindInterface):
    def region_kind(self, op: Operation, index: int) -> RegionKind:
        return RegionKind.GRAPH if index == 1 else RegionKind.SSACFG


class SameWidth(CastOpInterface):
    def are_cast_compatible(self, inputs: Any, outputs: Any) -> bool:
        return list(inputs) == list(outputs)


def make_context() -> TestContext:
    context = TestContext()
    context.define("top", "NoTerminator")
    context.define("func", "IsolatedFromAbove")
    context.define("graph", "HasOnlyGraphRegion", "RegionKindInterface", "NoTerminator")
    context.define("mixed", "NoTerminator", INTERFACES={"RegionKindInterface": SecondIsGraph()})
    context.define("ret", "IsTerminator")
    context.define("br", "IsTerminator", INTERFACES={"BranchOpInterface": Branch()})
    context.define("leaf")
    context.define("single", "SingleBlock")
    context.define("implicit", "SingleBlockImplicitTerminator t.ret")
    context.define("bare", "NoRegionArguments", "NoTerminator")
    context.define("loop", INTERFACES={"RegionBranchOpInterface": Loop()})
    context.define(
        "yield",
        "IsTerminator",
        INTERFACES={"RegionBranchTerminatorOpInterface": RegionBranchTerminatorOpInterface()},
    )
    context.define("cast", INTERFACES={"CastOpInterface": SameWidth()})
    return context


CONTEXT = make_context()


def make(name: str, *blocks: list[Operation] | Block, **parts: Any) -> Operation:
    """An operation with one region of the given blocks, if any are given."""
    op = CONTEXT.make(name, regions=1 if blocks else 0, **parts)
    for each in blocks:
        block = Block() if isinstance(each, list) else each
        op.region_at(0).append_block(block)
        for operation in each if isinstance(each, list) else []:
            block.append(operation)
    return op


def value(type: Any = I32) -> Operation:
    return make("test.def", results=[type])


def block_with(arguments: list[Any], *operations: Operation) -> Block:
    block = Block()
    block.add_arguments(arguments, [LOCATION] * len(arguments))
    for each in operations:
        block.append(each)
    return block


def use_before_definition(owner: str) -> Operation:
    definition = value()
    return make(owner, [make("test.use", operands=[definition]), definition])


def use_across(owner: str) -> Operation:
    definition = value()
    return make("t.top", [definition, make(owner, [make("test.use", operands=[definition])])])


def use_of_own_result() -> Operation:
    op = make("test.op", results=[I32])
    op.add_operand(op.result)
    return make("t.top", [op])


def use_in_sibling() -> Operation:
    definition = value()
    return make(
        "t.top", [make("test.op", [definition]), make("test.op", [make("test.use", operands=[definition])])]
    )


def use_of_child() -> Operation:
    definition = value()
    return make("t.top", [make("test.op", [definition]), make("test.use", operands=[definition])])


def use_in_own_region() -> Operation:
    op = make("test.op", [], results=[I32])
    op.region_at(0).get_blocks()[0].append(make("test.use", operands=[op.result]))
    return make("t.top", [op])


def use_across_blocks() -> Operation:
    definition = value()
    second = block_with([], definition, make("t.ret"))
    first = block_with([], make("test.use", operands=[definition]), make("test.br", successors=[second]))
    return make("t.top", first, second)


def use_of_argument(nested: bool) -> Operation:
    second = block_with([I32], make("t.ret"))
    use = make("test.use", operands=[second.args[0]])
    first = block_with([], make("test.op", [use]) if nested else use, make("test.br", successors=[second]))
    return make("t.top", first, second)


def unreachable_use() -> Operation:
    definition = value()
    return make(
        "t.top", [make("t.ret")], [make("test.use", operands=[definition]), definition, make("t.ret")]
    )


def branch_out() -> Operation:
    outer = block_with([], make("t.ret"))
    inner = make("test.op", [make("test.br", successors=[outer])])
    return make("t.top", block_with([], inner, make("test.br", successors=[outer])), outer)


def branch_to_entry() -> Operation:
    block = Block()
    block.append(make("test.br", successors=[block]))
    return make("t.top", block)


def branch_in_the_middle() -> Operation:
    second = block_with([], make("t.ret"))
    return make("t.top", [make("test.br", successors=[second]), make("t.ret")], second)


def branch(types: list[Any], operands: int) -> Operation:
    second = block_with(types, make("t.ret"))
    definition = value()
    return make(
        "t.top", [definition, make("t.br", operands=[definition] * operands, successors=[second])], second
    )


def loop(inner: list[Any], yielded: int) -> Operation:
    definition = value()
    op = make("t.loop", [], operands=[definition], results=[I32])
    body = op.region_at(0).get_blocks()[0]
    body.add_arguments(inner, [LOCATION] * len(inner))
    body.append(make("t.yield", operands=[definition] * yielded))
    return make("t.top", [definition, op])


CASES: list[tuple[str, Callable[[], Operation], list[str]]] = [
    ("fine", lambda: make("t.top", [value()]), []),
    (
        "ssa order",
        lambda: use_before_definition("t.top"),
        [
            "operand #0 does not dominate this use",
            "note: operand defined here (op in the same block)",
        ],
    ),
    ("graph order", lambda: use_before_definition("t.graph"), []),
    ("unknown order", lambda: use_before_definition("test.op"), []),
    ("from above", lambda: use_across("test.op"), []),
    (
        "isolation",
        lambda: use_across("t.func"),
        [
            "'test.use' op using value defined outside the region",
            "note: required by region isolation constraints",
        ],
    ),
    (
        "own result",
        use_of_own_result,
        ["operand #0 does not dominate this use", "note: operand defined here (op in the same block)"],
    ),
    (
        "sibling",
        use_in_sibling,
        [
            "operand #0 does not dominate this use",
            "note: operand defined here (op is neither in a parent nor in a child region)",
        ],
    ),
    (
        "child",
        use_of_child,
        ["operand #0 does not dominate this use", "note: operand defined here (op in a child region)"],
    ),
    (
        "own region",
        use_in_own_region,
        ["operand #0 does not dominate this use", "note: operand defined here (op in a parent region)"],
    ),
    (
        "blocks",
        use_across_blocks,
        ["operand #0 does not dominate this use", "note: operand defined here (op in the same region)"],
    ),
    (
        "argument",
        lambda: use_of_argument(False),
        [
            "operand #0 does not dominate this use",
            "note: operand defined as a block argument (block #1 in the same region)",
        ],
    ),
    (
        "argument from a parent",
        lambda: use_of_argument(True),
        [
            "operand #0 does not dominate this use",
            "note: operand defined as a block argument (block #1 in a parent region)",
        ],
    ),
    ("unreachable", unreachable_use, []),
    ("branch out", branch_out, ["'test.br' op branching to block of a different region"]),
    ("branch to entry", branch_to_entry, ["entry block of region may not have predecessors"]),
    (
        "branch in the middle",
        branch_in_the_middle,
        ["operation with block successors must terminate its parent block"],
    ),
    ("branch", lambda: branch([I32], 1), []),
    (
        "branch count",
        lambda: branch([I32], 2),
        ["branch has 2 operands for successor #0, but target block has 1"],
    ),
    ("branch types", lambda: branch([I1], 1), ["type mismatch for bb argument #0 of successor #0"]),
    ("empty block", lambda: make("t.func", []), ["empty block: expect at least a terminator"]),
    ("two blocks", lambda: make("t.top", [make("t.ret")], []), ["empty block: expect at least a terminator"]),
    (
        "terminator",
        lambda: make("t.top", [make("t.ret"), make("t.leaf")]),
        ["'t.ret' op must be the last operation in the parent block"],
    ),
    (
        "graph blocks",
        lambda: make("t.graph", [make("t.ret")], [make("t.ret")]),
        ["'t.graph' op expects graph region #0 to have 0 or 1 blocks"],
    ),
    (
        "single block",
        lambda: make("t.single", [make("t.ret")], [make("t.ret")]),
        ["'t.single' op expects region #0 to have 0 or 1 blocks"],
    ),
    ("single empty block", lambda: make("t.single", []), ["'t.single' op expects a non-empty block"]),
    (
        "implicit terminator",
        lambda: make("t.implicit", [make("t.yield")]),
        [
            "'t.implicit' op expects regions to end with 't.ret', found 't.yield'",
            "note: in custom textual format, the absence of terminator implies 't.ret'",
        ],
    ),
    (
        "no arguments",
        lambda: make("t.bare", block_with([I1])),
        ["'t.bare' op region should have no arguments"],
    ),
    ("loop", lambda: loop([I32], 1), []),
    (
        "loop entry",
        lambda: loop([], 1),
        [
            "'t.loop' op along control flow edge from parent to Region #0: "
            "region branch point has 1 operands, but region successor needs 0 inputs",
            "note: region branch point",
        ],
    ),
    (
        "loop types",
        lambda: loop([I1], 1),
        [
            "'t.loop' op along control flow edge from parent to Region #0: successor operand type #0 'i32' "
            "should match successor input type #0 'i1'",
            "note: region branch point",
        ],
    ),
    (
        "loop exit",
        lambda: loop([I32], 0),
        [
            "'t.loop' op along control flow edge from Operation t.yield to parent: region branch point has 0 "
            "operands, but region successor needs 1 inputs",
            "note: region branch point",
        ],
    ),
    (
        "cast without results",
        lambda: make("t.cast"),
        ["'t.cast' op expected at least one result for cast operation"],
    ),
    (
        "cast",
        lambda: make("t.cast", operands=[value()], results=[I1, I1]),
        ["'t.cast' op operand type 'i32' and result types 'i1', 'i1' are cast incompatible"],
    ),
    (
        "unknown operation",
        lambda: make("t.unknown"),
        ["unregistered operation 't.unknown' found in dialect ('t') that does not allow unknown operations"],
    ),
    (
        "nested first",
        lambda: make("t.top", [make("t.func", []), make("t.unknown")]),
        ["unregistered operation 't.unknown' found in dialect ('t') that does not allow unknown operations"],
    ),
    (
        "both of two",
        lambda: make("t.top", [make("t.func", []), make("t.func", [make("t.unknown")])]),
        [
            "empty block: expect at least a terminator",
            "unregistered operation 't.unknown' found in dialect ('t') "
            "that does not allow unknown operations",
        ],
    ),
    (
        "the first wrong one outside, and siblings inside",
        lambda: make(
            "t.top",
            [
                make("foo.op", [make("t.func", []), make("t.func", [make("t.func", []), make("t.ret")])]),
                make("foo.op", [make("t.func", [])]),
                make("t.func", []),
            ],
        ),
        ["empty block: expect at least a terminator", "empty block: expect at least a terminator"],
    ),
]


@pytest.mark.parametrize(("build", "expected"), [case[1:] for case in CASES], ids=[case[0] for case in CASES])
def test_words(build: Callable[[], Operation], expected: list[str]) -> None:
    assert messages(build()) == expected


def test_block_without_terminator_shows_its_last_operation() -> None:
    op = make("t.func", [make("t.leaf")])
    assert messages(op) == ['block with no terminator, has "t.leaf"() : () -> ()']


def test_kinds_of_regions_differ() -> None:
    op = CONTEXT.make("t.mixed", regions=2)
    for region in op.regions:
        definition = value()
        region.blocks.append().append(make("test.use", operands=[definition]))
        region.get_blocks()[0].append(definition)
    assert len(messages(op)) == 2
    first, last = op.regions[0].get_blocks()[0].operations
    last.move_before(first)
    assert messages(op) == []


def test_unregistered_dialects_need_permission() -> None:
    context = TestContext()
    context.allow_unregistered_dialects = False
    assert messages(context.make("test.op")) == [
        "'test.op' op created with unregistered dialect. If this is intended, please call "
        "allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect "
        "with the MLIR opt tool used"
    ]


def test_dialects_check_their_attributes() -> None:
    class Strict(Dialect):
        def verify_operation_attribute(self, op: Operation, name: str, attribute: Attribute) -> None:
            raise op.op_error(f"'{name}' is not welcome")

    context = TestContext()
    context.load_dialect(Strict("strict"))
    op = context.make("test.op", attributes={"strict.x": StringAttr(""), "strict": StringAttr("")})
    assert messages(op) == ["'test.op' op 'strict.x' is not welcome"]


def test_verify_raises_with_diagnostics_and_shows_the_operation() -> None:
    context = make_context()
    context.print_op_on_diagnostic = True
    op = context.make("t.unknown")
    with pytest.raises(VerificationError) as caught:
        op.verify()
    (diagnostic,) = caught.value.error_diagnostics
    assert [note.message for note in diagnostic.notes] == ['see current operation: "t.unknown"() : () -> ()']
    assert (diagnostic.file, diagnostic.line, diagnostic.column) == ("random.mlir", 1, 1)


@pytest.mark.compiled
def test_one_scope_is_verified_after_the_other() -> None:
    scopes: list[int] = []

    class Counting(Dialect):
        def verify_operation_attribute(self, op: Operation, name: str, attribute: Attribute) -> None:
            scopes.append(sum(isinstance(thing, Scope) for thing in gc.get_objects()))

    context = TestContext()
    context.load_dialect(Counting("d"))
    context.define("isolated", "IsolatedFromAbove", "NoTerminator")
    outer = context.make("t.isolated", regions=1)
    block = outer.region_at(0).blocks.append()
    for _ in range(20):
        block.append(context.make("t.isolated", regions=1, attributes={"d.a": StringAttr("")}))
    assert outer.verify() and scopes == [2] * 20


def test_without_recursion_regions_are_passed_over() -> None:
    op = make("t.top", [make("t.unknown")])
    assert op.verify(recursive=False)
    with pytest.raises(VerificationError):
        op.verify()


@given(modules(max_ops=25))
@settings(max_examples=100, deadline=None)
def test_random_modules_are_valid(module: Operation) -> None:
    assert module.verify()
