//===- The acc dialect: types of variables ----------------------------------===//

#ifndef MLIR_DIALECT_OPENACC_OPENACCTYPEINTERFACES_TD
#define MLIR_DIALECT_OPENACC_OPENACCTYPEINTERFACES_TD

include "mlir/IR/OpBase.td"

defvar _ACC_Builder = (ins "::mlir::OpBuilder &":$builder, "::mlir::Location":$loc);
defvar _ACC_Pointer = "::mlir::TypedValue<::mlir::acc::PointerLikeType>";
defvar _ACC_Nothing = "return {};";
defvar _ACC_No = "return false;";
defvar _ACC_Category = "::mlir::acc::VariableTypeCategory";
defvar _ACC_Uncategorized = "return ::mlir::acc::VariableTypeCategory::uncategorized;";

// Has an answer of its own if the type has none.
class _ACC_TypeMethod<string text, string type, string name, dag arguments, string default>
    : InterfaceMethod<text, type, name, arguments, "", default>;

def OpenACC_PointerLikeTypeInterface : TypeInterface<"PointerLikeType"> {
  let description = "Points to a variable. What it cannot emit it refuses.";
  let cppNamespace = "::mlir::acc";
  let methods = [
    InterfaceMethod<"The type pointed to, if known.", "::mlir::Type", "getElementType">,
    _ACC_TypeMethod<"What kind of variable is pointed to.", _ACC_Category,
      "getPointeeTypeCategory", (ins _ACC_Pointer:$varPtr, "::mlir::Type":$varType),
      _ACC_Uncategorized>,
    _ACC_TypeMethod<"Emits memory for a variable like this one.", "::mlir::Value",
      "genAllocate",
      !con(_ACC_Builder, (ins "::llvm::StringRef":$varName, "::mlir::Type":$varType,
                              "::mlir::Value":$originalVar, "bool &":$needsFree)),
      _ACC_Nothing>,
    _ACC_TypeMethod<"Emits the end of that memory.", "bool", "genFree",
      !con(_ACC_Builder, (ins _ACC_Pointer:$varToFree, "::mlir::Value":$allocRes,
                              "::mlir::Type":$varType)), _ACC_No>,
    _ACC_TypeMethod<"Emits a copy.", "bool", "genCopy",
      !con(_ACC_Builder, (ins _ACC_Pointer:$destination, _ACC_Pointer:$source,
                              "::mlir::Type":$varType)), _ACC_No>,
    _ACC_TypeMethod<"Emits a load.", "::mlir::Value", "genLoad",
      !con(_ACC_Builder, (ins _ACC_Pointer:$srcPtr, "::mlir::Type":$valueType)),
      _ACC_Nothing>,
    _ACC_TypeMethod<"Emits a store.", "bool", "genStore",
      !con(_ACC_Builder, (ins "::mlir::Value":$valueToStore, _ACC_Pointer:$destPtr)), _ACC_No>
  ];
}

def OpenACC_MappableTypeInterface : TypeInterface<"MappableType"> {
  let description = "A variable that data clauses take as it is, without a pointer.";
  let cppNamespace = "::mlir::acc";
  defvar bounded = (ins "::mlir::Value":$var, "::mlir::ValueRange":$accBounds,
                        "const ::mlir::DataLayout &":$dataLayout);
  let methods = [
    _ACC_TypeMethod<"The variable's address, if it is one.", _ACC_Pointer, "getVarPtr",
      (ins "::mlir::Value":$var),
      "return mlir::dyn_cast<mlir::TypedValue<mlir::acc::PointerLikeType>>(var);">,
    _ACC_TypeMethod<"Size of the variable within the bounds.",
      "::std::optional<::llvm::TypeSize>", "getSizeInBytes", bounded, [{
        if (accBounds.empty())
          return dataLayout.getTypeSize($_type);
        return {};
      }]>,
    _ACC_TypeMethod<"Where the bounds begin.",
      "::std::optional<::int64_t>", "getOffsetInBytes", bounded, [{
        auto mappable = ::mlir::cast<::mlir::acc::MappableType>($_type);
        if (accBounds.empty() && mappable.getSizeInBytes(var, accBounds, dataLayout))
          return 0;
        return {};
      }]>,
    InterfaceMethod<"Whether a dimension shows only at run time.",
      "bool", "hasUnknownDimensions">,
    _ACC_TypeMethod<"Emits the variable's bounds.", "::llvm::SmallVector<::mlir::Value>",
      "generateAccBounds", (ins "::mlir::Value":$var, "::mlir::OpBuilder &":$builder),
      _ACC_Nothing>,
    _ACC_TypeMethod<"What kind of variable this is.", _ACC_Category, "getTypeCategory",
      (ins "::mlir::Value":$var), _ACC_Uncategorized>,
    _ACC_TypeMethod<"Emits a private copy.", "::mlir::Value", "generatePrivateInit",
      !con(_ACC_Builder,
           (ins "::mlir::TypedValue<::mlir::acc::MappableType>":$var,
                "::llvm::StringRef":$varName, "::mlir::ValueRange":$extents,
                "::mlir::Value":$initVal, "bool &":$needsDestroy)), _ACC_Nothing>,
    _ACC_TypeMethod<"Emits the end of a private copy.", "bool", "generatePrivateDestroy",
      !con(_ACC_Builder, (ins "::mlir::Value":$privatized)), "return true;">
  ];
}

#endif // MLIR_DIALECT_OPENACC_OPENACCTYPEINTERFACES_TD
