//===- Interfaces of builtin attributes --------------------------------------===//
//
// Each also is a constraint: "is an attribute with this interface".
//
//===------------------------------------------------------------------------===//

#ifndef MLIR_IR_BUILTINATTRIBUTEINTERFACES_TD_
#define MLIR_IR_BUILTINATTRIBUTEINTERFACES_TD_

include "mlir/IR/OpBase.td"

def TypedAttrInterface : AttrInterface<"TypedAttr"> {
  let description = [{
    An attribute with a type.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The type.",
      "::mlir::Type", "getType">
  ];
}

def BlobAttrInterface : AttrInterface<"BlobAttr"> {
  let description = [{
    An attribute that keeps its value as a block of bytes.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The bytes.",
      "::llvm::ArrayRef<char>", "getData">
  ];
}

def ElementsAttrInterface : AttrInterface<"ElementsAttr", [TypedAttrInterface]> {
  let description = [{
    A constant of shaped type: one value per element, or one for all.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"Access to the elements as values of a C++ type.",
      "::mlir::FailureOr<::mlir::detail::ElementsAttrIndexer>", "getValuesImpl",
      (ins "::mlir::TypeID":$elementID), [{}],
      [{ /* implemented in C++ */ }]>,
    InterfaceMethod<"All elements are the same value.",
      "bool", "isSplat", (ins), [{}],
      [{ return $_attr.getNumElements() == 1; }]>,
    InterfaceMethod<"The type.",
      "::mlir::ShapedType", "getShapedType", (ins), [{}],
      [{ return $_attr.getType(); }]>
  ];
}

def MemRefLayoutAttrInterface : AttrInterface<"MemRefLayoutAttrInterface"> {
  let description = [{
    The layout of a memref type: where in memory an element of given indices is.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The layout as an affine map from indices to addresses.",
      "::mlir::AffineMap", "getAffineMap">,
    InterfaceMethod<"Elements are stored in row-major order without gaps.",
      "bool", "isIdentity", (ins), [{}],
      [{ return $_attr.getAffineMap().isIdentity(); }]>,
    InterfaceMethod<"Checks the layout against a shape.",
      "::llvm::LogicalResult", "verifyLayout",
      (ins "::llvm::ArrayRef<int64_t>":$shape,
           "::llvm::function_ref<::mlir::InFlightDiagnostic()>":$emitError), [{}],
      [{
        return ::mlir::detail::verifyAffineMapAsLayout($_attr.getAffineMap(), shape,
            emitError);
      }]>,
    InterfaceMethod<"The layout as strides and an offset.",
      "::llvm::LogicalResult", "getStridesAndOffset",
      (ins "::llvm::ArrayRef<int64_t>":$shape,
           "::llvm::SmallVectorImpl<int64_t> &":$strides, "int64_t &":$offset), [{}],
      [{
        return ::mlir::detail::getAffineMapStridesAndOffset($_attr.getAffineMap(), shape,
            strides, offset);
      }]>
  ];
}

#endif // MLIR_IR_BUILTINATTRIBUTEINTERFACES_TD_
