"""Reading MLIR's text.

    parse_source(data, name, context, wrap_in_module)   a file as one operation
    parse_buffer(buffer, context)                       the operations and resources of a file
    parse_attribute(text, context), parse_type(text, context)

    source operations generic_form regions resources    a file, its IR and its metadata
    repeated_operations repeated_heads repeated_texts   operations that read as earlier ones
    inherent_attributes                             attributes of the generic form, separated
    unknown_syntax unknown_pieces unknown_parts     unknown operations, as text with slots
    unknown_lines unknown_shapes                    unknown operations on lines like earlier ones
    unknown_extent unknown_names                    where they end, and the roles of value names in them
    values affine attributes types locations        parts of operations
    elements tensor_literal numbers                 large data
    dialect_symbols                                 `#dialect.` and `!dialect.`, and aliases
    asm_parser op_asm_parser dialect_asm_parser     parsers for custom syntax
    base                                            tokens, errors, lists

Errors are ParseErrors with MLIR's words and places.  Verification is optional.
"""

from __future__ import annotations

from typing import Any

from mlirkit.builtin.resources import ModuleResources
from mlirkit.core.attribute import Attribute, Type
from mlirkit.core.context import Context
from mlirkit.core.operation import Operation
from mlirkit.core.release_text import ReleaseText
from mlirkit.support.diagnostics import ParseError
from mlirkit.support.source import SourceBuffer
from mlirkit.text.parser.source import ParsedSource, SourceParser, other_versions, parse_buffer

__all__ = [
    "ParsedSource",
    "parse_attribute",
    "parse_buffer",
    "parse_source",
    "parse_type",
    "parse_value_prefix",
]


def parse_source(
    data: bytes,
    source_name: str,
    context: Context,
    wrap_in_module: bool,
    verify: bool = False,
    tolerant: bool = False,
    release: ReleaseText | None = None,
) -> Operation:
    """The operation that a file holds; see `parse_buffer` and `ParsedSource.top_operation`."""
    source = parse_buffer(SourceBuffer(source_name, data), context, tolerant, release)
    return source.top_operation(wrap_in_module, verify)


def parse_attribute(text: str | bytes, context: Context | None) -> Attribute:
    """The attribute that `text` spells."""
    parser = _parser_of(text, context)
    try:
        return parser.parse_single_attribute()
    except RecursionError:
        raise parser.error("nesting too deep") from None


def parse_type(text: str | bytes, context: Context | None) -> Type:
    """The type that `text` spells."""
    parser = _parser_of(text, context)
    try:
        return parser.parse_single_type()
    except RecursionError:
        raise parser.error("nesting too deep") from None


def parse_value_prefix(
    text: bytes,
    is_attribute: bool,
    context: Context,
    resources: ModuleResources,
    file_state: dict[str, Any],
    release: ReleaseText | None = None,
) -> tuple[Attribute | Type, int]:
    """The attribute or type at the beginning of `text`, and the offset at which it ends.

    Bytecode stores values this way.  Resource keys in them refer to the file's `resources`; all values of a
    file share `file_state` and the `release` that wrote it.
    """
    try:
        return _value_prefix(text, is_attribute, context, resources, file_state, release)
    except ParseError:
        # As in text files, the value may be of another version of its dialect's project.
        for version in other_versions(context) if release is None else ():
            try:
                return _value_prefix(text, is_attribute, context, resources, file_state, version)
            except ParseError:
                continue
        raise


def _value_prefix(
    text: bytes,
    is_attribute: bool,
    context: Context,
    resources: ModuleResources,
    file_state: dict[str, Any],
    release: ReleaseText | None,
) -> tuple[Attribute | Type, int]:
    parser = _parser_of(text, context)
    parser.release = release
    parser.resources = resources
    parser.file_state = file_state
    try:
        parser.advance()
        value: Attribute | Type = parser.parse_attribute() if is_attribute else parser.parse_type()
    except RecursionError:
        raise parser.error("nesting too deep") from None
    return value, parser.start


def _parser_of(text: str | bytes, context: Context | None) -> SourceParser:
    from mlirkit.core.context import current_context

    data = text.encode("utf-8", "surrogateescape") if isinstance(text, str) else text
    # As in MLIR, errors show the parsed text in place of a file name.
    name = data.decode("utf-8", "surrogateescape")
    return SourceParser(SourceBuffer(name, data), current_context(context))
