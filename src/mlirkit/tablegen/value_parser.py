"""The parser's middle layer: values, on top of tokens and types (token_parser.py).

Value  ::= Simple Suffix*        Suffix ::= '{' Ranges '}' | '[' Ranges ','? ']' | '.' ID | '#' Value?
Simple ::= ID | ID '<' Args '>' | INTEGER | STRING+ | CODE | '?' | 'true' | 'false' | Operation
         | '{' Values '}' | '[' Values ','? ']' ('<' Type '>')? | '(' Value (':' VAR)? DagArgs? ')'
Ranges ::= Range (',' Range)*    Range  ::= Value ('...' Value | '-' Value | NEGATIVE)?
Args   ::= (Value | ID '=' Value) (',' (Value | ID '=' Value))*
Operation ::= '!' op ('<' Type '>')? '(' operands ')'
"""

from __future__ import annotations

from mlirkit.tablegen.ast import (
    ArgumentNode,
    BangNode,
    BinaryLiteral,
    BitRangeNode,
    BitsLiteral,
    BrokenArgument,
    DagLiteral,
    FieldAccessNode,
    Identifier,
    InstanceNode,
    IntLiteral,
    ListLiteral,
    PasteNode,
    RangeNode,
    StringLiteral,
    SubscriptNode,
    TypeNode,
    UnsetLiteral,
    ValueNode,
)
from mlirkit.tablegen.lexer import (
    BANG,
    BINARY,
    CODE_TEXT,
    IDENTIFIER,
    INTEGER,
    TEXT,
    VARIABLE,
)
from mlirkit.tablegen.limits import MAX_NESTING
from mlirkit.tablegen.token_parser import TokenParser

# The operators with a type, with one operand, and with three.
_TYPED = frozenset(("cast", "exists", "getdagarg", "instances", "isa"))
_UNARY = frozenset(
    [
        "cast",
        "empty",
        "getdagop",
        "getdagopname",
        "head",
        "initialized",
        "listflatten",
        "logtwo",
        "not",
        "repr",
        "size",
        "tail",
        "tolower",
        "toupper",
    ]
)
_TERNARY = frozenset(("dag", "if", "setdagarg", "setdagname", "subst"))


