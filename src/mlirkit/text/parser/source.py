"""Whole files: operations, alias definitions and metadata in any order.

file  ::= (operation | alias | metadata)*
alias ::= `#` name `=` attribute | `!` name `=` type
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mypy_extensions import mypyc_attr

from mlirkit.builtin.ops import module_of, only_operation
from mlirkit.builtin.resources import ModuleResources
from mlirkit.core.attribute import Attribute, AttributeOrType, Type
from mlirkit.core.block import Block
from mlirkit.core.context import Context
from mlirkit.core.location import FileLineColLoc, Location
from mlirkit.core.operation import Operation
from mlirkit.core.reading import require_valid
from mlirkit.core.release_text import ReleaseText
from mlirkit.support.build import COMPILED
from mlirkit.support.diagnostics import MLIRError
from mlirkit.support.gc_pause import gc_paused
from mlirkit.support.source import SourceBuffer
from mlirkit.text.parser.resources import ResourceParser
from mlirkit.text.tokens import EOF, EQUAL, EXCLAMATION_ID, HASH_ID, METADATA_BEGIN, POINT


class ParsedSource:
    """The contents of a file: its top-level operations, which have no parent operation, and resources."""

    __slots__ = ("block", "buffer", "context", "kept_operations", "kept_values", "resources")

    def __init__(
        self,
        buffer: SourceBuffer,
        context: Context,
        block: Block,
        resources: ModuleResources,
        kept_values: dict[AttributeOrType, str],
    ) -> None:
        self.buffer = buffer
        self.context = context
        # The operations are in this block, which is in no region.
        self.block = block
        self.resources = resources
        # Values of known dialects that are kept as text, and the dialects' errors about them.
        self.kept_values = kept_values
        # Errors about operations of known dialects that are kept as text, by operation name.
        self.kept_operations: dict[str, MLIRError] = {}

    def top_operation(self, wrap_in_module: bool, verify: bool = False) -> Operation:
        """The file as one operation.

        With `wrap_in_module`, anything but a single module is put into one; without, a file of more or
        fewer than one operation is an error.  With `verify`, VerificationError if the module is invalid,
        even if it is implicit and not returned.
        """
        first = self.block.first
        # As in MLIR, an implicit module gets its location after verification.
        nowhere = FileLineColLoc(self.buffer.name, 0, 0)
        module = module_of(self.block, nowhere, self.context, self.resources)
        if verify:
            require_valid(module)
        if module is not first:
            module.location = self._location()
        return module if wrap_in_module or module is first else only_operation(module)

    def _location(self) -> Location:
        """The location of an implicit module: the beginning of the buffer if it begins inside the file."""
        buffer = self.buffer
        if buffer.first_line == 1 and buffer.first_column == 1:
            return FileLineColLoc(buffer.name, 0, 0)
        return FileLineColLoc(buffer.name, buffer.first_line, buffer.first_column)


@mypyc_attr(allow_interpreted_subclasses=True)
class SourceParser(ResourceParser):
    """The whole parser."""

    __slots__ = ("_alias_places",)

    def __init__(self, buffer: SourceBuffer, context: Context) -> None:
        ResourceParser.__init__(self, buffer, context)
        # Offsets of alias definitions, in order.
        self._alias_places: list[int] = []

    def parse_file(self) -> ParsedSource:
        """Parse the text up to its end."""
        block = Block()
        self.resources.is_tolerant = self.tolerant
        self.advance()
        while self.kind != EOF:
            if self.kind == HASH_ID:
                if COMPILED or not self.define_plain_aliases(self._alias_places):
                    self._parse_attribute_alias()
            elif self.kind == EXCLAMATION_ID:
                self._parse_type_alias()
            elif self.kind == METADATA_BEGIN:
                self.parse_metadata()
            else:
                self.parse_operation(block)
        self.check_all_defined()
        self.resolve_deferred_locations()
        if self.forward_blocks:
            self.pop_scope()
        if self.resources.has_unknown_syntax:
            self._keep_aliases()
        if self.release is not None:
            self.release.upgrade(list(block.operations))
        return ParsedSource(self.buffer, self.context, block, self.resources, self.kept_values)

    def _keep_aliases(self) -> None:
        """Keep the names of aliases, except of locations, whose definitions are placed by their uses."""
        kept = self.resources.aliases
        for place in self._alias_places:
            self.reset(place)
            name = self.text()
            table: Mapping[bytes, Attribute | Type] = (
                self.attribute_aliases if name[0] == "#" else self.type_aliases
            )
            value = table[name[1:].encode()]
            if not isinstance(value, Location):
                kept[name] = value

    def _parse_attribute_alias(self) -> None:
        place = self.start
        name = self.data[place + 1 : self.end]
        if name in self.attribute_aliases:
            raise self.error(f"redefinition of attribute alias id '{name.decode('ascii')}'")
        if POINT in name:
            raise self.error("attribute names with a '.' are reserved for dialect-defined names")
        self.advance()
        self.expect(EQUAL, "expected '=' in attribute alias definition")
        self.attribute_aliases[name] = self.parse_attribute()
        self._alias_places.append(place)

    def _parse_type_alias(self) -> None:
        place = self.start
        name = self.data[place + 1 : self.end]
        if name in self.type_aliases:
            raise self.error(f"redefinition of type alias id '{name.decode('ascii')}'")
        if POINT in name:
            raise self.error("type names with a '.' are reserved for dialect-defined names")
        self.advance()
        self.expect(EQUAL, "expected '=' in type alias definition")
        self.type_aliases[name] = self.parse_type()
        self._alias_places.append(place)

    def parse_single_type(self) -> Type:
        """A type and nothing else."""
        self.advance()
        type = self.parse_type()
        self._expect_end()
        return type

    def parse_single_attribute(self) -> Attribute:
        """An attribute and nothing else."""
        self.advance()
        attribute = self.parse_attribute()
        self._expect_end()
        return attribute

    def _expect_end(self) -> None:
        if self.kind != EOF:
            rest = self.buffer.data[self.start :].decode("utf-8", "surrogateescape")
            raise self.error(f"found trailing characters: '{rest}'")


def parse_buffer(
    buffer: SourceBuffer,
    context: Context,
    tolerant: bool = False,
    release: ReleaseText | None = None,
    any_version: bool = False,
) -> ParsedSource:
    """Parse a file of MLIR's text; ParseError with all diagnostics if it is not well formed.

    With `tolerant`, unknown dialects are accepted, and operations whose custom syntax is unknown
    are read as text (unknown_syntax.py).  `release` describes the spelling of the release that wrote the
    text, if it is another than the definitions'.  Without one, a text that cannot be read is tried as other
    versions of the project of a loaded dialect; if none of them can read it, the first error is raised.  With
    `any_version`, known operations that cannot be parsed count as unknown syntax, whichever version wrote
    them.
    """
    kept: set[str] = set()
    keeps_unhooked = False
    first: MLIRError | None = None
    problems: dict[str, MLIRError] = {}
    old_warnings: dict[str, Any] = {}
    # A result with unknown syntax, which is returned if no other version can read the file.
    fallback: ParsedSource | None = None
    versions: list[ReleaseText] | None = None
    tries_versions = False
    while True:
        parser = SourceParser(buffer, context)
        parser.tolerant = tolerant
        parser.release = release
        parser.any_version = any_version
        parser.kept = kept
        parser.keeps_unhooked = keeps_unhooked
        count = len(kept)
        parser.file_state.update(old_warnings)
        try:
            with gc_paused():
                source = parser.parse_file()
                source.kept_operations = problems
            if source.resources.has_unknown_syntax and versions is None and release is None:
                versions = other_versions(context)
                if versions:
                    fallback, release, tries_versions = source, versions.pop(0), True
                    continue
            return source
        except RecursionError:
            raise parser.error("nesting too deep") from None
        except Exception as error:
            if not isinstance(error, MLIRError):
                if first is None:
                    raise
                # A hook may fail on text that another version's syntax made; the first error stands.
                error = first
            # The file is read again after each of these steps.  If the dialect of the failed operation lacks
            # hooks, all operations of that name are kept as text, even before the error; most became text at
            # once (operations.py).  Then all operations and values of dialects that lack hooks are: the cause
            # may be earlier, as a type that a hook would have read as another.  Then known operations are:
            # projects have an MLIR of their own, and packages follow one version of theirs.
            first = first or parser.problem or error
            if versions is None:
                versions = [] if release is not None else other_versions(context)
                tries_versions = bool(versions)
            if tries_versions:
                # After the last version, the file is read without a release again.
                tries_versions = bool(versions)
                release = versions.pop(0) if tries_versions else None
                if fallback is not None and not tries_versions:
                    return fallback
                continue
            failed = parser.failed
            if (
                tolerant
                and failed is not None
                and failed.name not in kept
                and parser.lacks_hooks(failed.dialect_name)
            ):
                kept.add(failed.name)
            elif len(kept) == count:
                # No operation has become text since the beginning of the file.
                if not tolerant:
                    raise first from None
                may_lack_hooks = context.has_project or any(
                    dialect.lacks_hooks for dialect in context.loaded_dialects()
                )
                if not keeps_unhooked and may_lack_hooks:
                    keeps_unhooked = True
                elif failed is not None and failed.name not in kept and parser.may_be_otherwise(failed):
                    kept.add(failed.name)
                    problems.setdefault(failed.name, error)
                else:
                    # An error outside of custom forms is more precise than the first one.
                    raise error if failed is None and not any_version else first from None
            # Keep the warnings that have been given; the file sets everything else again.
            old_warnings = {key: value for key, value in parser.file_state.items() if isinstance(value, set)}


def other_versions(context: Context) -> list[ReleaseText]:
    """Other versions of the project of a loaded dialect, in the order of trying."""
    for dialect in context.loaded_dialects():
        if dialect.other_versions is not None:
            return list(dialect.other_versions(context))
    return []
