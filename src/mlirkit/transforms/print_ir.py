"""Printing the operation to standard error, under the headline of IR dumps."""

from __future__ import annotations

import sys

from mlirkit.passes.pass_base import Pass
from mlirkit.text.printer import print_operation


class PrintIRPass(Pass):
    """`print-ir`."""

    ARGUMENT = "print-ir"
    IS_DEFINED = True

    def run(self) -> None:
        label: str = self.options.label
        title = f"IR Dump {label}" if label else "IR Dump"
        text = print_operation(self.operation, self.context.printing_flags.in_local_scope())
        sys.stderr.write(f"// -----// {title} //----- //\n{text}\n")
        self.preserve_all()
