//===- VhloBase.td - What vhlo ops, attributes and types share --*- tablegen -*-===//
//
// Everything in vhlo is versioned. `minVersion` and `maxVersion` are the first
// and the last StableHLO release that knows the thing; "current" means it has
// not been replaced.
//
//===----------------------------------------------------------------------===//

#ifndef MLIRKIT_STABLEHLO_VHLO_BASE
#define MLIRKIT_STABLEHLO_VHLO_BASE

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"
include "stablehlo/dialect/VhloDialect.td"

class VHLO_Versioned<string min, string max> {
  string minVersion = min;
  string maxVersion = max;
}

def VHLO_VersionedOpInterface : OpInterface<"VersionedOpInterface"> {
  let cppNamespace = "::mlir::vhlo";
  let methods = [
    InterfaceMethod<"First release that knows the op.", "mlir::vhlo::Version", "getMinVersion">,
    InterfaceMethod<"Last release that knows the op.", "mlir::vhlo::Version", "getMaxVersion">
  ];
}

def VHLO_VersionedOpConstraintInterface : OpInterface<"VersionedOpConstraintInterface"> {
  let cppNamespace = "::mlir::vhlo";
  let methods = [
    InterfaceMethod<"Whether a release that knows the op also allows it as it is.",
                    "mlir::LogicalResult", "validateConstraint",
                    (ins "mlir::Operation*":$op, "mlir::vhlo::Version":$targetVersion)>
  ];
}

def VHLO_VersionedAttrInterface : AttrInterface<"VersionedAttrInterface"> {
  let cppNamespace = "::mlir::vhlo";
  let methods = [
    InterfaceMethod<"First release that knows it.", "mlir::vhlo::Version", "getMinVersion">,
    InterfaceMethod<"Last release that knows it.", "mlir::vhlo::Version", "getMaxVersion">
  ];
}

def VHLO_VersionedTypeInterface : TypeInterface<"VersionedTypeInterface"> {
  let cppNamespace = "::mlir::vhlo";
  let methods = [
    InterfaceMethod<"First release that knows it.", "mlir::vhlo::Version", "getMinVersion">,
    InterfaceMethod<"Last release that knows it.", "mlir::vhlo::Version", "getMaxVersion">
  ];
}

//===----------------------------------------------------------------------===//
// Constraints: none
//===----------------------------------------------------------------------===//

def VHLO_AnyType : AnyTypeOf<[AnyType]>;
def VHLO_AnyAttr : AnyAttrOf<[AnyAttr]>;
def VHLO_AnyRegion : Region<CPred<"true">, "any region">;

//===----------------------------------------------------------------------===//
// Parameters
//===----------------------------------------------------------------------===//

// A bracketed list of dimensions; a dynamic one is spelled `?`.
def VHLO_Dims : ArrayRefParameter<"int64_t", "Dimension"> {
  let parser = "mlir::hlo::parseDimSizes($_parser)";
  let printer = "mlir::hlo::printDimSizes($_printer, $_self)";
}

// A double as a float literal; hooks read and write the text.
def VHLO_APFloatV1 : APFloatParameter<""> {
  let parser = "mlir::vhlo::parseDouble($_parser)";
  let printer = "mlir::vhlo::printDouble($_printer, $_self)";
}

// A bracketed list of doubles; hooks read and write the text.
def VHLO_QuantizationScalesV1 : ArrayRefParameter<"::llvm::APFloat", "array of double scales"> {
  let parser = "mlir::vhlo::parseDoubles($_parser)";
  let printer = "mlir::vhlo::printDoubles($_printer, $_self)";
}

#endif // MLIRKIT_STABLEHLO_VHLO_BASE
