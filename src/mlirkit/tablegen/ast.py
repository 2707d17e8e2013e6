"""The syntax tree of a TableGen file, as written: nothing is looked up, typed or computed.

    values       Identifier Literal BitsLiteral ListLiteral DagLiteral InstanceNode BangNode ...
    types        TypeNode
    body items   FieldNode LetNode, and of the statements DefvarNode AssertNode DumpNode
    statements   IncludeNode ClassNode DefNode MultiClassNode DefmNode DefsetNode DeftypeNode DefvarNode
                 LetInNode ForeachNode IfNode AssertNode DumpNode

Each node has its `start`, the byte offset of its first token, and each value node also `after`, the offset of
the first token behind it, where the language reports errors of a value as a whole.  A tree with a syntax
error ends in a `BrokenNode`, which holds the error.
"""

from __future__ import annotations


class Node:
    """Base of all nodes."""

    __slots__ = ("start",)

    def __init__(self, start: int) -> None:
        self.start = start


# Values.


class ValueNode(Node):
    """Base of the nodes of values."""

    __slots__ = ("after",)

    def __init__(self, start: int) -> None:
        super().__init__(start)
        self.after = start


class BrokenValue(ValueNode):
    """A missing value; or, after `before`, an error in its continuation."""

    __slots__ = ("before", "message")

    def __init__(self, start: int, message: str, before: ValueNode | None = None) -> None:
        super().__init__(start)
        self.message = message
        self.before = before


class Identifier(ValueNode):
    """`name`; before a `=` it is not looked up: there it is the name of an argument, or misplaced."""

    __slots__ = ("before_equals", "name")

    def __init__(self, start: int, name: str, before_equals: bool) -> None:
        super().__init__(start)
        self.name = name
        self.before_equals = before_equals


class IntLiteral(ValueNode):
    """`42`, `0x2a`, `true`, `false`."""

    __slots__ = ("value",)

    def __init__(self, start: int, value: int) -> None:
        super().__init__(start)
        self.value = value


class BinaryLiteral(ValueNode):
    """`0b101`, a `bits<width>`."""

    __slots__ = ("value", "width")

    def __init__(self, start: int, value: int, width: int) -> None:
        super().__init__(start)
        self.value = value
        self.width = width


class StringLiteral(ValueNode):
    """`"text"`, or several in a row; `[{code}]`."""

    __slots__ = ("is_code", "value")

    def __init__(self, start: int, value: str, is_code: bool) -> None:
        super().__init__(start)
        self.value = value
        self.is_code = is_code


class UnsetLiteral(ValueNode):
    """`?`."""

    __slots__ = ()


class BitsLiteral(ValueNode):
    """`{ a, b }`, highest bit first."""

    __slots__ = ("elements",)

    def __init__(self, start: int, elements: list[ValueNode]) -> None:
        super().__init__(start)
        self.elements = elements


class ListLiteral(ValueNode):
    """`[a, b]<element_type>`; `inside` is the offset of the token behind the bracket."""

    __slots__ = ("element_type", "elements", "inside")

    def __init__(
        self, start: int, inside: int, elements: list[ValueNode], element_type: TypeNode | None
    ) -> None:
        super().__init__(start)
        self.inside = inside
        self.elements = elements
        self.element_type = element_type


class DagLiteral(ValueNode):
    """`(operator:$name arg:$name, ...)`; an argument that is only `$name` has no value node."""

    __slots__ = ("args", "name", "operator")

    def __init__(
        self,
        start: int,
        operator: ValueNode,
        name: str | None,
        args: list[tuple[ValueNode | None, str | None]],
    ) -> None:
        super().__init__(start)
        self.operator = operator
        self.name = name
        self.args = args


class ArgumentNode(Node):
    """One argument of a class or multiclass: positional, or `name = value` where `name` is not None.

    `start` is the start of the argument, including the name.
    """

    __slots__ = ("name", "value")

    def __init__(self, start: int, name: ValueNode | None, value: ValueNode) -> None:
        super().__init__(start)
        self.name = name
        self.value = value


class BrokenArgument(ArgumentNode):
    """A missing comma or closing `>`."""

    __slots__ = ()


class InstanceNode(ValueNode):
    """`Class<args>`."""

    __slots__ = ("args", "name")

    def __init__(self, start: int, name: str, args: list[ArgumentNode]) -> None:
        super().__init__(start)
        self.name = name
        self.args = args


