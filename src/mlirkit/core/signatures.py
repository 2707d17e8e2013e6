"""Signatures: the verifier's keys of operations that it has verified.

The signature of an operation is its name, properties, types of operands and results, the number of its
regions, and the number of its successors with the types of their arguments.  Most operations have the
signature of an earlier one.  Checks that depend on the signature only run once for each signature.  A
verifier stores signatures by the identity of their parts, and by value; the operation's name stores those
of all verifiers by value.  Where verifiers read only a part of an attribute, a signature by value contains
this part (`OperationName.signature_part`): of a symbol's name, its class.

Some checks also depend on the surroundings of the operation: they run once for each combination, which is
compared by identity.  The same holds for the bodies of regions with one block: the types of their
arguments, and their terminators.

`Like` recognizes operations without regions and successors that equal a recent one of their name, without
making a signature.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import i64

from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.operation import Operation
from mlirkit.core.operation_name import (
    ASKS_AROUND,
    ASKS_NOTHING,
    ASKS_PARENT,
    OperationName,
)
from mlirkit.core.operation_parts import operands_of, parent_of, parent_region_of
from mlirkit.core.structural_attributes import DictionaryAttr
from mlirkit.core.value import OpResult, Value

# The most keys of a name in a list, before the list starts anew.
_LONGEST_LIST: Final = 8


class Like:
    """The key of a completely verified operation without regions and successors."""

    __slots__ = (
        "around",
        "depth",
        "first_type",
        "further_types",
        "older",
        "parent",
        "properties",
        "region_count",
        "result_type",
        "second_type",
        "third_type",
    )

    def __init__(self, op: Operation, older: Like | None) -> None:
        self.properties: Attribute | None = op.props
        self.first_type: Type | None = _type_of(op.operand0)
        self.second_type: Type | None = _type_of(op.operand1)
        self.third_type: Type | None = _type_of(op.operand2)
        self.result_type: Type | None = _type_of(op.result0)
        # The types of further operands, and of further results; None if the operation has neither.
        self.further_types: tuple[list[Type], list[Type]] | None = None
        if op.operand_rest is not None or op.result_rest is not None:
            self.further_types = _further_types(op)
        self.region_count = _region_count(op)
        # The operation around it, as far as verifiers of the name read it: its name, or its key.
        self.parent: OperationName | None = None
        self.around: Like | None = None
        # The key of an operation of the name that was verified earlier, and the count of earlier keys.
        self.older: Like | None = older
        self.depth: i64 = 0 if older is None else older.depth + 1


def _type_of(value: Value | None) -> Type | None:
    return None if value is None else value.type


def _further_types(op: Operation) -> tuple[list[Type], list[Type]]:
    return (
        [value.type for value in op.operand_rest or ()],
        [value.type for value in op.result_rest or ()],
    )


def is_like_another(op: Operation, like: Like | None) -> bool:
    """Whether an operation without discardable attributes equals a completely verified one."""
    if like is None or op.region_list is not None or op.successor_list is not None:
        return False
    # Without calls, which plain Python would make for each operand of each operation.
    properties = op.props
    value = op.operand0
    first_type = None if value is None else value.type
    value = op.operand1
    second_type = None if value is None else value.type
    value = op.operand2
    third_type = None if value is None else value.type
    result = op.result0
    result_type = None if result is None else result.type
    has_more = op.operand_rest is not None or op.result_rest is not None
    while like is not None:
        if (
            like.properties is properties
            and like.first_type is first_type
            and like.second_type is second_type
            and like.third_type is third_type
            and like.result_type is result_type
            and (like.further_types is not None) == has_more
            and (not has_more or _has_further_types(like, op))
            and (op.info.asks_for == ASKS_NOTHING or _has_like_surroundings(op, like))
        ):
            return True
        like = like.older
    return False


def _has_further_types(like: Like, op: Operation) -> bool:
    further_types = like.further_types
    assert further_types is not None
    operand_types, result_types = further_types
    return _have_types(op.operand_rest, operand_types) and _have_types(op.result_rest, result_types)


def _have_types(values: Sequence[Value] | None, types: list[Type]) -> bool:
    if values is None:
        return not types
    if len(values) != len(types):
        return False
    return all(value.type is type for value, type in zip(values, types))


def _has_like_surroundings(op: Operation, like: Like) -> bool:
    """Whether the surroundings of `op` that verifiers read equal those in the key `like`."""
    if op.info.is_terminator and op.next_op is not None:
        return False
    if like.parent is None:
        return True
    parent = parent_of(op)
    if parent is None or parent.info is not like.parent:
        return False
    around = like.around
    return around is None or (
        _are_surroundings_in_key(op, parent)
        and around.properties is parent.props
        and around.region_count == _region_count(parent)
        and around.first_type is _type_of(parent.operand0)
        and around.second_type is _type_of(parent.operand1)
        and around.third_type is _type_of(parent.operand2)
        and around.result_type is _type_of(parent.result0)
    )


def like_of(op: Operation, older: Like | None) -> Like | None:
    """The key of a verified operation; None if its verification depends on more."""
    info = op.info
    if op.region_list is not None or op.successor_list is not None or not info.is_settled_by(op):
        return None
    asks_for = info.asks_for
    like = Like(op, None if older is None or older.depth >= _LONGEST_LIST else older)
    if asks_for >= ASKS_PARENT:
        parent = parent_of(op)
        if parent is None:
            return None
        like.parent = parent.info
        if asks_for == ASKS_AROUND:
            if not _are_surroundings_in_key(op, parent):
                return None
            like.around = Like(parent, None)
    return like


def _are_surroundings_in_key(op: Operation, parent: Operation) -> bool:
    """Whether the key of its parent describes all surroundings of an operation."""
    if op.operand0 is not None and op.info.first_definition is not None:
        return False
    return parent.operand_rest is None and parent.result_rest is None and parent.successor_list is None


def _region_count(op: Operation) -> int:
    return 0 if op.region_list is None else len(op.region_list)


def identity_of(op: Operation) -> tuple[int, ...] | None:
    """The signature of `op` by identity; None if it branches to another region, which is in no signature."""
    value = op.operand0
    result = op.result0
    if result is not None and op.result_rest is None and op.successor_list is None and op.region_list is None:
        # Most operations: the same as below, in one step.
        if value is None:
            return (id(op.info), id(op.props), 0, id(result.type))
        second = op.operand1
        if second is None:
            return (id(op.info), id(op.props), 1, id(value.type), id(result.type))
        third = op.operand2
        if third is None:
            return (id(op.info), id(op.props), 2, id(value.type), id(second.type), id(result.type))
        if op.operand_rest is None:
            types = (id(value.type), id(second.type), id(third.type), id(result.type))
            return (id(op.info), id(op.props), 3, *types)
    parts: list[int] = [id(op.info), id(op.props), op.operand_count]
    if value is not None:
        parts.append(id(value.type))
        value = op.operand1
        if value is not None:
            parts.append(id(value.type))
            value = op.operand2
            if value is not None:
                parts.append(id(value.type))
                rest = op.operand_rest
                if rest is not None:
                    for value in rest:
                        parts.append(id(value.type))
    if result is not None:
        parts.append(id(result.type))
        results = op.result_rest
        if results is not None:
            for result in results:
                parts.append(id(result.type))
    successors = op.successor_list
    if successors is not None:
        region = parent_region_of(op)
        for block in successors:
            if block.parent_region is not region:
                return None
            parts.append(len(block.args))
            for argument in block.args:
                parts.append(id(argument.type))
        parts.append(len(successors))
    regions = op.region_list
    if regions is not None:
        parts.append(len(regions))
    return tuple(parts)


# The first element of signatures with bodies, which distinguishes them from all others.
_WITH_BODIES: Final = -1


def bodies_of(op: Operation, identity: tuple[int, ...]) -> tuple[Any, ...] | None:
    """A signature by identity, with bodies by value; None if the regions contain more than bodies."""
    parts: list[Any] = [_WITH_BODIES, *identity]
    for region in op.region_list or ():
        blocks = region.get_blocks()
        if not blocks:
            parts.append(-1)
            continue
        last = blocks[0].last
        if len(blocks) > 1 or last is None or last.region_list or last.successor_list:
            return None
        arguments = blocks[0].args
        parts.append(len(arguments))
        for argument in arguments:
            parts.append(argument.type)
        parts.append(id(last.info))
        parts.append(id(last.props))
        for value in operands_of(last):
            parts.append(value.type)
        parts.append(None)
        if last.result0 is not None:
            parts.append(last.result0.type)
            for result in last.result_rest or ():
                parts.append(result.type)
    return tuple(parts)


def surroundings_of(op: Operation, identity: tuple[int, ...]) -> tuple[int, ...]:
    """The signature by identity, with the surroundings of `op`: see core/signature_followers.py."""
    info = op.info
    parts = [0, *identity]
    first = info.first_definition
    if first is not None:
        for value in operands_of(op)[first:]:
            if isinstance(value, OpResult):
                parts.append(id(value.op.info))
                parts.append(id(value.op.props))
            else:
                parts.append(0)
    if info.asks_around:
        parts.append(id(op.attrs))
        parent = parent_of(op)
        if parent is not None:
            parent_identity = identity_of(parent)
            if parent_identity is None:
                parts.append(id(parent))
            else:
                parts.extend(parent_identity)
    return tuple(parts)


def signature_of(op: Operation) -> tuple[Any, ...]:
    """The signature of `op` by value."""
    props = op.props
    # The entries are compared, not the dictionary: many operations share the entries' objects.
    if type(props) is DictionaryAttr:
        assert isinstance(props, DictionaryAttr)
        parts: list[Any] = [op.info]
        part_of = op.info.signature_part
        for name, value in props.entries.items():
            parts.append(name)
            parts.append(value if part_of is None else part_of(name, value))
    else:
        parts = [op.info, props]
    parts.append(None)
    for operand in operands_of(op):
        parts.append(operand.type)
    parts.append(None)
    first = op.result0
    if first is not None:
        parts.append(first.type)
        for result in op.result_rest or ():
            parts.append(result.type)
    for block in op.successor_list or ():
        parts.append(None)
        for argument in block.args:
            parts.append(argument.type)
    parts.append(len(op.region_list or ()))
    return tuple(parts)
