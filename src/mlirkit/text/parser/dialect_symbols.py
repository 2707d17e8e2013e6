"""Attributes and types of dialects, and aliases: the syntax that begins with `#` or `!`.

    dialect-symbol ::= dialect `<` body `>`          the verbose form
                     | dialect `.` name (`<` body `>`)?      the pretty form; `<` follows at once
                     | alias                         a name without a dot or body
    body           ::= anything in which `<> [] () {}` are balanced; strings are skipped, `->` is no bracket

A known dialect parses the body itself; the text of any other dialect is kept as it is.  A value that a known
dialect cannot parse is kept as text if the release that wrote the text has a value of that name, or if
reading is tolerant and the mnemonic unknown; with `keeps_unhooked`, so is any value of a dialect that lacks
hooks.  The context lists the values that are kept (core/kept_text.py).
"""

from __future__ import annotations

import re
from collections.abc import Container
from typing import Final, TypeVar

from mypy_extensions import i64, mypyc_attr

from mlirkit.builtin.attributes import FloatAttr, IntegerAttr, LiteralTextAttr, OpaqueAttr
from mlirkit.builtin.dense import ElementsAttr
from mlirkit.builtin.types import NoneType, OpaqueType
from mlirkit.core.attribute import Attribute, AttributeOrType, Type
from mlirkit.core.context import Context
from mlirkit.core.kept_text import KeptText
from mlirkit.core.structural_attributes import StringAttr
from mlirkit.support.build import COMPILED
from mlirkit.support.diagnostics import LexError, MLIRError, ParseError
from mlirkit.support.late_regex import LateRegex
from mlirkit.support.source import SourceBuffer
from mlirkit.text.parser.attributes import AttributeParser
from mlirkit.text.parser.dialect_asm_parser import DialectAsmParser
from mlirkit.text.tokens import COLON, LESS, VERTICAL_BAR, is_keyword_like

_NAMESPACE: Final = re.compile(rb"[a-zA-Z_][a-zA-Z_0-9$]*\Z")
_MNEMONIC: Final = re.compile(rb"[a-zA-Z_][a-zA-Z_0-9$.]*")
# Names behind `#` and `!` that may be aliases, and strings, which contain no aliases.
_ALIAS: Final = LateRegex(rb'"(?:[^"\\]|\\.)*"|[#!][a-zA-Z_][a-zA-Z_0-9$]*(?![a-zA-Z_0-9$.<])')
_PLAIN: Final = re.compile(rb'[^<>\[\](){}"\-\0]*')

_ALLOW: Final = (
    "If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use "
    "-allow-unregistered-dialect with the MLIR opt tool used"
)

_Opaque = TypeVar("_Opaque", OpaqueAttr, OpaqueType)

# The ends of bodies at least this long are cached, so that nested bodies are not scanned once per level.
_REMEMBERED_BYTES: Final = 256


