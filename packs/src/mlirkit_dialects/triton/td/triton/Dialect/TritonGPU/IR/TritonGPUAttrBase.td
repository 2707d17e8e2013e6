// What attributes and operations of ttg are made with.

#ifndef TRITONGPU_ATTRBASE_TD
#define TRITONGPU_ATTRBASE_TD

include "mlir/IR/AttrTypeBase.td"
include "triton/Dialect/Triton/IR/TritonInterfaces.td"
include "triton/Dialect/TritonGPU/IR/TritonGPUDialect.td"

def MemDescViewTrait : NativeOpTrait<"MemDescViewTrait">;
def LocalLoadTrait : NativeOpTrait<"LocalLoadTrait">;
def MemWaitOpTrait : NativeOpTrait<"MemWaitOpTrait">;
def GlobalToLocalCopyTrait : NativeOpTrait<"GlobalToLocalCopyTrait">;

// A linear function over bits: the position in a tensor of a register, lane, warp and block.
def LinearLayoutParam : AttrOrTypeParameter<"LinearLayout", "linear layout">;

class TritonGPU_Attr<string name, string _mnemonic, list<Trait> traits = []>
    : AttrDef<TritonGPU_Dialect, name, traits> {
  let mnemonic = _mnemonic;
}

#endif // TRITONGPU_ATTRBASE_TD
