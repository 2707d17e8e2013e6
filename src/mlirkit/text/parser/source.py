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
        # Values of known dialects that stay as their text, and the dialects' errors about them.
        self.kept_values = kept_values
        # What is wrong with operations of known dialects that have become text, by their names.
        self.kept_operations: dict[str, MLIRError] = {}

    def top_operation(self, wrap_in_module: bool, verify: bool = False) -> Operation:
        """The file as one operation.

        With `wrap_in_module`, anything but a single module is put into one; without, a file of more or
        fewer than one operation is an error.  With `verify`, VerificationError if it breaks rules; without
        a module around it that counts as if there were one.
        """
        first = self.block.first
        # As in MLIR, an implicit module gets its place when it is verified.
        nowhere = FileLineColLoc(self.buffer.name, 0, 0)
        module = module_of(self.block, nowhere, self.context, self.resources)
        if verify:
            require_valid(module)
        if module is not first:
            module.location = self._location()
        return module if wrap_in_module or module is first else only_operation(module)

    def _location(self) -> Location:
        """Of an implicit module: where the buffer begins, if that is not where the file begins."""
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
        # Where the file defines them, in order.
        self._alias_places: list[int] = []

    def parse_file(self) -> ParsedSource:
        """Everything up to the end of the text."""
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
        """Let aliases keep their names, but for those of locations: their places are told from the rest."""
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
    are read as text (unknown_syntax.py).  `release` is how the release spells that wrote the text, if it is
    another than that of the definitions.  Without one, what cannot be read may be of another version of the
    project that a dialect of another distribution is of; where that does not help, the first error counts.
    With `any_version`, known operations that cannot be read are of unknown syntax, too, whoever wrote them.
    """
    kept: set[str] = set()
    keeps_unhooked = False
    first: MLIRError | None = None
    problems: dict[str, MLIRError] = {}
    said: dict[str, Any] = {}
    # What was read with unknown syntax in it, which another version may know.
    spare: ParsedSource | None = None
    others: list[ReleaseText] | None = None
    tries_others = False
    while True:
        parser = SourceParser(buffer, context)
        parser.tolerant = tolerant
        parser.release = release
        parser.any_version = any_version
        parser.kept = kept
        parser.keeps_unhooked = keeps_unhooked
        count = len(kept)
        parser.file_state.update(said)
        try:
            with gc_paused():
                source = parser.parse_file()
                source.kept_operations = problems
            if source.resources.has_unknown_syntax and others is None and release is None:
                others = other_versions(context)
                if others:
                    spare, release, tries_others = source, others.pop(0), True
                    continue
            return source
        except RecursionError:
            raise parser.error("nesting too deep") from None
        except MLIRError as error:
            # What definitions leave to hooks that are not there may be why: then all its operations are text,
            # those in front, too, and those that have become text at once, as most do (operations.py).  Where
            # that does not help, everything of dialects without hooks is: what went wrong may have been read
            # before, as a type that a hook would have taken for another.  Then known operations are: projects
            # have an MLIR of their own, and packages follow one version of theirs.
            first = first or parser.problem or error
            if others is None:
                others = [] if release is not None else other_versions(context)
                tries_others = bool(others)
            if tries_others:
                # Behind the last of them, as it was.
                tries_others = bool(others)
                release = others.pop(0) if tries_others else None
                if spare is not None and not tries_others:
                    return spare
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
                    # What tokens alone show to be wrong is more to the point.
                    raise error if failed is None and not any_version else first from None
            # Warnings that have been given; what the file has defined it defines again.
            said = {key: value for key, value in parser.file_state.items() if isinstance(value, set)}


def other_versions(context: Context) -> list[ReleaseText]:
    """Readers of other versions of the projects whose dialects are loaded, in the order of trying."""
    for dialect in context.loaded_dialects():
        if dialect.other_versions is not None:
            return list(dialect.other_versions(context))
    return []
