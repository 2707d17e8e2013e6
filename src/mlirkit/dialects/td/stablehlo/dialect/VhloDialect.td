//===- VhloDialect.td - The vhlo dialect ------------------------*- tablegen -*-===//

#ifndef MLIRKIT_STABLEHLO_VHLO_DIALECT
#define MLIRKIT_STABLEHLO_VHLO_DIALECT

include "mlir/IR/DialectBase.td"

def VHLO_Dialect : Dialect {
  let name = "vhlo";
  let summary = "stablehlo as it is kept in files";
  let description = [{
    Every version of every stablehlo op, attribute and type that a file may
    hold. The names end in the version: an op that changes becomes a new op and
    the old one stays. Nothing is checked beyond the structure.
  }];
  let cppNamespace = "::mlir::vhlo";
  let useDefaultAttributePrinterParser = 0;
  let useDefaultTypePrinterParser = 0;
}

#endif // MLIRKIT_STABLEHLO_VHLO_DIALECT
