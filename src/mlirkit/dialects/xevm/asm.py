"""`prop-dict` of xevm: default values are printed as well; read as in the generic form."""

from __future__ import annotations

from mlirkit.core.asm_interface import OpAsmPrinter
from mlirkit.core.operation import Operation
from mlirkit.core.structural_attributes import DictionaryAttr
from mlirkit.ods.live.formats.prop_dict_text import parse_properties
from mlirkit.ods.live.hooks import properties_parser, properties_printer

OPERATIONS = (
    "xevm.blockload2d",
    "xevm.blockprefetch2d",
    "xevm.blockstore2d",
    "xevm.memfence",
    "xevm.prefetch",
)
# As parseProperties of XeVM's operations, which accepts any attribute.
properties_parser(*OPERATIONS)(parse_properties)


@properties_printer(*OPERATIONS)
def print_all(op: Operation, printer: OpAsmPrinter, elided: frozenset[str]) -> None:
    """Mirrors printProperties of XeVM's operations, which elides nothing."""
    if isinstance(op.props, DictionaryAttr) and op.props.entries:
        printer.print_text("<")
        printer.print_attribute(op.props)
        printer.print_text(">")
