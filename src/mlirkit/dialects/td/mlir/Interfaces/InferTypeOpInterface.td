//===- Inferring result types ------------------------------------------------===//
//
// Result types, or only shapes, from operands, attributes, properties and regions.
//
// An operation whose result types follow from its definition alone (by
// `SameOperandsAndResultType`, `AllTypesMatch`, `TypesMatchWith`, or types there is
// only one of) gets the interface without asking.
//
//===------------------------------------------------------------------------===//

#ifndef MLIR_INFERTYPEOPINTERFACE
#define MLIR_INFERTYPEOPINTERFACE

include "mlir/IR/OpBase.td"

def InferTypeOpInterface : OpInterface<"InferTypeOpInterface"> {
  let description = [{
    An operation whose result types follow from its operands, attributes, properties
    and regions; builders and formats can leave them out.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    StaticInterfaceMethod<"The result types, or an error at `location`.",
      "::llvm::LogicalResult", "inferReturnTypes",
      (ins "::mlir::MLIRContext *":$context,
           "::std::optional<::mlir::Location>":$location, "::mlir::ValueRange":$operands,
           "::mlir::DictionaryAttr":$attributes, "::mlir::OpaqueProperties":$properties,
           "::mlir::RegionRange":$regions,
           "::llvm::SmallVectorImpl<::mlir::Type> &":$inferredReturnTypes)>,
    StaticInterfaceMethod<"The result types, given that `returnTypes` is known of them.",
      "::llvm::LogicalResult", "refineReturnTypes",
      (ins "::mlir::MLIRContext *":$context,
           "::std::optional<::mlir::Location>":$location, "::mlir::ValueRange":$operands,
           "::mlir::DictionaryAttr":$attributes, "::mlir::OpaqueProperties":$properties,
           "::mlir::RegionRange":$regions,
           "::llvm::SmallVectorImpl<::mlir::Type> &":$returnTypes), [{}],
      [{ /* implemented in C++ */ }]>,
    StaticInterfaceMethod<[{
        Result types `lhs` may be written where `rhs` were inferred. By default,
        if equal.
      }],
      "bool", "isCompatibleReturnTypes",
      (ins "::mlir::TypeRange":$lhs, "::mlir::TypeRange":$rhs),
      [{ return ConcreteOp::isCompatibleReturnTypes(lhs, rhs); }],
      [{ return lhs == rhs; }]>
  ];
  let verify = [{ return detail::verifyInferredResultTypes($_op); }];
  let verifyWithRegions = 1;
}

def InferShapedTypeOpInterface : OpInterface<"InferShapedTypeOpInterface"> {
  let description = [{
    An operation that knows shape and element type of its results, though not their
    whole types.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    StaticInterfaceMethod<"Shape, element type and encoding of each result.",
      "::llvm::LogicalResult", "inferReturnTypeComponents",
      (ins "::mlir::MLIRContext *":$context,
           "::std::optional<::mlir::Location>":$location,
           "::mlir::ValueShapeRange":$operands, "::mlir::DictionaryAttr":$attributes,
           "::mlir::OpaqueProperties":$properties, "::mlir::RegionRange":$regions,
           "::llvm::SmallVectorImpl<::mlir::ShapedTypeComponents> &":$inferredReturnShapes), [{}],
      [{ return ::mlir::failure(); }]>,
    InterfaceMethod<"Builds values that are the shapes of the results.",
      "::llvm::LogicalResult", "reifyReturnTypeShapes",
      (ins "::mlir::OpBuilder &":$builder, "::mlir::ValueRange":$operands,
           "::llvm::SmallVectorImpl<::mlir::Value> &":$reifiedReturnShapes), [{}],
      [{ return ::mlir::failure(); }]>
  ];
}

//===- The first two, with an adaptor in place of lists ---------------------===//

class InferTypeOpAdaptorBase<code additionalDecls = [{}]> : TraitList<[
    DeclareOpInterfaceMethods<InferTypeOpInterface>,
    NativeOpTrait<"InferTypeOpAdaptor", [], additionalDecls>
]>;

def InferTypeOpAdaptor : InferTypeOpAdaptorBase;

// And compatibility decided by hand.
def InferTypeOpAdaptorWithIsCompatible : InferTypeOpAdaptorBase<[{
  static bool isCompatibleReturnTypes(::mlir::TypeRange l, ::mlir::TypeRange r);
}]>;

class InferShapedTypeOpAdaptorBase<list<string> overridenMethods = []> : TraitList<[
    DeclareOpInterfaceMethods<InferShapedTypeOpInterface, overridenMethods>,
    NativeOpTrait<"InferShapedTypeOpAdaptor">
]>;

def InferShapedTypeOpAdaptor
    : InferShapedTypeOpAdaptorBase<["inferReturnTypeComponents"]>;
def InferShapedTypeOpAdaptorWithReify
    : InferShapedTypeOpAdaptorBase<["inferReturnTypeComponents", "reifyReturnTypeShapes"]>;

//===- Result types that are tensors of the inferred shapes -----------------===//

class InferTensorTypeBase<list<string> overridenMethods = []> : TraitList<[
    DeclareOpInterfaceMethods<InferTypeOpInterface>,
    DeclareOpInterfaceMethods<InferShapedTypeOpInterface, overridenMethods>,
    NativeOpTrait<"InferTensorType">
]>;

def InferTensorType : InferTensorTypeBase<["inferReturnTypeComponents"]>;
def InferTensorTypeWithReify
    : InferTensorTypeBase<["inferReturnTypeComponents", "reifyReturnTypeShapes"]>;

class InferTensorTypeAdaptorBase<list<string> overridenMethods = []> : TraitList<[
    DeclareOpInterfaceMethods<InferTypeOpInterface>,
    InferShapedTypeOpAdaptorBase<overridenMethods>,
    NativeOpTrait<"InferTensorType">
]>;

def InferTensorTypeAdaptor : InferTensorTypeAdaptorBase<["inferReturnTypeComponents"]>;
def InferTensorTypeAdaptorWithReify
    : InferTensorTypeAdaptorBase<["inferReturnTypeComponents", "reifyReturnTypeShapes"]>;

//===- Shapes of ranked results as values -----------------------------------===//

def ReifyRankedShapedTypeOpInterface : OpInterface<"ReifyRankedShapedTypeOpInterface"> {
  let description = [{
    An operation that can compute the shapes of its ranked results from its operands,
    each dimension being a constant or a value.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"Shapes of all results.",
      "::llvm::LogicalResult", "reifyResultShapes",
      (ins "::mlir::OpBuilder &":$builder,
           "::mlir::ReifiedRankedShapedTypeDims &":$reifiedReturnShapes), [{}],
      [{ return ::mlir::failure(); }]>,
    InterfaceMethod<"Shape of one result.",
      "::llvm::FailureOr<::llvm::SmallVector<::mlir::OpFoldResult>>", "reifyShapeOfResult",
      (ins "::mlir::OpBuilder &":$builder, "int":$resultIndex), [{}],
      [{ /* implemented in C++ */ }]>,
    InterfaceMethod<"One dimension of a result.",
      "::llvm::FailureOr<::mlir::OpFoldResult>", "reifyDimOfResult",
      (ins "::mlir::OpBuilder &":$builder, "int":$resultIndex, "int":$dim), [{}],
      [{ /* implemented in C++ */ }]>
  ];
}

//===- Results like the operands --------------------------------------------===//

// All types are equal; all ranks are.
def SameOperandsAndResultType : NativeOpTrait<"SameOperandsAndResultType">;
def SameOperandsAndResultRank : NativeOpTrait<"SameOperandsAndResultRank">;

#endif // MLIR_INFERTYPEOPINTERFACE
