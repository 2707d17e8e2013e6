//===- The spirv dialect: inner products of integers ------------------------===//

#ifndef MLIR_DIALECT_SPIRV_IR_SPIRVINTEGERDOTPRODUCTOPS_TD
#define MLIR_DIALECT_SPIRV_IR_SPIRVINTEGERDOTPRODUCTOPS_TD

include "mlir/Dialect/SPIRV/IR/SPIRVBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

// Vectors, or integers that hold packed vectors; the names begin with the signs of the two.

class SPIRV_IntegerDotProductOp<string mnemonic, list<Trait> traits = []>
    : SPIRV_Op<mnemonic, traits # [Pure]> {
  let results = (outs SPIRV_Integer:$result);
  let autogenAvailability = 0;
}

class SPIRV_IntegerDotProductBinaryOp<string mnemonic, list<Trait> traits = []>
    : SPIRV_IntegerDotProductOp<mnemonic, traits # [AllTypesMatch<["vector1", "vector2"]>]> {
  let arguments = (ins SPIRV_ScalarOrVectorOf<SPIRV_Integer>:$vector1,
                       SPIRV_ScalarOrVectorOf<SPIRV_Integer>:$vector2,
                       OptionalAttr<SPIRV_PackedVectorFormatAttr>:$format);
  let assemblyFormat =
      "$vector1 `,` $vector2 ( `,` $format^ )? attr-dict `:` type($vector1) `->` type($result)";
}

class SPIRV_IntegerDotProductTernaryOp<string mnemonic, list<Trait> traits = []>
    : SPIRV_IntegerDotProductOp<mnemonic, traits # [AllTypesMatch<["vector1", "vector2"]>,
                                                    AllTypesMatch<["accumulator", "result"]>]> {
  let arguments = (ins SPIRV_ScalarOrVectorOf<SPIRV_Integer>:$vector1,
                       SPIRV_ScalarOrVectorOf<SPIRV_Integer>:$vector2, SPIRV_Integer:$accumulator,
                       OptionalAttr<SPIRV_PackedVectorFormatAttr>:$format);
  let assemblyFormat = "$vector1 `,` $vector2 `,` $accumulator ( `,` $format^ )? attr-dict `:` "
      "type($vector1) `->` type($result)";
}

class _Signs<string name, string description, list<Trait> signs> {
  string letters = name;
  string text = "inner product of " # description # " integers";
  list<Trait> traits = signs;
}
foreach kind = [_Signs<"S", "signed", [SignedOp]>, _Signs<"U", "unsigned", [UnsignedOp]>,
                _Signs<"SU", "signed and unsigned", [SignedOp, UnsignedOp]>] in {
  // Vectors of the same kind can be exchanged.
  def "SPIRV_" # kind.letters # "DotOp"
      : SPIRV_IntegerDotProductBinaryOp<
            kind.letters # "Dot",
            kind.traits # !if(!eq(!size(kind.traits), 1), [Commutative], []<Trait>)> {
    let summary = kind.text;
  }
  def "SPIRV_" # kind.letters # "DotAccSatOp"
      : SPIRV_IntegerDotProductTernaryOp<kind.letters # "DotAccSat", kind.traits> {
    let summary = kind.text # " plus an integer, saturated";
  }
}

#endif // MLIR_DIALECT_SPIRV_IR_SPIRVINTEGERDOTPRODUCTOPS_TD
