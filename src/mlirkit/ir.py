"""The public face of the IR, under the names of upstream's `mlir.ir`; everything here is re-exported.

    from mlirkit import ir

    with ir.Context(), ir.Location.unknown():
        module = ir.Module.parse(text_or_bytecode)

Contexts are optional.  The packages `core` and `builtin` define and document values and operations.
"""

from __future__ import annotations

from collections.abc import Sequence as _Sequence
from typing import TYPE_CHECKING, Any

from mlirkit.builtin import affine_expr as _affine_expr
from mlirkit.builtin.affine_expr import (
    AffineAddExpr,
    AffineBinaryExpr,
    AffineCeilDivExpr,
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineFloorDivExpr,
    AffineModExpr,
    AffineMulExpr,
    AffineSymbolExpr,
)
from mlirkit.builtin.affine_map import AffineMap
from mlirkit.builtin.attribute_builders import AttrBuilder, builder_called, register_attribute_builder
from mlirkit.builtin.attributes import (
    ArrayAttr,
    BoolAttr,
    DistinctAttr,
    FloatAttr,
    IntegerAttr,
    OpaqueAttr,
    StridedLayoutAttr,
    TypeAttr,
    UnitAttr,
)
from mlirkit.builtin.dense import (
    DenseArrayAttr,
    DenseBoolArrayAttr,
    DenseElementsAttr,
    DenseF32ArrayAttr,
    DenseF64ArrayAttr,
    DenseFPElementsAttr,
    DenseI8ArrayAttr,
    DenseI16ArrayAttr,
    DenseI32ArrayAttr,
    DenseI64ArrayAttr,
    DenseIntElementsAttr,
    DenseResourceElementsAttr,
    DenseStringElementsAttr,
    ElementsAttr,
    SparseElementsAttr,
)
from mlirkit.builtin.float_types import (
    BF16Type,
    F16Type,
    F32Type,
    F64Type,
    F80Type,
    F128Type,
    Float4E2M1FNType,
    Float6E2M3FNType,
    Float6E3M2FNType,
    Float8E3M4Type,
    Float8E4M3B11FNUZType,
    Float8E4M3FNType,
    Float8E4M3FNUZType,
    Float8E4M3Type,
    Float8E5M2FNUZType,
    Float8E5M2Type,
    Float8E8M0FNUType,
    FloatTF32Type,
    FloatType,
)
from mlirkit.builtin.integer_set import IntegerSet, IntegerSetConstraint
from mlirkit.builtin.map_attributes import AffineMapAttr, IntegerSetAttr
from mlirkit.builtin.operation_view import OpView
from mlirkit.builtin.ops import ModuleOp, UnrealizedConversionCastOp
from mlirkit.builtin.ops import ModuleOp as Module
from mlirkit.builtin.shaped_types import (
    MemRefType,
    RankedTensorType,
    ShapedType,
    UnrankedMemRefType,
    UnrankedTensorType,
    VectorType,
)
from mlirkit.builtin.types import (
    ComplexType,
    FunctionType,
    GraphType,
    IndexType,
    IntegerType,
    NoneType,
    OpaqueType,
    TupleType,
)
from mlirkit.core import value_view as _value_view
from mlirkit.core.asm_state import AsmState
from mlirkit.core.attribute import Attribute, NamedAttribute, Type
from mlirkit.core.attribute_map import OpAttributeMap
from mlirkit.core.block import Block, OperationList
from mlirkit.core.casters import register_type_caster, register_value_caster
from mlirkit.core.casts import casting
from mlirkit.core.context import Context, DialectRegistry, Dialects, ThreadPool
from mlirkit.core.context import DiagnosticHandlerHandle as DiagnosticHandler
from mlirkit.core.dialect import Dialect, DialectDescriptor
from mlirkit.core.dialect_registry import (
    append_load_on_create_dialect,
    get_dialect_registry,
    get_load_on_create_dialects,
)
from mlirkit.core.insertion_point import InsertionPoint
from mlirkit.core.location import (
    CallSiteLoc,
    FileLineColLoc,
    FileLineColRange,
    FusedLoc,
    Location,
    NameLoc,
    UnknownLoc,
)
from mlirkit.core.operation import Operation
from mlirkit.core.operation import Operation as _OperationBase  # noqa: F401
from mlirkit.core.region import BlockList, Region
from mlirkit.core.structural_attributes import DictionaryAttr as DictAttr
from mlirkit.core.structural_attributes import FlatSymbolRefAttr, StringAttr, SymbolRefAttr
from mlirkit.core.symbol_table import SymbolTable
from mlirkit.core.traceback_location import loc_tracebacks
from mlirkit.core.traits import trait_named
from mlirkit.core.type_id import TypeID
from mlirkit.core.value import BlockArgument, OpOperand, OpResult, Value
from mlirkit.core.value_lists import BlockArgumentList, OpOperandList, OpResultList, OpSuccessors
from mlirkit.core.walk import WalkOrder, WalkResult, get_ops_of_type, get_parent_of_type
from mlirkit.support.diagnostics import Diagnostic, DiagnosticSeverity, MLIRError
from mlirkit.support.diagnostics import Diagnostic as DiagnosticInfo

# For `case Block(operations=[first, *_])`.
_Sequence.register(OperationList)

# Upstream has separate sequence classes for these.
BlockPredecessors = BlockSuccessors = RegionSequence = list

