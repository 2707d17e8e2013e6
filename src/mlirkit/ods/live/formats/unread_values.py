"""Attributes and types whose syntax is C++ and has no hook: kept as their text.

    %0 = q.make : !q.matrix<4 by 4, row major>

The type has the class of `!q.matrix`, is printed as it was read, and equals another type with the same text.
If the syntax is nested in another value without brackets around it, the outer value is kept as text.
Parameters are unknown: reading a parameter is an error, except for the type after an attribute, and
constraints on parameters are neither satisfied nor violated.  The first value of each kind in a file is
reported with a warning.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from mlirkit.core.asm_interface import AsmParser, AsmPrinter, DialectAsmParser
from mlirkit.core.attribute import ParametrizedAttribute, ParametrizedType, Type
from mlirkit.core.location import diagnostic_at
from mlirkit.ods.model import AttrOrTypeDef
from mlirkit.support.diagnostics import DiagnosticSeverity, MLIRError, ParseError
from mlirkit.support.exclusive import exclusively

if TYPE_CHECKING:
    from mlirkit.ods.live.dialect import LiveDialect

# The key of the file's state for the reported kinds.
_REPORTED = "unread values"


class UnreadText(str):
    """The text after a value's mnemonic, instead of the value's parameters."""

    __slots__ = ()


class UnreadParameterError(MLIRError):
    """Raised when a parameter of a value that is kept as text is read."""


class UnreadSyntaxError(ParseError):
    """The end of a value's syntax is unknown; the value around it, if any, is kept as text."""


# Tokens that may follow a value without a body.
_ENDS: Final = (",", ">", "]", ")", "}")


def unread_parser(definition: AttrOrTypeDef, dialect: LiveDialect, reason: str) -> Callable[..., Any]:
    """`parse_value` of a class with unknown syntax; `reason` is a part of the warning."""

    def parse(parser: AsmParser, type: Type | None = None) -> Any:
        at = parser.current_location()
        mnemonic = definition.mnemonic or ""
        if isinstance(parser, DialectAsmParser) and parser.is_behind_mnemonic(mnemonic):
            body = parser.full_symbol_spec().removeprefix(mnemonic)
            parser.skip_symbol_spec()
        elif parser.at("<"):
            body = parser.parse_bracketed_text()
        elif any(parser.at(end) for end in _ENDS):
            body = ""
        else:
            message = f"{_noun(definition)} cannot be read here: {reason} C++ and has no Python hook"
            raise UnreadSyntaxError("", parser.error(message, at).error_diagnostics)
        _warn_unread(definition, reason, parser, at)
        return _unread_value(dialect.value_class(definition), body, type)

    return parse


def unread_value_around(
    error: UnreadSyntaxError, cls: Any, parser: DialectAsmParser, type: Type | None
) -> ParametrizedAttribute | ParametrizedType:
    """The value that `parser` is reading, kept as text because a nested value could not be parsed."""
    definition: AttrOrTypeDef = cls.DEFINITION
    body = parser.full_symbol_spec().removeprefix(definition.mnemonic or "")
    parser.skip_symbol_spec()
    message = f"{_noun(definition)} is kept as text: {error.error_diagnostics[0].message}"
    _warn_once(definition.full_name, message, parser, parser.name_location())
    return _unread_value(cls, body, type)


def _unread_value(cls: Any, body: str, type: Type | None) -> ParametrizedAttribute | ParametrizedType:
    unread = unread_class(cls)
    # Bypass the constructor, which counts parameters.
    value: ParametrizedAttribute | ParametrizedType = unread.__new__(unread)
    base: Any = ParametrizedAttribute if cls.DEFINITION.is_attribute else ParametrizedType
    if type is None:
        base.__init__(value, UnreadText(body))
    else:
        base.__init__(value, UnreadText(body), type)
    return value


def read_parameter(value: Any, index: int) -> Any:
    """Parameter `index` of a value of a live class; UnreadParameterError if the value is kept as text."""
    parameters = value.parameters
    if parameters and type(parameters[0]) is UnreadText:
        raise _unread(value.DEFINITION, value.DEFINITION.parameters[index].name)
    return parameters[index]


def unread_class(cls: Any) -> Any:
    """The class of unread values of a class: accessors raise, and the text is printed."""
    return exclusively(lambda: _unread_class(cls))


@cache
def _unread_class(cls: Any) -> Any:
    names = {name for name, member in vars(cls).items() if isinstance(member, property)}
    members: dict[str, Any] = {name: property(_refusal(cls.DEFINITION, name)) for name in names}
    if "type" in names and cls.DEFINITION.is_attribute:
        members["type"] = property(_written_type)
    members |= {"__slots__": (), "__doc__": cls.__doc__, "__module__": cls.__module__}
    members["print_value"] = _print_text
    return type(cls.__name__, (cls,), members)


def _refusal(definition: AttrOrTypeDef, name: str) -> Callable[[Any], Any]:
    def get(self: Any) -> Any:
        raise _unread(definition, name)

    return get


def _unread(definition: AttrOrTypeDef, name: str) -> UnreadParameterError:
    message = f"'{name}' of {_noun(definition)} is not known: its syntax has no Python hook"
    return UnreadParameterError(message)


def _written_type(self: ParametrizedAttribute) -> Type | None:
    """The type written after an attribute; None if the text has no such type."""
    return self.parameters[1] if len(self.parameters) > 1 else None


def _print_text(self: ParametrizedAttribute | ParametrizedType, printer: AsmPrinter) -> None:
    printer.print_text(self.parameters[0])


def print_parameters(self: ParametrizedAttribute | ParametrizedType, printer: AsmPrinter) -> None:
    """`print_value` for a value that Python made of a class with unknown syntax."""
    if self.parameters:
        printer.print_text(f"<{', '.join([str(parameter) for parameter in self.parameters])}>")


def _warn_unread(definition: AttrOrTypeDef, reason: str, parser: AsmParser, at: int) -> None:
    message = f"{_noun(definition)} is kept as text: {reason} C++ and has no Python hook"
    _warn_once(definition.full_name, message, parser, at)


def _warn_once(name: str, message: str, parser: AsmParser, at: int) -> None:
    reported = parser.file_state.setdefault(_REPORTED, set())
    if name in reported:
        return
    reported.add(name)
    parser.context.emit(diagnostic_at(parser.location_at(at), message, DiagnosticSeverity.WARNING))


def _noun(definition: AttrOrTypeDef) -> str:
    return f"{'attribute' if definition.is_attribute else 'type'} '{definition.full_name}'"
