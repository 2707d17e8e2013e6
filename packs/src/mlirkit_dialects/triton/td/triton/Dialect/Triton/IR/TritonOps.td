// Operations of tt.

#ifndef TRITON_OPS
#define TRITON_OPS

include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "triton/Dialect/Triton/IR/TritonAttrDefs.td"
include "triton/Dialect/Triton/IR/TritonDialect.td"
include "triton/Dialect/Triton/IR/TritonInterfaces.td"
include "triton/Dialect/Triton/IR/TritonOpInterfaces.td"
include "triton/Dialect/Triton/IR/TritonTypes.td"

def GlobalMemory : Resource<"::mlir::triton::GlobalMemory">;

class TT_Op<string mnemonic, list<Trait> traits = []>
    : Op<Triton_Dialect, mnemonic, !listconcat(traits, [TensorSizeTrait, VerifyTensorLayoutsTrait])>;

// What operands are pointers to, and what an operation may do there.
class TT_Read<Type type> : Arg<type, "", [MemRead<GlobalMemory>]>;
class TT_Write<Type type> : Arg<type, "", [MemWrite<GlobalMemory>]>;
class TT_ReadWrite<Type type> : Arg<type, "", [MemRead<GlobalMemory>, MemWrite<GlobalMemory>]>;

// `result` is what the pointers `pointer` lead to.
class TT_Pointee<string text, string pointer, string result>
    : TypesMatchWith<text, pointer, result, "getPointeeType($_self)">;
// The optional operand behind `count` others has a bit for each of the elements that `pointer` leads to.
class TT_MaskOfPointer<string pointer, int count>
    : TypesMatchWith<"mask type matches ptr type", pointer, "mask", "getI1SameShape(getPointeeType($_self))",
                     "($_op.getOperands().size() <= " # count # ") || std::equal_to<>()">;
// `pointer` has a pointer to each of the elements of `value`.
class TT_PointerTo<string text, string value, string pointer>
    : TypesMatchWith<text, value, pointer, "getPointerTypeSameShape($_self)">;

// -- casts ------------------------------------------------------------------------------------------------

class TT_Cast<string mnemonic, Type from, Type to, string text>
    : TT_Op<mnemonic, [Elementwise, SameOperandsAndResultShape, SameOperandsAndResultEncoding, Pure]> {
  let summary = text;
  let arguments = (ins from:$src);
  let results = (outs to:$result);
  let assemblyFormat = "$src attr-dict `:` type($src) `->` type($result)";
}

def TT_IntToPtrOp : TT_Cast<"int_to_ptr", TT_I64Like, TT_PtrLike, "An address as a pointer"> {
  let hasCanonicalizer = 1;
}
def TT_PtrToIntOp : TT_Cast<"ptr_to_int", TT_PtrLike, TT_I64Like, "A pointer as an address">;
def TT_BitcastOp : TT_Cast<"bitcast", TT_Type, TT_Type, "The same bits as another type, pointers included"> {
  let hasFolder = 1;
  let hasVerifier = 1;
}
def TT_FpToFpOp : TT_Cast<"fp_to_fp", TT_FloatLike, TT_FloatLike, "A float of another format, rounded as stated"> {
  let arguments = (ins TT_FloatLike:$src, OptionalAttr<TT_RoundingModeAttr>:$rounding);
  let assemblyFormat =
    "$src attr-dict (`,` `rounding` `=` $rounding^)? `:` type($src) `->` type($result)";
  let hasVerifier = 1;
  let hasFolder = 1;
}

// -- arithmetic -------------------------------------------------------------------------------------------

class TT_Arithmetic<string mnemonic, string text> : TT_Op<mnemonic, [Elementwise, SameOperandsAndResultType, Pure]> {
  let summary = text;
}
class TT_Binary<string mnemonic, Type type, string text> : TT_Arithmetic<mnemonic, text> {
  let arguments = (ins type:$x, type:$y);
  let results = (outs type:$result);
  let assemblyFormat = "$x `,` $y attr-dict `:` type($x)";
}

