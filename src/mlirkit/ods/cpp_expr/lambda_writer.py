"""Writes lambdas.

[](T e) { return p; }           lambda e: p
[](T e) { return p; }(x)        p, with `(e := x)` at the first use of e
[](T e) { ...; }                a nested def before the statement that uses it
"""

from __future__ import annotations

from typing import Final

from mlirkit.ods.cpp_expr.ast import Expression, Lambda, Name, Parameter, Return, walk
from mlirkit.ods.cpp_expr.cast_writer import CastWriter
from mlirkit.ods.cpp_expr.names import canonical
from mlirkit.ods.cpp_expr.numbers import INTEGERS, IntegerKind
from mlirkit.ods.cpp_expr.python_text import (
    CONDITIONAL,
    LAMBDA,
    OR,
    POSTFIX,
    Function,
    NotExpressible,
    Variable,
    Written,
)
from mlirkit.ods.cpp_expr.work import step

#: The limit of nested lambdas written in place, which takes two attempts per level; deeper ones become
#: functions.
_MAX_IN_PLACE: Final = 6


class LambdaWriter(CastWriter):
    """Writes nested functions."""

    def lambda_call(self, node: Lambda, arguments: tuple[Expression, ...]) -> Written:
        """A lambda called directly: its expression in place, its parameters as variables."""
        value = _returned(node)
        if (
            value is None
            or len(arguments) != len(node.parameters)
            or len(arguments) > 1
            or self.in_place_depth >= _MAX_IN_PLACE
        ):
            return Written(f"{self.lambda_(node).at(POSTFIX)}({self.expressions(arguments)})", POSTFIX)
        if not arguments:
            return self.expression(value)
        argument = self.expression(arguments[0])
        variable = Variable(self.fresh_name(node.parameters[0].name or "unused"), self.current)
        variable.kind = integer_kind(node.parameters[0].type) or argument.kind
        if argument.text.isidentifier():
            variable.name = argument.text
        else:
            variable.pending = argument.at(CONDITIONAL)
            variable.unconditional_depth = self.conditional_depth
        self.scopes.append({node.parameters[0].name: variable})
        self.in_place_depth += 1
        result = self.expression(value)
        if variable.conditional:
            # The first use may not be evaluated first, so that the argument is bound before the body.
            variable.pending = None
            result = self.expression(value)
            text = f"({variable.name} := {argument.at(CONDITIONAL)}, {result.at(CONDITIONAL)})[1]"
            result = Written(text, POSTFIX, result.boolean)
        self.in_place_depth -= 1
        self.scopes.pop()
        return result

    def lambda_(self, node: Lambda) -> Written:
        """A lambda as a value."""
        value = _returned(node)
        if value is not None and not any(_is_block_lambda(inner) for inner in walk(value)):
            return self._lambda_expression(node, value)
        return self._lambda_function(node)

    def _lambda_expression(self, node: Lambda, value: Expression) -> Written:
        outer = self.current
        self.current = Function(outer, outer.indent, expression_only=True)
        self.scopes.append({})
        self.conditional_depth += 1
        names = [self._parameter(parameter) for parameter in node.parameters]
        body = self.expression(value).at(OR)
        self.repeats = True
        text = f"lambda {', '.join(names)}: {self.global_name('step', step)}() or {body}"
        self.conditional_depth -= 1
        self.scopes.pop()
        self.current = outer
        return Written(text, LAMBDA)

    def _lambda_function(self, node: Lambda) -> Written:
        """A lambda with statements: a nested def before the statement that uses it."""
        outer = self.current
        if outer.expression_only:
            raise NotExpressible("a lambda with statements inside a lambda that is an expression")
        name = self.fresh_name("function")
        self.scopes.append({})
        for capture in node.captures:
            value = self.expression(capture.value)
            self.line(f"{self.declare(capture.name).name} = {value.text}")
        self.current = Function(outer, outer.indent + 1)
        names = [self._parameter(parameter) for parameter in node.parameters]
        self.repeats = True
        self.line(f"{self.global_name('step', step)}()")
        depth, self.conditional_depth = self.conditional_depth, self.conditional_depth + 1
        for statement in node.body.statements:
            self.statement(statement)
        self.conditional_depth = depth
        inner, self.current = self.current, outer
        self.scopes.pop()
        self.line(f"def {name}({', '.join(names)}):")
        if inner.nonlocals:
            self.line(f"    nonlocal {', '.join(sorted(inner.nonlocals))}")
        outer.lines.extend(inner.lines)
        return Written(name)

    def _parameter(self, parameter: Parameter) -> str:
        kind = integer_kind(parameter.type)
        variable = self.declare(parameter.name or "unused", kind)
        variable.callable = is_function(parameter.type)
        return variable.name


def integer_kind(type: Expression) -> IntegerKind | None:
    """The integer type of a declaration, or None."""
    return INTEGERS.get(canonical(type.path)) if isinstance(type, Name) else None


def is_function(type: Expression) -> bool:
    """Whether a declaration has a function type."""
    return isinstance(type, Name) and canonical(type.path) in ("function", "function_ref", "unique_function")


def _returned(node: Lambda) -> Expression | None:
    """The returned expression of a lambda that is a single return statement, or None."""
    statements = node.body.statements
    if len(statements) == 1 and isinstance(statements[0], Return) and not node.captures:
        return statements[0].value
    return None


def _is_block_lambda(node: object) -> bool:
    return isinstance(node, Lambda) and _returned(node) is None
