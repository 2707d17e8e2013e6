"""The syntax tree of the C++ subset: what `parser` makes and `translate` reads.

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
from dataclasses import dataclass, fields


class Node:
    """Base of everything in the tree."""

    __slots__ = ()

    def children(self) -> Iterator[Node]:
        """The nodes right below this one, in source order."""
        for field in fields(self):  # type: ignore[arg-type]
            value = getattr(self, field.name)
            if isinstance(value, Node):
                yield value
            elif isinstance(value, tuple):
                yield from (item for item in value if isinstance(item, Node))


class Expression(Node):
    """Base of expressions."""

    __slots__ = ()


class Statement(Node):
    """Base of statements."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Literal(Expression):
    """A number, string, character (a string of one), `true`, `false`, or None for `nullptr`."""

    value: int | float | str | bool | None


@dataclass(frozen=True, slots=True)
class Segment(Node):
    """One part of a qualified name; `arguments` is None where no `<...>` was written."""

    name: str
    arguments: tuple[Expression, ...] | None = None


@dataclass(frozen=True, slots=True)
class Name(Expression):
    """A qualified name, also where it names a type: `::mlir::cast<A>` has the segments mlir, cast<A>."""

    segments: tuple[Segment, ...]

    @property
    def path(self) -> str:
        """The name with its qualifiers, without template arguments and leading colons: `mlir::cast`."""
        return "::".join([segment.name for segment in self.segments])

    @property
    def arguments(self) -> tuple[Expression, ...] | None:
        """The template arguments of the last part."""
        return self.segments[-1].arguments


@dataclass(frozen=True, slots=True)
class Placeholder(Expression):
    """`$name`, without the dollar."""

    name: str


@dataclass(frozen=True, slots=True)
class Call(Expression):
    """`callee(arguments)`; a method call has a Member as callee."""

    callee: Expression
    arguments: tuple[Expression, ...]


@dataclass(frozen=True, slots=True)
class Member(Expression):
    """`object.member` and `object->member`."""

    object: Expression
    member: Segment


@dataclass(frozen=True, slots=True)
class Subscript(Expression):
    """`object[index]`."""

    object: Expression
    index: Expression


@dataclass(frozen=True, slots=True)
class Unary(Expression):
    """`! - + ~ * & ++ --` before its operand."""

    operator: str
    operand: Expression


@dataclass(frozen=True, slots=True)
class Postfix(Expression):
    """`++` or `--` behind its operand, or the `...` of a pack expansion."""

    operator: str
    operand: Expression


@dataclass(frozen=True, slots=True)
class Binary(Expression):
    """Arithmetic, bit operations, shifts, comparisons."""

    operator: str
    left: Expression
    right: Expression


@dataclass(frozen=True, slots=True)
class Logical(Expression):
    """`a && b && c` or `a || b || c`: one node however many operands."""

    operator: str
    operands: tuple[Expression, ...]


@dataclass(frozen=True, slots=True)
class Conditional(Expression):
    """`test ? then : otherwise`."""

    test: Expression
    then: Expression
    otherwise: Expression


@dataclass(frozen=True, slots=True)
class Assign(Expression):
    """`target = value`, `target += value`, ..."""

    operator: str
    target: Expression
    value: Expression


@dataclass(frozen=True, slots=True)
class Cast(Expression):
    """`static_cast<type>(operand)`, its siblings, and `(type)operand` for the built-in types."""

    type: Expression
    operand: Expression


@dataclass(frozen=True, slots=True)
class BraceList(Expression):
    """`{a, b}` whose type the context decides."""

    elements: tuple[Expression, ...]


@dataclass(frozen=True, slots=True)
class Construct(Expression):
    """`type{a, b}`."""

    type: Name
    elements: tuple[Expression, ...]


@dataclass(frozen=True, slots=True)
class Capture(Node):
    """`name = value` in a lambda's capture list; plain captures are not kept."""

    name: str
    value: Expression


@dataclass(frozen=True, slots=True)
class Parameter(Node):
    """A lambda's parameter; unnamed ones have an empty name."""

    type: Expression
    name: str


@dataclass(frozen=True, slots=True)
class Lambda(Expression):
    """`[captures](parameters) { body }`."""

    captures: tuple[Capture, ...]
    parameters: tuple[Parameter, ...]
    body: Block


@dataclass(frozen=True, slots=True)
class Block(Statement):
    """`{ statements }`; an empty one stands for `;` too."""

    statements: tuple[Statement, ...]


@dataclass(frozen=True, slots=True)
class ExpressionStatement(Statement):
    """`expression;`."""

    expression: Expression


@dataclass(frozen=True, slots=True)
class Return(Statement):
    """`return value;`."""

    value: Expression | None


@dataclass(frozen=True, slots=True)
class Declarator(Node):
    """One declared name with its initialiser; several names are a structured binding `[a, b]`.

    `arguments` holds what stood in `name(...)` or `name{...}`; `value` what stood behind `=`.
    """

    names: tuple[str, ...]
    value: Expression | None
    arguments: tuple[Expression, ...] | None = None


@dataclass(frozen=True, slots=True)
class Declare(Statement):
    """`type a = x, b;`."""

    type: Expression
    declarators: tuple[Declarator, ...]


@dataclass(frozen=True, slots=True)
class If(Statement):
    """`if (init; test) then else otherwise`; a declaration in test position is in `init`, test then None."""

    init: Statement | None
    test: Expression | None
    then: Statement
    otherwise: Statement | None


@dataclass(frozen=True, slots=True)
class While(Statement):
    """`while (test) body`."""

    test: Expression
    body: Statement


@dataclass(frozen=True, slots=True)
class For(Statement):
    """`for (init; test; step) body`."""

    init: Statement | None
    test: Expression | None
    step: Expression | None
    body: Statement


@dataclass(frozen=True, slots=True)
class ForRange(Statement):
    """`for (type name : range) body`; several names are a structured binding."""

    names: tuple[str, ...]
    range: Expression
    body: Statement


@dataclass(frozen=True, slots=True)
class Break(Statement):
    """`break;`."""


@dataclass(frozen=True, slots=True)
class Continue(Statement):
    """`continue;`."""


def is_higher_than(root: Node, limit: int) -> bool:
    """Whether the tree has more than `limit` levels; found out without recursion."""
    levels = 0
    row: list[Node] = [root]
    while row and levels <= limit:
        levels += 1
        row = [child for node in row for child in node.children()]
    return levels > limit


def walk(root: Node) -> Iterator[Node]:
    """Every node, each before those below it."""
    stack = [root]
    while stack:
        node = stack.pop()
        yield node
        stack.extend(reversed(list(node.children())))
