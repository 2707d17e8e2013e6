"""The options of `mlirkit opt` for passes: pipelines and instrumentation.

    --canonicalize --cse='...'          passes and pipelines as options, in their order
    --pass-pipeline='builtin.module(...)'       or `-p`: a pipeline as text
    --run-reproducer                    the pipeline that the input carries

Options and their help are mlir-opt's.  cli/pass_run.py runs the passes; it is imported if the command line
has some.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mlirkit.cli.options import BOOL, LIST, NAMES, STRING, CommandLine, Option, Passes, UsageError

if TYPE_CHECKING:
    from mlirkit.dialects.project import Project
    from mlirkit.passes.pass_registry import MissingPass


def _load_plugin(path: str) -> None:
    from mlirkit.dialects.plugins import load_plugin

    load_plugin(path)


PASS_OPTIONS: Final[dict[str, Option]] = {
    "pass-pipeline": Option(STRING, "Textual description of the pass pipeline to run"),
    "p": Option(STRING, "Alias for --pass-pipeline"),
    "dump-pass-pipeline": Option(BOOL, "Print the pipeline that will be run", False),
    "list-passes": Option(BOOL, "Print the list of registered passes and exit", False),
    "load-pass-plugin": Option(LIST, "Run a Python file that registers passes", callback=_load_plugin),
    "run-reproducer": Option(BOOL, "Run the pipeline stored in the reproducer", False),
    "mlir-generate-reproducer": Option(
        STRING, "Generate an mlir reproducer at the provided filename (no crash required)"
    ),
    "mlir-pass-pipeline-crash-reproducer": Option(
        STRING,
        "Generate a .mlir reproducer file at the given output path if the pass manager crashes or fails",
    ),
    "mlir-pass-pipeline-local-reproducer": Option(
        BOOL,
        "When generating a crash reproducer, attempt to generated a reproducer with the smallest pipeline.",
        False,
    ),
    "mlir-pass-statistics": Option(BOOL, "Display the statistics of each pass", False),
    "mlir-pass-statistics-display": Option(
        STRING, "Display method for pass statistics", "pipeline", choices=("list", "pipeline")
    ),
    "mlir-print-ir-after": Option(NAMES, "Print IR after specified passes"),
    "mlir-print-ir-after-all": Option(BOOL, "Print IR after each pass", False),
    "mlir-print-ir-after-change": Option(
        BOOL, "When printing the IR after a pass, only print if the IR changed", False
    ),
    "mlir-print-ir-after-failure": Option(
        BOOL, "When printing the IR after a pass, only print if the pass failed", False
    ),
    "mlir-print-ir-before": Option(NAMES, "Print IR before specified passes"),
    "mlir-print-ir-before-all": Option(BOOL, "Print IR before each pass", False),
    "mlir-print-ir-module-scope": Option(
        BOOL,
        "When printing IR for print-ir-[before|after]{-all} always print the top-level operation",
        False,
    ),
    "mlir-print-ir-tree-dir": Option(
        STRING,
        "When printing the IR before/after a pass, print file tree rooted at this directory. Use in "
        "conjunction with mlir-print-ir-* flags",
        "",
    ),
    "mlir-timing": Option(BOOL, "Display execution times", False),
    "mlir-timing-display": Option(STRING, "Display method for timing data", "tree", choices=("list", "tree")),
    "mlir-output-format": Option(STRING, "Output format for timing data", "text", choices=("text", "json")),
    "log-actions-to": Option(STRING, "Log action execution to a file, or to standard output for '-'", ""),
    "profile-actions-to": Option(
        STRING, "Profile action execution to a file, or to standard output for '-'", ""
    ),
    "log-mlir-actions-filter": Option(
        LIST, "Comma separated list of locations to filter actions from logging"
    ),
    "mlir-disable-threading": Option(
        BOOL, "Accepted for the options that require it: passes always run on one thread", False
    ),
}


class RegisteredPasses(Passes):
    """The existing passes and pipelines, here or in a given mlir-opt."""

    def __init__(self) -> None:
        # The first pass that only MLIR has, if no tool is given yet: a project may name one.
        self.missing: MissingPass | None = None

    def is_pass(self, name: str) -> bool:
        from mlirkit.passes.mlir_opt import configured_tool
        from mlirkit.passes.pass_registry import MissingPass, is_registered

        try:
            return is_registered(name, configured_tool(None))
        except MissingPass as error:
            self.missing = self.missing or error
            return True

    def require_tool(self, missing: MissingPass, project: Project | None) -> None:
        """UsageError if the command line's project names no mlir-opt for missing passes."""
        tool = None if project is None else project.settings.mlir_opt
        if project is None or tool is None:
            raise UsageError(str(missing))
        if not project.is_named:
            place = f"{project.settings.path} names, and --project {project.folder} runs"
            raise UsageError(f"{missing}; '{tool}' may, which {place}")

    def names(self) -> list[str]:
        from mlirkit.passes.pass_registry import registered_passes, registered_pipelines

        return [*registered_passes(), *registered_pipelines()]


def concern_passes(command_line: CommandLine) -> bool:
    """Whether a command line has options about passes that make a difference."""
    return bool(command_line.passes) or any(
        command_line[name] != (option.default if option.kind not in (NAMES, LIST) else [])
        for name, option in PASS_OPTIONS.items()
        if name not in ("load-pass-plugin", "mlir-disable-threading")
    )
