"""Interfaces: methods that operations of different kinds have in common.

An operation class lists its implementations in `INTERFACES`, by the name of MLIR's interface; each is
an object of a class below (or of a subclass), shared by all operations of that name.  Every method takes
the operation: here of any class, in implementations of their operation's class.
`interface(op, "BranchOpInterface")` gives the implementation, or None.

An interface among an operation's traits may lack an implementation; `interface` gives None for it.
MLIR's verification of interfaces is in core/interface_checks.py and builtin/trait_checks.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Any, Final

from mypy_extensions import mypyc_attr

from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.block import Block
from mlirkit.core.operation import Operation
from mlirkit.core.operation_parts import attribute_of, inherent_of, operands_of, results_of
from mlirkit.core.region import Region
from mlirkit.core.symbols import SYMBOL_NAME, symbol_visibility
from mlirkit.core.transformation_interfaces import TRANSFORMATION_INTERFACES
from mlirkit.core.value import Value


def interface(op: Operation, name: str) -> Any:
    """The implementation of interface `name` for `op`, or None."""
    info = op.info
    interfaces = info.interfaces if name in TRANSFORMATION_INTERFACES else info.interfaces_at_hand
    return interfaces.get(name)


@mypyc_attr(allow_interpreted_subclasses=True)
class Interface:
    """Base of all implementations."""

    __slots__ = ()

    def holds_for(self, op: Any) -> bool:
        """Whether an operation of the kind has the interface."""
        return True


# -- regions ------------------------------------------------------------------------------------------


class RegionKind(Enum):
    """Whether values in a region must be defined before they are used."""

    SSACFG = 0
    GRAPH = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class RegionKindInterface(Interface):
    """The kind of each region."""

    __slots__ = ()

    def region_kind(self, op: Any, index: int) -> RegionKind:
        return RegionKind.SSACFG


# -- symbols ------------------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class SymbolOpInterface(Interface):
    """An operation that defines a symbol, or may define one."""

    __slots__ = ()

    def is_optional_symbol(self, op: Any) -> bool:
        """Whether operations of this kind may go without a name."""
        return False

    def holds_for(self, op: Any) -> bool:
        return not self.is_optional_symbol(op) or attribute_of(op, SYMBOL_NAME) is not None

    def is_declaration(self, op: Any) -> bool:
        return False

    def visibility(self, op: Any) -> str:
        """ "public", "private" or "nested"."""
        return symbol_visibility(op)

    def can_discard_on_use_empty(self, op: Any) -> bool:
        """Whether the symbol may go once nothing refers to it."""
        return self.visibility(op) != "public"


def symbol_interface(op: Operation) -> SymbolOpInterface | None:
    """The implementation of an operation's symbol interface; None if the operation is no symbol."""
    candidate: Any = op.info.interfaces_at_hand.get("SymbolOpInterface")
    return candidate if isinstance(candidate, SymbolOpInterface) and candidate.holds_for(op) else None


def is_symbol(op: Operation) -> bool:
    """Whether the operation is a symbol; if its kind makes names optional, whether it has a name."""
    return symbol_interface(op) is not None


@mypyc_attr(allow_interpreted_subclasses=True)
class SymbolUserOpInterface(Interface):
    """An operation whose references to symbols can be checked."""

    __slots__ = ()

    def verify_symbol_uses(self, op: Any, tables: Any) -> None:
        """Raise if a reference is wrong; `tables` is a SymbolTableCollection to look symbols up in."""


class FunctionSymbol(SymbolOpInterface):
    """The symbol that a function is: a declaration if it has no body."""

    __slots__ = ()

    def is_declaration(self, op: Any) -> bool:
        body: Region = op.region_at(0)
        return body.is_empty


# -- functions and calls ------------------------------------------------------------------------------


def function_body(op: Any) -> Region:
    """The body of a function, MLIR's `getFunctionBody`."""
    body: Region = op.region_at(0)
    return body


