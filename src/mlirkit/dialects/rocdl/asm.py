"""Custom syntax of rocdl: loads from and stores to raw buffers.

rocdl.raw.buffer.load %rsrc, %offset, %soffset, %aux : type of the result
rocdl.raw.buffer.store %data, %rsrc, %offset, %soffset, %aux : type of the data         atomics likewise

Resources are of type vector<4xi32>, offsets and flags of type i32.
"""

from __future__ import annotations

from mlirkit.dialects.declared import rocdl
from mlirkit.dialects.format_directives import OperandList
from mlirkit.ods.live.hooks import assembly_format, directive

directive("rocdl", "OperandList")(OperandList)

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
