//===- The xegpu dialect ----------------------------------------------------===//

#ifndef MLIR_DIALECT_XEGPU_IR_XEGPUDIALECT_TD
#define MLIR_DIALECT_XEGPU_IR_XEGPUDIALECT_TD

include "mlir/IR/OpBase.td"

def XeGPU_Dialect : Dialect {
  let name = "xegpu";
  let summary = "what only Intel's devices do, between gpu and xevm";
  let description = [{
    A descriptor names a tile of a tensor in memory; operations move tiles and multiply
    them. Layouts say how workgroups, subgroups and lanes share a tile.
  }];
  let cppNamespace = "::mlir::xegpu";
  let dependentDialects = ["arith::ArithDialect"];
  let useDefaultTypePrinterParser = true;
  let useDefaultAttributePrinterParser = true;
}

#endif // MLIR_DIALECT_XEGPU_IR_XEGPUDIALECT_TD
