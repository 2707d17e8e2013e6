"""Steps of attribute and type formats: one small object per element, as in format_step.py for operations.

    step.parse(parser, values)         parses into the list of parameters; None: absent
    step.print(parameters, printer)    writes `step.prefix` and the element

`params` and `struct` separate their entries by commas; parameters with default values are omitted.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from mlirkit.core.asm_interface import AsmParser, AsmPrinter
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
from mlirkit.ods.assembly_format.literals import Spacing, starts_keyword
from mlirkit.ods.live import hooks
from mlirkit.ods.live.formats.directive_runtime import evaluated
from mlirkit.ods.live.formats.parameter_text import ParameterSyntax, parameter_syntax
from mlirkit.ods.model import AttrOrTypeDef
from mlirkit.support.diagnostics import ParseError, with_outer_error

if TYPE_CHECKING:
    from mlirkit.ods.live.dialect import LiveDialect

Presence = Callable[[Sequence[Any]], bool]


class ValueStep:
    """One element at run time."""

    __slots__ = ("prefix",)

    def __init__(self) -> None:
        self.prefix = ""

    def parse(self, parser: AsmParser, values: list[Any]) -> None:
        raise NotImplementedError

    def try_parse(self, parser: AsmParser, values: list[Any]) -> bool:
        """Parse the element if it is present: for the first element of an optional group."""
        raise NotImplementedError

    def print(self, parameters: Sequence[Any], printer: AsmPrinter) -> None:
        raise NotImplementedError

    def print_present(self, parameters: Sequence[Any], printer: AsmPrinter) -> None:
        """As `print`, for an element that is known to be present."""
        self.print(parameters, printer)


class LiteralValueStep(ValueStep):
    """A literal; its text is printed as the prefix of the next step."""

    __slots__ = ("is_keyword", "text")

    def __init__(self, text: str) -> None:
        self.prefix = ""
        self.text = text
        self.is_keyword = starts_keyword(text)

    def parse(self, parser: AsmParser, values: list[Any]) -> None:
        if self.is_keyword:
            parser.parse_keyword(self.text)
        else:
            parser.parse_punctuation(self.text)

    def try_parse(self, parser: AsmParser, values: list[Any]) -> bool:
        if self.is_keyword:
            return parser.parse_optional_keyword(self.text)
        return parser.parse_optional_punctuation(self.text)


class TextValueStep(ValueStep):
    """Text after the last step, or a new line; nothing is parsed."""

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        self.prefix = ""
        self.text = text

    def print(self, parameters: Sequence[Any], printer: AsmPrinter) -> None:
        printer.print_text(self.prefix + self.text)


class ParameterStep(ValueStep):
    """One parameter; an optional parameter is printed unless it has its default."""

    __slots__ = ("index", "is_present", "message", "name", "syntax")

    def __init__(
        self,
        variable: ParameterVariable,
        syntax: ParameterSyntax,
        definition: AttrOrTypeDef,
        is_present: Presence | None,
    ) -> None:
        self.prefix = ""
        self.index = variable.index
        self.name = variable.name
        self.syntax = syntax
        self.is_present = is_present
        self.message = (
            f"failed to parse {definition.def_name} parameter '{variable.name}' "
            f"which is to be a `{variable.parameter.cpp_type}`"
        )

    def parse(self, parser: AsmParser, values: list[Any]) -> None:
        try:
            values[self.index] = self.syntax.parse(parser)
        except ParseError as error:
            raise with_outer_error(error, parser.error(self.message)) from None

    def try_parse(self, parser: AsmParser, values: list[Any]) -> bool:
        self.parse(parser, values)
        return bool(values[self.index])

    def print(self, parameters: Sequence[Any], printer: AsmPrinter) -> None:
        if self.is_present is None or self.is_present(parameters):
            self.print_present(parameters, printer)

    def print_present(self, parameters: Sequence[Any], printer: AsmPrinter) -> None:
        if self.prefix:
            printer.print_text(self.prefix)
        self.syntax.print(parameters[self.index], printer)


class ParamsStep(ValueStep):
    """`params`: `a, b`. After the last required parameter, commas are optional."""

    __slots__ = ("entries", "last_required")

    def __init__(self, entries: list[ParameterStep]) -> None:
        self.prefix = ""
        self.entries = entries
        required = [index for index, entry in enumerate(entries) if entry.is_present is None]
        self.last_required = required[-1] if required else 0

    def parse(self, parser: AsmParser, values: list[Any]) -> None:
        for position, entry in enumerate(self.entries):
            if position:
                previous = self.entries[position - 1]
                # A missing parameter has no text and no comma.
                if previous.is_present is None or (
                    values[previous.index] is not None and previous.is_present(values)
                ):
                    if position <= self.last_required:
                        parser.parse_punctuation(",")
                    elif not parser.parse_optional_punctuation(","):
                        return
            entry.parse(parser, values)

    def try_parse(self, parser: AsmParser, values: list[Any]) -> bool:
        self.parse(parser, values)
        return any(values[entry.index] for entry in self.entries)

    def print(self, parameters: Sequence[Any], printer: AsmPrinter) -> None:
        shown = [entry for entry in self.entries if entry.is_present is None or entry.is_present(parameters)]
        # The space is printed even without entries, unless all entries are optional.
        if self.prefix and (shown or any(entry.is_present is None for entry in self.entries)):
            printer.print_text(self.prefix)
        for position, entry in enumerate(shown):
            if position:
                printer.print_text(", ")
            entry.syntax.print(parameters[entry.index], printer)


class StructEntry:
    """One `name = value` of a struct: a parameter, or a custom directive."""

    __slots__ = ("index", "is_present", "name", "opening", "step")

    def __init__(self, name: str, index: int, step: ValueStep, is_present: Presence | None) -> None:
        self.name = name
        self.opening = f"{name} = "
        self.index = index
        self.step = step
        self.is_present = is_present


class StructStep(ValueStep):
    """`struct(...)`: `a = 1, b = 2` in any order."""

    __slots__ = ("entries", "optional")

    def __init__(self, entries: list[StructEntry]) -> None:
        self.prefix = ""
        self.entries = {entry.name: entry for entry in entries}
        self.optional = [entry for entry in entries if entry.is_present is not None]

    def parse(self, parser: AsmParser, values: list[Any]) -> None:
        seen: set[str] = set()
        if not self.optional:
            for position in range(len(self.entries)):
                if position:
                    parser.parse_punctuation(",")
                self._parse_entry(parser, values, seen, self._key(parser))
            return
        if len(self.optional) == len(self.entries):
            key = parser.parse_optional_any_keyword()
            if key is None:
                return
        else:
            key = self._key(parser)
        self._parse_entry(parser, values, seen, key)
        while parser.parse_optional_punctuation(","):
            self._parse_entry(parser, values, seen, self._key(parser))
        for entry in self.entries.values():
            if entry.is_present is None and entry.name not in seen:
                raise parser.error(f"struct is missing required parameter: {entry.name}")

    def _key(self, parser: AsmParser) -> str:
        try:
            return parser.parse_any_keyword()
        except ParseError as error:
            raise with_outer_error(error, parser.error("expected a parameter name in struct")) from None

    def _parse_entry(self, parser: AsmParser, values: list[Any], seen: set[str], key: str) -> None:
        parser.parse_punctuation("=")
        entry = self.entries.get(key)
        if entry is None or key in seen:
            raise parser.error(f"duplicate or unknown struct parameter name: {key}")
        seen.add(key)
        entry.step.parse(parser, values)

    def try_parse(self, parser: AsmParser, values: list[Any]) -> bool:
        self.parse(parser, values)
        return any(values[entry.index] for entry in self.entries.values())

    def print(self, parameters: Sequence[Any], printer: AsmPrinter) -> None:
        shown = [
            entry
            for entry in self.entries.values()
            if entry.is_present is None or entry.is_present(parameters)
        ]
        if self.prefix and (shown or len(self.optional) < len(self.entries)):
            printer.print_text(self.prefix)
        for position, entry in enumerate(shown):
            if position:
                printer.print_text(", ")
            printer.print_text(entry.opening)
            entry.step.print_present(parameters, printer)


class CustomValueStep(ValueStep):
    """`custom<Name>(...)` over parameters; see hooks.py, "Custom directives"."""

    __slots__ = ("arguments", "bound", "hook", "name", "required")

    def __init__(self, directive: CustomDirective, hook: Any, dialect: LiveDialect) -> None:
        self.prefix = ""
        self.name = directive.name
        self.hook = hook
        # (index, value): a parameter, or -1 and the value of a string.
        self.arguments: list[tuple[int, bool, Any]] = []
        for argument in directive.arguments:
            if isinstance(argument, ParameterVariable):
                self.arguments.append((argument.index, True, None))
            elif isinstance(argument, Reference):
                assert isinstance(argument.argument, ParameterVariable)
                self.arguments.append((argument.argument.index, False, None))
            else:
                assert isinstance(argument, StringArgument)
                self.arguments.append((-1, False, evaluated(argument.text, dialect)))
        self.bound = [index for index, is_bound, _ in self.arguments if is_bound]

    def parse(self, parser: AsmParser, values: list[Any]) -> None:
        if not self.try_parse(parser, values) and self.bound:
            raise parser.error(f"expected {self.name}")

    def try_parse(self, parser: AsmParser, values: list[Any]) -> bool:
        arguments = [
            values[index] if index >= 0 else value
            for index, is_bound, value in self.arguments
            if not is_bound
        ]
        result = self.hook.parse(parser, *arguments)
        if result is None:
            return False
        # The hook is the user's, and may return another number of values.
        pairs = list(zip(self.bound, result, strict=True))
        for index, value in pairs:
            values[index] = value
        return True

    def print(self, parameters: Sequence[Any], printer: AsmPrinter) -> None:
        if self.prefix:
            printer.print_text(self.prefix)
        self.hook.print(
            printer, *[parameters[index] if index >= 0 else value for index, _, value in self.arguments]
        )


class GroupValueStep(ValueStep):
    """An optional group."""

    __slots__ = ("inverted", "is_present", "otherwise", "then")

    def __init__(
        self,
        then: tuple[list[ValueStep], list[ValueStep]],
        otherwise: tuple[list[ValueStep], list[ValueStep]],
        is_present: Presence,
        inverted: bool,
    ) -> None:
        self.prefix = ""
        self.then = then
        self.otherwise = otherwise
        self.is_present = is_present
        self.inverted = inverted

    def parse(self, parser: AsmParser, values: list[Any]) -> None:
        self.try_parse(parser, values)

    def try_parse(self, parser: AsmParser, values: list[Any]) -> bool:
        is_there = self.then[0][0].try_parse(parser, values)
        for step in self.then[0][1:] if is_there else self.otherwise[0]:
            step.parse(parser, values)
        return is_there

    def print(self, parameters: Sequence[Any], printer: AsmPrinter) -> None:
        if self.prefix:
            printer.print_text(self.prefix)
        for step in self.then[1] if self.is_present(parameters) is not self.inverted else self.otherwise[1]:
            step.print(parameters, printer)


class ValueFormatCompiler:
    """Compiler of elements into steps."""

    def __init__(self, definition: AttrOrTypeDef, dialect: LiveDialect) -> None:
        self.definition = definition
        self.dialect = dialect
        self.spacing = Spacing()
        # The parts of the format in C++ without a hook.
        self.missing: list[str] = []

    def compile(self, elements: Sequence[Element]) -> tuple[list[ValueStep], list[ValueStep]]:
        parsers: list[ValueStep] = []
        printers: list[ValueStep] = []
        text = ""
        for element in elements:
            if isinstance(element, Literal):
                parsers.append(LiteralValueStep(element.text))
                text += self.spacing.literal(element.text)
                continue
            if isinstance(element, Whitespace):
                text += self._whitespace(element)
                continue
            # The space before an optional element is part of the element; literals are printed in any case.
            space = self._space_before(element)
            step = self._step(element)
            if text and self._may_be_missing(element):
                printers.append(TextValueStep(text))
                text = ""
            step.prefix = text + space
            text = ""
            parsers.append(step)
            printers.append(step)
        if text:
            printers.append(TextValueStep(text))
        return parsers, printers

    def _whitespace(self, element: Whitespace) -> str:
        if element.text:
            self.spacing.wanted = False
            return element.text
        return self.spacing.space(False)

    def _space_before(self, element: Element) -> str:
        spacing = self.spacing
        if isinstance(element, OptionalGroup):
            return ""
        if isinstance(element, (Params, Struct)):
            space = " " if spacing.wanted or not spacing.after_punctuation else ""
            # Entries are spaced as after punctuation without a space.
            spacing.wanted, spacing.after_punctuation = True, False
            return space
        return spacing.variable()

    def _may_be_missing(self, element: Element) -> bool:
        if isinstance(element, ParameterVariable):
            return element.is_optional
        if isinstance(element, Params):
            return all(parameter.is_optional for parameter in element.parameters)
        if isinstance(element, Struct):
            return all(parameter.is_optional for parameter in element.parameters)
        return False

    def _step(self, element: Element) -> ValueStep:
        if isinstance(element, ParameterVariable):
            return self._parameter(element)
        if isinstance(element, Params):
            return ParamsStep([self._parameter(parameter) for parameter in element.parameters])
        if isinstance(element, Struct):
            return StructStep([self._entry(entry) for entry in element.entries])
        if isinstance(element, CustomDirective):
            return self._custom(element)
        assert isinstance(element, OptionalGroup)
        saved = self.spacing.save()
        then = self.compile(element.then)
        self.spacing.restore(saved)
        otherwise = self.compile(element.otherwise)
        return GroupValueStep(then, otherwise, self._presence(element.anchor), element.inverted)

    def _parameter(self, variable: ParameterVariable) -> ParameterStep:
        syntax = parameter_syntax(variable.parameter, self.dialect, variable.qualified)
        if syntax is None:
            self.missing.append(f"the parameter '{variable.name}'")
            syntax = _UNKNOWN_SYNTAX
        is_present = self._presence(variable) if variable.is_optional else None
        return ParameterStep(variable, syntax, self.definition, is_present)

    def _entry(self, entry: ParameterVariable | CustomDirective) -> StructEntry:
        if isinstance(entry, ParameterVariable):
            step = self._parameter(entry)
            return StructEntry(entry.name, entry.index, step, step.is_present)
        variable = entry.arguments[0]
        assert isinstance(variable, ParameterVariable)
        is_present = self._presence(variable) if variable.is_optional else None
        return StructEntry(variable.name, variable.index, self._custom(entry), is_present)

    def _custom(self, directive: CustomDirective) -> ValueStep:
        hook = hooks.directive_hook(self.definition.dialect_name, directive.name)
        if hook is hooks.directives.get(("", directive.name)) and not hasattr(hook, "of_values"):
            # This hook is MLIR's directive for operations; the format refers to a function of the dialect.
            hook = None
        if hook is None:
            self.missing.append(f"custom<{directive.name}>")
            hook = _MissingDirective
        return CustomValueStep(directive, getattr(hook, "of_values", hook), self.dialect)

    def _presence(self, element: Element) -> Presence:
        """Return the test whether any parameter of an anchor differs from its default."""
        if isinstance(element, ParameterVariable):
            return self._parameter_presence(element)
        parameters: list[ParameterVariable] = []
        if isinstance(element, (Params, Struct)):
            parameters = list(element.parameters)
        elif isinstance(element, CustomDirective):
            parameters = [
                argument for argument in element.arguments if isinstance(argument, ParameterVariable)
            ]
        tests = [self._parameter_presence(parameter) for parameter in parameters if parameter.is_optional]
        return lambda values: any(test(values) for test in tests)

    def _parameter_presence(self, variable: ParameterVariable) -> Presence:
        from mlirkit.ods.live.formats.value_assembly import parameter_default, parameters_in_default

        index = variable.index
        default = parameter_default(variable.parameter, self.definition, self.dialect)
        if not parameters_in_default(variable.parameter, self.definition) and default([]) is None:
            return _is_given(index)

        def is_present(values: Sequence[Any]) -> bool:
            value = values[index]
            expected = default(list(values))
            if isinstance(value, (list, tuple)) and not value:
                return bool(expected)
            return bool(value != expected)

        return is_present


def _is_given(index: int) -> Presence:
    """A test for an optional parameter without a default, which counts as absent if it is empty."""

    def is_present(values: Sequence[Any]) -> bool:
        value = values[index]
        return value is not None and not (isinstance(value, (list, tuple)) and not value)

    return is_present


def _never_parsed(parser: AsmParser) -> Any:
    raise AssertionError("values of a format that is not known in full are read as text")


# The printer of values made in Python in a part with unknown syntax: their Python text.
_UNKNOWN_SYNTAX = ParameterSyntax(_never_parsed, lambda value, printer: printer.print_text(str(value)))


class _MissingDirective:
    @staticmethod
    def parse(parser: AsmParser, *arguments: Any) -> Any:
        return _never_parsed(parser)

    @staticmethod
    def print(printer: AsmPrinter, *values: Any) -> None:
        printer.print_text(", ".join([str(value) for value in values]))
