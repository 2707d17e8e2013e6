//===- The spirv dialect: what operations and enum cases need to be available ===//

#ifndef MLIR_DIALECT_SPIRV_IR_SPIRVAVAILABILITY_TD
#define MLIR_DIALECT_SPIRV_IR_SPIRVAVAILABILITY_TD

include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"

// One requirement of an operation or enum case, which an interface of operations asks for.
class Availability {
  string cppNamespace = ?;

  // The interface and its method.
  string interfaceName = ?;
  string interfaceDescription = "";
  string queryFnRetType = ?;
  string queryFnName = ?;

  // The requirements of an operation's enum cases are gathered: `$overall` begins as the initializer, and the
  // action adds `$instance` to it, of which the preparation declares what it needs.
  code mergeAction = ?;
  string initializer = ?;
  string instanceType = ?;
  code instancePreparation = "";
  string instance = ?;
}

class _VersionBound<string name, EnumAttr scheme, I32EnumAttrCase bound, string which, string choose>
    : Availability {
  let interfaceName = name;
  let queryFnRetType = "std::optional<" # scheme.returnType # ">";
  let queryFnName = "get" # which # "Version";
  let mergeAction = "$overall = $overall ? std::" # choose # "(*$overall, $instance) : $instance;";
  let initializer = "::std::nullopt";
  let instanceType = scheme.cppNamespace # "::" # scheme.enum.className;
  let instance = instanceType # "::" # bound.symbol;
}

class MinVersionBase<string name, EnumAttr scheme, I32EnumAttrCase min>
    : _VersionBound<name, scheme, min, "Min", "max">;
class MaxVersionBase<string name, EnumAttr scheme, I32EnumAttrCase max>
    : _VersionBound<name, scheme, max, "Max", "min">;

#endif // MLIR_DIALECT_SPIRV_IR_SPIRVAVAILABILITY_TD
