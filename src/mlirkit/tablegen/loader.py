"""From a file to records: the stages in their order.

    sources -> preprocessor (with lexer) -> parser -> evaluator -> Records

The preprocessor reads the whole include tree first; then each file is parsed separately, so that its tree can
be reused by the next root that includes it; then the trees are evaluated in order.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import NoReturn

from mlirkit.support.diagnostics import Diagnostic, DiagnosticSeverity, ParseError
from mlirkit.support.gc_pause import gc_paused
from mlirkit.tablegen.ast import SyntaxTree
from mlirkit.tablegen.cache import Request, load_cached, store
from mlirkit.tablegen.diagnostics import DiagnosticLog, TableGenError
from mlirkit.tablegen.evaluator import Evaluator
from mlirkit.tablegen.lexer import INCLUDE
from mlirkit.tablegen.other_names import OtherNames
from mlirkit.tablegen.parser import parse_stream, parse_unit
from mlirkit.tablegen.preprocessor import Preprocessor, Unit
from mlirkit.tablegen.records import Records
from mlirkit.tablegen.recursion import deep_recursion
from mlirkit.tablegen.sources import SourceFile, Sources, read_standard_input
from mlirkit.tablegen.token_parser import NeedsOneStream


def load_records(
    path: str,
    source: str | bytes | None,
    include_dirs: Sequence[str],
    defines: Sequence[str],
    vfs: Mapping[str, str | bytes] | None,
    warn_unused_template_args: bool,
    cache: bool,
    other_names: OtherNames | None,
) -> Records:
    """See `mlirkit.tablegen.load`."""
    request: Request | None = None
    if source is None and path != "-" and not vfs and cache:
        request = Request(path, include_dirs, defines, warn_unused_template_args, other_names)
        cached = load_cached(request)
        if cached is not None:
            return cached
    sources = Sources(include_dirs, vfs)
    records = _evaluate_all(sources, path, source, defines, warn_unused_template_args, other_names)
    if request is not None:
        store(request, records, sources)
    return records


def _evaluate_all(
    sources: Sources,
    path: str,
    source: str | bytes | None,
    defines: Sequence[str],
    warn_unused_template_args: bool,
    other_names: OtherNames | None,
) -> Records:
    log = DiagnosticLog(sources)
    macros = _checked_macros(defines)
    root = _root_file(sources, path, source)
    records = Records(path)
    with gc_paused(), deep_recursion():
        try:
            units: dict[int, Unit] = {}
            preprocessor = Preprocessor(sources, macros, log)
            unit = preprocessor.read(root)
            _number(unit, units)
            evaluator = _prepare(records, log, unit, units)
            evaluator.token_errors = preprocessor.token_errors
            evaluator.controls = preprocessor.controls
            evaluator.warns_of_unused = warn_unused_template_args
            if other_names is not None:
                evaluator.other_names = other_names
                evaluator.replaceable_units = {
                    number
                    for number, unit in units.items()
                    if unit.file.buffer.name.startswith(os.path.join(other_names.folder, ""))
                }
            evaluator.run()
        except RecursionError:
            # The source nests in several ways, each within its bound.
            log.error([], "nested too deeply")
            failure = log.failure()
            raise TableGenError(failure.message, failure.error_diagnostics, sources) from None
        except ParseError as error:
            raise TableGenError(error.message, error.error_diagnostics, sources) from None
        log.report_strays()
        if log.error_count:
            failure = log.failure()
            raise TableGenError(failure.message, failure.error_diagnostics, sources, went_on=True)
    records.diagnostics = log.diagnostics
    records.set_units(sources.units(), sources.buffers())
    records.dependencies = sorted(sources.dependencies)
    return records


def _root_file(sources: Sources, path: str, source: str | bytes | None) -> SourceFile:
    if source is not None:
        return SourceFile(path, source.encode() if isinstance(source, str) else source)
    if path == "-":
        return read_standard_input()
    file = sources.read(path)
    if file is None:
        message = f"Could not open input file '{path}': {sources.why_unreadable(path)}"
        _refuse(message)
    return file


def _refuse(message: str) -> NoReturn:
    diagnostic = Diagnostic(DiagnosticSeverity.ERROR, message)
    raise TableGenError(diagnostic.headline(), [diagnostic])


def _checked_macros(defines: Sequence[str]) -> set[str]:
    macros = set(defines)
    for name in sorted(macros):
        # Only letters, digits and underscores, and no digit first.
        if not (name.isascii() and name.isidentifier()):
            message = f"invalid macro name `{name}` specified on command line"
            _refuse(message)
    return macros


def _number(root: Unit, units: dict[int, Unit]) -> None:
    stack = [root]
    while stack:
        unit = stack.pop()
        units[unit.number] = unit
        stack.extend([child for child in unit.children if child is not None])


def _prepare(records: Records, log: DiagnosticLog, root: Unit, units: dict[int, Unit]) -> Evaluator:
    """Parse all files; return the evaluator of the root's tree."""
    trees: dict[int, SyntaxTree] = {}
    try:
        for number, unit in units.items():
            trees[number] = parse_unit(unit)
    except NeedsOneStream:
        tree = parse_stream(*_one_stream(root))
        return Evaluator(records, log, tree, 0, _no_includes)

    def included(base: int, index: int) -> tuple[SyntaxTree, int]:
        child = units[base >> 32].children[index]
        assert child is not None
        return trees[child.number], child.base

    return Evaluator(records, log, trees[root.number], root.base, included)


def _no_includes(base: int, index: int) -> tuple[SyntaxTree, int]:
    raise AssertionError("a stream has no includes")


def _one_stream(root: Unit) -> tuple[list[str], list[object], list[int]]:
    """The tokens of a file with the tokens of its includes in their places, and locations for offsets."""
    kinds: list[str] = []
    values: list[object] = []
    locations: list[int] = []
    # The unit and the position to continue at, and the index of its next child.
    stack: list[tuple[Unit, int, int]] = [(root, 0, 0)]
    while stack:
        unit, start, child_index = stack.pop()
        try:
            end = unit.kinds.index(INCLUDE, start)
            child = unit.children[child_index]
        except ValueError:
            # Leave out the end-of-file token, except for the root's.
            end = len(unit.kinds) if unit is root or unit.failed() else len(unit.kinds) - 1
            child = None
        kinds += unit.kinds[start:end]
        values += unit.values[start:end]
        locations += [unit.base + offset for offset in unit.offsets[start:end]]
        if child is not None:
            stack.append((unit, end + 1, child_index + 1))
            stack.append((child, 0, 0))
        elif unit.failed():
            break
    return kinds, values, locations
