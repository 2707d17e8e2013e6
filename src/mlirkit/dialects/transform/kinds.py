"""Kinds of transform's types and operations: handles of operations and of values, parameters; consumers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from mlirkit.builtin.attributes import ArrayAttr, UnitAttr
from mlirkit.core.attribute import Type
from mlirkit.core.block import Block
from mlirkit.core.operation import Operation
from mlirkit.core.side_effects import INTERFACE, MemoryEffectOpInterface, has_effect
from mlirkit.core.structural_attributes import DictionaryAttr
from mlirkit.core.symbols import lookup_nearest_symbol_from
from mlirkit.core.value import BlockArgument, Value
from mlirkit.dialects.declared import transform

_KINDS: Final = {
    "TransformHandleTypeInterface": "operation",
    "TransformValueHandleTypeInterface": "value",
    "TransformParamTypeInterface": "parameter",
}

CONSUMED = "transform.consumed"
READ_ONLY = "transform.readonly"


def kind(type: Type) -> str | None:
    """The handle interface of a type, or None."""
    for name in getattr(type, "INTERFACES", ()):
        if name in _KINDS:
            return _KINDS[name]
    return None


def same_kind(
    one: Type,
    other: Type,
) -> bool:
    """Mirrors implementSameTransformInterface."""
    return kind(one) is not None and kind(one) == kind(other)


def has_interface(op: Operation, name: str) -> bool:
    """Whether the operation's definition has an interface of transform."""
    return bool(op.info.has_trait(name))


def is_transform(op: Operation) -> bool:
    """Whether the operation is a transform."""
    return has_interface(op, "TransformOpInterface")


# Operations that consume their first operand and read the others, according to their C++. Operations with
# FunctionalStyleTransformOpTrait consume all operands.
_CONSUMING = frozenset(
    {
        "transform.affine.simplify_bounded_affine_ops",
        "transform.affine.simplify_min_max_affine_ops",
        "transform.alternatives",
        "transform.apply_registered_pass",
        "transform.foreach_match",
        "transform.func.deduplicate_func_args",
        "transform.func.replace_func_signature",
        "transform.loop.promote_if_one_iteration",
        "transform.memref.alloca_to_global",
        "transform.nvgpu.create_async_groups",
        "transform.structured.fuse",
        "transform.structured.fuse_into_containing_op",
        "transform.structured.pack",
        "transform.structured.pack_greedily",
        "transform.structured.pad",
        "transform.structured.pad_tiling_interface",
        "transform.structured.replace",
        "transform.structured.split",
        "transform.structured.tile_using_for",
        "transform.structured.tile_using_forall",
        "transform.structured.vectorize",
        "transform.xegpu.set_desc_layout",
    }
)
# Operations that consume their first operand unless they have an attribute.
_CONSUMING_UNLESS = {
    "transform.apply_conversion_patterns": "preserve_handles",
    "transform.structured.bufferize_to_allocation": "bufferize_destination_only",
}
# Operations that only read in spite of their trait.
_READING = ("transform.split_handle",)
# Operations with a body argument for each operand, which determines the effect on the operand.
_REMAPPING = ("transform.foreach", "transform.sequence", "transform.with_pdl_patterns")


def consumes(op: Operation, handle: Value) -> bool:
    """Mirrors isHandleConsumed: whether the payload may be erased by the operation."""
    pending = [(op, handle)]
    while pending:
        op, handle = pending.pop()
        if _consumes_itself(op, handle):
            return True
        # Users are not verified yet: the region may be missing.
        regions = op.regions if op.info.name in _REMAPPING else ()
        block = regions[0].first_block if regions else None
        if block is not None:
            for value, argument in zip(op.operand_values(), block.args):
                if value is handle:
                    pending.extend((user, argument) for user in users_in(block, argument))
    return False


def users_in(block: Block, value: Value) -> list[Operation]:
    """The transforms that use a value directly in a block."""
    return [user for user, _ in value.use_pairs() if user.parent_block is block and is_transform(user)]


@mypyc_attr(allow_interpreted_subclasses=True)
class EffectsByTable(MemoryEffectOpInterface):
    """Effects of operations on handles by the tables here, if their definition has effects in C++."""

    __slots__ = ()


def _consumes_itself(op: Operation, handle: Value) -> bool:
    if not is_transform(op):
        return True
    effects = op.info.interfaces_at_hand.get(INTERFACE)
    if isinstance(effects, MemoryEffectOpInterface) and not isinstance(effects, EffectsByTable):
        return has_effect(op, "Free", value=handle)
    name = op.info.name
    if isinstance(op, transform.IncludeOp):
        return _is_consumed_by_callee(op, handle)
    if name in _CONSUMING or name in _CONSUMING_UNLESS:
        unless = _CONSUMING_UNLESS.get(name)
        if unless is not None and op.inherent(unless) is not None:
            return False
        return op.operand_count > 0 and op.operand_at(0) is handle
    return op.info.has_trait("FunctionalStyleTransformOpTrait") and name not in _READING


def has_annotation(function: transform.NamedSequenceOp, number: int, name: str) -> bool:
    """Whether an argument of a function is marked as consumed or read only."""
    attributes = function.arg_attrs_attr
    return attributes is not None and number < len(attributes) and name in attributes[number].entries


def annotate(function: transform.NamedSequenceOp, number: int, name: str) -> None:
    """Mark an argument of a function."""
    dictionaries = function.arg_attrs_attr
    count = len(function.function_type_attr.value.inputs)
    all_of_them = [DictionaryAttr({})] * count if dictionaries is None else list(dictionaries)
    all_of_them[number] = DictionaryAttr({**all_of_them[number].entries, name: UnitAttr()})
    function.attributes["arg_attrs"] = ArrayAttr(tuple(all_of_them))


def is_consumed_in_body(argument: BlockArgument) -> bool:
    """Whether a transform directly in the block consumes its argument."""
    return any(consumes(user, argument) for user in users_in(argument.owner, argument))


def _is_consumed_by_callee(op: transform.IncludeOp, handle: Value) -> bool:
    """Mirrors IncludeOp::getEffects: the annotations of the sequence's arguments."""
    symbol = lookup_nearest_symbol_from(op, op.target)
    if symbol is None or not isinstance(symbol, transform.NamedSequenceOp):
        return False
    return any(
        value is handle and has_annotation(symbol, number, CONSUMED)
        for number, value in enumerate(op.operand_values())
    )
