//===- The wasmssa dialect --------------------------------------------------===//

#ifndef MLIR_DIALECT_WASMSSA_IR_WASMSSABASE_TD
#define MLIR_DIALECT_WASMSSA_IR_WASMSSABASE_TD

include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"

def WasmSSA_Dialect : Dialect {
  let name = "wasmssa";
  let summary = "WebAssembly with values in place of the stack";
  let cppNamespace = "::mlir::wasmssa";
  let useDefaultTypePrinterParser = 1;
}

#endif // MLIR_DIALECT_WASMSSA_IR_WASMSSABASE_TD
