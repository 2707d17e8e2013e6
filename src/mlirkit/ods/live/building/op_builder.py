"""Builders of live operations.

    AddIOp(lhs, rhs, overflowFlags=..., loc=, ip=)     the class itself, result types inferred if possible
    AddIOp(result_type, lhs, rhs)                      or as the first arguments, one per result
    AddIOp.build_generic(results=, operands=, attributes=, ...)
    addi(lhs, rhs)                                     the same, returning the result value, not the operation

Arguments come in the order of the definition (operands and attributes as declared), then successors, by
position or name (the definition's own or in snake_case); optional arguments and arguments with defaults may
be left out, and are passed by name, as in upstream's bindings.  If there are more positional arguments than
required ones, they are taken in the order of the definition, including optional arguments.  Values may be
operations with one result; attributes may be plain Python values.  Arguments that do not fit go to the
definition's custom builders (custom_builders.py).
Source: the ODS manual, "Builder methods".
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from mlirkit.builtin.attributes import BoolAttr
from mlirkit.builtin.checked_values import of_argument
from mlirkit.builtin.type_checks import passed
from mlirkit.core.attribute import Type
from mlirkit.core.block import Block
from mlirkit.core.creation import as_value
from mlirkit.core.location import default_location
from mlirkit.core.operation import Operation
from mlirkit.core.operation_name import OperationName
from mlirkit.core.operation_state import OperationState
from mlirkit.core.region import Region
from mlirkit.ods.live.building.custom_builders import CustomBuilders
from mlirkit.ods.live.building.direct_builder import DirectBuilder, DirectParameter
from mlirkit.ods.live.classes.accessors import public_names, segment_sizes, snake_case
from mlirkit.ods.live.classes.segments import OPERAND_SIZES, RESULT_SIZES
from mlirkit.ods.live.properties.conversions import attribute_builder
from mlirkit.ods.model import ArgumentKind, Operator

if TYPE_CHECKING:
    from mlirkit.ods.live.dialect import LiveDialect


class PositionalArguments:
    """The arguments that are passed by position: all required arguments.

    Sizes of nested groups are not required: they follow from nested lists.
    """

    def __init__(self, operator: Operator) -> None:
        self.operator = operator
        self.sizes = {operand.constraint.segment_attribute for operand in operator.operands}

    def takes(self, kind: ArgumentKind, index: int) -> bool:
        if kind is ArgumentKind.OPERAND:
            return not self.operator.operands[index].is_optional
        if kind is ArgumentKind.ATTRIBUTE:
            named = self.operator.attributes[index]
            return named.attribute.is_required and named.name not in self.sizes
        return True


def argument_name(operator: Operator, kind: ArgumentKind, index: int) -> str:
    """The name of an argument, or the generated name of an unnamed one."""
    if kind is ArgumentKind.OPERAND:
        return operator.operands[index].name or f"operand_{index}"
    if kind is ArgumentKind.ATTRIBUTE:
        return operator.attributes[index].name
    return operator.properties[index].name


def result_type_name(operator: Operator, index: int) -> str:
    """The name of the parameter for a result's type."""
    name = operator.results[index].name
    return name or ("result" if len(operator.results) == 1 else f"result_{index}")