def TT_ClampFOp : TT_Arithmetic<"clampf", "Floats limited to a range"> {
  let arguments = (ins TT_FloatLike:$x, TT_FloatLike:$min, TT_FloatLike:$max, TT_PropagateNanAttr:$propagateNan);
  let results = (outs TT_FloatLike:$result);
  let assemblyFormat =
    "$x `,` $min `,` $max `,` `propagateNan` `=` $propagateNan attr-dict `:` type($result)";
}
def TT_PreciseSqrtOp : TT_Arithmetic<"precise_sqrt", "The square root, correctly rounded"> {
  let arguments = (ins TT_FloatLike:$x);
  let results = (outs TT_FloatLike:$result);
  let assemblyFormat = "$x attr-dict `:` type($x)";
}
def TT_PreciseDivFOp : TT_Binary<"precise_divf", TT_FloatLike, "The quotient, correctly rounded">;
def TT_ApproxDivFOp
    : TT_Binary<"approx_divf", AnyTypeOf<[F32, RankedTensorOf<[F32]>]>, "A quotient that may be less exact">;
def TT_MulhiUIOp : TT_Binary<"mulhiui", TT_IntLike, "The high half of an unsigned product">;

def TT_AddPtrOp : TT_Op<"addptr", [
    Pure, Elementwise, SameOperandsAndResultShape, SameOperandsAndResultEncoding,
    TypesMatchWith<"result type matches ptr type", "result", "ptr", "$_self">]> {
  let summary = "Pointers moved by a number of elements";
  let arguments = (ins TT_PtrLike:$ptr, TT_IntLike:$offset);
  let results = (outs TT_PtrLike:$result);
  let assemblyFormat = "$ptr `,` $offset attr-dict `:` type($result) `,` type($offset)";
  let hasFolder = 1;
}

// -- memory -----------------------------------------------------------------------------------------------

def TT_LoadOp : TT_Op<"load", [
    SameLoadStoreOperandsAndResultShape, SameLoadStoreOperandsAndResultEncoding, AttrSizedOperandSegments,
    DeclareOpInterfaceMethods<PredicatedOpInterface>, DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
    DeclareOpInterfaceMethods<InferTypeOpInterface>,
    TT_Pointee<"result matches ptr type", "ptr", "result">, TT_MaskOfPointer<"ptr", 1>,
    TypesMatchWith<"other matches ptr type", "ptr", "other", "getPointeeType($_self)",
                   "($_op.getOperands().size() <= 2) || std::equal_to<>()">]> {
  let summary = "What pointers lead to, where the mask is set";
  let arguments = (ins
    TT_PtrLike:$ptr,
    Optional<TT_BoolLike>:$mask,
    Optional<TT_Type>:$other,
    OptionalAttr<AnyAttr>:$cachePolicy,
    DefaultValuedAttr<BoolAttr, "false">:$isVolatile);
  let results = (outs TT_Type:$result);
  let assemblyFormat = "$ptr (`,` $mask^)? (`,` $other^)? attr-dict `:` type($ptr)";
  let hasVerifier = 1;
  let hasCanonicalizer = 1;
}

def TT_StoreOp : TT_Op<"store", [
    SameLoadStoreOperandsShape, SameLoadStoreOperandsEncoding, DeclareOpInterfaceMethods<PredicatedOpInterface>,
    TT_Pointee<"value type matches ptr type", "ptr", "value">, TT_MaskOfPointer<"ptr", 2>]> {
  let summary = "Values written where pointers lead to and the mask is set";
  let arguments = (ins
    TT_Write<TT_PtrLike>:$ptr,
    TT_Type:$value,
    Optional<TT_BoolLike>:$mask,
    OptionalAttr<AnyAttr>:$cachePolicy,
    UnitAttr:$ignore_cta);
  let assemblyFormat = "$ptr `,` $value (`,` $mask^)? attr-dict `:` type($ptr)";
  let hasVerifier = 1;
  let hasCanonicalizer = 1;
}

