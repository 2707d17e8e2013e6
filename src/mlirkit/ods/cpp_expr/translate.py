"""Translation of C++ snippets in definitions to Python functions, or to the reason why it is impossible.

    Translator(table).condition("::llvm::isa<A>($_self) && $_self.getRank() == 2", ["$_self"])
      -> Translated: function(self) -> True, False, or None if it is unknown
      -> Untranslatable: the names missing from the table, or an unsupported construct

An expression or a body is translated as a whole: any missing part makes it Untranslatable.  Leaves of a
condition without a translation are unknown (`three_values`) and listed as `unchecked`; if the function of a
condition fails for a value, the condition is evaluated leaf by leaf for this value.
"""

from __future__ import annotations

import itertools
import warnings
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, Literal

from mlirkit.ods.cpp_expr.names import NO_CONSTANT, MissingName, NameTable
from mlirkit.ods.cpp_expr.placeholders import placeholders
from mlirkit.ods.plain_data import FrozenData
from mlirkit.support.diagnostics import ParseError

if TYPE_CHECKING:
    from mlirkit.ods.cpp_expr.ast import Expression
    from mlirkit.ods.cpp_expr.writer import Writer

Form = Literal["condition", "expression", "body"]

_numbers: Final = itertools.count(1)


class Untranslatable(FrozenData):
    """A snippet without a function: the names missing from the table, or the reason."""

    source: str
    missing: tuple[MissingName, ...]
    reason: str

    def __str__(self) -> str:
        return self.reason


class Translated(FrozenData):
    """A snippet as a function.

    `function` takes the values of `parameters` in order: "$_self", "$name", ... and plain C++ variables.
    `python` is its Python source.  `unchecked` has the reasons why leaves of a condition are unknown.
    """

    source: str
    parameters: tuple[str, ...]
    function: Callable[..., Any]
    python: str
    unchecked: tuple[Untranslatable, ...] = ()


class Translator:
    """Translates snippets with one table and caches the results.

    The table must be complete before the first translation: cached results are not updated.
    """

    def __init__(self, table: NameTable) -> None:
        self.table = table
        self._known: dict[tuple[Any, ...], Translated | Untranslatable] = {}

    def condition(
        self, source: str, parameters: Sequence[str] | None = None, this: str | None = None
    ) -> Translated | Untranslatable:
        """The truth of an expression, as a function that returns a bool or None.

        By default, `parameters` are the placeholders in the source, in order of appearance.  `this` is the
        parameter ("$_op") whose methods the source may call without a receiver.
        """
        return self._translate("condition", source, parameters, this)

    def expression(
        self, source: str, parameters: Sequence[str] | None = None, this: str | None = None
    ) -> Translated | Untranslatable:
        """The value of an expression, as a function."""
        return self._translate("expression", source, parameters, this)

    def body(
        self, source: str, parameters: Sequence[str] | None = None, this: str | None = None
    ) -> Translated | Untranslatable:
        """The statements of a function body, as a function that returns their result."""
        return self._translate("body", source, parameters, this)

    def _translate(
        self, form: Form, source: str, parameters: Sequence[str] | None, this: str | None
    ) -> Translated | Untranslatable:
        key = (form, source, None if parameters is None else tuple(parameters), this)
        result = self._known.get(key)
        if result is None:
            result = translate(source, self.table, form, parameters, this)
            self._known[key] = result
        return result


def translate(
    source: str,
    table: NameTable,
    form: Form = "expression",
    parameters: Sequence[str] | None = None,
    this: str | None = None,
) -> Translated | Untranslatable:
    """Translate one snippet; see Translator for the parts."""
    # Imported late: a process without translations does not need the parser.
    from mlirkit.ods.cpp_expr.parser import parse_body, parse_expression
    from mlirkit.ods.cpp_expr.writer import Writer

    writer = Writer(table, parameters or (), discover=parameters is None, this=this)
    if form == "body":
        return _function(source, writer, lambda: writer.body_function(parse_body(source)))
    if form == "expression":
        return _function(source, writer, lambda: writer.expression_function(parse_expression(source), False))
    leaves = _Leaves(source, table, writer, this)
    function = _function(
        source,
        writer,
        lambda: writer.expression_function(parse_expression(source), True, leaves.evaluate),
    )
    return function if isinstance(function, Translated) else leaves.partial(function, parameters)


