//===- Mapping loops to devices ----------------------------------------------===//
//
// Attributes that say by which processors the iterations of a loop are run.
//
//===------------------------------------------------------------------------===//

#ifndef MLIR_DIALECT_SCF_IR_DEVICEMAPPINGINTERFACE_TD
#define MLIR_DIALECT_SCF_IR_DEVICEMAPPINGINTERFACE_TD

include "mlir/IR/OpBase.td"

def DeviceMappingAttrInterface : AttrInterface<"DeviceMappingAttrInterface"> {
  let description = [{
    An attribute that stands for one dimension of the processors a loop is run by, in
    a group of such attributes.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"Number of the dimension.",
      "int64_t", "getMappingId">,
    InterfaceMethod<"The dimension counts all processors of the group in one line.",
      "bool", "isLinearMapping">,
    InterfaceMethod<"Number of the dimension among those of its kind, from zero.",
      "int64_t", "getRelativeIndex">
  ];
}

def DeviceMaskingAttrInterface : AttrInterface<"DeviceMaskingAttrInterface"> {
  let description = [{
    An attribute that says which processors take part.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"Builds the number among those taking part, from a number among all.",
      "Value", "createLogicalLinearMappingId",
      (ins "OpBuilder &":$builder, "Value":$physicalLinearMappingId)>,
    InterfaceMethod<"Builds the condition that a processor takes part.",
      "Value", "createIsActiveIdPredicate",
      (ins "OpBuilder &":$builder, "Value":$physicalLinearMappingId)>,
    InterfaceMethod<"Largest number of processors.",
      "int64_t", "getMaxNumPhysicalIds">
  ];
}

// One attribute per loop; masks may follow.
def DeviceMappingArrayAttr
    : TypedArrayAttrBase<AnyAttrOf<[DeviceMappingAttrInterface, DeviceMaskingAttrInterface]>,
                         "Device Mapping array attribute">;

#endif // MLIR_DIALECT_SCF_IR_DEVICEMAPPINGINTERFACE_TD
