//===- hlo_ops_typedefs.td - Types of mhlo ----------------------*- tablegen -*-===//

#ifndef MLIRKIT_MHLO_TYPEDEFS
#define MLIRKIT_MHLO_TYPEDEFS

include "mlir/IR/AttrTypeBase.td"
include "mhlo/IR/hlo_base.td"

// XLA registers this one without a definition.
def MHLO_TokenTypeDef : TypeDef<MHLO_Dialect, "Token"> {
  let mnemonic = "token";
  let summary = "orders side effects among the ops it passes through";
}

def MHLO_AsyncBundleTypeDef : TypeDef<MHLO_Dialect, "AsyncBundle"> {
  let mnemonic = "async_bundle";
  let summary = "what an asynchronous computation has been given, gives and needs";
  let parameters = (ins ArrayRefParameter<"Type">:$types);
  let assemblyFormat = "`<` params `>`";
}

def MHLO_AsyncBundle : MixedContainerType<
    AnyTypeOf<[MHLO_Tensor, MHLO_AnyToken]>,
    CPred<"::llvm::isa<::mlir::mhlo::AsyncBundleType>($_self)">,
    "::mlir::mhlo::getFlattenedTypes(::llvm::cast<::mlir::mhlo::AsyncBundleType>($_self))",
    "async_bundle">;

#endif // MLIRKIT_MHLO_TYPEDEFS
