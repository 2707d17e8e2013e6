"""`prop-dict`: the inherent attributes and properties that a format does not have elsewhere, as a dictionary.

    <{name = value, ...}>      omitted, with its brackets, if it is empty

Parsed attributes are converted to stored ones, as in the `setPropertiesFromParsedAttr` that mlir-tblgen
generates; constraints are checked by the verifier.  Defaults are not printed.  A class with its own
`printProperties` has a hook, `@properties_printer`, whose arguments include the names that generated code
elides.  Its own `parseProperties` is a hook as well, `@properties_parser`: the result is stored as the
properties of the generic form are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mlirkit.core.asm_interface import OpAsmParser, OpAsmPrinter
from mlirkit.core.attribute import Attribute
from mlirkit.core.location import diagnostic_at
from mlirkit.core.operation import Operation
from mlirkit.core.operation_state import OperationState
from mlirkit.core.structural_attributes import DictionaryAttr
from mlirkit.ods.assembly_format import OpFormat
from mlirkit.ods.live import hooks
from mlirkit.ods.live.formats.dictionary_text import default_attributes, elided_names
from mlirkit.ods.live.formats.format_step import Frame, Step
from mlirkit.ods.live.properties.written_attributes import WrittenAttributes
from mlirkit.support.diagnostics import ParseError

if TYPE_CHECKING:
    from mlirkit.ods.live.dialect import LiveDialect


class PropDictStep(Step):
    """The dictionary of properties."""

    __slots__ = ("defaults", "elided", "name", "parse_properties", "print_properties", "written")

    def __init__(self, form: OpFormat, dialect: LiveDialect) -> None:
        operator = form.operator
        self.prefix = ""
        self.name = operator.name
        self.elided = frozenset([*elided_names(form), *form.used_properties])
        self.print_properties = hooks.properties_printers.get(self.name) or print_properties
        self.parse_properties = hooks.properties_parsers.get(self.name)
        self.written = WrittenAttributes(operator, dialect)
        self.defaults = dict(default_attributes(operator, dialect, self.elided))
        for named in operator.properties:
            default = dialect.property_codec(named.property).default()
            if default is not None:
                self.defaults[named.name] = default

    def parse(self, parser: OpAsmParser, state: OperationState, frame: Frame) -> None:
        dictionary = (self.parse_properties or parse_properties)(parser)
        problem: str | None = "expected DictionaryAttr to set properties"
        if self.parse_properties is not None and dictionary is None:
            return
        if dictionary is None:
            dictionary = DictionaryAttr({})
        if not isinstance(dictionary, DictionaryAttr):
            pass
        elif self.parse_properties is not None:
            problem = self.written.set_generic(dictionary.entries, state.properties)
        else:
            problem = self.written.set_parsed(dictionary.entries, self.elided, state.properties)
        if problem is not None:
            raise invalid_properties(parser, self.name, dictionary, problem)

    def print(self, op: Operation, printer: OpAsmPrinter) -> None:
        printer.print_text(self.prefix + " ")
        props = op.props
        if not isinstance(props, DictionaryAttr):
            return
        at_default = [name for name, value in self.defaults.items() if props.entries.get(name) == value]
        self.print_properties(op, printer, self.elided.union(at_default))


def parse_properties(parser: OpAsmParser) -> Attribute | None:
    """Mirrors OpState::genericParseProperties: an attribute in angles, or nothing."""
    if not parser.parse_optional_punctuation("<"):
        return None
    attribute: Attribute = parser.parse_attribute()
    parser.parse_punctuation(">")
    return attribute


def print_properties(op: Operation, printer: OpAsmPrinter, elided: frozenset[str]) -> None:
    """Mirrors OpState::genericPrintProperties: all entries except for elided ones."""
    assert isinstance(op.props, DictionaryAttr)
    shown = {name: value for name, value in op.props.entries.items() if name not in elided}
    if shown:
        printer.print_text("<")
        printer.print_attribute(DictionaryAttr(shown))
        printer.print_text(">")


def invalid_properties(parser: OpAsmParser, name: str, properties: Attribute, problem: str) -> ParseError:
    """The error for invalid properties of an operation that is being parsed."""
    words = f"invalid properties {properties} for op {name}: {problem}"
    # MLIR reports it at the operation's location, not as an error of its parser.
    return ParseError(words, [diagnostic_at(parser.location_at(parser.name_location()), words)])
