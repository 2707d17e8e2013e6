"""Patterns and drivers where upstream's bindings have nothing to compare with, or crash.

tests/conformance/binding_scripts/rewrite_*.py compare all else with them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from mlirkit import ir, rewrite
from mlirkit.core.fold_interface import DialectFoldInterface
from mlirkit.ods.live.dialect import LiveDialect
from mlirkit.ods.live.hooks import dialect_interfaces, folders
from mlirkit.patterns.listener import Listener
from tests.patterns import fx

VALUES = '%a, %b = "t.values"() : () -> (i32, i32)\n'


def greedily(module: Any, *patterns: tuple[Any, ...], **options: Any) -> None:
    collected = rewrite.RewritePatternSet()
    for pattern in patterns:
        collected.add(*pattern)
    config = rewrite.GreedyRewriteConfig()
    for name, value in options.items():
        setattr(config, name, value)
    rewrite.apply_patterns_and_fold_greedily(module, collected.freeze(), config)


def check(before: str, after: str, *patterns: tuple[Any, ...], **options: Any) -> None:
    module = fx.parse(before)
    greedily(module, *patterns, **options)
    assert str(module) == fx.body(after)
    module.verify()


@pytest.mark.parametrize(
    ("before", "after"),
    [
        # Constant operands move behind the other ones, which keep their order.
        (
            '%c = arith.constant 1 : i32  %d = arith.constant 2 : i32  %0 = "fx.commute"(%c, %a) : (i32, i32) -> i32\n'
            '%1 = "fx.commute"(%d, %c) : (i32, i32) -> i32  "t.use"(%0, %1) : (i32, i32) -> ()',
            '%c = arith.constant 1 : i32  %d = arith.constant 2 : i32  %0 = "fx.commute"(%a, %c) : (i32, i32) -> i32\n'
            '%1 = "fx.commute"(%d, %c) : (i32, i32) -> i32  "t.use"(%0, %1) : (i32, i32) -> ()',
        ),
        (
            '%0 = "fx.flip"(%a) : (i32) -> i32  %1 = "fx.flip"(%0) : (i32) -> i32  "t.use"(%1) : (i32) -> ()',
            '"t.use"(%a) : (i32) -> ()',
        ),
        (
            '%0 = "fx.once"(%a) : (i32) -> i32  %1 = "fx.once"(%0) : (i32) -> i32  "t.use"(%1) : (i32) -> ()',
            '%0 = "fx.once"(%a) : (i32) -> i32  "t.use"(%0) : (i32) -> ()',
        ),
        (
            '%0 = "fx.either"(%a, %a) : (i32, i32) -> i32  %1 = "fx.either"(%a, %b) : (i32, i32) -> i32\n'
            '"t.use"(%0, %1) : (i32, i32) -> ()',
            '%1 = "fx.either"(%a, %b) : (i32, i32) -> i32  "t.use"(%a, %1) : (i32, i32) -> ()',
        ),
    ],
)
def test_traits_fold(before: str, after: str) -> None:
    order = {"enable_constant_cse": False}
    check(VALUES + before, VALUES + after, **order)
    check(VALUES + before, VALUES + before, enable_folding=False, **order)


@pytest.mark.parametrize(
    ("name", "folder", "before", "after"),
    [
        (
            "fx.first",
            lambda op, operands: op.operand_at(0),
            '%0 = "fx.first"(%a, %b) : (i32, i32) -> i32  "t.use"(%0) : (i32) -> ()',
            '"t.use"(%a) : (i32) -> ()',
        ),
        (
            "fx.pair",
            lambda op, operands: [op.operand_at(1), op.operand_at(0)],
            '%0, %1 = "fx.pair"(%a, %b) : (i32, i32) -> (i32, i32)  "t.use"(%0, %1) : (i32, i32) -> ()',
            '"t.use"(%b, %a) : (i32, i32) -> ()',
        ),
        # The dialect does not materialize attributes, and types must not change.
        (
            "fx.attribute",
            lambda op, operands: ir.IntegerAttr.get(op.result.type, 1),
            '%0 = "fx.attribute"(%a) : (i32) -> i32  "t.use"(%0) : (i32) -> ()',
            '%0 = "fx.attribute"(%a) : (i32) -> i32  "t.use"(%0) : (i32) -> ()',
        ),
        (
            "fx.attribute",
            lambda op, operands: op.operand_at(0),
            '%0 = "fx.attribute"(%a) : (i32) -> f32  "t.use"(%0) : (f32) -> ()',
            '%0 = "fx.attribute"(%a) : (i32) -> f32  "t.use"(%0) : (f32) -> ()',
        ),
        # A result that is no value changes nothing.
        (
            "fx.attribute",
            lambda op, operands: 7,
            '%0 = "fx.attribute"(%a) : (i32) -> i32  "t.use"(%0) : (i32) -> ()',
            '%0 = "fx.attribute"(%a) : (i32) -> i32  "t.use"(%0) : (i32) -> ()',
        ),
    ],
)
def test_hooks_fold(name: str, folder: Callable[..., Any], before: str, after: str) -> None:
    folders.add(name, folder)
    try:
        check(VALUES + before, VALUES + after)
    finally:
        del folders.entries[name]


def test_constants_that_fold() -> None:
    """An attribute from a folder becomes an operation of the dialect; equal constants are merged."""

    class Known(LiveDialect):
        def materialize_constant(self, value: Any, type: Any, location: Any) -> Any:
            op = ir.Operation.create("t.constant", [type], attributes={"value": value}, loc=location, ip=False)
            return op

    folders.add("fx.attribute", lambda op, operands: ir.IntegerAttr.get(op.result.type, 1))
    try:
        context = fx.context()
        live = context.dialects["fx"]
        assert isinstance(live, LiveDialect)
        definitions = live.definitions
        context.load_dialect(Known("fx", definitions))
        module = ir.Module.parse(VALUES + '%0 = "fx.attribute"(%a) : (i32) -> i32  "t.use"(%0) : (i32) -> ()', context)
        greedily(module)
        assert str(module) == fx.body(VALUES + '%0 = "t.constant"() {value = 1 : i32} : () -> i32  "t.use"(%0) : (i32) -> ()')
    finally:
        del folders.entries["fx.attribute"]


CHAIN = '%a = "t.a"() : () -> i32  %b = "t.b"(%a) : (i32) -> i32  "t.c"(%b) : (i32) -> ()'


def erase_all(op: Any, rewriter: Any) -> Any:
    """Erase an operation and its readers, without a word to the rewriter."""
    for user in op.result.users:
        user.erase()
    op.erase()


def test_erasing_in_secret() -> None:
    check(CHAIN, '%a = "t.a"() : () -> i32', ("t.b", erase_all))


@pytest.mark.parametrize(
    ("pattern", "error"),
    [
        (lambda op, rewriter: rewriter.erase_op(op), "'t.b' op operation destroyed but still has uses"),
        (lambda op, rewriter: rewriter.replace_op(op, []), "'t.b' has 1 results, which 0 values cannot replace"),
        (lambda op, rewriter: rewriter.replace_op(op, op), "'t.b' op operation destroyed but still has uses"),
        (lambda op, rewriter: erase_all(op, rewriter) or rewriter.ip, "the operation has been erased"),
        (lambda op, rewriter: erase_all(op, rewriter) or rewriter.erase_op(op), "the operation has been erased"),
    ],
)
@pytest.mark.parametrize("apply", [rewrite.apply_patterns_and_fold_greedily, rewrite.walk_and_apply_patterns])
def test_misuse(apply: Any, pattern: Any, error: str) -> None:
    patterns = rewrite.RewritePatternSet()
    patterns.add("t.b", pattern)
    with pytest.raises((ir.MLIRError, ValueError), match=error):
        apply(fx.parse(CHAIN), patterns.freeze())


def test_set_after_freezing() -> None:
    """A frozen set does not grow."""
    seen: list[str] = []

    def see(name: str) -> bool:
        seen.append(name)
        return True

    patterns = rewrite.RewritePatternSet()
    patterns.add("t.a", lambda op, rewriter: see("a"))
    frozen = patterns.freeze()
    patterns.add("t.b", lambda op, rewriter: see("b"))
    rewrite.walk_and_apply_patterns(fx.parse(CHAIN), frozen)
    assert seen == ["a"]
    with pytest.raises(ValueError, match="between 0 and 65534"):
        patterns.add("t.a", lambda op, rewriter: None, -1)


def test_walk_meets_again_what_is_moved_behind() -> None:
    """The walk also visits an operation that a pattern moves out of its parent to the place behind it."""
    seen: list[str] = []

    class Heard(Listener):
        def operation_moved(self, op: Any, block: Any, following: Any) -> None:
            seen.append(f"{op.name} moved")

    def leave(op: Any, rewriter: Any) -> bool:
        seen.append(op.name)
        if op.parent_op.name != "t.around":
            return True
        rewriter.move_after(op, op.parent_op)
        return False

    patterns = rewrite.RewritePatternSet()
    patterns.add("t.inner", leave)
    module = fx.parse('"t.around"() ({ "t.inner"() : () -> () }) : () -> ()')
    rewrite.walk_and_apply_patterns(module, patterns.freeze(), Heard())
    assert seen == ["t.inner", "t.inner moved", "t.inner"]


def test_unreachable_blocks_that_read_each_other() -> None:
    check(
        """func.func @f() {
          return
        ^a:
          %0 = "t.a"(%1) ({ "t.inside"(%1) : (i32) -> () }) : (i32) -> i32
          cf.br ^b(%0 : i32)
        ^b(%x: i32):
          %1 = "t.b"(%0, %x) : (i32, i32) -> i32
          cf.br ^a
        }""",
        "func.func @f() { return }",
        region_simplification_level=rewrite.GreedySimplifyRegionLevel.DISABLED,
    )


def test_dead_loop() -> None:
    """Values used only by each other are dead, and so are the block arguments for them."""
    check(
        """func.func @f(%n: i32, %c: i1) {
          cf.br ^loop(%n, %n : i32, i32)
        ^loop(%i: i32, %j: i32):
          %next = arith.addi %i, %j : i32
          cf.cond_br %c, ^loop(%next, %i : i32, i32), ^end
        ^end:
          return
        }""",
        """func.func @f(%n: i32, %c: i1) {
          cf.br ^loop
        ^loop:
          cf.cond_br %c, ^loop, ^end
        ^end:
          return
        }""",
    )


def test_merged_blocks() -> None:
    check(
        """func.func @f(%flag: i32, %p: i32, %q: i32) -> i32 {
          cf.switch %flag : i32, [default: ^a, 1: ^b, 2: ^c(%q : i32)]
        ^a:
          "t.use"(%p, %q) : (i32, i32) -> ()
          cf.br ^end(%p : i32)
        ^b:
          "t.use"(%q, %q) : (i32, i32) -> ()
          cf.br ^end(%q : i32)
        ^c(%x: i32):
          "t.use"(%x, %q) : (i32, i32) -> ()
          cf.br ^end(%x : i32)
        ^end(%y: i32):
          return %y : i32
        }""",
        """func.func @f(%flag: i32, %p: i32, %q: i32) -> i32 {
          cf.switch %flag : i32, [default: ^a(%p : i32), 1: ^a(%q : i32), 2: ^a(%q : i32)]
        ^a(%x: i32):
          "t.use"(%x, %q) : (i32, i32) -> ()
          cf.br ^end
        ^end:
          return %x : i32
        }""",
    )


def test_arguments_behind_those_that_branches_make() -> None:
    """A value that all branches pass replaces the argument; arguments for values made by a branch stay."""
    check(
        """func.func @f(%c: i1, %v: i32) {
          cf.cond_br %c, ^a, ^b
        ^a:
          "fx.raise"(%v)[^end] : (i32) -> ()
        ^b:
          "t.x"() : () -> ()
          "fx.raise"(%v)[^end] : (i32) -> ()
        ^end(%made: i32, %passed: i32):
          "t.use"(%made, %passed) : (i32, i32) -> ()
          return
        }""",
        """func.func @f(%c: i1, %v: i32) {
          cf.cond_br %c, ^a, ^b
        ^a:
          "fx.raise"()[^end] : () -> ()
        ^b:
          "t.x"() : () -> ()
          "fx.raise"()[^end] : () -> ()
        ^end(%made: i32):
          "t.use"(%made, %v) : (i32, i32) -> ()
          return
        }""",
    )


class KeepConstants(DialectFoldInterface):
    __slots__ = ()

    def should_materialize_into(self, region: Any) -> bool:
        return True


@pytest.mark.parametrize("keeps", [False, True])
def test_constants_stay_where_their_dialect_keeps_them(keeps: bool) -> None:
    constants = "%c = arith.constant 1 : i32  "
    used = '"t.use"(%c) : (i32) -> ()'
    inside = '"fx.around"() ({{ {} }}) : () -> ()'
    key = ("fx", "DialectFoldInterface")
    if keeps:
        dialect_interfaces.add(key, KeepConstants())
    try:
        after = inside.format(constants + used) if keeps else constants + inside.format(used)
        check(inside.format(constants + used), after)
    finally:
        dialect_interfaces.entries.pop(key, None)


def test_deep_nesting() -> None:
    """Deep nesting needs no recursion."""
    depth = 3000
    text = '"fx.around"() ({ ' * depth + '"t.x"() : () -> ()' + " }) : () -> ()" * depth
    module = fx.parse(text)
    greedily(module, ("t.x", lambda op, rewriter: rewriter.erase_op(op)))
    assert str(module) == fx.body("")
