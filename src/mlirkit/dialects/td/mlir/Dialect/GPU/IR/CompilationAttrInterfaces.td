//===- The gpu dialect: what targets and offloading handlers promise --------===//

#ifndef MLIR_DIALECT_GPU_IR_COMPILATIONATTRINTERFACES_TD
#define MLIR_DIALECT_GPU_IR_COMPILATIONATTRINTERFACES_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"

//===- Targets --------------------------------------------------------------===//

let cppNamespace = "::mlir::gpu" in {
def GPUTargetAttrInterface : AttrInterface<"TargetAttrInterface"> {
  let description = "A target that a module of kernels can be compiled for.";
  let methods = [
    InterfaceMethod<"The module as bytes; none if that failed.",
      "std::optional<::mlir::SmallVector<char, 0>>", "serializeToObject",
      (ins "::mlir::Operation*":$module, "const ::mlir::gpu::TargetOptions&":$options)>,
    InterfaceMethod<"The attribute that holds these bytes.",
      "::mlir::Attribute", "createObject",
      (ins "::mlir::Operation *":$module, "const ::llvm::SmallVector<char, 0> &":$object,
           "const ::mlir::gpu::TargetOptions &":$options)>
  ];
}

def GPUTargetAttrVerifyInterface : AttrInterface<"TargetAttrVerifyInterface"> {
  let description = "A target that checks the modules it is attached to.";
  let methods = [
    InterfaceMethod<"Whether the target fits the module.",
      "::mlir::LogicalResult", "verifyTarget", (ins "::mlir::Operation *":$module)>
  ];
}

//===- Handlers of binaries in the host's code ------------------------------===//

def OffloadingLLVMTranslationAttrInterface
    : AttrInterface<"OffloadingLLVMTranslationAttrInterface"> {
  let description = "Translates binaries and launches to LLVM IR for the host.";
  defvar host = (ins "::llvm::IRBuilderBase&":$hostBuilder,
                     "::mlir::LLVM::ModuleTranslation&":$hostModuleTranslation);
  let methods = [
    InterfaceMethod<"Puts the binary into the host's module.",
      "::llvm::LogicalResult", "embedBinary",
      !con((ins "::mlir::Operation*":$binaryOp), host)>,
    InterfaceMethod<"Emits the launch of a kernel of the binary.",
      "::llvm::LogicalResult", "launchKernel",
      !con((ins "::mlir::Operation*":$launchFunc, "::mlir::Operation*":$binaryOp), host)>
  ];
}

def OffloadingTranslationAttrTrait : NativeTrait<"OffloadingTranslationAttrTrait", "">;
} // ::mlir::gpu

def GPUTargetAttr : ConfinedAttr<AnyAttr, [PromisedAttrInterface<GPUTargetAttrInterface>]>;
def GPUTargetArrayAttr : TypedArrayAttrBase<GPUTargetAttr, "array of GPU target attributes">;
def GPUNonEmptyTargetArrayAttr : ConfinedAttr<GPUTargetArrayAttr, [ArrayMinCount<1>]>;

def HasOffloadingTranslationAttrTrait
    : AttrConstraint<CPred<"$_self.hasTrait<::mlir::gpu::OffloadingTranslationAttrTrait>()">,
                     "with the `OffloadingTranslationAttrTrait` trait.">;
def OffloadingTranslationAttr : ConfinedAttr<AnyAttr, [HasOffloadingTranslationAttrTrait]>;

#endif // MLIR_DIALECT_GPU_IR_COMPILATIONATTRINTERFACES_TD
