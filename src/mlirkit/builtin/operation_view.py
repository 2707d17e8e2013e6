"""`OpView`: the base of classes of operations that are written for upstream's bindings, by hand or generated.

    @register_operation(_Dialect)
    class AddOp(OpView):
        OPERATION_NAME = "my.add"
        def __init__(self, lhs, rhs, *, loc=None, ip=None):
            super().__init__(
                self.OPERATION_NAME, self._ODS_REGIONS, self._ODS_OPERAND_SEGMENTS, self._ODS_RESULT_SEGMENTS,
                operands=[lhs, rhs], results=[lhs.type], loc=loc, ip=ip,
            )

`_ODS_REGIONS` is the least number of regions, and whether it is the exact number.  Segments are None if
operands or results have no groups; otherwise they are a number for each group: 1 for one value, 0 for one
value or None, -1 for a list.

An operation and its view are one object here, so every operation is an `OpView`.  If a context has a class
for an operation, made from definitions, the registered class precedes it among the bases of a new class:
verifiers and syntax stay (core/registered_classes.py).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Final, TypeVar

from mlirkit.builtin.dense import dense_array
from mlirkit.builtin.types import integer_type
from mlirkit.core.arguments import expect, expect_all, expect_count, expect_or_none, expect_sequence
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.block import Block
from mlirkit.core.context import context_of
from mlirkit.core.creation import (
    MOST_REGIONS,
    as_value,
    check_insertion_point,
    check_parts,
    fill_operation,
    insert_at,
)
from mlirkit.core.location import Location, default_location
from mlirkit.core.operation import FIELDS, Operation
from mlirkit.core.operation_state import OperationState
from mlirkit.core.reading import uninferable
from mlirkit.core.region import Region

Part = TypeVar("Part")
Segments = Sequence[int] | None
_FIELDS: Final = frozenset(FIELDS)


class ViewClass(type):
    """The class of `OpView`: all operations are its instances, and calling it with one returns it."""

    def __call__(cls, *args: Any, **named: Any) -> Any:
        if len(args) == 1 and not named and isinstance(args[0], Operation) and cls is OpView:
            return args[0]
        return super().__call__(*args, **named)

    def __instancecheck__(cls, instance: Any) -> bool:
        return isinstance(instance, Operation) if cls is OpView else super().__instancecheck__(instance)

    def __subclasscheck__(cls, subclass: Any) -> bool:
        return issubclass(subclass, Operation) if cls is OpView else super().__subclasscheck__(subclass)


class OpView(Operation, metaclass=ViewClass):
    """See the module."""

    __slots__ = ()

    OPERATION_NAME: ClassVar[str]
    _ODS_REGIONS: ClassVar[tuple[int, bool]] = (0, True)
    _ODS_OPERAND_SEGMENTS: ClassVar[Segments] = None
    _ODS_RESULT_SEGMENTS: ClassVar[Segments] = None

    def __init_subclass__(cls, **named: Any) -> None:
        """Append an underscore to members named like a field of operations, as definitions do."""
        super().__init_subclass__(**named)
        for field in _FIELDS.intersection(vars(cls)):
            setattr(cls, f"{field}_", vars(cls)[field])
            delattr(cls, field)

    def __init__(
        self,
        name: str,
        opRegionSpec: tuple[int, bool],
        operandSegmentSpecObj: Segments = None,
        resultSegmentSpecObj: Segments = None,
        results: Sequence[Any] | None = None,
        operands: Sequence[Any] | None = None,
        attributes: Mapping[str, Attribute] | None = None,
        successors: Sequence[Block] | None = None,
        regions: int | None = None,
        loc: Location | None = None,
        ip: Any = None,
    ) -> None:
        """The parameters have upstream's names; most callers pass them by position."""
        check_insertion_point(ip, "OpView")
        expect(name, str, "OpView", "name")
        expect_or_none(attributes, Mapping, "OpView", "attributes")
        if results is not None:
            results = expect_sequence(results, object, "OpView", "results")
        if operands is not None:
            operands = expect_sequence(operands, object, "OpView", "operands")
        if successors is not None:
            successors = expect_all(successors, Block, "OpView", "successors")
        state = OperationState(context_of(None, loc).operation_name(name), default_location(loc))
        state.attributes = dict(attributes or {})
        state.successors = list(successors or ())
        state.regions = [Region() for _ in range(_region_count(name, opRegionSpec, regions))]
        state.operands = _in_a_row(_OPERANDS, name, operandSegmentSpecObj, operands or (), state)
        if results is None:
            state.result_types = _inferred(state)
        else:
            state.result_types = _in_a_row(_RESULTS, name, resultSegmentSpecObj, results, state)
        check_parts(name, state.result_types, state.attributes)
        Operation.__init__(self, state.info, state.location)
        fill_operation(self, state)
        full_class = state.info.op_class
        if full_class is not None and full_class is not type(self) and issubclass(full_class, type(self)):
            self.__class__ = full_class
        insert_at(self, ip)

    @classmethod
    def build_generic(
        cls,
        results: Sequence[Any] | None = None,
        operands: Sequence[Any] | None = None,
        attributes: Mapping[str, Attribute] | None = None,
        successors: Sequence[Block] | None = None,
        regions: int | None = None,
        loc: Location | None = None,
        ip: Any = None,
    ) -> Any:
        """An operation of the class from parts in the order of its definition; groups are lists."""
        expect(getattr(cls, "OPERATION_NAME", None), str, "build_generic", "OPERATION_NAME")
        op = cls.__new__(cls)
        OpView.__init__(
            op,
            cls.OPERATION_NAME,
            cls._ODS_REGIONS,
            cls._ODS_OPERAND_SEGMENTS,
            cls._ODS_RESULT_SEGMENTS,
            results,
            operands,
            attributes,
            successors,
            regions,
            loc,
            ip,
        )
        return op