__all__ = [
    "BlockPredecessors",
    "BlockSuccessors",
    "RegionSequence",
    "append_load_on_create_dialect",
    "get_dialect_registry",
    "get_load_on_create_dialects",
    "register_type_caster",
    "register_value_caster",
    "AffineAddExpr",
    "AffineBinaryExpr",
    "AffineCeilDivExpr",
    "AffineConstantExpr",
    "AffineDimExpr",
    "AffineExpr",
    "AffineFloorDivExpr",
    "AffineMap",
    "AffineMapAttr",
    "AffineModExpr",
    "AffineMulExpr",
    "AffineSymbolExpr",
    "ArrayAttr",
    "AsmState",
    "AttrBuilder",
    "Attribute",
    "BF16Type",
    "Block",
    "BlockArgument",
    "BlockArgumentList",
    "BlockList",
    "BoolAttr",
    "CallSiteLoc",
    "ComplexType",
    "Context",
    "DenseArrayAttr",
    "DenseBoolArrayAttr",
    "DenseElementsAttr",
    "DenseF32ArrayAttr",
    "DenseF64ArrayAttr",
    "DenseFPElementsAttr",
    "DenseI16ArrayAttr",
    "DenseI32ArrayAttr",
    "DenseI64ArrayAttr",
    "DenseI8ArrayAttr",
    "DenseIntElementsAttr",
    "DenseResourceElementsAttr",
    "DenseStringElementsAttr",
    "Diagnostic",
    "DiagnosticHandler",
    "DiagnosticInfo",
    "DiagnosticSeverity",
    "Dialect",
    "DialectDescriptor",
    "DialectRegistry",
    "Dialects",
    "DictAttr",
    "DistinctAttr",
    "DominanceInfo",
    "ElementsAttr",
    "F128Type",
    "F16Type",
    "F32Type",
    "F64Type",
    "F80Type",
    "FileLineColLoc",
    "FileLineColRange",
    "FlatSymbolRefAttr",
    "Float4E2M1FNType",
    "Float6E2M3FNType",
    "Float6E3M2FNType",
    "Float8E3M4Type",
    "Float8E4M3B11FNUZType",
    "Float8E4M3FNType",
    "Float8E4M3FNUZType",
    "Float8E4M3Type",
    "Float8E5M2FNUZType",
    "Float8E5M2Type",
    "Float8E8M0FNUType",
    "FloatAttr",
    "FloatTF32Type",
    "FloatType",
    "FunctionType",
    "FusedLoc",
    "GraphType",
    "IndexType",
    "InsertionPoint",
    "IntegerAttr",
    "IntegerSet",
    "IntegerSetAttr",
    "IntegerSetConstraint",
    "IntegerType",
    "IsTerminatorTrait",
    "Location",
    "MLIRError",
    "MemRefType",
    "Module",
    "ModuleOp",
    "NameLoc",
    "NamedAttribute",
    "NoTerminatorTrait",
    "NoneType",
    "OpAttributeMap",
    "OpOperand",
    "OpOperandList",
    "OpResult",
    "OpResultList",
    "OpSuccessors",
    "OpView",
    "OpaqueAttr",
    "OpaqueType",
    "Operation",
    "OperationList",
    "RankedTensorType",
    "Region",
    "ShapedType",
    "SparseElementsAttr",
    "StridedLayoutAttr",
    "StringAttr",
    "SymbolRefAttr",
    "SymbolTable",
    "ThreadPool",
    "TupleType",
    "Type",
    "TypeAttr",
    "TypeID",
    "UnitAttr",
    "UnknownLoc",
    "UnrankedMemRefType",
    "UnrankedTensorType",
    "UnrealizedConversionCastOp",
    "Value",
    "VectorType",
    "WalkOrder",
    "WalkResult",
    "get_ops_of_type",
    "get_parent_of_type",
    "loc_tracebacks",
    "register_attribute_builder",
]

if TYPE_CHECKING:
    from mlirkit.core.dominance import DominanceInfo

    # Not in __all__: a star import should not import the modules that make dialects live.
    from mlirkit.dialects.ext import DynamicOpTrait as DynamicOpTrait
    from mlirkit.ods.live.classes.adaptor import OpAdaptor as OpAdaptor
else:

    def __getattr__(name: str) -> Any:
        """Rarely used names are imported on first use."""
        if name == "DominanceInfo":
            from mlirkit.core.dominance import DominanceInfo

            return DominanceInfo
        if name == "DynamicOpTrait":
            from mlirkit.dialects.ext import DynamicOpTrait

            return DynamicOpTrait
        if name == "OpAdaptor":
            from mlirkit.ods.live.classes.adaptor import OpAdaptor

            return OpAdaptor
        builder = builder_called(name)
        if builder is not None:
            return builder
        raise AttributeError(f"module 'mlirkit.ir' has no attribute '{name}'")

    # Calling these casts, as in upstream's bindings (core/casts.py).
    BlockArgument, OpResult, Value = (
        _value_view.BlockArgumentView,
        _value_view.OpResultView,
        _value_view.ValueView,
    )
    for _class, _kind in ((Attribute, "attribute"), (Type, "type")):
        globals()[_class.__name__] = casting(_class, _kind, _class)
    for _class in (CallSiteLoc, FusedLoc, NameLoc, UnknownLoc):
        globals()[_class.__name__] = casting(_class, "location", Location)
    # Ranges of files are also instances of this class.
    FileLineColLoc = casting(FileLineColLoc, "location", Location, FileLineColRange)
    for _class in [item for item in list(globals().values()) if isinstance(item, type)]:
        if issubclass(_class, _affine_expr.AffineExpr):
            globals()[_class.__name__] = casting(_class, "affine expression", _affine_expr.AffineExpr)


class _GlobalDebug:
    """Switches of upstream's debug output, for scripts that set them; they have no effect."""

    flag = False

    @staticmethod
    def set_types(types: str | list[str]) -> None:
        """Accepted without effect."""


# For `op.has_trait(...)`.
IsTerminatorTrait = trait_named("IsTerminator")
NoTerminatorTrait = trait_named("NoTerminator")
