"""Writes the Python a syntax tree stands for; `translate` compiles it.

    isa<A, B>(x)            isinstance(x, (A, B)), or the table's predicate
    cast<A>(x)              x
    dyn_cast<A>(x)          x if isinstance(x, A) else None
    x.getRank()             what the table says: `x.rank`, or a function called with x
    $_self                  a parameter
    [](T e) { return p; }   lambda e: p, or a nested def; called on the spot, it is written in place
    a && b                  a and b, with null tests where an operand is not known to be a bool

Every C++ variable gets a Python name of its own, so C++'s block scopes need no counterpart.  Names the
table lacks are collected in `missing`; what the subset cannot express raises `NotExpressible`.
"""

from __future__ import annotations

import keyword
from collections.abc import Callable, Iterable
from typing import Any, Final

from mlirkit.ods.cpp_expr.arithmetic import (
    CASTS,
    FUNCTION_OBJECTS,
    divide,
    remainder,
    spaceship,
    truth,
)
from mlirkit.ods.cpp_expr.ast import (
    Assign,
    Binary,
    Block,
    BraceList,
    Break,
    Call,
    Cast,
    Conditional,
    Construct,
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
    Logical,
    Member,
    Name,
    Placeholder,
    Postfix,
    Return,
    Segment,
    Statement,
    Subscript,
    Unary,
    While,
    walk,
)
from mlirkit.ods.cpp_expr.names import (
    NO_CONSTANT,
    ClassEntry,
    Field,
    Kind,
    Method,
    MissingName,
    NameTable,
    Template,
    canonical,
    gives_bool,
)


class NotExpressible(Exception):
    """A construct that has no Python counterpart here."""


# Python's operator precedences, as far as they matter for parentheses.
_LAMBDA, _CONDITIONAL, _OR, _AND, _NOT, _COMPARISON = 0, 1, 2, 3, 4, 5
_BIT_OR, _BIT_XOR, _BIT_AND, _SHIFT, _SUM, _PRODUCT, _UNARY, _POSTFIX, _ATOM = 6, 7, 8, 9, 10, 11, 12, 13, 14

_BINARY: Final = {
    "|": _BIT_OR, "^": _BIT_XOR, "&": _BIT_AND, "<<": _SHIFT, ">>": _SHIFT,
    "+": _SUM, "-": _SUM, "*": _PRODUCT,
}  # fmt: skip
_COMPARISONS: Final = frozenset(["==", "!=", "<", ">", "<=", ">="])
_ISA: Final = frozenset(["isa", "isa_and_nonnull", "isa_and_present"])
_CAST: Final = frozenset(["cast", "cast_or_null", "cast_if_present", "cast_and_nonnull"])
_DYN_CAST: Final = frozenset(["dyn_cast", "dyn_cast_or_null", "dyn_cast_if_present"])
#: Calls that only matter to C++'s ownership and reference rules.
_IDENTITIES: Final = frozenset(["move", "forward", "ref", "cref", "addressof", "as_const"])

#: In-place writing of a lambda tries twice per level; deeper ones are written the plain way.
_MAX_IN_PLACE: Final = 6


class Written:
    """A piece of Python: its text, how tightly it binds, and whether it is known to be a bool.

    `subject` and `tested` are set on `isinstance(subject, tested)`, so that alternatives can be merged;
    `spelling` is the subject as it was written, which may be where its variable is bound.
    """

    __slots__ = ("boolean", "power", "spelling", "subject", "tested", "text")

    def __init__(self, text: str, power: int = _ATOM, boolean: bool = False) -> None:
        self.text = text
        self.power = power
        self.boolean = boolean
        self.subject: str | None = None
        self.spelling = ""
        self.tested: tuple[str, ...] = ()

    def at(self, power: int) -> str:
        """The text, in parentheses where something binding as tightly as `power` takes it as operand."""
        return self.text if self.power >= power else f"({self.text})"


class _Variable:
    """A C++ variable: its Python name and the function it belongs to.

    While `pending` is set, the first mention writes `(name := pending)` in its place.
    """

    __slots__ = ("conditional", "mentioned", "name", "owner", "pending", "unconditional_depth")

    def __init__(self, name: str, owner: _Function) -> None:
        self.name = name
        self.owner = owner
        self.pending: str | None = None
        self.mentioned = False
        self.conditional = False
        self.unconditional_depth = 0


