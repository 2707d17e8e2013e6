//===- hlo_ops_common.td - The mhlo dialect and its op classes --*- tablegen -*-===//

#ifndef MLIRKIT_MHLO_COMMON
#define MLIRKIT_MHLO_COMMON

include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def MHLO_Dialect : Dialect {
  let name = "mhlo";
  let summary = "programs inside the XLA compiler";
  let description = [{
    XLA's own dialect: what stablehlo has, in older forms, and what only the
    compiler says: fusions, asynchronous computations, domains.
  }];
  let cppNamespace = "::mlir::mhlo";
  let useDefaultAttributePrinterParser = 0;
  let useDefaultTypePrinterParser = 0;
  let hasOperationAttrVerify = 1;
  let hasRegionArgAttrVerify = 1;
}

include "mhlo/IR/hlo_base.td"
include "mhlo/IR/hlo_ops_enums.td"
include "mhlo/IR/hlo_ops_attrs.td"
include "mhlo/IR/hlo_ops_typedefs.td"

class MHLO_Op<string mnemonic, list<Trait> traits = []>
    : Op<MHLO_Dialect, mnemonic, traits>;

// An op that can say in terms of its operands what shape its results have.
class MHLO_ShapedInterfaceOp<string mnemonic, list<Trait> traits>
    : MHLO_Op<mnemonic, traits #
        [DeclareOpInterfaceMethods<InferShapedTypeOpInterface, ["reifyReturnTypeShapes"]>]>;

// Attributes that several ops share.
defvar MHLO_DimensionAttr = ConfinedAttr<I64Attr, [IntNonNegative]>;
defvar MHLO_CountAttr = ConfinedAttr<I64Attr, [IntPositive]>;
defvar MHLO_OptionalElements = OptionalAttr<I64ElementsAttr>;
defvar MHLO_FalseAttr = DefaultValuedOptionalAttr<BoolAttr, "false">;
defvar MHLO_OptionalChannel = OptionalAttr<MHLO_ChannelHandle>;
defvar MHLO_OptionalPrecision = OptionalAttr<MHLO_PrecisionConfigAttr>;
defvar MHLO_InferType = DeclareOpInterfaceMethods<InferTypeOpInterface>;

#endif // MLIRKIT_MHLO_COMMON
