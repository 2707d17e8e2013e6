"""Signatures: by what the verifier knows an operation like one that it has verified before.

Most operations look like one that was verified before: of the same name, with the same properties, types
of operands and results, number of regions, and number of successors with arguments of the same types.  That
is an operation's signature.  What depends on nothing else is verified once for each.  A verifier knows what
it has met by the identity of the parts, and by their values; the operation's name knows what anybody has
met, whose parts may be other objects.  Some checks also look at what is next to the operation, its
surroundings: they are made once for each of these, which are known by identity only.  The same goes for
what regions of one block look like from outside, the operation's bodies.

Plain operations that are like one of the last of their name are known without making a signature: `Like`.
"""

from __future__ import annotations

from typing import Any, Final

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

# How many of the last operations of a name are remembered that differ.
_MOST_ALIKE: Final = 8


class Like:
    """What a plain operation was like of which nothing is left to verify."""

    __slots__ = (
        "around",
        "first_type",
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
        self.region_count = _region_count(op)
        # The operation around it, as far as verifiers of the name ask for it: its name, or more.
        self.parent: OperationName | None = None
        self.around: Like | None = None
        # What another operation of the name was like, which was verified earlier.
        self.older: Like | None = older


def _type_of(value: Value | None) -> Type | None:
    return None if value is None else value.type


def is_like_another(op: Operation, like: Like | None) -> bool:
    """Whether nothing is left to verify of an operation without discardable attributes."""
    if like is None or not _is_plain(op) or op.region_list is not None:
        return False
    properties = op.props
    first_type = _type_of(op.operand0)
    second_type = _type_of(op.operand1)
    third_type = _type_of(op.operand2)
    result_type = _type_of(op.result0)
    while like is not None:
        if (
            like.properties is properties
            and like.first_type is first_type
            and like.second_type is second_type
            and like.third_type is third_type
            and like.result_type is result_type
        ):
            return op.info.asks_for == ASKS_NOTHING or _stands_alike(op, like)
        like = like.older
    return False


def _stands_alike(op: Operation, like: Like) -> bool:
    """Whether what verifiers ask for around `op` is as it was for another one with the same signature."""
    if op.info.is_terminator and op.next_op is not None:
        return False
    if like.parent is None:
        return True
    parent = parent_of(op)
    if parent is None or parent.info is not like.parent:
        return False
    around = like.around
    return around is None or (
        _may_tell_around(op, parent)
        and around.region_count == _region_count(parent)
        and around.properties is parent.props
        and around.first_type is _type_of(parent.operand0)
        and around.second_type is _type_of(parent.operand1)
        and around.third_type is _type_of(parent.operand2)
        and around.result_type is _type_of(parent.result0)
    )


def like_of(op: Operation, older: Like | None) -> Like | None:
    """What an operation is like that has been verified, with others of the name; None if it is not plain."""
    info = op.info
    if not _is_plain(op) or op.region_list is not None or not info.is_settled_by(op):
        return None
    asks_for = info.asks_for
    like = Like(op, None)
    if asks_for >= ASKS_PARENT:
        parent = parent_of(op)
        if parent is None:
            return None
        like.parent = parent.info
        if asks_for == ASKS_AROUND:
            if not _may_tell_around(op, parent):
                return None
            like.around = Like(parent, None)
    like.older = older
    count = 1
    while older is not None:
        count += 1
        if count == _MOST_ALIKE:
            older.older = None
        older = older.older
    return like


def _is_plain(op: Operation) -> bool:
    """Whether an operation has at most three operands and one result, and no successors."""
    return op.operand_rest is None and op.result_rest is None and op.successor_list is None


def _may_tell_around(op: Operation, parent: Operation) -> bool:
    """Whether an operation's surroundings are no more than its parent's properties, and types that show."""
    return op.operand0 is None and _is_plain(parent)


def _region_count(op: Operation) -> int:
    return 0 if op.region_list is None else len(op.region_list)


def identity_of(op: Operation) -> tuple[int, ...] | None:
    """The signature of `op` by identity; None if it branches to another region, which no signature tells."""
    value = op.operand0
    result = op.result0
    if result is not None and op.result_rest is None and op.successor_list is None and op.region_list is None:
        # Most operations: the same as below, in one step.
        if value is None:
            return (id(op.info), id(op.props), 0, id(result.type))
        second = op.operand1
        if second is None:
            return (id(op.info), id(op.props), 1, id(value.type), id(result.type))
        if op.operand2 is None:
            return (id(op.info), id(op.props), 2, id(value.type), id(second.type), id(result.type))
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


# What begins the signature of an operation with its bodies, so that it is never one of another kind.
BEFORE: Final = -1
AFTER: Final = -2


def bodies_of(op: Operation, identity: tuple[int, ...], kind: int) -> tuple[Any, ...] | None:
    """A signature by identity, with the operation's bodies by value; None if there are more than these.

    What is verified before the regions is another thing than what is verified after them: see `kind`.
    """
    parts: list[Any] = [kind, *identity]
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
    """The signature by identity, with what is next to `op`: see core/signature_followers.py."""
    first = op.info.first_definition
    if first is not None:
        parts = [0, *identity]
        for value in operands_of(op)[first:]:
            if isinstance(value, OpResult):
                parts.append(id(value.op.info))
                parts.append(id(value.op.props))
            else:
                parts.append(0)
        return tuple(parts)
    parts = [*identity, id(op.attrs)]
    for value in operands_of(op):
        if isinstance(value, OpResult):
            parts.append(id(value.op.info))
            parts.append(id(value.op.props))
        else:
            parts.append(0)
    around = parent_of(op)
    if around is not None:
        of_around = identity_of(around)
        if of_around is None:
            parts.append(id(around))
        else:
            parts.extend(of_around)
    return tuple(parts)


def signature_of(op: Operation) -> tuple[Any, ...]:
    """The signature of `op` by value."""
    props = op.props
    # By their entries, most of which are the same objects in many operations.
    if type(props) is DictionaryAttr:
        assert isinstance(props, DictionaryAttr)
        parts: list[Any] = [op.info]
        for name, value in props.entries.items():
            parts.append(name)
            parts.append(value)
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
