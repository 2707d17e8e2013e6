"""Live dialects: a dialect whose classes are made from definitions, one by one on first use.

The definitions of one file serve all contexts: classes are made once, and contexts share the dialect.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any, ClassVar

from mlirkit.core.attribute import Type
from mlirkit.core.context import Context, current_context, default_context
from mlirkit.core.dialect import Dialect
from mlirkit.core.operation_name import OperationName
from mlirkit.ods.cpp_expr import Translated, Translator
from mlirkit.ods.cpp_expr.names import Kind, canonical
from mlirkit.ods.live import hooks
from mlirkit.ods.live.building.value_builder import builder_name, generated_name, value_builder
from mlirkit.ods.live.classes.enum_class import enum_class
from mlirkit.ods.live.classes.invariants import ConstraintTable
from mlirkit.ods.live.classes.op_class import build_op_class
from mlirkit.ods.live.classes.type_inference import inference_function
from mlirkit.ods.live.classes.value_class import build_value_class
from mlirkit.ods.live.cpp.cpp_names import table
from mlirkit.ods.live.cpp.definition_names import DefinitionNames
from mlirkit.ods.live.formats.unread_values import UnreadSyntaxError, unread_value_around
from mlirkit.ods.live.hook_table import HookTable, load_transformations
from mlirkit.ods.live.introspection.signatures import value_builder_signature
from mlirkit.ods.live.properties.property_codec import PropertyCodec
from mlirkit.ods.model import AttrOrTypeDef, AttrOrTypeParameter, Definitions, EnumInfo, Operator, Property
from mlirkit.ods.model.definitions import merge_definitions
from mlirkit.support.diagnostics import MLIRError
from mlirkit.support.exclusive import exclusively

if TYPE_CHECKING:
    from mlirkit.ods.live.cpp.snippets import UncheckedCondition


class Builder:
    """The value of `$_builder` and `$_ctxt` in snippets, with access to their dialect."""

    __slots__ = ("dialect",)

    def __init__(self, dialect: LiveDialect) -> None:
        self.dialect = dialect

    def type_class(self, dialect: str, mnemonic: str) -> Any:
        """The class of another dialect's type, or None."""
        other = self.dialect.other_dialect(dialect)
        find = getattr(other, "type_class", None)
        return None if find is None else find(mnemonic)


class ValueTable:
    """The attributes and types of definitions, by the names under which a dialect searches them."""

    def __init__(self, dialect: str, definitions: Definitions) -> None:
        # The attributes (True) and types (False) of the dialect that have a mnemonic, by mnemonic.
        # Definitions with another name are listed under both: several may share a mnemonic.
        self.named: dict[bool, dict[str, AttrOrTypeDef]] = {True: {}, False: {}}
        for is_attribute, listed in ((True, definitions.attributes), (False, definitions.types)):
            named = self.named[is_attribute]
            renamed: list[AttrOrTypeDef] = []
            for definition in listed.values():
                if definition.dialect_name == dialect and definition.mnemonic is not None:
                    if definition.short_name == definition.mnemonic:
                        named[definition.mnemonic] = definition
                    else:
                        renamed.append(definition)
            for definition in renamed:
                named.setdefault(definition.mnemonic or "", definition)
                named.setdefault(definition.short_name, definition)
        self.by_cpp_name = {
            canonical(f"{definition.cpp_namespace}::{definition.cpp_class_name}"): definition
            for definition in (*definitions.attributes.values(), *definitions.types.values())
        }


