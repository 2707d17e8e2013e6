//===- Interfaces of builtin types -------------------------------------------===//
//
// Each also is a constraint: "is a type with this interface".
//
//===------------------------------------------------------------------------===//

#ifndef MLIR_IR_BUILTINTYPEINTERFACES_TD_
#define MLIR_IR_BUILTINTYPEINTERFACES_TD_

include "mlir/IR/OpBase.td"

def VectorElementTypeInterface : TypeInterface<"VectorElementTypeInterface"> {
  let description = [{
    A type vectors may be made of. Builtin integers, index and floats are; a dialect's
    own type may be.
  }];
  let cppNamespace = "::mlir";
}

def FloatTypeInterface : TypeInterface<"FloatType", [VectorElementTypeInterface]> {
  let description = [{
    A floating-point type.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The format: exponent and mantissa bits, and what values it has.",
      "const ::llvm::fltSemantics &", "getFloatSemantics">,
    InterfaceMethod<"The same kind of type with `scale` times the bits, if there is one.",
      "::mlir::FloatType", "scaleElementBitwidth", (ins "unsigned":$scale), [{}],
      [{ return ::mlir::FloatType(); }]>
  ];
}

def MemRefElementTypeInterface : TypeInterface<"MemRefElementTypeInterface"> {
  let description = [{
    A type memrefs may be made of. Builtin scalars, vectors and memrefs are; a
    dialect's own type may be.
  }];
  let cppNamespace = "::mlir";
}

def PtrLikeTypeInterface : TypeInterface<"PtrLikeTypeInterface"> {
  let description = [{
    A type that is an address: with a memory space, perhaps a type of what is there,
    perhaps with more than the address.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The memory space.",
      "::mlir::Attribute", "getMemorySpace">,
    InterfaceMethod<"The type of what is pointed to, or none.",
      "::mlir::Type", "getElementType">,
    InterfaceMethod<"A value consists of more than the address.",
      "bool", "hasPtrMetadata">,
    InterfaceMethod<[{
        The same type with another memory space and, if given, element type.
      }],
      "::llvm::FailureOr<::mlir::PtrLikeTypeInterface>", "clonePtrWith",
      (ins "::mlir::Attribute":$memorySpace, "::std::optional<::mlir::Type>":$elementType)>
  ];
}

def ShapedTypeInterface : TypeInterface<"ShapedType"> {
  let description = [{
    A type with an element type and, if ranked, a shape. A dimension whose size is not
    known is dynamic.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The same type with another element type and, if given, shape.",
      "::mlir::ShapedType", "cloneWith",
      (ins "::std::optional<::llvm::ArrayRef<int64_t>>":$shape,
           "::mlir::Type":$elementType)>,
    InterfaceMethod<"The type of the elements.",
      "::mlir::Type", "getElementType">,
    InterfaceMethod<"The rank is known.",
      "bool", "hasRank">,
    InterfaceMethod<"The sizes; only for ranked types.",
      "::llvm::ArrayRef<int64_t>", "getShape">
  ];
}

#endif // MLIR_IR_BUILTINTYPEINTERFACES_TD_
