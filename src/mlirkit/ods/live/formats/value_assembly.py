"""The custom syntax of attributes and types: formats and hooks as methods for the parser and printer.

    parse_value(parser, type)    of an attribute's class (static); `type` is the expected type or None
    parse_value(parser)          of a type's class (static)
    print_value(self, printer)   prints the syntax after the mnemonic

The source is `assemblyFormat`, compiled when the first value is parsed or printed, or a value assembly hook.
Parsed values are verified; the error is at the start of the value.  Without a source, a value is only its
mnemonic if the definition has no parameters; else its text is kept (unread_values.py).
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import TYPE_CHECKING, Any, Final

from mlirkit.core.asm_interface import AsmParser, AsmPrinter
from mlirkit.core.attribute import Type
from mlirkit.ods.assembly_format import ValueFormat, parse_value_format
from mlirkit.ods.live import hooks
from mlirkit.ods.live.formats.unread_values import print_parameters, unread_parser
from mlirkit.ods.live.formats.value_step import ValueFormatCompiler, ValueStep
from mlirkit.ods.live.formats.value_syntax import class_test
from mlirkit.ods.model import AttrOrTypeDef, AttrOrTypeParameter
from mlirkit.support.exclusive import exclusively

if TYPE_CHECKING:
    from mlirkit.ods.live.dialect import LiveDialect


# A limit of cached cases: there may be too many combinations of bits.
_MOST_CASES: Final = 256


def add_value_assembly(definition: AttrOrTypeDef, dialect: LiveDialect, namespace: dict[str, Any]) -> None:
    """Add `parse_value` and `print_value` to a live class, before the class is made."""
    hook = hooks.value_assemblies.get(definition.full_name)
    assembly: ValueAssembly | HookAssembly | None = None
    if definition.assembly_format is not None and not getattr(hook, "REPLACES_FORMAT", False):
        assembly = ValueAssembly(definition, dialect)
    elif hook is not None:
        assembly = HookAssembly(definition, dialect, hook)
    elif definition.has_custom_assembly_format or definition.parameters:
        namespace["parse_value"] = staticmethod(unread_parser(definition, dialect, "its syntax is"))
        namespace["print_value"] = print_parameters
        return
    if assembly is None:
        namespace["parse_value"] = staticmethod(_bare_parser(definition, dialect))
        namespace["print_value"] = _nothing_printer()
        return
    made = assembly
    type_of = getattr(hook, "type_of", None)
    if type_of is not None:
        namespace["type"] = property(type_of)
    namespace["parse_value"] = staticmethod(_entry(definition, made.parse))

    def print_value(self: Any, printer: AsmPrinter) -> None:
        made.print(self, printer)

    namespace["print_value"] = print_value


def _entry(definition: AttrOrTypeDef, parse: Callable[[AsmParser, Type | None], Any]) -> Any:
    """`parse_value` with the parameters of its kind of value, for text in the spelling of any release."""
    name = f"#{definition.full_name}" if definition.is_attribute else f"!{definition.full_name}"

    def parse_attribute(parser: AsmParser, type: Type | None = None) -> Any:
        parse_by_release = parser.value_syntax_of_release(name)
        return parse(parser, type) if parse_by_release is None else parse_by_release(parser, type)

    def parse_type(parser: AsmParser) -> Any:
        parse_by_release = parser.value_syntax_of_release(name)
        return parse(parser, None) if parse_by_release is None else parse_by_release(parser, None)

    return parse_attribute if definition.is_attribute else parse_type


def _bare_parser(definition: AttrOrTypeDef, dialect: LiveDialect) -> Any:
    def parse(parser: AsmParser, type: Type | None = None) -> Any:
        return dialect.value_class(definition)()

    return parse


def _nothing_printer() -> Callable[[Any, AsmPrinter], None]:
    """A printer without output; an inner function, since compiled module functions do not bind."""

    def print_value(self: Any, printer: AsmPrinter) -> None:
        """Print nothing after the mnemonic."""

    return print_value


def checked(cls: Any, value: Any, parser: AsmParser, at: int) -> Any:
    """Return a value that its class accepts; report its error otherwise."""
    reason = cls.invalid_reason(value)
    if reason is not None:
        raise parser.error(reason, at)
    return value


class HookAssembly:
    """Syntax that a hook provides."""

    __slots__ = ("at_name", "cls", "definition", "dialect", "hook", "is_attribute")

    def __init__(self, definition: AttrOrTypeDef, dialect: LiveDialect, hook: Any) -> None:
        self.definition = definition
        self.dialect = dialect
        self.hook = hook
        self.cls: Any = None
        self.is_attribute = definition.is_attribute
        # Whether C++ reports errors of the value at its mnemonic; hooks declare it.
        self.at_name: bool = getattr(hook, "CHECKED_AT_NAME", False)

    def parse(self, parser: AsmParser, type: Type | None) -> Any:
        at = parser.name_location() if self.at_name else parser.current_location()
        cls = self.cls
        if cls is None:
            cls = self.cls = self.dialect.value_class(self.definition)
        result = self.hook.parse(parser, type) if self.is_attribute else self.hook.parse(parser)
        if isinstance(result, tuple):
            return checked(cls, cls(*result), parser, at)
        # The value may belong to another definition with the same mnemonic.
        result_class = result.__class__
        return checked(result_class if hasattr(result_class, "invalid_reason") else cls, result, parser, at)

    def print(self, value: Any, printer: AsmPrinter) -> None:
        self.hook.print(value, printer)


class ValueAssembly:
    """The compiled format of one attribute or type definition."""

    __slots__ = (
        "build",
        "cases",
        "cls",
        "defaults",
        "definition",
        "dialect",
        "form",
        "self_type",
        "self_type_test",
        "steps",
        "unread",
    )

    def __init__(self, definition: AttrOrTypeDef, dialect: LiveDialect) -> None:
        self.definition = definition
        self.dialect = dialect
        self.form: ValueFormat = parse_value_format(definition)
        self.cls: Any = None
        self.steps: tuple[list[ValueStep], list[ValueStep]] = ([], [])
        # The functions that compute defaults, by parameter; None for required parameters.
        self.defaults: list[Callable[[list[Any]], Any] | None] = []
        self.build: Callable[..., Any] | None = None
        # Cached attributes with an enum as only parameter, by the number of the case.
        self.cases: dict[int, Any] = {}
        self.self_type = -1
        self.self_type_test: Any = None
        # The parser that keeps values as text, if a part of the format is C++ without a hook.
        self.unread: Callable[..., Any] | None = None

    def _compile(self) -> None:
        exclusively(self._compile_once)

    def _compile_once(self) -> None:
        if self.cls is not None:
            return
        definition, dialect = self.definition, self.dialect
        compiler = ValueFormatCompiler(definition, dialect)
        self.steps = compiler.compile(self.form.elements)
        if compiler.missing:
            self.unread = unread_parser(definition, dialect, f"{compiler.missing[0]} of its format is")
        self.defaults = [self._default(parameter) for parameter in definition.parameters]
        for index, parameter in enumerate(definition.parameters):
            if "AttributeSelfTypeParameter" in parameter.classes:
                self.self_type = index
                self.self_type_test = class_test(parameter.cpp_type, dialect)
        self.build = hooks.value_builders.get(definition.full_name)
        # Set last: marks the compilation as complete.
        self.cls = dialect.value_class(definition)

    def _default(self, parameter: AttrOrTypeParameter) -> Callable[[list[Any]], Any] | None:
        if not parameter.is_optional:
            return None
        return parameter_default(parameter, self.definition, self.dialect)

    def parse(self, parser: AsmParser, type: Type | None) -> Any:
        if self.cls is None:
            self._compile()
        if self.unread is not None:
            return self.unread(parser, type)
        at = parser.current_location()
        values: list[Any] = [None] * len(self.defaults)
        if self.self_type >= 0:
            values[self.self_type] = self._parse_self_type(parser, type, at)
        for step in self.steps[0]:
            step.parse(parser, values)
        if None in values:
            for index, default in enumerate(self.defaults):
                if values[index] is None and default is not None:
                    values[index] = default(values)
        if len(values) == 1 and isinstance(values[0], Enum):
            return self._case(values[0], parser, at)
        build = self.build
        if build is not None:
            return build(*values)
        return checked(self.cls, self.cls(*values), parser, at)

    def _case(self, case: Any, parser: AsmParser, at: int) -> Any:
        """Return the cached attribute of an enum's case: there are few of them."""
        # The number is hashed faster than the enum member.
        number: int = case
        attribute = self.cases.get(number)
        if attribute is None:
            build = self.build
            attribute = checked(self.cls, self.cls(case), parser, at) if build is None else build(case)
            if len(self.cases) < _MOST_CASES:
                self.cases[number] = attribute
        return attribute

    def _parse_self_type(self, parser: AsmParser, type: Type | None, at: int) -> Type | None:
        if type is None:
            if not self.definition.parameters[self.self_type].is_optional:
                raise parser.error("expected a trailing type", at)
            return None
        if self.self_type_test is not None and not self.self_type_test(type):
            raise parser.error("invalid kind of type specified", at)
        return type

    def print(self, value: Any, printer: AsmPrinter) -> None:
        if self.cls is None:
            self._compile()
        parameters = value.parameters
        for step in self.steps[1]:
            step.print(parameters, printer)


def parameters_in_default(parameter: AttrOrTypeParameter, definition: AttrOrTypeDef) -> list[str]:
    """The names of the parameters that a parameter's default mentions."""
    text = str(parameter.default_value)
    return [argument.name for argument in definition.parameters if f"${argument.name}" in text]


def parameter_default(
    parameter: AttrOrTypeParameter, definition: AttrOrTypeDef, dialect: LiveDialect
) -> Callable[[list[Any]], Any]:
    """Return the default of an optional parameter; it may depend on other parameters (`$other`)."""
    names = parameters_in_default(parameter, definition)
    if names:
        text = str(parameter.default_value)
        expression = dialect.translator.expression(text, [f"${name}" for name in names])
        function = getattr(expression, "function", None)
        if function is not None:
            indices = [index for index, field in enumerate(definition.parameters) if field.name in names]
            return lambda values: function(*[values[index] for index in indices])
    value = dialect.parameter_default(parameter, definition)
    return lambda values: value
