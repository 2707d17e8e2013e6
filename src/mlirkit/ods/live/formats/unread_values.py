"""Attributes and types whose syntax is C++ and has no hook: kept as the text they were read from.

    %0 = q.make : !q.matrix<4 by 4, row major>

The type is of the class of `!q.matrix`, prints as it was read, and equals another where the texts are equal.
What is inside is not known: asking for a parameter is an error, but for the type behind an attribute, and
constraints on parameters do not hold either way.  A file's first value of each kind is met with a warning.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any

from mlirkit.core.asm_interface import AsmParser, AsmPrinter, DialectAsmParser
from mlirkit.core.attribute import ParametrizedAttribute, ParametrizedType, Type
from mlirkit.core.location import diagnostic_at
from mlirkit.ods.model import AttrOrTypeDef
from mlirkit.support.diagnostics import DiagnosticSeverity, MLIRError
from mlirkit.support.exclusive import exclusively

if TYPE_CHECKING:
    from mlirkit.ods.live.dialect import LiveDialect

# What a file remembers of the kinds it has met.
_SAID = "unread values"


class UnreadText(str):
    """The text behind a value's mnemonic, in place of the value's parameters."""

    __slots__ = ()


class UnreadParameterError(MLIRError):
    """A parameter was read of a value that is kept as text."""


def unread_parser(definition: AttrOrTypeDef, dialect: LiveDialect, reason: str) -> Callable[..., Any]:
    """`parse_value` of a class whose syntax is not known, for this reason."""
    base: Any = ParametrizedAttribute if definition.is_attribute else ParametrizedType

    def parse(parser: AsmParser, type: Type | None = None) -> Any:
        at = parser.current_location()
        mnemonic = definition.mnemonic or ""
        if isinstance(parser, DialectAsmParser) and parser.is_behind_mnemonic(mnemonic):
            body = parser.full_symbol_spec().removeprefix(mnemonic)
            parser.skip_symbol_spec()
        else:
            body = parser.parse_bracketed_text() if parser.at("<") else ""
        _say_once(definition, reason, parser, at)
        cls = unread_class(dialect.value_class(definition))
        # Past the constructor, which counts parameters.
        value = cls.__new__(cls)
        text = UnreadText(body)
        if type is None:
            base.__init__(value, text)
        else:
            base.__init__(value, text, type)
        return value

    return parse


def unread_class(cls: Any) -> Any:
    """The class of unread values of a class: its accessors raise, and it prints the text."""
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
        raise UnreadParameterError(
            f"'{name}' of {_noun(definition)} is not known: its syntax has no Python hook"
        )

    return get


def _written_type(self: ParametrizedAttribute) -> Type | None:
    """The type that stands behind an attribute; None where the text may say it in a way of its own."""
    return self.parameters[1] if len(self.parameters) > 1 else None


def _print_text(self: ParametrizedAttribute | ParametrizedType, printer: AsmPrinter) -> None:
    printer.print_text(self.parameters[0])


def print_parameters(self: ParametrizedAttribute | ParametrizedType, printer: AsmPrinter) -> None:
    """`print_value` for a value that Python made of a class whose syntax is not known."""
    if self.parameters:
        printer.print_text(f"<{', '.join([str(parameter) for parameter in self.parameters])}>")


def _say_once(definition: AttrOrTypeDef, reason: str, parser: AsmParser, at: int) -> None:
    said = parser.file_state.setdefault(_SAID, set())
    if definition.full_name in said:
        return
    said.add(definition.full_name)
    message = f"{_noun(definition)} is kept as text: {reason} C++ and has no Python hook"
    parser.context.emit(diagnostic_at(parser.location_at(at), message, DiagnosticSeverity.WARNING))


def _noun(definition: AttrOrTypeDef) -> str:
    return f"{'attribute' if definition.is_attribute else 'type'} '{definition.full_name}'"
