"""Writes the Python function of a syntax tree; `translate` compiles it.

`expression_writer` writes expressions; this module writes statements and whole functions.  Every C++ variable
gets its own Python name, so that C++'s block scopes need no counterpart.  Names that are not in the table are
collected in `missing`; unsupported constructs raise `NotExpressible`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mlirkit.ods.cpp_expr.arithmetic import UNDEFINED, set_element
from mlirkit.ods.cpp_expr.ast import (
    Assign,
    Binary,
    Block,
    BraceList,
    Break,
    Continue,
    Declarator,
    Declare,
    Expression,
    ExpressionStatement,
    For,
    ForRange,
    If,
    Lambda,
    Literal,
    Name,
    Postfix,
    Return,
    Segment,
    Statement,
    Subscript,
    Unary,
    While,
)
from mlirkit.ods.cpp_expr.expression_writer import ExpressionWriter
from mlirkit.ods.cpp_expr.lambda_writer import integer_kind, is_function
from mlirkit.ods.cpp_expr.names import canonical
from mlirkit.ods.cpp_expr.numbers import CASTS
from mlirkit.ods.cpp_expr.python_text import CONDITIONAL, Function, NotExpressible, Written
from mlirkit.ods.cpp_expr.work import enter, leave, step


class Writer(ExpressionWriter):
    """Writes one function."""

    # The whole function

    def expression_function(
        self,
        expression: Expression,
        boolean: bool,
        undefined: Callable[..., bool | None] | None = None,
    ) -> str:
        """Python source of the function that returns `expression` (its truth, with `boolean`).

        `undefined` is called if the evaluation fails, for example after a cast to a class that the value does
        not have.
        """
        written = self.test(expression) if boolean else self.expression(expression)
        self.line(f"return {written.text}")
        if not boolean or undefined is None:
            return self._source()
        self._indent()
        self.current.lines.insert(0, "    try:")
        self.line(f"except {self.global_name('UNDEFINED', UNDEFINED)}:")
        arguments = ", ".join(self.parameter_names)
        self.line(f"    return {self.global_name('undefined', undefined)}({arguments})")
        return self._source()

    def body_function(self, body: Block) -> str:
        """Python source of the function whose body is `body`."""
        # Methods may call other methods several times, so that their steps are counted.
        self._count_step()
        for statement in body.statements:
            self.statement(statement)
        return self._source()

    def _source(self) -> str:
        if self.repeats:
            self._indent()
            begin = f"    outermost = {self.global_name('enter', enter)}()"
            self.current.lines[:0] = [begin, "    try:"]
            self.line("finally:")
            self.line(f"    {self.global_name('leave', leave)}(outermost)")
        return "\n".join([f"def translated({', '.join(self.parameter_names)}):", *self.current.lines, ""])

    def _indent(self) -> None:
        self.current.lines = [f"    {line}" for line in self.current.lines]

    # Statements

    def statement(self, node: Statement) -> None:
        """Write one statement into the current function."""
        method = _STATEMENTS.get(type(node))
        if method is None:
            raise NotExpressible(f"{type(node).__name__} is not a statement here")
        method(self, node)

    def _suite(self, node: Statement, last: Expression | None = None) -> None:
        """An indented block with its own scope."""
        self.current.indent += 1
        self.scopes.append({})
        start = len(self.current.lines)
        for statement in node.statements if isinstance(node, Block) else (node,):
            self.statement(statement)
        if last is not None:
            self._evaluate(last)
        if len(self.current.lines) == start:
            self.line("pass")
        self.scopes.pop()
        self.current.indent -= 1

    def _block(self, node: Block) -> None:
        self.scopes.append({})
        for statement in node.statements:
            self.statement(statement)
        self.scopes.pop()

    def _return(self, node: Return) -> None:
        self.line("return" if node.value is None else f"return {self.expression(node.value).text}")

    def _expression_statement(self, node: ExpressionStatement) -> None:
        self._evaluate(node.expression)

    def _evaluate(self, node: Expression) -> None:
        """An expression for its side effect; assignments become Python's."""
        if isinstance(node, Unary | Postfix) and node.operator in ("++", "--"):
            self._assign_to(node.operand, Binary(node.operator[0], node.operand, Literal(1)))
        elif isinstance(node, Assign):
            value = node.value
            if node.operator != "=":
                value = Binary(node.operator[:-1], node.target, value)
            self._assign_to(node.target, value)
        else:
            self.line(self.expression(node).text)

    def _assign_to(self, node: Expression, value: Expression) -> None:
        """`node = value` as a statement."""
        if isinstance(node, Unary) and node.operator == "*":
            self._assign_to(node.operand, value)
        elif isinstance(node, Subscript):
            parts = [node.object, node.index, value]
            self.line(f"{self.global_name('set_element', set_element)}({self.expressions(parts)})")
        elif isinstance(node, Name):
            written = self.expression(value)
            name = self._target(node)
            self.line(f"{name} = {self.stored(written, self.variable(node.path)).at(CONDITIONAL)}")
        else:
            raise NotExpressible("assignment to something that is no variable")

    def _target(self, node: Name) -> str:
        variable = self.variable(node.path)
        if variable is None:
            raise NotExpressible(f"assignment to {node.path}, which is no variable")
        function: Function | None = self.current
        while function is not None and function is not variable.owner:
            function.nonlocals.add(variable.name)
            function = function.parent
        return variable.name

    def _declare_statement(self, node: Declare) -> None:
        for declarator in node.declarators:
            value = self._initial_value(node.type, declarator)
            kind = integer_kind(node.type)
            if kind is None and len(declarator.names) == 1:
                kind = value.kind  # `auto`
            variables = [self.declare(name, kind) for name in declarator.names]
            for variable in variables:
                variable.callable = isinstance(declarator.value, Lambda) or is_function(node.type)
            if len(variables) == 1:
                value = self.stored(value, variables[0])
            names = [variable.name for variable in variables]
            self.line(f"{', '.join(names)} = {value.at(CONDITIONAL)}")

    def _initial_value(self, type: Expression, declarator: Declarator) -> Written:
        if declarator.arguments is not None:
            return self._constructed(type, declarator.arguments, declarator.is_braced)
        if declarator.value is None:
            return self._constructed(type, ())
        if isinstance(declarator.value, BraceList) and isinstance(type, Name) and type.path != "auto":
            if canonical(type.path) in CASTS:
                return self.expression(declarator.value)  # an array
            return self._named_call(type, (declarator.value,))
        return self.expression(declarator.value)

    def _if(self, node: If) -> None:
        self.scopes.append({})
        test: Written
        if node.init is not None:
            self.statement(node.init)
        if node.test is not None:
            test = self.test(node.test)
        elif isinstance(node.init, Declare):
            test = self.test(Name((Segment(node.init.declarators[-1].names[0]),)))
        else:
            raise NotExpressible("an if without a test")
        self.line(f"if {test.text}:")
        self._suite(node.then)
        if node.otherwise is not None:
            self.line("else:")
            self._suite(node.otherwise)
        self.scopes.pop()

    def _while(self, node: While) -> None:
        self.line(f"while {self.test(node.test).text}:")
        self._count_step(1)
        self.current.steps.append(None)
        self._suite(node.body)
        self.current.steps.pop()

    def _for(self, node: For) -> None:
        self.scopes.append({})
        if node.init is not None:
            self.statement(node.init)
        test = self.test(node.test).text if node.test is not None else "True"
        self.line(f"while {test}:")
        self._count_step(1)
        self.current.steps.append(node.step)
        self._suite(node.body, node.step)
        self.current.steps.pop()
        self.scopes.pop()

    def _for_range(self, node: ForRange) -> None:
        values = self.expression(node.range)
        self.scopes.append({})
        names = [self.declare(name).name for name in node.names]
        self.line(f"for {', '.join(names)} in {values.at(CONDITIONAL)}:")
        self._count_step(1)
        self.current.steps.append(None)
        self._suite(node.body)
        self.current.steps.pop()
        self.scopes.pop()

    def _count_step(self, deeper: int = 0) -> None:
        """Count one step."""
        self.repeats = True
        self.current.indent += deeper
        self.line(f"{self.global_name('step', step)}()")
        self.current.indent -= deeper

    def _break(self, node: Break) -> None:
        self._in_loop()
        self.line("break")

    def _continue(self, node: Continue) -> None:
        step = self._in_loop()
        if step is not None:
            self._evaluate(step)
        self.line("continue")

    def _in_loop(self) -> Expression | None:
        if not self.current.steps:
            raise NotExpressible("break or continue outside of a loop")
        return self.current.steps[-1]


_STATEMENTS: Final[dict[type, Callable[[Writer, Any], None]]] = {
    Block: Writer._block,
    ExpressionStatement: Writer._expression_statement,
    Return: Writer._return,
    Declare: Writer._declare_statement,
    If: Writer._if,
    While: Writer._while,
    For: Writer._for,
    ForRange: Writer._for_range,
    Break: Writer._break,
    Continue: Writer._continue,
}
