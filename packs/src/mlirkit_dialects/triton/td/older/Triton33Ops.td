// Operations of Triton 3.3 in a syntax that later versions took for another purpose.
//
// Mirror: TritonOlderOps.td.

#ifndef TRITON_33_OPS
#define TRITON_33_OPS

include "mlir/IR/OpBase.td"
include "triton/Dialect/Triton/IR/TritonAttrDefs.td"
include "triton/Dialect/TritonNvidiaGPU/IR/TritonNvidiaGPUDialect.td"

class Older<Dialect dialect, string mnemonic, list<Trait> traits = []> : Op<dialect, mnemonic, traits>;

// Barriers are operands among the others.
def OlderTCGen5MMAOp : Older<TritonNvidiaGPU_Dialect, "tc_gen5_mma"> {
  let arguments = (ins Variadic<AnyType>:$inputs);
  let assemblyFormat = "$inputs attr-dict `:` functional-type(operands, results)";
}

def OlderTCGen5MMAScaledOp : Older<TritonNvidiaGPU_Dialect, "tc_gen5_mma_scaled"> {
  let arguments = (ins Variadic<AnyType>:$inputs, TT_ScaleDotElemTypeAttr:$a_type, TT_ScaleDotElemTypeAttr:$b_type);
  let assemblyFormat =
    "$inputs `lhs` `=` $a_type `rhs` `=` $b_type attr-dict `:` functional-type(operands, results)";
}

#endif // TRITON_33_OPS