class LiveDialect(Dialect):
    """One dialect of a set of definitions."""

    # MLIR's message for an unknown type, with its two blanks, a format of the mnemonic and the dialect's
    # name.
    UNKNOWN_TYPE = "unknown  type `{}` in dialect `{}`"
    # Whether unregistered operations of the dialect are allowed, which definitions do not contain.
    ALLOWS_UNKNOWN_OPERATIONS = False
    # Upstream's name of a class, to the definition's name.
    ALIASES: ClassVar[dict[str, str]] = {}
    # Upstream's name of a parameter of attributes and types, by the definition's name.
    PARAMETER_ALIASES: ClassVar[dict[str, str]] = {}

    def __init__(self, name: str, definitions: Definitions, module_name: str = "") -> None:
        Dialect.__init__(self, name)
        self.definitions = definitions
        self.definition = definitions.dialects[name]
        # The module name of the classes for Python.
        self.module_name = module_name or f"mlirkit.dialects.{name}"
        self._op_classes: dict[str, Any] = {}
        self._value_classes: dict[str, Any] = {}
        self._codecs: dict[str, PropertyCodec] = {}
        # The table of `_values`, made on the first search for an attribute or type.
        self._value_table: ValueTable | None = None
        # Parsers of attributes (True) and types (False) that were used before, by mnemonic.
        self._value_parsers: dict[bool, dict[str, Any]] = {True: {}, False: {}}
        names = table().child(self.definition.cpp_namespace)
        definition_names = DefinitionNames(definitions, self.value_class, enum_class)
        names.fallbacks.append(definition_names)
        names.owners.append(definition_names.method)
        names.fallbacks.append(self._operation_name_function)
        names.fallbacks.append(self.hooked_function)
        self.translator = Translator(names)
        self.builder = Builder(self)
        self.constraints = ConstraintTable(self.translator)
        self.allows_unknown_operations = self.definition.is_extensible or self.ALLOWS_UNKNOWN_OPERATIONS
        self._inference: dict[str, Any] = {}
        # Finds a dialect whose definitions this one refers to; a context replaces the function by its own
        # look-up.
        self.other_dialect: Callable[[str], Any] = lambda other: default_context().dialect(other)
        self._public: dict[str, Any] = {}
        # Whether the dialect was found by its name, not by a file that the user named.
        self.is_known_by_name = False
        # Whether this is the shipped dialect of its name, which all contexts without another one share.
        self.is_shared = False
        # The reason why this dialect replaces a shipped one instead of extending it; else empty.
        self.difference_from_shipped = ""
        # Whether hooks were registered too late for classes that exist.
        self.is_outdated = False
        # The dialect that this one extends; its classes are used for the operations and values that it
        # defines.
        self._base: LiveDialect | None = None

    def extended(self, definitions: Definitions) -> LiveDialect:
        """A dialect with additional definitions; existing definitions keep their classes."""
        cls = type(self) if type(self).__init__ is LiveDialect.__init__ else LiveDialect
        dialect = cls(self.name, merge_definitions([self.definitions, definitions]), self.module_name)
        dialect._base = self
        dialect.operations, dialect.attributes, dialect.types = self.operations, self.attributes, self.types
        dialect.make_bytecode = lambda: self.bytecode
        dialect.has_resources = self.has_resources
        dialect.has_resource_section = self.has_resource_section
        return dialect

    def has_made(self, name: str | None) -> bool:
        """Whether the class of an operation, attribute or type exists; for None, that of any operation."""
        if name is None:
            return bool(self._op_classes)
        return name in self._op_classes or any(name == cls.FULL_NAME for cls in self._value_classes.values())

    def has_made_parameter(self, cpp_name: str) -> bool:
        """Whether an existing class of an attribute or type has a parameter of this C++ class or printer."""
        mention = re.compile(rf"(?<!\w){re.escape(cpp_name)}(?![\w:])")
        return any(
            mention.search(f"{parameter.cpp_storage_type or parameter.cpp_type} {parameter.printer}")
            for cls in self._value_classes.values()
            for parameter in cls.DEFINITION.parameters
        )

    @property
    def _values(self) -> ValueTable:
        value_table = self._value_table
        return exclusively(self._read_values) if value_table is None else value_table

    def _read_values(self) -> ValueTable:
        if self._value_table is None:
            self._value_table = ValueTable(self.name, self.definitions)
        return self._value_table

    # -- operations ---------------------------------------------------------------------------------

    def operation_class(self, name: str) -> Any:
        cls = self._op_classes.get(name)
        return exclusively(lambda: self._make_operation_class(name)) if cls is None else cls

    def _make_operation_class(self, name: str) -> Any:
        cls = self._op_classes.get(name)
        if cls is None:
            registered = self.operations.get(name)
            if registered is not None:
                return registered
            cls = None if self._base is None else self._base.operation_class(name)
            if cls is not None:
                return cls
            operator = self.definitions.operators.get(name)
            if operator is None or operator.dialect_name != self.name:
                return None
            cls = build_op_class(operator, self)
            self._op_classes[name] = cls
        return cls

    def operation_names(self) -> list[str]:
        names = [operator.name for operator in self.definitions.operators_of(self.name)]
        return sorted({*names, *self.operations})

    def operation_name(self, name: str, context: Context | None = None) -> OperationName:
        """The name in a context, into which the dialect is loaded if necessary."""
        context = current_context(context)
        info = context.operation_name(name)
        op_class = self.operation_class(name)
        # A class that a program registered, a subclass of the dialect's own, has priority.
        if info.op_class is not op_class and (
            info.op_class is None or not issubclass(info.op_class, op_class)
        ):
            context.load_dialect(self)
            info = context.operation_name(name)
        return info

    @property
    def lacks_hooks(self) -> bool:
        """See Dialect."""
        # Imported late: promises.py reads the tables of hooks, which import this module.
        from mlirkit.ods.live.promises import owed

        return not self.is_known_by_name and bool(owed(self))

    def inference(self, operator: Operator) -> Any:
        """The function that infers result types, or None; cached."""
        if operator.name not in self._inference:
            exclusively(lambda: self._make_inference(operator))
        return self._inference[operator.name]

    def _make_inference(self, operator: Operator) -> None:
        if operator.name not in self._inference:
            self._inference[operator.name] = inference_function(operator, self)

    def hooked_function(self, kind: Kind, name: str) -> Callable[..., Any] | None:
        """The hook for a function of the dialect's C++, or None."""
        hook = hooks.dialect_functions.get((self.name, name.rpartition("::")[2]))
        return None if hook is None or kind != "function" else partial(hook, self)

    def _operation_name_function(self, kind: Kind, name: str) -> Callable[[], str] | None:
        """`dialect::Class::getOperationName` of an operation that another dialect defines."""
        namespace, *inner = name.split("::")
        if kind != "function" or len(inner) != 2 or inner[1] != "getOperationName":
            return None
        other = self.other_dialect(namespace)
        definitions = getattr(other, "definitions", None)
        if definitions is None:
            return None
        for operator in definitions.operators_of(namespace):
            if operator.cpp_class_name == inner[0]:
                result: str = operator.name
                return lambda: result
        return None

    # -- attributes and types -----------------------------------------------------------------------

    def attribute_class(self, mnemonic: str) -> Any:
        """The class of the attribute with this mnemonic or short name; None if no definition has it."""
        return self._class_of(True, mnemonic) or self.attributes.get(mnemonic)

    def type_class(self, mnemonic: str) -> Any:
        """The class of the type with this mnemonic or short name; None if no definition has it."""
        return self._class_of(False, mnemonic) or self.types.get(mnemonic)

    def value_definition(self, is_attribute: bool, mnemonic: str) -> AttrOrTypeDef | None:
        """The definition of the attribute `#dialect.mnemonic` or the type `!dialect.mnemonic`, or None."""
        return self._values.named[is_attribute].get(mnemonic)

    def _class_of(self, is_attribute: bool, mnemonic: str) -> Any:
        definition = self.value_definition(is_attribute, mnemonic)
        return None if definition is None else self.value_class(definition)

    def value_class(self, definition: AttrOrTypeDef) -> Any:
        """The class of an attribute or type definition, of this or another dialect."""
        if definition.dialect_name != self.name:
            other = self.other_dialect(definition.dialect_name)
            if other is not None and other is not self and definition.mnemonic is not None:
                find = getattr(other, "attribute_class" if definition.is_attribute else "type_class", None)
                shared = None if find is None else find(definition.short_name)
                if shared is not None:
                    return shared
        if self._base is not None:
            inherited = self._base.own_definition(definition.is_attribute, definition.def_name)
            if inherited is not None:
                return self._base.value_class(inherited)
        cls = self._value_classes.get(definition.def_name)
        return exclusively(lambda: self._make_value_class(definition)) if cls is None else cls

    def _make_value_class(self, definition: AttrOrTypeDef) -> Any:
        cls = self._value_classes.get(definition.def_name)
        if cls is None:
            cls = build_value_class(definition, self)
            self._value_classes[definition.def_name] = cls
        return cls

    def own_definition(self, is_attribute: bool, def_name: str) -> AttrOrTypeDef | None:
        """The definition of an attribute or type of this dialect, by the name of its record."""
        table = self.definitions.attributes if is_attribute else self.definitions.types
        definition = table.get(def_name)
        return definition if definition is not None and definition.dialect_name == self.name else None

    def value_class_named(self, cpp_name: str) -> Any:
        """The class with the C++ name `cpp_name`; KeyError if no definition declares it."""
        return self.value_class(self._values.by_cpp_name[canonical(cpp_name)])

    def value_classes(self) -> list[Any]:
        """The classes of all attributes and types of this dialect that have a mnemonic."""
        return [self.value_class(definition) for definition in self.value_definitions()]

    def value_definitions(self) -> list[AttrOrTypeDef]:
        """The definitions of all attributes and types of this dialect that have a mnemonic."""
        named = self._values.named
        by_class = {
            (is_attribute, definition.def_name): definition
            for is_attribute in (True, False)
            for definition in named[is_attribute].values()
        }
        return [*by_class.values()]

    def enum(self, info: EnumInfo) -> Any:
        return enum_class(info)

    def _has_syntax(self, is_attribute: bool) -> bool:
        """Whether the dialect has an attribute or type with a mnemonic."""
        return bool(self._values.named[is_attribute] or (self.attributes if is_attribute else self.types))

    def dependent_dialects(self) -> list[str]:
        # Definitions give C++ classes; the dialects' names are the namespaces in lower case.
        classes = [part for listed in self.definition.dependent_dialects for part in listed.split(",")]
        return [cls.strip().removeprefix("::").split("::")[-2].lower() for cls in classes if "::" in cls]

    def interface(self, name: str) -> Any:
        return hooks.dialect_interfaces.get((self.name, name))

    def load_transformations(self) -> None:
        load_transformations(self.name)

    def materialize_constant(self, value: Any, type: Any, location: Any) -> Any:
        make = hooks.constant_materializers.get(self.name)
        return None if make is None else make(value, type, location)

    def parse_attribute(self, parser: Any, type: Any) -> Any:
        parsers = self._value_parsers[True]
        if not parsers and not self._has_syntax(True):
            return Dialect.parse_attribute(self, parser, type)
        mnemonic = parser.parse_mnemonic()
        parse = parsers.get(mnemonic) or self._value_parser(True, mnemonic)
        if parse is None:
            message = f"unknown attribute `{mnemonic}` in dialect `{self.name}`"
            raise parser.error_at_mnemonic(message + self._reason_of_unknown(True))
        try:
            return parse(parser, type)
        except UnreadSyntaxError as error:
            return self._unread_value_around(error, True, mnemonic, parser, type)

    def parse_type(self, parser: Any) -> Any:
        parsers = self._value_parsers[False]
        if not parsers and not self._has_syntax(False):
            return Dialect.parse_type(self, parser)
        mnemonic = parser.parse_mnemonic()
        parse = parsers.get(mnemonic) or self._value_parser(False, mnemonic)
        if parse is None:
            message = self.UNKNOWN_TYPE.format(mnemonic, self.name)
            raise parser.error_at_mnemonic(message + self._reason_of_unknown(False))
        try:
            return parse(parser)
        except UnreadSyntaxError as error:
            return self._unread_value_around(error, False, mnemonic, parser, None)

    def _reason_of_unknown(self, is_attribute: bool) -> str:
        """The reason that an error appends if the user's definitions leave the syntax to C++; else empty."""
        if self.is_known_by_name:
            return ""
        if is_attribute:
            in_cpp = not self.definition.use_default_attribute_printer_parser
        else:
            in_cpp = not self.definition.use_default_type_printer_parser
        return ", which parses them in C++ that has no Python hook" if in_cpp else ""

    def _unread_value_around(
        self, error: UnreadSyntaxError, is_attribute: bool, mnemonic: str, parser: Any, type: Any
    ) -> Any:
        """A value as unread text, because a nested attribute or type has unread syntax."""
        cls = self._class_of(is_attribute, mnemonic)
        if cls is None:
            raise error
        return unread_value_around(error, cls, parser, type)

    def _value_parser(self, is_attribute: bool, mnemonic: str) -> Any:
        """The parser of attributes or types with a mnemonic, or None; parsers of definitions are cached."""
        cls = self._class_of(is_attribute, mnemonic)
        if cls is not None and mnemonic != cls.MNEMONIC:
            # This is the short name of the definition, which text cannot use.
            return None
        if cls is not None:
            self._value_parsers[is_attribute][mnemonic] = cls.parse_value
            return cls.parse_value
        cls = (self.attributes if is_attribute else self.types).get(mnemonic)
        return None if cls is None else cls.parse_value

    # -- properties, defaults, snippets -------------------------------------------------------------

    def property_codec(self, definition: Property) -> PropertyCodec:
        codec = self._codecs.get(definition.def_name)
        return exclusively(lambda: self._make_property_codec(definition)) if codec is None else codec

    def _make_property_codec(self, definition: Property) -> PropertyCodec:
        codec = self._codecs.get(definition.def_name)
        if codec is None:
            codec = PropertyCodec(definition, self)
            self._codecs[definition.def_name] = codec
        return codec

    def parameter_default(self, parameter: AttrOrTypeParameter, definition: AttrOrTypeDef) -> Any:
        """The default of an optional parameter: evaluated, or empty.

        It may be the name of a constant that the definition declares for its class.
        """
        text = parameter.default_value
        assert text is not None
        constant = re.search(
            rf"\bstatic constexpr [\w:]+ {re.escape(text)} = ([^;]+);", definition.extra_class_declaration
        )
        result, value = self.evaluate(text if constant is None else constant[1])
        if not result:
            return None
        # The default of a C++ `bool` is False, not 0.
        return bool(value) if parameter.cpp_type == "bool" else value

    def evaluate(self, text: str) -> tuple[bool, Any]:
        """(True, value) of a C++ expression over the builder; (False, None) if it cannot be evaluated."""
        translated = self.translator.expression(text.strip().rstrip(";"), ["$_builder", "$_ctxt"])
        if not isinstance(translated, Translated):
            return False, None
        try:
            return True, translated.function(self.builder, self.builder)
        except (MLIRError, TypeError, ValueError, AttributeError):
            # The value depends on C++ types that are unknown here, for example the class that `{}`
            # initialises.
            return False, None

    def build_type(self, builder_call: str) -> Type | None:
        """The type a `builderCall` makes, or None if it has no translation."""
        _, value = self.evaluate(builder_call)
        return value if isinstance(value, Type) else None

    @cached_property
    def unchecked_conditions(self) -> tuple[UncheckedCondition, ...]:
        """The conditions of operations and values that have no translation, in whole or in part."""
        from mlirkit.ods.live.cpp.snippets import unchecked_conditions

        return unchecked_conditions(self)

    # -- reaching classes by Python name ------------------------------------------------------------

    @cached_property
    def public_names(self) -> dict[str, Callable[[], Any]]:
        """The public members of the dialect: classes by C++ names, value builders; made on first use."""
        result: dict[str, Callable[[], Any]] = {}
        for operation in self.operation_names():
            result[self._class_name(operation)] = partial(self.operation_class, operation)
        for definition in self.value_definitions():
            result.setdefault(definition.cpp_class_name, partial(self.value_class, definition))
        for info in self.definitions.enums.values():
            result.setdefault(info.class_name, partial(enum_class, info))
        for operation in self.operation_names():
            name, build = builder_name(operation), partial(self._value_builder, operation)
            if result.setdefault(name, build) is build:
                # One function object under both names.
                build = partial(self.public, name)
            result.setdefault(generated_name(operation, self._class_name(operation)), build)
        for alias, name in self.ALIASES.items():
            result[alias] = result[name]
        return result

    def _class_name(self, operation: str) -> str:
        operator = self.definitions.operators.get(operation)
        return self.operations[operation].__name__ if operator is None else operator.cpp_class_name

    def _value_builder(self, operation: str) -> Callable[..., Any]:
        function: Any = value_builder(self.operation_class(operation))
        operator = self.definitions.operators.get(operation)
        if operator is not None:
            function.__signature__ = value_builder_signature(operator, self)
        return function  # type: ignore[no-any-return]

    def __getattr__(self, name: str) -> Any:
        """Return a public member: `AddIOp`, `CmpIPredicate`, `FastMathFlagsAttr`, `addi`."""
        # The constructor has not finished: no public member exists.
        if name.startswith("__") or "_public" not in self.__dict__:
            raise AttributeError(name)
        return self.public(name)

    def public(self, name: str) -> Any:
        """Return a public member by name, including names that attributes of LiveDialect hide."""
        result = self._public.get(name)
        return exclusively(lambda: self._make_public(name)) if result is None else result

    def _make_public(self, name: str) -> Any:
        result = self._public.get(name)
        if result is None:
            make = self.public_names.get(name)
            if make is None:
                raise AttributeError(f"dialect '{self.name}' defines nothing called '{name}'")
            result = make()
            self._public[name] = result
        return result


def make_dialect(name: str, definitions: Definitions, module_name: str = "") -> LiveDialect:
    """The dialect of definitions, with the class and the codec of hooks.

    `module_name` is the module of shipped definitions; shipped hooks apply only to these.
    """
    cls: type[LiveDialect] = _hook_of(hooks.dialect_classes, name, module_name) or LiveDialect
    dialect = cls(name, definitions, module_name)
    if _hook_of(hooks.bytecode_codecs, name, module_name) is not None:
        dialect.make_bytecode = lambda: make_codec(dialect)
    return dialect


def make_codec(dialect: LiveDialect) -> Any:
    """The bytecode codec that a hook makes for a dialect; None if there is no hook."""
    make = _hook_of(hooks.bytecode_codecs, dialect.name, dialect.module_name)
    return None if make is None else make(dialect)


def _hook_of(table: HookTable, name: str, module_name: str) -> Any:
    hook = table.get(name)
    return None if hooks.ships(hook) and not module_name else hook
