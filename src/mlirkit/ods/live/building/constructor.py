"""The compiled part of live classes' constructors: the name in the context, the state, the insertion.

The constructors themselves are in constructors.py, the states in op_builder.py and direct_builder.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from mlirkit.core.context import Context, context_of
from mlirkit.core.creation import fill_operation, insert_at
from mlirkit.core.operation import Operation
from mlirkit.core.operation_name import OperationName
from mlirkit.core.operation_state import OperationState
from mlirkit.ods.live import hooks
from mlirkit.ods.live.building.op_builder import OpBuilder
from mlirkit.ods.model import Operator

if TYPE_CHECKING:
    from mlirkit.ods.live.dialect import LiveDialect


class Constructor:
    """Makes operations of one live class from the arguments of its constructor."""

    __slots__ = ("_builder", "_dialect", "_hook_of_dialect", "_hooks", "_name", "_op_class", "_operator")

    def __init__(self, operator: Operator, dialect: LiveDialect) -> None:
        self._operator = operator
        self._dialect = dialect
        self._name: str = operator.name
        self._op_class: Any = None
        # Hooks may be registered after the class was made, so that the table is read on each call.
        self._hooks: dict[str, Any] = hooks.builders.entries
        self._hook_of_dialect: Any = None
        self._builder: OpBuilder | None = None

    def builder(self) -> OpBuilder:
        """Return the builder of states, made on first use."""
        result = self._builder
        if result is None:
            self._hook_of_dialect = hooks.builders.get(self._name)
            self._op_class = self._dialect.operation_class(self._name)
            result = OpBuilder(self._operator, self._dialect)
            self._builder = result
        return result

    def construct(self, op: Operation, args: tuple[Any, ...], kwargs: dict[str, Any]) -> None:
        """Initialize the empty operation `op` from the arguments and insert it."""
        builder = self.builder()
        custom = self._hooks.get(self._name) or self._hook_of_dialect
        if custom is None:
            self.construct_as_defined(op, args, kwargs)
            return
        ip = kwargs.pop("ip", None)
        info = self._name_in(context_of(kwargs.pop("context", None), kwargs.get("loc")))
        result: Any = custom(builder, info, *args, **kwargs)
        complete: Callable[[Operation], None] | None = None
        if isinstance(result, tuple):
            result, complete = result
        state: OperationState = result
        _put(op, state, ip)
        if complete is not None:
            complete(op)

    def construct_as_defined(self, op: Operation, args: tuple[Any, ...], kwargs: dict[str, Any]) -> None:
        """The same by the definition alone, without a hook."""
        builder = self.builder()
        ip: Any = None
        context: Context | None = None
        location: Any = None
        if kwargs:
            ip = kwargs.pop("ip", None)
            context = kwargs.pop("context", None)
            location = kwargs.get("loc")
        info = self._name_in(context_of(context, location))
        _put(op, builder.complete_state(info, args, kwargs), ip)

    def _name_in(self, context: Context) -> OperationName:
        """The operation's name in a context, into which the dialect is loaded if necessary."""
        info = context.operation_name(self._name)
        if info.op_class is self._op_class:
            return info
        name: OperationName = self._dialect.operation_name(self._name, context)
        return name


def _put(op: Operation, state: OperationState, ip: Any) -> None:
    Operation.__init__(op, state.info, state.loc, state.place)
    fill_operation(op, state)
    insert_at(op, ip)
