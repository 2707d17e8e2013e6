"""The C++ names that definitions themselves declare, as a fallback of the name table.

    arith::FastMathFlags          the enum class; also a function, the cast from a number
    arith::FastMathFlags::nnan    its case
    arith::FastMathFlagsAttr      the class of an attribute definition; `::get(context, ...)` makes one
    arith::CmpIPredicateAttr      an enum's own attribute class: integer attributes holding a case
    LLVM::LLVMPointerType         the class of a type definition
    getAddressSpace               the accessor of its parameter `addressSpace`
    DestinationStyleOpInterface   an interface
    tile::IsMasked                a trait of attributes or types, for `hasTrait`
    scf::ForOp                    an operation

Classes are made when a translated snippet first uses them.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import cached_property
from types import GetSetDescriptorType, MemberDescriptorType
from typing import Any, Generic, TypeVar

from mlirkit.builtin.attributes import IntegerAttr, integer_attr
from mlirkit.builtin.float_semantics import F64, bits_from_float
from mlirkit.builtin.types import IntegerType, integer_type
from mlirkit.core.attribute import AttributeOrType, Type
from mlirkit.core.operation import Operation
from mlirkit.ods.cpp_expr import Translated, translate
from mlirkit.ods.cpp_expr.class_body import InlineMethod, inline_methods
from mlirkit.ods.cpp_expr.names import ClassEntry, Field, Kind, NameTable, Owned, canonical
from mlirkit.ods.live.classes.accessors import python_name, snake_case
from mlirkit.ods.live.classes.operand_access import name_getter
from mlirkit.ods.live.cpp.cpp_names import table
from mlirkit.ods.live.cpp.operation_names import operation_test
from mlirkit.ods.live.cpp.type_names import implements
from mlirkit.ods.live.formats.unread_values import read_parameter
from mlirkit.ods.live.hooks import methods
from mlirkit.ods.model import AttrOrTypeDef, Definitions, EnumInfo, NamedAttribute, Operator
from mlirkit.ods.model.definition_table import DefinitionTable
from mlirkit.ods.plain_data import FrozenData
from mlirkit.support.exclusive import exclusively

_Definition = TypeVar("_Definition", bound=FrozenData)


class _ByClass(Generic[_Definition]):
    """Definitions by C++ class, read one by one on access."""

    def __init__(self) -> None:
        self._places: dict[str, tuple[DefinitionTable[_Definition], str]] = {}

    def add(self, key: str, table: DefinitionTable[_Definition], name: str) -> None:
        """Add a definition unless the class has one already."""
        self._places.setdefault(key, (table, name))

    def add_missing(self, other: _ByClass[_Definition]) -> None:
        for key, (definitions, name) in other._places.items():
            self.add(key, definitions, name)

    def get(self, key: str) -> _Definition | None:
        place = self._places.get(key)
        return None if place is None else place[0][place[1]]

    def places(self) -> Collection[tuple[DefinitionTable[_Definition], str]]:
        """The tables of the definitions, and the names in them."""
        return self._places.values()


class _Index:
    """The declared definitions, by C++ name."""

    def __init__(self, definitions: Definitions) -> None:
        self.values: _ByClass[AttrOrTypeDef] = _ByClass()
        self.enums: _ByClass[EnumInfo] = _ByClass()
        self.specialised: _ByClass[EnumInfo] = _ByClass()
        self.operators = definitions.operators
        self._interfaces = definitions.interfaces
        self._tables = (definitions.attributes, definitions.types)
        for values in self._tables:
            for name in values:
                namespace, cls = values.plain_fields(name, "cpp_namespace", "cpp_class_name")
                self.values.add(_key(namespace, cls), values, name)
        inner: _ByClass[EnumInfo] = _ByClass()
        enums = definitions.enums
        for name in enums:
            namespace, cls, attribute = enums.plain_fields(
                name, "cpp_namespace", "class_name", "specialized_attribute"
            )
            key = _key(namespace, cls)
            self.enums.add(key, enums, name)
            # Enums in a nested namespace are also used from the dialect's namespace.
            outer = key.split("::")
            if len(outer) > 2:
                inner.add(f"{outer[0]}::{outer[-1]}", enums, name)
            if attribute:
                self.specialised.add(_key(namespace, attribute), enums, name)
        self.enums.add_missing(inner)

    def parameters(self, getter: str) -> dict[str, tuple[AttrOrTypeDef, int]]:
        """The definitions with a parameter that has this getter, by name, with the index of the parameter."""
        return {
            name: (definitions[name], index) for definitions, name, index in self._parameters.get(getter, ())
        }

    @cached_property
    def _parameters(self) -> dict[str, list[tuple[DefinitionTable[AttrOrTypeDef], str, int]]]:
        """The places of parameters, by getter; made when C++ first calls a method."""
        result: dict[str, list[tuple[DefinitionTable[AttrOrTypeDef], str, int]]] = {}
        for definitions in self._tables:
            for name in definitions:
                if definitions.plain_fields(name, "dialect_name") == ("builtin",):
                    continue  # values of builtin are no live classes
                for index, parameter in enumerate(definitions.plain_elements(name, "parameters", "name")):
                    result.setdefault(getter_name(parameter), []).append((definitions, name, index))
        return result

    @cached_property
    def interfaces(self) -> set[str]:
        """Interfaces by C++ class; made when a C++ name is no attribute, type or enum."""
        interfaces = self._interfaces
        return {_key(*interfaces.plain_fields(name, "cpp_namespace", "name")) for name in interfaces}

    @cached_property
    def value_traits(self) -> set[str]:
        """Traits of attributes and types by C++ class, without interfaces; made as `interfaces` is."""
        return {
            _key(namespace, trait)
            for definitions in self._tables
            for name in definitions
            for namespace, trait in zip(
                definitions.plain_elements(name, "traits", "cpp_namespace"),
                definitions.plain_elements(name, "traits", "name"),
                strict=True,
            )
            if trait and not trait.endswith("::Trait")
        }

    @cached_property
    def operations(self) -> dict[str, str]:
        """Operations by C++ class; made when a C++ name is no other definition."""
        result: dict[str, str] = {}
        operators = self.operators
        for name in operators:
            result.setdefault(_key(*operators.plain_fields(name, "cpp_namespace", "cpp_class_name")), name)
        return result


class DefinitionNames:
    """Resolves names over `definitions`.

    `value_class` returns the Python class of an attribute or type definition, `enum_class` that of an enum.
    """

    def __init__(
        self,
        definitions: Definitions,
        value_class: Callable[[AttrOrTypeDef], type],
        enum_class: Callable[[EnumInfo], Any],
    ) -> None:
        self.value_class = value_class
        self.enum_class = enum_class
        self._definitions = definitions
        self._owned: dict[str, Owned | None] = {}
        # Made when C++ first uses a name.
        self._made_index: _Index | None = None

    @property
    def _index(self) -> _Index:
        index = self._made_index
        return exclusively(self._make_index) if index is None else index

    def _make_index(self) -> _Index:
        if self._made_index is None:
            self._made_index = _Index(self._definitions)
        return self._made_index

    def __call__(self, kind: Kind, name: str) -> Any:
        """The entry of `name`, or None: the interface of a NameTable's fallbacks."""
        if kind == "class":
            return self._class(name)
        if kind == "function":
            return self._function(name)
        if kind == "constant":
            return self._constant(name)
        return None

    def _class(self, name: str) -> ClassEntry | None:
        definition = self._index.values.get(name)
        if definition is not None:
            return self.value_class(definition)
        enum = self._index.specialised.get(name)
        if enum is not None:
            return _specialised_test(enum)
        enum = self._index.enums.get(name)
        if enum is not None:
            class_entry: ClassEntry = self.enum_class(enum)
            return class_entry
        if name in self._index.interfaces or name in self._index.value_traits:
            return implements(name.rpartition("::")[2])
        operation = self._index.operations.get(name)
        return None if operation is None else operation_test(operation)

    def _function(self, name: str) -> Callable[..., Any] | None:
        enum = self._index.enums.get(name)
        if enum is not None:
            enum_class: Callable[[int], Any] = self.enum_class(enum)
            return lambda value=0: enum_class(value)
        owner, _, function = name.rpartition("::")
        if function == "get":
            definition = self._index.values.get(owner)
            if definition is not None:
                return _maker(self.value_class(definition), len(definition.parameters))
            enum = self._index.specialised.get(owner)
            if enum is not None:
                type = integer_type(enum.bit_width)
                return lambda context, value: integer_attr(type, int(value))
        if function == "getOperationName" and owner in self._index.operations:
            operation = self._index.operations[owner]
            return lambda: operation
        if function == "getMnemonic":
            definition = self._index.values.get(owner)
            if definition is not None:
                mnemonic = definition.mnemonic
                return lambda: mnemonic
        return None

    def method(self, name: str) -> Owned | None:
        """The method `name` of declared classes: the getter of a parameter, or a body in the declaration."""
        if name not in self._owned:
            self._owned[name] = None  # a method that calls itself is not translated
            self._owned[name] = self._getter(name) or self._inline_method(name)
        return self._owned[name]

    def _getter(self, name: str) -> Owned | None:
        parameter = self._index.parameters(name)
        if not parameter:
            return None
        general = table().methods.get(name)
        if isinstance(general, Field) and all(
            general.name == python_name(snake_case(definition.parameters[index].name))
            for definition, index in parameter.values()
        ):
            return None  # live classes have the parameter under the name that is read by default
        readers = {
            key: _parameter_reader(definition, index) for key, (definition, index) in parameter.items()
        }
        return _owned(
            readers, {key: definition for key, (definition, _) in parameter.items()}, is_getter=True
        )

    def _inline_method(self, name: str) -> Owned | None:
        """A method in the class declarations of definitions, if all its bodies have a translation."""
        result: dict[str, Callable[..., Any]] = {}
        definitions: dict[str, AttrOrTypeDef] = {}
        for values, value_name in self._index.values.places():
            dialect, declaration = values.plain_fields(value_name, "dialect_name", "extra_class_declaration")
            if name not in declaration or dialect == "builtin":
                continue
            definition = values[value_name]
            names = table().child(definition.cpp_namespace)
            names.fallbacks.append(self)
            names.owners.append(self.method)
            methods = InlineMethods(definition.extra_class_declaration, names, "$_self")
            if not methods.declares(name):
                continue
            method = methods.method(name)
            if method is None:
                return None
            result[definition.def_name] = method
            definitions[definition.def_name] = definition
        return _owned(result, definitions) if result else None

    def _constant(self, name: str) -> Any:
        owner, _, case = name.rpartition("::")
        enum = self._index.enums.get(owner)
        if enum is None:
            return None
        for candidate in enum.cases:
            if candidate.symbol == case:
                return self.enum_class(enum)(candidate.value)
        return None


