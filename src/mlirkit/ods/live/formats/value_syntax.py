"""The syntax of attributes and types whose C++ class is known.

Classes with their own syntax appear without dialect and mnemonic: `<fast>` for `#arith.fastmath<fast>`. A `#`
or `!` always starts the full form.  Other classes (builtin ones, interfaces) have only the full form; it is
parsed and then checked.  Builtin dense arrays have a short form: `[1, 2]` for `array<i64: 1, 2>`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from mlirkit.builtin.attributes import OpaqueAttr
from mlirkit.builtin.dense import DenseArrayAttr, dense_array
from mlirkit.builtin.float_types import F32, F64, FloatType
from mlirkit.builtin.types import IntegerType, integer_type
from mlirkit.core.asm_interface import AsmParser, AsmPrinter
from mlirkit.core.attribute import Type
from mlirkit.ods.cpp_expr import Translated
from mlirkit.ods.cpp_expr.names import canonical
from mlirkit.ods.live.cpp.type_names import HasMnemonic
from mlirkit.ods.live.formats.integer_text import integer_parsers
from mlirkit.support.diagnostics import ParseError, with_outer_error

if TYPE_CHECKING:
    from mlirkit.ods.live.dialect import LiveDialect
    from mlirkit.ods.model import AttrOrTypeDef

Test = Callable[[Any], Any]

ANY: Final = frozenset({"Attribute", "Type"})

# Builtin array classes and their element types.
DENSE_ARRAYS: Final[dict[str, Type]] = {
    "DenseBoolArrayAttr": integer_type(1),
    "DenseI8ArrayAttr": integer_type(8),
    "DenseI16ArrayAttr": integer_type(16),
    "DenseI32ArrayAttr": integer_type(32),
    "DenseI64ArrayAttr": integer_type(64),
    "DenseF32ArrayAttr": F32,
    "DenseF64ArrayAttr": F64,
}


def own_class(cpp_name: str, dialect: LiveDialect) -> Any:
    """The live class with the C++ name `cpp_name` as seen from the dialect's namespace, or None."""
    for name in dialect.translator.table.keys(cpp_name):
        try:
            value_class = dialect.value_class_named(name)
        except KeyError:
            continue
        # Builtin values have no live classes, even if they have definitions.
        return None if value_class.DIALECT == "builtin" else value_class
    class_ = dialect.translator.table.class_(cpp_name)
    if isinstance(class_, HasMnemonic) and len(class_.mnemonics) == 1:
        # A class of another dialect, whose definitions the file does not include. A base of several classes
        # has no syntax.
        return dialect.builder.type_class(class_.dialect, class_.mnemonics[0])
    return None


def class_test(cpp_name: str, dialect: LiveDialect) -> Test | None:
    """Return the test for a class; None if all values belong to it, or if the class is unknown."""
    if canonical(cpp_name) in ANY:
        return None
    condition = dialect.translator.condition(f"::llvm::isa<{cpp_name}>($_self)", ["$_self"])
    if isinstance(condition, Translated):
        return condition.function
    return None


# Names of builtin types in messages, by C++ class.
BUILTIN_NAMES: Final = {
    "ComplexType": "builtin.complex",
    "FunctionType": "builtin.function",
    "IndexType": "builtin.index",
    "IntegerType": "builtin.integer",
    "MemRefType": "builtin.memref",
    "NoneType": "builtin.none",
    "RankedTensorType": "builtin.tensor",
    "TupleType": "builtin.tuple",
    "UnrankedMemRefType": "builtin.unranked_memref",
    "UnrankedTensorType": "builtin.unranked_tensor",
    "VectorType": "builtin.vector",
}


def _own_parser(cls: Any) -> Any:
    """`parse_value` of a live class; None if the C++ class has no `parse` because it is only a mnemonic."""
    definition: AttrOrTypeDef | None = getattr(cls, "DEFINITION", None)
    if definition is not None and definition.is_mnemonic_alone:
        return None
    return getattr(cls, "parse_value", None)


class TypeSyntax:
    """Types of one class."""

    __slots__ = ("has_own", "name", "parse_own", "test")

    def __init__(self, cls: Any, test: Test | None, cpp_name: str) -> None:
        # Types without a definition have no short syntax in C++ either.
        self.parse_own = _own_parser(cls) if hasattr(cls, "DEFINITION") else None
        self.has_own = self.parse_own is not None
        self.test = test
        self.name = getattr(cls, "FULL_NAME", "") or BUILTIN_NAMES.get(canonical(cpp_name), "")

    def parse(self, parser: AsmParser) -> Any:
        at = parser.current_location()
        parse = self.parse_own
        type = parser.parse_type() if parse is None else parser.parse_custom_type_with_fallback(parse)
        if self.test is not None and not self.test(type) and not parser.is_nobodys(type):
            expected = f": expected {self.name}, but found '{type}'" if self.name else ""
            raise parser.error(f"invalid kind of type specified{expected}", at)
        return type

    def print(self, type: Any, printer: AsmPrinter) -> None:
        if self.has_own and (self.test is None or self.test(type)):
            printer.print_stripped_type(type)
        else:
            printer.print_type(type)


