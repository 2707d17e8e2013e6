//===- The gpu dialect: which loop runs on which part of the device ---------===//

#ifndef MLIR_DIALECT_GPU_IR_GPUDEVICEMAPPINGATTR_TD
#define MLIR_DIALECT_GPU_IR_GPUDEVICEMAPPINGATTR_TD

include "mlir/Dialect/GPU/IR/GPUBase.td"
include "mlir/Dialect/SCF/IR/DeviceMappingInterface.td"
include "mlir/IR/EnumAttr.td"

// An id is one of three dimensions, or one of ten in the order of a linear id.
defset list<I64EnumAttrCase> _GPU_MappingIds = {
  def DimX : I64EnumAttrCase<"DimX", 0, "x">;
  def DimY : I64EnumAttrCase<"DimY", 1, "y">;
  def DimZ : I64EnumAttrCase<"DimZ", 2, "z">;
  foreach dim = 0...9 in
    def LinearDim#dim : I64EnumAttrCase<"LinearDim" # dim, !add(3, dim), "linear_dim_" # dim>;
}
def MappingIdEnum : I64EnumAttr<"MappingId", "Mapping ids for loop mapping", _GPU_MappingIds> {
  let cppNamespace = "::mlir::gpu";
}

class _GPU_MappingAttr<string name, string mnemonic, dag parameter,
                       AttrInterface interface = DeviceMappingAttrInterface>
    : GPU_Attr<name, mnemonic, [DeclareAttrInterfaceMethods<interface>]> {
  let parameters = parameter;
  let assemblyFormat = "`<` params `>`";
}

foreach level = ["Block", "Warpgroup", "Warp", "Thread", "Lane"] in
  def GPU#level#MappingAttr
      : _GPU_MappingAttr<"GPU" # level # "Mapping", !tolower(level),
                         !dag(ins, [EnumParameter<MappingIdEnum>], [!tolower(level)])>;

def GPUMemorySpaceMappingAttr
    : _GPU_MappingAttr<"GPUMemorySpaceMapping", "memory_space",
                       (ins EnumParameter<GPU_AddressSpaceEnum>:$address_space)>;

// Which of the ids take part, a bit each.
def GPUMappingMaskAttr
    : _GPU_MappingAttr<"GPUMappingMask", "mask", (ins "uint64_t":$mask),
                       DeviceMaskingAttrInterface>;

#endif // MLIR_DIALECT_GPU_IR_GPUDEVICEMAPPINGATTR_TD
