"""mlir-opt's pass for its own tests of pdl, as a plugin, with the native functions that it registers.

    mlirkit opt --load-pass-plugin=tests/passes/mlir_pdl_passes.py --test-pdl-bytecode-pass ...

The module @patterns is taken out and applied to the module @ir; by --test-pdl-interpreted-pass, which is not of
mlir-opt, as the matcher and the rewriters of pdl_interp that become of it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mlirkit.builtin.attributes import IntegerAttr
from mlirkit.builtin.float_types import F32
from mlirkit.conversion.pdl_to_pdl_interp.conversion_pass import convert_pdl_to_pdl_interp
from mlirkit.core.attribute import Type
from mlirkit.core.operation import Operation
from mlirkit.core.structural_attributes import StringAttr
from mlirkit.core.symbol_table import SymbolTable
from mlirkit.core.value import Value
from mlirkit.dialects.pdl.pattern_module import PDLModule
from mlirkit.passes.pass_base import Pass
from mlirkit.passes.pass_registry import register_pass
from mlirkit.patterns.greedy_config import GreedyRewriteConfig
from mlirkit.patterns.greedy_driver import apply_patterns_greedily
from mlirkit.patterns.rewriter import PatternRewriter

Results = list[Any]


# -- constraints, which are true where they do not hold -----------------------------------------------------


def single_entity(rewriter: PatternRewriter, results: Results, values: list[Operation]) -> bool:
    return values[0].name != "test.op"


def multi_entity(rewriter: PatternRewriter, results: Results, values: list[Operation]) -> bool:
    return values[1].name != "test.op"


def variadic_entities(
    rewriter: PatternRewriter, results: Results, values: tuple[list[Value], list[Type]]
) -> bool:
    return len(values[0]) != 2 or len(values[1]) != 2


def returns_attribute(rewriter: PatternRewriter, results: Results, values: list[Operation]) -> bool:
    results.append(StringAttr("test.success"))
    return values[0].name != "test.success_op"


def returns_type(rewriter: PatternRewriter, results: Results, values: list[Operation]) -> bool:
    results.append(F32)
    return values[0].name != "test.success_op"


def returns_types(rewriter: PatternRewriter, results: Results, values: tuple[Operation, IntegerAttr]) -> bool:
    results.append([F32] * values[1].value)
    return values[0].name != "test.success_op"


def fails(rewriter: PatternRewriter, results: Results, values: list[Any]) -> bool:
    return True


CONSTRAINTS: dict[str, Callable[..., object]] = {
    "single_entity_constraint": single_entity,
    "multi_entity_constraint": multi_entity,
    "multi_entity_var_constraint": variadic_entities,
    "op_constr_return_attr": returns_attribute,
    "op_constr_return_type": returns_type,
    "op_constr_return_type_range": returns_types,
    "op_multiple_returns_failure": fails,
}


# -- rewrites -------------------------------------------------------------------------------------------------


def creator(rewriter: PatternRewriter, results: Results, values: list[Operation]) -> None:
    results.append(rewriter.create("test.success", [], loc=values[0].location))


def variadic_creator(rewriter: PatternRewriter, results: Results, values: list[Operation]) -> None:
    operands = list(values[0].operand_values())
    results += [operands, [each.type for each in operands]]


def type_creator(rewriter: PatternRewriter, results: Results, values: list[Any]) -> None:
    results.append(F32)


def text_creator(rewriter: PatternRewriter, results: Results, values: list[Any]) -> None:
    results.append(StringAttr("test.str"))


def whole_rewrite(rewriter: PatternRewriter, results: Results, values: tuple[Operation, Value]) -> None:
    root, value = values
    rewriter.create("test.success", [], [value], loc=root.location)
    rewriter.erase_op(root)


REWRITES: dict[str, Callable[..., object]] = {
    "creator": creator,
    "var_creator": variadic_creator,
    "type_creator": type_creator,
    "str_creator": text_creator,
    "rewriter": whole_rewrite,
}


@register_pass
class TestPDLByteCodePass(Pass):
    ARGUMENT = "test-pdl-bytecode-pass"
    NAME = "(anonymous namespace)::TestPDLByteCodePass"
    OP_NAME = "builtin.module"

    def prepare(self, patterns: Operation) -> None:
        """Patterns run as they are."""

    def run(self) -> None:
        table = SymbolTable(self.operation)
        if "patterns" not in table or "ir" not in table:
            return
        patterns, program = table["patterns"], table["ir"]
        patterns.detach_from_parent()
        self.prepare(patterns)
        module = PDLModule(patterns)
        for name, constraint in CONSTRAINTS.items():
            module.register_constraint_function(name, constraint)
        for name, rewrite in REWRITES.items():
            module.register_rewrite_function(name, rewrite)
        apply_patterns_greedily(program, module.freeze(), GreedyRewriteConfig())


@register_pass
class TestPDLInterpretedPass(TestPDLByteCodePass):
    ARGUMENT = "test-pdl-interpreted-pass"

    def prepare(self, patterns: Operation) -> None:
        convert_pdl_to_pdl_interp(patterns)
