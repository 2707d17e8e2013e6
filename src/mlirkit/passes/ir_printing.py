"""Printing IR before and after passes: to standard error, to a function, or as a tree of files.

    // -----// IR Dump After Canonicalizer (canonicalize) //----- //
    // -----// IR Dump After Canonicalizer Failed (canonicalize) ('func.func' operation: @f) //----- //

The tree has a folder per operation, nested as the operations are, named `<name>_<symbol>` with `_` for dots.
Each dump is a file in it, `<counters>_<argument>.mlir`; a counter is the number of earlier dumps of an
enclosing operation, from the outermost in.  Mirror: mlir/lib/Pass/IRPrinting.cpp.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable

from mlirkit.builtin.resources import ModuleResources
from mlirkit.core.fingerprint import OperationFingerPrint
from mlirkit.core.operation import Operation
from mlirkit.core.printing_flags import OpPrintingFlags
from mlirkit.core.structural_attributes import StringAttr
from mlirkit.passes.instrumentation import PassInstrumentation
from mlirkit.passes.pass_base import Pass
from mlirkit.text.printer import print_operation

Filter = Callable[[Pass, Operation], bool]
Write = Callable[[str], object]


class IRPrinting(PassInstrumentation):
    """Prints the operations that passes run on; `before` and `after` select the passes; None selects no
    pass."""

    def __init__(
        self,
        before: Filter | None,
        after: Filter | None,
        flags: OpPrintingFlags,
        at_module_scope: bool = False,
        only_changes: bool = False,
        only_failures: bool = False,
        tree_folder: str | None = None,
        write: Write | None = None,
    ) -> None:
        self._before = before
        self._after = after
        self._flags = flags
        self._at_module_scope = at_module_scope
        self._only_changes = only_changes
        self._only_failures = only_failures
        self._tree_folder = tree_folder
        self._write: Write = write_to_standard_error if write is None else write
        # Of the passes that run now, the innermost last.
        self._fingerprints: list[OperationFingerPrint] = []
        # The number of dumps of each operation so far.
        self._counters: dict[Operation, int] = {}

    def run_before_pass(self, pass_: Pass, op: Operation) -> None:
        if pass_.is_adaptor:
            return
        if self._only_changes:
            self._fingerprints.append(OperationFingerPrint(op))
        if self._before is not None and self._before(pass_, op):
            self._dump(f"Before {pass_.name} ({pass_.argument})", pass_, op)

    def run_after_pass(self, pass_: Pass, op: Operation) -> None:
        if pass_.is_adaptor or self._only_failures:
            return
        if self._only_changes and self._fingerprints.pop() == OperationFingerPrint(op):
            return
        if self._after is not None and self._after(pass_, op):
            self._dump(f"After {pass_.name} ({pass_.argument})", pass_, op)

    def run_after_pass_failed(self, pass_: Pass, op: Operation) -> None:
        if pass_.is_adaptor:
            return
        if self._only_changes:
            self._fingerprints.pop()
        if self._after is not None and self._after(pass_, op):
            self._dump(f"After {pass_.name} Failed ({pass_.argument})", pass_, op)

    def _dump(self, headline: str, pass_: Pass, op: Operation) -> None:
        text = f"// -----// IR Dump {headline}{self._scope_and_ir(op)}\n\n"
        if self._tree_folder is None:
            self._write(text)
            return
        try:
            with open(self._path(self._tree_folder, pass_, op), "w", errors="surrogateescape") as stream:
                stream.write(text)
        except OSError as error:
            self._write(f"Error while creating directory {error.filename}: {error.strerror}\n")

    def _scope_and_ir(self, op: Operation) -> str:
        """The end of the headline, and the operation, or at module scope all that it is in."""
        flags = self._flags
        if not self._at_module_scope:
            if op.parent_block is not None:
                flags = flags.in_local_scope()
            return f" //----- //\n{_text(op, flags)}"
        symbol = _symbol_of(op)
        name = "" if symbol is None else f": @{symbol}"
        top = op
        while top.parent_op is not None:
            top = top.parent_op
        return f" ('{op.info.name}' operation{name}) //----- //\n{_text(top, flags)}"

    def _path(self, folder: str, pass_: Pass, op: Operation) -> str:
        """Make the folders of a dump and return the path of its file."""
        self._counters[op] = self._counters.get(op, -1) + 1
        counters: list[str] = []
        folders: list[str] = []
        around: Operation | None = op
        while around is not None:
            counters.append(str(self._counters.setdefault(around, 0)))
            symbol = _symbol_of(around)
            name = "no-symbol-name" if symbol is None else symbol.replace("/", "_").replace("\\", "_")
            folders.append(f"{around.info.name.replace('.', '_')}_{name}")
            around = around.parent_op
        path = os.path.join(folder, *reversed(folders))
        os.makedirs(path, exist_ok=True)
        return os.path.join(path, f"{'_'.join(reversed(counters))}_{pass_.argument}.mlir")


def _text(op: Operation, flags: OpPrintingFlags) -> str:
    # Resources of the file alone are left out.
    return print_operation(op, flags, ModuleResources())


def _symbol_of(op: Operation) -> str | None:
    name = op.attribute("sym_name")
    return name.value if isinstance(name, StringAttr) else None


def always(pass_: Pass, op: Operation) -> bool:
    """Chooses all passes."""
    return True


def write_to_standard_error(text: str) -> None:
    """Write after the text that standard output has shown so far."""
    sys.stdout.flush()
    sys.stderr.write(text)
