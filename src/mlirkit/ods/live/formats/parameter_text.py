"""Parameters of attributes and types as text, by their C++ type, as in MLIR's FieldParser.

    integers, bool            42, true           std::string, StringRef     "text", printed quoted or bare
    APInt                     42                 APFloat                    1.0 (only with a hook)
    Attribute, Type classes   stripped           enums                      a keyword or quoted cases
    ArrayRef, SmallVector     a, b, c            std::optional<T>           nothing or T
    AffineMap                 (d0) -> (d0)       anything else              a hook, keyed by the C++ type

MLIR prints an integer of 8 bits as the character with that code, which it parses as another number or not at
all.  mlirkit prints it as a number.

Parameters may have their own C++ parser and printer: those of enums and of lists in braces are recognised,
others need a hook, @parameter_syntax, for the C++ type or for the printing function.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from mlirkit.builtin.affine_map import affine_map_text
from mlirkit.core.asm_interface import AsmParser, AsmPrinter
from mlirkit.ods.cpp_expr.expression_parser import unescape
from mlirkit.ods.cpp_expr.names import canonical
from mlirkit.ods.live import hooks
from mlirkit.ods.live.formats.enum_text import EnumListSyntax, EnumSyntax
from mlirkit.ods.live.formats.integer_text import integer_parsers
from mlirkit.ods.live.formats.value_syntax import attribute_syntax, type_syntax
from mlirkit.ods.model import AttrOrTypeParameter, EnumInfo
from mlirkit.support.late_regex import LateRegex

if TYPE_CHECKING:
    from mlirkit.ods.live.dialect import LiveDialect

_CONTAINER = LateRegex(r"^(ArrayRef|SmallVector|vector)<(.*?)(,\s*\d+)?>$")
# `$_printer << function($_self)`, or `function($_printer, $_self)`
_PRINTING_FUNCTION = LateRegex(r"(?:<<\s*|^)([\w:]+)\((?:\$_printer,\s*)?\$_self\)")
# One operand of `$_printer << ... << ...`.
_STREAMED = LateRegex(r"""\s*<<\s*(?:(\$_self)|'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")""")
_OPTIONAL = LateRegex(r"^optional<(.*)>$")


class ParameterSyntax:
    """The parser and printer of one C++ type; an optional parameter is None if it is absent."""

    __slots__ = ("parse", "print")

    def __init__(self, parse: Callable[[AsmParser], Any], print: Callable[[Any, AsmPrinter], None]) -> None:
        self.parse = parse
        self.print = print


def parameter_syntax(
    parameter: AttrOrTypeParameter, dialect: LiveDialect, qualified: bool = False
) -> ParameterSyntax | None:
    """The syntax of a parameter; None if it is C++ without a hook."""
    if parameter.enum is not None:
        return _enum_syntax(parameter.enum, bool(parameter.parser), False)
    if "ResourceHandleParameter" in parameter.classes:
        name = dialect.name
        return ParameterSyntax(lambda parser: parser.parse_resource_handle(name), _resource_handle)
    storage = type_name(parameter.cpp_storage_type or parameter.cpp_type)
    if parameter.parser is not None:
        return _described_syntax(parameter, storage, dialect)
    result = field_syntax(storage, dialect, qualified)
    if result is not None and parameter.printer is not None:
        if not parameter.printer:
            return ParameterSyntax(result.parse, lambda value, printer: None)
        if "printString" in parameter.printer:
            return ParameterSyntax(result.parse, _string)
        around = _texts_around_value(parameter.printer)
        if around is not None:
            return ParameterSyntax(result.parse, _print_between(*around, result.print))
    return result


def _texts_around_value(printer: str) -> tuple[str, str] | None:
    """The texts that `$_printer << '"' << $_self << '"'` prints before and after the value."""
    text = printer.strip().rstrip(";").rstrip()
    if not text.startswith("$_printer"):
        return None
    place, texts = len("$_printer"), [""]
    while place < len(text):
        match = _STREAMED.match(text, place)
        if match is None:
            return None
        if match[1]:
            texts.append("")
        else:
            texts[-1] += unescape(match[2] or match[3] or "")
        place = match.end()
    return (texts[0], texts[1]) if len(texts) == 2 else None


def _print_between(
    opening: str, closing: str, write: Callable[[Any, AsmPrinter], None]
) -> Callable[[Any, AsmPrinter], None]:
    def write_between(value: Any, printer: AsmPrinter) -> None:
        printer.print_text(opening)
        write(value, printer)
        printer.print_text(closing)

    return write_between


def _described_syntax(
    parameter: AttrOrTypeParameter, storage: str, dialect: LiveDialect
) -> ParameterSyntax | None:
    """The syntax of a parameter with its own C++: a hook's, or that of a recognised kind of C++."""
    printer = _PRINTING_FUNCTION.search(parameter.printer or "")
    for name in (printer.group(1) if printer else "", storage):
        hook = hooks.parameter_syntaxes.get(type_name(name))
        if hook is not None:
            return ParameterSyntax(hook.parse, hook.print)
    info = enum_named(storage, dialect)
    if info is not None:
        return _enum_syntax(info, True, False)
    container = _CONTAINER.match(storage)
    if container is not None and "parseLBrace" in str(parameter.parser):
        element = field_syntax(container.group(2).strip(), dialect)
        return None if element is None else _braced_syntax(element)
    return None


def _braced_syntax(element: ParameterSyntax) -> ParameterSyntax:
    inner = _list_syntax(element)

    def parse(parser: AsmParser) -> Any:
        parser.parse_punctuation("{")
        values = inner.parse(parser)
        parser.parse_punctuation("}")
        return values

    def write(values: Any, printer: AsmPrinter) -> None:
        printer.print_text("{")
        inner.print(values, printer)
        printer.print_text("}")

    return ParameterSyntax(parse, write)


def type_name(text: str) -> str:
    """A C++ type without `const`, `&` and the namespaces `mlir`, `llvm` and `std`."""
    if "const" in text:
        text = re.sub(r"\bconst\b", "", text)
    if "::" in text:
        text = re.sub(r"(?<![\w>:])(::)?(mlir|llvm|std)::(?=\w)", "", text.replace("&", "").strip())
        text = re.sub(r"(?<![\w>:])::(?=\w)", "", text)
    return " ".join(text.replace("&", "").split())


def field_syntax(name: str, dialect: LiveDialect, qualified: bool = False) -> ParameterSyntax | None:
    """The syntax of FieldParser for a C++ type, by its short name; None if FieldParser has none."""
    name = hooks.cpp_aliases.get(name) or name
    hook = hooks.parameter_syntaxes.get(name)
    if hook is not None:
        return ParameterSyntax(hook.parse, hook.print)
    integers = integer_parsers(name)
    if integers is not None:
        parse_integer = integers[0]
        if name == "bool":
            return ParameterSyntax(lambda parser: bool(parse_integer(parser)), _integer)
        return ParameterSyntax(parse_integer, _integer)
    if name in ("string", "StringRef"):
        return ParameterSyntax(lambda parser: parser.parse_string(), _text)
    if name == "AffineMap":
        return ParameterSyntax(
            lambda parser: parser.parse_affine_map(),
            lambda value, printer: printer.print_text(affine_map_text(value)),
        )
    inner = _OPTIONAL.match(name)
    if inner is not None:
        return _optional_syntax(inner.group(1).strip(), dialect, qualified)
    container = _CONTAINER.match(name)
    if container is not None:
        element = field_syntax(container.group(2).strip(), dialect, qualified)
        return None if element is None else _list_syntax(element)
    info = enum_named(name, dialect)
    if info is not None:
        return _enum_syntax(info, False, False)
    return _value_syntax(name, dialect, qualified)


def _value_syntax(name: str, dialect: LiveDialect, qualified: bool) -> ParameterSyntax | None:
    """The syntax of attributes and types, which are recognised by the suffixes of their class names."""
    last = name.rpartition("::")[2]
    if last.endswith(("Type", "TypeInterface")) or last == "TypedValue":
        syntax = type_syntax(name, dialect)
        if syntax is None:
            return ParameterSyntax(
                lambda parser: parser.parse_type(), lambda value, printer: printer.print_type(value)
            )
        return ParameterSyntax(
            syntax.parse, (lambda value, printer: printer.print_type(value)) if qualified else syntax.print
        )
    if last.endswith(("Attr", "AttrInterface")) or last == "Attribute":
        attribute = attribute_syntax(name, dialect)
        return ParameterSyntax(
            attribute.parse,
            (lambda value, printer: printer.print_attribute(value)) if qualified else attribute.print,
        )
    if last.endswith("Interface"):
        return ParameterSyntax(
            lambda parser: parser.parse_attribute(), lambda value, printer: printer.print_attribute(value)
        )
    return None


def _optional_syntax(name: str, dialect: LiveDialect, qualified: bool) -> ParameterSyntax | None:
    """The syntax of std::optional; a stream prints an absent value as `None`, outside of optional groups."""
    present = _present_syntax(name, dialect, qualified)
    if present is None:
        return None

    def write(value: Any, printer: AsmPrinter) -> None:
        if value is None:
            printer.print_text("None")
        else:
            present.print(value, printer)

    return ParameterSyntax(present.parse, write)


def _present_syntax(name: str, dialect: LiveDialect, qualified: bool) -> ParameterSyntax | None:
    """The parser of an optional value of the C++ type `name`, and the printer of a value that is present."""
    integers = integer_parsers(name)
    if integers is not None:
        return ParameterSyntax(integers[1], _integer)
    info = enum_named(name, dialect)
    if info is not None:
        return _enum_syntax(info, False, True)
    inner = field_syntax(name, dialect, qualified)
    if inner is None:
        return None
    if name.rpartition("::")[2].endswith("Attr"):
        # C++ prints the whole attribute to the stream, without aliases: its parser reads a full attribute.
        return ParameterSyntax(lambda parser: parser.parse_optional_attribute(), _text)
    return inner


def _list_syntax(element: ParameterSyntax) -> ParameterSyntax:
    def parse(parser: AsmParser) -> Any:
        return parser.parse_comma_separated_list("", lambda: element.parse(parser))

    def write(values: Any, printer: AsmPrinter) -> None:
        is_first = True
        for value in values:
            if not is_first:
                printer.print_text(", ")
            is_first = False
            element.print(value, printer)

    return ParameterSyntax(parse, write)


def _enum_syntax(info: EnumInfo, has_parser: bool, is_optional: bool) -> ParameterSyntax:
    if has_parser:
        listed = EnumListSyntax(info)
        return ParameterSyntax(listed.parse, listed.print)
    syntax = EnumSyntax(info, is_optional)
    return ParameterSyntax(syntax.parse, syntax.print)


def enum_named(name: str, dialect: LiveDialect) -> EnumInfo | None:
    """The enum with the C++ name `name`, as seen from the dialect's namespace."""
    keys = dialect.translator.table.keys(name)
    for info in dialect.definitions.enums.values():
        if canonical(f"{info.cpp_namespace}::{info.class_name}") in keys:
            return info
    # Enums in a nested namespace are also used from the dialect's namespace.
    inside = f"{canonical(dialect.definition.cpp_namespace)}::"
    for info in dialect.definitions.enums.values():
        if info.class_name == name and canonical(info.cpp_namespace).startswith(inside):
            return info
    return None


def _integer(value: Any, printer: AsmPrinter) -> None:
    printer.print_text(("true" if value else "false") if isinstance(value, bool) else str(int(value)))


def _text(value: Any, printer: AsmPrinter) -> None:
    printer.print_text(str(value))


def _string(value: Any, printer: AsmPrinter) -> None:
    printer.print_string(str(value))


def _resource_handle(value: Any, printer: AsmPrinter) -> None:
    printer.print_resource_handle(value)


def _type(value: Any, printer: AsmPrinter) -> None:
    printer.print_type(value)
