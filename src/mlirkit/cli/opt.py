"""`mlirkit opt [options] <file>`: read MLIR, verify it, transform it, print it; flags are mlir-opt's.

    mlirkit opt model.mlirbc                            bytecode in, text out
    mlirkit opt model.mlir --mlir-print-op-generic      the generic form
    mlirkit opt model.mlir --emit-bytecode -o model.mlirbc
    mlirkit opt tests.mlir --split-input-file --verify-diagnostics
    mlirkit opt model.mlir --canonicalize --cse         with passes (cli/pass_options.py)
    mlirkit opt *.mlir --cse -o folder -j 4             several files, in several processes
    mlirkit opt my.mlir --td MyOps.td                   with a dialect from its definitions
    mlirkit opt my.mlir --project my-checkout           with all that are defined below a folder
    mlirkit opt jax.mlirbc --deserialize                a portable artifact as stablehlo
    mlirkit opt model.mlir --serialize --target=1.0.0 -o model.mlirbc

The bytecode in a file that jax.export serialised is read; --serialize puts its artifact back.  Bytecode of
another release is read with that release's layouts.  Conversions have the names of stablehlo-translate's
and stablehlo-opt's options.  Each chunk of the input is read in a separate context.  Text and errors are byte
for byte mlir-opt's; the exit status is 0, or 1 if any chunk was not read or a pass failed: passes may emit
errors and go on.
"""

from __future__ import annotations

import os
import sys
from collections import Counter
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext, redirect_stdout
from functools import partial
from typing import TYPE_CHECKING, Final

from mlirkit.builtin.resources import ModuleResources
from mlirkit.cli.diagnostic_text import diagnostic_text, is_about_a_format
from mlirkit.cli.opt_options import OPTIONS
from mlirkit.cli.options import CommandLine, UsageError, help_text, parse
from mlirkit.cli.output_file import OutputError, OutputStream, say, say_dropped, write_output
from mlirkit.cli.pass_options import RegisteredPasses, concern_passes
from mlirkit.cli.project_option import project_of, register_project
from mlirkit.cli.round_trip import verify_round_trip
from mlirkit.cli.sources import Sources
from mlirkit.cli.split_input import split_input
from mlirkit.core.context import Context
from mlirkit.core.operation import Operation
from mlirkit.core.printing_flags import OpPrintingFlags
from mlirkit.core.property_layout import PropertyLayout
from mlirkit.support.diagnostics import Diagnostic, DiagnosticSeverity, MLIRError
from mlirkit.support.source import SourceBuffer

if TYPE_CHECKING:
    from mlirkit.cli.expected_diagnostics import ExpectedDiagnostics
    from mlirkit.cli.pass_run import PassesOfCommandLine
    from mlirkit.core.remarks import RemarkEngine
    from mlirkit.dialects.project import Project
    from mlirkit.passes.timing import Timer

PROGRAM: Final = "mlirkit opt"

# A text that fails is tried as that of other releases if it is no longer.
_LONGEST_TO_GUESS: Final = 1 << 20

class _Failure(Exception):
    """An error that ends the run; the text is for the user."""


def _expected_diagnostics(whole: SourceBuffer, only_expected: bool) -> ExpectedDiagnostics:
    # Imported here: only this needs TableGen's regular expressions.
    from mlirkit.cli.expected_diagnostics import ExpectedDiagnostics

    return ExpectedDiagnostics(whole, Sources(whole), only_expected)


def main(argv: list[str]) -> int:
    """Run the command; the exit status."""
    return _reporting_errors(partial(_main, argv))


def _reporting_errors(run: Callable[[], int]) -> int:
    """The exit status of a run, whose errors go to standard error."""
    try:
        return run()
    except UsageError as error:
        say(f"{PROGRAM}: {error}\n")
    except (_Failure, OutputError) as error:
        say(f"{error}\n")
    except MemoryError:
        say(f"{PROGRAM}: out of memory\n")
    except MLIRError as error:
        diagnostics = [] if is_about_a_format(error) else error.error_diagnostics
        say("".join([diagnostic_text(diagnostic, Sources()) for diagnostic in diagnostics]) or f"{error}\n")
    return 1


