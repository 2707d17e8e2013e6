"""Run one of MLIR's Python tests with `mlir` given by mlirkit, function by function.

    python -m tests.upstream.python_file FILE       JSON: [{"name", "output", "error", "checks"}]

A test is a script that calls its functions by a decorator (`@run`) or one by one (`run(test)`) and prints the
text that FileCheck compares; decorators of the bindings (`@func.func`) call no functions.  Here exceptions of
the calls are caught: a call that fails does not stop the others.  `checks` are the lines of the
function, where its CHECK lines are.  A script without such functions is one test, called by its name.
"""

from __future__ import annotations

import ast
import io
import json
import sys
import traceback
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from types import ModuleType
from typing import Any

from mlirkit import ir
from mlirkit.bindings.installation import install_as
from mlirkit.support.diagnostics import render

# Decorators that make something else of a function than a test.
_OTHER_DECORATORS = {"linalg_structured_op", "contextmanager", "multi_threaded", "add_existing_tests"}
_JUDGED = "_judged_"


class Outcomes:
    """The output and the exceptions of the functions of a file."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines
        self.found: list[dict[str, Any]] = []
        self._is_running = False

    def judged(self, call: Callable[..., Any], name: str, first: int, last: int) -> Callable[..., Any]:
        """`call`, caught: the call of the function on the lines `first` to `last`."""

        def caught(*args: Any) -> Any:
            if self._is_running:
                return call(*args)
            self._is_running = True
            output = io.StringIO()
            error = None
            result = None
            with redirect_stdout(output), redirect_stderr(output):
                try:
                    result = call(*args)
                except BaseException:
                    error = traceback.format_exc()
            self._is_running = False
            checks = "".join(self.lines[first - 1 : last])
            self.found.append({"name": name, "output": output.getvalue(), "error": error, "checks": checks})
            return args[0] if result is None and args else result

        return caught


class CatchCalls(ast.NodeTransformer):
    """Puts `_judged_` around the decorators and calls that run tests."""

    def __init__(self, lines: list[str]) -> None:
        self._lines = lines
        self._spans: dict[str, tuple[int, int]] = {}
        # The names of the functions, in the order of their calls.
        self.judged: list[str] = []

    def visit_FunctionDef(self, node: ast.FunctionDef) -> Any:
        span = self._span(node)
        self._spans[node.name] = span
        outer = node.decorator_list[0] if node.decorator_list else None
        if outer is not None and _called_name(outer) and _called_name(outer) not in _OTHER_DECORATORS:
            node.decorator_list[0] = self._judged(outer, node.name, span)
        return node

    def visit_ClassDef(self, node: ast.ClassDef) -> Any:
        return node

    def visit_Expr(self, node: ast.Expr) -> Any:
        call = node.value
        if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name):
            return node
        last = call.args[0] if len(call.args) == 1 else None
        if isinstance(last, ast.Name) and last.id in self._spans:
            call.func = self._judged(call.func, last.id, self._spans[last.id])
        elif not call.args and call.func.id in self._spans:
            call.func = self._judged(call.func, call.func.id, self._spans[call.func.id])
        return node

    def _judged(self, call: ast.expr, name: str, span: tuple[int, int]) -> ast.expr:
        self.judged.append(name)
        judged = ast.Name(_JUDGED, ast.Load())
        made = ast.Call(judged, [call, *[ast.Constant(each) for each in (name, *span)]], [])
        return ast.fix_missing_locations(ast.copy_location(made, call))

    def _span(self, node: ast.FunctionDef) -> tuple[int, int]:
        """The lines of a function, with the comments in front of it and at the end of its body."""
        first = min([node.lineno, *[each.lineno for each in node.decorator_list]])
        while first > 1 and self._lines[first - 2].lstrip().startswith("#"):
            if _indent(self._lines[first - 2]) != node.col_offset:
                break
            first -= 1
        last = node.end_lineno or node.lineno
        at = last
        while at < len(self._lines):
            line = self._lines[at]
            if line.strip() and (not line.lstrip().startswith("#") or _indent(line) <= node.col_offset):
                break
            at += 1
            if line.strip():
                last = at
        return first, last


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip())


def _called_name(node: ast.expr) -> str:
    node = node.func if isinstance(node, ast.Call) else node
    return node.id if isinstance(node, ast.Name) else ""


def test_library() -> ModuleType:
    """The functions of MLIR's C++ test module that need no C++; the rest of the module is a dialect."""

    def test_diagnostics_with_errors_and_notes(context: ir.Context) -> None:
        """An error with a note, caught and raised as MLIR's handler of diagnostics in bindings does."""
        told: list[str] = []

        def take(diagnostic: ir.Diagnostic) -> bool:
            told.append(render(diagnostic))
            return True

        with context.attach_diagnostic_handler(take):
            diagnostic = ir.Diagnostic(ir.DiagnosticSeverity.ERROR, "created error")
            diagnostic.attach_note("attached note")
            context.emit(diagnostic)
        raise ValueError("\n".join(told))

    module = ModuleType("_mlirPythonTestNanobind")
    module.__dict__["test_diagnostics_with_errors_and_notes"] = test_diagnostics_with_errors_and_notes
    return module


def main(path: str) -> None:
    text = Path(path).read_text()
    lines = text.splitlines(keepends=True)
    transformer = CatchCalls(lines)
    tree = transformer.visit(ast.parse(text, path))
    outcomes = Outcomes(lines)
    names = {"__name__": "__main__", "__file__": path, _JUDGED: outcomes.judged}
    sys.argv = [path]
    sys.path.insert(0, str(Path(path).parent))
    install_as("mlir", modules={"_mlir_libs._mlirPythonTestNanobind": test_library()})
    code = compile(tree, path, "exec", dont_inherit=True)
    if not transformer.judged:
        outcomes.judged(exec, Path(path).name, 1, len(lines))(code, names)
    else:
        rest = io.StringIO()
        try:
            with redirect_stdout(rest), redirect_stderr(rest):
                exec(code, names)
        except BaseException:
            _fail_rest(outcomes, transformer, traceback.format_exc())
    json.dump(outcomes.found, sys.stdout)


def _fail_rest(outcomes: Outcomes, transformer: CatchCalls, error: str) -> None:
    """An exception that stops the script fails every function that has not been called."""
    done = {each["name"] for each in outcomes.found}
    for name in dict.fromkeys(transformer.judged):
        if name not in done:
            outcomes.found.append({"name": name, "output": "", "error": error, "checks": ""})


if __name__ == "__main__":
    main(sys.argv[1])
