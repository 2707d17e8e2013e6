//===- The irdl dialect: interfaces -----------------------------------------===//

#ifndef MLIR_DIALECT_IRDL_IR_IRDLINTERFACES
#define MLIR_DIALECT_IRDL_IR_IRDLINTERFACES

include "mlir/IR/OpBase.td"

class VerifyInterface<string name, string return_type>
    : OpInterface<"Verify" # name # "Interface"> {
  let cppNamespace = "::mlir::irdl";

  // A map from operations of a class to the dynamic definitions made of them.
  defvar head = "::mlir::DenseMap<::mlir::irdl::";
  defvar middle = "Op, std::unique_ptr<::mlir::Dynamic";
  defvar tail = "Definition>> const&";
  let methods = [
    InterfaceMethod<"What checks the constraint; null on failure.",
      "std::unique_ptr<::mlir::irdl::" # return_type # ">", "getVerifier",
      !dag(ins, ["::mlir::ArrayRef<Value>", head # "Type" # middle # "Type" # tail,
                 head # "Attribute" # middle # "Attr" # tail],
           ["valueToConstr", "types", "attrs"])>
  ];
}

def VerifyConstraintInterface : VerifyInterface<"Constraint", "Constraint">;
def VerifyRegionInterface : VerifyInterface<"Region", "RegionConstraint">;

#endif // MLIR_DIALECT_IRDL_IR_IRDLINTERFACES
