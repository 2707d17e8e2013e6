"""The body of an attribute's or type's `print`, element by element of its assembly format.

Mirror: attr_or_type_parser.py.
"""

from __future__ import annotations

from collections.abc import Sequence

from mlirkit.ods.assembly_format.elements import (
    CustomDirective,
    Element,
    Literal,
    OptionalGroup,
    ParameterVariable,
    Params,
    Reference,
    StringArgument,
    Struct,
    Whitespace,
)
from mlirkit.ods.assembly_format.literals import space_before, starts_keyword
from mlirkit.ods.emit.cpp.attr_or_type_parser import is_present
from mlirkit.ods.emit.cpp.format_string import FormatContext, tgfmt
from mlirkit.ods.emit.cpp.indented_text import IndentedText


class PrinterWriter:
    """Writes the body of one printer."""

    def __init__(self, body: IndentedText) -> None:
        self.body = body
        self.context = FormatContext(_printer="odsPrinter", _ctxt="getContext()", _builder="odsBuilder")
        # Whether a space precedes the next element, and whether punctuation precedes it.
        self._wants_space = True
        self._after_punctuation = False

    def write(self, elements: Sequence[Element]) -> None:
        """Write the body of a printer of all elements."""
        self.body.indent()
        self.body.write("::mlir::Builder odsBuilder(getContext());\n")
        for element in elements:
            self._write_element(element)

    def _write_element(self, element: Element) -> None:
        if isinstance(element, Literal):
            self._write_literal(element.text)
        elif isinstance(element, ParameterVariable):
            self._write_variable(element)
        elif isinstance(element, Params):
            self._write_list(element.parameters)
        elif isinstance(element, Struct):
            self._write_list(element.entries, with_names=True)
        elif isinstance(element, CustomDirective):
            self._write_custom(element)
        elif isinstance(element, OptionalGroup):
            self._write_group(element)
        elif isinstance(element, Whitespace):
            self._write_whitespace(element.text)

    def _write_literal(self, text: str) -> None:
        space = " << ' '" if self._wants_space and space_before(text, self._after_punctuation) else ""
        self.body.write(f'odsPrinter{space} << "{text}";\n')
        self._wants_space = len(text) != 1 or text not in "<({["
        self._after_punctuation = not starts_keyword(text)

    def _write_space(self) -> None:
        """Write the space before a variable or directive, if any."""
        if self._wants_space or not self._after_punctuation:
            self.body.write("odsPrinter << ' ';\n")

    def _write_whitespace(self, text: str) -> None:
        if text == "\n":
            self.body.write("odsPrinter.printNewline();\n")
        elif text:
            self.body.write(f'odsPrinter << "{text}";\n')
        else:
            self._after_punctuation = True
        self._wants_space = False

    def _write_variable(self, variable: ParameterVariable) -> None:
        body = self.body
        parameter = variable.parameter
        self.context.with_self(f"{parameter.accessor_name}()")
        if variable.is_optional:
            body.write(f"if ({self._guard(variable)}) {{\n")
            body.indent()
        self._write_space()
        self._wants_space = True
        self._after_punctuation = False
        if variable.qualified:
            printer = "$_printer << $_self"
        elif parameter.printer is not None:
            printer = parameter.printer
        else:
            printer = "$_printer.printStrippedAttrOrType($_self)"
        body.write(f"{tgfmt(printer, self.context)};\n")
        if variable.is_optional:
            body.unindent()
            body.write("}\n")

    def _write_list(
        self, entries: Sequence[ParameterVariable | CustomDirective], *, with_names: bool = False
    ) -> None:
        """Write parameters with commas between the ones that are present."""
        body = self.body
        variables = [_variable(entry) for entry in entries]
        if self._wants_space or not self._after_punctuation:
            if all(variable.is_optional for variable in variables):
                self._write_guard(variables)
                body.write("odsPrinter << ' ';\n")
                body.unindent()
                body.write("}\n")
            else:
                body.write("odsPrinter << ' ';\n")
        body.write("{\n")
        body.indent()
        body.write("bool _firstPrinted = true;\n")
        for entry, variable in zip(entries, variables, strict=True):
            if variable.is_optional:
                body.write(f"if ({self._guard(variable)}) {{\n")
                body.indent()
            body.write('if (!_firstPrinted) odsPrinter << ", ";\n', "_firstPrinted = false;\n")
            if with_names:
                body.write(f'odsPrinter << "{variable.name} = ";\n')
            self._wants_space = False
            self._after_punctuation = True
            if isinstance(entry, CustomDirective):
                self._write_custom(entry)
            else:
                self._write_variable(variable)
            if variable.is_optional:
                body.unindent()
                body.write("}\n")
        body.unindent()
        body.write("}\n")

    def _write_custom(self, custom: CustomDirective) -> None:
        body = self.body
        self._write_space()
        self._wants_space = True
        self._after_punctuation = False
        body.write(f"print{custom.name}(odsPrinter")
        body.indent()
        for argument in custom.arguments:
            body.write(",\n")
            if isinstance(argument, StringArgument):
                body.write(tgfmt(argument.text, self.context))
            else:
                body.write(f"{_variable(argument).parameter.accessor_name}()")
        body.unindent()
        body.write(");\n")

    def _write_group(self, group: OptionalGroup) -> None:
        body = self.body
        anchor = group.anchor
        if isinstance(anchor, Params | ParameterVariable):
            anchors = anchor.parameters if isinstance(anchor, Params) else [anchor]
            self._write_guard(anchors, inverted=group.inverted)
        else:
            assert isinstance(anchor, Struct | CustomDirective)
            inner = anchor.entries if isinstance(anchor, Struct) else anchor.arguments
            variables = [_variable(entry) for entry in inner if not isinstance(entry, StringArgument)]
            optional = [variable for variable in variables if variable.is_optional]
            self._write_guard(optional, inverted=group.inverted)
        state = self._wants_space, self._after_punctuation
        for element in group.then:
            self._write_element(element)
        self._wants_space, self._after_punctuation = state
        body.unindent()
        body.write("} else {\n")
        body.indent()
        for element in group.otherwise:
            self._write_element(element)
        body.unindent()
        body.write("}\n")

    # -- guards ---------------------------------------------------------------------------------------

    def _guard(self, variable: ParameterVariable) -> str:
        """The condition that an optional parameter is present."""
        return f"!({is_present(variable, f'{variable.parameter.accessor_name}()', self.context)})"

    def _write_guard(self, variables: Sequence[ParameterVariable], *, inverted: bool = False) -> None:
        """Open an `if` that is true if any of the parameters is present."""
        condition = " || ".join([self._guard(variable) for variable in variables])
        self.body.write(f"if (!({condition})) {{\n" if inverted else f"if ({condition}) {{\n")
        self.body.indent()


def _variable(element: Element) -> ParameterVariable:
    """The parameter of a list entry: itself, or the argument of its directive."""
    if isinstance(element, CustomDirective):
        element = element.arguments[0]
    elif isinstance(element, Reference):
        element = element.argument
    assert isinstance(element, ParameterVariable)
    return element