class _Function:
    """A Python function being written; `parent` is the one around it."""

    __slots__ = ("body_start", "expression_only", "indent", "lines", "nonlocals", "parent", "steps")

    def __init__(self, parent: _Function | None, indent: int, expression_only: bool = False) -> None:
        self.parent = parent
        self.lines: list[str] = []
        self.indent = indent
        self.nonlocals: set[str] = set()
        self.expression_only = expression_only
        # Per enclosing loop, what `continue` must do first: the step of a three-part `for`.
        self.steps: list[Expression | None] = []


class Writer:
    """Writes one function.

    `parameters` are the function's own, in order: "$name" for a placeholder, "name" for a C++ variable.
    With `discover`, further placeholders become parameters in order of appearance.  `this` names the
    parameter whose methods may be called without a receiver.
    """

    def __init__(
        self, table: NameTable, parameters: Iterable[str], discover: bool = False, this: str | None = None
    ) -> None:
        self.table = table
        self.discover = discover
        self.this = this
        self.missing: dict[MissingName, None] = {}
        self.globals: dict[str, Any] = {"__builtins__": {"isinstance": isinstance, "iter": iter}}
        self.parameters: list[str] = []
        self.parameter_names: list[str] = []
        self._taken: set[str] = {"isinstance", "iter"}
        self._global_names: dict[tuple[str, int], str] = {}
        self._function = _Function(None, 1)
        self._scopes: list[dict[str, _Variable]] = [{}]
        self._conditional_depth = 0
        self._in_place_depth = 0
        for parameter in parameters:
            self._add_parameter(parameter)

    # The whole function

    def expression_function(self, expression: Expression, boolean: bool) -> str:
        """Python source of the function that returns `expression` (its truth, with `boolean`)."""
        written = self._test(expression) if boolean else self.expression(expression)
        self._line(f"return {written.text}")
        return self._source()

    def body_function(self, body: Block) -> str:
        """Python source of the function whose body is `body`."""
        for statement in body.statements:
            self.statement(statement)
        if not self._function.lines:
            self._line("pass")
        return self._source()

    def _source(self) -> str:
        return "\n".join([f"def translated({', '.join(self.parameter_names)}):", *self._function.lines, ""])

    # Names

    def _add_parameter(self, parameter: str) -> _Variable:
        plain = parameter.removeprefix("$")
        variable = _Variable(self._fresh(plain.lstrip("_") or "p"), self._function)
        self._scopes[0][parameter] = variable
        self.parameters.append(parameter)
        self.parameter_names.append(variable.name)
        return variable

    def _fresh(self, name: str) -> str:
        """A Python name nobody else uses, as like `name` as can be."""
        name = "".join(char if char.isalnum() and char.isascii() else "_" for char in name)
        if not name or name[0].isdigit():
            name = f"p{name}"
        if keyword.iskeyword(name) or keyword.issoftkeyword(name):
            name += "_"
        candidate, count = name, 1
        while candidate in self._taken:
            count += 1
            candidate = f"{name}_{count}"
        self._taken.add(candidate)
        return candidate

    def _global(self, name: str, value: Any) -> str:
        """The name under which `value` is known to the function."""
        key = (name, id(value))
        known = self._global_names.get(key)
        if known is None:
            known = self._fresh(name.replace("::", "_"))
            self._global_names[key] = known
            self.globals[known] = value
        return known

    def _missing(self, name: str, kind: Kind) -> Written:
        self.missing[MissingName(name, kind)] = None
        return Written("None")

    def _variable(self, name: str) -> _Variable | None:
        for scope in reversed(self._scopes):
            variable = scope.get(name)
            if variable is not None:
                return variable
        return None

    def _declare(self, name: str) -> _Variable:
        variable = _Variable(self._fresh(name), self._function)
        self._scopes[-1][name] = variable
        return variable

    def _mention(self, variable: _Variable) -> Written:
        if variable.pending is not None and not variable.mentioned:
            variable.mentioned = True
            if self._conditional_depth == variable.unconditional_depth:
                return Written(f"({variable.name} := {variable.pending})")
            variable.conditional = True
        variable.mentioned = True
        return Written(variable.name)

    # Expressions

    def expression(self, node: Expression) -> Written:
        """The Python of one expression."""
        method = _EXPRESSIONS.get(type(node))
        if method is None:
            raise NotExpressible(f"{type(node).__name__} is not an expression here")
        return method(self, node)

    def _list(self, nodes: Iterable[Expression]) -> str:
        return ", ".join([self.expression(node).at(_CONDITIONAL) for node in nodes])

    def _test(self, node: Expression) -> Written:
        """The expression as a bool."""
        written = self.expression(node)
        if written.boolean:
            return written
        return Written(f"{self._global('truth', truth)}({written.text})", _POSTFIX, True)

    def _literal(self, node: Literal) -> Written:
        value = node.value
        if isinstance(value, float) and (value != value or value in (float("inf"), float("-inf"))):
            return Written(self._global("constant", value))
        power = _UNARY if isinstance(value, int | float) and value < 0 else _ATOM
        if type(value) is int and power == _ATOM:
            return Written(str(value), _POSTFIX - 1)  # `1.real` is no Python
        return Written(repr(value), power, isinstance(value, bool))

    def _placeholder(self, node: Placeholder) -> Written:
        variable = self._variable(f"${node.name}")
        if variable is None:
            if not self.discover:
                return self._missing(f"${node.name}", "placeholder")
            # A parameter belongs to the outermost function wherever it is mentioned.
            inner = self._function
            while self._function.parent is not None:
                self._function = self._function.parent
            variable = self._add_parameter(f"${node.name}")
            self._function = inner
        return self._mention(variable)

    def _name(self, node: Name) -> Written:
        path = node.path
        if len(node.segments) == 1:
            variable = self._variable(path)
            if variable is not None:
                return self._mention(variable)
            if path == "this" and self.this is not None:
                return self._placeholder(Placeholder(self.this.removeprefix("$")))
        key = canonical(path)
        if key == "IsaPred":
            entries = self._classes(node)
            value = self._fresh("value")
            return Written(f"lambda {value}: {self._instance_test(value, entries).text}", _LAMBDA)
        if key in FUNCTION_OBJECTS:
            return Written(self._global(key, FUNCTION_OBJECTS[key][1]))
        constant = self.table.constant(path)
        if constant is not NO_CONSTANT:
            if isinstance(constant, bool | None) or type(constant) is int:
                return self._literal(Literal(constant))
            return Written(self._global(node.segments[-1].name, constant))
        function = self.table.function(path)
        if function is None:
            return self._missing(path, "constant")
        return self._function_name(node, path, function)

    def _function_name(self, node: Name, path: str, function: Any) -> Written:
        """A function mentioned without being called, its template arguments bound."""
        if not isinstance(function, Template):
            return Written(self._global(node.segments[-1].name, function))
        template, arguments = function.function, self._template_arguments(node.arguments, function.lenient)

        def bound(*values: Any) -> Any:
            return template(arguments, *values)

        bound.__annotations__ = getattr(template, "__annotations__", {})
        return Written(self._global(node.segments[-1].name, bound))

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
                self._missing(path or str(argument), "class")
            result.append(entry)
        return tuple(result)

    def _call(self, node: Call) -> Written:
        callee = node.callee
        if isinstance(callee, Member):
            return self._method_call(callee.object, callee.member, node.arguments)
        if isinstance(callee, Name):
            return self._named_call(callee, node.arguments)
        if isinstance(callee, Lambda):
            return self._lambda_call(callee, node.arguments)
        if isinstance(callee, Call) and isinstance(callee.callee, Name) and len(node.arguments) == 2:
            known = FUNCTION_OBJECTS.get(canonical(callee.callee.path))
            if known is not None:
                return self._binary(Binary(known[0], *node.arguments))
        return Written(f"{self.expression(callee).at(_POSTFIX)}({self._list(node.arguments)})", _POSTFIX)

    def _named_call(self, callee: Name, arguments: tuple[Expression, ...]) -> Written:
        path = callee.path
        key = canonical(path)
        if len(callee.segments) == 1 and callee.arguments is None:
            variable = self._variable(path)
            if variable is not None:
                function_text = self._mention(variable).text
                return Written(f"{function_text}({self._list(arguments)})", _POSTFIX)
        if callee.arguments is not None and len(arguments) == 1:
            if key in _ISA:
                return self._isa(callee, arguments[0])
            if key in _CAST:
                return self.expression(arguments[0])
            if key in _DYN_CAST:
                return self._dyn_cast(callee, arguments[0])
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
        return Written(f"{text}({self._list(arguments)})", _POSTFIX, gives_bool(function))

    def _unknown_call(self, callee: Name, arguments: tuple[Expression, ...]) -> Written:
        """A call of no known function: a method of `this`, or the constructor of a class."""
        if len(callee.segments) == 1 and self.this is not None:
            if self.table.method(callee.path) is not None:
                this = Placeholder(self.this.removeprefix("$"))
                return self._method_call(this, callee.segments[0], arguments)
        if len(arguments) <= 1 and self.table.class_(callee.path) is not None:
            # `Type()` is the null handle, `Type(x)` a copy or a conversion to a base.
            return self.expression(arguments[0]) if arguments else Written("None")
        self._list(arguments)  # for the names missing there
        return self._missing(callee.path, "function")

    def _method_call(self, object: Expression, member: Segment, arguments: tuple[Expression, ...]) -> Written:
        name = member.name
        if member.arguments is not None and not arguments:
            callee = Name((member,))
            if name in _ISA:
                return self._isa(callee, object)
            if name in _CAST:
                return self.expression(object)
            if name in _DYN_CAST:
                return self._dyn_cast(callee, object)
        receiver = self.expression(object)
        # `f<T>()` and `f()` may be different things: the table may have an entry "f<>" for the former.
        entry = self.table.method(f"{name}<>") if member.arguments is not None else None
        entry = entry or self.table.method(name, bool(arguments))
        if entry is None:
            self._list(arguments)
            return self._missing(name, "method")
        boolean = gives_bool(entry)
        if isinstance(entry, Field):
            return Written(f"{receiver.at(_POSTFIX)}.{entry.name}", _POSTFIX, boolean)
        if isinstance(entry, Method):
            text = f"{receiver.at(_POSTFIX)}.{entry.name}({self._list(arguments)})"
            return Written(text, _POSTFIX, boolean)
        function = self._function_name(Name((member,)), name, entry).text
        values = [receiver.at(_CONDITIONAL)]
        values.extend([self.expression(argument).at(_CONDITIONAL) for argument in arguments])
        return Written(f"{function}({', '.join(values)})", _POSTFIX, boolean)

    def _member(self, node: Member) -> Written:
        return self._method_call(node.object, node.member, ())

    # Casts

    def _classes(self, callee: Name) -> list[tuple[str, ClassEntry]]:
        result: list[tuple[str, ClassEntry]] = []
        for argument in callee.arguments or ():
            if not isinstance(argument, Name):
                raise NotExpressible("isa<> of something that is no class")
            entry = self.table.class_(argument.path)
            if entry is None:
                self._missing(argument.path, "class")
            else:
                result.append((argument.segments[-1].name, entry))
        return result

    def _instance_test(self, subject: str, entries: list[tuple[str, ClassEntry]]) -> Written:
        """Whether the value `subject` names is an instance of one of the classes."""
        classes: list[str] = []
        predicates: list[str] = []
        for name, entry in entries:
            if isinstance(entry, tuple):
                classes.extend([self._global(item.__name__, item) for item in entry])
            elif isinstance(entry, type):
                classes.append(self._global(name, entry))
            else:
                predicates.append(f"{self._global(name, entry)}({subject})")
        if not predicates:
            return _isinstance(subject, tuple(classes))
        tests = [_isinstance(subject, tuple(classes)).text] if classes else []
        tests += predicates
        return Written(" or ".join(tests), _OR if len(tests) > 1 else _POSTFIX, True)

    def _isa(self, callee: Name, operand: Expression) -> Written:
        entries = self._classes(callee)
        subject = self.expression(operand)
        several = sum(not isinstance(entry, type | tuple) for _, entry in entries)
        if several and len(entries) > 1 and subject.power != _ATOM:
            return self._bind(subject, lambda name: self._instance_test(name, entries))
        return self._instance_test(subject.at(_CONDITIONAL), entries)

    def _dyn_cast(self, callee: Name, operand: Expression) -> Written:
        entries = self._classes(callee)
        subject = self.expression(operand)

        def choose(name: str) -> Written:
            return Written(f"{name} if {self._instance_test(name, entries).text} else None", _CONDITIONAL)

        return choose(subject.text) if subject.text.isidentifier() else self._bind(subject, choose)

    def _bind(self, value: Written, use: Callable[[str], Written]) -> Written:
        """`use` of a fresh variable that holds `value`."""
        name = self._fresh("value")
        used = use(name)
        return Written(f"({name} := {value.at(_CONDITIONAL)}, {used.text})[1]", _POSTFIX, used.boolean)

    def _cast(self, node: Cast) -> Written:
        if not isinstance(node.type, Name):
            raise NotExpressible("cast to something that is no type")
        key = canonical(node.type.path)
        if key == "bool":
            return self._test(node.operand)
        if isinstance(node.operand, Literal) and type(node.operand.value) is int and key in CASTS:
            return self._literal(Literal(CASTS[key](node.operand.value)))
        operand = self.expression(node.operand)
        if key in CASTS:
            return Written(f"{self._global(key, CASTS[key])}({operand.text})", _POSTFIX)
        function = self.table.function(node.type.path)
        if function is not None:
            text = self._function_name(node.type, node.type.path, function).text
            return Written(f"{text}({operand.text})", _POSTFIX)
        if self.table.class_(node.type.path) is None and key not in ("void", "auto"):
            return self._missing(node.type.path, "class")
        return operand

    # Operators

    def _unary(self, node: Unary) -> Written:
        operator = node.operator
        if operator == "!":
            operand = self._test(node.operand)
            if operand.text in ("True", "False"):
                return Written(str(operand.text == "False"), _ATOM, True)
            return Written(f"not {operand.at(_NOT)}", _NOT, True)
        if operator in ("++", "--"):
            return self._step(node.operand, operator, 0)
        operand = self.expression(node.operand)
        if operator == "&":
            return operand
        if operator == "*":
            dereference = self.table.function("operator*")
            if dereference is None or isinstance(dereference, Template):
                return operand
            return Written(f"{self._global('dereference', dereference)}({operand.text})", _POSTFIX)
        return Written(f"{operator}{operand.at(_UNARY)}", _UNARY)

    def _postfix(self, node: Postfix) -> Written:
        if node.operator == "...":
            return Written(f"*{self.expression(node.operand).at(_POSTFIX)}")
        return self._step(node.operand, node.operator, 1)

    def _step(self, operand: Expression, operator: str, before: int) -> Written:
        """`++x` as an expression, or `x++` with `before` set."""
        variable = self._assignable(operand)
        sign, back = ("+", "-") if operator == "++" else ("-", "+")
        text = f"({variable.name} := {variable.name} {sign} 1)"
        return Written(f"{text} {back} 1", _SUM) if before else Written(text)

    def _assignable(self, target: Expression) -> _Variable:
        """The variable an assignment inside an expression changes."""
        variable = self._variable(target.path) if isinstance(target, Name) else None
        if variable is None or variable.owner is not self._function:
            raise NotExpressible("assignment inside an expression to something that is no local variable")
        return variable

    def _assign(self, node: Assign) -> Written:
        variable = self._assignable(node.target)
        value = node.value
        if node.operator != "=":
            value = Binary(node.operator[:-1], node.target, value)
        return Written(f"({variable.name} := {self.expression(value).at(_CONDITIONAL)})")

    def _binary(self, node: Binary) -> Written:
        operator = node.operator
        if operator in _COMPARISONS:
            return self._comparison(operator, node.left, node.right)
        left, right = self.expression(node.left), self.expression(node.right)
        power = _BINARY.get(operator)
        if power is not None:
            return Written(f"{left.at(power)} {operator} {right.at(power + 1)}", power)
        function = {"/": divide, "%": remainder, "<=>": spaceship}[operator]
        name = self._global(function.__name__, function)
        return Written(f"{name}({left.at(_CONDITIONAL)}, {right.at(_CONDITIONAL)})", _POSTFIX)

    def _comparison(self, operator: str, left_node: Expression, right_node: Expression) -> Written:
        left, right = self.expression(left_node), self.expression(right_node)
        if right.text == "None" and operator in ("==", "!="):
            word = "is" if operator == "==" else "is not"
            return Written(f"{left.at(_BIT_OR)} {word} None", _COMPARISON, True)
        return Written(f"{left.at(_BIT_OR)} {operator} {right.at(_BIT_OR)}", _COMPARISON, True)

    def _logical(self, node: Logical) -> Written:
        neutral = "True" if node.operator == "&&" else "False"
        operands: list[Written] = []
        seen: set[str] = set()
        depth = self._conditional_depth
        for index, operand in enumerate(_flattened(node)):
            self._conditional_depth = depth + (index > 0)
            written = self._test(operand)
            # Expressions have no effects, so what was tested before need not be tested again.
            if written.text == neutral or written.text in seen:
                continue
            seen.add(written.text)
            previous = operands[-1] if operands else None
            if neutral == "False" and previous is not None and previous.subject is not None:
                if previous.subject == written.subject:
                    operands[-1] = _isinstance(previous.spelling, previous.tested + written.tested)
                    continue
            operands.append(written)
            if written.text in ("True", "False"):
                break  # the opposite constant decides
        self._conditional_depth = depth
        if not operands:
            return Written(neutral, _ATOM, True)
        if len(operands) == 1:
            return operands[0]
        if operands[0].text in ("True", "False"):
            return operands[0]
        word, power = (" and ", _AND) if neutral == "True" else (" or ", _OR)
        return Written(word.join([operand.at(power + 1) for operand in operands]), power, True)

    def _conditional(self, node: Conditional) -> Written:
        test = self._test(node.test)
        self._conditional_depth += 1
        then, otherwise = self.expression(node.then), self.expression(node.otherwise)
        self._conditional_depth -= 1
        # C++ evaluates the test first although Python writes it second.
        text = f"{then.at(_OR)} if {test.at(_OR)} else {otherwise.at(_CONDITIONAL)}"
        return Written(text, _CONDITIONAL, then.boolean and otherwise.boolean)

    def _subscript(self, node: Subscript) -> Written:
        object, index = self.expression(node.object), self.expression(node.index)
        return Written(f"{object.at(_POSTFIX)}[{index.text}]", _POSTFIX)

    def _brace_list(self, node: BraceList) -> Written:
        items = self._list(node.elements)
        return Written(f"({items},)" if node.elements else "()")

    def _construct(self, node: Construct) -> Written:
        return self._constructed(node.type, node.elements)

    def _constructed(self, type: Expression, arguments: tuple[Expression, ...]) -> Written:
        """An object of `type`, as a declaration or `type{...}` makes it."""
        if not isinstance(type, Name):
            raise NotExpressible("object of a type that is no name")
        if canonical(type.path) in CASTS and not arguments:
            return Written("0")
        if type.path == "bool" and not arguments:
            return Written("False", _ATOM, True)
        if type.path == "auto":
            return self.expression(arguments[0]) if arguments else Written("None")
        return self._named_call(type, arguments)

    # Lambdas

    def _lambda_call(self, node: Lambda, arguments: tuple[Expression, ...]) -> Written:
        """A lambda called where it is written: its expression in place, its parameters as variables."""
        value = _returned(node)
        if (
            value is None
            or len(arguments) != len(node.parameters)
            or len(arguments) > 1
            or self._in_place_depth >= _MAX_IN_PLACE
        ):
            return Written(f"{self._lambda(node).at(_POSTFIX)}({self._list(arguments)})", _POSTFIX)
        if not arguments:
            return self.expression(value)
        argument = self.expression(arguments[0])
        variable = _Variable(self._fresh(node.parameters[0].name or "unused"), self._function)
        if argument.text.isidentifier():
            variable.name = argument.text
        else:
            variable.pending = argument.at(_CONDITIONAL)
            variable.unconditional_depth = self._conditional_depth
        self._scopes.append({node.parameters[0].name: variable})
        self._in_place_depth += 1
        result = self.expression(value)
        if variable.conditional:
            # Not certain to be reached first, so the argument is bound ahead of the body.
            variable.pending = None
            result = self.expression(value)
            text = f"({variable.name} := {argument.at(_CONDITIONAL)}, {result.at(_CONDITIONAL)})[1]"
            result = Written(text, _POSTFIX, result.boolean)
        self._in_place_depth -= 1
        self._scopes.pop()
        return result

    def _lambda(self, node: Lambda) -> Written:
        value = _returned(node)
        if value is not None and not any(_is_block_lambda(inner) for inner in walk(value)):
            return self._lambda_expression(node, value)
        return self._lambda_function(node)

    def _lambda_expression(self, node: Lambda, value: Expression) -> Written:
        outer = self._function
        self._function = _Function(outer, outer.indent, expression_only=True)
        self._scopes.append({})
        self._conditional_depth += 1
        names = [self._declare(parameter.name or "unused").name for parameter in node.parameters]
        text = f"lambda {', '.join(names)}: {self.expression(value).at(_CONDITIONAL)}"
        self._conditional_depth -= 1
        self._scopes.pop()
        self._function = outer
        return Written(text, _LAMBDA)

    def _lambda_function(self, node: Lambda) -> Written:
        """A lambda with statements: a nested def ahead of the statement that mentions it."""
        outer = self._function
        if outer.expression_only:
            raise NotExpressible("a lambda with statements inside one that is an expression")
        name = self._fresh("function")
        self._scopes.append({})
        for capture in node.captures:
            value = self.expression(capture.value)
            self._line(f"{self._declare(capture.name).name} = {value.text}")
        self._function = _Function(outer, outer.indent + 1)
        names = [self._declare(parameter.name or "unused").name for parameter in node.parameters]
        depth, self._conditional_depth = self._conditional_depth, self._conditional_depth + 1
        for statement in node.body.statements:
            self.statement(statement)
        if not self._function.lines:
            self._line("pass")
        self._conditional_depth = depth
        inner, self._function = self._function, outer
        self._scopes.pop()
        self._line(f"def {name}({', '.join(names)}):")
        if inner.nonlocals:
            self._line(f"    nonlocal {', '.join(sorted(inner.nonlocals))}")
        outer.lines.extend(inner.lines)
        return Written(name)

    # Statements

    def statement(self, node: Statement) -> None:
        """Write one statement into the current function."""
        method = _STATEMENTS.get(type(node))
        if method is None:
            raise NotExpressible(f"{type(node).__name__} is not a statement here")
        method(self, node)

    def _line(self, text: str) -> None:
        self._function.lines.append("    " * self._function.indent + text)

    def _suite(self, node: Statement, last: Expression | None = None) -> None:
        """An indented block, with its own scope."""
        self._function.indent += 1
        self._scopes.append({})
        start = len(self._function.lines)
        for statement in node.statements if isinstance(node, Block) else (node,):
            self.statement(statement)
        if last is not None:
            self._evaluate(last)
        if len(self._function.lines) == start:
            self._line("pass")
        self._scopes.pop()
        self._function.indent -= 1

    def _block(self, node: Block) -> None:
        self._scopes.append({})
        for statement in node.statements:
            self.statement(statement)
        self._scopes.pop()

    def _return(self, node: Return) -> None:
        self._line("return" if node.value is None else f"return {self.expression(node.value).text}")

    def _expression_statement(self, node: ExpressionStatement) -> None:
        self._evaluate(node.expression)

    def _evaluate(self, node: Expression) -> None:
        """An expression for its effect; assignments become Python's."""
        if isinstance(node, Unary | Postfix) and node.operator in ("++", "--"):
            self._line(f"{self._target(node.operand)} {node.operator[0]}= 1")
        elif isinstance(node, Assign):
            operator = node.operator
            if operator in ("/=", "%="):
                self._evaluate(Assign("=", node.target, Binary(operator[0], node.target, node.value)))
                return
            value = self.expression(node.value)
            self._line(f"{self._target(node.target)} {operator} {value.at(_CONDITIONAL)}")
        else:
            self._line(self.expression(node).text)

    def _target(self, node: Expression) -> str:
        if isinstance(node, Name):
            variable = self._variable(node.path)
            if variable is None:
                raise NotExpressible(f"assignment to {node.path}, which is no variable")
            function: _Function | None = self._function
            while function is not None and function is not variable.owner:
                function.nonlocals.add(variable.name)
                function = function.parent
            return variable.name
        if isinstance(node, Subscript):
            return self._subscript(node).text
        if isinstance(node, Unary) and node.operator == "*":
            return self._target(node.operand)
        raise NotExpressible("assignment to something that is no variable")

    def _declare_statement(self, node: Declare) -> None:
        for declarator in node.declarators:
            value = self._initial_value(node.type, declarator)
            names = [self._declare(name).name for name in declarator.names]
            self._line(f"{', '.join(names)} = {value.at(_CONDITIONAL)}")

    def _initial_value(self, type: Expression, declarator: Declarator) -> Written:
        if declarator.arguments is not None:
            return self._constructed(type, declarator.arguments)
        if declarator.value is None:
            return self._constructed(type, ())
        if isinstance(declarator.value, BraceList) and isinstance(type, Name) and type.path != "auto":
            if canonical(type.path) in CASTS:
                return self.expression(declarator.value)  # an array
            return self._named_call(type, (declarator.value,))
        return self.expression(declarator.value)

    def _if(self, node: If) -> None:
        self._scopes.append({})
        test: Written
        if node.init is not None:
            self.statement(node.init)
        if node.test is not None:
            test = self._test(node.test)
        elif isinstance(node.init, Declare):
            test = self._test(Name((Segment(node.init.declarators[-1].names[0]),)))
        else:
            raise NotExpressible("an if without a test")
        self._line(f"if {test.text}:")
        self._suite(node.then)
        if node.otherwise is not None:
            self._line("else:")
            self._suite(node.otherwise)
        self._scopes.pop()

    def _while(self, node: While) -> None:
        self._line(f"while {self._test(node.test).text}:")
        self._function.steps.append(None)
        self._suite(node.body)
        self._function.steps.pop()

    def _for(self, node: For) -> None:
        self._scopes.append({})
        if node.init is not None:
            self.statement(node.init)
        test = self._test(node.test).text if node.test is not None else "True"
        self._line(f"while {test}:")
        self._function.steps.append(node.step)
        self._suite(node.body, node.step)
        self._function.steps.pop()
        self._scopes.pop()

    def _for_range(self, node: ForRange) -> None:
        values = self.expression(node.range)
        self._scopes.append({})
        names = [self._declare(name).name for name in node.names]
        self._line(f"for {', '.join(names)} in {values.at(_CONDITIONAL)}:")
        self._function.steps.append(None)
        self._suite(node.body)
        self._function.steps.pop()
        self._scopes.pop()

    def _break(self, node: Break) -> None:
        self._in_loop()
        self._line("break")

    def _continue(self, node: Continue) -> None:
        step = self._in_loop()
        if step is not None:
            self._evaluate(step)
        self._line("continue")

    def _in_loop(self) -> Expression | None:
        if not self._function.steps:
            raise NotExpressible("break or continue outside of a loop")
        return self._function.steps[-1]


