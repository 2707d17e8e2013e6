"""Running the passes of `mlirkit opt`'s command line (cli/pass_options.py)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TextIO

from mlirkit.builtin.resources import ModuleResources
from mlirkit.cli.options import CommandLine, UsageError
from mlirkit.cli.output_file import OutputStream, say
from mlirkit.core.context import Context
from mlirkit.core.operation import Operation
from mlirkit.core.printing_flags import OpPrintingFlags
from mlirkit.passes.action_log import ActionLog, ActionProfile, PlaceFilter
from mlirkit.passes.ir_printing import Filter, IRPrinting, always
from mlirkit.passes.pass_manager import PassDisplayMode, PassManager
from mlirkit.passes.pass_registry import (
    description_of,
    find_pass,
    options_of,
    registered_passes,
    registered_pipelines,
)
from mlirkit.passes.pipeline_text import PipelineError, add_pass_text, parse_pipeline_text
from mlirkit.passes.reproducer import (
    ReproducerGenerator,
    reproducer_settings,
    reproducer_text,
    write_reproducer,
)
from mlirkit.passes.timing import PassTiming, Timer, timing_report
from mlirkit.support.diagnostics import Diagnostic, DiagnosticSeverity


class PassesOfCommandLine:
    """The passes of a command line, to be run on one operation after the other."""

    def __init__(self, command_line: CommandLine, flags: OpPrintingFlags, program: str) -> None:
        self._values = command_line
        self._passes = command_line.passes
        self._flags = flags
        self._program = program
        self._streams: list[TextIO] = []
        self._profile: ActionProfile | None = None
        text = command_line["pass-pipeline"]
        self._text: str | None = command_line["p"] if text is None else text
        for option in ("mlir-print-ir-before", "mlir-print-ir-after"):
            for name in command_line[option]:
                if find_pass(name) is None:
                    raise UsageError(f"for the --{option} option: Cannot find option named '{name}'!")

    def start_timer(self) -> Timer | None:
        """The timer of a chunk, if timing is on."""
        if not self._values["mlir-timing"]:
            return None
        timer = Timer("root")
        timer.is_hidden = True
        return timer.start()

    def report_times(self, timer: Timer) -> None:
        """Print the times."""
        timer.stop()
        values = self._values
        say(
            timing_report(
                timer, values["mlir-timing-display"] == "list", values["mlir-output-format"] == "json"
            )
        )

    def start_logs(self, context: Context, output: OutputStream) -> None:
        """Start the log and the profile of passes, if they are on."""
        values = self._values
        log, profile = values["log-actions-to"], values["profile-actions-to"]
        if not log and not profile:
            return
        say("ExecutionContext registered on the context\n")
        texts = [text for value in values["log-mlir-actions-filter"] for text in value.split(",")]
        if log:
            write = self._opened(log, "log-actions-to", context, output)
            context.action_handler = ActionLog(write, PlaceFilter(texts) if texts else None)
        if profile:
            write = self._opened(profile, "profile-actions-to", context, output)
            context.action_handler = self._profile = ActionProfile(write, context.action_handler)

    def end_logs(self) -> None:
        """Close the files of logs."""
        if self._profile is not None:
            self._profile.end()
            self._profile = None
        for stream in self._streams:
            stream.close()
        self._streams.clear()

    def _opened(
        self, path: str, option: str, context: Context, output: OutputStream
    ) -> Callable[[str], object]:
        """A function that writes to a file or, for `-`, to standard output, in order with modules."""
        if path == "-":
            return lambda text: output.write(text.encode("utf-8", "surrogateescape"))
        try:
            stream = open(path, "w", encoding="utf-8", errors="surrogateescape")  # noqa: SIM115
        except OSError as error:
            _emit(
                context,
                f"Opening file for --{option} failed: cannot open output file '{path}': {error.strerror}\n",
            )
            return lambda text: None
        self._streams.append(stream)
        return stream.write

    def run(
        self,
        operation: Operation,
        resources: ModuleResources,
        context: Context,
        timer: Timer | None,
    ) -> bool:
        """Run the passes on an operation; False, after errors, if one failed."""
        values = self._values
        manager = PassManager(operation.name, context, is_nesting_implicit=True)
        manager.enable_verifier(values["verify-each"])
        context.enable_multithreading(not values["mlir-disable-threading"])
        if not self._watch(manager, context):
            return False
        if timer is not None:
            manager.add_instrumentation(PassTiming(timer))
        if values["mlir-pass-statistics"]:
            manager.enable_statistics(PassDisplayMode[values["mlir-pass-statistics-display"].upper()])
        if not self._fill(manager, resources):
            return False
        if values["dump-pass-pipeline"]:
            say(f"{manager.dump_text()}\n")
        succeeded = manager.run_on(operation)
        path = values["mlir-generate-reproducer"]
        if succeeded and path:
            write_reproducer(
                path, reproducer_text(operation, manager.pipeline_text(), False, False, self._flags)
            )
        return succeeded

    def _fill(self, manager: PassManager, resources: ModuleResources) -> bool:
        """Add the passes; False after an error."""
        try:
            if self._values["run-reproducer"]:
                settings = reproducer_settings(resources)
                if settings.pipeline is not None:
                    manager.take_from(parse_pipeline_text(settings.pipeline, manager.tool))
                if settings.disables_threading is not None:
                    manager.context.enable_multithreading(not settings.disables_threading)
                if settings.verifies is not None:
                    manager.enable_verifier(settings.verifies)
            if self._text is not None:
                if self._passes:
                    raise PipelineError("'-pass-pipeline' option can't be used with individual pass options")
                manager.take_from(parse_pipeline_text(self._text, manager.tool))
            for name, options in self._passes:
                add_pass_text(name, options, manager)
        except PipelineError as error:
            for complaint in error.complaints:
                say(complaint.in_program(self._program))
            _emit(manager.context, error.message)
            return False
        return True

    def _watch(self, manager: PassManager, context: Context) -> bool:
        """Add the requested instrumentations to the pass manager; False after an error."""
        values = self._values
        path = values["mlir-pass-pipeline-crash-reproducer"]
        is_local = values["mlir-pass-pipeline-local-reproducer"]
        if path is not None:
            if is_local and context.is_multithreading_enabled:
                _emit(
                    context,
                    "Local crash reproduction may not be used without disabling mutli-threading first.",
                )
                return False
            manager.enable_reproducer(ReproducerGenerator(path, is_local, self._flags))
        if values["mlir-print-ir-module-scope"] and context.is_multithreading_enabled:
            _emit(
                context,
                "IR print for module scope can't be setup on a pass-manager without disabling "
                "multi-threading first.\n",
            )
            return False
        only_failures = values["mlir-print-ir-after-failure"]
        before = _filter(values["mlir-print-ir-before-all"], values["mlir-print-ir-before"])
        after = _filter(values["mlir-print-ir-after-all"] or only_failures, values["mlir-print-ir-after"])
        if before is not None or after is not None:
            manager.add_instrumentation(
                IRPrinting(
                    before,
                    after,
                    self._flags,
                    values["mlir-print-ir-module-scope"],
                    values["mlir-print-ir-after-change"],
                    only_failures,
                    values["mlir-print-ir-tree-dir"] or None,
                    say,
                )
            )
        return True


def list_of_passes() -> str:
    """The text of `--list-passes`: every pass with its options."""
    return f"Passes:\n{''.join(_help_rows(registered_passes(), 2))}"


def help_on_passes() -> str:
    """The part of `--help` about passes."""
    rows = ["\n  Compiler passes to run\n", "    Passes:\n", *_help_rows(registered_passes(), 6)]
    pipelines = registered_pipelines()
    if pipelines:
        rows += ["    Pass Pipelines:\n", *_help_rows(pipelines, 6)]
    return "".join(rows)


def _help_rows(arguments: list[str], indent: int) -> list[str]:
    entries: list[tuple[str, str]] = []
    for argument in arguments:
        entries.append((f"{' ' * indent}--{argument}", f"-   {description_of(argument)}"))
        for option in options_of(argument):
            value = "" if option.type.placeholder() == "bool" else f"=<{option.type.placeholder()}>"
            entries.append((f"{' ' * (indent + 2)}--{option.argument}{value}", f"- {option.description}"))
    width = max([len(name) for name, _ in entries], default=0)
    return [f"{name:<{width}} {text}\n" for name, text in entries]


def _filter(all_passes: bool, names: list[str]) -> Filter | None:
    """A predicate for the passes to print around: all, the named ones, or (None) no passes."""
    if all_passes:
        return always
    if names:
        chosen = frozenset(names)
        return lambda pass_, op: pass_.argument in chosen
    return None


def _emit(context: Context, message: str) -> None:
    context.emit(Diagnostic(DiagnosticSeverity.ERROR, message))