def TT_GridDependencyWaitOp
    : TT_Op<"grid_dependency_wait", [MemoryEffects<[MemRead<GlobalMemory>, MemWrite<GlobalMemory>]>]> {
  let summary = "Wait for the grids that this one depends on, and see what they wrote";
  let assemblyFormat = "attr-dict";
}
def TT_GridDependencyLaunchDependentsOp
    : TT_Op<"grid_dependency_launch_dependents", [MemoryEffects<[MemWrite<GlobalMemory>]>]> {
  let summary = "Let the grids that depend on this one begin";
  let assemblyFormat = "attr-dict";
}

// -- atomic access ----------------------------------------------------------------------------------------

class TT_Atomic<string mnemonic, list<Trait> traits> : TT_Op<mnemonic, traits> {
  dag order = (ins TT_MemSemanticAttr:$sem, TT_MemSyncScopeAttr:$scope);
}

def TT_AtomicLoadOp : TT_Atomic<"atomic_load", [
    AtomicOpInterface, SameLoadStoreOperandsAndResultShape, SameLoadStoreOperandsAndResultEncoding,
    DeclareOpInterfaceMethods<PredicatedOpInterface>, TT_Pointee<"result matches ptr type", "ptr", "result">,
    TT_MaskOfPointer<"ptr", 1>]> {
  let summary = "Load atomically";
  let arguments = !con((ins TT_ReadWrite<TT_PtrLike>:$ptr, Optional<TT_BoolLike>:$mask), order);
  let results = (outs TT_Type:$result);
  let assemblyFormat =
    "$sem `,` $scope `,` $ptr (`,` $mask^)? attr-dict `:` functional-type(operands, $result)";
  let hasVerifier = 1;
}
def TT_AtomicStoreOp : TT_Atomic<"atomic_store", [
    AtomicOpInterface, SameLoadStoreOperandsShape, SameLoadStoreOperandsEncoding,
    DeclareOpInterfaceMethods<PredicatedOpInterface>, TT_Pointee<"value type matches ptr type", "ptr", "value">,
    TT_MaskOfPointer<"ptr", 2>]> {
  let summary = "Store atomically";
  let arguments = !con((ins TT_Write<TT_PtrLike>:$ptr, TT_Type:$value, Optional<TT_BoolLike>:$mask), order);
  let assemblyFormat = "$sem `,` $scope `,` $ptr `,` $value (`,` $mask^)? attr-dict `:` type($ptr)";
  let hasVerifier = 1;
  let hasCanonicalizeMethod = 1;
}
def TT_AtomicPollOp : TT_Atomic<"atomic_poll", [
    SameOperandsAndResultEncoding, TT_PointerTo<"ptr type matches expected type", "expected", "ptr">,
    TypesMatchWith<"result type matches expected shape", "expected", "result", "getI1SameShape($_self)">]> {
  let summary = "Read until a value is there, or the time is over";
  let arguments =
    !con((ins TT_ReadWrite<TT_PtrLike>:$ptr, TT_IntLike:$expected, Optional<I64>:$timeout), order);
  let results = (outs TT_BoolLike:$result);
  let assemblyFormat = [{
    $sem `,` $scope `,` $ptr `,` $expected (`timeout` $timeout^)? attr-dict
    `:` qualified(type($ptr)) `,` type($expected) `->` type($result)
  }];
  let hasVerifier = 1;
}
def TT_AtomicRMWOp : TT_Atomic<"atomic_rmw", [
    AtomicOpInterface, SameOperandsAndResultShape, SameOperandsAndResultEncoding,
    DeclareOpInterfaceMethods<PredicatedOpInterface>, TT_PointerTo<"ptr type matches value type", "val", "ptr">,
    TypesMatchWith<"mask type matches value type", "val", "mask", "getI1SameShape($_self)",
                   "($_op.getOperands().size() <= 2) || std::equal_to<>()">]> {
  let summary = "Combine a value with what is in memory, and give what was there";
  let arguments = !con((ins
    TT_AtomicRMWAttr:$atomic_rmw_op,
    TT_ReadWrite<TT_PtrLike>:$ptr,
    TT_Type:$val,
    Optional<TT_BoolLike>:$mask), order);
  let results = (outs TT_Type:$result);
  let assemblyFormat = [{
    $atomic_rmw_op `,` $sem `,` $scope `,` $ptr `,` $val (`,` $mask^)? attr-dict
    `:` functional-type(operands, $result)
  }];
}
def TT_AtomicCASOp : TT_Atomic<"atomic_cas", [
    AtomicOpInterface, SameOperandsAndResultShape, SameOperandsAndResultEncoding,
    TT_PointerTo<"ptr type matches cmp type", "cmp", "ptr">,
    TT_PointerTo<"ptr type matches value type", "val", "ptr">]> {
  let summary = "Write a value if memory holds the expected one, and give what was there";
  let arguments = !con((ins TT_ReadWrite<TT_PtrLike>:$ptr, TT_Type:$cmp, TT_Type:$val), order);
  let results = (outs TT_Type:$result);
  let assemblyFormat =
    "$sem `,` $scope `,` $ptr `,` $cmp `,` $val attr-dict `:` functional-type(operands, $result)";
}