class AttributeSyntax:
    """Attributes of one class; `value_type` is their common type, or None."""

    __slots__ = ("parse_own", "test", "value_type")

    def __init__(self, cls: Any, test: Test | None, value_type: Type | None) -> None:
        self.parse_own = _own_parser(cls)
        self.test = test
        self.value_type = value_type

    def parse(self, parser: AsmParser) -> Any:
        at = parser.current_location()
        parse = self.parse_own
        if parse is None:
            attribute = parser.parse_attribute(self.value_type)
        else:
            attribute = parser.parse_custom_attribute_with_fallback(parse, self.value_type)
        if self.test is not None and not self.test(attribute) and not parser.is_nobodys(attribute):
            raise parser.error("invalid kind of attribute specified", at)
        return attribute

    def print(self, attribute: Any, printer: AsmPrinter) -> None:
        if self.value_type is not None:
            printer.print_attribute_without_type(attribute)
        elif self.parse_own is not None:
            printer.print_stripped_attribute(attribute)
        else:
            printer.print_attribute(attribute)


class ForeignAttributeSyntax(AttributeSyntax):
    """Attributes that only another release defines, not the loaded definitions: bodies are kept as text."""

    __slots__ = ("dialect", "mnemonic")

    def __init__(self, dialect: str, mnemonic: str) -> None:
        self.test = None
        self.value_type = None
        self.dialect = dialect
        self.mnemonic = mnemonic
        self.parse_own = None

    def parse(self, parser: AsmParser) -> Any:
        return parser.parse_attribute_of_release(self.dialect, self.mnemonic)

    def print(self, attribute: Any, printer: AsmPrinter) -> None:
        text = attribute.text if isinstance(attribute, OpaqueAttr) else ""
        if text.startswith((f"{self.mnemonic}<", f"{self.mnemonic} ")):
            printer.print_text(text.removeprefix(self.mnemonic).lstrip())
        else:
            printer.print_attribute(attribute)


class DenseArraySyntax(AttributeSyntax):
    """`[1, 2]`"""

    __slots__ = ("element_type", "parse_integer")

    def __init__(self, test: Test | None, element_type: Type) -> None:
        self.test = test
        self.value_type = None
        self.element_type = element_type
        self.parse_own = self._parse_array
        self.parse_integer: Callable[[AsmParser], int] | None = None
        if isinstance(element_type, IntegerType):
            width = element_type.width
            integers = integer_parsers("bool" if width == 1 else f"int{width}_t")
            assert integers is not None
            self.parse_integer = integers[0]

    def _parse_array(self, parser: AsmParser, type: Type | None = None) -> DenseArrayAttr:
        array: DenseArrayAttr = parser.parse_bracketed(self, lambda: self._parse_elements(parser))
        return array

    def _parse_elements(self, parser: AsmParser) -> DenseArrayAttr:
        element: Callable[[], Any] = parser.parse_float
        parse_integer = self.parse_integer
        if parse_integer is not None:
            element = lambda: parse_integer(parser)  # noqa: E731
        parser.parse_punctuation("[")
        if parser.parse_optional_punctuation("]"):
            return dense_array(self.element_type, [])
        try:
            values = parser.parse_comma_separated_list("", element)
        except ParseError as error:
            # MLIR still parses the closing bracket after the error.
            try:
                parser.parse_punctuation("]")
            except ParseError as last:
                raise with_outer_error(error, last) from None
            raise
        parser.parse_punctuation("]")
        return dense_array(self.element_type, values)

    def print(self, attribute: Any, printer: AsmPrinter) -> None:
        # The elements are the full text without `array<type: ` and `>`.
        if isinstance(self.element_type, FloatType):
            _, _, inside = str(attribute)[:-1].partition(": ")
        else:
            inside = ", ".join([str(value) for value in attribute.values]).lower()
        printer.print_text(f"[{inside}]")


def is_unknown(cpp_name: str, dialect: LiveDialect) -> bool:
    """Whether the loaded definitions have no class with this name."""
    return (
        canonical(cpp_name) not in ANY
        and own_class(cpp_name, dialect) is None
        and class_test(cpp_name, dialect) is None
    )


def type_syntax(cpp_name: str, dialect: LiveDialect) -> TypeSyntax | None:
    """The syntax of types of a class; None if it is only the full form without a check."""
    cls = own_class(cpp_name, dialect)
    test = class_test(cpp_name, dialect)
    if test is None and _own_parser(cls) is None:
        return None
    return TypeSyntax(cls, test, cpp_name)


def attribute_syntax(cpp_name: str, dialect: LiveDialect, value_type: Type | None = None) -> AttributeSyntax:
    """The syntax of attributes of a class."""
    test = class_test(cpp_name, dialect)
    element_type = DENSE_ARRAYS.get(canonical(cpp_name))
    if element_type is not None:
        return DenseArraySyntax(test, element_type)
    return AttributeSyntax(own_class(cpp_name, dialect), test, value_type)
