"""Pieces of Python text with their precedence, and the functions and variables that contain them.

The base of the writers: unused names, values bound as globals, and the variables of C++ scopes.
"""

from __future__ import annotations

import keyword
from collections.abc import Iterable
from typing import Any, Final

from mlirkit.ods.cpp_expr.ast import Expression, Statement
from mlirkit.ods.cpp_expr.names import Kind, MissingName, NameTable
from mlirkit.ods.cpp_expr.numbers import IntegerKind


class NotExpressible(Exception):
    """A construct that has no Python counterpart."""


# Python's operator precedences, for parentheses.
LAMBDA, CONDITIONAL, OR, AND, NOT, COMPARISON = 0, 1, 2, 3, 4, 5
BIT_OR, BIT_XOR, BIT_AND, SHIFT, SUM, PRODUCT, UNARY, POSTFIX, ATOM = 6, 7, 8, 9, 10, 11, 12, 13, 14


#: The builtins that generated Python uses, in addition to bound globals.
_BUILTINS: Final[dict[str, Any]] = {"isinstance": isinstance}
_RESERVED: Final = frozenset([*_BUILTINS, "translated"])


class Written:
    """A piece of Python: its text, its precedence, and whether it is known to be a bool.

    `kind` is the known C++ type of an integer; `natural`: whether it is a literal that is not negative.
    `subject` and `tested` are set on `isinstance(subject, tested)`, so that alternatives can be merged;
    `spelling` is the text of the subject, which may bind its variable.
    """

    __slots__ = ("boolean", "kind", "natural", "power", "spelling", "subject", "tested", "text")

    def __init__(
        self, text: str, power: int = ATOM, boolean: bool = False, kind: IntegerKind | None = None
    ) -> None:
        self.text = text
        self.power = power
        self.boolean = boolean
        self.kind = kind
        self.natural = False
        self.subject: str | None = None
        self.spelling = ""
        self.tested: tuple[str, ...] = ()

    def at(self, power: int) -> str:
        """The text as an operand of an operator with precedence `power`, in parentheses if necessary."""
        return self.text if self.power >= power else f"({self.text})"


def instance_test(subject: str, classes: tuple[str, ...]) -> Written:
    classes = tuple(dict.fromkeys(classes))
    tested = classes[0] if len(classes) == 1 else f"({', '.join(classes)})"
    result = Written(f"isinstance({subject}, {tested})", POSTFIX, True)
    name = subject[1:].partition(" := ")[0] if subject.startswith("(") else subject
    if name.isidentifier():
        result.subject, result.spelling, result.tested = name, subject, classes
    return result


class Variable:
    """A C++ variable: its Python name and the function it belongs to.

    While `pending` is set, the first use is written as `(name := pending)`.
    """

    __slots__ = (
        *("callable", "conditional", "kind", "mentioned", "name", "owner", "pending"),
        "unconditional_depth",
    )

    def __init__(self, name: str, owner: Function) -> None:
        self.name = name
        self.owner = owner
        # The C++ type of an integer, if the declaration has it; whether the value is a function.
        self.kind: IntegerKind | None = None
        self.callable = False
        self.pending: str | None = None
        self.mentioned = False
        self.conditional = False
        self.unconditional_depth = 0


class Function:
    """A Python function while it is written; `parent` is the enclosing function."""

    __slots__ = ("expression_only", "indent", "lines", "nonlocals", "parent", "steps")

    def __init__(self, parent: Function | None, indent: int, expression_only: bool = False) -> None:
        self.parent = parent
        self.lines: list[str] = []
        self.indent = indent
        self.nonlocals: set[str] = set()
        self.expression_only = expression_only
        # For each enclosing loop, the statement before `continue`: the step of a three-part `for`.
        self.steps: list[Expression | None] = []


