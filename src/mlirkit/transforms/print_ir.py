"""`print-ir`: the operation as text, on standard error, under the headline of IR dumps."""

from __future__ import annotations

import sys

from mlirkit.passes.pass_base import Pass
from mlirkit.passes.pass_registry import register_pass


@register_pass
class PrintIRPass(Pass):
    ARGUMENT = "print-ir"
    IS_DEFINED = True

    def run(self) -> None:
        label: str = self.options.label
        text = self.operation.get_asm()
        sys.stderr.write(f"// -----// IR Dump{' ' + label if label else ''} //----- //\n{text}\n")
        self.preserve_all()
