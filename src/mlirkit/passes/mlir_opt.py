"""An external mlir-opt: its passes, and running pipelines in it.

    MLIRKIT_MLIR_OPT=/usr/bin/mlir-opt-22       in the environment, or `mlir-opt = "..."` of a named project

Operations are passed in both directions as bytecode, in the layouts of the tool's release; its error output
is read back as diagnostics (passes/tool_diagnostics.py).  A tool of another project, with further passes and
dialects, can be used as well.
"""

from __future__ import annotations

import os
import re
from functools import cache
from typing import TYPE_CHECKING, Final

from mlirkit.core.context import Context
from mlirkit.core.operation import Operation
from mlirkit.passes.options import PassOptionsError
from mlirkit.passes.tool_diagnostics import read_diagnostics
from mlirkit.support.diagnostics import Diagnostic, DiagnosticSeverity, MLIRError

if TYPE_CHECKING:
    from subprocess import CompletedProcess

VARIABLE: Final = "MLIRKIT_MLIR_OPT"
# The release whose layouts mlirkit writes by default.
_OWN_RELEASE: Final = 22
_UNKNOWN: Final = "does not refer to a registered pass or pass pipeline"
_ANCHORED: Final = re.compile(r"restricted to '([^']*)' on a PassManager")


class ToolPass:
    """A tool's answer about a pass: the operations that it is anchored on, "" for any it may be added to."""

    __slots__ = ("op_name",)

    def __init__(self, op_name: str) -> None:
        self.op_name = op_name


class MlirOpt:
    """A tool that takes the options of mlir-opt."""

    def __init__(self, path: str) -> None:
        self.path = path
        self._release: int | None = None

    @property
    def release(self) -> int:
        """The release of LLVM that the tool was built with."""
        if self._release is None:
            version_text = self._run(["--version"]).stdout.decode(errors="replace")
            match = re.search(r"LLVM version (\d+)", version_text)
            if match is None:
                raise MLIRError(f"'{self.path}' does not print its release of LLVM")
            self._release = int(match[1])
        return self._release

    def has_pass(self, name: str) -> bool:
        """Whether the tool has a pass or pipeline, with whatever options."""
        try:
            return self.find_pass(name, "") is not None
        except PassOptionsError:
            return True

    def find_pass(self, name: str, options: str, anchor: str = "") -> ToolPass | None:
        """The tool's pass or pipeline with these options, if it has one, for a pipeline on `anchor`.

        Raises PassOptionsError, in the tool's words, for options that it does not take.
        """
        return _find_pass(self, name, options, anchor or "builtin.module")

    def run(self, pipeline: str, op: Operation, verifies: bool) -> Operation:
        """The result of a pipeline for an operation, as a new one; diagnostics go to the operation's context.

        MLIRError, with the errors, if the pipeline fails.
        """
        # Imported here: only delegation writes and reads bytecode.
        from mlirkit.bytecode import write_bytecode
        from mlirkit.layouts.reading import read_any_bytecode
        from mlirkit.layouts.tables import RELEASES
        from mlirkit.layouts.writing import target, write_for

        context = op.info.context
        assert context is not None
        if op.operand_count:
            raise op.op_error(f"has operands, which '{self.path}' cannot be given with it")
        release = f"llvm{self.release}"
        if self.release == _OWN_RELEASE:
            bytecode = write_bytecode(op)
        elif release in RELEASES:
            bytecode = write_for(op, target(release))
        else:
            raise MLIRError(f"'{self.path}' is of LLVM {self.release}, whose bytecode mlirkit does not write")
        flags = [f"--pass-pipeline={pipeline}", "--emit-bytecode", "--no-implicit-module"]
        flags.append(f"--mlir-print-op-on-diagnostic={int(context.print_op_on_diagnostic)}")
        if not verifies:
            flags.append("--verify-each=0")
        if _has_unregistered(op, context):
            flags.append("--allow-unregistered-dialect")
        process = self._run(flags, bytecode)
        diagnostics = read_diagnostics(process.stderr.decode("utf-8", "surrogateescape"))
        if process.returncode:
            errors = [item for item in diagnostics if item.severity is DiagnosticSeverity.ERROR]
            if not errors:
                line = process.stderr.decode(errors="replace").strip().partition("\n")[0]
                problem = line or "no message"
                raise MLIRError(f"'{self.path}' ended with status {process.returncode}: {problem}")
            raise MLIRError(errors[0].message, diagnostics)
        for diagnostic in diagnostics:
            context.emit(diagnostic)
        return read_any_bytecode(process.stdout, context, self.path, wrap=False)

    def check(self, pipeline: str) -> list[Diagnostic]:
        """The tool's diagnostics about a pipeline without input."""
        process = self._run([f"--pass-pipeline={pipeline}"])
        return read_diagnostics(process.stderr.decode("utf-8", "surrogateescape"))

    def _run(self, flags: list[str], data: bytes = b"") -> CompletedProcess[bytes]:
        # Imported here: few runs start a process.
        from subprocess import run

        try:
            return run([self.path, *flags], input=data, capture_output=True, check=False)
        except OSError as error:
            raise MLIRError(f"cannot run '{self.path}': {error.strerror}") from None


def configured_tool(context: Context | None) -> MlirOpt | None:
    """The tool that the environment or a context's project names, if one does."""
    path = os.environ.get(VARIABLE) or (None if context is None else context.mlir_opt)
    return tool_at(path) if path else None


@cache
def tool_at(path: str) -> MlirOpt:
    """The tool at a path, or called so in one of PATH's folders."""
    from shutil import which

    return MlirOpt(which(path) or path)


@cache
def _find_pass(tool: MlirOpt, name: str, options: str, anchor: str) -> ToolPass | None:
    # The pass is nested in a module that the input does not contain, so that it does not run.
    text = f"{name}{{{options}}}" if options else name
    diagnostics = tool.check(f"builtin.module({anchor}({text}))")
    if not diagnostics:
        return ToolPass("")
    message = diagnostics[0].message
    if _UNKNOWN in message:
        return None
    anchored = _ANCHORED.search(message)
    if anchored is not None:
        return ToolPass(anchored[1])
    raise PassOptionsError(message.partition("failed to add `")[0].rstrip("\n") + "\n")


def _has_unregistered(op: Operation, context: Context) -> bool:
    return context.allow_unregistered_dialects or any(not nested.is_registered for nested in op.walk_list())