class NameWriter:
    """Base of writers, with the table, the parameters and the variables in scope.

    `parameters` are the parameters of the function, in order: "$name" for a placeholder, "name" for a C++
    variable. With `discover`, further placeholders become parameters in order of appearance.  `this` names
    the parameter whose methods may be called without a receiver.
    """

    def __init__(
        self, table: NameTable, parameters: Iterable[str], discover: bool = False, this: str | None = None
    ) -> None:
        self.table = table
        self.discover = discover
        self.this = this
        self.missing: dict[MissingName, None] = {}
        self.globals: dict[str, Any] = {"__builtins__": _BUILTINS}
        self.parameters: list[str] = []
        self.parameter_names: list[str] = []
        self._taken: set[str] = set(_RESERVED)
        self._counts: dict[str, int] = {}
        self._global_names: dict[tuple[str, int], str] = {}
        self.current = Function(None, 1)
        self.scopes: list[dict[str, Variable]] = [{}]
        self.conditional_depth = 0
        self.in_place_depth = 0
        # Set by loops and calls: the function then counts its steps (see `work`).
        self.repeats = False
        for parameter in parameters:
            self.add_parameter(parameter)

    # Nodes

    def expression(self, node: Expression) -> Written:
        """The Python of one expression; implemented by `expression_writer`."""
        raise NotImplementedError

    def expressions(self, nodes: Iterable[Expression]) -> str:
        """Arguments or elements, separated by commas."""
        return ", ".join([self.expression(node).at(CONDITIONAL) for node in nodes])

    def statement(self, node: Statement) -> None:
        """Write one statement into the current function; implemented by `writer`."""
        raise NotImplementedError

    # Names

    def add_parameter(self, parameter: str) -> Variable:
        plain = parameter.removeprefix("$")
        variable = Variable(self.fresh_name(plain.lstrip("_") or "p"), self.current)
        self.scopes[0][parameter] = variable
        self.parameters.append(parameter)
        self.parameter_names.append(variable.name)
        return variable

    def fresh_name(self, name: str) -> str:
        """An unused Python name, as similar to `name` as possible; it never begins with an underscore."""
        name = "".join(char if char.isalnum() and char.isascii() else "_" for char in name).lstrip("_")
        if not name or name[0].isdigit():
            name = f"p{name}"
        if keyword.iskeyword(name) or keyword.issoftkeyword(name):
            name += "_"
        candidate = name
        while candidate in self._taken:
            self._counts[name] = self._counts.get(name, 1) + 1
            candidate = f"{name}_{self._counts[name]}"
        self._taken.add(candidate)
        return candidate

    def global_name(self, name: str, value: Any) -> str:
        """The name of `value` among the globals of the function."""
        key = (name, id(value))
        python_name = self._global_names.get(key)
        if python_name is None:
            python_name = self.fresh_name(name.replace("::", "_"))
            self._global_names[key] = python_name
            self.globals[python_name] = value
        return python_name

    def report_missing(self, name: str, kind: Kind) -> Written:
        self.missing[MissingName(name.removeprefix("::"), kind)] = None
        return Written("None")

    def variable(self, name: str) -> Variable | None:
        for scope in reversed(self.scopes):
            variable = scope.get(name)
            if variable is not None:
                return variable
        return None

    def declare(self, name: str, kind: IntegerKind | None = None) -> Variable:
        variable = Variable(self.fresh_name(name), self.current)
        variable.kind = kind
        self.scopes[-1][name] = variable
        return variable

    def mention(self, variable: Variable) -> Written:
        if variable.pending is not None and not variable.mentioned:
            variable.mentioned = True
            if self.conditional_depth == variable.unconditional_depth:
                return Written(f"({variable.name} := {variable.pending})", kind=variable.kind)
            variable.conditional = True
        variable.mentioned = True
        return Written(variable.name, kind=variable.kind)

    def line(self, text: str) -> None:
        """Write one line into the current function."""
        self.current.lines.append("    " * self.current.indent + text)
