//===- The xegpu dialect: types ---------------------------------------------===//

#ifndef MLIR_DIALECT_XEGPU_IR_XEGPUTYPES_TD
#define MLIR_DIALECT_XEGPU_IR_XEGPUTYPES_TD

include "mlir/Dialect/XeGPU/IR/XeGPUAttrs.td"
include "mlir/Dialect/XeGPU/IR/XeGPUDialect.td"
include "mlir/IR/BuiltinTypes.td"

//===- Scalars, pointers, vectors -------------------------------------------===//

def XeGPU_IntType : AnyTypeOf<[I1, I<4>, I8, I16, I32, I64, SI1, SI8, SI16, SI32, SI64,
                               UI1, UI8, UI16, UI32, UI64]>;
def XeGPU_FloatType : AnyTypeOf<[F16, F32, F64, BF16, TF32]>;
def XeGPU_ScalarType : AnyTypeOf<[XeGPU_IntType, XeGPU_FloatType]>;
def XeGPU_PointerType : AnyTypeOf<[UI64, UI32, I64, I32]>;
def XeGPU_BaseAddrType
    : AnyTypeOf<[Non0RankedMemRefOf<[XeGPU_ScalarType]>, XeGPU_PointerType]>;
def XeGPU_GatherScatterBaseAddrType
    : AnyTypeOf<[MemRefRankOf<[XeGPU_ScalarType], [1]>, XeGPU_PointerType]>;

def XeGPU_DpasOprType : FixedVectorOfRankAndType<[1, 2, 3], [XeGPU_ScalarType]>;
def XeGPU_DpasResType : FixedVectorOfRankAndType<[1, 2], [XeGPU_ScalarType]>;
def XeGPU_OffsetType : FixedVectorOfNonZeroRankOf<[Index]>;
def XeGPU_MaskType : FixedVectorOfNonZeroRankOf<[I1]>;
def XeGPU_ValueType : FixedVectorOfNonZeroRankOf<[XeGPU_ScalarType]>;
def XeGPU_VectorType : VectorOfRankAndType<[1, 2, 3, 4, 5, 6], [XeGPU_ScalarType]>;

//===- Buffers in shared memory ---------------------------------------------===//

def isSharedPred : CPred<"isSharedMemory(llvm::cast<mlir::MemRefType>($_self))">;

class _XeGPU_StaticShared<int rank, list<Type> allowedTypes>
    : ConfinedType<MemRefRankOf<allowedTypes, [rank]>, [HasStaticShapePred, isSharedPred],
                   "reside in share memory and statically " # rank # "d shaped "
                   # MemRefOf<allowedTypes>.summary # " ", "mlir::MemRefType">;
class StaticShared1DMemRefOf<list<Type> allowedTypes> : _XeGPU_StaticShared<1, allowedTypes>;
class StaticShared2DMemRefOf<list<Type> allowedTypes> : _XeGPU_StaticShared<2, allowedTypes>;

//===- Descriptors ----------------------------------------------------------===//

class XeGPUTypeDef<string name, string typeMnemonic, list<Trait> traits = [],
                   string baseCppClass = "::mlir::Type">
    : TypeDef<XeGPU_Dialect, name, traits, baseCppClass> {
  let mnemonic = typeMnemonic;
}

defvar _XeGPU_TileShape
    = (ins ArrayRefParameter<"int64_t">:$shape, "mlir::Type":$elementType);

def XeGPU_TensorDesc
    : XeGPUTypeDef<"TensorDesc", "tensor_desc", [ShapedTypeInterface], "::mlir::TensorType"> {
  let summary = "TensorDesc describing regions of interested data.";
  let parameters = !con(_XeGPU_TileShape,
                        (ins OptionalParameter<"mlir::Attribute">:$encoding,
                             OptionalParameter<"mlir::Attribute">:$layout));
  defvar tile = (ins "llvm::ArrayRef<int64_t>":$shape, "mlir::Type":$elementType);
  defvar space = (ins CArg<"xegpu::MemorySpace", "xegpu::MemorySpace::Global">:$memory_space,
                      CArg<"mlir::Attribute", "mlir::Attribute()">:$layout);
  let builders = [
    TypeBuilderWithInferredContext<!con(tile, (ins CArg<"int", "1">:$array_length,
                                                   CArg<"bool", "true">:$boundary_check),
                                        space)>,
    TypeBuilderWithInferredContext<!con(tile, (ins CArg<"int", "1">:$chunk_size), space)>
  ];
  let hasCustomAssemblyFormat = true;
  let genVerifyDecl = 1;
}

def XeGPU_GatherScatterSourceType
    : AnyTypeOf<[XeGPU_TensorDesc, XeGPU_GatherScatterBaseAddrType]>;

def XeGPU_Nbarrier : XeGPUTypeDef<"Nbarrier", "nbarrier", [], "mlir::Type"> {
  let summary = "!xegpu.nbarrier a custom XeGPU type representing a barrier.";
}

def XeGPU_MemDesc : XeGPUTypeDef<"MemDesc", "mem_desc", [ShapedTypeInterface], "mlir::Type"> {
  let summary = "MemDesc describing the data in SLM";
  let parameters = !con(_XeGPU_TileShape,
                        (ins OptionalParameter<"MemLayoutAttr">:$mem_layout));
  let hasCustomAssemblyFormat = true;
}

#endif // MLIR_DIALECT_XEGPU_IR_XEGPUTYPES_TD
