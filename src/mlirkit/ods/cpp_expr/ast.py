"""The syntax tree of the C++ subset, made by `parser` and read by `translate`.

Expressions
    Literal Name Placeholder Call Member Subscript Unary Postfix Binary Logical Conditional Assign Cast
    BraceList Construct Lambda
Statements
    Block ExpressionStatement Return Declare If While For ForRange Break Continue

Nodes are immutable values: equal text gives equal trees.  Types are kept as names with template
arguments; `const`, references and pointers are dropped, since every value is a Python object here.
"""

from __future__ import annotations

from collections.abc import Iterator

from mlirkit.ods.plain_data import FrozenData


class Node(FrozenData):
    """Base of all nodes: an immutable value."""

    def children(self) -> Iterator[Node]:
        """The direct children of this node, in source order."""
        for value in self.__dict__.values():
            if isinstance(value, Node):
                yield value
            elif isinstance(value, tuple):
                yield from (item for item in value if isinstance(item, Node))


class Expression(Node):
    """Base of expressions."""


class Statement(Node):
    """Base of statements."""


class Literal(Expression):
    """A number, string, character (a string of length one), `true`, `false`, or None for `nullptr`.

    `suffix` is the suffix of an integer, "u", "l", ...: "" for a decimal integer without suffix, "x" for
    others.
    """

    value: int | float | str | bool | None
    suffix: str = ""


class Segment(Node):
    """One part of a qualified name; `arguments` is None without `<...>`."""

    name: str
    arguments: tuple[Expression, ...] | None = None


class Name(Expression):
    """A qualified name, which may be a type: `::mlir::cast<A>` has the segments mlir, cast<A>."""

    segments: tuple[Segment, ...]
    #: Whether the name begins with `::`, so that enclosing namespaces are not searched.
    is_global: bool = False

    @property
    def path(self) -> str:
        """The name with its qualifiers, without template arguments: `mlir::cast`, `::mlir::cast`."""
        path = "::".join([segment.name for segment in self.segments])
        return f"::{path}" if self.is_global else path

    @property
    def arguments(self) -> tuple[Expression, ...] | None:
        """The template arguments of the last part."""
        return self.segments[-1].arguments


class Placeholder(Expression):
    """`$name`, without the dollar."""

    name: str


class Call(Expression):
    """`callee(arguments)`; a method call has a Member as callee."""

    callee: Expression
    arguments: tuple[Expression, ...]


class Member(Expression):
    """`object.member` and `object->member`."""

    object: Expression
    member: Segment


class Subscript(Expression):
    """`object[index]`."""

    object: Expression
    index: Expression


class Unary(Expression):
    """`! - + ~ * & ++ --` before its operand."""

    operator: str
    operand: Expression


class Postfix(Expression):
    """`++` or `--` after its operand, or the `...` of a pack expansion."""

    operator: str
    operand: Expression


class Binary(Expression):
    """Arithmetic, bit operations, shifts, comparisons."""

    operator: str
    left: Expression
    right: Expression


class Logical(Expression):
    """`a && b && c` or `a || b || c`: one node for any number of operands."""

    operator: str
    operands: tuple[Expression, ...]


class Conditional(Expression):
    """`test ? then : otherwise`."""

    test: Expression
    then: Expression
    otherwise: Expression


class Assign(Expression):
    """`target = value`, `target += value`, ..."""

    operator: str
    target: Expression
    value: Expression


class Cast(Expression):
    """`static_cast<type>(operand)`, other casts, and `(type)operand` for the built-in types."""

    type: Expression
    operand: Expression


class BraceList(Expression):
    """`{a, b}` with a type that depends on the context."""

    elements: tuple[Expression, ...]


class Construct(Expression):
    """`type{a, b}`."""

    type: Name
    elements: tuple[Expression, ...]


class Capture(Node):
    """`name = value` in a lambda's capture list; plain captures are dropped."""

    name: str
    value: Expression


class Parameter(Node):
    """A parameter of a lambda; unnamed parameters have an empty name."""

    type: Expression
    name: str


class Lambda(Expression):
    """`[captures](parameters) { body }`."""

    captures: tuple[Capture, ...]
    parameters: tuple[Parameter, ...]
    body: Block


class Block(Statement):
    """`{ statements }`; also `;`, as an empty block."""

    statements: tuple[Statement, ...]


class ExpressionStatement(Statement):
    """`expression;`."""

    expression: Expression


class Return(Statement):
    """`return value;`."""

    value: Expression | None


class Declarator(Node):
    """A declared name with its initialiser; several names are a structured binding `[a, b]`.

    `arguments` has the arguments of `name(...)`, or of `name{...}` (`is_braced`); `value` is the initialiser
    after `=`.
    """

    names: tuple[str, ...]
    value: Expression | None
    arguments: tuple[Expression, ...] | None = None
    is_braced: bool = False


class Declare(Statement):
    """`type a = x, b;`."""

    type: Expression
    declarators: tuple[Declarator, ...]


class If(Statement):
    """`if (init; test) then else otherwise`; a declaration as test is in `init`, test is then None."""

    init: Statement | None
    test: Expression | None
    then: Statement
    otherwise: Statement | None


class While(Statement):
    """`while (test) body`."""

    test: Expression
    body: Statement


class For(Statement):
    """`for (init; test; step) body`."""

    init: Statement | None
    test: Expression | None
    step: Expression | None
    body: Statement


class ForRange(Statement):
    """`for (type name : range) body`; several names are a structured binding."""

    names: tuple[str, ...]
    range: Expression
    body: Statement


class Break(Statement):
    """`break;`."""


class Continue(Statement):
    """`continue;`."""


def is_higher_than(root: Node, limit: int) -> bool:
    """Whether the tree has more than `limit` levels, computed without recursion."""
    levels = 0
    row: list[Node] = [root]
    while row and levels <= limit:
        levels += 1
        row = [child for node in row for child in node.children()]
    return levels > limit


def walk(root: Node) -> Iterator[Node]:
    """All nodes in preorder."""
    stack = [root]
    while stack:
        node = stack.pop()
        yield node
        stack.extend(reversed(list(node.children())))
