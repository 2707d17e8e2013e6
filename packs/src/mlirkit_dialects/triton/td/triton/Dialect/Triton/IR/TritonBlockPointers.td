// Block pointers, which Triton has up to 3.8: a pointer to a tensor that moves over a larger one.

#ifndef TRITON_BLOCK_POINTERS
#define TRITON_BLOCK_POINTERS

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "triton/Dialect/Triton/IR/TritonDialect.td"
include "triton/Dialect/Triton/IR/TritonTypes.td"

class TT_BlockPointerOp<string mnemonic, list<Trait> traits>
    : Op<Triton_Dialect, mnemonic, !listconcat([Pure], traits)>;

def TT_MakeTensorPtrOp : TT_BlockPointerOp<"make_tensor_ptr", [
    SameVariadicOperandSize,
    TypesMatchWith<"base points to the elements", "result", "base", "getBaseOfBlockPointer($_self)">]> {
  let summary = "A pointer to a block of a tensor that begins at a pointer";
  let arguments = (ins
    TT_Ptr:$base, Variadic<I64>:$shape, Variadic<I64>:$strides, Variadic<I32>:$offsets, DenseI32ArrayAttr:$order);
  let results = (outs TT_Ptr:$result);
  let assemblyFormat =
    "$base `,` `[` $shape `]` `,` `[` $strides `]` `,` `[` $offsets `]` attr-dict `:` type($result)";
}
def TT_AdvanceOp : TT_BlockPointerOp<"advance", [
    TypesMatchWith<"the pointer keeps its type", "result", "ptr", "$_self">]> {
  let summary = "A pointer to another block of the same tensor";
  let arguments = (ins TT_Ptr:$ptr, Variadic<I32>:$offsets);
  let results = (outs TT_Ptr:$result);
  let assemblyFormat = "$ptr `,` `[` $offsets `]` attr-dict `:` type($result)";
}

#endif // TRITON_BLOCK_POINTERS
