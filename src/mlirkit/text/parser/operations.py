"""Operations in text.

    operation   ::= (result (`,` result)* `=`)? (generic | custom) (`loc` `(` location `)`)?
    result      ::= %name (`:` count)?
    custom      ::= name and whatever the operation's own parser reads

The generic form: generic_form.py.  Regions and blocks: regions.py.  Mirror: text/printer/operations.py.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from mlirkit.core.block import Block
from mlirkit.core.context import Context
from mlirkit.core.creation import create_operation
from mlirkit.core.operation import Operation
from mlirkit.core.operation_name import OperationName
from mlirkit.core.operation_parts import results_of
from mlirkit.core.operation_state import OperationState
from mlirkit.core.structural_attributes import DictionaryAttr
from mlirkit.support.build import COMPILED
from mlirkit.support.diagnostics import Diagnostic, DiagnosticSeverity, MLIRError, ParseError
from mlirkit.support.source import SourceBuffer
from mlirkit.text.parser.generic_form import GenericFormParser
from mlirkit.text.parser.inherent_attributes import keep_as_released
from mlirkit.text.parser.op_asm_parser import OpAsmParser
from mlirkit.text.parser.values import ResultName
from mlirkit.text.tokens import (
    BARE_ID,
    COLON,
    COMMA,
    EQUAL,
    FIRST_KEYWORD,
    INTEGER,
    KW_LOC,
    L_BRACE,
    PERCENT_ID,
    STRING,
    is_keyword_like,
)

_FAQ: Final = (
    "https://mlir.llvm.org/getting_started/Faq/#registered-loaded-dependent-whats-up-with-dialects-management"
)


@mypyc_attr(allow_interpreted_subclasses=True)
class OperationParser(GenericFormParser):
    """The part of the parser that reads operations."""

    __slots__ = ("_read_end", "_read_last", "failed", "kept", "problem")

    def __init__(self, buffer: SourceBuffer, context: Context) -> None:
        GenericFormParser.__init__(self, buffer, context)
        # The innermost operation whose custom form could not be parsed; the names of operations that are
        # kept as text because their dialect lacks hooks; and the first error of one of these.  If none of its
        # regions has been read, the parser goes back to the operation's name, else the file is read again
        # (source.py).
        self.failed: OperationName | None = None
        self.kept: set[str] = set()
        self.problem: MLIRError | None = None
        # The last operation that tolerant reading took for one in its own custom form, and its end.
        self._read_last: OperationName | None = None
        self._read_end: i64 = -1

    # -- operations -----------------------------------------------------------------------------------

    def parse_operation(self, block: Block) -> None:
        """An operation, appended to `block`."""
        at = self.start
        if self.kind != PERCENT_ID:
            self._parse_unnamed(block, -1, 0)
            return
        data = self.data
        end = self.end
        name = data[at:end]
        if data[end] == 32 and data[end + 1] == EQUAL:
            # The printed form: `=` is skipped without lexing it.
            self.end = end + 2
        else:
            self.advance()
            if self.kind != EQUAL:
                self.reset(at)
                self._parse_named(block)
                return
        self.advance()
        operation = self._parse_unnamed(block, at, 1)
        result = operation.result0
        if result is None or operation.result_rest is not None:
            raise self._wrong_result_count(operation, 1, at)
        self.define(name, at, result)

    def _parse_named(self, block: Block) -> None:
        """An operation with any number of result names, and counts."""
        at = self.start
        results = self._parse_result_names()
        self.expect(EQUAL, "expected '=' after SSA name")
        expected = sum([result.count for result in results])
        operation = self._parse_unnamed(block, at, expected)
        values = results_of(operation)
        if not values or expected != len(values):
            raise self._wrong_result_count(operation, expected, at)
        index = 0
        for result in results:
            self.define(result.name, result.at, values[index])
            index += 1
            for number in range(1, result.count):
                self.define(result.name + b"#" + str(number).encode(), result.at, values[index])
                index += 1

    def _parse_result_names(self) -> list[ResultName]:
        results: list[ResultName] = []
        while True:
            at = self.start
            name = self.data[at : self.end]
            self.expect(PERCENT_ID, "expected valid ssa identifier")
            results.append(ResultName(name, self._parse_result_count(), at))
            if not self.accept(COMMA):
                return results

    def result_names_at(self, at: i64) -> list[ResultName]:
        """The names on the left of the operation that begins at a byte offset, read once more."""
        start = self.start
        last_end = self.last_end
        self.reset(at)
        results = self._parse_result_names()
        self.reset(start)
        self.last_end = last_end
        return results

    def _parse_result_count(self) -> int:
        if not self.accept(COLON):
            return 1
        if self.kind != INTEGER:
            raise self.wrong_token("expected integer number of results")
        count = self.unsigned_value(64)
        if count < 1:
            raise self.error("expected named operation to have at least 1 result")
        self.advance()
        return count

    def _wrong_result_count(self, operation: Operation, expected: int, at: i64) -> ParseError:
        count = operation.result_count
        if count == 0:
            return self.error("cannot name an operation with no results", at)
        return self.error(f"operation defines {count} results but was provided {expected} to bind", at)

    def _parse_unnamed(self, block: Block, results_at: i64, result_count: int) -> Operation:
        """Parse an operation behind its result names and append it to `block`.

        `result_count` names begin at the offset `results_at`, which is -1 if there are none.
        """
        kind = self.kind
        if kind == STRING:
            return self.parse_generic_operation(block)
        if kind == BARE_ID or kind >= FIRST_KEYWORD:
            if not COMPILED and self.remembers():
                repeated = self.parse_repeated_operation(block, result_count)
                if repeated is not None:
                    return repeated
            operation = self._parse_custom_operation(results_at)
            block.append_new(operation)
            return operation
        raise self.wrong_token("expected operation name in quotes")

    # -- custom forms ---------------------------------------------------------------------------------

    def remembers(self) -> bool:
        """Whether a text in custom syntax means the same as before."""
        return not self.tolerant and self.release is None and not self.enclosing

    def parse_custom_operation_name(self) -> OperationName:
        """The bare name at the current token, completed with the default dialect if it has none."""
        spelling = self.word if is_keyword_like(self.kind) else self.data[self.start : self.end]
        info = self.operation_names.get(spelling)
        if info is None:
            name = spelling.decode("ascii")
            if "." in name[:-1]:
                info = self.context.operation_name(name)
                self.operation_names[spelling] = info
            else:
                info = self.context.operation_name(f"{self.default_dialect}.{name}")
        self.advance()
        return info

    def _parse_custom_operation(self, results_at: i64) -> Operation:
        at = self.start
        original = self.word
        before_name = self.last_end
        info = self.parse_custom_operation_name()
        release = self.release
        hook: Any = None
        written_name = info.name
        if release is not None:
            hook = release.parse_hook(written_name)
            info = release.name_today(info)
        is_todays = hook is None
        if is_todays:
            hook = info.parse_hook
        if self.tolerant and is_todays and self._is_kept_as_text(info):
            if results_at < 0 and original.find(b".") < 0 and self._is_unparsed_word(before_name, at):
                if before_name == self._read_end:
                    # That operation has another form here.
                    self.failed = self._read_last
                raise self._unknown_operation(info, original.decode("ascii"), at)
            return self.parse_unknown_operation(info, original, at, results_at)
        is_known = info.is_registered or (
            not is_todays
            and (self.context.allow_unregistered_dialects or release is None or release.replaces(info.name))
        )
        if not is_known:
            raise self._unknown_operation(info, original.decode("ascii"), at)
        asm = OpAsmParser(self, info.name, at, results_at)
        if hook is None:
            raise asm.error("has no custom assembly form", at)
        outer_dialect = self.default_dialect
        self.default_dialect = info.default_dialect or ""
        state = OperationState(info, self.origin, at)
        if release is not None and is_todays:
            asm.undeclared = release.undeclared(info, written_name)
        saved = _SavedState(self) if self.tolerant and is_todays else None
        is_read = False
        try:
            hook(asm, state)
            if asm.duplicate is not None:
                message = f"attribute '{asm.duplicate}' occurs more than once in the attribute list"
                raise asm.error(message, at)
            is_read = True
            self.default_dialect = outer_dialect
            operation = create_operation(state)
            if release is not None and not is_todays:
                keep_as_released(operation, state.attributes)
            if asm.discardable:
                operation.attrs = DictionaryAttr({**operation.attrs.entries, **asm.discardable})
        except MLIRError as error:
            if self.failed is None:
                if saved is not None and not is_read and saved.scopes == self.scopes_begun:
                    if self.lacks_hooks(info.dialect_name):
                        self.default_dialect = outer_dialect
                        self._go_back(saved, at)
                        self.kept.add(info.name)
                        self.problem = self.problem or error
                        return self.parse_unknown_operation(info, original, at, results_at)
                self.failed = info
            raise self.located(error, at) from None
        if not COMPILED and info.reads_text_alone and not asm.reads_more and self.remembers():
            self.remember_operation(operation, at)
        if release is not None and is_todays:
            release.note_todays_syntax(operation)
        if release is not None and info.name != written_name:
            release.note_name(operation, written_name)
        if self.kind == KW_LOC:
            operation.location = self.parse_trailing_location()
        if self.tolerant:
            self._read_last = info
            self._read_end = self.last_end
        return operation

    def _is_kept_as_text(self, info: OperationName) -> bool:
        """Whether operations of a name are read by their tokens alone."""
        if info.name in self.kept or not _is_readable(info):
            return True
        return self.keeps_unhooked and self.lacks_hooks(info.dialect_name)

    def may_be_otherwise(self, info: OperationName) -> bool:
        """Whether another version than that of the definitions may have written an operation."""
        dialect = self.context.dialect(info.dialect_name)
        if self.any_version or self.context.has_project:
            return True
        return dialect is not None and dialect.is_packaged

    def _is_unparsed_word(self, end: i64, at: i64) -> bool:
        """Whether the word at `at` is an unparsed rest of the operation that ends at `end`, on the same line.

        Custom forms leave such words if hooks are missing or a later release wrote them.
        """
        if not self.context.has_project or (self.keeps_unhooked and end != self._read_end):
            return False
        if end == 0 or self.data[end - 1] == L_BRACE or self.data[end - 1] == COLON:
            return False
        return self.data.find(b"\n", end, at) < 0

    def _go_back(self, saved: _SavedState, at: i64) -> None:
        """Undo the parse of an operation without regions, and go back behind its name at a byte offset."""
        added = set(list(self.placeholders)[saved.placeholders :])
        for key in [key for key, value in self.values.items() if value in added]:
            del self.values[key]
        for value in added:
            del self.placeholders[value]
        del self.enclosing[saved.enclosing :]
        self.depth = saved.depth
        self.depth_limit = saved.depth_limit
        self.reset(at)
        self.advance()

    def _unknown_operation(self, info: OperationName, original: str, at: i64) -> ParseError:
        hint = "" if info.name == original else f" (tried '{info.name}' as well)"
        if self.context.dialect(info.dialect_name) is not None:
            return self.error(f"custom op '{original}' is unknown{hint}", at)
        error = self.error(f"Dialect `{info.dialect_name}' not found for custom op '{original}' {hint}", at)
        diagnostic = error.error_diagnostics[0]
        available = ", ".join(self.context.available_dialect_names())
        note = Diagnostic(
            DiagnosticSeverity.NOTE,
            f"Available dialects: {available} ; for more info on dialect registration see {_FAQ}",
            diagnostic.file,
            diagnostic.line,
            diagnostic.column,
        )
        diagnostic.note_list.append(note)
        return error


class _SavedState:
    """The parser's state before a custom form."""

    __slots__ = ("depth", "depth_limit", "enclosing", "placeholders", "scopes")

    def __init__(self, parser: OperationParser) -> None:
        self.depth: i64 = parser.depth
        self.depth_limit: i64 = parser.depth_limit
        self.enclosing = len(parser.enclosing)
        self.placeholders = len(parser.placeholders)
        self.scopes: i64 = parser.scopes_begun


def _is_readable(info: OperationName) -> bool:
    """Whether the custom form of an operation can be parsed: its definition and hooks are present."""
    if not info.is_registered or info.print_hook is None:
        return False
    infers_results: Any = getattr(info.op_class, "infers_results", None)
    return infers_results is None or bool(infers_results())
