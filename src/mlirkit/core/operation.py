"""Operations: the node of the graph.

A registered operation is an instance of its own subclass, an unregistered one of `Operation` itself.
The first three operands and the first result are fields, which keeps large modules small; use
`operand_at(i)`, `set_operand`, `operands` and `results`.  Inherent attributes are in `props`, discardable
ones in `attrs`; both are immutable dictionaries that operations may share.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from os import PathLike
from typing import Any, Final, TypeVar, overload

from mypy_extensions import i64, mypyc_attr

from mlirkit.core.arguments import expect, expect_live, expect_or_none, wrong_argument
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.attribute_map import OpAttributeMap
from mlirkit.core.block import Block
from mlirkit.core.casters import cast_value
from mlirkit.core.context import Context, context_of, current_context
from mlirkit.core.erasure import drop_references, erase_operation, erase_tree
from mlirkit.core.location import Location, default_location, require_location
from mlirkit.core.operation_name import ERASED, OperationName
from mlirkit.core.operation_parts import (
    append_operand,
    append_region,
    append_result,
    attribute_of,
    has_uses,
    inherent_of,
    location_of,
    only_result_of,
    operand_of,
    operand_types_of,
    operands_of,
    parent_region_of,
    remove_operands,
    result_types_of,
    results_of,
    set_attribute_of,
    set_inherent_of,
    set_operand_of,
    set_successors,
)
from mlirkit.core.operation_text import OperationText
from mlirkit.core.region import Region
from mlirkit.core.structural_attributes import EMPTY_DICTIONARY, DictionaryAttr
from mlirkit.core.upcalls import parse_operation, write_bytecode
from mlirkit.core.value import OpOperand, OpResult, Value, require_value
from mlirkit.core.value_lists import OpOperandList, OpResultList, OpSuccessors
from mlirkit.core.verified import KNOWN
from mlirkit.support.build import COMPILED
from mlirkit.support.diagnostics import MLIRError

OperationT = TypeVar("OperationT", bound="Operation")


# The fields that mlirkit itself reads and writes; classes of programs have no accessors of these names.
FIELDS: Final = (
    "attrs",
    "info",
    "loc",
    "next_op",
    "operand0",
    "operand1",
    "operand2",
    "operand_count",
    "operand_rest",
    "order",
    "parent_block",
    "place",
    "prev_op",
    "props",
    "region_list",
    "result0",
    "result_rest",
    "successor_list",
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Operation(OperationText):
    """An operation.  Make one with `Operation.create`, a builder of its dialect, or a parser."""

    __slots__ = FIELDS

    def __init__(self, info: OperationName, loc: Location, place: int = 0) -> None:
        self.info = info
        # The location is loc.at(place), made on demand.
        self.loc = loc
        self.place = place
        self.attrs: DictionaryAttr = EMPTY_DICTIONARY
        # A dictionary for every registered operation; unregistered ones may carry any attribute or none.
        self.props: Attribute | None = None
        self.operand0: Value | None = None
        self.operand1: Value | None = None
        self.operand2: Value | None = None
        self.operand_rest: list[Value] | None = None
        # Plain ints: an i64 field may be undefined, for which compiled objects need another word.
        self.operand_count: int = 0
        self.result0: OpResult | None = None
        self.result_rest: list[OpResult] | None = None
        self.region_list: list[Region] | None = None
        self.successor_list: list[Block] | None = None
        self.parent_block: Block | None = None
        self.prev_op: Operation | None = None
        self.next_op: Operation | None = None
        self.order: int = 0

    # -- making -------------------------------------------------------------------------------------

    @staticmethod
    def create(
        name: str,
        results: Sequence[Type] | None = None,
        operands: Sequence[Any] | None = None,
        attributes: Mapping[str, Attribute] | None = None,
        successors: Sequence[Block] | None = None,
        regions: int = 0,
        loc: Location | None = None,
        ip: Any = None,
        infer_type: bool = False,
        context: Context | None = None,
        properties: Mapping[str, Attribute] | None = None,
    ) -> Operation:
        """Create an operation by name and insert it at `ip` (default: the current insertion point).

        `ip=False` leaves it detached.  Inherent attributes may come in `attributes` or `properties`.
        """
        creation.check_insertion_point(ip, "Operation.create")
        operation = creation.create_by_name(
            context_of(context, loc),
            name,
            results,
            operands,
            attributes,
            properties,
            successors,
            regions,
            default_location(loc),
            infer_type,
        )
        creation.insert_at(operation, ip)
        return operation

    @classmethod
    def parse(
        cls,
        source: str | bytes | memoryview,
        *,
        source_name: str = "",
        context: Context | None = None,
        verify: bool = True,
    ) -> Any:
        """The one top-level operation of `source`, text or bytecode, verified by default."""
        from mlirkit.core.reading import reading

        parse_context = current_context(context)
        operation = reading(
            lambda: parse_operation(source, source_name or "-", parse_context, verify, False),
            "operation assembly",
            parse_context,
        )
        if not isinstance(operation, cls):
            expected_name = getattr(cls, "OPERATION_NAME", cls.__name__)
            raise MLIRError(f"Expected a '{expected_name}' op, got: '{operation.name}'")
        return operation

    # -- identity -----------------------------------------------------------------------------------

    @property
    def name(self) -> str:
        """The full name, e.g. "arith.addi"."""
        # `require_live` is only called to raise: passes read the name of every operation.
        info = self.info
        return self.require_live().name if info is ERASED else info.name

    @property
    def is_registered(self) -> bool:
        return self.require_live().is_registered

    @property
    def has_unknown_syntax(self) -> bool:
        """Whether the operation was read as text, because its syntax is unknown."""
        return self.require_live().has_unknown_syntax

    @property
    def context(self) -> Any:
        return self.require_live().context

    @property
    def operation(self) -> Operation:
        """The operation itself: an operation and its view are one object here."""
        return self

    @property
    def opview(self) -> Operation:
        return self

    @property
    def attached(self) -> bool:
        return self.block is not None

    @property
    def location(self) -> Location:
        self.require_live()
        return location_of(self)

    @location.setter
    def location(self, loc: Location) -> None:
        self.require_live()
        self.loc = require_location(loc)
        self.place = 0
        KNOWN.stamp = None

    def has_trait(self, trait: Any) -> bool:
        """Whether the operation has a trait: its name, the result of `trait_named`, or a class."""
        from mlirkit.core.traits import canonical_name

        if isinstance(trait, str):
            return self.require_live().has_trait(canonical_name(trait))
        name = getattr(trait, "name", None)
        if not isinstance(name, str):
            raise wrong_argument(trait, "a trait or its name", "has_trait", "trait")
        return self.require_live().has_trait(name)

    def require_live(self) -> OperationName:
        info = self.info
        if info is ERASED:
            raise MLIRError("the operation has been erased")
        return info

    # -- operands -----------------------------------------------------------------------------------

    def operand_at(self, number: i64) -> Value:
        """Operand `number`, counting from 0."""
        return operand_of(self, number)

    def operand_values(self) -> list[Value]:
        """All operands."""
        self.require_live()
        return operands_of(self)

    def operand_types(self) -> list[Type]:
        return operand_types_of(self)

    @property
    def operands(self) -> OpOperandList:
        if self.info is ERASED:
            self.require_live()
        return OpOperandList(self, 0, self.operand_count)

    @property
    def op_operands(self) -> list[OpOperand]:
        self.require_live()
        return [OpOperand(self, number) for number in range(self.operand_count)]

    def add_operand(self, value: Value) -> None:
        """Append an operand."""
        self.require_live()
        append_operand(self, require_value(value))

    def set_operand(self, number: i64, value: Value) -> None:
        """Set operand `number` to `value`."""
        set_operand_of(self, number, require_value(value))

    def set_operands(self, values: Sequence[Value]) -> None:
        """Replace all operands; their number may change."""
        self.require_live()
        values = [require_value(value) for value in values]
        self.drop_operands()
        for value in values:
            append_operand(self, value)

    def drop_operands(self) -> None:
        """Remove all operands."""
        remove_operands(self)

    def replace_uses_of_with(self, of: Value, with_: Value) -> None:
        """Replace the value `of` by `with_` in all operands of this operation."""
        self.require_live()
        of = require_value(of)
        with_ = require_value(with_)
        for number, value in enumerate(operands_of(self)):
            if value is of:
                self.set_operand(number, with_)

    # -- results ------------------------------------------------------------------------------------

    def add_result(self, type: Type) -> OpResult:
        """Append a result: only while the operation is being made."""
        self.require_live()
        expect(type, Type, "add_result", "type")
        return append_result(self, type)

    def result_values(self) -> list[OpResult]:
        """All results."""
        self.require_live()
        return results_of(self)

    def result_types(self) -> list[Type]:
        self.require_live()
        return result_types_of(self)

    @property
    def results(self) -> OpResultList:
        if self.info is ERASED:
            self.require_live()
        return OpResultList(results_of(self), self)

    @property
    def result(self) -> Value:
        """The only result, cast by its caster: of a program's class, or an `OpResult`."""
        value: Value = cast_value(only_result_of(self))
        return value

    def only_result(self) -> OpResult:
        """The only result."""
        return only_result_of(self)

    @property
    def result_count(self) -> int:
        self.require_live()
        rest = self.result_rest
        return 0 if self.result0 is None else 1 if rest is None else len(rest) + 1

    @property
    def use_empty(self) -> bool:
        """Whether no result has uses."""
        self.require_live()
        return not has_uses(self)

    def replace_all_uses_with(self, others: Any) -> None:
        """Replace every result, pairwise, by the values given (or the results of an operation)."""
        self.require_live()
        values = results_of(others) if isinstance(others, Operation) else list(others)
        if len(values) != self.result_count:
            raise ValueError(f"{self.result_count} results cannot be replaced by {len(values)} values")
        for result, other in zip(results_of(self), values):
            result.replace_all_uses_with(other)

    # -- attributes ---------------------------------------------------------------------------------

    @property
    def attributes(self) -> OpAttributeMap:
        """Inherent and discardable attributes together, as a mutable mapping."""
        if self.info is ERASED:
            self.require_live()
        return OpAttributeMap(self, True, True)

    @property
    def discardable_attributes(self) -> OpAttributeMap:
        self.require_live()
        return OpAttributeMap(self, False, True)

    @property
    def properties(self) -> OpAttributeMap:
        """The inherent attributes alone, as a mutable mapping."""
        self.require_live()
        return OpAttributeMap(self, True, False)

    def inherent(self, name: str) -> Attribute | None:
        """The inherent attribute `name`, or None."""
        return inherent_of(self, name)

    def set_inherent(self, name: str, value: Attribute | None) -> None:
        """Set or (None) remove an inherent attribute."""
        self.require_live()
        expect(name, str, "set_inherent", "name")
        expect_or_none(value, Attribute, "set_inherent", "value")
        set_inherent_of(self, name, value)

    def attribute(self, name: str) -> Attribute | None:
        """The attribute `name`, inherent or discardable, or None."""
        return attribute_of(self, name)

    def set_attribute(self, name: str, value: Attribute | None) -> None:
        """Set or (None) remove an attribute: in the properties if it is inherent."""
        self.require_live()
        expect(name, str, "set_attribute", "name")
        expect_or_none(value, Attribute, "set_attribute", "value")
        set_attribute_of(self, name, value)

    # -- regions and successors ---------------------------------------------------------------------

    @property
    def regions(self) -> list[Region]:
        if self.info is ERASED:
            self.require_live()
        return list(self.region_list or ())

    def region_at(self, index: int) -> Region:
        regions = self.region_list
        if regions is None:
            self.require_live()
            raise IndexError("region index out of range")
        return regions[index]

    def add_region(self, region: Region | None = None) -> Region:
        """Append a region: only while the operation is being made."""
        self.require_live()
        if region is None:
            region = Region()
        else:
            expect_live(region, Region, "add_region", "region")
            if region.parent_op is not None:
                raise ValueError("add_region: argument 'region': the region belongs to an operation")
        append_region(self, region)
        return region

    @property
    def successors(self) -> OpSuccessors:
        self.require_live()
        return OpSuccessors(self)

    def set_successor(self, index: int, block: Block) -> None:
        self.require_live()
        expect_live(block, Block, "set_successor", "block")
        if self.successor_list is None:
            raise IndexError("successor index out of range")
        changed = list(self.successor_list)
        changed[index] = block
        set_successors(self, changed)

    # -- place --------------------------------------------------------------------------------------

    @property
    def parent(self) -> Any:
        """The operation whose region holds this one."""
        self.require_live()
        return self.parent_op

    @property
    def parent_op(self) -> Operation | None:
        block = self.parent_block
        return None if block is None or block.parent_region is None else block.parent_region.parent_op

    @property
    def parent_region(self) -> Region | None:
        return parent_region_of(self)

    @property
    def block(self) -> Block | None:
        self.require_live()
        return self.parent_block

    def is_ancestor(self, other: Operation | None) -> bool:
        """Whether `other` is this operation or nested in it."""
        self.require_live()
        expect_or_none(other, Operation, "is_ancestor", "other")
        while other is not None:
            if other is self:
                return True
            other = other.parent_op
        return False

    def is_before_in_block(self, other: Operation) -> bool:
        """Whether this operation comes before `other`, which must be in the same block."""
        self.require_live()
        if not isinstance(other, Operation):
            raise wrong_argument(other, "Operation", "is_before_in_block", "other")
        block = self.parent_block
        if block is None or other.parent_block is not block:
            raise MLIRError("expected both operations to be in the same block")
        if not block.order_valid:
            block.number_operations()
        return self.order < other.order

    def detach_from_parent(self) -> Operation:
        """Remove the operation from its block without erasing it."""
        self.require_live()
        block = self.parent_block
        if block is None:
            raise ValueError("Detached operation has no parent.")
        block.remove(self)
        return self

    def move_before(self, other: Operation) -> None:
        """Move this operation in front of `other`."""
        expect_live(other, Operation, "move_before", "other")
        other._block_around().move(self, other)

    def move_after(self, other: Operation) -> None:
        """Move this operation behind `other`."""
        expect_live(other, Operation, "move_after", "other")
        other._block_around().move(self, other.next_op)

    def _block_around(self) -> Block:
        """The block this operation is in, into which other operations are moved."""
        block = self.block
        if block is None:
            raise MLIRError("cannot move an operation next to an operation that is in no block")
        return block

    # -- end of life --------------------------------------------------------------------------------

    def erase(self) -> None:
        """Remove the operation and everything nested in it, none of whose values may be used elsewhere.

        The handle is dead afterwards: using it raises MLIRError.
        """
        self.require_live()
        erase_operation(self)

    def drop_all_references(self) -> None:
        """Drop all operands and successors, those of nested operations included."""
        self.require_live()
        drop_references(self)

    def close(self) -> None:
        """Free a whole module at once, much faster than the garbage collector would."""
        self.require_live()
        if self.parent_block is not None:
            self.detach_from_parent()
        erase_tree(self)

    # -- copying and comparing ----------------------------------------------------------------------

    def clone(self, ip: Any = None, mapping: dict[Value, Value] | None = None) -> Any:
        """A deep copy, inserted at `ip` (default: the current insertion point).

        `mapping` has replacements of values; the copies of results and arguments are added to it.
        """
        if self.info is ERASED:
            self.require_live()
        creation.check_insertion_point(ip, "clone")
        if mapping is not None:
            expect(mapping, dict, "clone", "mapping")
            for original, replacement in list(mapping.items()):
                mapping[original] = require_value(replacement)
        copy = cloning.clone_operation(self, mapping)
        creation.insert_at(copy, ip)
        return copy

    def __copy__(self) -> Operation:
        return self.__deepcopy__(None)

    def __deepcopy__(self, memo: Any) -> Operation:
        copy: Operation = self.clone(ip=False)
        return copy

    def __reduce__(self) -> Any:
        from mlirkit.core.pickling import pickled_text

        self.require_live()
        return (_unpickle, pickled_text(self))

    def is_structurally_equivalent(self, other: Operation, ignore_locations: bool = True) -> bool:
        """Whether `other` is the same IR: names, attributes, types, the graph of values, regions."""
        from mlirkit.core.equivalence import is_equivalent

        self.require_live()
        expect_live(other, Operation, "is_structurally_equivalent", "other")
        return is_equivalent(self, other, ignore_locations)

    # -- walking, verifying, writing ----------------------------------------------------------------

    @overload
    def walk(
        self, callback: None = None, walk_order: Any = None, op_class: Any = None
    ) -> Iterator[Operation]: ...
    @overload
    def walk(self, callback: Callable[..., Any], walk_order: Any = None, op_class: Any = None) -> Any: ...
    def walk(self, callback: Any = None, walk_order: Any = None, op_class: Any = None) -> Any:
        """Visit this operation and all nested ones; see core/walk.py.

        With a callback: call it on each (post-order by default), obeying `WalkResult`.
        Without: an iterator, in pre-order.
        """
        from mlirkit.core.walk import walk

        self.require_live()
        return walk(self, callback, walk_order, op_class)

    @overload
    def walk_list(self, kind: type[OperationT]) -> list[OperationT]: ...
    @overload
    def walk_list(self, kind: str | None = None) -> list[Operation]: ...
    def walk_list(self, kind: Any = None) -> Any:
        """This operation and all nested ones in pre-order; of one class or name if `kind` is given."""
        from mlirkit.core.walk import collect

        self.require_live()
        return collect(self, kind)

    def verify(self, recursive: bool = True) -> bool:
        """Check all rules; True, or VerificationError with every diagnostic."""
        from mlirkit.core.reading import verification_error
        from mlirkit.core.verifier import collect_diagnostics

        info = self.require_live()
        diagnostics = collect_diagnostics(self, recursive)
        if diagnostics:
            raise verification_error(diagnostics, current_context(info.context))
        return True

    def write_bytecode(
        self, file: Any, desired_version: int | None = None, producer: str | None = None
    ) -> None:
        """Write bytecode to a path or binary file."""
        self.require_live()
        if not hasattr(file, "write"):
            expect(file, (str, bytes, PathLike), "write_bytecode", "file")
        expect_or_none(desired_version, int, "write_bytecode", "desired_version")
        expect_or_none(producer, str, "write_bytecode", "producer")
        data = write_bytecode(self, desired_version, producer)
        if hasattr(file, "write"):
            file.write(data)
        else:
            with open(file, "wb") as stream:
                stream.write(data)

    def materialize(self) -> None:
        """Load all regions and locations that a lazy reader has not loaded yet."""
        from mlirkit.core.walk import walk_preorder

        self.require_live()
        for op in walk_preorder(self):
            location_of(op)
            for region in op.region_list or ():
                for block in region.get_blocks():
                    for argument in block.args:
                        _ = argument.location

    def __repr__(self) -> str:
        if self.info is ERASED:
            return "<erased Operation>"
        return f"<{self.__class__.__name__} {self.name}>"


def _unpickle(text: str, is_framed: bool) -> Operation:
    from mlirkit.core.pickling import unpickled

    return unpickled(text, is_framed)


if not COMPILED:
    # Interpreted, the function itself is the method: passes call it for every operation, so a call counts.
    Operation.operand_types = operand_types_of  # type: ignore[assignment,method-assign]


# creation.py and clone.py import this module; an import inside of `create` would take a fifth of its time.
from mlirkit.core import clone as cloning  # noqa: E402
from mlirkit.core import creation  # noqa: E402
