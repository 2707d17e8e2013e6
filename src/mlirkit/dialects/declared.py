"""Dialects by name, with the classes that hooks are written against.

    from mlirkit.dialects.declared import gpu, llvm

    @verifier(gpu.LaunchOp)
    def verify_launch(op: gpu.LaunchOp) -> None: ...

    isinstance(type, llvm.LLVMPointerType)          true of every live class of that name
    gpu.AllReduceOperation.ADD                      enums are the live ones
    live_class(gpu.YieldOp, context)                the class to make operations with

Nothing of a definition is read for it: classes are declared (ods/live/classes/declared_class.py), each on
first use, from a list of names per dialect (declared_dialect.py).  Type checkers see the dialects' stubs
instead, by declared.pyi.  The dialect `async` is `async_dialect` here, as in upstream's bindings: its own
name is a keyword.
"""

from mlirkit.dialects.declared_dialect import declared_dialect
from mlirkit.ods.live.classes.declared_class import live_class as live_class

__getattr__ = declared_dialect