class _Kind:
    """Operands or results: the noun in messages, and the check of an element."""

    def __init__(self, name: str, noun: str, check: Callable[[Any], Any]) -> None:
        self.name = name
        self.noun = noun
        self.check = check


def _checked_type(type: Any) -> Type:
    if not isinstance(type, Type):
        raise TypeError(f"expected a type, got {type!r}")
    return type


_OPERANDS = _Kind("operand", "Value", as_value)
_RESULTS = _Kind("result", "Type", _checked_type)


def _in_a_row(kind: _Kind, name: str, segments: Segments, parts: Sequence[Any], state: OperationState) -> Any:
    """The flat list of operands or result types; the sizes of groups become an attribute of the state."""
    if segments is None:
        return [_checked_part(kind, name, number, part) for number, part in enumerate(parts)]
    if len(segments) != len(parts):
        raise ValueError(
            f'Operation "{name}" requires {len(segments)} {kind.name} segments but was provided {len(parts)}'
        )
    sizes_name = f"{kind.name}SegmentSizes"
    if sizes_name in state.attributes:
        raise ValueError(
            "Manually setting a 'resultSegmentSizes' or 'operandSegmentSizes' attribute is unsupported. "
            "Use Operation.create for such low-level access."
        )
    groups = [
        _group(kind, name, number, segment, part)
        for number, (segment, part) in enumerate(zip(segments, parts))
    ]
    state.attributes[sizes_name] = dense_array(integer_type(32), [len(group) for group in groups])
    return [part for group in groups for part in group]


def _group(kind: _Kind, name: str, number: int, segment: int, part: Any) -> list[Any]:
    if segment == -1:
        try:
            parts = list(part or ())
            if any(part is None for part in parts):
                raise TypeError("contained a None item")
            return [kind.check(part) for part in parts]
        except (TypeError, ValueError) as error:
            raise _wrong_part(kind, name, number, f"Sequence of {kind.noun}s", str(error)) from None
    if part is None and segment == 0:
        return []
    if part is None:
        problem = f"was None and {kind.name} is not optional"
        raise _wrong_part(kind, name, number, kind.noun, problem)
    return [_checked_part(kind, name, number, part)]


def _checked_part(kind: _Kind, name: str, number: int, part: Any) -> Any:
    try:
        return kind.check(part)
    except (TypeError, ValueError) as error:
        raise _wrong_part(kind, name, number, kind.noun, str(error)) from None


def _wrong_part(kind: _Kind, name: str, number: int, expected: str, problem: str) -> ValueError:
    part = f"{kind.name.capitalize()} {number}"
    return ValueError(f'{part} of operation "{name}" must be a {expected} ({problem})')


def _region_count(name: str, ods_regions: tuple[int, bool], regions: int | None) -> int:
    least, is_exact = ods_regions
    count = least if regions is None else expect_count(regions, MOST_REGIONS, "OpView", "regions")
    if count < least:
        problem = f"a minimum of {least} regions"
    elif is_exact and count > least:
        problem = f"a maximum of {least} regions"
    else:
        return count
    raise ValueError(f'Operation "{name}" requires {problem} but was built with regions={count}')


def _inferred(state: OperationState) -> list[Type]:
    infer = state.info.infer_types
    if infer is None:
        if not state.info.is_registered:
            raise uninferable(state.info.name, state.location)
        return []
    types: list[Type] = infer(state)
    return types
