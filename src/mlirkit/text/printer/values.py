"""Attributes, types and locations as text: the loop that expands pieces.

`ValuePrinter` keeps the text of every value that operations print, by identity: a module has few types and
attributes, used many times.  So a value is printed, and its alias looked up, once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from mlirkit.builtin.attributes import UnitAttr
from mlirkit.builtin.dense import DenseArrayAttr, ElementsAttr
from mlirkit.builtin.types import NoneType
from mlirkit.core.attribute import Attribute, AttributeOrType, Type
from mlirkit.core.location import CallSiteLoc, FileLineColLoc, FusedLoc, Location, NameLoc, UnknownLoc
from mlirkit.core.structural_attributes import DictionaryAttr, StringAttr, SymbolRefAttr
from mlirkit.support.limits import LIMITS
from mlirkit.text.printer.attributes import ATTRIBUTE_PRINTERS
from mlirkit.text.printer.dialect_asm_printer import DialectAsmPrinter
from mlirkit.text.printer.failed_syntax import INVALID_PARAMETERS, note_failed_value
from mlirkit.text.printer.locations import file_position, location_pieces
from mlirkit.text.printer.pieces import (
    FULL,
    LOCATION,
    MARK,
    PRETTY_LOCATION,
    STRIPPED,
    UNALIASED,
    WITHOUT_PREFIX,
    WITHOUT_TYPE,
    Indentation,
    Nested,
    Newline,
    Piece,
    SymbolEnd,
)
from mlirkit.text.printer.size_limit import MEASURED_VALUES, check_text_size
from mlirkit.text.printer.strings import keyword_or_string, quoted_name
from mlirkit.text.printer.types import (
    PLAIN_CLASSES,
    TYPE_PRINTERS,
    is_pretty_symbol,
    plain_type_text,
)

if TYPE_CHECKING:
    from mlirkit.text.printer.asm_state import AsmState


class _Measured:
    """A value that is being measured: its pieces, of which the first `at` are counted in `size`."""

    __slots__ = ("at", "key", "pieces", "size")

    def __init__(self, key: tuple[int, int], pieces: list[Piece]) -> None:
        self.key = key
        self.pieces = pieces
        self.at = 0
        self.size = 0


class ValuePrinter:
    """Prints values for one `AsmState`."""

    __slots__ = ("_has_newline", "_kept", "_texts", "late", "state")

    def __init__(self, state: AsmState) -> None:
        self.state = state
        # Texts by identity of their values, which are kept alive so that no identity is used twice.
        self._texts: dict[int, str] = {}
        # Whether the expanded text contains line ends: then it depends on the indentation.
        self._has_newline = False
        self._kept: list[AttributeOrType] = []
        # Values whose texts have marks, by identity, which have to be visited for aliases.
        self.late: set[int] = set()

    def forget(self) -> None:
        """Drop the texts, because aliases have changed."""
        self._texts.clear()
        self._kept.clear()

    @property
    def texts(self) -> dict[int, str]:
        """The kept texts by `id(value)`, for callers that are faster without a call of `text`."""
        return self._texts

    def text(self, value: AttributeOrType) -> str:
        """The full text of a value, or its alias."""
        printed = self._texts.get(id(value))
        if printed is None:
            state = self.state
            collector = state.collector
            leaves_builtin = collector is None or collector.rules.leave_builtin
            if leaves_builtin and value.__class__ in PLAIN_CLASSES and not state.aliases.exist:
                printed = plain_type_text(value)
            self._kept.append(value)
            if printed is None:
                self._has_newline = False
                if (
                    isinstance(value, DictionaryAttr)
                    and not state.aliases.exist
                    and (collector is None or not collector.may_have_alias(value))
                ):
                    printed = self._dictionary_text(value)
                else:
                    printed = self.render(value, FULL)
                # A value with an alias by a dialect's rules need not be in the text.
                if collector is not None and (MARK in printed or not leaves_builtin):
                    self.late.add(id(value))
                if self._has_newline:
                    return printed
            self._texts[id(value)] = printed
        return printed

    def _dictionary_text(self, dictionary: DictionaryAttr) -> str:
        """The full text of a dictionary.  The texts of values in it that others may share are kept."""
        parts: list[str] = []
        start = "{"
        size = 0
        limit = LIMITS.value_text
        has_newline = False
        for name, value in dictionary.entries.items():
            parts.append(start + keyword_or_string(name))
            start = ", "
            if isinstance(value, UnitAttr):
                continue
            parts.append(" = ")
            text = self._texts.get(id(value))
            if text is None:
                self._has_newline = False
                # Nearly all of these belong to one operation.
                if isinstance(
                    value, (StringAttr, SymbolRefAttr, DictionaryAttr, DenseArrayAttr, ElementsAttr)
                ):
                    text = self.render(value, FULL)
                else:
                    text = self.text(value)
                has_newline = has_newline or self._has_newline
            parts.append(text)
            size += len(text)
            if size > limit:
                check_text_size(size, sum([len(part) for part in set(parts)]))
                limit = 2 * size
        self._has_newline = has_newline
        return f"{''.join(parts)}}}" if parts else "{}"

    def definition(self, value: AttributeOrType) -> str:
        """The text behind the equals sign of an alias: in full."""
        if isinstance(value, Type):
            self.forget()
        if isinstance(value, Location) and not self.state.flags.pretty_debug_info:
            text = self._location_of_aliases(value)
            if text is not None:
                return text
        return self.render(value, UNALIASED)

    def _location_of_aliases(self, location: Location) -> str | None:
        """The definition of a location whose parts all have aliases, as is usual; None for others."""
        aliases = self.state.aliases
        if isinstance(location, NameLoc):
            if isinstance(location.child_loc, UnknownLoc):
                return None
            child = aliases.alias_of(location.child_loc)
            return None if child is None else f"loc({quoted_name(location.name_str)}({child}))"
        if isinstance(location, CallSiteLoc):
            callee = aliases.alias_of(location.callee)
            caller = aliases.alias_of(location.caller)
            return None if callee is None or caller is None else f"loc(callsite({callee} at {caller}))"
        if not isinstance(location, FusedLoc):
            return None
        texts: list[str] = []
        for part in location.parts:
            text = aliases.alias_of(part)
            if text is None:
                return None
            texts.append(text)
        if location.metadata is None:
            return f"loc(fused[{', '.join(texts)}])"
        text = aliases.alias_of(location.metadata)
        return None if text is None else f"loc(fused<{text}>[{', '.join(texts)}])"

    def render(self, value: AttributeOrType, form: int) -> str:
        """The text of a value in any form, not kept."""
        out: list[str] = []
        self._expand(Nested(value, form), out)
        return out[0] if len(out) == 1 else "".join(out)

    def join(self, pieces: list[Piece]) -> str:
        """Pieces as text."""
        out: list[str] = []
        for piece in pieces:
            self._expand(piece, out)
        return "".join(out)

    def location(self, location: Location, allow_alias: bool) -> str:
        """`loc(...)` behind an operation or argument; without `loc` in the pretty form."""
        state = self.state
        if state.flags.pretty_debug_info:
            return self.render(location, PRETTY_LOCATION + UNALIASED)
        if not allow_alias and type(location) is FileLineColLoc:
            # As most block arguments have.
            return f"loc({file_position(location, quoted_name(location.filename))})"
        if allow_alias:
            if state.collector is not None:
                return f"loc({state.late.of_value(location, LOCATION)})"
            alias = state.aliases.alias_of(location)
            if alias is not None:
                return f"loc({alias})"
        return f"loc({self.render(location, LOCATION + UNALIASED)})"

    # -- the loop -----------------------------------------------------------------------------------

    def _expand(self, first: Piece, out: list[str]) -> None:
        state = self.state
        aliases = state.aliases
        has_aliases = aliases.exist
        collector = state.collector
        texts = self._texts
        stack: list[Piece] = [first]
        count: i64 = 0
        while stack:
            piece = stack.pop()
            if isinstance(piece, str):
                out.append(piece)
                continue
            count += 1
            if count == MEASURED_VALUES:
                self._check_size(first)
            form = FULL
            if isinstance(piece, Nested):
                value = piece.value
                form = piece.form
            elif isinstance(piece, AttributeOrType):
                value = piece
            elif isinstance(piece, SymbolEnd):
                if is_pretty_symbol(out, piece.start + 1):
                    out[piece.start] = piece.prefix + "."
                else:
                    out[piece.start] = piece.prefix + "<"
                    out.append(">")
                continue
            elif isinstance(piece, Newline):
                self._has_newline = True
                out.append("\n" + " " * self.state.indent)
                continue
            elif isinstance(piece, Indentation):
                self.state.indent += piece.change
                continue
            else:
                raise TypeError(f"cannot print {type(piece).__name__}")
            if form >= UNALIASED:
                form -= UNALIASED
            else:
                if form == FULL:
                    text = texts.get(id(value))
                    if text is not None:
                        out.append(text)
                        continue
                if form != WITHOUT_PREFIX:
                    if has_aliases:
                        alias = aliases.alias_of(value)
                        if alias is not None:
                            out.append(alias)
                            continue
                    elif collector is not None and collector.may_have_alias(value):
                        out.append(state.late.of_value(value, form))
                        continue
            pieces = self._pieces(value, form, out)
            if len(pieces) == 1:
                stack.append(pieces[0])
            else:
                pieces.reverse()
                stack.extend(pieces)

    def _check_size(self, first: Piece) -> None:
        """Raise OutputTooLarge if the text of a piece is too large; each value in it is measured once."""
        state = self.state
        sizes: dict[tuple[int, int], int] = {}
        distinct = 0
        frames = [_Measured((0, 0), [first])]
        # Keeps values alive, so that no identity is used twice.
        kept: list[list[Piece]] = []
        while True:
            frame = frames[-1]
            if frame.at == len(frame.pieces):
                frames.pop()
                kept.append(frame.pieces)
                if not frames:
                    check_text_size(frame.size, distinct)
                    return
                sizes[frame.key] = frame.size
                frames[-1].size += frame.size
                continue
            piece = frame.pieces[frame.at]
            frame.at += 1
            if isinstance(piece, str):
                frame.size += len(piece)
                distinct += len(piece)
                continue
            if isinstance(piece, Nested):
                value = piece.value
                form = piece.form
            elif isinstance(piece, AttributeOrType):
                value = piece
                form = FULL
            else:
                continue
            text = self._texts.get(id(value)) if form == FULL else None
            if text is None and form < UNALIASED:
                if state.aliases.exist:
                    text = state.aliases.alias_of(value)
                elif state.collector is not None and state.collector.may_have_alias(value):
                    text = state.late.of_value(value, form)
            key = (id(value), form)
            if text is not None:
                frame.size += len(text)
            elif key in sizes:
                frame.size += sizes[key]
            else:
                if form >= UNALIASED:
                    form -= UNALIASED
                frames.append(_Measured(key, self._pieces(value, form, [])))

    def _pieces(self, value: AttributeOrType, form: int, out: list[str]) -> list[Piece]:
        if isinstance(value, Type):
            type_printer = TYPE_PRINTERS.get(value.__class__)
            if type_printer is not None:
                return type_printer(value)
        elif isinstance(value, Location):
            pieces = location_pieces(value, form == PRETTY_LOCATION or self.state.flags.pretty_debug_info)
            if pieces is not None:
                if form != LOCATION and form != PRETTY_LOCATION and not self.state.flags.pretty_debug_info:
                    pieces.insert(0, "loc(")
                    pieces.append(")")
                return pieces
        else:
            attribute_printer = ATTRIBUTE_PRINTERS.get(value.__class__)
            if attribute_printer is not None:
                return attribute_printer(value, self.state, form)
        builtin = _builtin_printer(value)
        if builtin is not None:
            result: list[Piece] = (
                builtin(value) if isinstance(value, Type) else builtin(value, self.state, form)
            )
            return result
        return self._dialect_pieces(value, form, out)

    def _dialect_pieces(self, value: Any, form: int, out: list[str]) -> list[Piece]:
        if form == STRIPPED and hasattr(value, "print_value"):
            stripped = stripped_pieces(value, self.state)
            if any(not isinstance(piece, str) or piece != "" for piece in stripped):
                return stripped
        if form == WITHOUT_PREFIX:
            return dialect_pieces(value, self.state)
        prefix = ("!" if isinstance(value, Type) else "#") + value.DIALECT
        out.append("")
        pieces_by_identity = self.state.aliases.pieces
        hook_pieces = pieces_by_identity.pop(id(value), None) if pieces_by_identity else None
        pieces = dialect_pieces(value, self.state) if hook_pieces is None else hook_pieces
        pieces.append(SymbolEnd(len(out) - 1, prefix))
        type = type_behind(value, form)
        if type is not None:
            pieces.append(" : ")
            pieces.append(type)
        return pieces


def type_behind(value: Any, form: int) -> Type | None:
    """The type that prints behind an attribute of a dialect, or None."""
    if form != WITHOUT_TYPE and "TypedAttr" in getattr(value, "INTERFACES", ()):
        type = getattr(value, "type", None)
        if isinstance(type, Type) and not isinstance(type, NoneType):
            return type
    return None


def _drop_leading_space(pieces: list[Piece]) -> None:
    """Remove the blank that would separate the mnemonic from the first piece: no mnemonic is printed."""
    for index, piece in enumerate(pieces):
        if not isinstance(piece, str):
            return
        if piece:
            pieces[index] = piece.removeprefix(" ")
            return


def _builtin_printer(value: AttributeOrType) -> Any:
    """The printer of a value whose class derives from a builtin class: that of the base class."""
    table: Any = TYPE_PRINTERS if isinstance(value, Type) else ATTRIBUTE_PRINTERS
    if value.DIALECT != "builtin":
        return None
    for base in type(value).__mro__:
        method = table.get(base)
        if method is not None:
            return method
    return None


def stripped_pieces(value: Any, state: AsmState) -> list[Piece]:
    """The text of a value's own syntax, without dialect and mnemonic."""
    printer = DialectAsmPrinter(state)
    try:
        value.print_value(printer)
        check_pieces(printer.pieces)
    except MemoryError:
        raise
    except Exception as error:
        note_failed_value(value, error)
        return [INVALID_PARAMETERS]
    if not getattr(value, "KEEPS_LEADING_SPACE", True):
        _drop_leading_space(printer.pieces)
    return printer.pieces


