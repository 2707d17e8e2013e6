"""Writes expressions as Python text.

x.getRank()             the entry of the table: `x.rank`, or a function called with x
$_self                  a parameter
a && b                  a and b, with null tests for operands that are not known to be a bool

`cast_writer` writes casts to classes and class tests, `lambda_writer` lambdas, `writer` statements.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from operator import attrgetter
from typing import Any, Final

from mlirkit.ods.cpp_expr.arithmetic import FUNCTION_OBJECTS, element, spaceship, truth
from mlirkit.ods.cpp_expr.ast import (
    Assign,
    Binary,
    BraceList,
    Call,
    Cast,
    Conditional,
    Construct,
    Expression,
    Lambda,
    Literal,
    Logical,
    Member,
    Name,
    Placeholder,
    Postfix,
    Segment,
    Subscript,
    Unary,
)
from mlirkit.ods.cpp_expr.cast_writer import cast_class
from mlirkit.ods.cpp_expr.lambda_writer import LambdaWriter, integer_kind
from mlirkit.ods.cpp_expr.names import (
    NO_CONSTANT,
    Dispatch,
    Field,
    Method,
    Template,
    canonical,
    gives_bool,
)
from mlirkit.ods.cpp_expr.numbers import (
    CASTS,
    COMPARISONS,
    INTEGERS,
    IntegerKind,
    binary_operator,
    common,
    compares_as_written,
    comparison,
    complement,
    literal_kind,
    negation,
    promoted,
    result_kind,
)
from mlirkit.ods.cpp_expr.python_text import (
    AND,
    ATOM,
    BIT_OR,
    COMPARISON,
    CONDITIONAL,
    NOT,
    OR,
    POSTFIX,
    UNARY,
    NotExpressible,
    Variable,
    Written,
    instance_test,
)

#: Names of the functions for operators.
_OPERATORS: Final = {
    "+": "plus", "-": "minus", "*": "times", "/": "divide", "%": "remainder", "<<": "shift_left",
    ">>": "shift_right", "&": "bit_and", "|": "bit_or", "^": "bit_xor",
    "==": "equal", "!=": "unequal", "<": "less", ">": "greater", "<=": "at_most", ">=": "at_least",
}  # fmt: skip
#: Functions that only affect C++'s ownership and references.
_IDENTITIES: Final = frozenset(["move", "forward", "ref", "cref", "addressof", "as_const"])


class ExpressionWriter(LambdaWriter):
    """Writes the expressions of one function."""

    def expression(self, node: Expression) -> Written:
        method = _EXPRESSIONS.get(type(node))
        if method is None:
            raise NotExpressible(f"{type(node).__name__} is not an expression here")
        return method(self, node)

    def test(self, node: Expression) -> Written:
        """The expression as a bool."""
        written = self.expression(node)
        if written.boolean:
            return written
        return Written(f"{self.global_name('truth', truth)}({written.text})", POSTFIX, True)

    def _literal(self, node: Literal) -> Written:
        value = node.value
        if isinstance(value, float) and (value != value or value in (float("inf"), float("-inf"))):
            return Written(self.global_name("constant", value))
        power = UNARY if isinstance(value, int | float) and value < 0 else ATOM
        if type(value) is int:
            # `1.real` is a syntax error in Python.
            written = Written(str(value), POSTFIX - 1 if power == ATOM else power)
            written.kind = literal_kind(abs(value), node.suffix, "x" not in node.suffix)
            written.natural = value >= 0
            return written
        return Written(repr(value), power, isinstance(value, bool))

    def _placeholder(self, node: Placeholder) -> Written:
        variable = self.variable(f"${node.name}")
        if variable is None:
            constant = self.table.constant(f"${node.name}")
            if constant is not NO_CONSTANT:
                return self._constant(node.name, constant)
            if not self.discover:
                return self.report_missing(f"${node.name}", "placeholder")
            # A parameter always belongs to the outermost function.
            inner = self.current
            while self.current.parent is not None:
                self.current = self.current.parent
            variable = self.add_parameter(f"${node.name}")
            self.current = inner
        return self.mention(variable)

    def _name(self, node: Name) -> Written:
        path = node.path
        if len(node.segments) == 1:
            variable = self.variable(path)
            if variable is not None:
                return self.mention(variable)
            if path == "this" and self.this is not None:
                return self._placeholder(Placeholder(self.this.removeprefix("$")))
        key = canonical(path)
        if key == "IsaPred":
            return self.class_predicate(node.arguments)
        if key in FUNCTION_OBJECTS:
            sign = FUNCTION_OBJECTS[key]
            return Written(self._operator(sign, comparison if sign in COMPARISONS else binary_operator))
        constant = self.table.constant(path)
        if constant is not NO_CONSTANT:
            return self._constant(node.segments[-1].name, constant)
        function = self.table.function(path)
        if function is None:
            return self.report_missing(path, "constant")
        return self._function_name(node, path, function)

    def _constant(self, name: str, value: Any) -> Written:
        if isinstance(value, bool | None) or type(value) is int:
            return self._literal(Literal(value))
        return Written(self.global_name(name, value))

    def _function_name(self, node: Name, path: str, function: Any) -> Written:
        """A function used as a value, with its template arguments bound."""
        if not isinstance(function, Template):
            return Written(self.global_name(node.segments[-1].name, function))
        template, arguments = function.function, self._template_arguments(node.arguments, function.lenient)

        def bound(*values: Any) -> Any:
            return template(arguments, *values)

        bound.__annotations__ = getattr(template, "__annotations__", {})
        return Written(self.global_name(node.segments[-1].name, bound))

    def _template_arguments(self, arguments: tuple[Expression, ...] | None, lenient: bool) -> tuple[Any, ...]:
        result: list[Any] = []
        for argument in arguments or ():
            if isinstance(argument, Literal):
                result.append(argument.value)
                continue
            path = argument.path if isinstance(argument, Name) else ""
            entry: Any = self.table.class_(path) if path else None
            if entry is None and path:
                entry = self.table.constant(path)
                if entry is NO_CONSTANT:
                    entry = CASTS.get(canonical(path)) or self.table.function(path)
            if entry is None and not lenient:
                self.report_missing(path or str(argument), "class")
            result.append(entry)
        return tuple(result)

    def _call(self, node: Call) -> Written:
        callee = node.callee
        if isinstance(callee, Member):
            return self._method_call(callee.object, callee.member, node.arguments)
        if isinstance(callee, Name):
            return self._named_call(callee, node.arguments)
        if isinstance(callee, Lambda):
            return self.lambda_call(callee, node.arguments)
        if isinstance(callee, Call) and isinstance(callee.callee, Name) and len(node.arguments) == 2:
            sign = FUNCTION_OBJECTS.get(canonical(callee.callee.path))
            if sign is not None:
                return self._binary(Binary(sign, *node.arguments))
        # A value is never called, only a name of the table or of the snippet.
        raise NotExpressible("a call of a value")

    def _named_call(self, callee: Name, arguments: tuple[Expression, ...]) -> Written:
        path = callee.path
        key = canonical(path)
        if len(callee.segments) == 1 and callee.arguments is None:
            variable = self.variable(path)
            if variable is not None:
                if not variable.callable:
                    raise NotExpressible(f"a call of {path}, which is no function")
                self.repeats = True
                function_text = self.mention(variable).text
                return Written(f"{function_text}({self.expressions(arguments)})", POSTFIX)
        if callee.arguments is not None and len(arguments) == 1:
            cast = self.class_cast(key, callee.arguments, arguments[0])
            if cast is not None:
                return cast
        if key in _IDENTITIES and len(arguments) == 1:
            return self.expression(arguments[0])
        if key in FUNCTION_OBJECTS and not arguments:
            return self._name(callee)
        if (key in CASTS or key == "bool") and len(arguments) <= 1:
            return self._cast(Cast(callee, arguments[0])) if arguments else self._literal(Literal(0))
        function = self.table.function(path)
        if function is None:
            return self._unknown_call(callee, arguments)
        text = self._function_name(callee, path, function).text
        return Written(f"{text}({self.expressions(arguments)})", POSTFIX, gives_bool(function))

    def _unknown_call(self, callee: Name, arguments: tuple[Expression, ...]) -> Written:
        """A call of an unknown function: a method of `this`, or the constructor of a class."""
        if len(callee.segments) == 1 and self.this is not None:
            if self.table.method(callee.path) is not None:
                this = Placeholder(self.this.removeprefix("$"))
                return self._method_call(this, callee.segments[0], arguments)
        if len(arguments) <= 1 and self.table.class_(callee.path) is not None:
            # `Type()` is the null handle, `Type(x)` a copy or a conversion to a base.
            return self.expression(arguments[0]) if arguments else Written("None")
        self.expressions(arguments)  # collects the missing names
        return self.report_missing(callee.path, "function")

    def _method_call(self, object: Expression, member: Segment, arguments: tuple[Expression, ...]) -> Written:
        name = member.name
        if member.arguments is not None and not arguments:
            cast = self.class_cast(name, member.arguments, object)
            if cast is not None:
                return cast
        receiver = self.expression(object)
        # `f<T>()` and `f()` may be different methods: the table may have an entry "f<>" for the former.
        entry = self.table.method(f"{name}<>") if member.arguments is not None else None
        static = cast_class(object)
        if entry is None and static is not None:
            entry = self.table.method(f"{canonical(static)}.{name}")
        entry = entry or self.table.method(name, bool(arguments))
        if entry is None:
            self.expressions(arguments)
            return self.report_missing(name, "method")
        boolean = gives_bool(entry)
        if isinstance(entry, Field):
            return Written(f"{receiver.at(POSTFIX)}.{entry.name}", POSTFIX, boolean, self.table.kind_of(name))
        if isinstance(entry, Method):
            text = f"{receiver.at(POSTFIX)}.{entry.name}({self.expressions(arguments)})"
            return Written(text, POSTFIX, boolean)
        if isinstance(entry, Dispatch):
            function = self.global_name(name, self._dispatch(entry, member))
        else:
            function = self._function_name(Name((member,)), name, entry).text
        values = [receiver.at(CONDITIONAL)]
        values.extend([self.expression(argument).at(CONDITIONAL) for argument in arguments])
        kind = None if isinstance(entry, Dispatch) else self.table.kind_of(name)
        return Written(f"{function}({', '.join(values)})", POSTFIX, boolean, kind)

    def _dispatch(self, entry: Dispatch, member: Segment) -> Callable[..., Any]:
        """The function of a method that depends on the class of the receiver."""
        rest: Any = entry.rest
        if isinstance(rest, Field):
            rest = attrgetter(rest.name)
        elif isinstance(rest, Method):
            rest = _method_caller(rest.name)
        elif isinstance(rest, Template):
            template, arguments = rest.function, self._template_arguments(member.arguments, rest.lenient)
            rest = partial(template, arguments)
        return entry.function(member.name, rest)

    def _member(self, node: Member) -> Written:
        return self._method_call(node.object, node.member, ())

    # Casts

    def _cast(self, node: Cast) -> Written:
        if not isinstance(node.type, Name):
            raise NotExpressible("cast to something that is no type")
        key = canonical(node.type.path)
        if key == "bool":
            return self.test(node.operand)
        if isinstance(node.operand, Literal) and type(node.operand.value) is int and key in CASTS:
            value = CASTS[key](node.operand.value)
            written = self._literal(Literal(value))
            written.kind = INTEGERS.get(key)
            return written
        operand = self.expression(node.operand)
        if key in CASTS:
            return Written(
                f"{self.global_name(key, CASTS[key])}({operand.text})", POSTFIX, kind=INTEGERS.get(key)
            )
        function = self.table.function(node.type.path)
        if function is not None:
            text = self._function_name(node.type, node.type.path, function).text
            return Written(f"{text}({operand.text})", POSTFIX)
        if self.table.class_(node.type.path) is None and key not in ("void", "auto"):
            return self.report_missing(node.type.path, "class")
        return operand

    # Operators

    def _unary(self, node: Unary) -> Written:
        operator = node.operator
        if operator == "!":
            operand = self.test(node.operand)
            if operand.text in ("True", "False"):
                return Written(str(operand.text == "False"), ATOM, True)
            return Written(f"not {operand.at(NOT)}", NOT, True)
        if operator in ("++", "--"):
            return self._step(node.operand, operator, 0)
        operand = self.expression(node.operand)
        if operator == "&":
            return operand
        if operator == "*":
            dereference = self.table.function("operator*")
            if dereference is None or isinstance(dereference, Template):
                return operand
            return Written(f"{self.global_name('dereference', dereference)}({operand.text})", POSTFIX)
        kind = promoted(operand.kind) if operand.kind is not None else None
        if operator == "+":
            return operand
        function = negation(operand.kind) if operator == "-" else complement(operand.kind)
        name = self.global_name("negative" if operator == "-" else "complement", function)
        return Written(f"{name}({operand.text})", POSTFIX, kind=kind)

    def _postfix(self, node: Postfix) -> Written:
        if node.operator == "...":
            raise NotExpressible("the expansion of a pack")
        return self._step(node.operand, node.operator, 1)

    def _step(self, operand: Expression, operator: str, before: int) -> Written:
        """`++x` as an expression, or `x++` with `before` set."""
        variable = self._assignable(operand)
        text = f"({variable.name} := {self.stepped(variable.name, variable, operator)})"
        if not before:
            return Written(text, kind=variable.kind)
        # The element of the pair with the value before the step.
        return Written(f"({variable.name}, {text})[0]", POSTFIX, kind=variable.kind)

    def stepped(self, text: str, variable: Variable | None, operator: str) -> str:
        """The text of `text` plus or minus one."""
        kind = None if variable is None else variable.kind
        function = self._operator(operator[0], binary_operator, kind, INTEGERS["int"])
        return f"{function}({text}, 1)"

    def _assignable(self, target: Expression) -> Variable:
        """The variable that an assignment inside an expression changes."""
        variable = self.variable(target.path) if isinstance(target, Name) else None
        if variable is None or variable.owner is not self.current:
            raise NotExpressible("assignment inside an expression to something that is no local variable")
        return variable

    def _assign(self, node: Assign) -> Written:
        variable = self._assignable(node.target)
        value = node.value
        if node.operator != "=":
            value = Binary(node.operator[:-1], node.target, value)
        written = self.stored(self.expression(value), variable)
        return Written(f"({variable.name} := {written.at(CONDITIONAL)})", kind=variable.kind)

    def stored(self, value: Written, variable: Variable | None) -> Written:
        """A value converted to the integer type of a variable, if the types differ."""
        if variable is None or variable.kind is None or variable.kind == value.kind:
            return value
        if value.natural and value.text.isdigit() and variable.kind.holds(int(value.text)):
            return value
        cast = self.global_name("converted", _conversion(variable.kind))
        return Written(f"{cast}({value.text})", POSTFIX, kind=variable.kind)

    def _binary(self, node: Binary) -> Written:
        operator = node.operator
        if operator in COMPARISONS:
            return self._comparison(operator, node.left, node.right)
        left, right = self.expression(node.left), self.expression(node.right)
        if operator == "<=>":
            name = self.global_name("spaceship", spaceship)
        else:
            name = self._operator(operator, binary_operator, left.kind, right.kind)
        kind = result_kind(operator, left.kind, right.kind)
        return Written(f"{name}({left.at(CONDITIONAL)}, {right.at(CONDITIONAL)})", POSTFIX, kind=kind)

    def _operator(
        self,
        sign: str,
        make: Callable[..., Callable[[Any, Any], Any]],
        left: IntegerKind | None = None,
        right: IntegerKind | None = None,
    ) -> str:
        return self.global_name(_OPERATORS[sign], make(sign, left, right))

    def _comparison(self, operator: str, left_node: Expression, right_node: Expression) -> Written:
        left, right = self.expression(left_node), self.expression(right_node)
        if right.text == "None" and operator in ("==", "!="):
            word = "is" if operator == "==" else "is not"
            return Written(f"{left.at(BIT_OR)} {word} None", COMPARISON, True)
        if compares_as_written(operator, (left.kind, left.natural), (right.kind, right.natural)):
            return Written(f"{left.at(BIT_OR)} {operator} {right.at(BIT_OR)}", COMPARISON, True)
        function = self._operator(operator, comparison, left.kind, right.kind)
        return Written(f"{function}({left.at(CONDITIONAL)}, {right.at(CONDITIONAL)})", POSTFIX, True)

    def _logical(self, node: Logical) -> Written:
        neutral = "True" if node.operator == "&&" else "False"
        operands: list[Written] = []
        seen: set[str] = set()
        depth = self.conditional_depth
        for index, operand in enumerate(_flattened(node)):
            self.conditional_depth = depth + (index > 0)
            written = self.test(operand)
            # Expressions have no side effects, so that repeated tests are dropped.
            if written.text == neutral or written.text in seen:
                continue
            seen.add(written.text)
            previous = operands[-1] if operands else None
            if neutral == "False" and previous is not None and previous.subject is not None:
                if previous.subject == written.subject:
                    operands[-1] = instance_test(previous.spelling, previous.tested + written.tested)
                    continue
            operands.append(written)
            if written.text in ("True", "False"):
                break  # the opposite constant decides
        self.conditional_depth = depth
        if not operands:
            return Written(neutral, ATOM, True)
        if len(operands) == 1:
            return operands[0]
        if operands[0].text in ("True", "False"):
            return operands[0]
        word, power = (" and ", AND) if neutral == "True" else (" or ", OR)
        return Written(word.join([operand.at(power + 1) for operand in operands]), power, True)

    def _conditional(self, node: Conditional) -> Written:
        test = self.test(node.test)
        self.conditional_depth += 1
        then, otherwise = self.expression(node.then), self.expression(node.otherwise)
        self.conditional_depth -= 1
        # C++ evaluates the test first; so does Python, where the test is written second.
        text = f"{then.at(OR)} if {test.at(OR)} else {otherwise.at(CONDITIONAL)}"
        kind: IntegerKind | None = None
        if then.kind is not None and otherwise.kind is not None:
            kind = common(then.kind, otherwise.kind)
            if then.kind.is_signed != otherwise.kind.is_signed:
                text = f"{self.global_name('converted', _conversion(kind))}({text})"
                return Written(text, POSTFIX, kind=kind)
        return Written(text, CONDITIONAL, then.boolean and otherwise.boolean, kind)

    def _subscript(self, node: Subscript) -> Written:
        object, index = self.expression(node.object), self.expression(node.index)
        name = self.global_name("element", element)
        return Written(f"{name}({object.at(CONDITIONAL)}, {index.at(CONDITIONAL)})", POSTFIX)

    def _brace_list(self, node: BraceList) -> Written:
        items = self.expressions(node.elements)
        return Written(f"({items},)" if node.elements else "()")

    def _construct(self, node: Construct) -> Written:
        return self._constructed(node.type, node.elements, bool(node.elements))

    def _constructed(
        self, type: Expression, arguments: tuple[Expression, ...], is_braced: bool = False
    ) -> Written:
        """An object of `type`, from a declaration, or from `type{...}` with `is_braced`."""
        if not isinstance(type, Name):
            raise NotExpressible("object of a type that is no name")
        kind = integer_kind(type)
        if canonical(type.path) in CASTS and not arguments:
            return Written("0", kind=kind)
        if type.path == "bool" and not arguments:
            return Written("False", ATOM, True)
        if type.path == "auto":
            return self.expression(arguments[0]) if arguments else Written("None")
        if is_braced:
            # The values in braces are the elements if the type is a list.
            function = self.table.function(f"{type.path}{{}}")
            if function is not None:
                text = self._function_name(type, type.path, function).text
                return Written(f"{text}({self.expressions(arguments)})", POSTFIX)
        return self._named_call(type, arguments)


def _method_caller(name: str) -> Callable[..., Any]:
    return lambda receiver, *arguments: getattr(receiver, name)(*arguments)


@cache
def _conversion(kind: IntegerKind) -> Callable[[Any], Any]:
    """The conversion to an integer type; other values, for example enumerators' classes, are unchanged."""

    def convert(value: Any) -> Any:
        return kind.wrapped(int(value)) if isinstance(value, int) else value

    return convert


def _flattened(node: Logical) -> list[Expression]:
    """The operands of `node`, with nested operands of the same kind flattened; at least two."""
    result: list[Expression] = []
    pending = list(reversed(node.operands))
    while pending:
        operand = pending.pop()
        if isinstance(operand, Logical) and operand.operator == node.operator:
            pending.extend(reversed(operand.operands))
        else:
            result.append(operand)
    return result


_EXPRESSIONS: Final[dict[type, Callable[[ExpressionWriter, Any], Written]]] = {
    Literal: ExpressionWriter._literal,
    Placeholder: ExpressionWriter._placeholder,
    Name: ExpressionWriter._name,
    Call: ExpressionWriter._call,
    Member: ExpressionWriter._member,
    Subscript: ExpressionWriter._subscript,
    Unary: ExpressionWriter._unary,
    Postfix: ExpressionWriter._postfix,
    Binary: ExpressionWriter._binary,
    Logical: ExpressionWriter._logical,
    Conditional: ExpressionWriter._conditional,
    Assign: ExpressionWriter._assign,
    Cast: ExpressionWriter._cast,
    BraceList: ExpressionWriter._brace_list,
    Construct: ExpressionWriter._construct,
    Lambda: ExpressionWriter.lambda_,
}
