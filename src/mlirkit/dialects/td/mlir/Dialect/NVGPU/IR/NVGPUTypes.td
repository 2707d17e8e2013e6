//===- The nvgpu dialect: tokens, barriers, descriptors ---------------------===//

#ifndef MLIR_DIALECT_NVGPU_IR_NVGPUTYPES_TD
#define MLIR_DIALECT_NVGPU_IR_NVGPUTYPES_TD

include "mlir/Dialect/NVGPU/IR/NVGPU.td"
include "mlir/IR/AttrTypeBase.td"

class NVGPU_Type<string name, string typeMnemonic, list<Trait> traits = []>
    : TypeDef<NVGPU_Dialect, name, traits> {
  let mnemonic = typeMnemonic;
}

// With parameters, written by name.
class _NVGPU_StructType<string name, string mnemonic, string text, dag fields>
    : NVGPU_Type<name, mnemonic> {
  let summary = text;
  let parameters = fields;
  let assemblyFormat = "`<` struct(params) `>`";
}

def NVGPU_DeviceAsyncToken : NVGPU_Type<"DeviceAsyncToken", "device.async.token"> {
  let summary = "device async token type";
}

def NVGPU_MBarrierGroup
    : _NVGPU_StructType<"MBarrierGroup", "mbarrier.group", "mbarrier barrier type",
                        (ins "Attribute":$memorySpace,
                             DefaultValuedParameter<"unsigned", "1">:$num_barriers)> {
  let builders = [
    TypeBuilder<(ins "Attribute":$memorySpace), "return $_get($_ctxt, memorySpace, 1);">
  ];
}
def NVGPU_MBarrierToken : NVGPU_Type<"MBarrierToken", "mbarrier.token">;

def NVGPU_TensorMapDescriptor
    : _NVGPU_StructType<"TensorMapDescriptor", "tensormap.descriptor", "TensorMap descriptor",
                        (ins "MemRefType":$tensor,
                             EnumParameter<TensorMapSwizzleKind>:$swizzle,
                             EnumParameter<TensorMapL2PromoKind>:$l2promo,
                             EnumParameter<TensorMapOOBKind>:$oob,
                             EnumParameter<TensorMapInterleaveKind>:$interleave)>;

def NVGPU_WarpgroupMatrixDescriptor
    : _NVGPU_StructType<"WarpgroupMatrixDescriptor", "warpgroup.descriptor",
                        "Warpgroup matrix descriptor type", (ins "MemRefType":$tensor)>;
def NVGPU_WarpgroupAccumulator
    : _NVGPU_StructType<"WarpgroupAccumulator", "warpgroup.accumulator", "",
                        (ins "VectorType":$fragmented)>;

#endif // MLIR_DIALECT_NVGPU_IR_NVGPUTYPES_TD
