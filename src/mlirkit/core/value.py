"""SSA values: results of operations and arguments of blocks, each with its ordered uses.

Uses are kept oldest first (core/use_list.py); the public views give them in MLIR's order, newest first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from types import GenericAlias
from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from mlirkit.core.arguments import expect, expect_live, wrong_argument
from mlirkit.core.attribute import Type
from mlirkit.core.casters import cast_value
from mlirkit.core.location import UNKNOWN_LOC, Location, require_location
from mlirkit.core.native_pointer import CAPI_CREATE, CAPI_PTR
from mlirkit.core.operation_name import ERASED
from mlirkit.core.upcalls import ssa_name
from mlirkit.core.use_list import UseList
from mlirkit.core.verified import KNOWN
from mlirkit.support.diagnostics import MLIRError

if TYPE_CHECKING:
    from mlirkit.core.block import Block
    from mlirkit.core.operation import Operation

# Up to this many entries, two per use, a tuple holds the further uses of a value: most values have few, and
# a tuple is a third of a `UseList`.
MOST_IN_A_TUPLE: Final = 16


@mypyc_attr(allow_interpreted_subclasses=True)
class Value:
    """A value of SSA form.  Either an `OpResult` or a `BlockArgument`.

    While IR is being read, a bare `Value` is the placeholder of a value that is not defined yet.
    """

    __slots__ = ("first_number", "first_user", "more_uses", "number", "type")

    _CAPIPtr: ClassVar[Any] = CAPI_PTR
    _CAPICreate: ClassVar[Any] = CAPI_CREATE

    def __init__(self, type: Type, number: i64) -> None:
        self.type = type
        self.number: i64 = number
        self.first_user: Operation | None = None
        self.first_number: i64 = 0
        # Further uses, oldest first: a few as (user, number, user, number, ...), many as a `UseList`.
        self.more_uses: tuple[Any, ...] | UseList | None = None

    @classmethod
    def __class_getitem__(cls, parameters: Any) -> Any:
        """For annotations with the type of a value: `ir.Value[ir.IntegerType]`."""
        return GenericAlias(cls, parameters)

    # -- uses: the graph's own bookkeeping -------------------------------------------------------

    def add_use(self, user: Operation, number: i64) -> None:
        """Record that operand `number` of `user` reads this value; the newest use."""
        if self.first_user is None:
            self.first_user = user
            self.first_number = number
            return
        more = self.more_uses
        if more is None:
            self.more_uses = (user, number)
        elif isinstance(more, tuple):
            if len(more) < MOST_IN_A_TUPLE:
                # Unpacking would make a list first.
                self.more_uses = more + (user, number)  # noqa: RUF005
                return
            longer = UseList()
            for at in range(0, len(more), 2):
                longer.append(more[at], more[at + 1])
            longer.append(user, number)
            self.more_uses = longer
        else:
            more.append(user, number)

    def remove_use(self, user: Operation, number: i64) -> None:
        """Remove one use."""
        more = self.more_uses
        if self.first_user is user and self.first_number == number:
            self.first_user = None
            if isinstance(more, tuple):
                self.first_user = more[0]
                self.first_number = more[1]
                self.more_uses = more[2:] if len(more) > 2 else None
            elif more is not None:
                # A list of further uses is never kept empty.
                oldest = more.take_first()
                assert oldest is not None
                self.first_user = oldest[0]
                self.first_number = oldest[1]
                if more.is_empty:
                    self.more_uses = None
        elif isinstance(more, tuple):
            at: i64 = len(more) - 2
            while at >= 0:
                if more[at] is user:
                    # Typed, so that compiled code compares numbers without making objects of them.
                    other: i64 = more[at + 1]
                    if other == number:
                        self.more_uses = (more[:at] + more[at + 2 :]) if len(more) > 2 else None
                        return
                at -= 2
        elif more is not None and more.remove(user, number):
            self.more_uses = None

    def use_pairs(self) -> list[tuple[Operation, int]]:
        """(user, operand number) of every use, oldest first."""
        first = self.first_user
        if first is None:
            return []
        pairs: list[tuple[Operation, int]] = [(first, self.first_number)]
        more = self.more_uses
        if isinstance(more, tuple):
            for at in range(0, len(more), 2):
                pairs.append((more[at], more[at + 1]))
        elif more is not None:
            pairs.extend(more.live())
        return pairs

    def set_use_order(self, pairs: list[tuple[Operation, int]]) -> None:
        """Put the uses in the given order, oldest first; they must be the same uses."""
        self.first_user = None
        self.more_uses = None
        for user, number in pairs:
            self.add_use(user, number)

    def require_live(self) -> None:
        """Raise MLIRError if the operation or block that defines the value was erased."""

    def viewed(self) -> Value:
        """The value itself; for a view, its value: see core/casts.py."""
        return self

    # -- the public view ---------------------------------------------------------------------------

    @property
    def uses(self) -> Iterator[OpOperand]:
        """The operands that read this value, newest first as in MLIR."""
        self.require_live()
        return iter([OpOperand(user, number) for user, number in reversed(self.use_pairs())])

    @property
    def users(self) -> list[Operation]:
        """The operations that read this value, newest use first, once per use."""
        self.require_live()
        return [user for user, _ in reversed(self.use_pairs())]

    @property
    def has_uses(self) -> bool:
        return self.first_user is not None

    @property
    def has_one_use(self) -> bool:
        return self.first_user is not None and self.more_uses is None

    @property
    def owner(self) -> Any:
        """The operation or block that defines the value."""
        return None

    @property
    def defining_op(self) -> Operation | None:
        """The operation this value is a result of; None for a block argument."""
        return None

    @property
    def parent_block(self) -> Block | None:
        """The block in which the value is defined."""
        return None

    @property
    def location(self) -> Location:
        """The location of the value's definition; unknown for a placeholder."""
        return UNKNOWN_LOC

    @property
    def context(self) -> Any:
        owner = self.owner
        return None if owner is None else owner.context

    def get_name(
        self, use_local_scope: Any = False, use_name_loc_as_prefix: bool = False, state: Any = None
    ) -> str:
        """The name the value prints with, e.g. `%0` or `%arg1`.

        An `AsmState`, as the first argument or by name, has names that are already computed.
        """
        self.require_live()
        if not isinstance(use_local_scope, bool):
            state = use_local_scope
        if state is not None:
            from mlirkit.core.asm_state import AsmState

            expect(state, AsmState, "get_name", "state")
        asm_state = None if state is None else state.state
        return ssa_name(self, use_local_scope is True, use_name_loc_as_prefix, asm_state)

    def set_type(self, type: Type) -> None:
        self.require_live()
        if not isinstance(type, Type):
            raise TypeError(f"expected a type, got {type!r}")
        self.type = type
        KNOWN.stamp = None

    def replace_all_uses_with(self, other: Value) -> None:
        """Replace this value by `other` in all its uses; their order is kept, newest in front."""
        self.require_live()
        other = require_value(other)
        if other is self:
            return
        only = self.first_user
        if only is not None and self.more_uses is None:
            self.first_user = None
            store_operand(only, self.first_number, other)
            other.add_use(only, self.first_number)
            return
        pairs = self.use_pairs()
        self.first_user = None
        self.more_uses = None
        # MLIR moves the uses one by one from the front of this list to the front of the other's.
        for user, number in reversed(pairs):
            store_operand(user, number, other)
            other.add_use(user, number)

    def replace_uses_with_if(self, other: Value, condition: Callable[[OpOperand], bool]) -> None:
        """Replace this value by `other` in the uses for which `condition` holds."""
        self.require_live()
        expect_live(other, Value, "replace_uses_with_if", "other")
        other = other.viewed()
        if not callable(condition):
            raise wrong_argument(condition, "a function of an OpOperand", "replace_uses_with_if", "condition")
        for user, number in reversed(self.use_pairs()):
            if condition(OpOperand(user, number)):
                user.set_operand(number, other)

    def replace_all_uses_except(self, with_: Value, exceptions: Any) -> None:
        """Replace this value by `with_` in all uses except those of the given operation(s)."""
        self.require_live()
        expect_live(with_, Value, "replace_all_uses_except", "with_")
        with_ = with_.viewed()
        kept = list(exceptions) if isinstance(exceptions, (list, tuple, set)) else [exceptions]
        for user, number in reversed(self.use_pairs()):
            if not any(user is exempt for exempt in kept):
                user.set_operand(number, with_)

    def dump(self) -> None:
        """Print the value on standard output."""
        print(self)

    def maybe_downcast(self) -> Any:
        """The result of the value's caster (core/casters.py); the value itself without one."""
        return cast_value(self)

    def __reduce__(self) -> Any:
        raise TypeError("a value is part of an operation: copy or pickle that")

    def __str__(self) -> str:
        return f"{self.__class__.__name__}({self.get_name()} : {self.type})"


