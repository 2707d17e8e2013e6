"""The parser's lowest layer: tokens and types.

    Type  ::= 'bit' | 'int' | 'string' | 'code' | 'dag' | 'bits' '<' INTEGER '>' | 'list' '<' Type '>' | ID

After the first syntax error the parser is `failed`: its token then has no kind, so that every active rule
ends without consuming a token, and the tree ends at the error.
"""

from __future__ import annotations

from mlirkit.tablegen.ast import BrokenValue, TypeNode, ValueNode
from mlirkit.tablegen.lexer import END, ERROR, IDENTIFIER, INCLUDE, INTEGER
from mlirkit.tablegen.limits import MAX_TYPE_NESTING

_FAILED = "<failed>"
_PRIMITIVES = frozenset(("bit", "code", "dag", "int", "string"))


class NeedsOneStream(Exception):
    """A file ends, or includes another one, in the middle of a statement: no tree per file is possible."""


class TokenParser:
    """Tokens and types; see the module.  `kind`, `value` and `at` are the current token's."""

    __slots__ = (
        "_index",
        "_is_stream",
        "_kinds",
        "_offsets",
        "_values",
        "at",
        "failed",
        "failed_at",
        "kind",
        "message",
        "value",
    )

    def __init__(self, kinds: list[str], values: list[object], offsets: list[int], is_stream: bool) -> None:
        self._kinds = kinds
        self._values = values
        self._offsets = offsets
        self._is_stream = is_stream
        self._index = -1
        self.failed = False
        self.failed_at = 0
        self.message = ""
        self.kind = ""
        self.value: object = None
        self.at = 0
        self.advance()

    # Tokens.

    def advance(self) -> None:
        """Go to the next token."""
        if self.failed:
            return
        index = self._index = self._index + 1
        self.kind = self._kinds[index]
        self.value = self._values[index]
        self.at = self._offsets[index]
        if self.kind == ERROR:
            message = self.value
            assert isinstance(message, str)
            self.fail(message)

    def accept(self, kind: str) -> bool:
        """Consume the token if it has this kind."""
        if self.kind != kind:
            return False
        self.advance()
        return True

    def expect(self, kind: str, message: str) -> bool:
        """Consume the token, which must have this kind."""
        if self.kind == kind:
            self.advance()
            return True
        self.fail(message)
        return False

    def fail(self, message: str) -> None:
        """Report the current token as a syntax error, unless there was one before."""
        if self.failed:
            return
        if not self._is_stream and (self.kind == INCLUDE or self.kind == END):
            raise NeedsOneStream
        self.failed = True
        self.failed_at = self.at
        self.message = message
        self.kind = _FAILED

    def broken_value(self, before: ValueNode | None = None) -> BrokenValue:
        """A value node of the syntax error."""
        node = BrokenValue(self.failed_at, self.message, before)
        node.after = self.failed_at
        return node

    def too_deep(self, limit: int) -> None:
        """Report a source that nests too deeply."""
        self.fail(f"nested more than {limit} levels deep")

    # Types.

    def parse_type(self) -> TypeNode:
        """Parse a type; a broken type has the error in its `message`."""
        root: TypeNode | None = None
        inner: TypeNode | None = None
        opened = 0
        while True:
            kind = self.kind
            if kind == IDENTIFIER:
                name = self.value
                assert isinstance(name, str)
                node = TypeNode(self.at, name, True)
                self.advance()
            elif kind == "bits":
                node = self._parse_bits_type()
            elif kind == "list":
                node = TypeNode(self.at, "list")
                self.advance()
            else:
                node = TypeNode(self.at, kind)
                if kind in _PRIMITIVES:
                    self.advance()
                else:
                    self.fail("Unknown token when expecting a type")
            if inner is None:
                root = node
            else:
                inner.element = node
            if kind != "list":
                break
            inner = node
            opened += 1
            if opened > MAX_TYPE_NESTING:
                self.too_deep(MAX_TYPE_NESTING)
                break
            if not self.expect("<", "expected '<' after list type"):
                break
        for _ in range(opened):
            self.expect(">", "expected '>' at end of list<ty> type")
        assert root is not None
        if self.failed:
            root.message = self.message
            root.after = self.failed_at
        else:
            root.after = self.at
        return root

    def _parse_bits_type(self) -> TypeNode:
        node = TypeNode(self.at, "bits")
        self.advance()
        self.expect("<", "expected '<' after bits type")
        width = self.value
        if self.expect(INTEGER, "expected integer in bits<n> type"):
            assert isinstance(width, int)
            node.width = width
            self.expect(">", "expected '>' at end of bits<n> type")
        return node
