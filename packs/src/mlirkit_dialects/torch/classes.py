"""The classes of torch and torch_c that hooks are written against.

Type checkers read classes.pyi, which packs/scripts/regenerate-stubs generates from the definitions for the
names listed here.
"""

from __future__ import annotations

from typing import Any

from mlirkit.ods.live.classes.declared_class import declared_class

#: By class name: an operation's name, or a type's behind "!".
SPELLINGS = {
    "AnyType": "!torch.any",
    "BoolType": "!torch.bool",
    "DeviceType": "!torch.Device",
    "DictType": "!torch.dict",
    "FloatType": "!torch.float",
    "GeneratorType": "!torch.Generator",
    "IntType": "!torch.int",
    "ListType": "!torch.list",
    "NnModuleType": "!torch.nn.Module",
    "NoneType": "!torch.none",
    "NonValueTensorType": "!torch.tensor",
    "NumberType": "!torch.number",
    "OptionalType": "!torch.optional",
    "QInt16Type": "!torch.qint16",
    "QInt32Type": "!torch.qint32",
    "QInt8Type": "!torch.qint8",
    "QUInt8Type": "!torch.quint8",
    "StringType": "!torch.str",
    "TupleType": "!torch.tuple",
    "UnionType": "!torch.union",
    "ValueTensorType": "!torch.vtensor",
    "AtenCountNonzeroDimIntListOp": "torch.aten.count_nonzero.dim_IntList",
    "AtenCountNonzeroOp": "torch.aten.count_nonzero",
    "AtenKthvalueOp": "torch.aten.kthvalue",
    "AtenLinalgCrossOp": "torch.aten.linalg_cross",
    "AtenNormScalarOp": "torch.aten.norm.Scalar",
    "AtenPermuteOp": "torch.aten.permute",
    "AtenRenormOp": "torch.aten.renorm",
    "AtenRot90Op": "torch.aten.rot90",
    "AtenTrilIndicesOp": "torch.aten.tril_indices",
    "AtenTriuIndicesOp": "torch.aten.triu_indices",
    "Aten_ScaledMmOp": "torch.aten._scaled_mm",
    "Aten_ScaledMmV2Op": "torch.aten._scaled_mm_v2",
    "AttrOp": "torch.attr",
    "BindSymbolicShapeOp": "torch.bind_symbolic_shape",
    "ClassTypeOp": "torch.class_type",
    "ConstantBoolOp": "torch.constant.bool",
    "ConstantDeviceOp": "torch.constant.device",
    "ConstantFloatOp": "torch.constant.float",
    "ConstantIntOp": "torch.constant.int",
    "ConstantNoneOp": "torch.constant.none",
    "ConstantStrOp": "torch.constant.str",
    "CopyToNonValueTensorOp": "torch.copy.to_tensor",
    "CopyToValueTensorOp": "torch.copy.to_vtensor",
    "DerefineOp": "torch.derefine",
    "DtypeCalculateOp": "torch.dtype.calculate",
    "DtypeCalculateYieldDtypesOp": "torch.dtype.calculate.yield.dtypes",
    "GlobalSlotModuleInitializerOp": "torch.global_slot.module_initializer",
    "GlobalSlotOp": "torch.global_slot",
    "HigherOrderFlexAttentionOp": "torch.hop_flex_attention",
    "InitializeGlobalSlotsOp": "torch.initialize.global_slots",
    "MethodOp": "torch.method",
    "NnModuleOp": "torch.nn_module",
    "NnModuleTerminatorOp": "torch.nn_module_terminator",
    "NonValueTensorLiteralOp": "torch.tensor.literal",
    "OnnxVariantRotaryEmbeddingOp": "torch.onnx.rotary_embedding",
    "PrimDictConstructOp": "torch.prim.DictConstruct",
    "PrimIfOp": "torch.prim.If",
    "PrimListConstructOp": "torch.prim.ListConstruct",
    "PrimLoopConditionOp": "torch.prim.Loop.condition",
    "PrimLoopOp": "torch.prim.Loop",
    "PrimTupleConstructOp": "torch.prim.TupleConstruct",
    "PrimUncheckedCastOp": "torch.prim.unchecked_cast",
    "ShapeCalculateOp": "torch.shape.calculate",
    "ShapeCalculateYieldShapesOp": "torch.shape.calculate.yield.shapes",
    "SlotOp": "torch.slot",
    "SymbolicIntOp": "torch.symbolic_int",
    "TensorStaticInfoCastOp": "torch.tensor_static_info_cast",
    "ValueTensorLiteralOp": "torch.vtensor.literal",
    "FromBuiltinTensorOp": "torch_c.from_builtin_tensor",
    "FromF64Op": "torch_c.from_f64",
    "FromI1Op": "torch_c.from_i1",
    "FromI64Op": "torch_c.from_i64",
    "GeneratorToI64Op": "torch_c.generator_to_i64",
    "GetNextSeedOp": "torch_c.get_next_seed",
    "I64ToGeneratorOp": "torch_c.i64_to_generator",
    "ToBuiltinTensorOp": "torch_c.to_builtin_tensor",
    "ToF64Op": "torch_c.to_f64",
    "ToI1Op": "torch_c.to_i1",
    "ToI64Op": "torch_c.to_i64",
}


def __getattr__(name: str) -> Any:
    spelling = SPELLINGS.get(name)
    if spelling is None:
        raise AttributeError(f"module 'mlirkit_dialects.torch.classes' has no attribute '{name}'")
    return declared_class(spelling, name)
