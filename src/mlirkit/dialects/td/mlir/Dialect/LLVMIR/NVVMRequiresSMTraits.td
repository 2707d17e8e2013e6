//===- NVVMRequiresSMTraits.td - GPU versions that operations need -*- tablegen -*-===//

#ifndef MLIRKIT_NVVM_REQUIRES_SM_TRAITS
#define MLIRKIT_NVVM_REQUIRES_SM_TRAITS

include "mlir/IR/OpBase.td"
include "mlir/Dialect/LLVMIR/LLVMOpBase.td"

def RequiresSMInterface : OpInterface<"RequiresSMInterface"> {
  let cppNamespace = "::mlir::NVVM";
  let methods = [InterfaceMethod<"The version from the trait.",
                                 "const mlir::NVVM::NVVMCheckSMVersion",
                                 "getRequiredMinSMVersion">];
}

// Version `minVersion` or a later one.
class NVVMRequiresSM<int minVersion>
    : ParamNativeOpTrait<"NVVMRequiresSM", !cast<string>(minVersion)>;

// Strings that are not empty, with `sep` between them.
class StrJoin<string sep, list<string> str_list> {
  string ret = !interleave(!filter(part, str_list, !not(!empty(part))), sep);
}

// One of the versions with features for that version alone (`sm_90a`).
class NVVMRequiresSMa<list<int> smVersions>
    : ParamNativeOpTrait<"NVVMRequiresSMa",
                         StrJoin<",", !foreach(version, smVersions, !cast<string>(version))>.ret>;

#endif // MLIRKIT_NVVM_REQUIRES_SM_TRAITS
