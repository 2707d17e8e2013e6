//===- The wasmssa dialect: interfaces and traits ---------------------------===//

#ifndef MLIR_DIALECT_WASMSSA_IR_WASMSSAINTERFACES_TD
#define MLIR_DIALECT_WASMSSA_IR_WASMSSAINTERFACES_TD

include "mlir/IR/OpBase.td"
include "mlir/IR/BuiltinAttributes.td"

let cppNamespace = "::mlir::wasmssa" in {

def LabelLevelOpInterface : OpInterface<"LabelLevelOpInterface"> {
  let description = "An operation that nested branches can name as their target.";
  let methods = [
    InterfaceMethod<"The block to which such a branch goes.", "::mlir::Block*", "getLabelTarget">
  ];
  let verify = [{
    return ::mlir::success(
        ::mlir::succeeded(verifyLabelLevelInterfaceIsTerminator<ConcreteOp>()) &&
        ::mlir::succeeded(verifyLabelLevelInterface($_op)));
  }];
}

def LabelBranchingOpInterface : OpInterface<"LabelBranchingOpInterface"> {
  let description = "A branch, which counts the nesting levels from itself to its target.";
  let methods = [
    InterfaceMethod<"The number of levels to leave.", "size_t", "getExitLevel">,
    InterfaceMethod<"The operation at that level.", "LabelLevelOpInterface", "getTargetOp", (ins),
        "return *getTargetOpFromBlock($_op->getBlock(), $_op.getExitLevel());">,
    InterfaceMethod<"The block to which the branch goes.", "::mlir::Block*", "getTarget", (ins), "",
        "return $_op.getTargetOp().getLabelTarget();">
  ];
  let extraClassDeclaration = [{
    static ::llvm::FailureOr<LabelLevelOpInterface>
    getTargetOpFromBlock(::mlir::Block *block, uint32_t level);
  }];
  let verify = "return verifyLabelBranchingOpInterface($_op);";
}

def ImportOpInterface : OpInterface<"ImportOpInterface"> {
  let description = "A symbol that another module defines.";
  let methods = [
    InterfaceMethod<"The other module's name.", "::llvm::StringRef", "getModuleName">,
    InterfaceMethod<"The symbol's name there.", "::llvm::StringRef", "getImportName">,
    InterfaceMethod<"The symbol's name here.", "::mlir::StringAttr", "getSymbolName", (ins), "",
        "return $_op.getSymNameAttr();">,
    InterfaceMethod<"Both names: `module::symbol`.", "std::string", "getQualifiedImportName", (ins),
        "return ($_op.getModuleName() + ::llvm::Twine(\"::\") + $_op.getImportName()).str();">
  ];
}

// Of operations whose region computes a constant, and of those that may stand in it.
def ConstantExpressionInitializerOpTrait : NativeOpTrait<"ConstantExpressionInitializerOpTrait">;
def ConstantExprOpTrait : NativeOpTrait<"ConstantExprOpTrait">;

} // cppNamespace

#endif // MLIR_DIALECT_WASMSSA_IR_WASMSSAINTERFACES_TD
