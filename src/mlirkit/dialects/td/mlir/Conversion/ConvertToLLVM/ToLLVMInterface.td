//===- Conversion to LLVM: interfaces ---------------------------------------===//

#ifndef MLIR_CONVERSION_CONVERTTOLLVM_TOLLVMINTERFACE_TD
#define MLIR_CONVERSION_CONVERTTOLLVM_TOLLVMINTERFACE_TD

include "mlir/IR/OpBase.td"

def ConvertToLLVMAttrInterface : AttrInterface<"ConvertToLLVMAttrInterface"> {
  let description = [{
    An attribute that takes part in `convert-to-llvm`, such as a description of a target.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"Adds legality rules, type conversions and patterns.",
      "void", "populateConvertToLLVMConversionPatterns",
      (ins "::mlir::ConversionTarget&":$target, "::mlir::LLVMTypeConverter&":$typeConverter,
           "::mlir::RewritePatternSet&":$patternSet)>
  ];
}

def ConvertToLLVMOpInterface : OpInterface<"ConvertToLLVMOpInterface"> {
  let description = [{
    An operation that holds such attributes.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"Appends the attributes to apply.",
      "void", "getConvertToLLVMConversionAttrs",
      (ins "::llvm::SmallVectorImpl<::mlir::ConvertToLLVMAttrInterface>&":$attrs)>
  ];
}

#endif // MLIR_CONVERSION_CONVERTTOLLVM_TOLLVMINTERFACE_TD
