"""Custom syntax of rocdl: loads from and stores to raw buffers.

rocdl.raw.buffer.load %rsrc, %offset, %soffset, %aux : type of the result
rocdl.raw.buffer.store %data, %rsrc, %offset, %soffset, %aux : type of the data         atomics likewise

Resources are of type vector<4xi32>, offsets and flags of type i32.
"""

from __future__ import annotations

from mlirkit.builtin.attributes import IntegerAttr, OpaqueAttr, integer_attr
from mlirkit.builtin.types import integer_type
from mlirkit.core.asm_interface import NoCustomForm, OpAsmParser, OpAsmPrinter
from mlirkit.core.operation import Operation
from mlirkit.dialects.declared import rocdl
from mlirkit.dialects.format_directives import OperandList
from mlirkit.layouts.changes.words import cache_policy, parts_of_policy
from mlirkit.ods.live.hooks import assembly_format, directive

directive("rocdl", "OperandList")(OperandList)


@directive("rocdl", "CachePolicy")
class CachePolicy:
    """The syntax of release 23 and later: a number, or keywords as in `gfx942<sc0|nt>`."""

    @staticmethod
    def parse(parser: OpAsmParser) -> tuple[IntegerAttr | OpaqueAttr]:
        number = parser.parse_optional_integer()
        if number is not None:
            return (integer_attr(integer_type(32), number if number < 1 << 31 else number - (1 << 32)),)
        name = parser.parse_any_keyword()
        parser.parse_punctuation("<")
        words = [parser.parse_any_keyword()]
        while parser.parse_optional_punctuation("|"):
            words.append(parser.parse_any_keyword())
        parser.parse_punctuation(">")
        return (cache_policy(name, "|".join(words)),)

    @staticmethod
    def print(printer: OpAsmPrinter, op: Operation, policy: IntegerAttr | OpaqueAttr) -> None:
        parts = parts_of_policy(policy)
        if parts is not None:
            printer.print_text(f"{parts[0]}<{parts[1]}>")
        elif isinstance(policy, IntegerAttr):
            printer.print_text(str(policy.bits))
        else:
            raise NoCustomForm("a policy has no words")


I32 = "$_builder.getI32Type()"
BUFFER = {
    "rsrc": "::mlir::VectorType::get({4}, $_builder.getI32Type())",
    "offset": I32,
    "soffset": I32,
    "aux": I32,
}

assembly_format(
    rocdl.RawBufferLoadOp,
    format="custom<OperandList>($rsrc, $offset, $soffset, $aux) `:` type($res)",
    **BUFFER,
)
assembly_format(
    rocdl.RawBufferStoreOp,
    rocdl.RawBufferAtomicFAddOp,
    rocdl.RawBufferAtomicFMaxOp,
    rocdl.RawBufferAtomicSMaxOp,
    rocdl.RawBufferAtomicUMinOp,
    format="custom<OperandList>($vdata, $rsrc, $offset, $soffset, $aux) `:` type($vdata)",
    **BUFFER,
)
