"""Building patterns, as upstream's bindings have it.

    @pdl.pattern(benefit=1, sym_name="add_to_mul")
    def add_to_mul():
        index = pdl.TypeOp(IndexType.get())
        x, y = pdl.OperandOp(index), pdl.OperandOp(index)
        add = pdl.OperationOp(name="arith.addi", args=[x, y], types=[index])

        @pdl.rewrite()
        def rewrite():
            mul = pdl.OperationOp(name="arith.muli", args=[x, y], types=[index])
            pdl.ReplaceOp(add, with_op=mul)

The definition's argument names work as well.  The mirror is upstream's mlir/python/mlir/dialects/pdl.py.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from mlirkit.builtin.attributes import ArrayAttr
from mlirkit.core.attribute import Type
from mlirkit.core.block import Block
from mlirkit.core.creation import as_value
from mlirkit.core.insertion_point import InsertionPoint
from mlirkit.core.operation import Operation
from mlirkit.core.operation_name import OperationName
from mlirkit.core.operation_state import OperationState
from mlirkit.core.structural_attributes import StringAttr
from mlirkit.dialects.control_flow_building import BodyMembers, values_of
from mlirkit.dialects.declared import pdl
from mlirkit.dialects.loading import shared_dialect
from mlirkit.ods.live.building.op_builder import OpBuilder
from mlirkit.ods.live.hooks import builder, face_function, members


def _range_of(element: str) -> Type:
    dialect = shared_dialect("pdl")
    type: Type = dialect.public("RangeType").get(dialect.public(element).get())
    return type


@builder(pdl.AttributeOp)
def build_attribute(
    builder: OpBuilder, info: OperationName, valueType: object = None, value: object = None, **named: object
) -> OperationState:
    return builder.state(info, (), {"valueType": valueType, "value": value, **named})


@builder(pdl.OperandOp)
def build_operand(
    builder: OpBuilder, info: OperationName, type: object = None, **named: object
) -> OperationState:
    return builder.state(info, (), {"valueType": type, **named})


@builder(pdl.OperandsOp)
def build_operands(
    builder: OpBuilder, info: OperationName, types: object = None, **named: object
) -> OperationState:
    named.setdefault("results", [_range_of("ValueType")])
    return builder.state(info, (), {"valueType": types, **named})


@builder(pdl.TypeOp)
def build_type(
    builder: OpBuilder, info: OperationName, constantType: object = None, **named: object
) -> OperationState:
    return builder.state(info, (), {"constantType": constantType, **named})


@builder(pdl.TypesOp)
def build_types(
    builder: OpBuilder, info: OperationName, constantTypes: object = None, **named: object
) -> OperationState:
    named.setdefault("results", [_range_of("TypeType")])
    return builder.state(info, (), {"constantTypes": constantTypes or None, **named})


@builder(pdl.OperationOp)
def build_operation(
    builder: OpBuilder,
    info: OperationName,
    name: object = None,
    args: object = None,
    attributes: Mapping[str, object] | None = None,
    types: object = None,
    **named: object,
) -> OperationState:
    attributes = attributes or {}
    arguments = {
        "opName": name,
        "operandValues": values_of(args),
        "attributeValues": [as_value(attribute) for attribute in attributes.values()],
        "attributeValueNames": ArrayAttr([StringAttr(attribute) for attribute in attributes]),
        "typeValues": values_of(types),
    }
    return builder.state(info, (), {**arguments, **named})


@builder(pdl.PatternOp)
def build_pattern(
    builder: OpBuilder, info: OperationName, benefit: object, name: object = None, **named: object
) -> tuple[OperationState, Callable[[Operation], None]]:
    state = builder.state(info, (), {"benefit": benefit, "sym_name": name, **named})
    return state, _add_block


def _add_block(op: Operation) -> None:
    (region,) = op.regions
    region.blocks.append()


@builder(pdl.ReplaceOp)
def build_replace(
    builder: OpBuilder,
    info: OperationName,
    op: object = None,
    *,
    with_op: object = None,
    with_values: object = None,
    **named: object,
) -> OperationState:
    arguments = {"opValue": op, "replOperation": with_op, "replValues": values_of(with_values)}
    return builder.state(info, (), {**arguments, **named})


@builder(pdl.ResultOp)
def build_result(
    builder: OpBuilder, info: OperationName, parent: object, index: object, **named: object
) -> OperationState:
    return builder.state(info, (), {"parent": parent, "index": index, **named})


@builder(pdl.RewriteOp)
def build_rewrite(
    builder: OpBuilder,
    info: OperationName,
    root: object = None,
    name: object = None,
    args: object = None,
    **named: object,
) -> OperationState:
    return builder.state(info, (), {"root": root, "name": name, "externalArgs": values_of(args), **named})


members(pdl.PatternOp)(BodyMembers)


@members(pdl.RewriteOp)
class RewriteMembers(BodyMembers, pdl.RewriteOp):
    def add_body(self) -> Block:
        """Add the block of a rewrite."""
        return self.bodyRegion.blocks.append()


@face_function("pdl", "pattern")
def pattern(*args: object, **named: object) -> Callable[[Callable[[], object]], Operation]:
    """A decorator: builds a pattern with the operations its function creates."""
    return _filled(lambda: shared_dialect("pdl").public("PatternOp")(*args, **named))


@face_function("pdl", "rewrite")
def rewrite(*args: object, **named: object) -> Callable[[Callable[[], object]], Operation]:
    """A decorator: builds a rewrite with the operations its function creates."""

    def make() -> Operation:
        op: RewriteMembers = shared_dialect("pdl").public("RewriteOp")(*args, **named)
        op.add_body()
        return op

    return _filled(make)


def _filled(make: Callable[[], Operation]) -> Callable[[Callable[[], object]], Operation]:
    def decorate(fill: Callable[[], object]) -> Operation:
        op: Operation = make()
        (region,) = op.regions
        with InsertionPoint(region.blocks[0]):
            fill()
        return op

    return decorate


@face_function("pdl", "op_t")
def op_t() -> Type:
    """The type `!pdl.operation`."""
    type: Type = shared_dialect("pdl").public("OperationType").get()
    return type


@face_function("pdl", "OperationTypeT")
def operation_type(type: Type) -> Type:
    """The type itself: upstream's name for it in annotations."""
    return type