def _main(argv: list[str]) -> int:
    passes = RegisteredPasses()
    command_line = parse(argv, OPTIONS, PROGRAM, passes)
    if command_line.asks_for_help:
        from mlirkit.cli.pass_run import help_on_passes

        sys.stdout.write(help_text(f"{PROGRAM} [options] <input file>", OPTIONS) + help_on_passes())
        return 0
    if command_line.asks_for_version:
        from mlirkit.cli import version_text

        sys.stdout.write(version_text() + "\n")
        return 0
    if passes.missing is not None:
        passes.require_tool(passes.missing, _project(command_line))
    for plugin in command_line["load-dialect-plugin"] or ():
        from mlirkit.dialects.plugins import load_plugin

        load_plugin(plugin)
    if len(command_line.positional) > 1 and os.path.isdir(command_line["o"]):
        return _run_all(command_line)
    return _Run(command_line).run()


def _run_all(command_line: CommandLine) -> int:
    """Process several files into a folder; the highest exit status."""
    from mlirkit.cli.many_files import each_file, outputs_in

    files = command_line.positional
    makes_bytecode = command_line["emit-bytecode"] or command_line["serialize"]
    outputs = outputs_in(command_line["o"], files, ".mlirbc" if makes_bytecode else ".mlir")
    work = partial(_run_one, command_line, dict(zip(files, outputs, strict=True)))
    return max(each_file(work, files, command_line["j"], command_line["load-dialect-plugin"]))


def _run_one(command_line: CommandLine, outputs: dict[str, str], path: str) -> int:
    """Process one of several files; the exit status."""
    return _reporting_errors(lambda: _Run(command_line.of_file(path, outputs[path])).run())


def _project(command_line: CommandLine) -> Project | None:
    """The project that the command line names, else the one around its input."""
    path = command_line.positional[0] if command_line.positional else "-"
    return project_of(command_line["project"], path, command_line["I"])


class _PassFailure(Exception):
    """A pass failed, which has been reported."""


