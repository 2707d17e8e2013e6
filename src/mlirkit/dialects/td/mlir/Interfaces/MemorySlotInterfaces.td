//===- Memory slots ----------------------------------------------------------===//
//
// What an analysis needs to turn memory into values: a slot is a pointer and the type
// of what is stored there.
//
//===------------------------------------------------------------------------===//

#ifndef MLIR_INTERFACES_MEMORYSLOTINTERFACES
#define MLIR_INTERFACES_MEMORYSLOTINTERFACES

include "mlir/IR/OpBase.td"

def PromotableAllocationOpInterface : OpInterface<"PromotableAllocationOpInterface"> {
  let description = [{
    An operation that allocates slots whose contents may become values.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The slots.",
      "::llvm::SmallVector<::mlir::MemorySlot>", "getPromotableSlots">,
    InterfaceMethod<"A value for reads before any write.",
      "::mlir::Value", "getDefaultValue",
      (ins "const ::mlir::MemorySlot &":$slot, "::mlir::OpBuilder &":$builder)>,
    InterfaceMethod<"Told that `argument` was added to carry the content of the slot.",
      "void", "handleBlockArgument",
      (ins "const ::mlir::MemorySlot &":$slot, "::mlir::BlockArgument":$argument,
           "::mlir::OpBuilder &":$builder)>,
    InterfaceMethod<[{
        Told that the slot is no longer used; may remove the allocation, and
        returns what is left of it.
      }],
      "::std::optional<::mlir::PromotableAllocationOpInterface>", "handlePromotionComplete",
      (ins "const ::mlir::MemorySlot &":$slot, "::mlir::Value":$defaultValue,
           "::mlir::OpBuilder &":$builder)>
  ];
}

def PromotableMemOpInterface : OpInterface<"PromotableMemOpInterface"> {
  let description = [{
    An operation that reads or writes a slot.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"Reads the slot.",
      "bool", "loadsFrom", (ins "const ::mlir::MemorySlot &":$slot)>,
    InterfaceMethod<"Writes the slot.",
      "bool", "storesTo", (ins "const ::mlir::MemorySlot &":$slot)>,
    InterfaceMethod<"The value written, built where needed.",
      "::mlir::Value", "getStored",
      (ins "const ::mlir::MemorySlot &":$slot, "::mlir::OpBuilder &":$builder,
           "::mlir::Value":$reachingDef, "const ::mlir::DataLayout &":$dataLayout)>,
    InterfaceMethod<[{
        Can do without the uses that keep the slot from going; names further ones
        that must go as well.
      }],
      "bool", "canUsesBeRemoved",
      (ins "const ::mlir::MemorySlot &":$slot,
           "const ::llvm::SmallPtrSetImpl<::mlir::OpOperand *> &":$blockingUses,
           "::llvm::SmallVectorImpl<::mlir::OpOperand *> &":$newBlockingUses,
           "const ::mlir::DataLayout &":$datalayout)>,
    InterfaceMethod<"Removes those uses, given the value in the slot.",
      "::mlir::DeletionKind", "removeBlockingUses",
      (ins "const ::mlir::MemorySlot &":$slot,
           "const ::llvm::SmallPtrSetImpl<mlir::OpOperand *> &":$blockingUses,
           "::mlir::OpBuilder &":$builder, "::mlir::Value":$reachingDefinition,
           "const ::mlir::DataLayout &":$dataLayout)>
  ];
}

def PromotableOpInterface : OpInterface<"PromotableOpInterface"> {
  let description = [{
    An operation that uses a pointer to a slot without reading or writing it.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"Can do without the uses; names further ones that must go as well.",
      "bool", "canUsesBeRemoved",
      (ins "const ::llvm::SmallPtrSetImpl<::mlir::OpOperand *> &":$blockingUses,
           "::llvm::SmallVectorImpl<::mlir::OpOperand *> &":$newBlockingUses,
           "const ::mlir::DataLayout &":$datalayout)>,
    InterfaceMethod<"Removes the uses.",
      "::mlir::DeletionKind", "removeBlockingUses",
      (ins "const ::llvm::SmallPtrSetImpl<mlir::OpOperand *> &":$blockingUses,
           "::mlir::OpBuilder &":$builder)>,
    InterfaceMethod<"Wants to hear of values written that were replaced.",
      "bool", "requiresReplacedValues", (ins), [{}],
      [{ return false; }]>,
    InterfaceMethod<"Told of those values.",
      "void", "visitReplacedValues",
      (ins "::llvm::ArrayRef<std::pair<::mlir::Operation*, ::mlir::Value>>":$mutatedDefs,
           "::mlir::OpBuilder &":$builder), [{}],
      [{ return; }]>
  ];
}

def DestructurableAllocationOpInterface : OpInterface<"DestructurableAllocationOpInterface"> {
  let description = [{
    An operation that allocates slots which may be split into parts.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The slots, with the types of their parts.",
      "::llvm::SmallVector<::mlir::DestructurableMemorySlot>", "getDestructurableSlots">,
    InterfaceMethod<"Splits a slot; makes slots for the parts used.",
      "::llvm::DenseMap<::mlir::Attribute, ::mlir::MemorySlot>", "destructure",
      (ins "const ::mlir::DestructurableMemorySlot &":$slot,
           "const ::llvm::SmallPtrSetImpl<::mlir::Attribute> &":$usedIndices,
           "::mlir::OpBuilder &":$builder,
           "::mlir::SmallVectorImpl<::mlir::DestructurableAllocationOpInterface> &":$newAllocators)>,
    InterfaceMethod<[{
        Told that the slot is no longer used; returns what is left of the
        allocation.
      }],
      "::std::optional<::mlir::DestructurableAllocationOpInterface>", "handleDestructuringComplete",
      (ins "const ::mlir::DestructurableMemorySlot &":$slot,
           "::mlir::OpBuilder &":$builder)>
  ];
}

def SafeMemorySlotAccessOpInterface : OpInterface<"SafeMemorySlotAccessOpInterface"> {
  let description = [{
    An operation that accesses nothing beyond a slot.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<[{
        Succeeds if it does so, provided those added to `mustBeSafelyUsed` are
        used safely as well.
      }],
      "::llvm::LogicalResult", "ensureOnlySafeAccesses",
      (ins "const ::mlir::MemorySlot &":$slot,
           "::mlir::SmallVectorImpl<::mlir::MemorySlot> &":$mustBeSafelyUsed,
           "const ::mlir::DataLayout &":$dataLayout)>
  ];
}

def DestructurableAccessorOpInterface : OpInterface<"DestructurableAccessorOpInterface"> {
  let description = [{
    An operation that uses a slot by its parts.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"Can use the parts in place of the slot; says which.",
      "bool", "canRewire",
      (ins "const ::mlir::DestructurableMemorySlot &":$slot,
           "::llvm::SmallPtrSetImpl<::mlir::Attribute> &":$usedIndices,
           "::mlir::SmallVectorImpl<::mlir::MemorySlot> &":$mustBeSafelyUsed,
           "const ::mlir::DataLayout &":$dataLayout)>,
    InterfaceMethod<"Uses the parts.",
      "::mlir::DeletionKind", "rewire",
      (ins "const ::mlir::DestructurableMemorySlot &":$slot,
           "::llvm::DenseMap<::mlir::Attribute, ::mlir::MemorySlot> &":$subslots,
           "::mlir::OpBuilder &":$builder, "const ::mlir::DataLayout &":$dataLayout)>
  ];
}

def DestructurableTypeInterface : TypeInterface<"DestructurableTypeInterface"> {
  let description = [{
    A type with parts, each at an attribute that is its index.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"Types of all parts, if they can be split.",
      "::std::optional<::llvm::DenseMap<::mlir::Attribute, ::mlir::Type>>", "getSubelementIndexMap",
      (ins)>,
    InterfaceMethod<"Type of one part, or none.",
      "::mlir::Type", "getTypeAtIndex", (ins "::mlir::Attribute":$index)>
  ];
}

#endif // MLIR_INTERFACES_MEMORYSLOTINTERFACES