@mypyc_attr(allow_interpreted_subclasses=True)
class FunctionOpInterface(Interface):
    """A function: a type in `function_type`, attributes of arguments and results, a body in region 0."""

    __slots__ = ()

    def signature(self, op: Any) -> Any:
        """The function type; None if the operation lacks it (which its own invariants forbid)."""
        type: Any = inherent_of(op, "function_type")
        return None if type is None else type.value

    def argument_types(self, op: Any) -> Sequence[Type]:
        type = self.signature(op)
        inputs: Sequence[Type] = () if type is None else type.inputs
        return inputs

    def result_types(self, op: Any) -> Sequence[Type]:
        type = self.signature(op)
        results: Sequence[Type] = () if type is None else type.results
        return results

    def clone_type_with(self, op: Any, inputs: Sequence[Type], results: Sequence[Type]) -> Type | None:
        """The type of the function with other arguments and results; None if no such type exists."""
        type = self.signature(op)
        cloned: Type | None = None if type is None else type.clone(inputs, results)
        return cloned

    def is_external(self, op: Any) -> bool:
        return function_body(op).is_empty

    def verify_type(self, op: Any) -> None:
        """Check the function's type beyond its constraint."""

    def verify_body(self, op: Any) -> None:
        """Check the body: that the entry block's arguments are of the function's argument types."""
        if self.is_external(op):
            return
        expected = self.argument_types(op)
        arguments = function_body(op).get_blocks()[0].args
        if len(arguments) != len(expected):
            raise op.op_error(f"entry block must have {len(expected)} arguments to match function signature")
        for index, (type, argument) in enumerate(zip(expected, arguments)):
            if type != argument.type:
                raise op.op_error(
                    f"type of entry block argument #{index}('{argument.type}') must match the type of the "
                    f"corresponding argument in function signature('{type}')"
                )


@mypyc_attr(allow_interpreted_subclasses=True)
class CallableOpInterface(Interface):
    """An operation that can be called."""

    __slots__ = ()

    def callable_region(self, op: Operation) -> Region | None:
        """The region that runs when the operation is called; None for a declaration."""
        regions = op.region_list
        return regions[0] if regions and regions[0].get_blocks() else None

    def result_types(self, op: Operation) -> Sequence[Type]:
        """The result types of a call."""
        function: Any = op.info.interfaces_at_hand.get("FunctionOpInterface")
        types: Sequence[Type] = () if function is None else function.result_types(op)
        return types


@mypyc_attr(allow_interpreted_subclasses=True)
class CallOpInterface(Interface):
    """An operation that calls another: by symbol reference, or by a value."""

    __slots__ = ()

    def callee(self, op: Any) -> Attribute | Value | None:
        return inherent_of(op, "callee")

    def arg_operands(self, op: Any) -> list[Value]:
        """The arguments of the call; all operands by default."""
        return operands_of(op)

    def set_arg_operands(self, op: Any, values: Sequence[Value]) -> None:
        """Pass other values."""
        op.set_operands(values)


# -- control flow -------------------------------------------------------------------------------------


class SuccessorOperands:
    """The operands that a branch passes to a successor: produced values, then forwarded ones."""

    __slots__ = ("forwarded", "produced_count")

    def __init__(self, forwarded: Sequence[Value], produced_count: int = 0) -> None:
        self.forwarded = forwarded
        self.produced_count = produced_count

    def __len__(self) -> int:
        return self.produced_count + len(self.forwarded)


@mypyc_attr(allow_interpreted_subclasses=True)
class BranchOpInterface(Interface):
    """A terminator that branches to blocks of its region."""

    __slots__ = ()

    def successor_operands(self, op: Any, index: int) -> SuccessorOperands:
        """The operands for successor number `index`."""
        raise NotImplementedError

    def forward(self, op: Any, index: int, values: Sequence[Value]) -> None:
        """Forward other values to successor number `index`."""
        raise NotImplementedError

    def successor_for_operands(self, op: Any, operands: Sequence[Attribute | None]) -> Block | None:
        """The successor that is taken with these constant operands; None if unknown."""
        return None

    def are_types_compatible(self, source: Type, target: Type) -> bool:
        return source == target


