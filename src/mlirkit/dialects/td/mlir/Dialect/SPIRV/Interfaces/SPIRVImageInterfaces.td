//===- The spirv dialect: interfaces of operations on images ----------------===//

#ifndef MLIR_DIALECT_SPIRV_INTERFACES_SPIRVIMAGEINTERFACES_TD
#define MLIR_DIALECT_SPIRV_INTERFACES_SPIRVIMAGEINTERFACES_TD

include "mlir/IR/OpBase.td"

class _Operand<string description, string name>
    : InterfaceMethod<description, "::mlir::TypedValue<::mlir::Type>", "get" # name, (ins),
                      "return $_op.get" # name # "();">;

let cppNamespace = "::mlir::spirv" in {

def SPIRV_SampleOpInterface : OpInterface<"SamplingOpInterface"> {
  let description = "An operation that samples an image.";
  let methods = [_Operand<"The image with its sampler.", "SampledImage">,
                 _Operand<"Where it is sampled.", "Coordinate">];
}
def SPIRV_ExplicitLodOpInterface
    : OpInterface<"ExplicitLodOpInterface", [SPIRV_SampleOpInterface]> {
  let description = "An operation that is told the level of detail.";
}
def SPIRV_ImplicitLodOpInterface
    : OpInterface<"ImplicitLodOpInterface", [SPIRV_SampleOpInterface]> {
  let description = "An operation that chooses the level of detail.";
}

def SPIRV_FetchOpInterface : OpInterface<"FetchOpInterface"> {
  let description = "An operation that reads an image without a sampler.";
  let methods = [_Operand<"The image.", "Image">];
}

} // cppNamespace

#endif // MLIR_DIALECT_SPIRV_INTERFACES_SPIRVIMAGEINTERFACES_TD
