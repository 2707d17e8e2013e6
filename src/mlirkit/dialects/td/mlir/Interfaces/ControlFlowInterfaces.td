//===- Control flow ----------------------------------------------------------===//
//
// Branches between blocks, branches between regions, selections, and how probable
// each way is.
//
//===------------------------------------------------------------------------===//

#ifndef MLIR_INTERFACES_CONTROLFLOWINTERFACES
#define MLIR_INTERFACES_CONTROLFLOWINTERFACES

include "mlir/IR/OpBase.td"

def BranchOpInterface : OpInterface<"BranchOpInterface"> {
  let description = [{
    A terminator that passes control, and values, to one of its successors. Operands
    of a successor become the arguments of the block.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<[{
        Operands passed to a successor; the first arguments of the block may be
        produced by the operation itself.
      }],
      "::mlir::SuccessorOperands", "getSuccessorOperands", (ins "unsigned":$index)>,
    InterfaceMethod<"The block argument that an operand becomes, if any.",
      "::std::optional<::mlir::BlockArgument>", "getSuccessorBlockArgument",
      (ins "unsigned":$operandIndex),
      [{ /* implemented in C++ */ }]>,
    InterfaceMethod<[{
        The successor taken when the operands are these constants (null where
        unknown), or null.
      }],
      "::mlir::Block *", "getSuccessorForOperands",
      (ins "::llvm::ArrayRef<::mlir::Attribute>":$operands), [{}],
      [{ return nullptr; }]>,
    InterfaceMethod<[{
        Whether a value of type `lhs` may become a block argument of type `rhs`.
      }],
      "bool", "areTypesCompatible", (ins "::mlir::Type":$lhs, "::mlir::Type":$rhs), [{}],
      [{ return lhs == rhs; }]>
  ];
  let verify = [{
    auto branch = ::mlir::cast<ConcreteOp>($_op);
    for (unsigned i = 0; i < $_op->getNumSuccessors(); ++i)
      if (::mlir::failed(::mlir::detail::verifyBranchSuccessorOperands(
              $_op, i, branch.getSuccessorOperands(i))))
        return ::mlir::failure();
    return ::mlir::success();
  }];
}

def RegionBranchOpInterface : OpInterface<"RegionBranchOpInterface"> {
  let description = [{
    An operation whose regions pass control, and values, among each other and back to
    it. Control enters from the operation itself, the parent.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<[{
        Operands that become the arguments of the region entered, or the results
        when the operation is left at once.
      }],
      "::mlir::OperandRange", "getEntrySuccessorOperands",
      (ins "::mlir::RegionSuccessor":$successor), [{}],
      [{ /* implemented in C++ */ }]>,
    InterfaceMethod<[{
        Regions that may be entered first, when the operands are these constants
        (null where unknown).
      }],
      "void", "getEntrySuccessorRegions",
      (ins "::llvm::ArrayRef<::mlir::Attribute>":$operands,
           "::llvm::SmallVectorImpl<::mlir::RegionSuccessor> &":$regions), [{}],
      [{ $_op.getSuccessorRegions(mlir::RegionBranchPoint::parent(), regions); }]>,
    InterfaceMethod<[{
        What may follow `point`: the operation itself or a terminator in a region.
      }],
      "void", "getSuccessorRegions",
      (ins "::mlir::RegionBranchPoint":$point,
           "::llvm::SmallVectorImpl<::mlir::RegionSuccessor> &":$regions)>,
    InterfaceMethod<"What may follow any of the terminators of a region.",
      "void", "getSuccessorRegions",
      (ins "::mlir::Region &":$region,
           "::llvm::SmallVectorImpl<::mlir::RegionSuccessor> &":$regions), [{}],
      [{ /* implemented in C++ */ }]>,
    InterfaceMethod<"Where control may come from to get to `successor`.",
      "void", "getPredecessors",
      (ins "::mlir::RegionSuccessor":$successor,
           "::llvm::SmallVectorImpl<::mlir::RegionBranchPoint> &":$predecessors), [{}],
      [{ /* implemented in C++ */ }]>,
    InterfaceMethod<"Values that may become input number `index` of `successor`.",
      "void", "getPredecessorValues",
      (ins "::mlir::RegionSuccessor":$successor, "int":$index,
           "::llvm::SmallVectorImpl<::mlir::Value> &":$predecessorValues), [{}],
      [{ /* implemented in C++ */ }]>,
    InterfaceMethod<"How often each region runs, when the operands are these constants.",
      "void", "getRegionInvocationBounds",
      (ins "::llvm::ArrayRef<::mlir::Attribute>":$operands,
           "::llvm::SmallVectorImpl<::mlir::InvocationBounds> &":$invocationBounds), [{}],
      [{
        invocationBounds.append($_op->getNumRegions(), ::mlir::InvocationBounds::getUnknown(
            ));
      }]>,
    InterfaceMethod<"Whether a value of type `lhs` may become an input of type `rhs`.",
      "bool", "areTypesCompatible", (ins "::mlir::Type":$lhs, "::mlir::Type":$rhs), [{}],
      [{ return lhs == rhs; }]>
  ];
  let verify = [{ return detail::verifyRegionBranchOpInterface($_op); }];
  let verifyWithRegions = 1;
}

def RegionBranchTerminatorOpInterface : OpInterface<"RegionBranchTerminatorOpInterface"> {
  let description = [{
    A terminator of a region that passes control, and values, to another region or to
    the operation around it.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"Operands passed to what follows.",
      "::mlir::MutableOperandRange", "getMutableSuccessorOperands",
      (ins "::mlir::RegionSuccessor":$point)>,
    InterfaceMethod<[{
        What may follow, when the operands are these constants (null where
        unknown).
      }],
      "void", "getSuccessorRegions",
      (ins "::llvm::ArrayRef<::mlir::Attribute>":$operands,
           "::llvm::SmallVectorImpl<::mlir::RegionSuccessor> &":$regions), [{}],
      [{ /* implemented in C++ */ }]>
  ];
  let verify = [{ return success(); }];
}

def SelectLikeOpInterface : OpInterface<"SelectLikeOpInterface"> {
  let description = [{
    An operation that yields one of two operands, as a third one says.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The value if the condition is false.",
      "::mlir::Value", "getFalseValue">,
    InterfaceMethod<"The value if the condition is true.",
      "::mlir::Value", "getTrueValue">,
    InterfaceMethod<"The condition.",
      "::mlir::Value", "getCondition">
  ];
}

def WeightedBranchOpInterface : OpInterface<"WeightedBranchOpInterface"> {
  let description = [{
    A branch that knows how often each successor is taken, relative to the others.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"One weight per successor, or none at all.",
      "::llvm::ArrayRef<int32_t>", "getWeights", (ins), [{}],
      [{ /* implemented in C++ */ }]>,
    InterfaceMethod<"Changes the weights.",
      "void", "setWeights", (ins "::llvm::ArrayRef<int32_t>":$weights), [{}],
      [{ /* implemented in C++ */ }]>
  ];
  let verify = [{ return ::mlir::detail::verifyBranchWeights($_op); }];
}

def WeightedRegionBranchOpInterface : OpInterface<"WeightedRegionBranchOpInterface"> {
  let description = [{
    An operation that knows how often each region is entered, relative to the others.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"One weight per region, or none at all.",
      "::llvm::ArrayRef<int32_t>", "getWeights", (ins), [{}],
      [{ /* implemented in C++ */ }]>,
    InterfaceMethod<"Changes the weights.",
      "void", "setWeights", (ins "::llvm::ArrayRef<int32_t>":$weights), [{}],
      [{ /* implemented in C++ */ }]>
  ];
  let verify = [{ return ::mlir::detail::verifyRegionBranchWeights($_op); }];
}

// A terminator that returns its operands as the results of the operation around it.
def ReturnLike : TraitList<[
    DeclareOpInterfaceMethods<RegionBranchTerminatorOpInterface>,
    NativeOpTrait<"ReturnLike", [], [{
      ::mlir::MutableOperandRange getMutableSuccessorOperands(::mlir::RegionSuccessor point) {
        return ::mlir::MutableOperandRange(*this);
      }
    }]>
]>;

#endif // MLIR_INTERFACES_CONTROLFLOWINTERFACES