// -- shapes -----------------------------------------------------------------------------------------------

class TT_Shape<string mnemonic, list<Trait> traits, string text> : TT_Op<mnemonic, traits> {
  let summary = text;
  let arguments = (ins TT_Tensor:$src);
  let results = (outs TT_Tensor:$result);
  let assemblyFormat = "$src attr-dict `:` type($src) `->` type($result)";
}

def TT_SplatOp : TT_Shape<"splat", [Pure, SameOperandsAndResultElementType, SameOperandsAndResultEncoding],
                          "A tensor of one value throughout"> {
  let arguments = (ins TT_Type:$src);
  let hasFolder = 1;
}
def TT_UnsplatOp : TT_Op<"unsplat", [Pure, DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "The only element of a tensor";
  let arguments = (ins TT_Tensor:$src);
  let results = (outs TT_Type:$result);
  let assemblyFormat = "$src attr-dict `:` type($src)";
  let hasVerifier = 1;
}
def TT_ExpandDimsOp : TT_Shape<"expand_dims", [
    Pure, DeclareOpInterfaceMethods<InferTypeOpInterface>, SameOperandsAndResultElementType],
    "A tensor with another dimension, of size 1"> {
  let arguments = (ins TT_Tensor:$src, I32Attr:$axis);
  let hasCanonicalizeMethod = 1;
  let hasFolder = 1;
}
def TT_ReshapeOp : TT_Shape<"reshape", [Pure, SameOperandsAndResultElementType, EfficientLayoutOpInterface],
                            "A tensor of another shape, in another order if that is allowed"> {
  let arguments = (ins TT_Tensor:$src, UnitAttr:$allow_reorder, UnitAttr:$efficient_layout);
  let assemblyFormat = [{
    $src (`allow_reorder` $allow_reorder^)? (`efficient_layout` $efficient_layout^)? attr-dict
    `:` type($src) `->` type($result)
  }];
  let hasCanonicalizeMethod = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}
