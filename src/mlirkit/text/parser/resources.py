"""The file's metadata: resources between `{-#` and `#-}`.

    metadata ::= `{-#` (entry (`,` entry)*)? `#-}`
    entry    ::= `dialect_resources` `:` `{` (dialect `:` `{` (key `:` string),* `}`),* `}`
               | `external_resources` `:` `{` (group `:` `{` (key `:` (string | bool)),* `}`),* `}`

A blob is a string of hexadecimal digits behind `0x`: the alignment in four bytes, then the data.
Mirror: text/printer/resources.py.  The resources themselves: builtin/resources.py.
"""

from __future__ import annotations

from binascii import Error as HexError
from binascii import unhexlify

from mypy_extensions import i64, mypyc_attr

from mlirkit.builtin.resources import ResourceBlob, ResourceValue
from mlirkit.text.lexer import string_value
from mlirkit.text.parser.operations import OperationParser
from mlirkit.text.tokens import (
    COLON,
    COMMA,
    KW_FALSE,
    KW_TRUE,
    L_BRACE,
    METADATA_END,
    R_BRACE,
    STRING,
)


@mypyc_attr(allow_interpreted_subclasses=True)
class ResourceParser(OperationParser):
    """The part of the parser that reads resources."""

    __slots__ = ()

    def parse_metadata(self) -> None:
        """`{-# ... #-}`; the current token is the first of these."""
        self.advance()
        if self.accept(METADATA_END):
            return
        self._parse_section()
        while self.accept(COMMA):
            self._parse_section()
        self.expect(METADATA_END, "expected ',' or '#-}'")

    def _parse_section(self) -> None:
        at = self.start
        key = self.optional_keyword()
        if key is None:
            raise self.error("expected identifier key in file metadata dictionary")
        self.expect(COLON, "expected ':'")
        if key != "dialect_resources" and key != "external_resources":
            raise self.error(f"unknown key '{key}' in file metadata dictionary", at)
        self.expect(L_BRACE, "expected '{'")
        if self.accept(R_BRACE):
            return
        self._parse_group(key == "external_resources")
        while self.accept(COMMA):
            self._parse_group(key == "external_resources")
        self.expect(R_BRACE, "expected ',' or '}'")

    def _parse_group(self, is_external: bool) -> None:
        at = self.start
        name = self.optional_keyword()
        if name is None:
            raise self.error("expected identifier key for 'resource' entry")
        self.expect(COLON, "expected ':'")
        self.expect(L_BRACE, "expected '{'")
        if not is_external and not self.tolerant:
            dialect = self.context.dialect(name)
            if dialect is None:
                raise self.error(f"dialect '{name}' is unknown", at)
            if name != "builtin" and not (dialect.has_resources or dialect.has_resource_section):
                raise self.error(f"unexpected 'resource' section for dialect '{name}'")
        elif is_external and name not in self.resources.external:
            self.resources.external[name] = {}
        if self.accept(R_BRACE):
            return
        while True:
            if is_external:
                self._parse_external(name)
            else:
                self._parse_dialect_entry(name)
            if not self.accept(COMMA):
                break
        self.expect(R_BRACE, "expected ',' or '}'")

    def _parse_dialect_entry(self, dialect: str) -> None:
        handle = self.resource_handle(dialect)
        self.expect(COLON, "expected ':'")
        kind = self.kind
        start = self.start
        end = self.end
        self.advance()
        blob = self._blob(handle.key, kind, start, end)
        handle.data = blob.data
        handle.alignment = blob.alignment

    def _parse_external(self, group: str) -> None:
        key = self.optional_keyword_or_string()
        if key is None:
            raise self.error("expected identifier key for 'external_resources' entry")
        self.expect(COLON, "expected ':'")
        kind = self.kind
        start = self.start
        end = self.end
        self.advance()
        value: ResourceValue
        if kind in (KW_TRUE, KW_FALSE):
            value = kind == KW_TRUE
        elif self.data[start : start + 3] == b'"0x':
            value = self._blob(key, kind, start, end)
        elif kind == STRING:
            value = string_value(self.data[start + 1 : end - 1])
        else:
            raise self.error(f"expected string value for key '{key}'", start)
        self.resources.external[group][key] = value

    def _blob(self, key: str, kind: i64, at: i64, end: i64) -> ResourceBlob:
        """The blob in a token of this kind and place."""
        data = self.data
        if kind != STRING or data[at + 1 : at + 3] != b"0x":
            raise self.error(f"expected hex string blob for key '{key}'", at)
        try:
            raw = unhexlify(memoryview(data)[at + 3 : end - 1])
        except HexError:
            raise self.error(f"expected hex string blob for key '{key}'", at) from None
        if len(raw) < 4:
            raise self.error(
                f"expected hex string blob for key '{key}' to encode alignment in first 4 bytes", at
            )
        alignment = int.from_bytes(raw[:4], "little")
        if alignment & (alignment - 1):
            raise self.error(
                f"expected hex string blob for key '{key}' to encode alignment in first 4 bytes, "
                f"but got non-power-of-2 value: {alignment}",
                at,
            )
        # A blob without data has no alignment either, as in MLIR.
        return ResourceBlob(memoryview(raw)[4:], alignment if len(raw) > 4 else 0)