def _isinstance(subject: str, classes: tuple[str, ...]) -> Written:
    classes = tuple(dict.fromkeys(classes))
    tested = classes[0] if len(classes) == 1 else f"({', '.join(classes)})"
    result = Written(f"isinstance({subject}, {tested})", _POSTFIX, True)
    name = subject[1:].partition(" := ")[0] if subject.startswith("(") else subject
    if name.isidentifier():
        result.subject, result.spelling, result.tested = name, subject, classes
    return result


def _flattened(node: Logical) -> list[Expression]:
    """The operands of `node`, with those of operands of the same kind in their place; at least two."""
    result: list[Expression] = []
    pending = list(reversed(node.operands))
    while pending:
        operand = pending.pop()
        if isinstance(operand, Logical) and operand.operator == node.operator:
            pending.extend(reversed(operand.operands))
        else:
            result.append(operand)
    return result


def _returned(node: Lambda) -> Expression | None:
    """What a lambda of one return statement returns."""
    statements = node.body.statements
    if len(statements) == 1 and isinstance(statements[0], Return) and not node.captures:
        return statements[0].value
    return None


def _is_block_lambda(node: object) -> bool:
    return isinstance(node, Lambda) and _returned(node) is None


_EXPRESSIONS: Final[dict[type, Callable[[Writer, Any], Written]]] = {
    Literal: Writer._literal,
    Placeholder: Writer._placeholder,
    Name: Writer._name,
    Call: Writer._call,
    Member: Writer._member,
    Subscript: Writer._subscript,
    Unary: Writer._unary,
    Postfix: Writer._postfix,
    Binary: Writer._binary,
    Logical: Writer._logical,
    Conditional: Writer._conditional,
    Assign: Writer._assign,
    Cast: Writer._cast,
    BraceList: Writer._brace_list,
    Construct: Writer._construct,
    Lambda: Writer._lambda,
}

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