class _Run:
    """One invocation: its command line, and the output so far."""

    def __init__(self, command_line: CommandLine) -> None:
        self._values = command_line
        self._positional = command_line.positional
        # Of a bytecode chunk: its producer, and the release whose layouts it has, if known.
        self._producer: str | None = None
        # The layouts that explained the input, if its producer is not known, and the dialects with a version
        # in it.
        self._explaining: dict[str, PropertyLayout] = {}
        self._versioned: set[str] = set()
        self._nearest: str | None = None
        self._release: str | None = None
        # Standard output, for logs and for modules without another output.
        self._standard_output = OutputStream("-")
        # The hints that have been given: chunks of one file need the same ones.
        self._hints: set[str] = set()
        # The dialects of --td whose unchecked parts have been reported.
        self._owed_said: set[str] = set()
        # Remarks of optimizations, for a file.
        self._remark_documents: list[str] = []
        self._flags = OpPrintingFlags(
            large_elements_limit=command_line["mlir-elide-elementsattrs-if-larger"],
            large_elements_hex_limit=command_line["mlir-print-elementsattrs-with-hex-if-larger"],
            large_resource_limit=command_line["mlir-elide-resource-strings-if-larger"],
            debug_info=command_line["mlir-print-debuginfo"],
            pretty_debug_info=command_line["mlir-pretty-debuginfo"],
            generic_op_form=command_line["mlir-print-op-generic"],
            local_scope=command_line["mlir-print-local-scope"],
            skip_regions=command_line["mlir-print-skip-regions"],
            unique_ssa_ids=command_line["mlir-print-unique-ssa-ids"],
            value_users=command_line["mlir-print-value-users"],
            use_name_loc_as_prefix=command_line["mlir-use-nameloc-as-prefix"],
            # Printed modules have been verified, unless verification is switched off.
            assume_verified=command_line["mlir-print-assume-verified"]
            or not command_line["mlir-very-unsafe-disable-verifier-on-parsing"],
        )

        # Runs passes; None if no passes and no instrumentations are requested.
        self._passes: PassesOfCommandLine | None = None
        if concern_passes(command_line):
            from mlirkit.cli.pass_run import PassesOfCommandLine

            # A pass may leave invalid IR, which prints in its generic form.
            self._flags.assume_verified = command_line["mlir-print-assume-verified"]
            self._passes = PassesOfCommandLine(command_line, self._flags, PROGRAM)

    def run(self) -> int:
        values = self._values
        if values["show-dialects"]:
            names = ",".join(self._context().available_dialect_names())
            write_output("-", f"Available Dialects: {names}\n".encode())
            return 0
        if values["list-passes"]:
            from mlirkit.cli.pass_run import list_of_passes

            write_output("-", list_of_passes().encode())
            return 0
        if len(self._positional) > 1:
            raise UsageError(
                "Too many positional arguments specified!\n"
                f"Can specify at most 1 positional arguments: See: {PROGRAM} --help"
            )
        path = self._positional[0] if self._positional else "-"
        whole = SourceBuffer("<stdin>" if path == "-" else path, _read(path))
        marker = values["split-input-file"]
        chunks = [whole]
        if marker and _bytecode_in(whole.data) is None:
            chunks, warnings = split_input(whole, marker.encode())
            for warning in warnings:
                say(diagnostic_text(warning, Sources(whole)))
        output = self._standard_output if values["o"] == "-" else OutputStream(values["o"])
        try:
            succeeded = self._process_all(chunks, whole, output)
        finally:
            # Of a run with errors, standard output still shows the chunks without.
            self._standard_output.flush()
        if self._remark_documents:
            write_output(values["remarks-output-file"], "".join(self._remark_documents).encode())
        if succeeded:
            output.keep()
        return 0 if succeeded else 1

    def _process_all(self, chunks: list[SourceBuffer], whole: SourceBuffer, output: OutputStream) -> bool:
        """Process the chunks one after the other; False if there were errors."""
        values = self._values
        succeeded = True
        level = values["verify-diagnostics"]
        # Expected diagnostics belong to the whole file, not to a chunk.
        expected = _expected_diagnostics(whole, level == "only-expected") if level else None
        for index, chunk in enumerate(chunks):
            if index:
                output.write(f"{values['output-split-marker']}\n".encode())
            succeeded = self._process(chunk, whole, output, expected) and succeeded
        if expected is not None:
            complaints = expected.finish()
            succeeded = not complaints
            if complaints:
                say("\n".join(complaints) + "\n")
        return succeeded

    def _context(self) -> Context:
        values = self._values
        context = Context(
            allow_unregistered_dialects=values["allow-unregistered-dialect"] or values["allow-unknown-syntax"]
        )
        # Only diagnostics are expected, so that operations are not printed.
        context.print_op_on_diagnostic = (
            values["mlir-print-op-on-diagnostic"] and not values["verify-diagnostics"]
        )
        context.printing_flags = self._flags
        context.diagnostic_flags = self._flags.for_diagnostics()
        if values["I"]:
            from mlirkit.dialects.loading import register_include_dirs

            register_include_dirs(context, values["I"])
        project = _project(values)
        if project is not None:
            register_project(
                context, project, self._owed_said, values["strict"], values["allow-unknown-syntax"]
            )
        if values["td"]:
            from mlirkit.cli.owed import report_incomplete_definitions
            from mlirkit.ods.live.loader import load_td

            for value in values["td"]:
                _require_file(value)
                loaded = load_td(value, include=values["I"], context=context)
                report_incomplete_definitions(loaded, self._owed_said, values["strict"])
        if values["irdl-file"]:
            from mlirkit.dialects.irdl.loading import load_dialects
            from mlirkit.text.parser import parse_buffer

            path = values["irdl-file"]
            buffer = SourceBuffer(path, _read(path))
            load_dialects(parse_buffer(buffer, context).top_operation(True))
        return context

    # -- chunks -------------------------------------------------------------------------------------

    def _process(
        self,
        chunk: SourceBuffer,
        whole: SourceBuffer,
        output: OutputStream,
        expected: ExpectedDiagnostics | None,
    ) -> bool:
        """Read, verify and print one chunk; False if it had errors that `expected` does not take."""
        sources = Sources(whole)
        self._warnings: list[str] = []
        had_error = False
        said: list[Diagnostic] = []

        def report(diagnostic: Diagnostic) -> bool:
            said.append(diagnostic)
            if expected is not None:
                expected.process(diagnostic)
            else:
                say(diagnostic_text(diagnostic, sources))
            return True

        context = self._context()
        context.attach_diagnostic_handler(report)
        remarks = context.remark_engine = self._remark_engine()
        timer = None
        if self._passes is not None:
            self._passes.start_logs(context, self._standard_output)
            timer = self._passes.start_timer()
        try:
            output.write(self._output_of(chunk, context, timer))
        except _PassFailure:
            had_error = True
        except MLIRError as error:
            if is_about_a_format(error):
                raise
            for diagnostic in error.error_diagnostics or [_placeless(error)]:
                report(diagnostic)
            had_error = True
        except RecursionError:
            had_error = True
            report(Diagnostic(DiagnosticSeverity.ERROR, "nesting too deep", chunk.name))
        if remarks is not None:
            remarks.finish()
        for warning in self._warnings:
            say(f"warning: {warning}\n")
        if self._passes is not None:
            self._passes.end_logs()
            if timer is not None:
                self._passes.report_times(timer)
        if expected is not None:
            return True
        for hint in self._hints_for(said, chunk) if had_error else ():
            if hint not in self._hints:
                self._hints.add(hint)
                say(f"hint: {hint}\n")
        return not had_error

    def _remark_engine(self) -> RemarkEngine | None:
        """The engine of optimization remarks; None without an option that enables them."""
        values = self._values
        everything = values["remarks-filter"]
        names = {"PASSED": "passed", "MISSED": "missed", "FAILURE": "failed", "ANALYSIS": "analyse"}
        asked = {kind: values[f"remarks-filter-{name}"] for kind, name in names.items()}
        if not everything and not any(asked.values()):
            return None
        from mlirkit.core.remarks import RemarkEngine, RemarkKind

        filters = {
            RemarkKind[kind]: "|".join([pattern for pattern in (everything, own) if pattern])
            for kind, own in asked.items()
            if everything or own
        }
        write = self._remark_documents.append if values["remark-format"] == "yaml" else None
        return RemarkEngine(filters, values["remark-policy"] == "final", write)

    def _hints_for(self, said: list[Diagnostic], chunk: SourceBuffer) -> list[str]:
        """Hints that help against errors."""
        from mlirkit.cli.advice import hints

        of_artifacts = self._values["serialize"] or self._values["stablehlo-legalize-to-vhlo"]
        result = hints(said, chunk.data, of_artifacts=of_artifacts)
        if result or self._values["release"] or _bytecode_in(chunk.data) is not None:
            return result
        if len(chunk.data) > _LONGEST_TO_GUESS:
            return result
        from mlirkit.dialects.release_syntax import release_that_reads

        release = release_that_reads(chunk, self._context, not self._values["no-implicit-module"], said)
        if release is not None:
            result.append(f"the text is valid as {release} writes it: --release={release}")
        return result

    def _output_of(self, chunk: SourceBuffer, context: Context, timer: Timer | None) -> bytes:
        values = self._values
        with _timed(timer, "Parser"):
            operation, resources = self._read_operation(chunk, context)
        self._convert(operation)
        if values["verify-roundtrip"]:
            verify_round_trip(operation, self._context())
        if self._passes is not None:
            with redirect_stdout(self._standard_output.as_text()):
                succeeded = self._passes.run(operation, resources, context, timer)
            if not succeeded:
                raise _PassFailure
        with _timed(timer, "Output"):
            return self._written(chunk, operation, resources)

    def _written(self, chunk: SourceBuffer, operation: Operation, resources: ModuleResources) -> bytes:
        values = self._values
        if values["serialize"]:
            from mlirkit.conversion.portable_artifact import serialize

            artifact: bytes = serialize(operation, values["target"], values["allow-other-dialects"])
            if _bytecode_in(chunk.data) is None:
                return artifact
            from mlirkit.cli.module_file import in_envelope

            return in_envelope(chunk.name, chunk.data, artifact)
        if values["emit-bytecode"]:
            return self._bytecode_of(operation)
        if values["emit-bytecode-version"] is not None:
            raise MLIRError("bytecode version while not emitting bytecode")
        from mlirkit.text.printer import print_operation

        if self._flags.generic_op_form:
            from mlirkit.core.unknown_syntax import require_known_syntax

            require_known_syntax(operation, "generic form")
        to = values["print-release"]
        if to:
            from mlirkit.dialects.release_syntax import printed_as

            if to == "release":
                to = values["release"] or operation.context.text_release
                if to is None:
                    raise UsageError("--print-release needs the name of a release, or --release")
            dropped: Counter[tuple[str, str]] = Counter()
            operation = printed_as(operation, to, operation.context, dropped, self._flags.generic_op_form)
            say_dropped(to, dropped)
            # It is valid for the release alone.
            self._flags.assume_verified = True
        text = print_operation(operation, self._flags, resources)
        return f"{text}\n".encode("utf-8", "surrogateescape")

    def _bytecode_of(self, operation: Operation) -> bytes:
        values = self._values
        version = values["emit-bytecode-version"]
        producer = values["emit-bytecode-producer"]
        elide = values["elide-resource-data-from-bytecode"]
        if producer is not None and producer == self._producer and self._release is not None and not elide:
            # With the producer of the input, operations are written in the producer's layouts.
            from mlirkit.layouts.writing import Target, target, write_for

            to = target(self._release)
            if version is not None:
                to = Target(to.name, version, to.release)
            rewritten: bytes = write_for(operation, to, None, producer)
            return rewritten
        if producer is not None and producer == self._producer and self._explaining and not elide:
            from mlirkit.layouts.writing import write_as_read

            explaining, versioned = self._explaining, self._versioned
            as_read: bytes = write_as_read(
                operation, version, producer, explaining, self._nearest, versioned
            )
            return as_read
        from mlirkit.bytecode import write_bytecode

        data: bytes = write_bytecode(operation, version, producer, elide_resources=elide)
        return data

    def _convert(self, operation: Operation) -> None:
        """The requested conversions between stablehlo and vhlo, in the order in which they compose."""
        values = self._values
        if values["deserialize"]:
            from mlirkit.conversion.portable_artifact import deserialize

            deserialize(operation)
        if values["stablehlo-legalize-to-vhlo"]:
            from mlirkit.conversion.stablehlo_to_vhlo import stablehlo_to_vhlo

            stablehlo_to_vhlo(operation, values["allow-other-dialects"])
        if values["vhlo-to-version"] is not None:
            from mlirkit.conversion.portable_artifact import target_version
            from mlirkit.conversion.vhlo_release import to_release, upgrade

            upgrade(operation)
            to_release(operation, target_version(values["vhlo-to-version"].removeprefix("target=")))
        if values["vhlo-legalize-to-stablehlo"]:
            from mlirkit.conversion.vhlo_to_stablehlo import vhlo_to_stablehlo

            vhlo_to_stablehlo(operation)

    def _read_operation(self, chunk: SourceBuffer, context: Context) -> tuple[Operation, ModuleResources]:
        """The chunk's operation, verified, and its resources."""
        wrap = not self._values["no-implicit-module"]
        verify = not self._values["mlir-very-unsafe-disable-verifier-on-parsing"]
        bytecode = _bytecode_in(chunk.data)
        if bytecode is not None:
            from mlirkit.layouts.reading import bytecode_reader, opaque_warnings

            reader, choice = bytecode_reader(bytecode, context, chunk.name, self._values["producer"])
            self._producer = reader.file.producer
            self._release = choice.release if choice.certain else None
            self._nearest = choice.release
            self._versioned = reader.dialects.versioned
            try:
                return reader.read_top(wrap, False, choice, verify), reader.resources.resources
            finally:
                # Reported behind the errors, which are mlir-opt's.
                self._warnings = opaque_warnings(reader, choice)
                if reader.ir is not None:
                    self._explaining = reader.ir.properties.explaining
        from mlirkit.text.parser import parse_buffer

        tolerant = self._values["allow-unknown-syntax"]
        release = self._values["release"] or context.text_release
        syntax = None
        if release is not None:
            from mlirkit.dialects.release_syntax import release_syntax

            syntax = release_syntax(release, context)
        source = parse_buffer(chunk, context, tolerant, syntax)
        try:
            operation = source.top_operation(wrap, verify)
        finally:
            if syntax is not None:
                self._warnings = syntax.warnings(source)
        if tolerant:
            self._note_unknown_syntax(operation)
            if syntax is None and source.kept_values:
                from mlirkit.layouts.reading import kept_warnings

                self._warnings += kept_warnings(chunk.name, source.kept_values, "the mnemonic is not known")
            for name, error in source.kept_operations.items():
                self._warnings.append(
                    f"'{name}' is kept as text, as another version may write it otherwise: {error}"
                )
        return operation, source.resources

    def _note_unknown_syntax(self, operation: Operation) -> None:
        """Warn if there are operations of unknown syntax, which are not verified."""
        from mlirkit.core.unknown_syntax import counted_names, operations_with_unknown_syntax

        unknown = operations_with_unknown_syntax(operation)
        if unknown:
            subject = f"{len(unknown)} operations of unknown syntax are"
            if len(unknown) == 1:
                subject = "1 operation of unknown syntax is"
            self._warnings.append(f"{subject} kept as text and not verified: {counted_names(unknown)}")


def _timed(timer: Timer | None, name: str) -> AbstractContextManager[object]:
    """A context manager that times a part of the work, if timing is enabled."""
    return nullcontext() if timer is None else timer.nest(name, name)


def _bytecode_in(data: bytes) -> memoryview | None:
    """The bytecode that a file is or has inside; None for text."""
    # Both kinds of file have a byte among the first four that text has not, so text needs no bytecode room.
    if data[:4] != b"ML\xefR" and data[3:4] != b"\0":
        return None
    from mlirkit.bytecode.jax_export import bytecode_in

    return bytecode_in(data)


def _placeless(error: MLIRError) -> Diagnostic:
    return Diagnostic(DiagnosticSeverity.ERROR, error.message)


def _read(path: str) -> bytes:
    if path == "-":
        return sys.stdin.buffer.read()
    try:
        with open(path, "rb") as stream:
            return stream.read()
    except OSError as error:
        raise _Failure(f"cannot open input file '{path}': {error.strerror}") from None


def _require_file(path: str) -> None:
    try:
        with open(path, "rb"):
            pass
    except OSError as error:
        raise _Failure(f"cannot open input file '{path}': {error.strerror}") from None
