"""The test dialect's rewrite rules: the C++ that they call, and the pass that applies them.

mlir-opt's pass has a few patterns in C++ besides, which are not here.
"""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.builtin.attributes import BoolAttr, IntegerAttr, integer_attr
from mlirkit.builtin.types import integer_type
from mlirkit.core.attribute import Attribute
from mlirkit.core.location import Location
from mlirkit.core.operation import Operation
from mlirkit.core.value import Value
from mlirkit.ods.live.dialect import LiveDialect
from mlirkit.ods.live.hooks import cpp_name, folder
from mlirkit.ods.live.rewrite_rules import RewriteRules
from mlirkit.ods.live.rule_snippets import NativeCall, Reference
from mlirkit.passes.option_types import INT
from mlirkit.passes.options import Option
from mlirkit.passes.pass_base import Pass
from mlirkit.passes.pass_registry import register_pass
from mlirkit.patterns.greedy_driver import GreedyRewriteConfig, apply_patterns_greedily
from mlirkit.patterns.pattern_set import RewritePatternSet

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
        config = GreedyRewriteConfig()
        config.use_top_down_traversal = self.options.top_down
        config.max_iterations = self.options.max_iterations
        config.enable_folding = self.options.fold
        config.enable_constant_cse = self.options.cse_constants
        apply_patterns_greedily(self.operation, patterns.freeze(), config)

    def _live_dialect(self, name: str) -> LiveDialect | None:
        dialect = self.context.dialect(name)
        return dialect if isinstance(dialect, LiveDialect) else None