def _owned(
    functions: dict[str, Callable[..., Any]], definitions: dict[str, AttrOrTypeDef], is_getter: bool = False
) -> Owned:
    """A method of the classes of definitions, by full name; the name of a handwritten class is looked up."""
    by_name = {
        (definition.is_attribute, definition.full_name): key for key, definition in definitions.items()
    }

    def key_of(receiver: Any) -> str | None:
        definition = getattr(type(receiver), "DEFINITION", None)
        if definition is not None:
            return str(definition.def_name)
        if not isinstance(receiver, AttributeOrType):
            return None
        return by_name.get((not isinstance(receiver, Type), f"{receiver.DIALECT}.{receiver.MNEMONIC}"))

    def has_method(receiver: Any) -> bool:
        return key_of(receiver) in functions

    def call(receiver: Any, *arguments: Any) -> Any:
        return functions[key_of(receiver) or ""](receiver, *arguments)

    return Owned(has_method, call, is_getter)


def _parameter_reader(definition: AttrOrTypeDef, index: int) -> Callable[[Any], Any]:
    """Return the reader of parameter number `index` of a definition's values."""
    name = python_name(snake_case(definition.parameters[index].name))

    def read(receiver: Any) -> Any:
        if getattr(type(receiver), "DEFINITION", None) is not None:
            return read_parameter(receiver, index)
        # A handwritten class has an attribute or property of this name.
        for owner in type(receiver).__mro__:
            result = owner.__dict__.get(name)
            if isinstance(result, property | GetSetDescriptorType | MemberDescriptorType):
                return result.__get__(receiver)
        raise AttributeError(f"'{type(receiver).__name__}' has no {name}")

    return read


