"""Native properties in formats: `$property`, by the classes of mlir/IR/Properties.td.

    IntProp        42                BoolProp      true
    StringProp     "text"            UnitProp      unit, unit_absent
    EnumProp       case              NamedEnumProp mnemonic<case>
    ArrayProp      [1, 2]            OptionalProp  none, 42, or some<...> if the value has no optional parser

Decorators (defaults, confinement) have the syntax of the decorated property.  Properties with their own C++
parser and printer need a hook, @parameter_syntax, for the C++ type; its values are the attributes that the
property is converted to.  `parse_optional` of the hook returns None if it consumes nothing; only properties
with an optional parser need it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mlirkit.core.asm_interface import AsmParser, AsmPrinter, OpAsmParser, OpAsmPrinter
from mlirkit.core.operation import Operation
from mlirkit.core.operation_parts import inherent_of
from mlirkit.core.operation_state import OperationState
from mlirkit.ods.live import hooks
from mlirkit.ods.live.formats.enum_text import EnumSyntax
from mlirkit.ods.live.formats.format_step import Frame, Step
from mlirkit.ods.live.formats.integer_text import integer_parsers
from mlirkit.ods.live.formats.parameter_text import type_name
from mlirkit.ods.live.formats.value_syntax import AttributeSyntax, attribute_syntax
from mlirkit.ods.live.properties.property_codec import PropertyCodec
from mlirkit.ods.model import NamedProperty, Property
from mlirkit.support.diagnostics import ParseError, with_outer_error

if TYPE_CHECKING:
    from mlirkit.ods.live.dialect import LiveDialect


class Missing:
    """The result of optional parsing if the value is absent."""


MISSING = Missing()


class PropertySyntax:
    """The text of one kind of property; values are Python values as in PropertyCodec."""

    __slots__ = ()

    def parse(self, parser: AsmParser) -> Any:
        raise NotImplementedError

    def parse_optional(self, parser: AsmParser) -> Any:
        """Return the value, or MISSING if no token was consumed."""
        return self.parse(parser)

    def print(self, value: Any, printer: AsmPrinter) -> None:
        raise NotImplementedError


class IntegerPropertySyntax(PropertySyntax):
    __slots__ = ("parse_integer", "parse_optional_integer")

    def __init__(self, cpp_type: str) -> None:
        integers = integer_parsers(cpp_type) or integer_parsers("APInt")
        assert integers is not None
        self.parse_integer, self.parse_optional_integer = integers

    def parse(self, parser: AsmParser) -> Any:
        return self.parse_integer(parser)

    def parse_optional(self, parser: AsmParser) -> Any:
        value = self.parse_optional_integer(parser)
        return MISSING if value is None else value

    def print(self, value: Any, printer: AsmPrinter) -> None:
        printer.print_text(str(int(value)))


class BoolPropertySyntax(IntegerPropertySyntax):
    __slots__ = ()

    def parse(self, parser: AsmParser) -> Any:
        return bool(self.parse_integer(parser))

    def print(self, value: Any, printer: AsmPrinter) -> None:
        printer.print_text("true" if value else "false")


class StringPropertySyntax(PropertySyntax):
    __slots__ = ()

    def parse(self, parser: AsmParser) -> Any:
        return parser.parse_string()

    def parse_optional(self, parser: AsmParser) -> Any:
        text = parser.parse_optional_string()
        return MISSING if text is None else text

    def print(self, value: Any, printer: AsmPrinter) -> None:
        printer.print_string(value)


class UnitPropertySyntax(PropertySyntax):
    __slots__ = ()

    def parse(self, parser: AsmParser) -> Any:
        value = self.parse_optional(parser)
        if value is MISSING:
            raise parser.error("expected 'unit' or 'unit_absent'")
        return value

    def parse_optional(self, parser: AsmParser) -> Any:
        keyword = parser.parse_optional_keyword_of(("unit", "unit_absent"))
        return MISSING if keyword is None else keyword == "unit"

    def print(self, value: Any, printer: AsmPrinter) -> None:
        printer.print_text("unit" if value else "unit_absent")


class EnumPropertySyntax(PropertySyntax):
    """`case`, or `mnemonic<case>`."""

    __slots__ = ("mnemonic", "optional", "required")

    def __init__(self, definition: Property) -> None:
        assert definition.enum is not None
        self.required = EnumSyntax(definition.enum)
        self.optional = EnumSyntax(definition.enum, True)
        self.mnemonic = definition.mnemonic

    def parse(self, parser: AsmParser) -> Any:
        if not self.mnemonic:
            return self.required.parse(parser)
        parser.parse_keyword(self.mnemonic)
        return self._parse_in_brackets(parser)

    def _parse_in_brackets(self, parser: AsmParser) -> Any:
        parser.parse_punctuation("<")
        value = self.required.parse(parser)
        parser.parse_punctuation(">")
        return value

    def parse_optional(self, parser: AsmParser) -> Any:
        if self.mnemonic:
            if not parser.parse_optional_keyword(self.mnemonic):
                return MISSING
            return self._parse_in_brackets(parser)
        value = self.optional.parse(parser)
        return MISSING if value is None else value

    def print(self, value: Any, printer: AsmPrinter) -> None:
        if self.mnemonic:
            printer.print_text(f"{self.mnemonic}<")
            self.required.print(value, printer)
            printer.print_text(">")
        else:
            self.required.print(value, printer)


class ArrayPropertySyntax(PropertySyntax):
    __slots__ = ("element",)

    def __init__(self, element: PropertySyntax) -> None:
        self.element = element

    def parse(self, parser: AsmParser) -> Any:
        return parser.parse_comma_separated_list("[]", lambda: self.element.parse(parser))

    def parse_optional(self, parser: AsmParser) -> Any:
        return self.parse(parser) if parser.at("[") else MISSING

    def print(self, value: Any, printer: AsmPrinter) -> None:
        printer.print_text("[")
        for index, item in enumerate(value):
            if index:
                printer.print_text(", ")
            self.element.print(item, printer)
        printer.print_text("]")


class OptionalPropertySyntax(PropertySyntax):
    """`none` or the value; `some<value>` if the value has no optional parser.

    The value of an optional of an optional is None, or a tuple with the inner value.
    """

    __slots__ = ("delegates", "value")

    def __init__(self, value: PropertySyntax, delegates: bool) -> None:
        self.value = value
        self.delegates = delegates

    def parse(self, parser: AsmParser) -> Any:
        value = self.parse_optional(parser)
        if value is MISSING:
            error = parser.error("expected 'none' or 'some<prop>'")
            if self.delegates:
                # MLIR reports no error for the value here, only the one for the property around it.
                error.error_diagnostics.clear()
            raise error
        return value

    def parse_optional(self, parser: AsmParser) -> Any:
        if parser.parse_optional_keyword("none"):
            return None
        if self.delegates:
            return self.value.parse_optional(parser)
        if not parser.parse_optional_keyword("some"):
            return MISSING
        parser.parse_punctuation("<")
        value = self.value.parse(parser)
        parser.parse_punctuation(">")
        return (value,) if isinstance(self.value, OptionalPropertySyntax) else value

    def print(self, value: Any, printer: AsmPrinter) -> None:
        if value is None:
            printer.print_text("none")
        elif self.delegates:
            self.value.print(value, printer)
        else:
            printer.print_text("some<")
            self.value.print(value[0] if isinstance(self.value, OptionalPropertySyntax) else value, printer)
            printer.print_text(">")


class AttributePropertySyntax(PropertySyntax):
    """A property that is stored as an attribute."""

    __slots__ = ("syntax",)

    def __init__(self, syntax: AttributeSyntax) -> None:
        self.syntax = syntax

    def parse(self, parser: AsmParser) -> Any:
        return self.syntax.parse(parser)

    def print(self, value: Any, printer: AsmPrinter) -> None:
        self.syntax.print(value, printer)


class HookPropertySyntax(PropertySyntax):
    """A property whose C++ has a Python hook."""

    __slots__ = ("hook",)

    def __init__(self, hook: Any) -> None:
        self.hook = hook

    def parse(self, parser: AsmParser) -> Any:
        return self.hook.parse(parser)

    def parse_optional(self, parser: AsmParser) -> Any:
        value = self.hook.parse_optional(parser)
        return MISSING if value is None else value

    def print(self, value: Any, printer: AsmPrinter) -> None:
        self.hook.print(value, printer)


def _hook_of(definition: Property) -> Any:
    """The hook for the syntax of a property's C++ type, or None."""
    return hooks.parameter_syntaxes.get(type_name(definition.storage_type))


