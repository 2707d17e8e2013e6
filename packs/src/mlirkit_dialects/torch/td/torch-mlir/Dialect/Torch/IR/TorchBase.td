// The dialect of PyTorch programs, and the traits that its transformations ask for.

#ifndef TORCH_BASE
#define TORCH_BASE

include "mlir/IR/OpBase.td"

def Torch_Dialect : Dialect {
  let name = "torch";
  let summary = "PyTorch's operators, values and modules";
  let cppNamespace = "::mlir::torch::Torch";
  let hasRegionArgAttrVerify = 1;
  let useDefaultTypePrinterParser = 0;
}

class TorchOpTrait<string name> : NativeOpTrait<""> {
  let trait = name;
  let cppNamespace = "::mlir::torch::Torch::OpTrait";
}

def HasValueSemantics : TorchOpTrait<"HasValueSemantics">;
def ReadOnly : TorchOpTrait<"ReadOnly">;
def IsTrailingUnderscoreInplaceVariant : TorchOpTrait<"IsTrailingUnderscoreInplaceVariant">;
def AllowsTypeRefinement : TorchOpTrait<"AllowsTypeRefinement">;
def AllowedInModuleInitializer : TorchOpTrait<"AllowedInModuleInitializer">;

class Torch_Op<string mnemonic, list<Trait> traits = []> : Op<Torch_Dialect, mnemonic, traits>;

#endif // TORCH_BASE
