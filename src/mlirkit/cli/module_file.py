"""Opening a file of any kind as a module, for commands that accept every dialect."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from functools import wraps
from typing import Any, ParamSpec

from mlirkit.bytecode import BytecodeReader
from mlirkit.bytecode.encoding import MAGIC
from mlirkit.bytecode.jax_export import bytecode_in, read_jax_export, with_module
from mlirkit.cli.advice import hints
from mlirkit.cli.diagnostic_text import diagnostic_text, is_about_a_format, position
from mlirkit.cli.output_file import OutputError, say
from mlirkit.cli.project_option import project_of, register_project
from mlirkit.cli.sources import Sources
from mlirkit.core.context import Context
from mlirkit.dialects.plugins import load_plugin
from mlirkit.layouts.choice import ReleaseChoice
from mlirkit.layouts.reading import opaque_warnings, open_bytecode
from mlirkit.support.diagnostics import MLIRError, render
from mlirkit.support.file_format import other_format
from mlirkit.support.mapped_file import map_file
from mlirkit.support.source import SourceBuffer
from mlirkit.text.parser import ParsedSource, parse_buffer

_Arguments = ParamSpec("_Arguments")

# The dialects whose unchecked parts this process has reported.
_owed_said: set[str] = set()


def context_for(path: str, options: Namespace, tolerant: bool = False) -> Context:
    """A context that accepts every dialect, with the dialects of the options of `add_definition_options`.

    `path` is the file that will be read: the project around it may define dialects.  With `tolerant`, a
    dialect of the project is unknown if its definitions have an error.
    """
    td, include = options.td, options.include
    context = Context(allow_unregistered_dialects=True)
    if include:
        from mlirkit.dialects.loading import register_include_dirs

        register_include_dirs(context, include)
    project = project_of(options.project, path, include)
    if project is not None:
        register_project(context, project, _owed_said, tolerant=tolerant)
    if td:
        from mlirkit.cli.owed import report_incomplete_definitions
        from mlirkit.ods.live.loader import load_td

        for file in td:
            report_incomplete_definitions(load_td(file, include, context), _owed_said)
    return context


def add_definition_options(parser: ArgumentParser) -> None:
    """The options for the writer of a file and the definitions of its dialects, for every command."""
    parser.add_argument("--producer", help="the release that wrote the file, where the producer is unknown")
    parser.add_argument(
        "--td", action="append", default=[], metavar="FILE", help="load the dialects of this definition file"
    )
    parser.add_argument(
        "--load-dialect-plugin",
        action="append",
        type=load_plugin,
        metavar="FILE",
        help="run this Python file, which registers hooks of dialects",
    )
    parser.add_argument(
        "--project", metavar="FOLDER", help="load the dialects of this checkout and run its hooks"
    )
    parser.add_argument(
        "-I",
        dest="include",
        action="append",
        default=[],
        metavar="FOLDER",
        help="a folder of definition files, searched before the shipped ones",
    )


def read_input(path: str) -> tuple[str, Any]:
    """The name of a file in errors, and its bytes, mapped; `-` is standard input, which is read whole."""
    return ("<stdin>", sys.stdin.buffer.read()) if path == "-" else (path, map_file(path))


def in_envelope(name: str, data: bytes | memoryview, bytecode: bytes) -> bytes:
    """Bytecode of a file's contents, in the envelope of jax.export if the file has one."""
    if bytes(data[: len(MAGIC)]) == MAGIC or bytecode_in(data) is None:
        return bytecode
    if read_jax_export(data).has_vjp:
        say(f"warning: {name}: the function's VJP is a separate module, which is not changed\n")
    return with_module(data, bytecode)


def parse_bytecode(
    name: str, bytecode: Any, context: Context, producer: str | None = None, lazy: bool = False
) -> tuple[Any, BytecodeReader, ReleaseChoice]:
    """The module in bytecode, with its reader and the layouts that were chosen."""
    module, reader, choice = open_bytecode(bytecode, context, name, True, lazy, producer)
    for warning in opaque_warnings(reader, choice):
        say(f"warning: {warning}\n")
    return module, reader, choice


def parse_input(
    name: str,
    data: Any,
    context: Context,
    producer: str | None = None,
    lazy: bool = False,
    tolerant: bool = False,
) -> Any:
    """The module in the result of `read_input`; `producer` overrides the release that wrote it.

    With `tolerant`, text may have operations whose syntax is not known (core/unknown_syntax.py).
    """
    bytecode = bytecode_in(data)
    if bytecode is not None:
        return parse_bytecode(name, bytecode, context, producer, lazy)[0]
    return parse_text(name, data, context, tolerant).top_operation(True, False)


def parse_text(name: str, data: Any, context: Context, tolerant: bool) -> ParsedSource:
    """The contents of a text, and the parts that were kept as text.

    With `tolerant`, so are operations that another version of their dialect wrote, even of MLIR's own.
    """
    other = other_format(data)
    if other is not None:
        raise MLIRError(f"'{name}' {other}")
    return parse_buffer(SourceBuffer(name, bytes(data)), context, tolerant, any_version=tolerant)


def read_module(options: Namespace, path: str, lazy: bool = False) -> Any:
    """The module in a file, read with the definitions of the options."""
    context = context_for(path, options)
    name, data = read_input(path)
    return parse_input(name, data, context, options.producer, lazy)


def say_error(error: MLIRError) -> None:
    """Print an error with its diagnostics and hints to standard error."""
    if is_about_a_format(error):
        say(f"{error}\n")
        return
    sources = Sources()
    for diagnostic in error.error_diagnostics:
        is_about_input = position(diagnostic)[0] is not None
        say(diagnostic_text(diagnostic, sources) if is_about_input else f"{render(diagnostic)}\n")
    if not error.error_diagnostics:
        say(f"error: {error.message}\n")
    for hint in hints(error.error_diagnostics, of_artifacts=True):
        say(f"hint: {hint}\n")


def reporting_errors(command: Callable[_Arguments, int]) -> Callable[_Arguments, int]:
    """A command whose errors go to standard error, with exit status 1."""

    @wraps(command)
    def run(*args: _Arguments.args, **named: _Arguments.kwargs) -> int:
        try:
            return command(*args, **named)
        except OutputError as error:
            say(f"error: {error}\n")
        except MLIRError as error:
            say_error(error)
        return 1

    return run