def _is_operation(receiver: Any) -> bool:
    return isinstance(receiver, Operation)


def _of_operation(function: Callable[..., Any], is_getter: bool = False) -> Owned:
    return Owned(_is_operation, function, is_getter)


def operator_names(names: NameTable, operator: Operator) -> NameTable:
    """The table for the conditions of one operator: a child of `names` with its accessors and methods.

    `getLhs()` reads the live operation's `lhs`, `getValueAttr()` the stored attribute, `getValue()` its C++
    value, and the members of `getProperties()` are stored attributes.  Methods come from hooks (`@method`),
    or else from bodies in `extraClassDeclaration`.
    """
    accessors: dict[str, Owned] = {}
    for groups in (
        operator.operands,
        operator.results,
        operator.properties,
        operator.regions,
        operator.successors,
    ):
        for name in [group.name for group in groups if group.name]:
            accessors[getter_name(name)] = _of_operation(name_getter(operator, name), is_getter=True)
    for attribute in operator.attributes:
        stored = _of_operation(_stored_attribute(attribute.name), is_getter=True)
        accessors[f"{getter_name(attribute.name)}Attr"] = stored
        accessors[attribute.name] = stored
    for attribute in operator.attributes:
        getter = _of_operation(_attribute_value(attribute, names), is_getter=True)
        accessors.setdefault(getter_name(attribute.name), getter)
    result = names.child(operator.cpp_namespace, accessors)
    written_out = InlineMethods(operator.extra_class_declaration, result, "$_op")

    def own(name: str) -> Owned | None:
        method = methods.get((operator.name, name)) or written_out.method(name)
        return None if method is None else _of_operation(method)

    result.owners.append(own)
    return result


