"""Dialects in Python: classes whose annotations define the parts of operations, attributes and types.

    class MyInt(ext.Dialect, name="myint"):
        pass

    i32 = ir.IntegerType[32]

    class ConstantOp(MyInt.Operation, name="constant"):
        value: ir.IntegerAttr
        cst: ext.Result[i32] = ext.result(infer_type=True)

    class AddOp(MyInt.Operation, name="add"):
        lhs: ext.Operand[i32]
        rhs: ext.Operand[i32]
        res: ext.Result[i32] = ext.result(infer_type=True)

    MyInt.load()
    AddOp(ConstantOp(two), ConstantOp(three))

The names are from upstream's `mlir.dialects.ext`.  A class becomes a definition of the ODS model, and gets
the same members as a class from a `.td` file: accessors, a verifier, an adaptor, properties.

    fields          fields: an annotation and its default value
    constraints     constraints in annotations
    operation       operations
    value           attributes and types
    dialect         dialects
"""

from __future__ import annotations

from mlirkit.core.region import Region
from mlirkit.core.value import OpResult as Result
from mlirkit.core.value import Value as Operand
from mlirkit.dialects.ext.dialect import Dialect
from mlirkit.dialects.ext.fields import attribute, infer_result, operand, result
from mlirkit.dialects.ext.operation import DynamicOpTrait, Operation
from mlirkit.dialects.ext.value import Attribute, Type

__all__ = [
    "Attribute",
    "Dialect",
    "DynamicOpTrait",
    "Operand",
    "Operation",
    "Region",
    "Result",
    "Type",
    "attribute",
    "infer_result",
    "operand",
    "result",
]
