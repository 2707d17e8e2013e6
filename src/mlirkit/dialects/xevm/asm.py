"""How xevm prints `prop-dict`: with what is at its default."""

from __future__ import annotations

from mlirkit.core.asm_interface import OpAsmPrinter
from mlirkit.core.operation import Operation
from mlirkit.core.structural_attributes import DictionaryAttr
from mlirkit.ods.live.hooks import properties_printer


@properties_printer(
    "xevm.blockload2d",
    "xevm.blockprefetch2d",
    "xevm.blockstore2d",
    "xevm.memfence",
    "xevm.prefetch",
)
def print_all(op: Operation, printer: OpAsmPrinter, elided: frozenset[str]) -> None:
    """As printProperties of XeVM's operations, which elides nothing."""
    if isinstance(op.props, DictionaryAttr) and op.props.entries:
        printer.print_text("<")
        printer.print_attribute(op.props)
        printer.print_text(">")
