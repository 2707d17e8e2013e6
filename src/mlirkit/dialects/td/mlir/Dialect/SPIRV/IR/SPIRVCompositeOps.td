//===- The spirv dialect: operations on composites --------------------------===//

#ifndef MLIR_DIALECT_SPIRV_IR_SPIRVCOMPOSITEOPS_TD
#define MLIR_DIALECT_SPIRV_IR_SPIRVCOMPOSITEOPS_TD

include "mlir/Dialect/SPIRV/IR/SPIRVBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def SPIRV_CompositeConstructOp : SPIRV_Op<"CompositeConstruct", [Pure]> {
  let summary = "composite of parts";
  let arguments = (ins Variadic<SPIRV_Type>:$constituents);
  let results = (outs SPIRV_Composite:$result);
  let assemblyFormat = "$constituents attr-dict `:` `(` type(operands) `)` `->` type($result)";
}

def SPIRV_CompositeExtractOp : SPIRV_Op<"CompositeExtract", [Pure, UsableInSpecConstantOp]> {
  let summary = "part of a composite";
  let arguments = (ins SPIRV_Composite:$composite, I32ArrayAttr:$indices);
  let results = (outs SPIRV_Type:$component);
  let builders = [OpBuilder<(ins "Value":$composite, "ArrayRef<int32_t>":$indices)>];
  let hasFolder = 1;
}

def SPIRV_CompositeInsertOp : SPIRV_Op<"CompositeInsert", [Pure, UsableInSpecConstantOp]> {
  let summary = "composite with one part replaced";
  let arguments = (ins SPIRV_Type:$object, SPIRV_Composite:$composite, I32ArrayAttr:$indices);
  let results = (outs SPIRV_Composite:$result);
  let builders = [
    OpBuilder<(ins "Value":$object, "Value":$composite, "ArrayRef<int32_t>":$indices)>
  ];
}

class _ElementOfVector<string name>
    : TypesMatchWith<"type of '" # name # "' matches element type of 'vector'", "vector", name,
                     "::llvm::cast<mlir::VectorType>($_self).getElementType()">;

def SPIRV_VectorExtractDynamicOp
    : SPIRV_Op<"VectorExtractDynamic", [Pure, _ElementOfVector<"result">]> {
  let summary = "element of a vector at an index";
  let arguments = (ins SPIRV_Vector:$vector, SPIRV_Integer:$index);
  let results = (outs SPIRV_Scalar:$result);
  let assemblyFormat = "$vector `[` $index `]` attr-dict `:` type($vector) `,` type($index)";
  let hasVerifier = 0;
}

def SPIRV_VectorInsertDynamicOp
    : SPIRV_Op<"VectorInsertDynamic", [Pure, _ElementOfVector<"component">,
                                       AllTypesMatch<["vector", "result"]>]> {
  let summary = "vector with the element at an index replaced";
  let arguments = (ins SPIRV_Vector:$vector, SPIRV_Scalar:$component, SPIRV_Integer:$index);
  let results = (outs SPIRV_Vector:$result);
  let assemblyFormat = "$component `,` $vector `[` $index `]` attr-dict `:` type($vector) `,` "
      "type($index)";
  let hasVerifier = 0;
}

def SPIRV_VectorShuffleOp
    : SPIRV_Op<"VectorShuffle", [Pure, AllElementTypesMatch<["vector1", "vector2", "result"]>]> {
  let summary = "vector of elements of two vectors";
  let arguments = (ins SPIRV_Vector:$vector1, SPIRV_Vector:$vector2, I32ArrayAttr:$components);
  let results = (outs SPIRV_Vector:$result);
  let assemblyFormat = "attr-dict $components $vector1 `,` $vector2 `:` type($vector1) `,` "
      "type($vector2) `->` type($result)";
}

#endif // MLIR_DIALECT_SPIRV_IR_SPIRVCOMPOSITEOPS_TD
