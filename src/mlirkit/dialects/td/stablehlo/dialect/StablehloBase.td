//===- StablehloBase.td - The stablehlo dialect and its op classes -*- tablegen -*-===//

#ifndef MLIRKIT_STABLEHLO_STABLEHLO_BASE
#define MLIRKIT_STABLEHLO_STABLEHLO_BASE

include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "stablehlo/dialect/Base.td"

def StableHLO_Dialect : Dialect {
  let name = "stablehlo";
  let summary = "portable operations of machine-learning programs";
  let description = [{
    The dialect in which JAX, TensorFlow and PyTorch/XLA hand programs to
    compilers. Its ops are tensor computations without side effects, plus
    communication between devices. Programs are kept in files as `vhlo`.
  }];
  let cppNamespace = "::mlir::stablehlo";
  let useDefaultAttributePrinterParser = 0;
  let useDefaultTypePrinterParser = 0;
}

include "stablehlo/dialect/StablehloEnums.td"
include "stablehlo/dialect/StablehloTypes.td"
include "stablehlo/dialect/StablehloAttrs.td"

class StableHLO_Op<string mnemonic, list<Trait> traits = []>
    : Op<StableHLO_Dialect, mnemonic, traits>;

// An op that can say in terms of its operands what shape its results have.
class StableHLO_ShapedInterfaceOp<string mnemonic, list<Trait> traits>
    : StableHLO_Op<mnemonic, traits #
        [DeclareOpInterfaceMethods<InferShapedTypeOpInterface, ["reifyReturnTypeShapes"]>]>;

// Attributes that several ops share.
defvar StableHLO_DimensionAttr = ConfinedAttr<I64Attr, [IntNonNegative]>;
defvar StableHLO_CountAttr = ConfinedAttr<I64Attr, [IntPositive]>;
defvar StableHLO_OptionalDims = OptionalAttr<DenseI64ArrayAttr>;
defvar StableHLO_FalseAttr = DefaultValuedOptionalAttr<BoolAttr, "false">;
defvar StableHLO_OptionalChannel = OptionalAttr<StableHLO_ChannelHandle>;
defvar StableHLO_OptionalPrecision = OptionalAttr<StableHLO_PrecisionConfigAttr>;

#endif // MLIRKIT_STABLEHLO_STABLEHLO_BASE
