"""`prop-dict`: the inherent attributes and properties that a format does not have elsewhere, as a dictionary.

    <{name = value, ...}>      left out, with its brackets, where it is empty

What is written is converted to what is stored, as `setPropertiesFromParsedAttr` of the code mlir-tblgen
generates does; constraints are the verifier's business.  What is at its default is not printed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mlirkit.core.asm_interface import OpAsmParser, OpAsmPrinter
from mlirkit.core.location import diagnostic_at
from mlirkit.core.operation import Operation
from mlirkit.core.operation_state import OperationState
from mlirkit.core.structural_attributes import DictionaryAttr
from mlirkit.ods.assembly_format import OpFormat
from mlirkit.ods.live.dictionary_text import default_attributes, elided_names
from mlirkit.ods.live.format_step import Frame, Step
from mlirkit.ods.live.written_attributes import WrittenAttributes
from mlirkit.support.diagnostics import ParseError

if TYPE_CHECKING:
    from mlirkit.ods.live.dialect import LiveDialect


class PropDictStep(Step):
    """The dictionary of properties."""

    __slots__ = ("defaults", "elided", "name", "written")

    def __init__(self, form: OpFormat, dialect: LiveDialect) -> None:
        operator = form.operator
        self.prefix = ""
        self.name = operator.name
        self.elided = frozenset([*elided_names(form), *form.used_properties])
        self.written = WrittenAttributes(operator, dialect)
        self.defaults = dict(default_attributes(operator, dialect, self.elided))
        for named in operator.properties:
            default = dialect.property_codec(named.property).default()
            if default is not None:
                self.defaults[named.name] = default

    def parse(self, parser: OpAsmParser, state: OperationState, frame: Frame) -> None:
        dictionary = DictionaryAttr({})
        if parser.parse_optional_punctuation("<"):
            dictionary = parser.parse_attribute()
            parser.parse_punctuation(">")
        problem: str | None = "expected DictionaryAttr to set properties"
        if isinstance(dictionary, DictionaryAttr):
            problem = self.written.set_parsed(dictionary.entries, self.elided, state.properties)
        if problem is not None:
            words = f"invalid properties {dictionary} for op {self.name}: {problem}"
            # MLIR reports it at the operation's location, not as an error of its parser.
            location = parser.location_at(parser.name_location())
            raise ParseError(words, [diagnostic_at(location, words)])

    def print(self, op: Operation, printer: OpAsmPrinter) -> None:
        printer.print_text(self.prefix + " ")
        props = op.props
        if not isinstance(props, DictionaryAttr):
            return
        shown = {
            name: value
            for name, value in props.entries.items()
            if name not in self.elided and self.defaults.get(name) != value
        }
        if shown:
            printer.print_text("<")
            printer.print_attribute(DictionaryAttr(shown))
            printer.print_text(">")
