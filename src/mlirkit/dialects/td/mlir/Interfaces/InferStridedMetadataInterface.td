//===- Ranges of offsets, sizes and strides ----------------------------------===//

#ifndef MLIR_INTERFACES_INFERSTRIDEDMETADATAINTERFACE
#define MLIR_INTERFACES_INFERSTRIDEDMETADATAINTERFACE

include "mlir/IR/OpBase.td"

def InferStridedMetadataOpInterface : OpInterface<"InferStridedMetadataOpInterface"> {
  let description = [{
    An operation that bounds offset, sizes and strides of its memref results.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"Calls `setMetadata` for each result.",
      "void", "inferStridedMetadataRanges",
      (ins "::llvm::ArrayRef<::mlir::StridedMetadataRange>":$operands,
           "::mlir::GetIntRangeFn":$getIntRange,
           "::mlir::SetStridedMetadataRangeFn":$setMetadata, "int32_t":$indexBitwidth)>
  ];
}

#endif // MLIR_INTERFACES_INFERSTRIDEDMETADATAINTERFACE
