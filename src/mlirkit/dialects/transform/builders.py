"""Building operations of transform as upstream's bindings do, and functions of its face.

    sequence = transform.SequenceOp(mode, [], transform.AnyOpType.get())   .body  .bodyTarget  .bodyExtraArgs
    transform.NamedSequenceOp("__transform_main", [any_op], [])              the same
    transform.ApplyPatternsOp(target)                                        .patterns
    transform.ForeachOp([], [handle])                                        .body  .bodyTargets
    transform.apply_registered_pass(any_op, target, "canonicalize", options={"top-down": False})

Blocks are made with the arguments they need; terminators are the caller's.  `handles_by_default` serves
builders of other files: result types that are left out are `!transform.any_op`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from mlirkit.builtin.attributes import ArrayAttr, integer_attr
from mlirkit.builtin.types import FunctionType, integer_type
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.block import Block
from mlirkit.core.creation import as_value
from mlirkit.core.operation import Operation
from mlirkit.core.structural_attributes import DictionaryAttr, StringAttr
from mlirkit.core.value import Value
from mlirkit.dialects.declared import transform
from mlirkit.dialects.loading import shared_dialect
from mlirkit.ods.live.conversions import attribute_of
from mlirkit.ods.live.hooks import builder, face_function, members


@face_function("transform", "any_op_t")
def any_op_t() -> Any:
    """The type `!transform.any_op`."""
    return shared_dialect("transform").public("AnyOpType").get()


@face_function("transform", "AnyOpTypeT")
def any_op_type(type: Type) -> Type:
    """The type itself: upstream's name for it in annotations."""
    return type


def handles_by_default(
    builder: Any, info: Any, count: int, args: Sequence[Any], named: dict[str, Any]
) -> Any:
    """The state of an operation with `count` results, whose types come first or are `!transform.any_op`."""
    if len(args) > count and all(isinstance(each, Type) for each in args[:count]):
        results, args = list(args[:count]), args[count:]
    else:
        results = [any_op_t()] * count
    return builder.state(info, tuple(args), {**named, "results": results})


def values_of(handles: Sequence[Any]) -> list[Value]:
    return [as_value(each) for each in handles]


def _with_block(*types: Type) -> Callable[[Any], None]:
    """What completes an operation: a block with arguments."""

    def add(op: Operation) -> None:
        op.regions[0].blocks.append(*types)

    return add


class Body:
    """What operations with one block have."""

    @property
    def body(self: Any) -> Block:
        block: Block = self.regions[0].blocks[0]
        return block


class SequenceBody(Body):
    """What sequences have, whose block's first argument is what they are applied to."""

    body = Body.body

    @property
    def bodyTarget(self: Any) -> Value:
        target: Value = self.body.arguments[0]
        return target

    @property
    def bodyExtraArgs(self: Any) -> Any:
        return self.body.arguments[1:]


members(transform.SequenceOp)(SequenceBody)


@members(transform.NamedSequenceOp)
class NamedSequenceMembers(SequenceBody):
    """What `transform.NamedSequenceOp` has besides the definition's parts."""

    def apply(self: Any, payload: Operation, transform_options: Any = None) -> None:
        """Apply the sequence to a payload; ValueError if it fails."""
        # Few scripts are applied where they are built.
        from mlirkit.dialects.transform.interpreter import apply_named_sequence

        around: Operation | None = self.parent_op
        apply_named_sequence(payload, self, self if around is None else around, transform_options)



@builder(transform.SequenceOp)
def build_sequence(
    builder: Any,
    info: Any,
    failure_propagation_mode: Any,
    results: Sequence[Type] = (),
    target: Any = None,
    extra_bindings: Any = None,
    **named: Any,
) -> Any:
    """`target` and `extra_bindings` are handles, or types of handles that the sequence gets later.

    Without a target the block is left to the caller.
    """
    root = None if target is None or isinstance(target, Type) else as_value(target)
    bindings = (
        extra_bindings.result_values() if isinstance(extra_bindings, Operation) else extra_bindings or []
    )
    handles = [] if any(isinstance(each, Type) for each in bindings) else values_of(bindings)
    types = [target if root is None else root.type]
    types += [each.type for each in handles] if handles else list(bindings)
    named |= {"results": list(results), "root": root, "extra_bindings": handles}
    state = builder.state(info, (failure_propagation_mode,), named)
    return state if target is None else (state, _with_block(*types))