def _stored_attribute(name: str) -> Callable[[Any], Any]:
    return lambda op: op.attribute(name)


def _attribute_value(named: NamedAttribute, names: NameTable) -> Callable[[Any], Any]:
    """The getter of an attribute: the default if it is absent, else its value, converted by the definition.

    The C++ is translated on the first call; without a translation AttributeError is raised, so that
    conditions that need the value do not hold.
    """
    name, attribute = named.name, named.attribute
    functions: dict[str, Callable[..., Any]] = {}

    def evaluate(text: str, *values: Any) -> Any:
        function = functions.get(text)
        if function is None:
            result = translate(text, names, "expression", ["$_self"][: len(values)])
            if not isinstance(result, Translated):
                raise AttributeError(f"{name}: {result}")
            function = functions[text] = result.function
        return function(*values)

    def get(op: Any) -> Any:
        stored = op.attribute(name)
        if stored is None and attribute.default_value is not None:
            return evaluate(attribute.default_value)
        return evaluate(attribute.convert_from_storage or "$_self", stored)

    return get


class InlineMethods:
    """Methods with a body in the C++ class declaration of a definition, translated on first use.

    `this` is the first parameter of the translated functions.
    """

    def __init__(self, declaration: str, names: NameTable, this: str) -> None:
        self._names = names
        self._this = this
        self._declaration = declaration
        self._methods: dict[str, InlineMethod] | None = None
        self._translated: dict[str, Callable[..., Any] | None] = {}
        self._in_translation: set[str] = set()

    def declares(self, name: str) -> bool:
        """Whether the declaration has a method `name` with a body."""
        if name not in self._declaration:
            return False
        if self._methods is None:
            self._methods = {method.name: method for method in inline_methods(self._declaration)}
        return name in self._methods

    def method(self, name: str) -> Callable[..., Any] | None:
        """The method called `name`, or None if it is missing or has no translation."""
        if name not in self._translated:
            exclusively(lambda: self._translate(name))
        return self._translated.get(name)

    def _translate(self, name: str) -> None:
        # A method that calls itself is not translated.
        if name in self._translated or name in self._in_translation:
            return
        translated = None
        try:
            self._in_translation.add(name)
            if self.declares(name):
                assert self._methods is not None
                method = self._methods[name]
                parameters = [parameter or f"unnamed {n}" for n, parameter in enumerate(method.parameters)]
                result = translate(method.body, self._names, "body", [self._this, *parameters], self._this)
                if isinstance(result, Translated):
                    translated = result.function
        finally:
            self._in_translation.discard(name)
        self._translated[name] = translated


def getter_name(name: str) -> str:
    """The C++ accessor of an argument or parameter: `lhs_mask` and `lhsMask` give `getLhsMask`."""
    parts: list[str] = []
    upper = True
    for char in name:
        if char == "_":
            upper = True
            continue
        parts.append(char.upper() if upper else char)
        upper = False
    return "get" + "".join(parts)


def _key(namespace: str, name: str) -> str:
    return canonical(f"{namespace}::{name}" if namespace else name)


def _maker(cls: Any, parameters: int) -> Callable[..., Any]:
    """`T::get`: the context, if it is passed, precedes the parameters."""

    def get(*values: Any) -> Any:
        value = values[1:] if len(values) > parameters else values
        # A parameter of floating-point type stores the bits of the number.
        return cls(*[bits_from_float(item, F64) if isinstance(item, float) else item for item in value])

    return get


def _specialised_test(enum: EnumInfo) -> Callable[[Any], bool]:
    """The test for an attribute class generated with an enum: integers of its width that are a case."""
    width, bits = enum.bit_width, enum.valid_bits
    mask = (1 << width) - 1
    # Cases are compared as bits: an attribute's negative number may be the positive number of a case.
    values = frozenset(case.value & mask for case in enum.cases)
    is_bit_enum = enum.is_bit_enum

    def test(value: Any) -> bool:
        if not isinstance(value, IntegerAttr) or not isinstance(value.type, IntegerType):
            return False
        if value.type.width != width or value.type.signedness != IntegerType.SIGNLESS:
            return False
        number = value.value & mask
        return number & ~bits == 0 if is_bit_enum else number in values

    return test
