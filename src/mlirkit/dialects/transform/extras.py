"""Upstream's `transform.extras`: handles with methods, and whole scripts.

    handle.match_ops(scf.ForOp).print("loops")      OpHandle: operations
    handle.get_result([0]).get_defining_op()        ValueHandle: values
    constant_param(4)                               ParamHandle: the result of a transform.param.constant
    insert_transform_script(module.body, script)    @__transform_main, filled by script(handle)

    @sequence([], FailurePropagationMode.Propagate, [])   also named_sequence and apply_patterns:
    def body(target: any_op_t()): ...                     operations whose bodies are functions

Importing this makes all values of transform's types handles, as it does upstream.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import IntEnum
from typing import Any, TypeAlias

from mlirkit.builtin.attributes import IntegerAttr, integer_attr
from mlirkit.builtin.types import integer_type
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.block import Block
from mlirkit.core.casters import register_value_caster
from mlirkit.core.insertion_point import InsertionPoint
from mlirkit.core.location import Location
from mlirkit.core.operation import Operation
from mlirkit.core.value import Value
from mlirkit.core.value_view import ValueView
from mlirkit.dialects.declared import transform
from mlirkit.dialects.loading import shared_dialect
from mlirkit.dialects.region_functions import region_op
from mlirkit.dialects.transform.builders import any_op_t

__all__ = [
    "Handle",
    "OpHandle",
    "ParamHandle",
    "ValueHandle",
    "apply_patterns",
    "constant_param",
    "insert_transform_script",
    "named_sequence",
    "sequence",
]


# An operation class, a name, a sequence of these, or a member of `MatchInterfaceEnum` or its name.
OpsToMatch: TypeAlias = str | type[Operation] | IntEnum | Sequence[str | type[Operation]]


class Handle(ValueView):
    """A handle of transform.  `parent` is the handle it was matched in, `children` those matched in it."""

    def __init__(
        self, v: Value, *, parent: Handle | None = None, children: Sequence[Handle] | None = None
    ) -> None:
        super().__init__(v)
        self.parent = parent
        self.children = [] if children is None else children


@register_value_caster(transform.AnyOpType.static_typeid)
@register_value_caster(transform.OperationType.static_typeid)
class OpHandle(Handle):
    """A handle of operations."""

    def get_result(self, indices: Sequence[int] = (0,)) -> ValueHandle:
        """The results of the operations at the indices."""
        type = transform.AnyValueType.get()
        result: ValueHandle = _op("GetResultOp")(type, self, list(indices)).result
        return result

    def match_ops(self, ops: OpsToMatch) -> OpHandle:
        """Match the nested operations of a class, a name, one of several, or with an interface.

        `ops` is an operation class, a name, a sequence of these, or a member of `MatchInterfaceEnum` or its
        name.  The handle's type contains the operation name if there is only one.
        """
        interfaces = shared_dialect("transform").public("MatchInterfaceEnum")
        if isinstance(ops, str) and ops in interfaces.__members__:
            ops = interfaces[ops]
        match = _op("MatchOp")
        if isinstance(ops, interfaces):
            hit = match(any_op_t(), self, interface=ops)
        elif isinstance(ops, Sequence) and not isinstance(ops, str):
            hit = match.match_op_names(any_op_t(), self, [_operation_name(op) for op in ops])
        else:
            assert not isinstance(ops, IntEnum)
            name = _operation_name(ops)
            hit = match.match_op_names(transform.OperationType.get(name), self, [name])
        handle = OpHandle(hit.result, parent=self)
        self.children = [*self.children, handle]
        return handle

    def print(self, name: str | None = None) -> OpHandle:
        """Print the operations when the script runs, with a message; returns the handle itself."""
        _op("PrintOp")(target=self, name=name)
        return self


@register_value_caster(transform.AnyParamType.static_typeid)
@register_value_caster(transform.ParamType.static_typeid)
class ParamHandle(Handle):
    """A handle of parameters."""


@register_value_caster(transform.AnyValueType.static_typeid)
class ValueHandle(Handle):
    """A handle of values."""

    def get_defining_op(self) -> OpHandle:
        """The operations that the values are results of."""
        result: OpHandle = _op("GetDefiningOp")(any_op_t(), self).result
        return result


def _op(name: str) -> Any:
    return shared_dialect("transform").public(name)


def _operation_name(op: str | type[Operation]) -> str:
    return op if isinstance(op, str) else str(vars(op)["OPERATION_NAME"])


def constant_param(value: Attribute | int) -> ParamHandle:
    """A constant parameter; Python numbers become i64."""
    attribute = integer_attr(integer_type(64), value) if isinstance(value, int) else value
    if isinstance(attribute, IntegerAttr):
        type: Type = transform.ParamType.get(attribute.type)
    else:
        type = transform.AnyParamType.get()
    result: ParamHandle = _op("ParamConstantOp")(type, attribute).result
    return result


def insert_transform_script(
    block_or_insertion_point: Block | InsertionPoint,
    script: Callable[[OpHandle], object],
    dump_script: bool = False,
) -> None:
    """Create a named sequence at the beginning of a block, or at an insertion point; the script gets the
    handle."""
    if isinstance(block_or_insertion_point, Block):
        place = InsertionPoint.at_block_begin(block_or_insertion_point)
    else:
        place = block_or_insertion_point
    with place, Location.unknown():
        made = _op("NamedSequenceOp")("__transform_main", [any_op_t()], [])
        with InsertionPoint(made.body):
            script(made.bodyTarget)
            _op("YieldOp")([])
    if dump_script:
        print(made)


def _named_sequence(*args: object, **named: object) -> Operation:
    made: Operation = _op("NamedSequenceOp")(*args, **named)
    return made


def _apply_patterns(*args: object, **named: object) -> Operation:
    made: Operation = _op("ApplyPatternsOp")(*args, **named)
    return made


def _yield(values: Sequence[object]) -> None:
    _op("YieldOp")(values)


def _sequence(
    results: Sequence[Type],
    failure_propagation_mode: IntEnum | Attribute,
    extra_bindings: Sequence[Value | Type],
    **named: object,
) -> Operation:
    made: Operation = _op("SequenceOp")(failure_propagation_mode, results, None, extra_bindings, **named)
    return made


sequence = region_op(_sequence, terminator=_yield)
named_sequence = region_op(_named_sequence, terminator=_yield)
apply_patterns = region_op(_apply_patterns)
