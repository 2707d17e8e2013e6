"""Building operations of transform as upstream's bindings do, and functions of its module.

    sequence = transform.SequenceOp(mode, [], transform.AnyOpType.get())   .body  .bodyTarget  .bodyExtraArgs
    transform.NamedSequenceOp("__transform_main", [any_op], [])              the same
    transform.ApplyPatternsOp(target)                                        .patterns
    transform.ForeachOp([], [handle])                                        .body  .bodyTargets
    transform.apply_registered_pass(any_op, target, "canonicalize", options={"top-down": False})

Blocks are created with their arguments; the caller adds terminators.  `handles_by_default` is shared with
other builders: result types that are left out are `!transform.any_op`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from mlirkit.builtin.attributes import ArrayAttr, integer_attr
from mlirkit.builtin.types import FunctionType, integer_type
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.block import Block
from mlirkit.core.creation import as_value
from mlirkit.core.operation import Operation
from mlirkit.core.operation_name import OperationName
from mlirkit.core.operation_state import OperationState
from mlirkit.core.structural_attributes import DictionaryAttr, StringAttr
from mlirkit.core.value import Value
from mlirkit.dialects.control_flow_building import BodyMembers
from mlirkit.dialects.declared import transform
from mlirkit.dialects.loading import shared_dialect
from mlirkit.dialects.mixed_arguments import Building, ValueLike
from mlirkit.ods.live.building.op_builder import OpBuilder
from mlirkit.ods.live.hooks import builder, face_function, members
from mlirkit.ods.live.properties.conversions import attribute_of

if TYPE_CHECKING:
    from mlirkit.dialects.transform.interpreter import TransformOptions


@face_function("transform", "any_op_t")
def any_op_t() -> Type:
    """The type `!transform.any_op`."""
    type: Type = shared_dialect("transform").public("AnyOpType").get()
    return type


@face_function("transform", "AnyOpTypeT")
def any_op_type(type: Type) -> Type:
    """The type itself: upstream's name for it in annotations."""
    return type


def handles_by_default(
    builder: OpBuilder, info: OperationName, count: int, args: Sequence[object], named: dict[str, object]
) -> OperationState:
    """The state of an operation with `count` results, whose types come first or are `!transform.any_op`."""
    results = [argument for argument in args[:count] if isinstance(argument, Type)]
    if len(args) > count and len(results) == count:
        args = args[count:]
    else:
        results = [any_op_t()] * count
    return builder.state(info, tuple(args), {**named, "results": results})


def values_of(handles: Sequence[ValueLike]) -> list[Value]:
    return [as_value(handle) for handle in handles]


def _with_block(*types: Type) -> Callable[[Operation], None]:
    """A completion of the operation: add a block with arguments."""

    def add(op: Operation) -> None:
        op.regions[0].blocks.append(*types)

    return add


class TargetMembers(BodyMembers):
    """Members of operations whose block's first argument is the target."""

    @property
    def bodyTarget(self) -> Value:
        value: Value = self.body.arguments[0]
        return value


class SequenceMembers(TargetMembers):
    """Members of sequences besides the generated accessors."""

    @property
    def bodyExtraArgs(self) -> Sequence[Value]:
        values: Sequence[Value] = self.body.arguments[1:]
        return values


members(transform.SequenceOp)(SequenceMembers)


@members(transform.NamedSequenceOp)
class NamedSequenceMembers(SequenceMembers):
    """Members of `transform.NamedSequenceOp` besides the generated accessors."""

    def apply(self, payload: Operation, transform_options: TransformOptions | None = None) -> None:
        """Apply the sequence to a payload; ValueError if it fails."""
        # Imported here: few scripts are applied where they are built.
        from mlirkit.dialects.transform.interpreter import apply_named_sequence

        around = self.parent_op
        apply_named_sequence(payload, self, self if around is None else around, transform_options)


@builder(transform.SequenceOp)
def build_sequence(
    builder: OpBuilder,
    info: OperationName,
    failure_propagation_mode: object,
    results: Sequence[Type] = (),
    target: ValueLike | Type | None = None,
    extra_bindings: Operation | Sequence[ValueLike | Type] | None = None,
    **named: object,
) -> Building:
    """Build `transform.sequence`: `target` and `extra_bindings` are handles, or types of handles to pass
    later.

    Without a target the caller adds the block.
    """
    root = None if target is None or isinstance(target, Type) else as_value(target)
    bindings = (
        extra_bindings.result_values() if isinstance(extra_bindings, Operation) else extra_bindings or []
    )
    types = [binding for binding in bindings if isinstance(binding, Type)]
    handles = [] if len(types) == len(bindings) else [as_value(binding) for binding in bindings]
    types = types or [handle.type for handle in handles]
    named |= {"results": list(results), "root": root, "extra_bindings": handles}
    state = builder.state(info, (failure_propagation_mode,), named)
    first = target if root is None else root.type
    return state if not isinstance(first, Type) else (state, _with_block(first, *types))


