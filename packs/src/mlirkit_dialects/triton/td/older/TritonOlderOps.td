// Operations of Triton 3.0 to 3.8 in the syntax that they had, where 3.9 has another.
//
// Only their formats count: older_operations.py makes today's operations of what they read.  A format reads
// all versions' texts of its operation, so that its groups are optional.

#ifndef TRITON_OLDER_OPS
#define TRITON_OLDER_OPS

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "triton/Dialect/Triton/IR/TritonAttrDefs.td"
include "triton/Dialect/Triton/IR/TritonDialect.td"
include "triton/Dialect/Triton/IR/TritonTypes.td"
include "triton/Dialect/TritonGPU/IR/TritonGPUDialect.td"
include "triton/Dialect/TritonGPU/IR/TritonGPUTypes.td"
include "amd/include/Dialect/TritonAMDGPU/IR/TritonAMDGPUDialect.td"

class Older<Dialect dialect, string mnemonic, list<Trait> traits = []> : Op<dialect, mnemonic, traits>;

class OlderPointee<string pointer, string result>
    : TypesMatchWith<"result matches ptr type", pointer, result, "getPointeeType($_self)">;
class OlderMask<string pointer>
    : OptionalTypesMatchWith<"mask matches ptr type", pointer, "mask", "getI1SameShape(getPointeeType($_self))">;
class OlderOther<string pointer>
    : OptionalTypesMatchWith<"other matches ptr type", pointer, "other", "getPointeeType($_self)">;

// Hints of caches, each on its own; volatile accesses.
defvar Cache = (ins
  OptionalAttr<TT_CacheModifierAttr>:$cache,
  OptionalAttr<TT_EvictionPolicyAttr>:$evict);

// -- tt ---------------------------------------------------------------------------------------------------

def OlderLoadOp : Older<Triton_Dialect, "load", [
    AttrSizedOperandSegments, OlderPointee<"ptr", "result">, OlderMask<"ptr">, OlderOther<"ptr">]> {
  let arguments = !con((ins TT_PtrLike:$ptr, Optional<TT_BoolLike>:$mask, Optional<TT_Type>:$other), Cache);
  let results = (outs TT_Type:$result);
  let assemblyFormat = [{
    $ptr (`,` $mask^)? (`,` $other^)? oilist(`cacheModifier` `=` $cache | `evictionPolicy` `=` $evict)
    attr-dict `:` type($ptr)
  }];
}
def OlderStoreOp : Older<Triton_Dialect, "store", [OlderPointee<"ptr", "value">, OlderMask<"ptr">]> {
  let arguments = !con((ins TT_PtrLike:$ptr, TT_Type:$value, Optional<TT_BoolLike>:$mask), Cache);
  let assemblyFormat = [{
    $ptr `,` $value (`,` $mask^)? oilist(`cacheModifier` `=` $cache | `evictionPolicy` `=` $evict)
    attr-dict `:` type($ptr)
  }];
}
// 3.0 and 3.1: whether elements may change places is true or false, in the dictionary.
def OlderReshapeOp : Older<Triton_Dialect, "reshape"> {
  let arguments = (ins TT_Tensor:$src, UnitAttr:$reorders, UnitAttr:$efficient_layout);
  let results = (outs TT_Tensor:$result);
  let assemblyFormat = [{
    $src (`allow_reorder` $reorders^)? (`efficient_layout` $efficient_layout^)? attr-dict
    `:` type($src) `->` type($result)
  }];
}

// 3.0 and 3.1: factors of products may be buffers.
def OlderDotOp : Older<Triton_Dialect, "dot", [TypesMatchWith<"sum", "d", "c", "$_self">]> {
  let arguments = (ins AnyType:$a, AnyType:$b, AnyType:$c, OptionalAttr<TT_InputPrecisionAttr>:$inputPrecision);
  let results = (outs AnyType:$d);
  let assemblyFormat = [{
    $a `,` $b `,` $c (`,` `inputPrecision` `=` $inputPrecision^)? attr-dict
    `:` type($a) `*` type($b) `->` type($d)
  }];
}

// -- ttg --------------------------------------------------------------------------------------------------