def _function(source: str, writer: Writer, write: Callable[[], str]) -> Translated | Untranslatable:
    """Compile the Python that `write` returns to a function."""
    from mlirkit.ods.cpp_expr.python_text import NotExpressible

    try:
        python = write()
    except ParseError as error:
        return Untranslatable(source, (), error.message)
    except NotExpressible as error:
        return Untranslatable(source, tuple(writer.missing), str(error))
    except RecursionError:
        return Untranslatable(source, (), "nested too deeply")
    missing = tuple(writer.missing)
    if missing:
        return Untranslatable(source, missing, "missing " + ", ".join(map(str, missing)))
    filename = f"definition snippet {next(_numbers)}"
    try:
        # Legal C++ may be odd Python, for example a comparison of two literals: no warning.
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", SyntaxWarning)
            code = compile(python, filename, "exec")
    except (SyntaxError, RecursionError, MemoryError) as error:
        # Python's limits of nesting; the text itself is well-formed.
        return Untranslatable(source, (), f"too large for a Python function: {error}")
    exec(code, writer.globals)
    # Tracebacks and debuggers show the generated lines from this loader.
    writer.globals |= {"__name__": filename, "__loader__": _Loader(python)}
    return Translated(source, tuple(writer.parameters), writer.globals["translated"], python)


class _Loader:
    """The loader from which `linecache` gets the source of a snippet."""

    def __init__(self, python: str) -> None:
        self._python = python

    def get_source(self, name: str) -> str:
        return self._python


class _Leaves:
    """A condition that is evaluated leaf by leaf."""

    def __init__(self, source: str, table: NameTable, writer: Writer, this: str | None) -> None:
        self.source = source
        self.table = table
        self.writer = writer
        self.this = this
        self.reasons: list[Untranslatable] = []
        self.has_function = False
        self._evaluate: Callable[..., bool | None] | None = None

    def evaluate(self, *values: Any) -> bool | None:
        """The truth of the condition for values on which its function failed."""
        if self._evaluate is None:
            self._evaluate = self._condition(tuple(self.writer.parameters), False)
        return self._evaluate(*values)

    def partial(self, whole: Untranslatable, parameters: Sequence[str] | None) -> Translated | Untranslatable:
        """The condition with the functions of its leaves; `whole` if no leaf has one."""
        names = tuple(self._parameters() if parameters is None else parameters)
        function = self._condition(names, True)
        if not self.has_function:
            return whole
        return Translated(self.source, names, function, "", tuple(dict.fromkeys(self.reasons)))

    def _parameters(self) -> list[str]:
        """All placeholders in the source, and the parameter whose methods it may call."""
        result = [f"${name}" for name in placeholders(self.source)]
        result = [name for name in result if self.table.constant(name) is NO_CONSTANT]
        return result if self.this is None or self.this in result else [*result, self.this]

    def _condition(self, parameters: tuple[str, ...], whole: bool) -> Callable[..., bool | None]:
        from mlirkit.ods.cpp_expr.parser import parse_expression
        from mlirkit.ods.cpp_expr.three_values import condition, divided

        return condition(divided(self.source, parse_expression), parameters, self._leaf, whole)

    def _leaf(
        self, node: Expression, parameters: tuple[str, ...], is_leaf: bool
    ) -> Callable[..., Any] | None:
        from mlirkit.ods.cpp_expr.three_values import Unreadable
        from mlirkit.ods.cpp_expr.writer import Writer

        if isinstance(node, Unreadable):
            self.reasons.append(Untranslatable(self.source, (), node.reason))
            return None
        writer = Writer(self.table, parameters, this=self.this)
        function = _function(self.source, writer, lambda: writer.expression_function(node, False))
        if isinstance(function, Translated):
            self.has_function = True
            return function.function
        if is_leaf:
            self.reasons.append(function)
        return None