@builder(transform.NamedSequenceOp)
def build_named_sequence(
    builder: OpBuilder,
    info: OperationName,
    sym_name: object,
    input_types: Sequence[Type] | FunctionType | Attribute | None = None,
    result_types: Sequence[Type] = (),
    **named: object,
) -> Building:
    """`(name, argument types, result types)`; or with a function type, and without a block."""
    if input_types is None or isinstance(input_types, (FunctionType, Attribute)):
        inputs = () if input_types is None else (input_types,)
        return builder.state(info, (sym_name, *inputs), named)
    named["function_type"] = FunctionType(list(input_types), list(result_types))
    return builder.state(info, (), {**named, "sym_name": sym_name}), _with_block(*input_types)


@members(transform.ApplyPatternsOp)
class PatternsMembers(transform.ApplyPatternsOp):
    """Members of `transform.ApplyPatternsOp` besides the generated accessors."""

    @property
    def patterns(self) -> Block:
        block: Block = self.regions[0].blocks[0]
        return block


@builder(transform.ApplyPatternsOp)
def build_apply_patterns(
    builder: OpBuilder,
    info: OperationName,
    target: ValueLike,
    apply_cse: bool = False,
    max_iterations: int | Attribute | None = None,
    max_num_rewrites: int | Attribute | None = None,
    **named: object,
) -> Building:
    named |= {"apply_cse": apply_cse, "max_iterations": max_iterations, "max_num_rewrites": max_num_rewrites}
    return builder.state(info, (target,), named), _with_block()


@members(transform.ForeachOp)
class ForeachMembers(BodyMembers):
    """Members of `transform.ForeachOp` besides the generated accessors."""

    @property
    def bodyTargets(self) -> Sequence[Value]:
        return self.body.arguments


@builder(transform.ForeachOp)
def build_foreach(
    builder: OpBuilder,
    info: OperationName,
    results: Sequence[Type] = (),
    targets: Sequence[ValueLike] = (),
    **named: object,
) -> Building:
    handles = values_of(targets)
    named |= {"results": list(results), "targets": handles}
    return builder.state(info, (), named), _with_block(*[handle.type for handle in handles])


@builder(transform.MergeHandlesOp)
def build_merge_handles(
    builder: OpBuilder, info: OperationName, handles: Sequence[ValueLike], **named: object
) -> Building:
    if named.get("results") is None:
        named["results"] = [as_value(handles[0]).type]
    return builder.state(info, (values_of(handles),), named)


@builder(transform.ReplicateOp)
def build_replicate(
    builder: OpBuilder, info: OperationName, pattern: ValueLike, handles: Sequence[ValueLike], **named: object
) -> Building:
    values = values_of(handles)
    named["results"] = [value.type for value in values]
    return builder.state(info, (pattern, values), named)


@builder(transform.YieldOp)
def build_yield(
    builder: OpBuilder,
    info: OperationName,
    operands: Sequence[ValueLike] | ValueLike | None = (),
    **named: object,
) -> Building:
    values = [operands] if isinstance(operands, (Operation, Value)) else list(operands or ())
    return builder.state(info, (values,), named)


@builder(transform.ApplyRegisteredPassOp)
def build_apply_registered_pass(
    builder: OpBuilder,
    info: OperationName,
    result: Type,
    target: ValueLike,
    pass_name: object,
    dynamic_options: Sequence[ValueLike] | None = None,
    *,
    options: Mapping[str | StringAttr, object] | Attribute | None = None,
    **named: object,
) -> Building:
    """Build `transform.apply_registered_pass`: values in the options are parameters, which become
    operands."""
    operands = list(dynamic_options or ())
    if isinstance(options, Attribute):
        dictionary: Attribute = options
    else:
        names = {
            key.value if isinstance(key, StringAttr) else key: option
            for key, option in (options or {}).items()
        }
        dictionary = DictionaryAttr({key: _option(name, operands) for key, name in names.items()})
    named |= {"results": [result], "options": dictionary}
    return builder.state(info, (target, pass_name, values_of(operands)), named)


def _option(value: object, operands: list[ValueLike]) -> Attribute:
    if isinstance(value, (Value, Operation)):
        index = integer_attr(integer_type(64), len(operands))
        operands.append(value)
        attribute: Attribute = shared_dialect("transform").public("ParamOperandAttr").get(index)
        return attribute
    if isinstance(value, (list, tuple)):
        return ArrayAttr([_option(element, operands) for element in value])
    return attribute_of(value)
