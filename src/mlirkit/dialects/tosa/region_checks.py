"""Verifiers of tosa's conditionals, loops and variables."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import cast

from mlirkit.builtin.shaped_types import DYNAMIC, RankedTensorType, UnrankedTensorType
from mlirkit.builtin.trait_checks import have_compatible_shape
from mlirkit.core.attribute import Type
from mlirkit.core.operation import Operation
from mlirkit.core.traits import parent_with_trait
from mlirkit.core.value import Value
from mlirkit.dialects.declared import tosa
from mlirkit.dialects.tosa.tensors import element, is_integer, numbers_of
from mlirkit.ods.live.hooks import verifier


def _verify_pair(op: Operation, one: Type, name: str, other: Type, other_name: str) -> None:
    """Mirrors errorIfTypeOrShapeMismatch."""
    first, second = element(one), element(other)
    if first != second:
        raise op.op_error(f"require same element type for {name} ('{first}') and {other_name} ('{second}')")
    if not have_compatible_shape(one, other):
        raise op.op_error(f"require same shapes for {name} ('{one}') and {other_name} ('{other}')")


def _verify_lists(
    op: Operation, values: Sequence[Value], name: str, others: Sequence[Value], other_name: str
) -> None:
    if len(values) != len(others):
        raise op.op_error(
            f"require same number of values in {name} ({len(values)}) and {other_name} ({len(others)})"
        )
    for one, other in zip(values, others, strict=True):
        _verify_pair(op, one.type, name, other.type, other_name)


def _is_single(type: RankedTensorType) -> bool:
    """Mirrors errorIfShapeNotSizeOne, where the shape is static."""
    return not type.has_static_shape or prod(type.dims) == 1


@verifier(tosa.IfOp)
def verify_if(op: tosa.IfOp) -> None:
    """Mirrors IfOp::verify."""
    blocks = [op.then_graph.blocks[0], op.else_graph.blocks[0]]
    inputs, outputs = list(op.input_list), op.result_values()
    for block, name in zip(blocks, ("then", "else"), strict=True):
        _verify_lists(op, block.args, f"'{name}_graph' arguments", inputs, "'input_list'")
    for block, name in zip(blocks, ("then", "else"), strict=True):
        if isinstance(block.last, tosa.YieldOp):
            _verify_lists(
                op, block.last.operand_values(), f"'{name}_graph' results", outputs, "'output_list'"
            )
    condition = cast(RankedTensorType, op.condition.type)
    if not _is_single(condition):
        raise op.op_error(f"'condition' must be a size 1 tensor, got '{condition}'")


@verifier(tosa.WhileOp)
def verify_while(op: tosa.WhileOp) -> None:
    """Mirrors WhileOp::verify."""
    inputs = op.operand_values()
    condition, body = op.cond_graph.blocks[0], op.body_graph.blocks[0]
    _verify_lists(op, inputs, "'input_list'", op.result_values(), "'output_list'")
    _verify_lists(op, condition.args, "'cond_graph' arguments", inputs, "'input_list'")
    _verify_lists(op, body.args, "'body_graph' arguments", inputs, "'input_list'")
    if isinstance(body.last, tosa.YieldOp):
        _verify_lists(op, body.last.operand_values(), "'body_graph' results", inputs, "'input_list'")
    if not isinstance(condition.last, tosa.YieldOp):
        return
    if condition.last.operand_count != 1:
        raise op.op_error("require 'cond_graph' only have one result")
    (value,) = condition.last.operand_values()
    type = value.type
    if not isinstance(type, RankedTensorType | UnrankedTensorType):
        # The yield's verifier reports that, later.
        return
    if isinstance(type, RankedTensorType) and not _is_single(type):
        raise op.op_error(f"'cond_graph' result must be a size 1 tensor, got '{type}'")
    if not is_integer(element(type), 1):
        raise op.op_error(f"'cond_graph' result must be a boolean tensor, got '{type}'")


def _verify_variable(op: tosa.VariableReadOp | tosa.VariableWriteOp, type: Type, name: str) -> None:
    """Mirrors verifyVariableOpErrorIf."""
    table = parent_with_trait(op, "SymbolTable")
    if table is None:
        return
    expected = op.name_attr.value
    (body,) = table.regions
    for variable in body.blocks[0].operations:
        if isinstance(variable, tosa.VariableOp) and variable.sym_name.value == expected:
            break
    else:
        raise op.op_error(f"'{expected}' has not been declared by 'tosa.variable'")
    sizes = [DYNAMIC if size == -1 else size for size in numbers_of(variable.var_shape)]
    declared = RankedTensorType(sizes, variable.type.value)
    _verify_pair(op, type, name, declared, "the input tensor")


@verifier(tosa.VariableReadOp)
def verify_variable_read(op: tosa.VariableReadOp) -> None:
    """Mirrors VariableReadOp::verify."""
    _verify_variable(op, op.output1.type, "'output1'")


@verifier(tosa.VariableWriteOp)
def verify_variable_write(op: tosa.VariableWriteOp) -> None:
    """Mirrors VariableWriteOp::verify."""
    _verify_variable(op, op.input1.type, "'input1'")
