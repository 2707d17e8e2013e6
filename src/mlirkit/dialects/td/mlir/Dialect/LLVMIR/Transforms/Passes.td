//===- Passes.td - Passes over the llvm dialect -----------------*- tablegen -*-===//

#ifndef MLIRKIT_LLVM_PASSES
#define MLIRKIT_LLVM_PASSES

include "mlir/Dialect/LLVMIR/LLVMOps.td"
include "mlir/Pass/PassBase.td"

def LLVMAddComdats : Pass<"llvm-add-comdats", "::mlir::ModuleOp"> {
  let summary = "gives functions of linkage `linkonce` a comdat";
}

def LLVMLegalizeForExportPass : Pass<"llvm-legalize-for-export"> {
  let summary = "makes successors that are one block differ in their arguments, as LLVM IR needs";
  let dependentDialects = ["LLVM::LLVMDialect"];
}

def LLVMRequestCWrappersPass : Pass<"llvm-request-c-wrappers", "::mlir::func::FuncOp"> {
  let summary = "asks for wrappers that C can call";
}

def LLVMUseDefaultVisibilityPass : Pass<"llvm-use-default-visibility", "::mlir::ModuleOp"> {
  let summary = "changes the visibility of symbols that have the default";
  let options = [
    Option<"useVisibility", "visibility", "::mlir::LLVM::Visibility",
           "::mlir::LLVM::Visibility::Default", "Visibility to use in place of default.",
           [{::llvm::cl::values(
             clEnumValN(::mlir::LLVM::Visibility::Hidden, "hidden", "Hidden"),
             clEnumValN(::mlir::LLVM::Visibility::Protected, "protected", "Protected"))}]>
  ];
}

def NVVMOptimizeForTargetPass : Pass<"llvm-optimize-for-nvvm-target"> {
  let summary = "expands divisions of small floats for NVIDIA GPUs";
}

def DIScopeForLLVMFuncOpPass
    : Pass<"ensure-debug-info-scope-on-llvm-func", "::mlir::ModuleOp"> {
  let summary = "gives functions without debug information a subprogram";
  let options = [
    Option<"emissionKind", "emission-kind", "mlir::LLVM::DIEmissionKind",
           "mlir::LLVM::DIEmissionKind::LineTablesOnly",
           "Emission kind to generate debug info.",
           [{::llvm::cl::values(
             clEnumValN(::mlir::LLVM::DIEmissionKind::None, "None", "None"),
             clEnumValN(::mlir::LLVM::DIEmissionKind::Full, "Full", "Full"),
             clEnumValN(::mlir::LLVM::DIEmissionKind::LineTablesOnly, "LineTablesOnly",
                        "LineTablesOnly (default)"),
             clEnumValN(::mlir::LLVM::DIEmissionKind::DebugDirectivesOnly,
                        "DebugDirectivesOnly", "DebugDirectivesOnly"))}]>
  ];
}

#endif // MLIRKIT_LLVM_PASSES