class BangNode(ValueNode):
    """`!op<type>(operands)`.

    `variables` are the names that `!foreach`, `!filter` and `!foldl` bind, with their offsets.  The operands
    of `!cond` are condition, value, condition, value, ...
    """

    __slots__ = ("op", "operands", "type", "variables")

    def __init__(
        self,
        start: int,
        op: str,
        type_: TypeNode | None,
        operands: list[ValueNode],
        variables: list[tuple[str, int]],
    ) -> None:
        super().__init__(start)
        self.op = op
        self.type = type_
        self.operands = operands
        self.variables = variables


class RangeNode(Node):
    """`first`, or `first...last`, in bit lists and list subscripts."""

    __slots__ = ("after", "first", "is_dash", "last")

    def __init__(self, first: ValueNode, last: ValueNode | None, after: int, is_dash: bool = False) -> None:
        super().__init__(first.start)
        self.first = first
        self.last = last
        self.after = after
        # Whether it is `1-5`, the tokens 1 and -5.
        self.is_dash = is_dash


class BitRangeNode(ValueNode):
    """`value{ranges}`; `brace` is the offset of the brace."""

    __slots__ = ("brace", "ranges", "value")

    def __init__(self, start: int, value: ValueNode, ranges: list[RangeNode], brace: int) -> None:
        super().__init__(start)
        self.value = value
        self.ranges = ranges
        self.brace = brace


class SubscriptNode(ValueNode):
    """`value[ranges]`: an element for one index without a comma behind it, else a slice."""

    __slots__ = ("ranges", "trailing_comma", "value")

    def __init__(self, start: int, value: ValueNode, ranges: list[RangeNode], trailing_comma: bool) -> None:
        super().__init__(start)
        self.value = value
        self.ranges = ranges
        self.trailing_comma = trailing_comma


class FieldAccessNode(ValueNode):
    """`value.name`."""

    __slots__ = ("name", "name_start", "value")

    def __init__(self, start: int, value: ValueNode, name: str, name_start: int) -> None:
        super().__init__(start)
        self.value = value
        self.name = name
        self.name_start = name_start


class PasteNode(ValueNode):
    """`left # right`; `right` is None for a `#` at the end of a name."""

    __slots__ = ("hash", "left", "right")

    def __init__(self, start: int, left: ValueNode, right: ValueNode | None, hash_: int) -> None:
        super().__init__(start)
        self.left = left
        self.right = right
        self.hash = hash_


# Types.


class TypeNode(Node):
    """A type: `name` is `bit`, `int`, `string`, `code`, `dag`, `bits` (with `width`), `list` (with
    `element`), or that of a class or `deftype`.  `message` is the syntax error, at `start`, of a broken one.
    """

    __slots__ = ("after", "element", "is_name", "message", "name", "width")

    def __init__(self, start: int, name: str, is_name: bool = False) -> None:
        super().__init__(start)
        self.name = name
        self.is_name = is_name
        self.width = 0
        self.element: TypeNode | None = None
        self.message: str | None = None
        self.after = start


# Statements and body items.


class BrokenNode(Node):
    """A syntax error; it ends the tree."""

    __slots__ = ("message",)

    def __init__(self, start: int, message: str) -> None:
        super().__init__(start)
        self.message = message


class IncludeNode(Node):
    """`include "name"`: the file's tree is `SyntaxTree` number `index` of the unit's children."""

    __slots__ = ("index", "name")

    def __init__(self, start: int, name: str, index: int) -> None:
        super().__init__(start)
        self.name = name
        self.index = index


class FieldNode(Node):
    """`field type name = value;`, in a body or among template arguments (without the `;`)."""

    __slots__ = ("has_field", "name", "name_start", "type", "value")

    def __init__(
        self,
        start: int,
        has_field: bool,
        type_: TypeNode,
        name: str,
        name_start: int,
        value: ValueNode | None,
    ) -> None:
        super().__init__(start)
        self.has_field = has_field
        self.type = type_
        self.name = name
        self.name_start = name_start
        self.value = value


class LetNode(Node):
    """`name{bits} = value`: an item of a body, or one binding of a `let ... in`.

    `mode` is "append" or "prepend" for a value that is joined with the field's, else "".
    """

    __slots__ = ("bits", "mode", "name", "name_start", "value")

    def __init__(
        self,
        start: int,
        mode: str,
        name: str,
        name_start: int,
        bits: list[RangeNode] | None,
        value: ValueNode,
    ) -> None:
        super().__init__(start)
        self.mode = mode
        self.name = name
        self.name_start = name_start
        self.bits = bits
        self.value = value


class ParentNode(Node):
    """`Class<args>` after the `:` of a class, def, multiclass or defm; `args` is None without `<`."""

    __slots__ = ("args", "name")

    def __init__(self, start: int, name: str, args: list[ArgumentNode] | None) -> None:
        super().__init__(start)
        self.name = name
        self.args = args