def TT_BroadcastOp : TT_Shape<"broadcast", [Pure, SameOperandsAndResultElementType],
                              "A tensor repeated along its dimensions of size 1"> {
  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

class TT_Pair<string mnemonic, list<Trait> traits, string text> : TT_Op<mnemonic, traits> {
  let summary = text;
  let arguments = (ins TT_Tensor:$lhs, TT_Tensor:$rhs);
  let results = (outs TT_Tensor:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($lhs) `->` type($result)";
  let hasVerifier = 1;
}
def TT_CatOp : TT_Pair<"cat", [NoMemoryEffect, SameTypeOperands, SameOperandsAndResultElementType],
                       "Two tensors one behind the other, their elements in any order">;
def TT_JoinOp : TT_Pair<"join", [Pure, SameTypeOperands], "Two tensors side by side in a new last dimension"> {
  let hasFolder = 1;
}
def TT_SplitOp : TT_Op<"split", [
    Pure, SameResultsType, InferTypeOpAdaptorWithIsCompatible,
    TypesMatchWith<"outLHS and outRHS types match", "outLHS", "outRHS", "$_self">]> {
  let summary = "The two halves of a tensor along its last dimension, which has size 2";
  let arguments = (ins TT_Tensor:$src);
  let results = (outs TT_Tensor:$outLHS, TT_Tensor:$outRHS);
  let assemblyFormat = "$src attr-dict `:` type($src) `->` type($outLHS)";
  let hasFolder = 1;
}
def TT_TransOp : TT_Shape<"trans", [
    Pure, TransposeOpInterface, InferTypeOpAdaptorWithIsCompatible, SameOperandsAndResultElementType],
    "A tensor with its dimensions in another order"> {
  let arguments = (ins TT_Tensor:$src, DenseI32ArrayAttr:$order);
  let hasFolder = 1;
  let hasVerifier = 1;
}

// -- programs of a grid -----------------------------------------------------------------------------------

class TT_Grid<string mnemonic, string text> : TT_Op<mnemonic, [Pure]> {
  let summary = text;
  let arguments = (ins TT_ProgramDim:$axis);
  let results = (outs I32:$result);
  let assemblyFormat = "$axis attr-dict `:` type($result)";
}
def TT_GetProgramIdOp : TT_Grid<"get_program_id", "The number of this program along an axis of the grid">;
def TT_GetNumProgramsOp : TT_Grid<"get_num_programs", "The number of programs along an axis of the grid">;

// -- products ---------------------------------------------------------------------------------------------

def TT_DotOp : TT_Op<"dot", [
    Pure, DeclareOpInterfaceMethods<InferTypeOpInterface>, DeclareOpInterfaceMethods<DotOpInterface>,
    TypesMatchWith<"result's type matches accumulator's type", "d", "c", "$_self">]> {
  let summary = "A matrix product added to an accumulator";
  let arguments = (ins
    TT_FpIntTensor:$a,
    TT_FpIntTensor:$b,
    TT_FpIntTensor:$c,
    DefaultValuedAttr<TT_InputPrecisionAttr, "::mlir::triton::InputPrecision::IEEE">:$inputPrecision,
    DefaultValuedAttr<I32Attr, "0">:$maxNumImpreciseAcc);
  let results = (outs TT_FpIntTensor:$d);
  let assemblyFormat = [{
    $a `,` $b `,` $c (`,` `inputPrecision` `=` $inputPrecision^)? attr-dict
    `:` type($a) `*` type($b) `->` type($d)
  }];
  let hasVerifier = 1;
}

def TT_DotScaledOp : TT_Op<"dot_scaled", [
    Pure, AttrSizedOperandSegments, DeclareOpInterfaceMethods<DotOpInterface>,
    TypesMatchWith<"result's type matches accumulator's type", "d", "c", "$_self">]> {
  let summary = "A matrix product of small floats with a scale for each block, added to an accumulator";
  let arguments = (ins
    RankedTensorOf<[TT_Float, I8]>:$a,
    RankedTensorOf<[TT_Float, I8]>:$b,
    TT_FloatTensor:$c,
    Optional<RankedTensorOf<[TT_Float, I8]>>:$a_scale,
    Optional<RankedTensorOf<[TT_Float, I8]>>:$b_scale,
    TT_ScaleDotElemTypeAttr:$a_elem_type,
    TT_ScaleDotElemTypeAttr:$b_elem_type,
    BoolAttr:$fastMath,
    DefaultValuedAttr<BoolAttr, "true">:$lhs_k_pack,
    DefaultValuedAttr<BoolAttr, "true">:$rhs_k_pack);
  let results = (outs TT_FloatTensor:$d);
  let assemblyFormat = [{
    $a (`scale` $a_scale^)? `,` $b (`scale` $b_scale^)? `,` $c `lhs` `=` $a_elem_type `rhs` `=` $b_elem_type
    attr-dict `:` type($a) (`,` type($a_scale)^)? `*` type($b) (`,` type($b_scale)^)? `->` type($d)
  }];
  let hasVerifier = 1;
}

// -- operations with a region for elements ----------------------------------------------------------------

// The end of the region of the operation `parent`.
class TT_Return<string mnemonic, string parent, string text>
    : TT_Op<mnemonic, [HasParent<parent>, Pure, Terminator, ReturnLike]> {
  let summary = text;
  let arguments = (ins Variadic<AnyType>:$result);
  let assemblyFormat = "$result attr-dict `:` type($result)";
}

def TT_ReduceOp : TT_Op<"reduce", [
    Pure, SameOperandsShape, SameOperandsEncoding, SingleBlock, DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "Tensors combined along an axis by the operations of a region";
  let arguments = (ins Variadic<TT_Tensor>:$srcs, I32Attr:$axis);
  let results = (outs Variadic<TT_Type>:$result);
  let regions = (region SizedRegion<1>:$combineOp);
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}
def TT_ReduceReturnOp : TT_Return<"reduce.return", "ReduceOp", "What a reduction has combined">;

def TT_ScanOp : TT_Op<"scan", [
    Pure, SameOperandsAndResultEncoding, SameOperandsAndResultShape, SingleBlock,
    DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "All partial results of a reduction along an axis";
  let arguments = (ins Variadic<TT_Tensor>:$srcs, I32Attr:$axis, BoolAttr:$reverse);
  let results = (outs Variadic<TT_Tensor>:$result);
  let regions = (region SizedRegion<1>:$combineOp);
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}
def TT_ScanReturnOp : TT_Return<"scan.return", "ScanOp", "What a scan has combined">;

def TT_MapElementwiseOp
    : TT_Op<"map_elementwise", [SameOperandsAndResultEncoding, SameOperandsAndResultShape, RecursiveMemoryEffects]> {
  let summary = "A region of scalars, run for all elements of tensors";
  let arguments = (ins Variadic<TT_Tensor>:$srcs, I32Attr:$pack);
  let results = (outs Variadic<TT_Tensor>:$result);
  let regions = (region AnyRegion:$scalarOp);
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}
def TT_MapElementwiseReturnOp
    : TT_Return<"map_elementwise.return", "MapElementwiseOp", "What the region makes of some elements"> {
  let assemblyFormat = "attr-dict ($result^ `:` type($result))?";
}

// -- foreign code -----------------------------------------------------------------------------------------

def TT_ExternElementwiseOp : TT_Op<"extern_elementwise", [
    Elementwise, SameOperandsAndResultEncoding, SameVariadicOperandSize,
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>, ConditionallySpeculatable]> {
  let summary = "A function of a library, called for all elements";
  let arguments = (ins
    Variadic<TT_Type>:$srcs, StrAttr:$libname, StrAttr:$libpath, StrAttr:$symbol, BoolAttr:$pure);
  let results = (outs TT_Type:$result);
  let assemblyFormat = "operands attr-dict `:` functional-type(operands, $result)";
}
def TT_ElementwiseInlineAsmOp : TT_Op<"elementwise_inline_asm", [
    Elementwise, SameOperandsAndResultEncoding, DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
    DeclareOpInterfaceMethods<ConditionallySpeculatable>]> {
  let summary = "Assembly code for packs of elements";
  let arguments = (ins
    StrAttr:$asm_string, StrAttr:$constraints, BoolAttr:$pure, I32Attr:$packed_element, Variadic<AnyType>:$args);
  let results = (outs Variadic<TT_Type>:$result);
  let assemblyFormat = "$asm_string attr-dict ($args^ `:` type($args))? `->` type($result)";
  let hasVerifier = 1;
}

// -- other tensors ----------------------------------------------------------------------------------------

def TT_MakeRangeOp : TT_Op<"make_range", [Pure]> {
  let summary = "Consecutive integers";
  let arguments = (ins I32Attr:$start, I32Attr:$end);
  let results = (outs TT_IntTensor:$result);
  let assemblyFormat = "attr-dict `:` type($result)";
  let hasFolder = 1;
  let hasVerifier = 1;
}
def TT_HistogramOp : TT_Op<"histogram", [
    Pure, TypesMatchWith<"mask type matches src type", "src", "mask", "getI1SameShape($_self)",
                         "($_op.getOperands().size() <= 1) || std::equal_to<>()">]> {
  let summary = "How often each value occurs where the mask is set";
  let arguments = (ins TT_IntTensor:$src, Optional<TT_BoolLike>:$mask);
  let results = (outs TT_IntTensor:$result);
  let assemblyFormat = "$src (`,` $mask^)? attr-dict `:` type($src) `->` type($result)";
}
def TT_GatherOp
    : TT_Op<"gather", [Pure, DeclareOpInterfaceMethods<InferTypeOpInterface>, EfficientLayoutOpInterface]> {
  let summary = "Elements at indices along an axis";
  let arguments = (ins TT_Tensor:$src, TT_IntTensor:$indices, I32Attr:$axis, UnitAttr:$efficient_layout);
  let results = (outs TT_Tensor:$result);
  let assemblyFormat = "$src `[` $indices `]` attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

// -- messages ---------------------------------------------------------------------------------------------

def TT_PrintOp : TT_Op<"print", [SameVariadicOperandSize, MemoryEffects<[MemWrite<GlobalMemory>]>]> {
  let summary = "Print values while the kernel runs";
  let arguments = (ins
    StrAttr:$prefix, BoolAttr:$hex, Variadic<AnyTypeOf<[TT_Type]>>:$args, DenseI32ArrayAttr:$isSigned);
  let assemblyFormat = "$prefix attr-dict (`:` $args^ `:` type($args))?";
}
def TT_AssertOp : TT_Op<"assert", [MemoryEffects<[MemWrite<GlobalMemory>]>]> {
  let summary = "End the kernel with a message where a condition does not hold";
  let arguments = (ins AnyTypeOf<[I1, I1Tensor]>:$condition, StrAttr:$message);
  let assemblyFormat = "$condition `,` $message attr-dict `:` type($condition)";
}

// -- descriptors ------------------------------------------------------------------------------------------

def TT_MakeTensorDescOp : TT_Op<"make_tensor_descriptor", [Pure, SameVariadicOperandSize]> {
  let summary = "A descriptor of a tensor that begins at a pointer";
  let arguments = (ins
    TT_Ptr:$base,
    Variadic<I32>:$shape,
    Variadic<I64>:$strides,
    DefaultValuedAttr<TT_PaddingOptionAttr, "::mlir::triton::PaddingOption::PAD_ZERO">:$padding);
  let results = (outs TT_TensorDescType:$result);
  let assemblyFormat =
    "$base `,` `[` $shape `]` `,` `[` $strides `]` attr-dict `:` type($base) `,` type($result)";
}

class TT_Descriptor<string mnemonic, Trait kind, string text> : TT_Op<mnemonic, [kind]> {
  let summary = text;
  let hasVerifier = 1;
}
def TT_DescriptorLoadOp
    : TT_Descriptor<"descriptor_load", TT_DescriptorLoadLikeOpInterface, "A block of a tensor in memory"> {
  let arguments = (ins TT_Read<TT_TensorDescType>:$desc, Variadic<I32>:$indices, OptionalAttr<AnyAttr>:$cachePolicy);
  let results = (outs TT_Tensor:$result);
  let assemblyFormat = "$desc `[` $indices `]` attr-dict `:` qualified(type($desc)) `->` type($result)";
}
def TT_DescriptorStoreOp
    : TT_Descriptor<"descriptor_store", TT_DescriptorStoreLikeOpInterface, "Write a block of a tensor in memory"> {
  let arguments = (ins TT_ReadWrite<TT_TensorDescType>:$desc, TT_Tensor:$src, Variadic<I32>:$indices);
  let assemblyFormat = "$desc `[` $indices `]` `,` $src attr-dict `:` qualified(type($desc)) `,` type($src)";
}
def TT_DescriptorReduceOp
    : TT_Descriptor<"descriptor_reduce", TT_DescriptorStoreLikeOpInterface,
                    "Combine a block with that of a tensor in memory"> {
  let arguments = (ins
    TT_DescriptorReduceKindAttr:$kind,
    TT_ReadWrite<TT_TensorDescType>:$desc,
    TT_Tensor:$src,
    Variadic<I32>:$indices);
  let assemblyFormat =
    "$kind `,` $desc `[` $indices `]` `,` $src attr-dict `:` qualified(type($desc)) `,` type($src)";
}
def TT_DescriptorGatherOp
    : TT_Descriptor<"descriptor_gather", TT_DescriptorLoadLikeOpInterface, "Some rows of a tensor in memory"> {
  let arguments = (ins TT_Read<TT_TensorDescType>:$desc, RankedTensorOf<[I16, I32]>:$x_offsets, I32:$y_offset);
  let results = (outs TT_Tensor:$result);
  let assemblyFormat = "$desc `[` $x_offsets `,` $y_offset `]` attr-dict `:` functional-type(operands, results)";
}
def TT_DescriptorScatterOp
    : TT_Descriptor<"descriptor_scatter", TT_DescriptorStoreLikeOpInterface, "Write some rows of a tensor in memory"> {
  let arguments = (ins
    TT_ReadWrite<TT_TensorDescType>:$desc,
    RankedTensorOf<[I16, I32]>:$x_offsets,
    I32:$y_offset,
    TT_Tensor:$src);
  let assemblyFormat = "$desc `[` $x_offsets `,` $y_offset `]` `,` $src attr-dict `:` type(operands)";
}

// -- functions --------------------------------------------------------------------------------------------

def FuncOp : TT_Op<"func", [
    AffineScope, AutomaticAllocationScope, CallableOpInterface, FunctionOpInterface, IsolatedFromAbove,
    OpAsmOpInterface, HasParent<"ModuleOp">]> {
  let summary = "A kernel, or a function that kernels call";
  let arguments = (ins
    SymbolNameAttr:$sym_name,
    TypeAttrOf<FunctionType>:$function_type,
    OptionalAttr<StrAttr>:$sym_visibility,
    OptionalAttr<DictArrayAttr>:$arg_attrs,
    OptionalAttr<DictArrayAttr>:$res_attrs);
  let regions = (region AnyRegion:$body);
  let hasCustomAssemblyFormat = 1;
}
def CallOp : TT_Op<"call", [CallOpInterface, DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "A call of a function";
  let arguments = (ins
    FlatSymbolRefAttr:$callee,
    Variadic<AnyType>:$operands,
    OptionalAttr<DictArrayAttr>:$arg_attrs,
    OptionalAttr<DictArrayAttr>:$res_attrs);
  let results = (outs Variadic<AnyType>);
  let assemblyFormat = "$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)";
}
def ReturnOp : TT_Op<"return", [Pure, HasParent<"FuncOp">, ReturnLike, Terminator]> {
  let summary = "The end of a function";
  let arguments = (ins Variadic<AnyType>:$srcs);
  let assemblyFormat = "attr-dict ($srcs^ `:` type($srcs))?";
  let hasVerifier = 1;
}

#endif // TRITON_OPS