def dialect_pieces(value: Any, state: AsmState) -> list[Piece]:
    """The text behind `#dialect.` or `!dialect.`."""
    printer = DialectAsmPrinter(state)
    context = state.context
    dialect = None if context is None else context.dialect(value.DIALECT)
    try:
        if dialect is None:
            printer.print_text(value.MNEMONIC)
            value.print_value(printer)
        elif hasattr(value, "print_in_brackets"):
            value.print_in_brackets(printer)
            _drop_leading_space(printer.pieces)
            printer.pieces[:0] = [f"{value.MNEMONIC}<"]
            printer.print_text(">")
        elif isinstance(value, Attribute):
            dialect.print_attribute(value, printer)
        else:
            dialect.print_type(value, printer)
        check_pieces(printer.pieces)
    except MemoryError:
        raise
    except Exception as error:
        note_failed_value(value, error)
        return [getattr(value, "MNEMONIC", ""), INVALID_PARAMETERS]
    return printer.pieces


def nested_in_pieces(pieces: list[Piece], state: AsmState) -> list[Piece]:
    """The values in pieces; a value without prefix is replaced by the values in it."""
    result: list[Piece] = []
    pending = pieces[::-1]
    while pending:
        piece = pending.pop()
        if isinstance(piece, Nested) and piece.form == WITHOUT_PREFIX:
            inner = dialect_pieces(piece.value, state)
            inner.reverse()
            pending.extend(inner)
        elif isinstance(piece, (AttributeOrType, Nested)):
            result.append(piece)
    return result


def check_pieces(pieces: list[Piece]) -> None:
    """Raise TypeError if a hook has printed an object that is neither text nor a value."""
    for piece in pieces:
        if isinstance(piece, str):
            continue
        value = piece.value if isinstance(piece, Nested) else piece
        if not isinstance(value, (AttributeOrType, Newline, Indentation)):
            raise TypeError(f"cannot print {type(piece).__name__}")
