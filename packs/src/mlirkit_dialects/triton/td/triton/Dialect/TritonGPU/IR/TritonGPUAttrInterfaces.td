// Kinds of layouts.

#ifndef TRITONGPU_ATTR_INTERFACES
#define TRITONGPU_ATTR_INTERFACES

include "triton/Dialect/TritonGPU/IR/TritonGPUAttrBase.td"

class TTG_LayoutInterface<string name, list<Interface> bases = []> : AttrInterface<name, bases> {
  let cppNamespace = "::mlir::triton::gpu";
}

// Any layout.
def LayoutEncodingTrait : TTG_LayoutInterface<"LayoutEncodingTrait"> {
  let methods = [InterfaceMethod<"The number of dimensions", "unsigned", "getRank">];
}
// Layouts of buffers in shared memory.
def SharedEncodingTrait : TTG_LayoutInterface<"SharedEncodingTrait">;
// Layouts of tensors in registers.
def DistributedEncodingTrait : TTG_LayoutInterface<"DistributedEncodingTrait">;
// Layouts that are written out as linear functions.
def LinearEncodingTrait : TTG_LayoutInterface<"LinearEncodingTrait">;
// Layouts of results of matrix instructions.
def MmaEncodingTrait : TTG_LayoutInterface<"MmaEncodingTrait">;

#endif // TRITONGPU_ATTR_INTERFACES
