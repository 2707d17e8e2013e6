"""Custom builders: additional constructors that `OpBuilder<(ins ...), [{ body }]>` declares.

    OpBuilder<(ins "Value":$x, CArg<"int64_t", "1">:$n), [{
      build($_builder, $_state, x.getType(), x, $_builder.getI64IntegerAttr(n));
    }]>

    MyOp(value)     MyOp(value, 3)     MyOp(x=value, n=3)

A body is translated when arguments first fit its parameters and no default builder has accepted them.
Arguments are matched by the parameters' C++ types if these are known.  Builders without a body, or with a
body that cannot be translated, are left to hooks (`@builder`).
Source: the ODS manual, "Custom builder methods".
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final

from mlirkit.core.attribute import Attribute, NamedAttribute, Type
from mlirkit.core.block import Block
from mlirkit.core.creation import as_value
from mlirkit.core.operation import Operation
from mlirkit.core.operation_name import OperationName
from mlirkit.core.operation_state import OperationState
from mlirkit.core.region import Region
from mlirkit.core.structural_attributes import DictionaryAttr, StringAttr
from mlirkit.core.value import Value
from mlirkit.ods.cpp_expr import Translated, translate
from mlirkit.ods.cpp_expr.names import Field, Kind, MethodEntry
from mlirkit.ods.live.cpp.definition_names import getter_name
from mlirkit.ods.model import Builder, BuilderParameter, Operator
from mlirkit.support.late_regex import LateRegex

if TYPE_CHECKING:
    from mlirkit.ods.live.dialect import LiveDialect

#: Makes a state from positional and named arguments; TypeError or ValueError if they don't fit.
DefaultBuilder = Callable[[OperationName, Sequence[Any], dict[str, Any]], OperationState]

_INTEGER: Final = LateRegex(r"(?:u?int(?:8|16|32|64)_t|int|unsigned|size_t)$")


class CustomBuilders:
    """The custom builders of one operator that have a body."""

    def __init__(self, operator: Operator, dialect: LiveDialect, default: DefaultBuilder) -> None:
        self.operator = operator
        self.dialect = dialect
        self.default = default
        self.builders = [builder for builder in operator.builders if builder.body]
        self._functions: dict[int, Callable[..., Any] | None] = {}

    def state(
        self, info: OperationName, positional: Sequence[Any], named: dict[str, Any], location: Any
    ) -> OperationState | None:
        """The state from the first builder that fits; None if none fits."""
        for index, builder in enumerate(self.builders):
            arguments = self._match(builder, positional, named)
            if arguments is None:
                continue
            function = self._function(index)
            if function is None:
                continue
            state = OperationState(info, location)
            function(state, *arguments)
            return state
        return None

    def _match(
        self, builder: Builder, positional: Sequence[Any], named: dict[str, Any]
    ) -> list[Any] | None:
        """One value per parameter, or None if the arguments do not fit the builder."""
        parameters = builder.parameters
        if len(positional) > len(parameters) or not set(named) <= {item.name for item in parameters}:
            return None
        result: list[Any] = []
        for position, parameter in enumerate(parameters):
            if position < len(positional):
                if parameter.name in named:
                    return None
                value = positional[position]
            elif parameter.name in named:
                value = named[parameter.name]
            elif parameter.default is not None:
                is_evaluated, value = self.dialect.evaluate(parameter.default)
                if not is_evaluated:
                    return None
                result.append(value)
                continue
            else:
                return None
            if not accepts(parameter.cpp_type, value):
                return None
            result.append(converted(parameter.cpp_type, value))
        return result

    def _function(self, index: int) -> Callable[..., Any] | None:
        if index not in self._functions:
            self._functions[index] = self._translate(self.builders[index])
        return self._functions[index]

    def _translate(self, builder: Builder) -> Callable[..., Any] | None:
        assert builder.body
        names = self.dialect.translator.table.child(self.operator.cpp_namespace, STATE_METHODS)
        names.functions["build"] = self._build
        names.fallbacks.append(self._attribute_name)
        parameters = ["$_state", *map(_plain_name, builder.parameters)]
        result = translate(builder.body, names, "body", parameters)
        if isinstance(result, Translated):
            return result.function
        return None

    def _build(self, builder: Any, state: OperationState, *arguments: Any) -> None:
        """`build(...)` inside a body: a default builder, or another custom builder."""
        built_state: OperationState | None
        try:
            built_state = self.default(state.info, arguments, {})
        except (TypeError, ValueError):
            built_state = self.state(state.info, arguments, {}, state.location)
            if built_state is None:
                raise
        state.operands.extend(built_state.operands)
        state.result_types.extend(built_state.result_types)
        state.attributes.update(built_state.attributes)
        state.properties.update(built_state.properties)
        state.regions.extend(built_state.regions)
        state.successors.extend(built_state.successors)

    def _attribute_name(self, kind: Kind, name: str) -> Any:
        """`getValueAttrName($_state.name)`: the name of the attribute `value`."""
        function = name.rpartition("::")[2]
        if kind != "function" or not function.endswith("AttrName"):
            return None
        for attribute in self.operator.attributes:
            if f"{getter_name(attribute.name)}AttrName" == function:
                result = attribute.name
                return lambda *operation_name: result
        return None


# -- parameters and arguments -------------------------------------------------------------------------


def _plain_name(parameter: BuilderParameter) -> str:
    return parameter.name or f"unnamed {id(parameter)}"


def base_type(cpp_type: str) -> str:
    """A C++ parameter type without namespaces, references and `const`: `const ::llvm::Twine &` is Twine."""
    text = cpp_type.replace("const ", "").strip().rstrip("&* ")
    head, bracket, rest = text.partition("<")
    return head.rpartition("::")[2] + bracket + rest


def accepts(cpp_type: str, value: Any) -> bool:
    """Whether a Python argument fits a parameter of a C++ type.

    Unknown types, for example enums, accept any argument.
    """
    name = base_type(cpp_type)
    if name.startswith("optional<"):
        return value is None or accepts(name[len("optional<") :].rstrip(">"), value)
    if name == "Value":
        return isinstance(value, Value | Operation)
    if name in ("ValueRange", "ArrayRef<Value>"):
        return _is_range(value) and all(isinstance(entry, Value | Operation) for entry in value)
    if name in ("TypeRange", "ArrayRef<Type>"):
        return _is_range(value) and all(isinstance(type, Type) for type in value)
    if name == "bool":
        return isinstance(value, bool)
    if _INTEGER.match(name):
        return isinstance(value, int) and not isinstance(value, bool)
    if name in ("float", "double"):
        return isinstance(value, int | float) and not isinstance(value, bool)
    if name in ("StringRef", "Twine", "string"):
        return isinstance(value, str)
    if name.startswith(("ArrayRef<", "SmallVector<")):
        return isinstance(value, Iterable) and not isinstance(value, str)
    if name == "Block":
        return value is None or isinstance(value, Block)
    if name.startswith("function_ref<"):
        return value is None or callable(value)
    if name.endswith("Attr") or name == "Attribute":
        return value is None or isinstance(value, Attribute)
    if name.endswith("Type"):
        return isinstance(value, Type)
    return True


def _is_range(value: Any) -> bool:
    return isinstance(value, Iterable) and not isinstance(value, str | Attribute | Type | Operation)


def converted(cpp_type: str, value: Any) -> Any:
    """The argument as C++ receives it: an operation with one result becomes its result."""
    name = base_type(cpp_type)
    if name == "Value":
        return as_value(value)
    if name in ("ValueRange", "ArrayRef<Value>"):
        return [as_value(item) for item in value]
    return value


# -- methods of $_state -------------------------------------------------------------------------------


def _add_operands(state: OperationState, values: Any) -> None:
    operands = [values] if isinstance(values, Value | Operation) else values
    state.operands.extend([as_value(operand) for operand in operands])


def _add_types(state: OperationState, types: Any) -> None:
    state.result_types.extend([types] if isinstance(types, Type) else types)


def _add_attribute(state: OperationState, name: Any, attribute: Attribute | None) -> None:
    if attribute is not None:
        state.attributes[name.value if isinstance(name, StringAttr) else name] = attribute


def _add_attributes(state: OperationState, attributes: Any) -> None:
    if isinstance(attributes, DictionaryAttr):
        state.attributes.update(attributes.entries)
        return
    for entry in attributes:
        name, attribute = (entry.name, entry.attr) if isinstance(entry, NamedAttribute) else entry
        _add_attribute(state, name, attribute)


def _add_region(state: OperationState, region: Region | None = None) -> Region:
    if region is None:
        return state.add_region()
    state.regions.append(region)
    return region


def _add_successors(state: OperationState, blocks: Any) -> None:
    state.successors.extend([blocks] if isinstance(blocks, Block) else blocks)


STATE_METHODS: Final[dict[str, MethodEntry]] = {
    "addOperands": _add_operands,
    "addTypes": _add_types,
    "addAttribute": _add_attribute,
    "addAttributes": _add_attributes,
    "addRegion": _add_region,
    "addRegions": lambda state, regions: state.regions.extend(regions),
    "addSuccessors": _add_successors,
    "name": Field("name"),
    "location": Field("location"),
    "operands": Field("operands"),
    "types": Field("result_types"),
    "attributes": Field("attributes"),
}