@builder(transform.NamedSequenceOp)
def build_named_sequence(
    builder: Any,
    info: Any,
    sym_name: Any,
    input_types: Any = None,
    result_types: Sequence[Type] = (),
    **named: Any,
) -> Any:
    """`(name, types of arguments, types of results)`; or with a function type, and without a block."""
    if input_types is None or isinstance(input_types, (FunctionType, Attribute)):
        given = () if input_types is None else (input_types,)
        return builder.state(info, (sym_name, *given), named)
    named["function_type"] = FunctionType(list(input_types), list(result_types))
    return builder.state(info, (), {**named, "sym_name": sym_name}), _with_block(*input_types)


@members(transform.ApplyPatternsOp)
class PatternsMembers:
    """What `transform.ApplyPatternsOp` has besides the definition's parts."""

    @property
    def patterns(self: Any) -> Block:
        block: Block = self.regions[0].blocks[0]
        return block


@builder(transform.ApplyPatternsOp)
def build_apply_patterns(
    builder: Any,
    info: Any,
    target: Any,
    apply_cse: bool = False,
    max_iterations: Any = None,
    max_num_rewrites: Any = None,
    **named: Any,
) -> Any:
    named |= {"apply_cse": apply_cse, "max_iterations": max_iterations, "max_num_rewrites": max_num_rewrites}
    return builder.state(info, (target,), named), _with_block()


@members(transform.ForeachOp)
class ForeachMembers(Body):
    """What `transform.ForeachOp` has besides the definition's parts."""

    body = Body.body

    @property
    def bodyTargets(self: Any) -> Any:
        return self.body.arguments


@builder(transform.ForeachOp)
def build_foreach(
    builder: Any, info: Any, results: Sequence[Type] = (), targets: Sequence[Any] = (), **named: Any
) -> Any:
    handles = values_of(targets)
    named |= {"results": list(results), "targets": handles}
    return builder.state(info, (), named), _with_block(*[each.type for each in handles])


@builder(transform.MergeHandlesOp)
def build_merge_handles(builder: Any, info: Any, handles: Sequence[Any], **named: Any) -> Any:
    if named.get("results") is None:
        named["results"] = [as_value(handles[0]).type]
    return builder.state(info, (values_of(handles),), named)


@builder(transform.ReplicateOp)
def build_replicate(builder: Any, info: Any, pattern: Any, handles: Sequence[Any], **named: Any) -> Any:
    values = values_of(handles)
    named["results"] = [each.type for each in values]
    return builder.state(info, (pattern, values), named)


@builder(transform.YieldOp)
def build_yield(builder: Any, info: Any, operands: Any = (), **named: Any) -> Any:
    given = [operands] if isinstance(operands, (Operation, Value)) else list(operands or ())
    return builder.state(info, (given,), named)


@builder(transform.ApplyRegisteredPassOp)
def build_apply_registered_pass(
    builder: Any,
    info: Any,
    result: Type,
    target: Any,
    pass_name: Any,
    dynamic_options: Sequence[Any] | None = None,
    *,
    options: Mapping[Any, Any] | Attribute | None = None,
    **named: Any,
) -> Any:
    """Values in the options are those of parameters, which become operands."""
    operands = list(dynamic_options or ())
    if isinstance(options, Attribute):
        dictionary: Attribute = options
    else:
        names = {
            key.value if isinstance(key, StringAttr) else key: each for key, each in (options or {}).items()
        }
        dictionary = DictionaryAttr({key: _option(each, operands) for key, each in names.items()})
    named |= {"results": [result], "options": dictionary}
    return builder.state(info, (target, pass_name, values_of(operands)), named)


def _option(value: Any, operands: list[Any]) -> Attribute:
    if isinstance(value, (Value, Operation)):
        index = integer_attr(integer_type(64), len(operands))
        operands.append(value)
        found: Attribute = shared_dialect("transform").public("ParamOperandAttr").get(index)
        return found
    if isinstance(value, (list, tuple)):
        return ArrayAttr([_option(each, operands) for each in value])
    return attribute_of(value)