@mypyc_attr(allow_interpreted_subclasses=True)
class OpResult(Value):
    """A result of an operation."""

    __slots__ = ("op",)

    def __init__(self, type: Type, number: i64, op: Operation) -> None:
        self.type = type
        self.number = number
        self.first_user = None
        self.first_number = 0
        self.more_uses = None
        self.op = op

    def require_live(self) -> None:
        if self.op.info is ERASED:
            raise MLIRError("the operation that defines the value has been erased")

    @property
    def owner(self) -> Any:
        return self.op

    @property
    def defining_op(self) -> Operation | None:
        return self.op

    @property
    def parent_block(self) -> Block | None:
        return self.op.parent_block

    @property
    def result_number(self) -> int:
        return self.number

    @property
    def location(self) -> Location:
        return self.op.location

    def __str__(self) -> str:
        return f"OpResult({self.op})"

    def __repr__(self) -> str:
        return f"<OpResult #{self.number} of {self.op.info.name} : {self.type}>"


def origin_of(value: Value) -> tuple[Location, int]:
    """The origin of a value's definition and the place in it, as operations store them."""
    if isinstance(value, OpResult):
        return value.op.loc, value.op.place
    if isinstance(value, BlockArgument):
        return value.loc, value.place
    return value.location, 0


def store_operand(op: Operation, number: i64, value: Value) -> None:
    """Store an operand without updating use lists: for values and bulk replacement only."""
    if number == 0:
        op.operand0 = value
    elif number == 1:
        op.operand1 = value
    elif number == 2:
        op.operand2 = value
    else:
        rest = op.operand_rest
        assert rest is not None
        rest[number - 3] = value
    KNOWN.stamp = None


