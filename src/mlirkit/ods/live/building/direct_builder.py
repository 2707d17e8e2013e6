"""The compiled builder for the common case: each argument is one value or one attribute.

    AddIOp(lhs, rhs)                    operands and attributes by position or name
    CmpIOp(predicate, lhs, rhs)
    ReshapeOp(type, operand)            types of all results first, one per result

Arguments of other forms, or with errors, are left to op_builder.py, which also reports the errors.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from mlirkit.builtin.type_checks import passed
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.location import Location
from mlirkit.core.operation import Operation
from mlirkit.core.operation_name import OperationName
from mlirkit.core.operation_state import OperationState
from mlirkit.core.value import Value

Converter = Callable[[Any], Attribute]


class DirectParameter:
    """An operand (without `convert`) or an attribute, which is stored under `name`."""

    __slots__ = ("convert", "is_optional", "name")

    def __init__(self, name: str, convert: Converter | None, is_optional: bool) -> None:
        self.name = name
        self.convert = convert
        self.is_optional = is_optional


class DirectBuilder:
    """A builder of one operation's states from arguments of the common form.

    `positions` has the parameters of positional arguments in order, `named` the parameters by name.
    """

    __slots__ = ("count", "infer", "named", "parameters", "positions", "result_count")

    def __init__(
        self,
        parameters: list[DirectParameter],
        positions: list[int],
        named: dict[str, int],
        result_count: int,
        infer: Callable[[OperationState], Any] | None,
    ) -> None:
        self.parameters = parameters
        self.count = len(parameters)
        self.positions = positions
        self.named = named
        self.result_count = result_count
        self.infer = infer

    def state(
        self, info: OperationName, args: Sequence[Any], kwargs: dict[str, Any], loc: Location
    ) -> OperationState | None:
        """The state for the arguments, or None if they are not of the common form."""
        parameters = self.parameters
        positions = self.positions
        arguments: list[Any] = [None] * self.count
        start = 0
        places = len(args)
        if places and isinstance(args[0], Type):
            start = self.result_count
            if not start or places < start:
                return None
        if places - start > len(positions) or (not start and self.result_count and self.infer is None):
            return None
        for index in range(start, places):
            arguments[positions[index - start]] = args[index]
        for name, value in kwargs.items():
            position = self.named.get(name, -1)
            if position < 0 or arguments[position] is not None:
                return None
            arguments[position] = value
        state = OperationState(info, loc)
        operands = state.operands
        properties = state.properties
        for index in range(self.count):
            value = arguments[index]
            parameter = parameters[index]
            if value is None:
                if not parameter.is_optional:
                    return None
            elif parameter.convert is None:
                if isinstance(value, Operation):
                    value = value.only_result()
                if not isinstance(value, Value):
                    return None
                value.require_live()
                operands.append(value.viewed())
            elif isinstance(value, bool):
                # A false value may omit an optional argument.
                return None
            else:
                try:
                    properties[parameter.name] = parameter.convert(value)
                except Exception:
                    # op_builder.py converts it again, and reports the error with the argument's name.
                    return None
        if start:
            types = state.result_types
            for index in range(start):
                type = args[index]
                if not isinstance(type, Type):
                    return None
                types.append(type)
        elif self.result_count:
            populate = info.populate_defaults
            if populate is not None:
                populate(properties)
            assert self.infer is not None
            state.result_types = [passed(type) for type in self.infer(state)]
        return state