class OpBuilder:
    """The implementation of one live class's constructor, prepared once."""

    def __init__(self, operator: Operator, dialect: LiveDialect) -> None:
        self.operator = operator
        self.dialect = dialect
        self.infer = dialect.inference(operator)
        # (names of the argument, its kind, index into the list of that kind, whether it may be left out)
        self.parameters: list[tuple[list[str], ArgumentKind, int, bool]] = []
        # Indices into `parameters` for positional arguments; the same with sizes of nested groups.
        self.by_position: list[int] = []
        self.with_sizes: list[int] = []
        self._positional = positional = PositionalArguments(operator)
        for kind, index in operator.arguments:
            if kind is ArgumentKind.ATTRIBUTE and operator.attributes[index].attribute.is_derived:
                continue
            name = argument_name(operator, kind, index)
            if positional.takes(kind, index):
                self.by_position.append(len(self.parameters))
                self.with_sizes.append(len(self.parameters))
            elif name in positional.sizes:
                self.with_sizes.append(len(self.parameters))
            names = list(dict.fromkeys([name, snake_case(name), *public_names(name)]))
            self.parameters.append((names, kind, index, self._is_omissible(kind, index)))
        # The names for the number of variadic regions.
        last = operator.regions[-1] if operator.regions else None
        names = public_names(last.name) if last is not None and last.is_variadic else []
        self._variadic_regions = [f"num_{name}" for name in names]
        self._result_names = [
            [name for name in public_names(result_type_name(operator, index)) if not self._is_argument(name)]
            for index in range(len(operator.results))
        ]
        # Facts of the definition that every construction reads.
        self._has_operand_segments = operator.has_operand_segments
        self._has_result_segments = operator.has_result_segments
        self._fixed_regions = sum([not region.is_variadic for region in operator.regions])
        self._attribute_builders: dict[int, Callable[[Any], Any]] = {}
        self.custom = CustomBuilders(operator, dialect, self.state)
        # The builder for arguments of the common form, or None if the operation has no such form.
        self.direct = self._direct_builder()

    def _direct_builder(self) -> DirectBuilder | None:
        operator = self.operator
        if operator.regions or operator.successors or operator.has_operand_segments:
            return None
        if any(result.is_variable_length for result in operator.results):
            return None
        parameters: list[DirectParameter] = []
        named: dict[str, int] = {}
        for position, (names, kind, index, optional) in enumerate(self.parameters):
            if kind is ArgumentKind.OPERAND:
                if operator.operands[index].is_variable_length:
                    return None
                parameters.append(DirectParameter(names[0], None, optional))
            elif kind is ArgumentKind.ATTRIBUTE:
                if self._holds_type(index) or self._is_unit(kind, index):
                    return None
                parameters.append(DirectParameter(names[0], self._attribute(index), optional))
            else:
                return None
            for name in names:
                named.setdefault(name, position)
        return DirectBuilder(parameters, self.by_position, named, len(operator.results), self.infer)

    def _is_omissible(self, kind: ArgumentKind, index: int) -> bool:
        if kind is ArgumentKind.OPERAND:
            return self.operator.operands[index].is_variable_length
        if kind is ArgumentKind.ATTRIBUTE:
            named = self.operator.attributes[index]
            return not named.attribute.is_required or named.name in self._positional.sizes
        return self.operator.properties[index].property.has_default

    def state(self, info: OperationName, positional: Sequence[Any], named: dict[str, Any]) -> OperationState:
        """The state from arguments of the constructor."""
        operator = self.operator
        state = OperationState(info, default_location(named.pop("loc", None)))
        result_types = named.pop("results", None)
        successors = named.pop("successors", None)
        values = list(positional)
        if result_types is None:
            result_types, values = self._leading_types(values, named)
        arguments = self._match(values, named)
        self._add_successors(state, successors, named)
        regions = self._region_count(named)
        if named:
            raise TypeError(f"{operator.cpp_class_name}() got unexpected arguments: {', '.join(named)}")
        sizes: list[int] = []
        for (names, kind, index, optional), value in zip(self.parameters, arguments):
            if kind is ArgumentKind.OPERAND:
                group = self._operand_group(index, value)
                sizes.append(len(group))
                state.operands.extend(group)
                nested = operator.operands[index].constraint.segment_attribute
                if nested and value and isinstance(value[0], (list, tuple)):
                    state.properties[nested] = segment_sizes([len(group) for group in value])
            elif value is None or (_is_false(value) and self._is_unit(kind, index)):
                if kind is ArgumentKind.PROPERTY and not optional:
                    raise self._missing(names[0])
            else:
                name = argument_name(operator, kind, index)
                try:
                    state.properties[name] = self._converted(kind, index, value)
                except (TypeError, ValueError) as error:
                    raise of_argument(error, operator.name, name) from None
        if self._has_operand_segments:
            state.properties[OPERAND_SIZES] = segment_sizes(sizes)
        self._add_regions(state, regions)
        self._add_results(state, result_types)
        return state

    def complete_state(
        self, info: OperationName, args: Sequence[Any], kwargs: dict[str, Any]
    ) -> OperationState:
        """The state from the default builder, else from the first custom builder that takes the arguments."""
        direct = self.direct
        if direct is not None:
            location = kwargs.pop("loc", None)
            result = direct.state(info, args, kwargs, default_location(location))
            if result is not None:
                return result
            if location is not None:
                kwargs["loc"] = location
        if not self.custom.builders:
            return self.state(info, args, kwargs)
        try:
            return self.state(info, args, dict(kwargs))
        except (TypeError, ValueError):
            location = default_location(kwargs.pop("loc", None))
            state = self.custom.state(info, args, kwargs, location)
            if state is None:
                raise
            return state

    def _leading_types(self, values: list[Any], named: dict[str, Any]) -> tuple[Any, list[Any]]:
        """Result types passed as first arguments, as in upstream's bindings, or by name."""
        operator = self.operator
        result: list[Any] = []
        if named:
            for names in self._result_names:
                for name in names:
                    if name in named:
                        result.append(named.pop(name))
                        break
        if result:
            return result, values
        if not operator.results or not values:
            return None, values
        count = len(operator.results)
        if len(values) >= count and self._are_types(values, named):
            first = self.parameters[0][1] if self.parameters else None
            takes_type = first is ArgumentKind.ATTRIBUTE and self._holds_type(self.parameters[0][2])
            if not takes_type or len(values) > len(self.parameters):
                return values[:count], values[count:]
        return None, values

    def _are_types(self, values: list[Any], named: dict[str, Any]) -> bool:
        """Whether the first values are result types; None or [] is an empty group, if the count fits."""
        groups = self.operator.results
        by_name = sum(
            [any(name in named for name in self.parameters[parameter][0]) for parameter in self.by_position]
        )
        full = len(values) + by_name >= len(groups) + len(self.by_position)
        for group, value in zip(groups, values):
            is_empty = full and group.is_variable_length and (value is None or value in ([], ()))
            if not is_empty and not _is_type_or_types(value):
                return False
        return True

    def _is_argument(self, name: str) -> bool:
        return any(name in names for names, _, _, _ in self.parameters)

    def _holds_type(self, index: int) -> bool:
        return self.operator.attributes[index].attribute.storage_type.endswith("TypeAttr")

    def _is_unit(self, kind: ArgumentKind, index: int) -> bool:
        return kind is ArgumentKind.ATTRIBUTE and self.operator.attributes[index].attribute.is_unit

    def _match(self, values: list[Any], named: dict[str, Any]) -> list[Any]:
        """One Python value per parameter, from positional and named arguments; successors become named."""
        arguments = self._by_position(values, named)
        result: list[Any] = []
        for position, (names, _, _, optional) in enumerate(self.parameters):
            if position in arguments:
                result.append(arguments[position])
                continue
            for name in names:
                if name in named:
                    result.append(named.pop(name))
                    break
            else:
                if not optional:
                    raise self._missing(names[0])
                result.append(None)
        return result

    def _missing(self, name: str) -> TypeError:
        return TypeError(f"{self.operator.cpp_class_name}() is missing the argument '{name}'")

    def _by_position(self, values: list[Any], named: dict[str, Any]) -> dict[int, Any]:
        """The values for parameters, by index of the parameter."""
        operator = self.operator
        order = self.by_position
        successors = operator.successors if operator.successors and _holds_blocks(values) else ()
        # Upstream's bindings also require sizes; if there are still more values, all parameters are
        # positional.
        for longer_order in (self.with_sizes, list(range(len(self.parameters)))):
            if len(values) > len(order) + len(successors):
                order = longer_order
        if self._variadic_regions and len(values) == len(order) + len(successors) + 1:
            named.setdefault(self._variadic_regions[0], values[-1])
            values = values[:-1]
        if len(values) > len(order) + len(successors):
            raise TypeError(
                f"{operator.cpp_class_name}() takes {len(self.parameters)} arguments, not {len(values)}"
            )
        for successor, value in zip(successors, values[len(order) :]):
            named.setdefault(successor.name, value)
        return dict(zip(order, values, strict=False))

    def _operand_group(self, index: int, value: Any) -> list[Any]:
        group = self.operator.operands[index]
        if value is None:
            return []
        if group.constraint.segment_attribute:
            flat = [list(part) if isinstance(part, (list, tuple)) else [part] for part in value]
            return [as_value(part) for inner in flat for part in inner]
        if group.is_variadic:
            return [as_value(entry) for entry in _values_of(value)]
        return [as_value(value)]

    def _converted(self, kind: ArgumentKind, index: int, value: Any) -> Any:
        """The attribute that stores the value of an attribute or property."""
        if kind is ArgumentKind.ATTRIBUTE:
            return self._attribute(index)(value)
        return self.dialect.property_codec(self.operator.properties[index].property).attribute_of(value)

    def _attribute(self, index: int) -> Callable[[Any], Any]:
        builder = self._attribute_builders.get(index)
        if builder is None:
            builder = attribute_builder(self.operator.attributes[index].attribute, self.dialect)
            self._attribute_builders[index] = builder
        return builder

    def _add_successors(self, state: OperationState, successors: Any, named: dict[str, Any]) -> None:
        if successors is not None:
            state.successors = list(successors)
            return
        if not named:
            return
        for successor in self.operator.successors:
            name = next((name for name in public_names(successor.name) if name in named), None)
            if name is None:
                continue
            value = named.pop(name)
            state.successors.extend(value if successor.is_variadic else [value])

    def _region_count(self, named: dict[str, Any]) -> Any:
        """The regions or their number; upstream's bindings pass the number of variadic regions by a name."""
        if not named:
            return None
        regions = named.pop("regions", None)
        for name in self._variadic_regions:
            if name in named:
                regions = len(self.operator.regions) - 1 + int(named.pop(name))
        return regions

    def _add_regions(self, state: OperationState, regions: Any) -> None:
        if isinstance(regions, (list, tuple)):
            state.regions = list(regions)
            return
        count = self._fixed_regions if regions is None else int(regions)
        state.regions = [Region() for _ in range(count)]

    def _add_results(self, state: OperationState, results: Any) -> None:
        operator = self.operator
        if results is None:
            if not operator.results:
                return
            if self.infer is None:
                if all(result.is_variadic or result.is_optional for result in operator.results):
                    return
                raise TypeError(f"{operator.cpp_class_name}() needs result types: they cannot be inferred")
            state.result_types = self._inferred(state)
            return
        groups = [
            _types_of(group) for group in (results if isinstance(results, (list, tuple)) else [results])
        ]
        state.result_types = [type for group in groups for type in group]
        if self._has_result_segments and len(groups) == len(operator.results):
            state.properties[RESULT_SIZES] = segment_sizes([len(group) for group in groups])

    def _inferred(self, state: OperationState) -> list[Type]:
        assert self.infer is not None
        # Inference may read attributes with defaults, which creation sets only later.
        populate = state.info.populate_defaults
        if populate is not None:
            populate(state.properties)
        return [passed(type) for type in self.infer(state)]


def _holds_blocks(values: Sequence[Any]) -> bool:
    """Whether the last argument contains successors."""
    last = values[-1] if values else None
    return isinstance(last, Block) or (
        isinstance(last, (list, tuple)) and bool(last) and all(isinstance(block, Block) for block in last)
    )


def _is_false(value: Any) -> bool:
    return value is False or (isinstance(value, BoolAttr) and not value)


def _is_type_or_types(value: Any) -> bool:
    if isinstance(value, Type):
        return True
    return isinstance(value, (list, tuple)) and bool(value) and all(isinstance(type, Type) for type in value)


def _types_of(value: Any) -> list[Type]:
    if value is None:
        return []
    return list(value) if isinstance(value, (list, tuple)) else [value]


def _values_of(value: Any) -> Sequence[Any]:
    if isinstance(value, Operation):
        return value.result_values()
    return [value] if not hasattr(value, "__iter__") else list(value)