def require_value(value: Any) -> Value:
    """Return a value that is not erased, else raise: compiled code relies on annotations."""
    if not isinstance(value, Value):
        raise TypeError(f"expected a value, got {value!r}")
    value.require_live()
    return value.viewed()


@mypyc_attr(allow_interpreted_subclasses=True)
class BlockArgument(Value):
    """An argument of a block."""

    __slots__ = ("block", "loc", "place")

    def __init__(self, type: Type, number: i64, block: Block, loc: Location, place: int = 0) -> None:
        self.type = type
        self.number = number
        self.first_user = None
        self.first_number = 0
        self.more_uses = None
        self.block = block
        # The location is loc.at(place), made on demand.
        self.loc = loc
        self.place = place

    def require_live(self) -> None:
        if self.block.is_erased or self.number < 0:
            raise MLIRError("the block argument has been erased")

    @property
    def owner(self) -> Any:
        return self.block

    @property
    def parent_block(self) -> Block | None:
        return self.block

    @property
    def arg_number(self) -> int:
        self.require_live()
        return self.number

    @property
    def location(self) -> Location:
        self.require_live()
        loc = self.loc
        location = loc.at(self.place)
        if location is not loc:
            # The place stays, as that of an operation does: see location_of in operation_parts.py.
            self.loc = location
        return location

    def set_location(self, loc: Location) -> None:
        self.require_live()
        self.loc = require_location(loc)
        self.place = 0
        KNOWN.stamp = None

    def __str__(self) -> str:
        self.require_live()
        return f"BlockArgument(<block argument> of type '{self.type}' at index: {self.number})"

    def __repr__(self) -> str:
        if self.block.is_erased or self.number < 0:
            return "<erased BlockArgument>"
        return f"<BlockArgument #{self.number} : {self.type}>"


class OpOperand:
    """One operand slot of an operation; a view that is made on demand."""

    __slots__ = ("operand_number", "owner")

    def __init__(self, owner: Operation, operand_number: int) -> None:
        self.owner = owner
        self.operand_number = operand_number

    @property
    def value(self) -> Value:
        value: Value = cast_value(self.owner.operand_at(self.operand_number))
        return value

    def get(self) -> Value:
        return self.value

    def set(self, value: Value) -> None:
        self.owner.set_operand(self.operand_number, value)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, OpOperand):
            return NotImplemented
        return self.owner is other.owner and self.operand_number == other.operand_number

    def __hash__(self) -> int:
        return hash((id(self.owner), self.operand_number))

    def __repr__(self) -> str:
        return f"<OpOperand #{self.operand_number} of {self.owner.info.name}>"
