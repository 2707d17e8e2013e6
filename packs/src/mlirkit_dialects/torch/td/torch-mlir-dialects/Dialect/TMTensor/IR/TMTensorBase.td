// The dialect of torch-mlir's computations on tensors that upstream has no operation for.

#ifndef TORCH_MLIR_DIALECT_TMTENSOR_BASE
#define TORCH_MLIR_DIALECT_TMTENSOR_BASE

include "mlir/IR/OpBase.td"

def TMTensor_Dialect : Dialect {
  let name = "tm_tensor";
  let summary = "Scans, sorts, scatters and attention over tensors or memrefs";
  let cppNamespace = "::mlir::torch::TMTensor";
}

class RankedTensorOrMemRefOf<list<Type> elements>
    : ShapedContainerType<elements, Or<[IsMemRefTypePred, And<[IsTensorTypePred, HasRankPred]>]>,
                          "ranked tensor or memref", "::mlir::ShapedType">;

def AnyRankedTensorOrMemRefType : RankedTensorOrMemRefOf<[AnyType]>;

#endif // TORCH_MLIR_DIALECT_TMTENSOR_BASE
