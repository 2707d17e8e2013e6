//===- The memref dialect: operations ---------------------------------------===//
//
// In order: shapes of operations, allocation, global variables, reading and writing,
// atomic accesses, transfers, casts, views, reshaping, questions about a memref,
// assumptions.
//
//===------------------------------------------------------------------------===//

#ifndef MLIR_DIALECT_MEMREF_IR_MEMREFOPS_TD
#define MLIR_DIALECT_MEMREF_IR_MEMREFOPS_TD

include "mlir/Dialect/Arith/IR/ArithBase.td"
include "mlir/Dialect/MemRef/IR/MemRefBase.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/AlignmentAttrInterface.td"
include "mlir/Interfaces/CastInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/InferIntRangeInterface.td"
include "mlir/Interfaces/InferStridedMetadataInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/MemOpInterfaces.td"
include "mlir/Interfaces/MemorySlotInterfaces.td"
include "mlir/Interfaces/ShapedOpInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/ViewLikeInterface.td"

def MemRefTypeAttr : TypeAttrBase<"::mlir::MemRefType", "memref type attribute"> {
  let constBuilderCall = "::mlir::TypeAttr::get($0)";
}

//===- Shapes of operations -------------------------------------------------===//

class MemRef_Op<string mnemonic, list<Trait> traits = []>
    : Op<MemRef_Dialect, mnemonic, traits>;

// With offsets, sizes and strides, static ones in attributes and dynamic ones as
// operands.
class MemRef_OpWithOffsetSizesAndStrides<string mnemonic, list<Trait> traits = []>
    : MemRef_Op<mnemonic, traits>;

