"""C++ names of operations, values, blocks and regions.

A part of the table in cpp_names.py; the accessors of one operation (`getLhs`, ...) come from its definition,
in a child of this table.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mlirkit.core.attribute import Type
from mlirkit.core.block import Block
from mlirkit.core.operation import Operation
from mlirkit.core.operation_parts import operands_of, results_of
from mlirkit.core.region import Region
from mlirkit.core.value import BlockArgument, OpResult, Value
from mlirkit.ods.cpp_expr.names import ClassEntry, Field, MethodEntry, Template
from mlirkit.ods.live.cpp.type_names import has_class


def operands(op: Any) -> Any:
    """`getOperands()`, even if the definition has an operand of this name."""
    return operands_of(op) if isinstance(op, Operation) else op.operands


def results(op: Any) -> Any:
    """The results of an operation, even if the definition has one of this name, or of a function type."""
    return results_of(op) if isinstance(op, Operation) else op.results


def operand(op: Any, index: int = 0) -> Any:
    """`getOperand(n)`; without a number, the only operand."""
    return operands(op)[index]


def result(op: Any, index: int = 0) -> Any:
    """`getResult(n)` of an operation or a function type; without a number, the only result."""
    return results(op)[index]


def use_empty(value: Any) -> bool:
    """`use_empty()`."""
    return not value.has_uses


def operation_test(name: str) -> Callable[[Any], bool]:
    """The test for the class of an operation."""

    def test(value: Any) -> bool:
        return isinstance(value, Operation) and value.name == name

    return test


def parent_of_type(classes: tuple[Any, ...], op: Any) -> Any:
    """`getParentOfType<T>`: the nearest enclosing operation of a class, or null."""
    parent = op.parent_op
    while parent is not None and not has_class(parent, classes[0]):
        parent = parent.parent_op
    return parent


def defining_op(classes: tuple[Any, ...], value: Any) -> Any:
    """`getDefiningOp()` and `getDefiningOp<T>()`: null for block arguments and other classes."""
    op = value.defining_op
    return op if op is not None and (not classes or has_class(op, classes[0])) else None


def operations_of(classes: tuple[Any, ...], container: Any) -> list[Any]:
    """`getOps()` and `getOps<T>()` of a block or region."""
    return [op for op in container.ops if not classes or has_class(op, classes[0])]


def is_terminator(op: Any) -> bool:
    """Whether `hasTrait<OpTrait::IsTerminator>()`."""
    return bool(op.has_trait("IsTerminator"))


def _number_of_results(value: Any) -> int:
    return len(results(value))


def _body(owner: Any, index: int = 0) -> Any:
    """`getBody()`: the only block of an operation's region, or the types in a struct type."""
    container = owner
    return container.body if isinstance(owner, Type) else owner.regions[index].blocks[0]


METHODS: Final[dict[str, MethodEntry]] = {
    "getOperation": lambda op: op,
    "getOperand": operand,
    "getOperands": operands,
    "getNumOperands": lambda op: len(operands(op)),
    "getOperandTypes": lambda op: tuple(value.type for value in operands(op)),
    "getResult": result,
    "getOpResult": result,
    "getNumResults": _number_of_results,
    "getResultTypes": lambda op: tuple(value.type for value in results(op)),
    "getRegion": lambda op, index=0: op.regions[index],
    "getRegions": Field("regions"),
    "getNumRegions": lambda op: len(op.regions),
    "getSuccessors": Field("successors"),
    "getNumSuccessors": lambda op: len(op.successors),
    "getBody": _body,
    "getBlocks": Field("blocks"),
    "getArguments": Field("arguments"),
    "getNumArguments": lambda block: len(block.arguments),
    "getArgument": lambda block, index: block.arguments[index],
    "getArgumentTypes": lambda block: tuple(argument.type for argument in block.arguments),
    "getTerminator": Field("terminator"),
    "getOps": Template(operations_of),
    "getParentOp": Field("parent_op"),
    "getParentOfType": Template(parent_of_type),
    "getDefiningOp": Template(defining_op),
    "getUsers": Field("users"),
    "hasOneUse": Field("has_one_use", boolean=True),
    "use_empty": use_empty,
    "getLoc": Field("location"),
    "getAttr": lambda op, name: op.attribute(name),
    "hasAttr": lambda op, name: op.attribute(name) is not None,
    "getContext": lambda value: None,
    "getProperties": lambda op: op,
}

CLASSES: Final[dict[str, ClassEntry]] = {
    "Operation": Operation,
    "Value": Value,
    "OpResult": OpResult,
    "BlockArgument": BlockArgument,
    "Block": Block,
    "Region": Region,
}
