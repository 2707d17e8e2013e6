"""The test dialect's rewrite rules and patterns: the C++ that they call, and the passes that apply them.

Of the further patterns of mlir-opt's pass, which are C++, those about folding are here.
"""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.builtin.attributes import TRUE, BoolAttr, FloatAttr, IntegerAttr, integer_attr
from mlirkit.builtin.types import integer_type
from mlirkit.core.attribute import Attribute
from mlirkit.core.location import Location
from mlirkit.core.matchers import constant_value
from mlirkit.core.operation import Operation
from mlirkit.core.value import Value
from mlirkit.folding.ap_float import LESS, APFloat
from mlirkit.folding.ap_int import APInt
from mlirkit.folding.elements import fold_binary, fold_unary
from mlirkit.ods.live.dialect import LiveDialect
from mlirkit.ods.live.hooks import cpp_name, folder
from mlirkit.ods.live.rewriting.rewrite_rules import RewriteRules
from mlirkit.ods.live.rewriting.rule_snippets import NativeCall, Reference
from mlirkit.passes.option_types import INT
from mlirkit.passes.options import Option
from mlirkit.passes.pass_base import Pass
from mlirkit.passes.pass_registry import register_pass
from mlirkit.patterns.greedy_config import GreedyRewriteConfig
from mlirkit.patterns.greedy_driver import apply_patterns_greedily
from mlirkit.patterns.pattern_set import RewritePattern, RewritePatternSet
from mlirkit.patterns.rewriter import PatternRewriter
from tests.upstream.test_dialect.driver_patterns import hoist_eligible, increment, make_eligible

_I32 = integer_type(32)


@folder("test.constant")
def fold_constant(op: Operation, operands: Sequence[Attribute | None]) -> Attribute | None:
    return op.attribute("value")


class _Numbers:
    """The digits of pi, one more at each call, so that calls can be counted."""

    def __init__(self) -> None:
        self.last = 314159264

    def next(self) -> IntegerAttr:
        self.last += 1
        return integer_attr(_I32, self.last)


_numbers = _Numbers()


@cpp_name("function", "opMTest")
def next_number(call: NativeCall, value: Value) -> IntegerAttr:
    return _numbers.next()


@cpp_name("function", "chooseOperand")
def choose_operand(first: Value, second: Value, choice: BoolAttr) -> Value:
    return first if choice.value else second


@cpp_name("function", "createOpI")
def create_op_i(call: NativeCall, loc: Location, value: Value) -> None:
    call.rewriter.create("test.op_i", [], [value], loc=loc)


@cpp_name("function", "handleNoResultOp")
def handle_no_result(call: NativeCall, op: Operation) -> None:
    (value,) = op.operand_values()
    call.rewriter.create("test.symbol_binding_b", [value.type], [value], loc=op.location)


@cpp_name("function", "getFirstI32Result")
def first_i32_result(op: Operation, value: Reference) -> bool:
    value.value = op.result_values()[0]
    return op.result_types()[0] == _I32


@cpp_name("function", "bindNativeCodeCallResult")
def same_value(value: Value) -> Value:
    return value


@cpp_name("function", "bindMultipleNativeCodeCallResult")
def swapped_values(first: Value, second: Value) -> list[Value]:
    return [second, first]


@cpp_name("function", "assertBinOpEqualArgsAndReturnTrue")
def has_equal_operands(value: Value) -> bool:
    op = value.defining_op
    assert op is not None and len(set(op.operand_values())) == 1
    return True


# ---- Patterns about folding ----


def fold_in_place(op: Operation, rewriter: PatternRewriter) -> bool:
    """The new operation folds in place."""
    made = rewriter.create("test.op_in_place_fold", [_I32], [op.operand_at(0)], loc=op.location)
    rewriter.replace_op(op, made)
    return True