@mypyc_attr(allow_interpreted_subclasses=True)
class DialectSymbolParser(AttributeParser):
    """The part of the parser that reads dialect attributes, dialect types and aliases."""

    __slots__ = ("_body_ends", "_lacks_hooks", "_spec_dialect", "_spec_end", "_spec_start", "kept_values")

    def __init__(self, buffer: SourceBuffer, context: Context) -> None:
        AttributeParser.__init__(self, buffer, context)
        # Ends of long bodies, by their beginnings.
        self._body_ends: dict[int, int] = {}
        # Results of `_parse_symbol`.
        self._spec_dialect = b""
        self._spec_start: i64 = 0
        self._spec_end: i64 = 0
        # Values of known dialects that are kept as text, and the dialects' errors about them.
        self.kept_values: dict[AttributeOrType, str] = {}
        # Results of `lacks_hooks`, by dialect name.
        self._lacks_hooks: dict[str, bool] = {}

    def lacks_hooks(self, dialect_name: str) -> bool:
        """Whether a dialect's definitions require hooks that are missing."""
        lacks = self._lacks_hooks.get(dialect_name)
        if lacks is None:
            dialect = self.context.dialect(dialect_name)
            lacks = dialect is not None and dialect.lacks_hooks
            self._lacks_hooks[dialect_name] = lacks
        return lacks

    def parse_dialect_type(self) -> Type:
        if not self._parse_symbol():
            value = self.type_aliases.get(self._spec_dialect)
            if value is None:
                raise self._undefined_alias()
            return value
        start = self._spec_start
        end = self._spec_end
        dialect_name = self._spec_dialect.decode("ascii")
        dialect = self.context.dialect(dialect_name)
        if dialect is None:
            self._check_opaque(dialect_name, start)
            text = self._kept_text(start, end)
            if not self.allows_unknown_dialects():
                raise self.error(
                    f'`!"{dialect_name}"<"{text}">` type created with unregistered dialect. {_ALLOW}', start
                )
            return self._unknown(OpaqueType(dialect_name, text))
        if self.keeps_unhooked and self.lacks_hooks(dialect_name):
            return self._unknown(OpaqueType(dialect_name, self._kept_text(start, end)))
        # The end of the value, not the next token: texts in the caches of values end there.
        resume = self.last_end
        self.reset(start)
        try:
            type: Type = dialect.parse_type(DialectAsmParser(self, dialect_name, start, end))
        except MLIRError as error:
            problem = self.located(error, start)
            # Errors that enclosing syntax adds are placed behind the value.
            self.reset(resume)
            if not self._keeps_value("!", dialect_name, dialect.types, start, end):
                raise problem from None
            type = OpaqueType(dialect_name, self._kept_text(start, end))
            self._record_kept_value(type, problem.error_diagnostics[0].message)
            return type
        self.reset(resume)
        return type

    def parse_dialect_attribute(self, type: Type | None = None) -> Attribute:
        attribute = self._parse_dialect_attribute(type)
        if type is not None:
            attribute_type = type_of(attribute)
            if attribute_type is not None and attribute_type != type:
                raise self.error(
                    f"attribute type different than expected: expected '{type}', but got '{attribute_type}'"
                )
        return attribute

    def _parse_dialect_attribute(self, type: Type | None) -> Attribute:
        if not self._parse_symbol():
            value = self.attribute_aliases.get(self._spec_dialect)
            if value is None:
                raise self._undefined_alias()
            return value
        start = self._spec_start
        end = self._spec_end
        dialect_name = self._spec_dialect.decode("ascii")
        if self.accept(COLON):
            type = self.parse_type()
        dialect = self.context.dialect(dialect_name)
        if dialect is None:
            self._check_opaque(dialect_name, start)
            if isinstance(type, NoneType):
                type = None
            text = self._kept_text(start, end)
            if not self.allows_unknown_dialects():
                shown = "none" if type is None else str(type)
                raise self.error(
                    f'#"{dialect_name}"<"{text}"> : \'{shown}\' attribute created with unregistered '
                    f"dialect. {_ALLOW}",
                    start,
                )
            return self._unknown(OpaqueAttr(dialect_name, text, type))
        if self.keeps_unhooked and self.lacks_hooks(dialect_name):
            return self._unknown(OpaqueAttr(dialect_name, self._kept_text(start, end), type))
        # The end of the value, not the next token: texts in the caches of values end there.
        resume = self.last_end
        self.reset(start)
        try:
            attribute: Attribute = dialect.parse_attribute(
                DialectAsmParser(self, dialect_name, start, end), type
            )
        except MLIRError as error:
            problem = self.located(error, start)
            # Errors that enclosing syntax adds are placed behind the value.
            self.reset(resume)
            if not self._keeps_value("#", dialect_name, dialect.attributes, start, end):
                raise problem from None
            attribute = OpaqueAttr(dialect_name, self._kept_text(start, end), type)
            self._record_kept_value(attribute, problem.error_diagnostics[0].message)
            return attribute
        self.reset(resume)
        return attribute

    def _undefined_alias(self) -> ParseError:
        return self.wrong_token(f"undefined symbol alias id '{self._spec_dialect.decode('ascii')}'")

    def _keeps_value(self, sign: str, dialect: str, registered: Container[str], start: i64, end: i64) -> bool:
        """Whether to keep the text of a value that a known dialect cannot parse; `sign` is `#` or `!`."""
        match = _MNEMONIC.match(self.data, start, end)
        if match is None:
            return False
        mnemonic = match.group().decode("ascii")
        if self.tolerant and mnemonic not in registered:
            return True
        release = self.release
        if release is None:
            return False
        # A dialect that the release does not have counts as unknown.
        is_unknown = self.allows_unknown_dialects() and not release.has_dialect(dialect)
        return is_unknown or release.has_value(dialect, sign + mnemonic)

    def parse_body_of_release(self, dialect: str, mnemonic: str) -> Attribute:
        """Parse the body of an attribute that only the text's release has; it is kept as text."""
        start = self.start
        if self.kind == LESS:
            self.reset(self.body_end(start))
            body = _ALIAS.sub(self._expanded_alias, self.data[start : self.last_end])
        elif is_keyword_like(self.kind):
            end = self.end
            self.advance()
            while self.accept(VERTICAL_BAR):
                # Several bits of an enum.
                if not is_keyword_like(self.kind):
                    raise self.wrong_token("expected attribute value")
                end = self.end
                self.advance()
            body = b" " + self.data[start:end]
        else:
            raise self.wrong_token("expected attribute value")
        attribute = OpaqueAttr(dialect, mnemonic + body.decode("utf-8", "surrogateescape"))
        self._record_kept_value(attribute, f"unknown attribute `{mnemonic}` in dialect `{dialect}`")
        return attribute

    def _record_kept_value(self, value: AttributeOrType, problem: str) -> None:
        """Record that a value is kept as text, and its dialect's error about it."""
        release = self.release
        producer = None if release is None else release.producer
        self.context.kept_texts[value] = KeptText(value, producer)
        self.kept_values.setdefault(value, problem)

    def _unknown(self, value: _Opaque) -> _Opaque:
        """Return a value whose dialect counts as unknown; tolerant reading records it in the context."""
        if self.tolerant:
            self.context.kept_texts.setdefault(value, KeptText(value, None, False))
        return value

    def _kept_text(self, start: i64, end: i64) -> str:
        """The text of a value of an unknown dialect; aliases that it may use are kept with it.

        If only values of another release's text are kept, aliases are expanded instead.
        """
        text = self.data[start:end]
        if self.release is not None and not self.tolerant:
            text = _ALIAS.sub(self._expanded_alias, text)
        if self.tolerant and (text.find(b"#") >= 0 or text.find(b"!") >= 0):
            self.resources.has_unknown_syntax = True
        return text.decode("utf-8", "surrogateescape")

    def _expanded_alias(self, alias: re.Match[bytes]) -> bytes:
        """The text of an alias's value; strings, and names that are no alias, stay as they are."""
        spelling = alias.group()
        if spelling.startswith(b'"'):
            return spelling
        name = spelling[1:]
        value = self.attribute_aliases.get(name) if spelling.startswith(b"#") else self.type_aliases.get(name)
        return spelling if value is None else str(value).encode("utf-8", "surrogateescape")

    def allows_unknown_dialects(self) -> bool:
        """Whether values of unknown dialects are kept as text."""
        return self.context.allow_unregistered_dialects

    def _check_opaque(self, dialect_name: str, at: i64) -> None:
        if not _NAMESPACE.match(self._spec_dialect):
            # The error points at the whole verbose form, or behind the dot of the pretty form.
            if self.data[at - 1] == 60:
                at -= len(dialect_name) + 2
            raise self.error(f"invalid dialect namespace '\"{dialect_name}\"'", at)

    def _parse_symbol(self) -> bool:
        """The symbol at the current token, up to the token behind it.

        False for an alias.  `_spec_dialect` is the name of the dialect or alias, `_spec_start` to
        `_spec_end` the text behind `dialect.` or inside of `dialect<...>`.
        """
        data = self.data
        name_start: i64 = self.start + 1
        name_end: i64 = self.end
        dot: i64 = data.find(b".", name_start, name_end)
        if dot < 0 and data[name_end] != 60:
            self._spec_dialect = data[name_start:name_end]
            self.advance()
            return False
        dialect = data[name_start:dot] if dot >= 0 else b""
        self._advance_behind(name_end, dialect)
        has_body = self.kind == LESS and self.start == name_end
        if dot < 0:
            self._spec_dialect = data[name_start:name_end]
            if not has_body:
                return False
            end = self.body_end(name_end)
            self.reset(end)
            self._spec_start = name_end + 1
            self._spec_end = end - 1
            return True
        self._spec_dialect = dialect
        self._spec_start = dot + 1
        self._spec_end = name_end
        if has_body:
            end = self.body_end(name_end)
            self._advance_behind(end, dialect)
            self._spec_end = end
        return True

    def _advance_behind(self, end: i64, dialect: bytes) -> None:
        """Go to the token behind `end`, where a value of a dialect ends."""
        try:
            self.reset(end)
        except LexError as error:
            # MLIR goes back to the value for the dialect's parser and lexes here again: it reports thrice.
            if dialect and self.context.dialect(dialect.decode("ascii")) is not None:
                error.error_diagnostics.extend(error.error_diagnostics * 2)
            raise

    def body_end(self, at: i64) -> i64:
        """The offset behind the `>` that closes the `<` at a byte offset."""
        remembered = self._body_ends.get(at)
        if remembered is not None:
            return remembered
        data = self.data
        openings: list[int] = []
        while True:
            if not COMPILED:
                at = _PLAIN.match(data, at).end()  # type: ignore[union-attr]
            character: i64 = data[at]
            at += 1
            if character == 60 or character == 91 or character == 40 or character == 123:
                openings.append(at - 1)
            elif character == 62 or character == 93 or character == 41 or character == 125:
                opening: i64 = openings[-1]
                expected: i64 = (
                    60 if character == 62 else 91 if character == 93 else 40 if character == 41 else 123
                )
                if data[opening] != expected:
                    raise self._unbalanced(opening)
                openings.pop()
                if not openings:
                    return at
                if character == 62 and at - opening > _REMEMBERED_BYTES:
                    self._body_ends[opening] = at
            elif character == 45:
                if data[at] == 62:
                    at += 1
            elif character == 34:
                # Errors further on are placed at the last string, as MLIR's lexer leaves it.
                self.start = at - 1
                at = self._string_end(at)
            elif character == 0:
                raise self._unbalanced(openings[-1])

    def _unbalanced(self, opening: i64) -> Exception:
        return self.error(f"unbalanced '{chr(self.data[opening])}' character in pretty dialect name")


def type_of(attribute: Attribute) -> Type | None:
    """The type of a typed attribute (MLIR's TypedAttr); None if the attribute has none."""
    if isinstance(attribute, (IntegerAttr, FloatAttr, ElementsAttr)):
        return attribute.type
    if isinstance(attribute, (StringAttr, OpaqueAttr, LiteralTextAttr)):
        # Untyped strings are of type none.
        return attribute.type
    return None