// Makes memory of a type; operands are its dynamic dimensions and the symbols of its
// layout.
class AllocLikeOp<string mnemonic, Resource resource, list<Trait> traits = []>
    : MemRef_Op<mnemonic,
                !listconcat([AttrSizedOperandSegments,
                             DeclareOpInterfaceMethods<AlignmentAttrOpInterface>],
                            traits)> {
  let arguments = (ins Variadic<Index>:$dynamicSizes, Variadic<Index>:$symbolOperands,
                       OptionalAttr<IntValidAlignment<I64Attr>>:$alignment);
  let results = (outs Res<AnyMemRef, "", [MemAlloc<resource, 0, FullEffect>]>:$memref);
  let assemblyFormat = [{
    `(`$dynamicSizes`)` (`` `[` $symbolOperands^ `]`)? attr-dict `:` type($memref)
  }];
  let builders = [
    OpBuilder<(ins "MemRefType":$memrefType,
                   CArg<"IntegerAttr", "IntegerAttr()">:$alignment), [{
      return build($_builder, $_state, memrefType, {}, alignment);
    }]>,
    OpBuilder<(ins "MemRefType":$memrefType, "ValueRange":$dynamicSizes,
                   CArg<"IntegerAttr", "IntegerAttr()">:$alignment), [{
      return build($_builder, $_state, memrefType, dynamicSizes, {}, alignment);
    }]>,
    OpBuilder<(ins "MemRefType":$memrefType, "ValueRange":$dynamicSizes,
                   "ValueRange":$symbolOperands, CArg<"IntegerAttr", "{}">:$alignment), [{
      $_state.types.push_back(memrefType);
      $_state.addOperands(dynamicSizes);
      $_state.addOperands(symbolOperands);
      int32_t segments[] = {static_cast<int32_t>(dynamicSizes.size()),
                            static_cast<int32_t>(symbolOperands.size())};
      $_state.addAttribute("operandSegmentSizes", $_builder.getDenseI32ArrayAttr(segments));
      if (alignment)
        $_state.addAttribute("alignment", alignment);
    }]>,
    OpBuilder<(ins "ArrayRef<OpFoldResult>":$sizes, "Type":$elementType,
                   CArg<"Attribute", "{}">:$memorySpace), [{
      SmallVector<int64_t> shape;
      SmallVector<Value> dynamicSizes;
      dispatchIndexOpFoldResults(sizes, dynamicSizes, shape);
      auto type = MemRefType::get(shape, elementType, MemRefLayoutAttrInterface(),
                                  memorySpace);
      return build($_builder, $_state, type, dynamicSizes);
    }]>
  ];
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

// Splits or joins dimensions as `reassociation` groups them.
class MemRef_ReassociativeReshapeOp<string mnemonic, list<Trait> traits = []>
    : MemRef_Op<mnemonic, !listconcat(traits, [Pure, ViewLikeOpInterface])>,
      Results<(outs AnyStridedMemRef:$result)> {
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

//===- Allocation -----------------------------------------------------------===//

def MemRef_AllocOp
    : AllocLikeOp<"alloc", DefaultResource,
          [DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let summary = "memory on the heap";
  let description = [{
    To be freed with `memref.dealloc`. What it holds is undefined until written.

    ```mlir
    %m = memref.alloc() : memref<8x64xf32>
    %d = memref.alloc(%n) {alignment = 64} : memref<?x64xf32>
    %s = memref.alloc(%n)[%offset] : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
    ```
  }];
}

def MemRef_AllocaOp
    : AllocLikeOp<"alloca", AutomaticAllocationScopeResource,
          [DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
           DeclareOpInterfaceMethods<PromotableAllocationOpInterface>,
           DeclareOpInterfaceMethods<DestructurableAllocationOpInterface>]> {
  let summary = "memory on the stack";
  let description = [{
    Freed when the innermost scope for allocations around it is left.

    ```mlir
    %m = memref.alloca(%n) : memref<?xi8>
    ```
  }];
}

def MemRef_AllocaScopeOp
    : MemRef_Op<"alloca_scope",
                [AutomaticAllocationScope,
                 DeclareOpInterfaceMethods<RegionBranchOpInterface>,
                 SingleBlockImplicitTerminator<"AllocaScopeReturnOp">,
                 RecursiveMemoryEffects, NoRegionArguments]> {
  let summary = "scope for memory on the stack";
  let description = [{
    What is allocated in the region with `memref.alloca` is freed at its end.

    ```mlir
    %sum = memref.alloca_scope -> (f32) {
      %buffer = memref.alloca() : memref<64xf32>
      %s = "my.sum"(%buffer) : (memref<64xf32>) -> f32
      memref.alloca_scope.return %s : f32
    }
    ```
  }];
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$bodyRegion);
  let hasCustomAssemblyFormat = 1;
  let hasCanonicalizer = 1;
}

def MemRef_AllocaScopeReturnOp
    : MemRef_Op<"alloca_scope.return",
                [HasParent<"AllocaScopeOp">, Pure, ReturnLike, Terminator]> {
  let summary = "values that leave a scope";
  let description = [{
    ```mlir
    memref.alloca_scope.return %sum : f32
    ```
  }];
  let arguments = (ins Variadic<AnyType>:$results);
  let assemblyFormat = "attr-dict ($results^ `:` type($results))?";
  let builders = [OpBuilder<(ins), [{ /* nothing to return */ }]>];
}

def MemRef_ReallocOp
    : MemRef_Op<"realloc", [DeclareOpInterfaceMethods<AlignmentAttrOpInterface>]> {
  let summary = "memory of another size with the same content";
  let description = [{
    Grows or shrinks a memref of rank one. The old one must not be used any more.

    ```mlir
    %twice = memref.realloc %m : memref<64xf32> to memref<128xf32>
    %any = memref.realloc %m(%n) : memref<64xf32> to memref<?xf32>
    ```
  }];
  let arguments = (ins Arg<MemRefRankOf<[AnyType], [1]>, "",
                           [MemFreeAt<0, FullEffect>]>:$source,
                       Optional<Index>:$dynamicResultSize,
                       OptionalAttr<IntValidAlignment<I64Attr>>:$alignment);
  let results = (outs Res<MemRefRankOf<[AnyType], [1]>, "",
                          [MemAlloc<DefaultResource, 1, FullEffect>]>);
  let assemblyFormat = [{
    $source (`(` $dynamicResultSize^ `)`)? attr-dict `:` type($source) `to` type(results)
  }];
  let builders = [
    OpBuilder<(ins "MemRefType":$resultType, "Value":$source,
                   CArg<"Value", "Value()">:$dynamicResultSize), [{
      return build($_builder, $_state, resultType, source, dynamicResultSize,
                   IntegerAttr());
    }]>
  ];
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def MemRef_DeallocOp : MemRef_Op<"dealloc", [MemRefsNormalizable]> {
  let summary = "end of memory from the heap";
  let description = [{
    ```mlir
    memref.dealloc %m : memref<8x64xf32>
    ```
  }];
  let arguments = (ins Arg<AnyRankedOrUnrankedMemRef, "",
                           [MemFreeAt<0, FullEffect>]>:$memref);
  let assemblyFormat = "$memref attr-dict `:` type($memref)";
  let hasFolder = 1;
}

//===- Global variables -----------------------------------------------------===//

def MemRef_GlobalOp
    : MemRef_Op<"global", [Symbol, DeclareOpInterfaceMethods<AlignmentAttrOpInterface>]> {
  let summary = "a global variable";
  let description = [{
    Its initial value is an attribute or `uninitialized`; without either the variable is
    defined elsewhere. A constant one is never written.

    ```mlir
    memref.global "private" constant @table : memref<4xi32> = dense<[1, 2, 4, 8]>
    memref.global @buffer : memref<64xf32> = uninitialized
    memref.global "private" @elsewhere : memref<2xf64>
    ```
  }];
  let arguments = (ins SymbolNameAttr:$sym_name, OptionalAttr<StrAttr>:$sym_visibility,
                       MemRefTypeAttr:$type, OptionalAttr<AnyAttr>:$initial_value,
                       UnitAttr:$constant,
                       OptionalAttr<IntValidAlignment<I64Attr>>:$alignment);
  let assemblyFormat = [{
    ($sym_visibility^)? (`constant` $constant^)? $sym_name `:`
    custom<GlobalMemrefOpTypeAndInitialValue>($type, $initial_value) attr-dict
  }];
  let hasVerifier = 1;
}

def MemRef_GetGlobalOp
    : MemRef_Op<"get_global", [Pure, DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "memory of a global variable";
  let description = [{
    ```mlir
    %m = memref.get_global @table : memref<4xi32>
    ```
  }];
  let arguments = (ins FlatSymbolRefAttr:$name);
  let results = (outs AnyStaticShapeMemRef:$result);
  let assemblyFormat = "$name `:` type($result) attr-dict";
}

//===- Reading and writing --------------------------------------------------===//

def LoadOp
    : MemRef_Op<"load",
                [TypesMatchWith<"result type matches element type of 'memref'",
                                "memref", "result",
                                "::llvm::cast<MemRefType>($_self).getElementType()">,
                 MemRefsNormalizable,
                 DeclareOpInterfaceMethods<AlignmentAttrOpInterface>,
                 DeclareOpInterfaceMethods<MemorySpaceCastConsumerOpInterface>,
                 DeclareOpInterfaceMethods<PromotableMemOpInterface>,
                 DeclareOpInterfaceMethods<DestructurableAccessorOpInterface>]> {
  let summary = "read an element";
  let description = [{
    With one index per dimension, each in bounds.

    ```mlir
    %x = memref.load %m[%i, %j] : memref<8x?xf32>
    ```
  }];
  let arguments = (ins Arg<AnyMemRef, "read from", [MemRead]>:$memref,
                       Variadic<Index>:$indices,
                       DefaultValuedOptionalAttr<BoolAttr, "false">:$nontemporal,
                       OptionalAttr<IntValidAlignment<I64Attr>>:$alignment);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$memref `[` $indices `]` attr-dict `:` type($memref)";
  let builders = [
    OpBuilder<(ins "Value":$memref, "ValueRange":$indices,
                   CArg<"bool", "false">:$nontemporal,
                   CArg<"llvm::MaybeAlign", "llvm::MaybeAlign()">:$alignment), [{
      return build($_builder, $_state, memref, indices, nontemporal,
                   alignment ? $_builder.getI64IntegerAttr(alignment->value()) : nullptr);
    }]>,
    OpBuilder<(ins "Type":$resultType, "Value":$memref, "ValueRange":$indices,
                   CArg<"bool", "false">:$nontemporal,
                   CArg<"llvm::MaybeAlign", "llvm::MaybeAlign()">:$alignment), [{
      return build($_builder, $_state, resultType, memref, indices, nontemporal,
                   alignment ? $_builder.getI64IntegerAttr(alignment->value()) : nullptr);
    }]>,
    OpBuilder<(ins "TypeRange":$resultTypes, "Value":$memref, "ValueRange":$indices,
                   CArg<"bool", "false">:$nontemporal,
                   CArg<"llvm::MaybeAlign", "llvm::MaybeAlign()">:$alignment), [{
      return build($_builder, $_state, resultTypes, memref, indices, nontemporal,
                   alignment ? $_builder.getI64IntegerAttr(alignment->value()) : nullptr);
    }]>
  ];
  let hasFolder = 1;
  let hasVerifier = 1;
}

def MemRef_StoreOp
    : MemRef_Op<"store",
                [TypesMatchWith<"type of 'value' matches element type of 'memref'",
                                "memref", "value",
                                "::llvm::cast<MemRefType>($_self).getElementType()">,
                 MemRefsNormalizable,
                 DeclareOpInterfaceMethods<AlignmentAttrOpInterface>,
                 DeclareOpInterfaceMethods<MemorySpaceCastConsumerOpInterface>,
                 DeclareOpInterfaceMethods<PromotableMemOpInterface>,
                 DeclareOpInterfaceMethods<DestructurableAccessorOpInterface>]> {
  let summary = "write an element";
  let description = [{
    With one index per dimension, each in bounds.

    ```mlir
    memref.store %x, %m[%i, %j] : memref<8x?xf32>
    ```
  }];
  let arguments = (ins AnyType:$value, Arg<AnyMemRef, "written to", [MemWrite]>:$memref,
                       Variadic<Index>:$indices,
                       DefaultValuedOptionalAttr<BoolAttr, "false">:$nontemporal,
                       OptionalAttr<IntValidAlignment<I64Attr>>:$alignment);
  let assemblyFormat = "$value `,` $memref `[` $indices `]` attr-dict `:` type($memref)";
  let builders = [
    OpBuilder<(ins "Value":$valueToStore, "Value":$memref, "ValueRange":$indices,
                   CArg<"bool", "false">:$nontemporal,
                   CArg<"llvm::MaybeAlign", "llvm::MaybeAlign()">:$alignment), [{
      return build($_builder, $_state, valueToStore, memref, indices, nontemporal,
                   alignment ? $_builder.getI64IntegerAttr(alignment->value()) : nullptr);
    }]>,
    OpBuilder<(ins "Value":$valueToStore, "Value":$memref), [{
      $_state.addOperands({valueToStore, memref});
    }]>
  ];
  let hasFolder = 1;
  let hasVerifier = 1;
}

def CopyOp : MemRef_Op<"copy", [SameOperandsElementType, SameOperandsShape]> {
  let summary = "copy all elements";
  let description = [{
    Between memrefs of the same shape, which may have different layouts. Undefined when
    they overlap.

    ```mlir
    memref.copy %from, %to : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
    ```
  }];
  let arguments = (ins Arg<AnyRankedOrUnrankedMemRef, "read from",
                           [MemReadAt<0, FullEffect>]>:$source,
                       Arg<AnyRankedOrUnrankedMemRef, "written to",
                           [MemWriteAt<0, FullEffect>]>:$target);
  let assemblyFormat = "$source `,` $target attr-dict `:` type($source) `to` type($target)";
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def MemRef_PrefetchOp : MemRef_Op<"prefetch"> {
  let summary = "hint that an element will be used";
  let description = [{
    Whether it will be read or written, how soon again (from 0, not at all, to 3), and
    whether as data or as instructions.

    ```mlir
    memref.prefetch %m[%i], read, locality<3>, data : memref<?xf32>
    ```
  }];
  let arguments = (ins Arg<AnyMemRef, "address", [MemWrite]>:$memref,
                       Variadic<Index>:$indices, BoolAttr:$isWrite,
                       ConfinedAttr<I32Attr, [IntMinValue<0>,
                                              IntMaxValue<3>]>:$localityHint,
                       BoolAttr:$isDataCache);
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

//===- Atomic accesses ------------------------------------------------------===//

def AtomicRMWOp
    : MemRef_Op<"atomic_rmw",
                [DeclareOpInterfaceMethods<MemorySpaceCastConsumerOpInterface>,
                 AllTypesMatch<["value", "result"]>,
                 TypesMatchWith<"value type matches element type of memref",
                                "memref", "value",
                                "::llvm::cast<MemRefType>($_self).getElementType()">]> {
  let summary = "read, combine and write in one step";
  let description = [{
    The result is what was there before.

    ```mlir
    %old = memref.atomic_rmw addf %x, %m[%i] : (f32, memref<10xf32>) -> f32
    ```
  }];
  let arguments = (ins AtomicRMWKindAttr:$kind,
                       AnyTypeOf<[AnySignlessInteger, AnyFloat]>:$value,
                       Arg<MemRefOf<[AnySignlessInteger, AnyFloat]>, "read and written",
                           [MemRead, MemWrite]>:$memref,
                       Variadic<Index>:$indices);
  let results = (outs AnyTypeOf<[AnySignlessInteger, AnyFloat]>:$result);
  let assemblyFormat = [{
    $kind $value `,` $memref `[` $indices `]` attr-dict
    `:` `(` type($value) `,` type($memref) `)` `->` type($result)
  }];
  let hasFolder = 1;
  let hasVerifier = 1;
}

def GenericAtomicRMWOp
    : MemRef_Op<"generic_atomic_rmw",
                [SingleBlockImplicitTerminator<"AtomicYieldOp">,
                 TypesMatchWith<"result type matches element type of memref",
                                "memref", "result",
                                "::llvm::cast<MemRefType>($_self).getElementType()">]> {
  let summary = "read, compute and write in one step";
  let description = [{
    The region computes what is written from what was there, which is the result.

    ```mlir
    %old = memref.generic_atomic_rmw %m[%i] : memref<10xf32> {
    ^bb0(%now: f32):
      %next = arith.mulf %now, %factor : f32
      memref.atomic_yield %next : f32
    }
    ```
  }];
  let arguments = (ins Arg<MemRefOf<[AnySignlessInteger, AnyFloat]>, "read and written",
                           [MemRead, MemWrite]>:$memref,
                       Variadic<Index>:$indices);
  let results = (outs AnyTypeOf<[AnySignlessInteger, AnyFloat]>:$result);
  let regions = (region AnyRegion:$atomic_body);
  let builders = [OpBuilder<(ins "Value":$memref, "ValueRange":$ivs)>];
  let skipDefaultBuilders = 1;
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def AtomicYieldOp
    : MemRef_Op<"atomic_yield",
                [HasParent<"GenericAtomicRMWOp">, Pure, Terminator, ReturnLike]> {
  let summary = "what an atomic access writes";
  let description = [{
    ```mlir
    memref.atomic_yield %next : f32
    ```
  }];
  let arguments = (ins AnyType:$result);
  let assemblyFormat = "$result attr-dict `:` type($result)";
  let hasVerifier = 1;
}

//===- Transfers ------------------------------------------------------------===//

def MemRef_DmaStartOp : MemRef_Op<"dma_start"> {
  let summary = "begin of a transfer";
  let description = [{
    Copies elements, between memory spaces in most cases, while the program goes on. An
    element of the tag memref stands for the transfer. With a stride, elements are read in
    groups.

    ```mlir
    memref.dma_start %from[%i, %j], %to[%k], %count, %tag[%zero]
        : memref<40x128xf32, 0>, memref<1024xf32, 1>, memref<1xi32>
    ```
  }];
  let arguments = (ins Variadic<AnyType>:$operands);
  let builders = [
    OpBuilder<(ins "Value":$srcMemRef, "ValueRange":$srcIndices, "Value":$destMemRef,
                   "ValueRange":$destIndices, "Value":$numElements, "Value":$tagMemRef,
                   "ValueRange":$tagIndices, CArg<"Value", "{}">:$stride,
                   CArg<"Value", "{}">:$elementsPerStride)>
  ];
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def MemRef_DmaWaitOp : MemRef_Op<"dma_wait"> {
  let summary = "end of a transfer";
  let description = [{
    Waits until the transfer a tag element stands for has finished.

    ```mlir
    memref.dma_wait %tag[%zero], %count : memref<1xi32>
    ```
  }];
  let arguments = (ins AnyMemRef:$tagMemRef, Variadic<Index>:$tagIndices,
                       Index:$numElements);
  let assemblyFormat =
      "$tagMemRef `[` $tagIndices `]` `,` $numElements attr-dict `:` type($tagMemRef)";
  let hasFolder = 1;
  let hasVerifier = 1;
}

//===- Casts ----------------------------------------------------------------===//

def MemRef_CastOp
    : MemRef_Op<"cast",
                [DeclareOpInterfaceMethods<CastOpInterface>,
                 DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
                 DeclareOpInterfaceMethods<MemorySpaceCastConsumerOpInterface>,
                 MemRefsNormalizable, Pure, SameOperandsAndResultShape,
                 ViewLikeOpInterface]> {
  let summary = "same memory, more or less known of it";
  let description = [{
    Between static and dynamic dimensions, strides and offsets, and ranked and unranked.
    Undefined when what is said is not so.

    ```mlir
    %dynamic = memref.cast %m : memref<8x8xf32> to memref<?x?xf32>
    %unranked = memref.cast %m : memref<8x8xf32> to memref<*xf32>
    ```
  }];
  let arguments = (ins AnyRankedOrUnrankedMemRef:$source);
  let results = (outs AnyRankedOrUnrankedMemRef:$dest);
  let assemblyFormat = "$source attr-dict `:` type($source) `to` type($dest)";
  let hasFolder = 1;
}

def MemRef_MemorySpaceCastOp
    : MemRef_Op<"memory_space_cast",
                [DeclareOpInterfaceMethods<CastOpInterface>,
                 DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
                 MemorySpaceCastOpInterface, MemRefsNormalizable, Pure,
                 SameOperandsAndResultElementType, SameOperandsAndResultShape,
                 ViewLikeOpInterface]> {
  let summary = "same memory, in another memory space";
  let description = [{
    For targets on which one space contains others.

    ```mlir
    %generic = memref.memory_space_cast %m : memref<?xf32, 5> to memref<?xf32>
    ```
  }];
  let arguments = (ins AnyRankedOrUnrankedMemRef:$source);
  let results = (outs AnyRankedOrUnrankedMemRef:$dest);
  let assemblyFormat = "$source attr-dict `:` type($source) `to` type($dest)";
  let hasFolder = 1;
}

def MemRef_ReinterpretCastOp
    : MemRef_OpWithOffsetSizesAndStrides<"reinterpret_cast",
          [DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
           DeclareOpInterfaceMethods<MemorySpaceCastConsumerOpInterface>,
           AttrSizedOperandSegments, MemRefsNormalizable, Pure,
           OffsetSizeAndStrideOpInterface, ViewLikeOpInterface]> {
  let summary = "same memory, with other offset, sizes and strides";
  let description = [{
    Counted from where the memory begins, whatever the operand's own offset is.

    ```mlir
    %row = memref.reinterpret_cast %m to offset: [%start], sizes: [1, 64], strides: [64, 1]
        : memref<?xf32> to memref<1x64xf32, strided<[64, 1], offset: ?>>
    ```
  }];
  let arguments = (ins Arg<AnyRankedOrUnrankedMemRef, "", []>:$source,
                       Variadic<Index>:$offsets, Variadic<Index>:$sizes,
                       Variadic<Index>:$strides, DenseI64ArrayAttr:$static_offsets,
                       DenseI64ArrayAttr:$static_sizes,
                       DenseI64ArrayAttr:$static_strides);
  let results = (outs AnyStridedMemRef:$result);
  let assemblyFormat = [{
    $source `to`
    `offset` `` `:` custom<DynamicIndexList>($offsets, $static_offsets) `` `,`
    `sizes` `` `:` custom<DynamicIndexList>($sizes, $static_sizes) `` `,`
    `strides` `` `:` custom<DynamicIndexList>($strides, $static_strides)
    attr-dict `:` type($source) `to` type($result)
  }];
  let builders = [
    OpBuilder<(ins "MemRefType":$resultType, "Value":$source, "OpFoldResult":$offset,
                   "ArrayRef<OpFoldResult>":$sizes, "ArrayRef<OpFoldResult>":$strides,
                   CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs)>,
    OpBuilder<(ins "Value":$source, "OpFoldResult":$offset,
                   "ArrayRef<OpFoldResult>":$sizes, "ArrayRef<OpFoldResult>":$strides,
                   CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs)>,
    OpBuilder<(ins "MemRefType":$resultType, "Value":$source, "int64_t":$offset,
                   "ArrayRef<int64_t>":$sizes, "ArrayRef<int64_t>":$strides,
                   CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs)>,
    OpBuilder<(ins "MemRefType":$resultType, "Value":$source, "Value":$offset,
                   "ValueRange":$sizes, "ValueRange":$strides,
                   CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs)>
  ];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

//===- Views ----------------------------------------------------------------===//

def SubViewOp
    : MemRef_OpWithOffsetSizesAndStrides<"subview",
          [DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
           DeclareOpInterfaceMethods<InferStridedMetadataOpInterface>,
           DeclareOpInterfaceMethods<MemorySpaceCastConsumerOpInterface>,
           DeclareOpInterfaceMethods<ViewLikeOpInterface>, AttrSizedOperandSegments,
           OffsetSizeAndStrideOpInterface, Pure]> {
  let summary = "part of a memref";
  let description = [{
    From an offset, so many elements, every so many of them, along each dimension.
    Dimensions of size one may be left out of the result.

    ```mlir
    %tile = memref.subview %m[%i, 0] [4, 8] [1, 1]
        : memref<64x64xf32> to memref<4x8xf32, strided<[64, 1], offset: ?>>
    %column = memref.subview %m[0, 3] [64, 1] [1, 1]
        : memref<64x64xf32> to memref<64xf32, strided<[64], offset: 3>>
    ```
  }];
  let arguments = (ins AnyMemRef:$source, Variadic<Index>:$offsets,
                       Variadic<Index>:$sizes, Variadic<Index>:$strides,
                       DenseI64ArrayAttr:$static_offsets,
                       DenseI64ArrayAttr:$static_sizes,
                       DenseI64ArrayAttr:$static_strides);
  let results = (outs AnyMemRef:$result);
  let assemblyFormat = [{
    $source ``
    custom<DynamicIndexList>($offsets, $static_offsets)
    custom<DynamicIndexList>($sizes, $static_sizes)
    custom<DynamicIndexList>($strides, $static_strides)
    attr-dict `:` type($source) `to` type($result)
  }];
  let builders = [
    OpBuilder<(ins "Value":$source, "ArrayRef<OpFoldResult>":$offsets,
                   "ArrayRef<OpFoldResult>":$sizes, "ArrayRef<OpFoldResult>":$strides,
                   CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs)>,
    OpBuilder<(ins "MemRefType":$resultType, "Value":$source,
                   "ArrayRef<OpFoldResult>":$offsets, "ArrayRef<OpFoldResult>":$sizes,
                   "ArrayRef<OpFoldResult>":$strides,
                   CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs)>,
    OpBuilder<(ins "Value":$source, "ArrayRef<int64_t>":$offsets,
                   "ArrayRef<int64_t>":$sizes, "ArrayRef<int64_t>":$strides,
                   CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs)>,
    OpBuilder<(ins "MemRefType":$resultType, "Value":$source,
                   "ArrayRef<int64_t>":$offsets, "ArrayRef<int64_t>":$sizes,
                   "ArrayRef<int64_t>":$strides,
                   CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs)>,
    OpBuilder<(ins "Value":$source, "ValueRange":$offsets, "ValueRange":$sizes,
                   "ValueRange":$strides, CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs)>,
    OpBuilder<(ins "MemRefType":$resultType, "Value":$source, "ValueRange":$offsets,
                   "ValueRange":$sizes, "ValueRange":$strides,
                   CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs)>
  ];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def MemRef_ViewOp
    : MemRef_Op<"view",
                [DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
                 DeclareOpInterfaceMethods<MemorySpaceCastConsumerOpInterface>,
                 DeclareOpInterfaceMethods<ViewLikeOpInterface>, Pure]> {
  let summary = "bytes as elements of a type";
  let description = [{
    From a number of bytes on; operands are also the dynamic dimensions of the result.

    ```mlir
    %m = memref.view %bytes[%shift][%n] : memref<2048xi8> to memref<?x4xf32>
    ```
  }];
  let arguments = (ins MemRefRankOf<[I8], [1]>:$source, Index:$byte_shift,
                       Variadic<Index>:$sizes);
  let results = (outs AnyMemRef);
  let assemblyFormat = [{
    $source `[` $byte_shift `]` `` `[` $sizes `]` attr-dict
    `:` type($source) `to` type(results)
  }];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def MemRef_TransposeOp
    : MemRef_Op<"transpose",
                [DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
                 DeclareOpInterfaceMethods<MemorySpaceCastConsumerOpInterface>, Pure]>,
      Arguments<(ins AnyStridedMemRef:$in, AffineMapAttr:$permutation)>,
      Results<(outs AnyStridedMemRef)> {
  let summary = "dimensions in another order";
  let description = [{
    Nothing is moved: the strides are permuted.

    ```mlir
    %t = memref.transpose %m (a, b, c) -> (c, a, b)
        : memref<2x3x4xi8> to memref<4x2x3xi8, strided<[1, 12, 4]>>
    ```
  }];
  let builders = [
    OpBuilder<(ins "Value":$in, "AffineMapAttr":$permutation,
                   CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs)>
  ];
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

//===- Reshaping ------------------------------------------------------------===//

def MemRef_ReshapeOp
    : MemRef_Op<"reshape",
                [DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
                 DeclareOpInterfaceMethods<MemorySpaceCastConsumerOpInterface>, Pure,
                 ViewLikeOpInterface]> {
  let summary = "same elements in another shape";
  let description = [{
    The shape is in a memref.

    ```mlir
    %r = memref.reshape %m(%shape) : (memref<4x8xf32>, memref<1xindex>) -> memref<32xf32>
    ```
  }];
  let arguments = (ins AnyRankedOrUnrankedMemRef:$source,
                       Arg<MemRefRankOf<[AnySignlessInteger, Index], [1]>, "shape",
                           [MemRead]>:$shape);
  let results = (outs AnyRankedOrUnrankedMemRef:$result);
  let assemblyFormat =
      "$source `(` $shape `)` attr-dict `:` functional-type(operands, results)";
  let builders = [
    OpBuilder<(ins "MemRefType":$resultType, "Value":$operand, "Value":$shape), [{
      $_state.addOperands({operand, shape});
      $_state.addTypes(resultType);
    }]>
  ];
  let hasVerifier = 1;
}

def MemRef_ExpandShapeOp
    : MemRef_ReassociativeReshapeOp<"expand_shape",
          [DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
           DeclareOpInterfaceMethods<MemorySpaceCastConsumerOpInterface>,
           DeclareOpInterfaceMethods<ReifyRankedShapedTypeOpInterface,
                                     ["reifyResultShapes"]>]> {
  let summary = "dimensions split into several";
  let description = [{
    Each dimension becomes a group of dimensions.

    ```mlir
    %r = memref.expand_shape %m [[0, 1], [2]] output_shape [%n, 4, 32]
        : memref<?x32xf32> into memref<?x4x32xf32>
    ```
  }];
  let arguments = (ins AnyStridedMemRef:$src, IndexListArrayAttr:$reassociation,
                       Variadic<Index>:$output_shape,
                       DenseI64ArrayAttr:$static_output_shape);
  let assemblyFormat = [{
    $src $reassociation `output_shape`
    custom<DynamicIndexList>($output_shape, $static_output_shape)
    attr-dict `:` type($src) `into` type($result)
  }];
  let builders = [
    OpBuilder<(ins "Type":$resultType, "Value":$src,
                   "ArrayRef<ReassociationIndices>":$reassociation,
                   "ArrayRef<OpFoldResult>":$outputShape)>,
    OpBuilder<(ins "Type":$resultType, "Value":$src,
                   "ArrayRef<ReassociationIndices>":$reassociation)>,
    OpBuilder<(ins "Type":$resultType, "Value":$src,
                   "ArrayRef<ReassociationExprs>":$reassociation), [{
      build($_builder, $_state, resultType, src,
            convertReassociationMapsToIndices(reassociation));
    }]>,
    OpBuilder<(ins "Type":$resultType, "Value":$src,
                   "ArrayRef<ReassociationExprs>":$reassociation,
                   "ArrayRef<OpFoldResult>":$outputShape), [{
      build($_builder, $_state, resultType, src,
            convertReassociationMapsToIndices(reassociation), outputShape);
    }]>,
    OpBuilder<(ins "ArrayRef<int64_t>":$resultShape, "Value":$src,
                   "ArrayRef<ReassociationIndices>":$reassociation)>,
    OpBuilder<(ins "ArrayRef<int64_t>":$resultShape, "Value":$src,
                   "ArrayRef<ReassociationIndices>":$reassociation,
                   "ArrayRef<OpFoldResult>":$outputShape)>
  ];
}

def MemRef_CollapseShapeOp
    : MemRef_ReassociativeReshapeOp<"collapse_shape",
          [DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
           DeclareOpInterfaceMethods<MemorySpaceCastConsumerOpInterface>]> {
  let summary = "dimensions joined into one";
  let description = [{
    Each group of dimensions, which must lie together in memory, becomes one.

    ```mlir
    %r = memref.collapse_shape %m [[0, 1], [2]] : memref<?x4x32xf32> into memref<?x32xf32>
    ```
  }];
  let arguments = (ins AnyStridedMemRef:$src, IndexListArrayAttr:$reassociation);
  let assemblyFormat = "$src $reassociation attr-dict `:` type($src) `into` type($result)";
  let builders = [
    OpBuilder<(ins "Value":$src, "ArrayRef<ReassociationIndices>":$reassociation,
                   CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs)>,
    OpBuilder<(ins "Value":$src, "ArrayRef<ReassociationExprs>":$reassociation,
                   CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs), [{
      build($_builder, $_state, src, convertReassociationMapsToIndices(reassociation),
            attrs);
    }]>,
    OpBuilder<(ins "Type":$resultType, "Value":$src,
                   "ArrayRef<ReassociationIndices>":$reassociation,
                   CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs), [{
      $_state.addAttribute("reassociation",
                           getReassociationIndicesAttribute($_builder, reassociation));
      build($_builder, $_state, resultType, src, attrs);
    }]>,
    OpBuilder<(ins "Type":$resultType, "Value":$src,
                   "ArrayRef<ReassociationExprs>":$reassociation,
                   CArg<"ArrayRef<NamedAttribute>", "{}">:$attrs), [{
      build($_builder, $_state, resultType, src,
            convertReassociationMapsToIndices(reassociation), attrs);
    }]>
  ];
}

//===- Questions about a memref ---------------------------------------------===//

def MemRef_DimOp
    : MemRef_Op<"dim",
                [DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
                 MemRefsNormalizable, ConditionallySpeculatable, NoMemoryEffect,
                 ShapedDimOpInterface,
                 DeclareOpInterfaceMethods<InferIntRangeInterface,
                                           ["inferResultRangesFromOptional"]>]> {
  let summary = "size of a dimension";
  let description = [{
    Undefined when there is no such dimension.

    ```mlir
    %n = memref.dim %m, %one : memref<4x?xf32>
    ```
  }];
  let arguments = (ins AnyNon0RankedOrUnrankedMemRef:$source, Index:$index);
  let results = (outs Index:$result);
  let assemblyFormat = "attr-dict $source `,` $index `:` type($source)";
  let builders = [OpBuilder<(ins "Value":$source, "int64_t":$index)>];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def MemRef_RankOp : MemRef_Op<"rank", [Pure]> {
  let summary = "number of dimensions";
  let description = [{
    ```mlir
    %r = memref.rank %m : memref<*xf32>
    ```
  }];
  let arguments = (ins AnyRankedOrUnrankedMemRef:$memref);
  let results = (outs Index);
  let assemblyFormat = "$memref attr-dict `:` type($memref)";
  let hasFolder = 1;
}

def MemRef_ExtractAlignedPointerAsIndexOp
    : MemRef_Op<"extract_aligned_pointer_as_index",
                [DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>, Pure,
                 SameVariadicResultSize]> {
  let summary = "address as an index";
  let description = [{
    Where the aligned part of the memory begins, without the offset.

    ```mlir
    %address = memref.extract_aligned_pointer_as_index %m : memref<?xf32> -> index
    ```
  }];
  let arguments = (ins AnyRankedOrUnrankedMemRef:$source);
  let results = (outs Index:$aligned_pointer);
  let assemblyFormat = "$source `:` type($source) `->` type(results) attr-dict";
}

def MemRef_ExtractStridedMetadataOp
    : MemRef_Op<"extract_strided_metadata",
                [DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>, Pure,
                 SameVariadicResultSize, ViewLikeOpInterface, InferTypeOpAdaptor]> {
  let summary = "memory, offset, sizes and strides";
  let description = [{
    ```mlir
    %memory, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %m
        : memref<?x6xi16> -> memref<i16>, index, index, index, index, index
    ```
  }];
  let arguments = (ins AnyStridedMemRef:$source);
  let results = (outs AnyStridedMemRefOfRank<0>:$base_buffer, Index:$offset,
                      Variadic<Index>:$sizes, Variadic<Index>:$strides);
  let assemblyFormat = "$source `:` type($source) `->` type(results) attr-dict";
  let hasFolder = 1;
}

//===- Assumptions ----------------------------------------------------------===//

def AssumeAlignmentOp
    : MemRef_Op<"assume_alignment",
                [DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>, Pure,
                 ViewLikeOpInterface, SameOperandsAndResultType,
                 DeclareOpInterfaceMethods<MemorySpaceCastConsumerOpInterface>,
                 DeclareOpInterfaceMethods<ReifyRankedShapedTypeOpInterface,
                                           ["reifyDimOfResult"]>]> {
  let summary = "a memref known to be aligned";
  let description = [{
    Undefined when it is not.

    ```mlir
    %aligned = memref.assume_alignment %m, 16 : memref<4x4xf16>
    ```
  }];
  let arguments = (ins AnyMemRef:$memref, ConfinedAttr<I32Attr, [IntPositive]>:$alignment);
  let results = (outs AnyMemRef:$result);
  let assemblyFormat = "$memref `,` $alignment attr-dict `:` type($memref)";
  let hasFolder = 1;
  let hasVerifier = 1;
}

def DistinctObjectsOp
    : MemRef_Op<"distinct_objects",
                [Pure, DistinctObjectsTrait,
                 DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "memrefs known not to overlap";
  let description = [{
    Undefined when they do.

    ```mlir
    %a, %b = memref.distinct_objects %m, %n : memref<?xf32>, memref<?xf32>
    ```
  }];
  let arguments = (ins Variadic<AnyMemRef>:$operands);
  let results = (outs Variadic<AnyMemRef>:$results);
  let assemblyFormat = "$operands attr-dict `:` type($operands)";
  let hasVerifier = 1;
}

#endif // MLIR_DIALECT_MEMREF_IR_MEMREFOPS_TD
