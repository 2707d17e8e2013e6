//===- The complex dialect: enums -------------------------------------------===//

#ifndef MLIR_DIALECT_COMPLEX_IR_COMPLEXBASE_TD
#define MLIR_DIALECT_COMPLEX_IR_COMPLEXBASE_TD

include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"

def Complex_Dialect : Dialect {
  let name = "complex";
  let summary = "complex numbers";
  let description = [{
    Complex numbers made of two floats: arithmetic, elementary functions, and getting at
    the parts.
  }];
  let cppNamespace = "::mlir::complex";
  let dependentDialects = ["arith::ArithDialect"];
  let hasConstantMaterializer = 1;
  let useDefaultAttributePrinterParser = 1;
}

// How much care a lowering takes that intermediate results stay in range.
def Complex_CRF_improved : I32BitEnumAttrCaseBit<"improved", 0>;
def Complex_CRF_basic    : I32BitEnumAttrCaseBit<"basic", 1>;
def Complex_CRF_none     : I32BitEnumAttrCaseBit<"none", 2>;

def Complex_ComplexRangeFlags
    : I32BitEnumAttr<"ComplexRangeFlags", "Complex range flags",
                     [Complex_CRF_improved, Complex_CRF_basic, Complex_CRF_none]> {
  let cppNamespace = "::mlir::complex";
}

#endif // MLIR_DIALECT_COMPLEX_IR_COMPLEXBASE_TD
