"""From a C++ snippet of a definition to a Python function, or to the reason why there is none.

    Translator(table).condition("::llvm::isa<A>($_self) && $_self.getRank() == 2", ["$_self"])
      -> Translated: function(self) -> bool
      -> Untranslatable: the names the table lacks, or what the subset cannot express

A snippet is never half translated: whatever is missing makes the whole Untranslatable, which the caller
reports (`mlirkit tblgen --audit`) and never takes for a condition that holds.
"""

from __future__ import annotations

import itertools
import linecache
import warnings
from collections.abc import Callable, Sequence
from typing import Any, Final, Literal

from mlirkit.ods.cpp_expr.names import MissingName, NameTable
from mlirkit.ods.plain_data import FrozenData
from mlirkit.support.diagnostics import ParseError

Form = Literal["condition", "expression", "body"]

_numbers: Final = itertools.count(1)


class Translated(FrozenData):
    """A snippet as a function.

    `function` takes the values of `parameters` in order: "$_self", "$name", ... and plain C++ variables.
    `python` is the source it was compiled from.
    """

    source: str
    parameters: tuple[str, ...]
    function: Callable[..., Any]
    python: str


class Untranslatable(FrozenData):
    """A snippet that has no function: the names missing from the table, or else the reason."""

    source: str
    missing: tuple[MissingName, ...]
    reason: str

    def __str__(self) -> str:
        return self.reason


class Translator:
    """Translates snippets over one table and remembers the results.

    The table must be complete before the first translation: results are not renewed.
    """

    def __init__(self, table: NameTable) -> None:
        self.table = table
        self._known: dict[tuple[Any, ...], Translated | Untranslatable] = {}

    def condition(
        self, source: str, parameters: Sequence[str] | None = None, this: str | None = None
    ) -> Translated | Untranslatable:
        """The truth of an expression, as a function that returns a bool.

        Without `parameters`, the placeholders the source mentions, in order of appearance.  `this` names
        the parameter ("$_op") whose methods the source may call without naming it.
        """
        return self._translate("condition", source, parameters, this)

    def expression(
        self, source: str, parameters: Sequence[str] | None = None, this: str | None = None
    ) -> Translated | Untranslatable:
        """The value of an expression."""
        return self._translate("expression", source, parameters, this)

    def body(
        self, source: str, parameters: Sequence[str] | None = None, this: str | None = None
    ) -> Translated | Untranslatable:
        """The statements of a function body, as a function that returns what they return."""
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
    # Imported here because a process that translates nothing should not pay for the parser.
    from mlirkit.ods.cpp_expr.ast import Block, Expression
    from mlirkit.ods.cpp_expr.parser import parse_body, parse_expression
    from mlirkit.ods.cpp_expr.python_text import NotExpressible
    from mlirkit.ods.cpp_expr.writer import Writer

    writer = Writer(table, parameters or (), discover=parameters is None, this=this)
    try:
        tree: Expression | Block = parse_body(source) if form == "body" else parse_expression(source)
        if isinstance(tree, Block):
            python = writer.body_function(tree)
        else:
            python = writer.expression_function(tree, form == "condition")
    except ParseError as error:
        return Untranslatable(source, (), error.message)
    except NotExpressible as error:
        return Untranslatable(source, tuple(writer.missing), str(error))
    except RecursionError:
        return Untranslatable(source, (), "nested too deeply")
    missing = tuple(writer.missing)
    if missing:
        return Untranslatable(source, missing, "missing " + ", ".join(map(str, missing)))
    filename = f"<definition snippet {next(_numbers)}>"
    try:
        # Odd but legal C++, such as a comparison of two literals, is nothing to warn about.
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", SyntaxWarning)
            code = compile(python, filename, "exec")
    except (SyntaxError, RecursionError, MemoryError) as error:
        # Python's own limits on nesting; the text is well-formed by construction.
        return Untranslatable(source, (), f"too large for a Python function: {error}")
    # Makes tracebacks and debuggers show the generated lines, under a heading with the C++ they came from.
    linecache.cache[filename] = (len(python), None, python.splitlines(keepends=True), filename)
    exec(code, writer.globals)
    return Translated(source, tuple(writer.parameters), writer.globals["translated"], python)
