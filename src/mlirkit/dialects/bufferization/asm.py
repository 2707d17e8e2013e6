"""Custom syntax of bufferization.

bufferization.alloc_tensor(%size, ...) [copy(%tensor)] [size_hint=%n] [dict] : tensor
"""

from __future__ import annotations

from mlirkit.dialects.declared import bufferization
from mlirkit.ods.live.hooks import assembly_format

assembly_format(
    bufferization.AllocTensorOp,
    format="""
        `(` $dynamic_sizes `)` (`copy` `(` $copy^ `)`)? (`size_hint` `` `=` `` $size_hint^)?
        attr-dict `:` type($result)
    """,
    copy="result",
)
