"""Parser: the tokens of one file to a syntax tree.

    File       ::= Statement*
    Statement  ::= Class | Def | MultiClass | Defm | Defset | Deftype | Defvar
                 | Let | Foreach | If | Assert | Dump
    Class      ::= 'class' ID TemplateArgs? Object   TemplateArgs ::= '<' Declaration (',' Declaration)* '>'
    Def        ::= 'def' Name? Object                Declaration  ::= 'field'? Type ID ('=' Value)?
    MultiClass ::= 'multiclass' ID TemplateArgs? Parents? ('{' Statement+ '}' | ';')
    Defm       ::= 'defm' Name? Parents ';'             Parents ::= ':' ID Args? (',' ID Args?)*
    Let        ::= 'let' Binding (',' Binding)* 'in' Block   Binding ::= Field ('<' Ranges '>')? '=' Value
    Foreach    ::= 'foreach' ID '=' ('{' Ranges '}' | Value | Range) 'in' Block
    If         ::= 'if' Value 'then' Block ('else' Block)?   Block   ::= '{' Statement* '}' | Statement
    Object     ::= Parents? ('{' Item* '}' | ';')
    Item       ::= Declaration ';' | 'let' Field ('{' Ranges '}')? '=' Value ';' | Defvar | Assert | Dump
    Field      ::= ('append' | 'prepend')? ID

Values are in value_parser.py.  A syntax error ends the tree with a broken node instead of raising: the text
before it may contain a semantic error, and the first error of a file is the one to report.
"""

from __future__ import annotations

from mlirkit.tablegen.ast import (
    AssertNode,
    BrokenNode,
    ClassNode,
    DefmNode,
    DefNode,
    DefsetNode,
    DeftypeNode,
    DefvarNode,
    DumpNode,
    FieldNode,
    ForeachNode,
    IfNode,
    IncludeNode,
    LetInNode,
    LetNode,
    MultiClassNode,
    Node,
    ParentNode,
    RangeNode,
    SyntaxTree,
    ValueNode,
)
from mlirkit.tablegen.lexer import END, IDENTIFIER, INCLUDE
from mlirkit.tablegen.limits import MAX_STATEMENT_NESTING
from mlirkit.tablegen.preprocessor import Unit
from mlirkit.tablegen.value_parser import ValueParser

_MULTICLASS_ITEMS = frozenset(("assert", "def", "defm", "defvar", "dump", "foreach", "if", "let"))


def parse_unit(unit: Unit) -> SyntaxTree:
    """The tree of one file, from the file's cache if these tokens have been parsed before.

    Raises `NeedsOneStream` if an include of the file is not between statements.
    """
    if unit.failed():
        # The choices do not distinguish it from a unit without the error.
        return Parser(unit.kinds, unit.values, unit.offsets, False).parse_file()
    syntax_tree: SyntaxTree | None = unit.file.trees.get(unit.choices)
    if syntax_tree is None:
        syntax_tree = Parser(unit.kinds, unit.values, unit.offsets, False).parse_file()
        unit.file.trees[unit.choices] = syntax_tree
    return syntax_tree


def parse_stream(kinds: list[str], values: list[object], locations: list[int]) -> SyntaxTree:
    """The tree of a root file and its includes as one stream; positions are then locations."""
    return Parser(kinds, values, locations, True).parse_file()