def insert_before_constants(op: Operation, rewriter: PatternRewriter) -> bool:
    """Insert a constant in front of an earlier constant."""
    block = op.parent_block
    if block is None or op.attribute("test_fold_before_previously_folded_op") is None:
        return False
    rewriter.set_insertion_point_to_start(block)
    constant = rewriter.create(
        "arith.constant", [integer_type(1)], (), {"value": TRUE}, loc=op.location
    )
    rewriter.replace_op(op, rewriter.create("test.cast", [_I32], constant.result_values(), loc=op.location))
    return True


def propagate_constant(op: Operation, rewriter: PatternRewriter) -> bool:
    """Replace an operation by the constant on the right side of its left operand."""
    inner = op.operand_at(0).defining_op
    if inner is None or inner.name != op.name or constant_value(inner.operand_at(1)) is None:
        return False
    rewriter.replace_op(op, [inner.operand_at(1)])
    return True


FOLDING = {
    "test.op_in_place_fold_anchor": fold_in_place,
    "test.cast": insert_before_constants,
    "test.op_commutative2": propagate_constant,
}


CHANGING = {
    "test.any_attr_of_i32_str": increment,
    "foo.maybe_eligible_op": make_eligible,
    "test.one_region_op": hoist_eligible,
}


@register_pass
class TestGreedyPatternDriver(Pass):
    ARGUMENT = "test-greedy-patterns"
    NAME = "(anonymous namespace)::TestGreedyPatternDriver"
    OPTIONS = (
        Option("top-down", bool, False),
        Option("max-iterations", INT, 10),
        Option("fold", bool, True),
        Option("cse-constants", bool, True),
    )

    def run(self) -> None:
        dialect = self.context.dialect("test")
        assert isinstance(dialect, LiveDialect)
        patterns = RewritePatternSet()
        for rule in RewriteRules(dialect.definitions, self._live_dialect).values():
            patterns.add_pattern(rule.root, rule)
        for root, pattern in FOLDING.items():
            patterns.add(root, pattern)
        for root, apply in CHANGING.items():
            patterns.add_pattern(root, RewritePattern(apply))
        config = GreedyRewriteConfig()
        config.use_top_down_traversal = self.options.top_down
        config.max_iterations = self.options.max_iterations
        config.enable_folding = self.options.fold
        config.enable_constant_cse = self.options.cse_constants
        apply_patterns_greedily(self.operation, patterns.freeze(), config)

    def _live_dialect(self, name: str) -> LiveDialect | None:
        dialect = self.context.dialect(name)
        return dialect if isinstance(dialect, LiveDialect) else None


# ---- Folding into other types ----


def _replace_by_constant(op: Operation, value: Attribute | None, rewriter: PatternRewriter) -> bool:
    if value is None:
        return False
    rewriter.replace_op(
        op, rewriter.create("arith.constant", op.result_types(), (), {"value": value}, loc=op.location)
    )
    return True


def fold_sign(op: Operation, rewriter: PatternRewriter) -> bool:
    """One, zero or minus one, as integers of 32 bits."""

    def sign(number: APFloat) -> APInt:
        return APInt(0 if number.is_zero else -1 if number.is_negative else 1, 32)

    (type,) = op.result_types()
    constants = [constant_value(value) for value in op.operand_values()]
    return _replace_by_constant(op, fold_unary(FloatAttr, constants, sign, type), rewriter)


def fold_less_than(op: Operation, rewriter: PatternRewriter) -> bool:
    def less(left: APFloat, right: APFloat) -> APInt:
        return APInt(int(left.compare(right) == LESS), 1)

    (type,) = op.result_types()
    constants = [constant_value(value) for value in op.operand_values()]
    return _replace_by_constant(op, fold_binary(FloatAttr, constants, less, type), rewriter)


@register_pass
class TestFoldTypeConvertingOp(Pass):
    ARGUMENT = "test-fold-type-converting-op"
    NAME = "(anonymous namespace)::TestFoldTypeConvertingOp"
    OP_NAME = "func.func"

    def run(self) -> None:
        patterns = RewritePatternSet()
        patterns.add("test.sign", fold_sign)
        patterns.add("test.less_than", fold_less_than)
        apply_patterns_greedily(self.operation, patterns.freeze(), GreedyRewriteConfig())