class ClassNode(Node):
    """`class name<template_args> : parents { items }`; `after_body` is the offset of a stray `;`, or -1."""

    __slots__ = ("after_body", "items", "name", "name_start", "parents", "template_args")

    def __init__(
        self,
        start: int,
        name: str,
        name_start: int,
        template_args: list[Node],
        parents: list[Node],
        items: list[Node],
        after_body: int,
    ) -> None:
        super().__init__(start)
        self.name = name
        self.name_start = name_start
        self.template_args = template_args
        self.parents = parents
        self.items = items
        self.after_body = after_body


class DefNode(Node):
    """`def name : parents { items }`; `name` is None for an anonymous one."""

    __slots__ = ("after_body", "items", "name", "parents")

    def __init__(
        self,
        start: int,
        name: ValueNode | None,
        parents: list[Node],
        items: list[Node],
        after_body: int,
    ) -> None:
        super().__init__(start)
        self.name = name
        self.parents = parents
        self.items = items
        self.after_body = after_body


class MultiClassNode(Node):
    """`multiclass name<template_args> : parents { statements }`."""

    __slots__ = ("after_body", "name", "name_start", "parents", "statements", "template_args")

    def __init__(
        self,
        start: int,
        name: str,
        name_start: int,
        template_args: list[Node],
        parents: list[Node],
        statements: list[Node],
        after_body: int,
    ) -> None:
        super().__init__(start)
        self.name = name
        self.name_start = name_start
        self.template_args = template_args
        self.parents = parents
        self.statements = statements
        self.after_body = after_body


class DefmNode(Node):
    """`defm name : parents;`, multiclasses first, then perhaps classes."""

    __slots__ = ("name", "parents")

    def __init__(self, start: int, name: ValueNode | None, parents: list[Node]) -> None:
        super().__init__(start)
        self.name = name
        self.parents = parents


class DefsetNode(Node):
    """`defset type name = { statements }`."""

    __slots__ = ("name", "name_start", "statements", "type")

    def __init__(
        self, start: int, type_: TypeNode, name: str, name_start: int, statements: list[Node]
    ) -> None:
        super().__init__(start)
        self.type = type_
        self.name = name
        self.name_start = name_start
        self.statements = statements


class DeftypeNode(Node):
    """`deftype name = type;`."""

    __slots__ = ("name", "name_start", "type")

    def __init__(self, start: int, name: str, name_start: int, type_: TypeNode) -> None:
        super().__init__(start)
        self.name = name
        self.name_start = name_start
        self.type = type_


class DefvarNode(Node):
    """`defvar name = value;`."""

    __slots__ = ("name", "name_start", "value")

    def __init__(self, start: int, name: str, name_start: int, value: ValueNode) -> None:
        super().__init__(start)
        self.name = name
        self.name_start = name_start
        self.value = value


class LetInNode(Node):
    """`let bindings in { statements }`, or with one statement and no braces (then without a scope)."""

    __slots__ = ("bindings", "has_braces", "statements")

    def __init__(self, start: int, bindings: list[Node], has_braces: bool, statements: list[Node]) -> None:
        super().__init__(start)
        self.bindings = bindings
        self.has_braces = has_braces
        self.statements = statements


class ForeachNode(Node):
    """`foreach name = ... in statements`: over the elements of a value, or the numbers of some ranges."""

    __slots__ = ("in_braces", "name", "ranges", "statements")

    def __init__(
        self, start: int, name: str, ranges: list[RangeNode], in_braces: bool, statements: list[Node]
    ) -> None:
        super().__init__(start)
        self.name = name
        self.ranges = ranges
        self.in_braces = in_braces
        self.statements = statements


class IfNode(Node):
    """`if condition then ... else ...`; `otherwise` is None without `else`."""

    __slots__ = ("condition", "otherwise", "then")

    def __init__(
        self, start: int, condition: ValueNode, then: list[Node], otherwise: list[Node] | None
    ) -> None:
        super().__init__(start)
        self.condition = condition
        self.then = then
        self.otherwise = otherwise


class AssertNode(Node):
    """`assert condition, message;`."""

    __slots__ = ("condition", "message")

    def __init__(self, start: int, condition: ValueNode, message: ValueNode) -> None:
        super().__init__(start)
        self.condition = condition
        self.message = message


class DumpNode(Node):
    """`dump message;`."""

    __slots__ = ("message",)

    def __init__(self, start: int, message: ValueNode) -> None:
        super().__init__(start)
        self.message = message


class SyntaxTree:
    """The statements of one file.  `complete` is False if they end within a statement of another file."""

    __slots__ = ("complete", "statements")

    def __init__(self, statements: list[Node], complete: bool) -> None:
        self.statements = statements
        self.complete = complete