@mypyc_attr(allow_interpreted_subclasses=True)
class RegionBranchOpInterface(Interface):
    """An operation that passes control between its regions.

    A point of branching is a terminator, or None for the operation itself; a target is a region, or
    None for the operations after it.
    """

    __slots__ = ()

    def successor_regions(self, op: Any, point: Operation | None) -> list[Region | None]:
        """The targets to which control may go from `point`."""
        raise NotImplementedError

    def entry_successor_regions(self, op: Any, operands: Sequence[Attribute | None]) -> list[Region | None]:
        """The targets to which control may go from the operation itself, with these constant operands."""
        return self.successor_regions(op, None)

    def entry_operand_numbers(self, op: Any, target: Region | None) -> range:
        """The numbers of the operands that the operation itself passes to `target`."""
        return range(0)

    def entry_successor_operands(self, op: Any, target: Region | None) -> list[Value]:
        """The operands that the operation itself passes to `target`."""
        return _operands_at(op, self.entry_operand_numbers(op, target))

    def region_invocation_bounds(
        self, op: Any, operands: Sequence[Attribute | None]
    ) -> list[tuple[int, int | None]]:
        """The least and, if known, most times that each region runs, with these constant operands."""
        return [(0, None)] * len(op.region_list or ())

    def successor_inputs(self, op: Any, target: Region | None) -> list[Value]:
        """The values that receive the operands: arguments of the region, or the results."""
        if target is None:
            return list(results_of(op))
        blocks = target.get_blocks()
        return list(blocks[0].args) if blocks else []

    def are_types_compatible(self, source: Type, target: Type) -> bool:
        return source == target


@mypyc_attr(allow_interpreted_subclasses=True)
class RegionBranchTerminatorOpInterface(Interface):
    """A terminator that passes control to regions of the operation around it, or out of it."""

    __slots__ = ()

    def operand_numbers(self, op: Any, target: Region | None) -> range:
        """The numbers of the operands that are passed to `target`; all by default."""
        return range(op.operand_count)

    def successor_operands(self, op: Any, target: Region | None) -> list[Value]:
        """The operands for `target`."""
        return _operands_at(op, self.operand_numbers(op, target))

    def successor_regions(self, op: Any, operands: Sequence[Attribute | None]) -> list[Region | None]:
        """The targets to which control may go from the terminator, with these constant operands."""
        around = op.parent_op
        branch = None if around is None else interface(around, "RegionBranchOpInterface")
        regions: list[Region | None] = [] if branch is None else branch.successor_regions(around, op)
        return regions


def _operands_at(op: Operation, numbers: range) -> list[Value]:
    """The operands of consecutive numbers."""
    return operands_of(op)[numbers.start : numbers.stop]


# Implementations of these interfaces must derive from the classes: verification and patterns rely on it.
CONTROL_FLOW: Final[dict[str, type[Interface]]] = {
    "BranchOpInterface": BranchOpInterface,
    "RegionBranchOpInterface": RegionBranchOpInterface,
    "RegionBranchTerminatorOpInterface": RegionBranchTerminatorOpInterface,
}


# -- types and effects --------------------------------------------------------------------------------


@mypyc_attr(allow_interpreted_subclasses=True)
class InferTypeOpInterface(Interface):
    """Result types follow from operands and attributes: the hook `infer_types` of the class."""

    __slots__ = ()

    def are_return_types_compatible(self, inferred: Sequence[Type], actual: Sequence[Type]) -> bool:
        return list(inferred) == list(actual)


@mypyc_attr(allow_interpreted_subclasses=True)
class CastOpInterface(Interface):
    """A cast."""

    __slots__ = ()

    def are_cast_compatible(self, inputs: Sequence[Type], outputs: Sequence[Type]) -> bool:
        raise NotImplementedError


# Implementations for operations that declare an interface without an implementation.
DEFAULT_IMPLEMENTATIONS: Final[dict[str, Interface]] = {
    "SymbolOpInterface": SymbolOpInterface(),
    "FunctionOpInterface": FunctionOpInterface(),
    "CallableOpInterface": CallableOpInterface(),
    "CallOpInterface": CallOpInterface(),
    "InferTypeOpInterface": InferTypeOpInterface(),
    "RegionBranchTerminatorOpInterface": RegionBranchTerminatorOpInterface(),
}