// 3.0 to 3.4: one of several buffers, or a part of one, by offsets that are operands.
def OlderMemDescSubviewOp : Older<TritonGPU_Dialect, "memdesc_subview"> {
  let arguments = (ins TTG_MemDescType:$src, Variadic<I32>:$offsets);
  let results = (outs TTG_MemDescType:$result);
  let assemblyFormat =
    "$src `[` $offsets `]` attr-dict `:` qualified(type($src)) `->` qualified(type($result))";
}
def OlderAsyncCopyOp : Older<TritonGPU_Dialect, "async_copy_global_to_local", [
    AttrSizedOperandSegments, OlderMask<"src">, OlderOther<"src">]> {
  let arguments = !con(
    (ins TT_PtrTensor:$src, TTG_MemDescType:$result, Optional<I1Tensor>:$mask, Optional<TT_Type>:$other), Cache);
  let results = (outs TTG_AsyncToken:$token);
  let assemblyFormat = [{
    $src `,` $result (`mask` $mask^)? (`other` $other^)?
    oilist(`cacheModifier` `=` $cache | `evictionPolicy` `=` $evict)
    attr-dict `:` type($src) `->` qualified(type($result))
  }];
}

// -- amdg -------------------------------------------------------------------------------------------------

// 3.3 to 3.8: the pointer's type goes unsaid.
class OlderBuffer<string mnemonic, string tensor, list<Trait> traits = []>
    : Older<TritonAMDGPU_Dialect, mnemonic, !listconcat(traits, [
        TypesMatchWith<"ptr", tensor, "ptr", "getPointerTypeToElement($_self)">,
        TypesMatchWith<"offsets", tensor, "offsets", "getI32SameShape($_self)">])>;
class OlderBufferMask<string tensor>
    : OptionalTypesMatchWith<"mask", tensor, "mask", "getI1SameShape($_self)">;

def OlderBufferLoadOp : OlderBuffer<"buffer_load", "result", [
    AttrSizedOperandSegments, OlderBufferMask<"result">,
    OptionalTypesMatchWith<"other", "result", "other", "$_self">]> {
  let arguments = (ins
    TT_Ptr:$ptr, I32Tensor:$offsets, Optional<I32>:$stride, OptionalAttr<TT_CacheModifierAttr>:$cache,
    Optional<TT_BoolTensor>:$mask, Optional<TT_Tensor>:$other);
  let results = (outs TT_Tensor:$result);
  let assemblyFormat = [{
    $ptr `[` $offsets `]` (`,` $mask^)? (`,` $other^)? oilist(`cacheModifier` `=` $cache)
    (`stride` `=` $stride^)? attr-dict `:` type($result)
  }];
}
def OlderBufferStoreOp
    : OlderBuffer<"buffer_store", "value", [AttrSizedOperandSegments, OlderBufferMask<"value">]> {
  let arguments = (ins
    TT_Tensor:$value, TT_Ptr:$ptr, I32Tensor:$offsets, Optional<I32>:$stride,
    OptionalAttr<TT_CacheModifierAttr>:$cache, Optional<TT_BoolTensor>:$mask);
  let assemblyFormat = [{
    $value `,` $ptr `[` $offsets `]` (`,` $mask^)? oilist(`cacheModifier` `=` $cache)
    (`stride` `=` $stride^)? attr-dict `:` type($value)
  }];
}
def OlderBufferAtomicRMWOp : OlderBuffer<"buffer_atomic_rmw", "result", [
    AttrSizedOperandSegments, OlderBufferMask<"result">, TypesMatchWith<"value", "result", "value", "$_self">]> {
  let arguments = (ins
    TT_AtomicRMWAttr:$atomic_rmw_op, TT_Ptr:$ptr, I32Tensor:$offsets, TT_Tensor:$value, Optional<I32>:$stride,
    TT_MemSemanticAttr:$sem, TT_MemSyncScopeAttr:$scope, Optional<TT_BoolTensor>:$mask);
  let results = (outs TT_Tensor:$result);
  let assemblyFormat = [{
    $atomic_rmw_op `,` $sem `,` $scope `,` $value `,` $ptr `[` $offsets `]` (`,` $mask^)?
    (`stride` `=` $stride^)? attr-dict `:` type($result)
  }];
}
def OlderBufferAtomicCASOp : OlderBuffer<"buffer_atomic_cas", "result", [
    TypesMatchWith<"val", "result", "val", "$_self">, TypesMatchWith<"cmp", "result", "cmp", "$_self">]> {
  let arguments = (ins
    TT_Ptr:$ptr, I32Tensor:$offsets, TT_Tensor:$cmp, TT_Tensor:$val, Optional<I32>:$stride,
    TT_MemSemanticAttr:$sem, TT_MemSyncScopeAttr:$scope);
  let results = (outs TT_Tensor:$result);
  let assemblyFormat = [{
    $sem `,` $scope `,` $cmp `,` $val `,` $ptr `[` $offsets `]` (`stride` `=` $stride^)? attr-dict
    `:` type($result)
  }];
}

#endif // TRITON_OLDER_OPS