class ValueParser(TokenParser):
    """Values; see the module."""

    __slots__ = ("_depth",)

    def __init__(self, kinds: list[str], values: list[object], offsets: list[int], is_stream: bool) -> None:
        self._depth = 0
        super().__init__(kinds, values, offsets, is_stream)

    # Values.

    def parse_value(self, is_name: bool = False) -> ValueNode:
        """Parse a value. In a name (of a def, or after a `#`), a `{` begins the body, not a bit range."""
        self._depth += 1
        if self._depth > MAX_NESTING:
            self.too_deep(MAX_NESTING)
            return self.broken_value()
        node = self._parse_simple()
        node.after = self.at
        while True:
            kind = self.kind
            if kind == "#":
                node = self._parse_paste(node)
            elif kind == ".":
                node = self._parse_field_access(node)
            elif kind == "[":
                node = self._parse_subscript(node)
            elif kind == "{" and not is_name:
                node = self._parse_bit_range(node)
            else:
                break
            node.after = self.at
        self._depth -= 1
        return node

    def _parse_paste(self, left: ValueNode) -> ValueNode:
        at = self.at
        self.advance()
        kind = self.kind
        if kind == ":" or kind == ";" or kind == "{":
            return PasteNode(left.start, left, None, at)
        return PasteNode(left.start, left, self.parse_value(True), at)

    def _parse_field_access(self, value: ValueNode) -> ValueNode:
        self.advance()
        name, at = self.value, self.at
        if not self.expect(IDENTIFIER, "expected field identifier after '.'"):
            return self.broken_value(value)
        assert isinstance(name, str)
        return FieldAccessNode(value.start, value, name, at)

    def _parse_subscript(self, value: ValueNode) -> ValueNode:
        self.advance()
        ranges = [self.parse_range()]
        trailing_comma = False
        while self.accept(","):
            if self.kind == "]":
                trailing_comma = True
                break
            ranges.append(self.parse_range())
        node = SubscriptNode(value.start, value, ranges, trailing_comma)
        return node if self.expect("]", "expected ']' at end of list slice") else self.broken_value(node)

    def _parse_bit_range(self, value: ValueNode) -> ValueNode:
        at = self.at
        self.advance()
        node = BitRangeNode(value.start, value, self.parse_ranges(), at)
        if self.expect("}", "expected '}' at end of bit range list"):
            return node
        return self.broken_value(node)

    def parse_ranges(self) -> list[RangeNode]:
        """One or more ranges."""
        ranges = [self.parse_range()]
        while self.accept(","):
            ranges.append(self.parse_range())
        return ranges

    def parse_range(self) -> RangeNode:
        """One value, or two for a range."""
        first = self.parse_value()
        last: ValueNode | None = None
        is_dash = self.kind == INTEGER
        if self.kind == "..." or self.kind == "-":
            self.advance()
            last = self.parse_value()
        elif is_dash:
            value = self.value
            assert isinstance(value, int)
            last = IntLiteral(self.at, -value)
            self.advance()
            last.after = self.at
        return RangeNode(first, last, self.at, is_dash)

    def parse_arguments(self) -> list[ArgumentNode]:
        """Parse the arguments behind the `<` after a class name."""
        arguments: list[ArgumentNode] = []
        if self.accept(">"):
            return arguments
        while True:
            start = self.at
            value = self.parse_value()
            name: ValueNode | None = None
            if self.accept("="):
                name = value
                value = self.parse_value()
            arguments.append(ArgumentNode(start, name, value))
            if self.accept(">"):
                return arguments
            if not self.accept(","):
                self.fail("Expected comma before next argument")
                arguments.append(BrokenArgument(self.failed_at, None, self.broken_value()))
                return arguments

    def _parse_simple(self) -> ValueNode:
        kind = self.kind
        start = self.at
        value = self.value
        if kind == IDENTIFIER:
            assert isinstance(value, str)
            self.advance()
            if self.kind == "<":
                self.advance()
                return InstanceNode(start, value, self.parse_arguments())
            return Identifier(start, value, self.kind == "=")
        if kind == TEXT:
            return self._parse_string()
        if kind == INTEGER:
            assert isinstance(value, int)
            self.advance()
            return IntLiteral(start, value)
        if kind == "[":
            return self._parse_list()
        if kind == "(":
            return self._parse_dag()
        if kind == BANG:
            return self._parse_operation()
        if kind == CODE_TEXT:
            assert isinstance(value, str)
            self.advance()
            return StringLiteral(start, value, True)
        if kind == "true" or kind == "false":
            self.advance()
            return IntLiteral(start, 1 if kind == "true" else 0)
        if kind == "?":
            self.advance()
            return UnsetLiteral(start)
        if kind == "{":
            self.advance()
            elements: list[ValueNode] = [] if self.kind == "}" else self._parse_values()
            if not self.expect("}", "expected '}' at end of bit list value"):
                elements.append(self.broken_value())
            return BitsLiteral(start, elements)
        if kind == BINARY:
            assert isinstance(value, tuple)
            self.advance()
            return BinaryLiteral(start, value[0], value[1])
        self.fail("Unknown or reserved token when parsing a value")
        return self.broken_value()

    def _parse_string(self) -> ValueNode:
        start = self.at
        parts: list[str] = []
        while self.kind == TEXT:
            value = self.value
            assert isinstance(value, str)
            parts.append(value)
            self.advance()
        return StringLiteral(start, "".join(parts), False)

    def _parse_values(self) -> list[ValueNode]:
        """Values between commas; one more comma before a `]` is ignored."""
        values = [self.parse_value()]
        while self.accept(","):
            if self.kind == "]":
                break
            values.append(self.parse_value())
        return values

    def _parse_list(self) -> ValueNode:
        start = self.at
        self.advance()
        inside = self.at
        elements: list[ValueNode] = [] if self.kind == "]" else self._parse_values()
        element_type: TypeNode | None = None
        if not self.expect("]", "expected ']' at end of list value"):
            elements.append(self.broken_value())
        elif self.accept("<"):
            element_type = self.parse_type()
            if not self.expect(">", "expected '>' at end of list element type"):
                element_type.message = self.message
                element_type.after = self.failed_at
        return ListLiteral(start, inside, elements, element_type)

    def _parse_dag(self) -> ValueNode:
        start = self.at
        self.advance()
        kind = self.kind
        if not (
            kind == IDENTIFIER
            or kind == "?"
            or kind == "["
            or (kind == BANG and (self.value == "cast" or self.value == "getdagop"))
        ):
            self.fail("expected identifier or list of value types in dag init")
            return self.broken_value()
        operator = self.parse_value()
        name = self._parse_dag_name("expected variable name in dag operator")
        args: list[tuple[ValueNode | None, str | None]] = []
        if self.kind != ")" and not self.failed:
            args.append(self._parse_dag_arg())
            while self.accept(","):
                args.append(self._parse_dag_arg())
        if not self.expect(")", "expected ')' in dag init"):
            args.append((self.broken_value(), None))
        return DagLiteral(start, operator, name, args)

    def _parse_dag_name(self, message: str) -> str | None:
        if not self.accept(":"):
            return None
        name = self.value
        if not self.expect(VARIABLE, message):
            return None
        assert isinstance(name, str)
        return name

    def _parse_dag_arg(self) -> tuple[ValueNode | None, str | None]:
        if self.kind == VARIABLE:
            name = self.value
            assert isinstance(name, str)
            self.advance()
            return None, name
        value = self.parse_value()
        return value, self._parse_dag_name("expected variable name in dag literal")

    # Operations.

    def _parse_operation(self) -> ValueNode:
        start = self.at
        op = self.value
        assert isinstance(op, str)
        self.advance()
        type_: TypeNode | None = None
        if op in _TYPED or (op == "getdagop" and self.kind == "<"):
            type_ = self._parse_operator_type()
        variables: list[tuple[str, int]] = []
        operands: list[ValueNode] = []
        if type_ is None or type_.message is None:
            if op == "foreach" or op == "filter":
                self._parse_loop(operands, variables)
            elif op == "foldl":
                self._parse_foldl(operands, variables)
            elif op == "cond":
                self._parse_cond(operands)
            elif op in _UNARY or op == "isa" or op == "exists":
                self._parse_unary(op, operands)
            elif op == "instances":
                self._parse_instances(operands)
            elif op in _TERNARY:
                self._parse_ternary(operands)
            elif op == "substr" or op == "find":
                self._parse_two_or_three(op, operands)
            else:
                self._parse_many(op, operands)
        if self.failed:
            operands.append(self.broken_value())
        return BangNode(start, op, type_, operands, variables)

    def _parse_operator_type(self) -> TypeNode:
        message = "expected type name for operator"
        if not self.expect("<", message):
            broken = TypeNode(self.failed_at, "")
            broken.message = self.message
            broken.after = self.failed_at
            return broken
        type_ = self.parse_type()
        if not self.expect(">", message):
            type_.message = self.message
            type_.after = self.failed_at
        return type_

    def _parse_unary(self, op: str, operands: list[ValueNode]) -> None:
        is_unary = op in _UNARY
        opening = "expected '(' after unary operator" if is_unary else f"expected '(' after type of !{op}"
        if self.expect("(", opening):
            operands.append(self.parse_value())
            self.expect(")", "expected ')' in unary operator" if is_unary else f"expected ')' in !{op}")

    def _parse_instances(self, operands: list[ValueNode]) -> None:
        if self.expect("(", "expected '(' after type of !instances"):
            if self.kind != ")":
                operands.append(self.parse_value())
            self.expect(")", "expected ')' in !instances")

    def _parse_ternary(self, operands: list[ValueNode]) -> None:
        if not self.expect("(", "expected '(' after ternary operator"):
            return
        operands.append(self.parse_value())
        for _ in range(2):
            if not self.expect(",", "expected ',' in ternary operator"):
                return
            operands.append(self.parse_value())
        self.expect(")", "expected ')' in binary operator")

    def _parse_two_or_three(self, op: str, operands: list[ValueNode]) -> None:
        if not self.expect("(", f"expected '(' after !{op} operator"):
            return
        operands.append(self.parse_value())
        if not self.expect(",", f"expected ',' in !{op} operator"):
            return
        operands.append(self.parse_value())
        if self.accept(","):
            operands.append(self.parse_value())
        self.expect(")", f"expected ')' in !{op} operator")

    def _parse_many(self, op: str, operands: list[ValueNode]) -> None:
        which = "!range" if op == "range" else "binary"
        if not self.expect("(", f"expected '(' after {which} operator"):
            return
        operands.append(self.parse_value())
        while self.accept(","):
            if op == "range" and len(operands) >= 3:
                self.fail("expected at most three values of integer")
                return
            operands.append(self.parse_value())
        self.expect(")", "expected ')' in operator")

    def _parse_variable(self, message: str, variables: list[tuple[str, int]]) -> bool:
        name, at = self.value, self.at
        if not self.expect(IDENTIFIER, message):
            return False
        assert isinstance(name, str)
        variables.append((name, at))
        return True

    def _parse_loop(self, operands: list[ValueNode], variables: list[tuple[str, int]]) -> None:
        comma = "expected ',' in !foreach/!filter"
        if not self.expect("(", "expected '(' after !foreach/!filter"):
            return
        if not self._parse_variable("first argument of !foreach/!filter must be an identifier", variables):
            return
        # The language checks the variable only if the comma is there.
        variables[0] = (variables[0][0], self.at)
        for _ in range(2):
            if not self.expect(",", comma):
                return
            operands.append(self.parse_value())
        self.expect(")", "expected ')' in !foreach/!filter")

    def _parse_foldl(self, operands: list[ValueNode], variables: list[tuple[str, int]]) -> None:
        comma = "expected ',' in !foldl"
        if not self.expect("(", "expected '(' after !foldl"):
            return
        operands.append(self.parse_value())
        if not self.expect(",", comma):
            return
        operands.append(self.parse_value())
        for ordinal in ("third", "fourth"):
            if not self.expect(",", comma):
                return
            if not self._parse_variable(f"{ordinal} argument of !foldl must be an identifier", variables):
                return
        if not self.expect(",", comma):
            return
        operands.append(self.parse_value())
        self.expect(")", "expected ')' in fold operator")

    def _parse_cond(self, operands: list[ValueNode]) -> None:
        if not self.expect("(", "expected '(' after !cond operator"):
            return
        while not self.accept(")"):
            operands.append(self.parse_value())
            if not self.expect(":", "expected ':'  following a condition in !cond operator"):
                return
            operands.append(self.parse_value())
            if self.accept(")"):
                return
            if not self.expect(",", "expected ',' or ')' following a value in !cond operator"):
                return
