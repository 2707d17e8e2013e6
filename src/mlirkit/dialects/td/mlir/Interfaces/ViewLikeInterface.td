//===- Views and slices ------------------------------------------------------===//
//
// Operations that show the memory or the elements of another value.
//
//===------------------------------------------------------------------------===//

#ifndef MLIR_INTERFACES_VIEWLIKEINTERFACE
#define MLIR_INTERFACES_VIEWLIKEINTERFACE

include "mlir/IR/OpBase.td"

def ViewLikeOpInterface : OpInterface<"ViewLikeOpInterface"> {
  let description = [{
    An operation whose result shows the same data as an operand, in another way.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The operand.",
      "::mlir::Value", "getViewSource">,
    InterfaceMethod<"The result.",
      "::mlir::Value", "getViewDest", (ins), [{}],
      [{ return $_op->getResult(0); }]>
  ];
}

def OffsetSizeAndStrideOpInterface : OpInterface<"OffsetSizeAndStrideOpInterface"> {
  let description = [{
    An operation with offsets, sizes and strides, each list with dynamic entries as
    operands and static ones in an attribute, where a dynamic entry is marked.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    StaticInterfaceMethod<"Number of the operand with which the three lists begin.",
      "unsigned", "getOffsetSizeAndStrideStartOperandIndex">,
    InterfaceMethod<"Largest number of entries of each of the three lists.",
      "std::array<unsigned, 3>", "getArrayAttrMaxRanks">,
    InterfaceMethod<"Dynamic offsets.",
      "::mlir::OperandRange", "getOffsets", (ins), [{}],
      [{ return $_op.getOffsets(); }]>,
    InterfaceMethod<"Dynamic sizes.",
      "::mlir::OperandRange", "getSizes", (ins), [{}],
      [{ return $_op.getSizes(); }]>,
    InterfaceMethod<"Dynamic strides.",
      "::mlir::OperandRange", "getStrides", (ins), [{}],
      [{ return $_op.getStrides(); }]>,
    InterfaceMethod<"Static offsets.",
      "::llvm::ArrayRef<int64_t>", "getStaticOffsets", (ins), [{}],
      [{ return $_op.getStaticOffsets(); }]>,
    InterfaceMethod<"Static sizes.",
      "::llvm::ArrayRef<int64_t>", "getStaticSizes", (ins), [{}],
      [{ return $_op.getStaticSizes(); }]>,
    InterfaceMethod<"Static strides.",
      "::llvm::ArrayRef<int64_t>", "getStaticStrides", (ins), [{}],
      [{ return $_op.getStaticStrides(); }]>,
    InterfaceMethod<"All offsets.",
      "::llvm::SmallVector<::mlir::OpFoldResult>", "getMixedOffsets", (ins), [{}],
      [{ /* implemented in C++ */ }]>,
    InterfaceMethod<"All sizes.",
      "::llvm::SmallVector<::mlir::OpFoldResult>", "getMixedSizes", (ins), [{}],
      [{ /* implemented in C++ */ }]>,
    InterfaceMethod<"All strides.",
      "::llvm::SmallVector<::mlir::OpFoldResult>", "getMixedStrides", (ins), [{}],
      [{ /* implemented in C++ */ }]>,
    InterfaceMethod<"An offset is dynamic.",
      "bool", "isDynamicOffset", (ins "unsigned":$idx), [{}],
      [{ return ::mlir::ShapedType::isDynamic(getStaticOffsets()[idx]); }]>,
    InterfaceMethod<"A size is dynamic.",
      "bool", "isDynamicSize", (ins "unsigned":$idx), [{}],
      [{ return ::mlir::ShapedType::isDynamic(getStaticSizes()[idx]); }]>,
    InterfaceMethod<"A stride is dynamic.",
      "bool", "isDynamicStride", (ins "unsigned":$idx), [{}],
      [{ return ::mlir::ShapedType::isDynamic(getStaticStrides()[idx]); }]>,
    InterfaceMethod<"A static offset.",
      "int64_t", "getStaticOffset", (ins "unsigned":$idx), [{}],
      [{ /* implemented in C++ */ }]>,
    InterfaceMethod<"A static size.",
      "int64_t", "getStaticSize", (ins "unsigned":$idx), [{}],
      [{ /* implemented in C++ */ }]>,
    InterfaceMethod<"A static stride.",
      "int64_t", "getStaticStride", (ins "unsigned":$idx), [{}],
      [{ /* implemented in C++ */ }]>,
    InterfaceMethod<"Operand number of a dynamic offset.",
      "unsigned", "getIndexOfDynamicOffset", (ins "unsigned":$idx), [{}],
      [{ /* implemented in C++ */ }]>,
    InterfaceMethod<"Operand number of a dynamic size.",
      "unsigned", "getIndexOfDynamicSize", (ins "unsigned":$idx), [{}],
      [{ /* implemented in C++ */ }]>,
    InterfaceMethod<"Operand number of a dynamic stride.",
      "unsigned", "getIndexOfDynamicStride", (ins "unsigned":$idx), [{}],
      [{ /* implemented in C++ */ }]>,
    InterfaceMethod<"A dynamic offset.",
      "::mlir::Value", "getDynamicOffset", (ins "unsigned":$idx), [{}],
      [{ return $_op.getOperand(getIndexOfDynamicOffset(idx)); }]>,
    InterfaceMethod<"A dynamic size.",
      "::mlir::Value", "getDynamicSize", (ins "unsigned":$idx), [{}],
      [{ return $_op.getOperand(getIndexOfDynamicSize(idx)); }]>,
    InterfaceMethod<"A dynamic stride.",
      "::mlir::Value", "getDynamicStride", (ins "unsigned":$idx), [{}],
      [{ return $_op.getOperand(getIndexOfDynamicStride(idx)); }]>,
    InterfaceMethod<"All entries are the same as those of `other`, by `cmp`.",
      "bool", "isSameAs",
      (ins "::mlir::OffsetSizeAndStrideOpInterface":$other,
           "::llvm::function_ref<bool(::mlir::OpFoldResult, ::mlir::OpFoldResult)>":$cmp), [{}],
      [{
        return ::mlir::detail::sameOffsetsSizesAndStrides(
            ::mlir::cast<::mlir::OffsetSizeAndStrideOpInterface>($_op.getOperation()),
            other, cmp);
      }]>,
    InterfaceMethod<"All strides are one.",
      "bool", "hasUnitStride", (ins), [{}],
      [{ /* implemented in C++ */ }]>,
    InterfaceMethod<"All offsets are zero.",
      "bool", "hasZeroOffset", (ins), [{}],
      [{ /* implemented in C++ */ }]>
  ];
  let verify = [{
    return ::mlir::detail::verifyOffsetSizeAndStrideOp(
        ::mlir::cast<::mlir::OffsetSizeAndStrideOpInterface>($_op));
  }];
}

// No two results can be the same object.
def DistinctObjectsTrait : NativeOpTrait<"DistinctObjectsTrait">;

#endif // MLIR_INTERFACES_VIEWLIKEINTERFACE
