//===- Kinds of region -------------------------------------------------------===//
//
// In a control-flow region a value is used after its definition; in a graph region
// the order of operations has no meaning.
//
//===------------------------------------------------------------------------===//

#ifndef MLIR_IR_REGIONKINDINTERFACE
#define MLIR_IR_REGIONKINDINTERFACE

include "mlir/IR/OpBase.td"

def RegionKindInterface : OpInterface<"RegionKindInterface"> {
  let description = [{
    An operation that says of which kind its regions are. Without the interface all of
    them are control-flow regions.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    StaticInterfaceMethod<"The kind of a region.",
      "::mlir::RegionKind", "getRegionKind", (ins "unsigned":$index)>,
    StaticInterfaceMethod<"Uses in a region must be dominated by definitions.",
      "bool", "hasSSADominance", (ins "unsigned":$index),
      [{ return getRegionKind(index) == ::mlir::RegionKind::SSACFG; }]>
  ];
}

// All regions are graphs.
def HasOnlyGraphRegion : NativeOpTrait<"HasOnlyGraphRegion">;

// One block, which is a graph and ends without a terminator.
def GraphRegionNoTerminator
    : TraitList<[NoTerminator, SingleBlock, RegionKindInterface, HasOnlyGraphRegion]>;

#endif // MLIR_IR_REGIONKINDINTERFACE