def lacks_syntax(definition: Property) -> bool:
    """Whether the text of a property is C++ without a hook."""
    owner = definition.owner_of_syntax
    return owner is not None and _hook_of(owner) is None


def property_syntax(definition: Property, dialect: LiveDialect) -> PropertySyntax:
    """The text of a property definition."""
    classes = definition.classes
    base = definition.base
    if definition.is_a("ArrayProp") and base is not None:
        return ArrayPropertySyntax(property_syntax(base, dialect))
    if definition.is_a("OptionalProp") and base is not None:
        delegates = "some<" not in definition.printer
        return OptionalPropertySyntax(property_syntax(base, dialect), delegates)
    if base is not None:
        return property_syntax(base, dialect)
    if definition.owner_of_syntax is definition:
        return HookPropertySyntax(_hook_of(definition))
    if definition.enum is not None:
        return EnumPropertySyntax(definition)
    if definition.is_a("_cls_UnitProp") or definition.def_name in ("UnitProp", "UnitProperty"):
        return UnitPropertySyntax()
    if definition.storage_type == "bool":
        return BoolPropertySyntax("bool")
    if "string" in definition.storage_type:
        return StringPropertySyntax()
    if (
        "IntProp" in classes
        or definition.storage_type.endswith("int64_t")
        or "int" in definition.storage_type
    ):
        return IntegerPropertySyntax(definition.storage_type)
    return AttributePropertySyntax(attribute_syntax(definition.storage_type, dialect))


class PropertyStep(Step):
    """A property; with a default, it can be the first element of an optional group."""

    __slots__ = ("codec", "name", "summary", "syntax")

    def __init__(self, named: NamedProperty, dialect: LiveDialect) -> None:
        self.prefix = ""
        self.name = named.name
        self.summary = named.property.summary
        self.codec: PropertyCodec = dialect.property_codec(named.property)
        self.syntax = property_syntax(named.property, dialect)

    def parse(self, parser: OpAsmParser, state: OperationState, frame: Frame) -> None:
        at = parser.current_location()
        try:
            value = self.syntax.parse(parser)
        except ParseError as error:
            raise with_outer_error(
                error,
                parser.error(f"invalid value for property {self.name}, expected {self.summary}", at),
            ) from None
        state.properties[self.name] = self.codec.attribute_of(value)

    def try_parse(self, parser: OpAsmParser, state: OperationState, frame: Frame) -> bool:
        value = self.syntax.parse_optional(parser)
        if value is MISSING:
            return False
        state.properties[self.name] = self.codec.attribute_of(value)
        return True

    def print(self, op: Operation, printer: OpAsmPrinter) -> None:
        if self.prefix:
            printer.print_text(self.prefix)
        self.syntax.print(self.codec.value_of(inherent_of(op, self.name)), printer)