class Parser(ValueParser):
    """The statements; see the module."""

    __slots__ = ("_includes", "_statement_depth", "_statements")

    def __init__(self, kinds: list[str], values: list[object], offsets: list[int], is_stream: bool) -> None:
        super().__init__(kinds, values, offsets, is_stream)
        self._includes = 0
        self._statement_depth = 0
        self._statements = {
            "assert": self._parse_assert,
            "class": self._parse_class,
            "def": self._parse_def,
            "defm": self._parse_defm,
            "defset": self._parse_defset,
            "deftype": self._parse_deftype,
            "defvar": self._parse_defvar,
            "dump": self._parse_dump,
            "foreach": self._parse_foreach,
            "if": self._parse_if,
            "let": self._parse_let_in,
            "multiclass": self._parse_multiclass,
        }

    def parse_file(self) -> SyntaxTree:
        """All statements."""
        statements = self._parse_statements()
        if not self.failed and self.kind != END:
            self.fail("Unexpected token at top level")
            statements.append(self._broken())
        return SyntaxTree(statements, True)

    def _broken(self) -> BrokenNode:
        return BrokenNode(self.failed_at, self.message)

    def _parse_statements(self) -> list[Node]:
        """Parse statements up to another token."""
        statements: list[Node] = []
        parsers = self._statements
        while True:
            if self.kind == INCLUDE:
                name = self.value
                assert isinstance(name, str)
                statements.append(IncludeNode(self.at, name, self._includes))
                self._includes += 1
                self.advance()
                continue
            parse = parsers.get(self.kind)
            if parse is None:
                break
            statements.append(parse())
        if self.failed and not (statements and isinstance(statements[-1], BrokenNode)):
            statements.append(self._broken())
        return statements

    def _parse_statement(self) -> list[Node]:
        """Parse one statement; return it as a list, as a block."""
        parse = self._statements.get(self.kind)
        if parse is None:
            self.fail("Expected assert, class, def, defm, defset, dump, foreach, if, or let")
            return [self._broken()]
        self._statement_depth += 1
        if self._statement_depth > MAX_STATEMENT_NESTING:
            self.too_deep(MAX_STATEMENT_NESTING)
            return [self._broken()]
        statement = parse()
        self._statement_depth -= 1
        return [statement, self._broken()] if self.failed else [statement]

    def _parse_block(self, unclosed: str) -> tuple[list[Node], bool]:
        """Parse statements in braces, or one without; also return whether there were braces."""
        if self.kind != "{":
            return self._parse_statement(), False
        self.advance()
        self._statement_depth += 1
        if self._statement_depth > MAX_STATEMENT_NESTING:
            self.too_deep(MAX_STATEMENT_NESTING)
            return [self._broken()], True
        statements = self._parse_statements()
        self._statement_depth -= 1
        if not self.expect("}", unclosed):
            statements.append(self._broken())
        return statements, True

    def _parse_name(self) -> ValueNode | None:
        """Parse the name of a def or defm; None for an anonymous one."""
        if self.kind == ":" or self.kind == ";" or self.kind == "{":
            return None
        return self.parse_value(True)

    def _parse_identifier(self, message: str) -> tuple[str, int]:
        name, at = self.value, self.at
        if self.kind != IDENTIFIER:
            self.fail(message)
            return "", self.failed_at
        self.advance()
        assert isinstance(name, str)
        return name, at

    def _parse_field(self, message: str) -> tuple[str, str, int]:
        """Parse the field of a `let`, and the mode ("append", "prepend" or ""), which LLVM 23 added.

        A field may have the name `append`: the word is a mode only in front of another word, which earlier
        versions reject.
        """
        name, at = self._parse_identifier(message)
        if (name == "append" or name == "prepend") and self.kind == IDENTIFIER:
            field, at = self._parse_identifier(message)
            return name, field, at
        return "", name, at

    # Classes and records.

    def _parse_class(self) -> Node:
        start = self.at
        self.advance()
        name, name_start = self._parse_identifier("expected class name after 'class' keyword")
        if not name:
            return ClassNode(start, "", name_start, [self._broken()], [], [], -1)
        template_args = self._parse_template_args()
        parents = self._parse_parents("expected name for ClassID")
        items, after_body = self._parse_body()
        return ClassNode(start, name, name_start, template_args, parents, items, after_body)

    def _parse_def(self) -> Node:
        start = self.at
        self.advance()
        name = self._parse_name()
        parents = self._parse_parents("expected name for ClassID")
        items, after_body = self._parse_body()
        return DefNode(start, name, parents, items, after_body)

    def _parse_template_args(self) -> list[Node]:
        arguments: list[Node] = []
        if self.kind == "<":
            self.advance()
            arguments.append(self._parse_declaration())
            while self.accept(","):
                arguments.append(self._parse_declaration())
            self.expect(">", "expected '>' at end of template argument list")
            if self.failed:
                arguments.append(self._broken())
        return arguments

    def _parse_declaration(self) -> Node:
        start = self.at
        has_field = self.accept("field")
        type_ = self.parse_type()
        name, name_start = self._parse_identifier("Expected identifier in declaration")
        value = self.parse_value() if self.accept("=") else None
        return FieldNode(start, has_field, type_, name, name_start, value)

    def _parse_parents(self, message: str) -> list[Node]:
        parents: list[Node] = []
        if self.accept(":"):
            parents.append(self._parse_parent(message))
            while self.accept(","):
                parents.append(self._parse_parent(message))
        return parents

    def _parse_parent(self, message: str) -> Node:
        name, start = self._parse_identifier(message)
        if self.failed:
            return self._broken()
        args = self.parse_arguments() if self.accept("<") else None
        return ParentNode(start, name, args)

    def _parse_body(self) -> tuple[list[Node], int]:
        """Parse the items; also return the offset of a superfluous `;` (-1 if there is none)."""
        items: list[Node] = []
        if self.accept(";"):
            return items, -1
        if not self.expect("{", "Expected '{' to start body or ';' for declaration only"):
            return [self._broken()], -1
        while self.kind != "}" and not self.failed:
            items.append(self._parse_item())
        self.accept("}")
        at = self.at
        has_semicolon = self.accept(";")
        if self.failed:
            items.append(self._broken())
        return items, at if has_semicolon else -1

    def _parse_item(self) -> Node:
        kind = self.kind
        if kind == "let":
            return self._parse_let_item()
        if kind == "defvar":
            return self._parse_defvar()
        if kind == "assert":
            return self._parse_assert()
        if kind == "dump":
            return self._parse_dump()
        declaration = self._parse_declaration()
        self.expect(";", "expected ';' after declaration")
        return declaration

    def _parse_let_item(self) -> Node:
        start = self.at
        self.advance()
        mode, name, name_start = self._parse_field("expected field identifier after let")
        if self.failed:
            return self._broken()
        bits: list[RangeNode] | None = None
        if self.accept("{"):
            bits = self.parse_ranges()
            self.expect("}", "expected '}' at end of bit list")
        if not self.expect("=", "expected '=' in let expression"):
            return LetNode(start, mode, name, name_start, bits, self.broken_value())
        value = self.parse_value()
        if not self.expect(";", "expected ';' after let expression"):
            value = self.broken_value(value)
        return LetNode(start, mode, name, name_start, bits, value)

    # Multiclasses.

    def _parse_multiclass(self) -> Node:
        start = self.at
        self.advance()
        name, name_start = self._parse_identifier("expected identifier after multiclass for name")
        if not name:
            return MultiClassNode(start, "", name_start, [self._broken()], [], [], -1)
        template_args = self._parse_template_args()
        has_parents = self.kind == ":"
        parents = self._parse_parents("expected name for MultiClassID")
        statements: list[Node] = []
        after_body = -1
        if self.kind != "{":
            if not has_parents:
                self.fail("expected '{' in multiclass definition")
            self.expect(";", "expected ';' in multiclass definition")
        else:
            after_body = self._parse_multiclass_body(statements)
        if self.failed:
            statements.append(self._broken())
        return MultiClassNode(start, name, name_start, template_args, parents, statements, after_body)

    def _parse_multiclass_body(self, statements: list[Node]) -> int:
        """Parse the statements in braces; return the offset of a stray `;` behind them, or -1."""
        self.advance()
        if self.kind == "}":
            self.fail("multiclass must contain at least one def")
        while self.kind in _MULTICLASS_ITEMS:
            statements += self._parse_statement()
        self.expect(
            "}",
            "expected 'assert', 'def', 'defm', 'defvar', 'dump', 'foreach', 'if', or 'let' "
            "in multiclass body",
        )
        at = self.at
        return at if self.accept(";") else -1

    def _parse_defm(self) -> Node:
        start = self.at
        self.advance()
        name = self._parse_name()
        parents: list[Node] = []
        if self.expect(":", "expected ':' after defm identifier"):
            parents.append(self._parse_parent("expected name for MultiClassID"))
            while self.accept(","):
                parents.append(self._parse_parent("expected identifier"))
            self.expect(";", "expected ';' at end of defm")
        if self.failed:
            parents.append(self._broken())
        return DefmNode(start, name, parents)

    # The other statements.

    def _parse_defset(self) -> Node:
        start = self.at
        self.advance()
        type_ = self.parse_type()
        name, name_start = self._parse_identifier("expected identifier")
        self.expect("=", "expected '='")
        self.expect("{", "expected '{'")
        statements = self._parse_statements()
        if not self.expect("}", "expected '}' at end of defset"):
            statements.append(self._broken())
        return DefsetNode(start, type_, name, name_start, statements)

    def _parse_deftype(self) -> Node:
        start = self.at
        self.advance()
        name, name_start = self._parse_identifier("expected identifier")
        if not name:
            return self._broken()
        self.expect("=", "expected '='")
        type_ = self.parse_type()
        self.expect(";", "expected ';'")
        return DeftypeNode(start, name, name_start, type_)

    def _parse_defvar(self) -> Node:
        start = self.at
        self.advance()
        name, name_start = self._parse_identifier("expected identifier")
        if not name:
            return self._broken()
        if not self.expect("=", "expected '='"):
            return DefvarNode(start, name, name_start, self.broken_value())
        value = self.parse_value()
        if not self.expect(";", "expected ';'"):
            value = self.broken_value(value)
        return DefvarNode(start, name, name_start, value)

    def _parse_let_in(self) -> Node:
        start = self.at
        self.advance()
        bindings: list[Node] = [self._parse_binding()]
        while self.accept(","):
            bindings.append(self._parse_binding())
        if not self.expect("in", "expected 'in' at end of top-level 'let'"):
            bindings.append(self._broken())
            return LetInNode(start, bindings, False, [])
        statements, has_braces = self._parse_block("expected '}' at end of top level let command")
        return LetInNode(start, bindings, has_braces, statements)

    def _parse_binding(self) -> Node:
        mode, name, start = self._parse_field("expected identifier in let definition")
        if self.failed:
            return self._broken()
        bits: list[RangeNode] | None = None
        if self.accept("<"):
            bits = self.parse_ranges()
            self.expect(">", "expected '>' at end of range list")
        if not self.expect("=", "expected '=' in let expression"):
            return LetNode(start, mode, name, start, bits, self.broken_value())
        return LetNode(start, mode, name, start, bits, self.parse_value())

    def _parse_foreach(self) -> Node:
        start = self.at
        self.advance()
        name, _ = self._parse_identifier("Expected identifier in foreach declaration")
        if not self.expect("=", "Expected '=' in foreach declaration"):
            return self._broken()
        in_braces = self.accept("{")
        if in_braces:
            ranges = self.parse_ranges()
            self.expect("}", "expected '}' at end of bit range list")
        else:
            ranges = [self.parse_range()]
        if not self.expect("in", "Unknown tok"):
            return ForeachNode(start, name, ranges, in_braces, [self._broken()])
        statements, _ = self._parse_block("expected '}' at end of foreach command")
        return ForeachNode(start, name, ranges, in_braces, statements)

    def _parse_if(self) -> Node:
        start = self.at
        self.advance()
        condition = self.parse_value()
        if not self.expect("then", "Unknown tok"):
            return IfNode(start, condition, [self._broken()], None)
        then, _ = self._parse_block("expected '}' at end of 'then' clause")
        otherwise: list[Node] | None = None
        if self.accept("else"):
            otherwise, _ = self._parse_block("expected '}' at end of 'else' clause")
        return IfNode(start, condition, then, otherwise)

    def _parse_assert(self) -> Node:
        start = self.at
        self.advance()
        condition = self.parse_value()
        if not self.expect(",", "expected ',' in assert statement"):
            return AssertNode(start, condition, self.broken_value())
        message = self.parse_value()
        if not self.expect(";", "expected ';'"):
            message = self.broken_value(message)
        return AssertNode(start, condition, message)

    def _parse_dump(self) -> Node:
        start = self.at
        self.advance()
        message = self.parse_value()
        if not self.expect(";", "expected ';'"):
            message = self.broken_value(message)
        return DumpNode(start, message)
