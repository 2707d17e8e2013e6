"""Building operations of transform and pdl with the names and arguments of upstream's bindings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from mlirkit.dialects import builtin, pdl, transform
from mlirkit.dialects.transform import debug, extras, gpu, loop, structured, tune
from mlirkit.ir import Attribute, Context, InsertionPoint, IntegerType, Location, Module, Type, Value

# A function that builds transforms for the handle of a sequence, and the lines of its text.
OF_HANDLES: dict[str, tuple[Callable[[Value], Any], list[str]]] = {
    "tile": (
        lambda target: structured.TileUsingForOp(target, sizes=[4, 0, extras.constant_param(8), [16]]),
        [
            "%0 = transform.param.constant 8 : i64 -> !transform.param<i64>",
            "%tiled_linalg_op, %loops:3 = transform.structured.tile_using_for %arg0 tile_sizes [4, 0, %0, [16]] : (!transform.any_op, !transform.param<i64>) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)",
        ],
    ),
    "forall": (
        lambda target: structured.TileUsingForallOp(target, num_threads=[2, 3]),
        [
            "%tiled_op, %forall_op = transform.structured.tile_using_forall %arg0 num_threads [2, 3] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)"
        ],
    ),
    "fuse": (
        lambda target: structured.FuseOp(target, tile_sizes=[4], use_forall=True),
        [
            "%transformed, %loops = transform.structured.fuse %arg0 tile_sizes [4] {use_forall} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)"
        ],
    ),
    "match": (
        lambda target: structured.MatchOp.match_op_names(target, "linalg.matmul"),
        [
            '%0 = transform.structured.match ops{["linalg.matmul"]} in %arg0 : (!transform.any_op) -> !transform.any_op'
        ],
    ),
    "blocks": (
        lambda target: gpu.MapForallToBlocks(target, grid_dims=[2, 1, 1]),
        [
            "%0 = transform.gpu.map_forall_to_blocks %arg0 grid_dims = [2, 1, 1] : (!transform.any_op) -> !transform.any_op"
        ],
    ),
    "outline": (
        lambda target: loop.loop_outline(ANY, ANY, target, func_name="f"),
        [
            '%function, %call = transform.loop.outline %arg0 {func_name = "f"} : (!transform.any_op) -> (!transform.any_op, !transform.any_op)'
        ],
    ),
    "remark": (
        lambda target: debug.emit_remark_at(target, "here"),
        ['transform.debug.emit_remark_at %arg0, "here" : !transform.any_op'],
    ),
    "pass": (
        lambda target: transform.apply_registered_pass(
            ANY, target, "canonicalize", options={"top-down": False, "max": extras.constant_param(3)}
        ),
        [
            "%0 = transform.param.constant 3 : i64 -> !transform.param<i64>",
            '%1 = apply_registered_pass "canonicalize" with options = {"max" = %0, "top-down" = false} to %arg0 : (!transform.any_op, !transform.param<i64>) -> !transform.any_op',
        ],
    ),
    "replicate": (
        lambda target: transform.ReplicateOp(target, [target]),
        ["%0 = replicate num(%arg0) %arg0 : !transform.any_op, !transform.any_op"],
    ),
}
ANY: Any = Type.parse("!transform.any_op")


@pytest.mark.parametrize("name", OF_HANDLES)
def test_handles(name: str) -> None:
    build, lines = OF_HANDLES[name]
    with Context(), Location.unknown():
        module = Module.create()
        with InsertionPoint(module.body):
            sequence = transform.SequenceOp(transform.FailurePropagationMode.Propagate, [], ANY)
        with InsertionPoint(sequence.body):
            build(sequence.bodyTarget)
            transform.YieldOp([])
        assert module.operation.verify()
        text = str(module).split("\n")
    assert [line.strip() for line in text[3:-3]] == lines


def script(target: Value) -> None:
    transform.PrintOp(target=target)


def test_named_sequences() -> None:
    with Context(), Location.unknown():
        module = Module.create()
        module.operation.attributes["transform.with_named_sequence"] = Attribute.parse("unit")
        extras.insert_transform_script(module.body, script)
        assert module.operation.verify()
        assert "transform.named_sequence @__transform_main(%arg0: !transform.any_op) {" in str(module)


def test_knobs() -> None:
    with Context(), Location.unknown():
        module = Module.create()
        with InsertionPoint(module.body):
            knob = tune.knob(Type.parse("!transform.any_param"), "size", [2, 4, True], selected=4)
        text = (
            '%0 = transform.tune.knob<"size"> = 4 : i64 from options = [2, 4, true] -> !transform.any_param'
        )
        assert str(knob.owner) == text


def test_patterns() -> None:
    with Context(), Location.unknown():
        module = Module.create()
        with InsertionPoint(module.body):

            @pdl.pattern(benefit=1, sym_name="swap")
            def swap() -> None:
                operand = pdl.OperandOp()
                root = pdl.OperationOp("my.op", args=[operand], attributes={"a": pdl.AttributeOp()})
                rewrite = pdl.RewriteOp(root)
                with InsertionPoint(rewrite.add_body()):
                    pdl.ReplaceOp(root, with_values=[operand])

        assert module.operation.verify()
        lines = [line.strip() for line in str(module).split("\n")[1:-2]]
    assert lines == [
        "pdl.pattern @swap : benefit(1) {",
        "%0 = operand",
        "%1 = attribute",
        '%2 = operation "my.op"(%0 : !pdl.value)  {"a" = %1}',
        "rewrite %2 {",
        "replace %2 with(%0 : !pdl.value)",
        "}",
        "}",
    ]


def test_modules() -> None:
    with Context(), Location.unknown():
        module = Module.create()
        with InsertionPoint(module.body):

            def body() -> None:
                builtin.unrealized_conversion_cast([IntegerType.get_signless(8)], [])

            inner = builtin.module(sym_name="inner", attrs={"my.attr": Attribute.parse("1 : i32")})(body)

        assert inner.name == "builtin.module"
        assert str(module).split("\n")[1].strip() == "module @inner attributes {my.attr = 1 : i32} {"


@pytest.mark.parametrize("order", [1, -1])
def test_sequences_of_handles_and_types(order: int) -> None:
    """Extra bindings are handles or types of handles: a mixture is refused, not dropped silently."""
    with Context(), Location.unknown():
        module = Module.create()
        with InsertionPoint(module.body):
            mode = transform.FailurePropagationMode.Propagate
            sequence = transform.SequenceOp(mode, [], ANY)
        target = sequence.bodyTarget
        with InsertionPoint(sequence.body), pytest.raises(TypeError):
            transform.SequenceOp(mode, [], target, [target, ANY][::order])
