//===- LLVMIntrinsicOps.td - Intrinsics of LLVM as operations ---*- tablegen -*-===//
//
// `llvm.intr.<name>` calls the intrinsic `llvm.<name>`. In order: classes by operands,
// mathematics, memory, hints, coroutines, debug information, exceptions and the stack,
// vectors, vector predication.
//
//===----------------------------------------------------------------------===//

#ifndef MLIRKIT_LLVM_INTRINSIC_OPS
#define MLIRKIT_LLVM_INTRINSIC_OPS

include "mlir/IR/OpBase.td"
include "mlir/Dialect/LLVMIR/LLVMAttrDefs.td"
include "mlir/Dialect/LLVMIR/LLVMEnums.td"
include "mlir/Dialect/LLVMIR/LLVMOpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/MemorySlotInterfaces.td"

// A row of a table: part of the record's name, the intrinsic's name, the summary.
class _LLVM_Intrinsic<string recordName, string mnemonicText, string summaryText> {
  string record = recordName;
  string mnemonic = mnemonicText;
  string text = summaryText;
}

defvar _LLVM_IntrInts = LLVM_ScalarOrVectorOf<AnySignlessInteger>;
defvar _LLVM_IntrFloats = LLVM_ScalarOrVectorOf<LLVM_AnyFloat>;
defvar _LLVM_fmf = (ins DefaultValuedAttr<LLVM_FastmathFlagsAttr, "{}">:$fastmathFlags);
defvar _LLVM_call = "`(` operands `)` attr-dict `:` functional-type(operands, results)";

//===----------------------------------------------------------------------===//
// Classes by operands
//===----------------------------------------------------------------------===//

// Classes named `...I` are for integers, `...F` for floats.
class LLVM_UnaryIntrOpBase<string func, Type element, list<Trait> traits = [],
                           bit requiresFastmath = 0>
    : LLVM_OneResultIntrOp<func, [], [0], [Pure, SameOperandsAndResultType] # traits,
                           requiresFastmath> {
  dag commonArgs = (ins LLVM_ScalarOrVectorOf<element>:$in);
  let assemblyFormat = _LLVM_call;
}
class LLVM_UnaryIntrOpI<string func, list<Trait> traits = []>
    : LLVM_UnaryIntrOpBase<func, AnySignlessInteger, traits> {
  let arguments = commonArgs;
}
class LLVM_UnaryIntrOpF<string func, list<Trait> traits = []>
    : LLVM_UnaryIntrOpBase<func, LLVM_AnyFloat, traits, 1> {
  dag fmfArg = _LLVM_fmf;
  let arguments = !con(commonArgs, fmfArg);
}

class LLVM_BinarySameArgsIntrOpBase<string func, Type element, list<Trait> traits = [],
                                    bit requiresFastmath = 0>
    : LLVM_OneResultIntrOp<func, [], [0], [Pure, SameOperandsAndResultType] # traits,
                           requiresFastmath> {
  dag commonArgs = (ins LLVM_ScalarOrVectorOf<element>:$a, LLVM_ScalarOrVectorOf<element>:$b);
  let assemblyFormat = _LLVM_call;
}
class LLVM_BinarySameArgsIntrOpI<string func, list<Trait> traits = []>
    : LLVM_BinarySameArgsIntrOpBase<func, AnySignlessInteger, traits> {
  let arguments = commonArgs;
}
class LLVM_BinarySameArgsIntrOpF<string func, list<Trait> traits = []>
    : LLVM_BinarySameArgsIntrOpBase<func, LLVM_AnyFloat, traits, 1> {
  dag fmfArg = _LLVM_fmf;
  let arguments = !con(commonArgs, fmfArg);
}

class LLVM_TernarySameArgsIntrOpBase<string func, Type element, list<Trait> traits = [],
                                     bit requiresFastmath = 0>
    : LLVM_OneResultIntrOp<func, [], [0], [Pure, SameOperandsAndResultType] # traits,
                           requiresFastmath> {
  dag commonArgs = (ins LLVM_ScalarOrVectorOf<element>:$a, LLVM_ScalarOrVectorOf<element>:$b,
                        LLVM_ScalarOrVectorOf<element>:$c);
  let assemblyFormat = _LLVM_call;
}
class LLVM_TernarySameArgsIntrOpI<string func, list<Trait> traits = []>
    : LLVM_TernarySameArgsIntrOpBase<func, AnySignlessInteger, traits> {
  let arguments = commonArgs;
}
class LLVM_TernarySameArgsIntrOpF<string func, list<Trait> traits = []>
    : LLVM_TernarySameArgsIntrOpBase<func, LLVM_AnyFloat, traits, 1> {
  dag fmfArg = _LLVM_fmf;
  let arguments = !con(commonArgs, fmfArg);
}

//===----------------------------------------------------------------------===//
// Mathematics
//===----------------------------------------------------------------------===//

foreach row = [
  _LLVM_Intrinsic<"Exp", "exp", "power of e">, _LLVM_Intrinsic<"Exp2", "exp2", "power of 2">,
  _LLVM_Intrinsic<"Exp10", "exp10", "power of 10">,
  _LLVM_Intrinsic<"Log", "log", "logarithm to base e">,
  _LLVM_Intrinsic<"Log2", "log2", "logarithm to base 2">,
  _LLVM_Intrinsic<"Log10", "log10", "logarithm to base 10">,
  _LLVM_Intrinsic<"Sqrt", "sqrt", "square root">,
  _LLVM_Intrinsic<"FAbs", "fabs", "absolute value of a float">,
  _LLVM_Intrinsic<"FCeil", "ceil", "float rounded up to an integer">,
  _LLVM_Intrinsic<"FFloor", "floor", "float rounded down to an integer">,
  _LLVM_Intrinsic<"FTrunc", "trunc", "float rounded towards zero to an integer">,
  _LLVM_Intrinsic<"Round", "round", "float rounded to an integer, ties away from zero">,
  _LLVM_Intrinsic<"RoundEven", "roundeven", "float rounded to an integer, ties to even">,
  _LLVM_Intrinsic<"Rint", "rint", "float rounded to an integer in the current mode">,
  _LLVM_Intrinsic<"Nearbyint", "nearbyint", "as `rint`, without the inexact exception">,
  _LLVM_Intrinsic<"Sin", "sin", "sine">, _LLVM_Intrinsic<"Cos", "cos", "cosine">,
  _LLVM_Intrinsic<"Tan", "tan", "tangent">, _LLVM_Intrinsic<"ASin", "asin", "arc sine">,
  _LLVM_Intrinsic<"ACos", "acos", "arc cosine">, _LLVM_Intrinsic<"ATan", "atan", "arc tangent">,
  _LLVM_Intrinsic<"Sinh", "sinh", "hyperbolic sine">,
  _LLVM_Intrinsic<"Cosh", "cosh", "hyperbolic cosine">,
  _LLVM_Intrinsic<"Tanh", "tanh", "hyperbolic tangent">
] in def LLVM_ # row.record # Op : LLVM_UnaryIntrOpF<row.mnemonic> {
  let summary = row.text;
}

foreach row = [
  _LLVM_Intrinsic<"CopySign", "copysign", "float with the sign of another">,
  _LLVM_Intrinsic<"Pow", "pow", "power">,
  _LLVM_Intrinsic<"ATan2", "atan2", "angle of a point">,
  _LLVM_Intrinsic<"MaxNum", "maxnum", "larger float; a number rather than NaN">,
  _LLVM_Intrinsic<"MinNum", "minnum", "smaller float; a number rather than NaN">,
  _LLVM_Intrinsic<"Maximum", "maximum", "larger float, or NaN if there is one">,
  _LLVM_Intrinsic<"Minimum", "minimum", "smaller float, or NaN if there is one">
] in def LLVM_ # row.record # Op : LLVM_BinarySameArgsIntrOpF<row.mnemonic> {
  let summary = row.text;
}

let summary = "a * b + c, rounded once" in
def LLVM_FMAOp : LLVM_TernarySameArgsIntrOpF<"fma">;
let summary = "a * b + c, rounded once or twice" in
def LLVM_FMulAddOp : LLVM_TernarySameArgsIntrOpF<"fmuladd">;

foreach row = [
  _LLVM_Intrinsic<"BitReverse", "bitreverse", "bits in reverse order">,
  _LLVM_Intrinsic<"ByteSwap", "bswap", "bytes in reverse order">,
  _LLVM_Intrinsic<"CtPop", "ctpop", "number of bits that are 1">
] in def LLVM_ # row.record # Op : LLVM_UnaryIntrOpI<row.mnemonic> {
  let summary = row.text;
}

foreach row = [
  _LLVM_Intrinsic<"SMaxOp", "smax", "larger signed integer">,
  _LLVM_Intrinsic<"SMinOp", "smin", "smaller signed integer">,
  _LLVM_Intrinsic<"UMaxOp", "umax", "larger unsigned integer">,
  _LLVM_Intrinsic<"UMinOp", "umin", "smaller unsigned integer">,
  _LLVM_Intrinsic<"SAddSat", "sadd.sat", "signed sum that stays at the limits">,
  _LLVM_Intrinsic<"UAddSat", "uadd.sat", "unsigned sum that stays at the limits">,
  _LLVM_Intrinsic<"SSubSat", "ssub.sat", "signed difference that stays at the limits">,
  _LLVM_Intrinsic<"USubSat", "usub.sat", "unsigned difference that stays at the limits">,
  _LLVM_Intrinsic<"SSHLSat", "sshl.sat", "signed shift left that stays at the limits">,
  _LLVM_Intrinsic<"USHLSat", "ushl.sat", "unsigned shift left that stays at the limits">
] in def LLVM_ # row.record : LLVM_BinarySameArgsIntrOpI<row.mnemonic> {
  let summary = row.text;
}

let summary = "upper half of two integers side by side, shifted left" in
def LLVM_FshlOp : LLVM_TernarySameArgsIntrOpI<"fshl">;
let summary = "lower half of two integers side by side, shifted right" in
def LLVM_FshrOp : LLVM_TernarySameArgsIntrOpI<"fshr">;

class LLVM_CountZerosIntrOp<string func, list<Trait> traits = []>
    : LLVM_OneResultIntrOp<func, [], [0], [Pure, SameOperandsAndResultType] # traits, 0, 0,
                           [1], ["is_zero_poison"]> {
  let arguments = (ins _LLVM_IntrInts:$in, I1Attr:$is_zero_poison);
}
let summary = "number of zeros above the highest bit that is 1" in
def LLVM_CountLeadingZerosOp : LLVM_CountZerosIntrOp<"ctlz">;
let summary = "number of zeros below the lowest bit that is 1" in
def LLVM_CountTrailingZerosOp : LLVM_CountZerosIntrOp<"cttz">;

def LLVM_AbsOp
    : LLVM_OneResultIntrOp<"abs", [], [0], [Pure], 0, 0, [1], ["is_int_min_poison"]> {
  let summary = "absolute value of an integer";
  let arguments = (ins _LLVM_IntrInts:$in, I1Attr:$is_int_min_poison);
}

def LLVM_IsFPClass : LLVM_OneResultIntrOp<"is.fpclass", [], [0], [Pure], 0, 0, [1], ["bit"]> {
  let summary = "whether a float is of one of the classes in a mask";
  let arguments = (ins _LLVM_IntrFloats:$in, I32Attr:$bit);
}

class LLVM_PowFI<string func> : LLVM_OneResultIntrOp<func, [], [0, 1], [Pure], 1> {
  let arguments = !con((ins _LLVM_IntrFloats:$val, AnySignlessInteger:$power), _LLVM_fmf);
  let assemblyFormat = _LLVM_call;
}
let summary = "float times a power of 2" in
def LLVM_LoadExpOp : LLVM_PowFI<"ldexp">;
let summary = "power with an integer exponent" in
def LLVM_PowIOp : LLVM_PowFI<"powi">;

class _LLVM_TwoFloatsIntrOp<string func, list<int> overloadedResults, list<int> overloadedOperands>
    : LLVM_TwoResultIntrOp<func, overloadedResults, overloadedOperands, [Pure], 1> {
  let arguments = !con((ins _LLVM_IntrFloats:$val), _LLVM_fmf);
  let assemblyFormat = _LLVM_call;
}
let summary = "fraction and exponent of a float" in
def LLVM_FractionExpOp : _LLVM_TwoFloatsIntrOp<"frexp", [0, 1], []>;
let summary = "sine and cosine", hasVerifier = 1 in
def LLVM_SincosOp : _LLVM_TwoFloatsIntrOp<"sincos", [], [0]>;

class LLVM_IntRoundIntrOpBase<string func, Type element = LLVM_AnyFloat>
    : LLVM_OneResultIntrOp<func, [0], [0], [Pure]> {
  let arguments = (ins element:$val);
  let assemblyFormat = _LLVM_call;
}
class LLVM_ScalarOrVectorIntRoundIntrOpBase<string func>
    : LLVM_IntRoundIntrOpBase<func, _LLVM_IntrFloats>;
let summary = "nearest integer, ties away from zero" in {
  def LLVM_LroundOp : LLVM_ScalarOrVectorIntRoundIntrOpBase<"lround">;
  def LLVM_LlroundOp : LLVM_IntRoundIntrOpBase<"llround">;
}
let summary = "nearest integer in the current rounding mode" in {
  def LLVM_LrintOp : LLVM_ScalarOrVectorIntRoundIntrOpBase<"lrint">;
  def LLVM_LlrintOp : LLVM_ScalarOrVectorIntRoundIntrOpBase<"llrint">;
}

class LLVM_CmpIntrOp<string func>
    : LLVM_OneResultIntrOp<func, [0], [0], [Pure, SameTypeOperands]> {
  let arguments = (ins _LLVM_IntrInts:$a, _LLVM_IntrInts:$b);
  let results = (outs _LLVM_IntrInts:$res);
  let assemblyFormat = _LLVM_call;
}
let summary = "-1, 0 or 1 for the order of signed integers" in
def LLVM_SCmpOp : LLVM_CmpIntrOp<"scmp">;
let summary = "-1, 0 or 1 for the order of unsigned integers" in
def LLVM_UCmpOp : LLVM_CmpIntrOp<"ucmp">;

class LLVM_ArithWithOverflowOp<string mnem>
    : LLVM_IntrOp<mnem, [0], [], [Pure, SameOperandsElementType], 2> {
  let arguments = (ins _LLVM_IntrInts, _LLVM_IntrInts);
}
foreach operation = ["Add", "Sub", "Mul"] in foreach sign = ["S", "U"] in
def LLVM_ # sign # operation # WithOverflowOp
    : LLVM_ArithWithOverflowOp<!tolower(sign # operation) # ".with.overflow"> {
  let summary = !if(!eq(sign, "S"), "signed ", "unsigned ")
    # !cond(!eq(operation, "Add"): "sum", !eq(operation, "Sub"): "difference", true: "product")
    # " and whether it does not fit";
}

// Casts in a given rounding mode (where there is a choice) and exception behavior.
class LLVM_ConstrainedIntr<string mnem, int numArgs, bit overloadedResult,
                           list<int> overloadedOperands, bit hasRoundingMode>
    : LLVM_OneResultIntrOp<"experimental.constrained." # mnem, !if(overloadedResult, [0], []),
        overloadedOperands,
        [Pure, DeclareOpInterfaceMethods<FPExceptionBehaviorOpInterface>]
          # !if(hasRoundingMode, [DeclareOpInterfaceMethods<RoundingModeOpInterface>], [])> {
  dag regularArgs = !dag(ins, !listsplat(LLVM_Type, numArgs),
                         !foreach(i, !range(numArgs), "arg_" # i));
  dag attrArgs = !con(!if(hasRoundingMode, (ins ValidRoundingModeAttr:$roundingmode), (ins)),
                      (ins FPExceptionBehaviorAttr:$fpExceptionBehavior));
  let arguments = !con(regularArgs, attrArgs);
}
class _LLVM_ConstrainedCast<string mnem, bit rounds = 1>
    : LLVM_ConstrainedIntr<mnem, 1, 1, [0], rounds> {
  let assemblyFormat = "$arg_0 " # !if(rounds, "$roundingmode ", "")
    # "$fpExceptionBehavior attr-dict `:` type($arg_0) `to` type(results)";
}
let summary = "unsigned integer as float, constrained" in
def LLVM_ConstrainedUIToFP : _LLVM_ConstrainedCast<"uitofp">;
let summary = "signed integer as float, constrained" in
def LLVM_ConstrainedSIToFP : _LLVM_ConstrainedCast<"sitofp">;
let summary = "float of a narrower type, constrained" in
def LLVM_ConstrainedFPTruncIntr : _LLVM_ConstrainedCast<"fptrunc">;
let summary = "float of a wider type, constrained" in
def LLVM_ConstrainedFPExtIntr : _LLVM_ConstrainedCast<"fpext", 0>;

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

def LLVM_Prefetch
    : LLVM_ZeroResultIntrOp<"prefetch", [0], [], 0, 0, 0, 0, [1, 2, 3], ["rw", "hint", "cache"]> {
  let summary = "brings memory into the cache";
  let arguments = (ins LLVM_AnyPointer:$addr, I32Attr:$rw, I32Attr:$hint, I32Attr:$cache);
}

// A copy or fill of `len` bytes at `dst` from the operand `source`. Intrinsics `...inline`
// have `len` as an attribute.
class _LLVM_MemoryIntrOp<string name, list<int> overloadedOperands, bit inline, dag source>
    : LLVM_ZeroResultIntrOp<name, overloadedOperands,
        [DeclareOpInterfaceMethods<PromotableMemOpInterface>,
         DeclareOpInterfaceMethods<DestructurableAccessorOpInterface>,
         DeclareOpInterfaceMethods<SafeMemorySlotAccessOpInterface>], 1, 1, 1, 0,
        !if(inline, [2, 3], [3]), !if(inline, ["len"], []<string>) # ["isVolatile"]> {
  defvar argument = !getdagname(source, 0);
  dag args = !con((ins Arg<LLVM_AnyPointer, "", [MemWrite]>:$dst), source,
                  !if(inline, (ins APIntAttr:$len), (ins AnySignlessInteger:$len)),
                  (ins I1Attr:$isVolatile));
  let arguments = !con(args, baseArgs);
  let builders = !foreach(volatile, ["bool", "IntegerAttr"],
    OpBuilder<!dag(ins, ["Value", "Value", !if(inline, "IntegerAttr", "Value"), volatile],
                   ["dst", argument, "len", "isVolatile"]),
              "build($_builder, $_state, dst, " # argument # ", len, "
                # !if(!eq(volatile, "bool"), "$_builder.getBoolAttr(isVolatile)",
                      "isVolatile, {}, {}, {}, {}, {}, {}") # ");">);
}
defvar _LLVM_source = (ins Arg<LLVM_AnyPointer, "", [MemRead]>:$src);
class LLVM_MemcpyIntrOpBase<string name>
    : _LLVM_MemoryIntrOp<name, [0, 1, 2], 0, _LLVM_source>;
let summary = "copies memory that does not overlap" in {
  def LLVM_MemcpyOp : LLVM_MemcpyIntrOpBase<"memcpy">;
  def LLVM_MemcpyInlineOp : _LLVM_MemoryIntrOp<"memcpy.inline", [0, 1, 2], 1, _LLVM_source>;
}
let summary = "copies memory that may overlap" in
def LLVM_MemmoveOp : LLVM_MemcpyIntrOpBase<"memmove">;
let summary = "fills memory with a byte" in {
  def LLVM_MemsetOp : _LLVM_MemoryIntrOp<"memset", [0, 2], 0, (ins I8:$val)>;
  def LLVM_MemsetInlineOp : _LLVM_MemoryIntrOp<"memset.inline", [0, 2], 1, (ins I8:$val)>;
}

def LLVM_NoAliasScopeDeclOp : LLVM_ZeroResultIntrOp<"experimental.noalias.scope.decl"> {
  let summary = "place from which accesses in a scope alias no others";
  let arguments = (ins LLVM_AliasScopeAttr:$scope);
  let assemblyFormat = "$scope attr-dict";
}

def LLVM_PtrMaskOp
    : LLVM_OneResultIntrOp<"ptrmask", [], [0, 1], [Pure, AllTypesMatch<["ptr", "res"]>]> {
  let summary = "pointer with only the bits of a mask";
  let arguments = (ins LLVM_ScalarOrVectorOf<LLVM_AnyPointer>:$ptr,
                       LLVM_ScalarOrVectorOf<AnyInteger>:$mask);
  let results = (outs LLVM_ScalarOrVectorOf<LLVM_AnyPointer>:$res);
  let assemblyFormat = "$ptr `,` $mask attr-dict `:` functional-type(operands, results)";
}

defvar _LLVM_promotable = [DeclareOpInterfaceMethods<PromotableOpInterface>];

class LLVM_LifetimeBaseOp<string opName>
    : LLVM_ZeroResultIntrOp<opName, [0], _LLVM_promotable> {
  let arguments = (ins LLVM_AnyPointer:$ptr);
  let assemblyFormat = "$ptr attr-dict `:` qualified(type($ptr))";
}
let summary = "memory of an `alloca` is in use from here on" in
def LLVM_LifetimeStartOp : LLVM_LifetimeBaseOp<"lifetime.start">;
let summary = "memory of an `alloca` is out of use from here on" in
def LLVM_LifetimeEndOp : LLVM_LifetimeBaseOp<"lifetime.end">;

def LLVM_InvariantStartOp
    : LLVM_OneResultIntrOp<"invariant.start", [], [1], _LLVM_promotable, 0, 0, [0], ["size"]> {
  let summary = "memory does not change from here on";
  let arguments = (ins I64Attr:$size, LLVM_AnyPointer:$ptr);
  let results = (outs LLVM_DefaultPointer:$res);
  let assemblyFormat = "$size `,` $ptr attr-dict `:` qualified(type($ptr))";
}
def LLVM_InvariantEndOp
    : LLVM_ZeroResultIntrOp<"invariant.end", [2], _LLVM_promotable, 0, 0, 0, 0, [1], ["size"]> {
  let summary = "memory may change again from here on";
  let arguments = (ins LLVM_DefaultPointer:$start, I64Attr:$size, LLVM_AnyPointer:$ptr);
  let assemblyFormat = "$start `,` $size `,` $ptr attr-dict `:` qualified(type($ptr))";
}

class _LLVM_InvariantGroupOp<string name>
    : LLVM_OneResultIntrOp<name, [], [0], _LLVM_promotable # [SameOperandsAndResultType]> {
  let arguments = (ins LLVM_AnyPointer:$ptr);
  let results = (outs LLVM_AnyPointer:$res);
  let assemblyFormat = "$ptr attr-dict `:` qualified(type($ptr))";
}
let summary = "pointer in a new invariant group" in
def LLVM_LaunderInvariantGroupOp : _LLVM_InvariantGroupOp<"launder.invariant.group">;
let summary = "pointer in no invariant group" in
def LLVM_StripInvariantGroupOp : _LLVM_InvariantGroupOp<"strip.invariant.group">;

def LLVM_ThreadlocalAddressOp : LLVM_OneResultIntrOp<"threadlocal.address", [], [0], [Pure]> {
  let summary = "address of a global in this thread";
  let arguments = (ins LLVM_AnyPointer:$global);
}

//===----------------------------------------------------------------------===//
// Hints, annotations and traps
//===----------------------------------------------------------------------===//

def LLVM_AssumeOp : LLVM_ZeroResultIntrOp<"assume", [], [], 0, 0, 0, 1> {
  let summary = "promise that a condition, or what the bundles say, holds";
  dag args = (ins I1:$cond);
  let arguments = !con(args, baseArgs);
  let assemblyFormat = [{
    $cond (custom<OpBundles>($op_bundle_operands, type($op_bundle_operands), $op_bundle_tags)^)?
    `:` type($cond) attr-dict
  }];
  let builders = [
    OpBuilder<(ins "Value":$cond)>,
    OpBuilder<(ins "Value":$cond, "llvm::StringRef":$tag, "ValueRange":$args)>,
    OpBuilder<(ins "Value":$cond, "AssumeAlignTag":$tag, "Value":$ptr, "Value":$align)>,
    OpBuilder<(ins "Value":$cond, "AssumeSeparateStorageTag":$tag, "Value":$ptr1, "Value":$ptr2)>
  ];
  let hasVerifier = 1;
}

def LLVM_SSACopyOp
    : LLVM_OneResultIntrOp<"ssa.copy", [], [0], [Pure, SameOperandsAndResultType]> {
  let summary = "another name for a value";
  let arguments = (ins AnyType:$operand);
  let assemblyFormat = "$operand attr-dict `:` type($operand)";
}

def LLVM_IsConstantOp : LLVM_IntrOp<"is.constant", [], [0], [Pure], 1> {
  let summary = "whether a value is known when the program is compiled";
  let arguments = (ins LLVM_Type:$val);
  let results = (outs I1:$res);
}

def LLVM_ExpectOp : LLVM_OneResultIntrOp<"expect", [], [0], [Pure, SameOperandsAndResultType]> {
  let summary = "value that probably is another one";
  let arguments = (ins AnySignlessInteger:$val, AnySignlessInteger:$expected);
  let assemblyFormat = "$val `,` $expected attr-dict `:` type($val)";
}
def LLVM_ExpectWithProbabilityOp
    : LLVM_OneResultIntrOp<"expect.with.probability", [], [0],
                           [Pure, AllTypesMatch<["val", "expected", "res"]>], 0, 0, [2], ["prob"]> {
  let summary = "value that is another one with a probability";
  let arguments = (ins AnySignlessInteger:$val, AnySignlessInteger:$expected, F64Attr:$prob);
  let assemblyFormat = "$val `,` $expected `,` $prob attr-dict `:` type($val)";
}

def LLVM_VarAnnotation
    : LLVM_ZeroResultIntrOp<"var.annotation", [0, 1],
                            [AllTypesMatch<["annotation", "fileName", "attr"]>]> {
  let summary = "annotation of a variable";
  let arguments = (ins LLVM_AnyPointer:$val, LLVM_AnyPointer:$annotation,
                       LLVM_AnyPointer:$fileName, I32:$line, LLVM_AnyPointer:$attr);
}
def LLVM_PtrAnnotation
    : LLVM_OneResultIntrOp<"ptr.annotation", [0], [2],
                           [AllTypesMatch<["res", "ptr"]>,
                            AllTypesMatch<["annotation", "fileName", "attr"]>]> {
  let summary = "pointer with an annotation";
  let arguments = (ins LLVM_AnyPointer:$ptr, LLVM_AnyPointer:$annotation,
                       LLVM_AnyPointer:$fileName, I32:$line, LLVM_AnyPointer:$attr);
  let results = (outs LLVM_AnyPointer:$res);
}
def LLVM_Annotation
    : LLVM_OneResultIntrOp<"annotation", [0], [2],
                           [AllTypesMatch<["res", "integer"]>,
                            AllTypesMatch<["annotation", "fileName"]>]> {
  let summary = "integer with an annotation";
  let arguments = (ins AnySignlessInteger:$integer, LLVM_AnyPointer:$annotation,
                       LLVM_AnyPointer:$fileName, I32:$line);
  let results = (outs AnySignlessInteger:$res);
}

let summary = "ends the program", assemblyFormat = "attr-dict" in
def LLVM_Trap : LLVM_ZeroResultIntrOp<"trap">;
let summary = "stops for a debugger", assemblyFormat = "attr-dict" in
def LLVM_DebugTrap : LLVM_ZeroResultIntrOp<"debugtrap">;
def LLVM_UBSanTrap
    : LLVM_ZeroResultIntrOp<"ubsantrap", [], [], 0, 0, 0, 0, [0], ["failureKind"]> {
  let summary = "ends the program and says which check failed";
  let arguments = (ins I8Attr:$failureKind);
  let assemblyFormat = "prop-dict attr-dict";
}

//===----------------------------------------------------------------------===//
// Coroutines
//===----------------------------------------------------------------------===//

// The text is the operands, then their types and the result's, as most have it.
class _LLVM_CoroutineOp<string name, dag operands, list<int> overloadedResults = [],
                        int numResults = 1>
    : LLVM_IntrOp<"coro." # name, overloadedResults, [], [], numResults> {
  let arguments = operands;
  defvar names = !foreach(i, !range(!size(operands)), "$" # !getdagname(operands, i));
  let assemblyFormat = !if(!empty(operands), "attr-dict `:` type($res)",
    !interleave(names, " `,` ") # " attr-dict `:` functional-type(operands, results)");
}

let summary = "identity of a coroutine" in
def LLVM_CoroIdOp : _LLVM_CoroutineOp<"id", (ins I32:$align, LLVM_AnyPointer:$promise,
                                                 LLVM_AnyPointer:$coroaddr,
                                                 LLVM_AnyPointer:$fnaddrs)>;
let summary = "handle of a coroutine with memory for its frame" in
def LLVM_CoroBeginOp : _LLVM_CoroutineOp<"begin", (ins LLVM_TokenType:$token,
                                                       LLVM_AnyPointer:$mem)>;
let summary = "size of the frame in bytes" in
def LLVM_CoroSizeOp : _LLVM_CoroutineOp<"size", (ins), [0]>;
let summary = "alignment of the frame in bytes" in
def LLVM_CoroAlignOp : _LLVM_CoroutineOp<"align", (ins), [0]>;
let summary = "state in which a coroutine can be resumed" in
def LLVM_CoroSaveOp : _LLVM_CoroutineOp<"save", (ins LLVM_AnyPointer:$handle)>;
let summary = "suspends; says afterwards why it goes on" in
def LLVM_CoroSuspendOp : _LLVM_CoroutineOp<"suspend", (ins LLVM_TokenType:$save, I1:$final)> {
  let assemblyFormat = "$save `,` $final attr-dict `:` type($res)";
}
let summary = "end of a coroutine" in
def LLVM_CoroEndOp : _LLVM_CoroutineOp<"end", (ins LLVM_AnyPointer:$handle, I1:$unwind,
                                                   LLVM_TokenType:$retvals)>;
let summary = "memory of the frame to free, or null" in
def LLVM_CoroFreeOp : _LLVM_CoroutineOp<"free", (ins LLVM_TokenType:$id, LLVM_AnyPointer:$handle)>;
let summary = "resumes a coroutine" in
def LLVM_CoroResumeOp : _LLVM_CoroutineOp<"resume", (ins LLVM_AnyPointer:$handle), [], 0> {
  let assemblyFormat = "$handle attr-dict `:` qualified(type($handle))";
}
let summary = "promise of a handle, or handle of a promise" in
def LLVM_CoroPromiseOp : _LLVM_CoroutineOp<"promise", (ins LLVM_AnyPointer:$handle, I32:$align,
                                                           I1:$from)> {
  let results = (outs LLVM_AnyPointer:$res);
}

//===----------------------------------------------------------------------===//
// Debug information
//===----------------------------------------------------------------------===//

class LLVM_DbgIntrOp<string name, string argName, list<Trait> traits = []>
    : LLVM_IntrOp<name, [], [], traits, 0> {
  let assemblyFormat = "qualified($varInfo) (qualified($locationExpr)^)? `=` $" # argName
    # " `:` qualified(type($" # argName # ")) attr-dict";
}
defvar _LLVM_variable = (ins LLVM_DILocalVariableAttr:$varInfo,
                             DefaultValuedAttr<LLVM_DIExpressionAttr, "{}">:$locationExpr);
def LLVM_DbgDeclareOp
    : LLVM_DbgIntrOp<"dbg.declare", "addr",
        [DeclareOpInterfaceMethods<PromotableOpInterface, ["requiresReplacedValues",
                                                           "visitReplacedValues"]>]> {
  let summary = "address of a variable of the source";
  let arguments = !con((ins LLVM_AnyPointer:$addr), _LLVM_variable);
}
def LLVM_DbgValueOp : LLVM_DbgIntrOp<"dbg.value", "value", _LLVM_promotable> {
  let summary = "value of a variable of the source from here on";
  let arguments = !con((ins LLVM_Type:$value), _LLVM_variable);
}
def LLVM_DbgLabelOp : LLVM_IntrOp<"dbg.label", [], [], [], 0> {
  let summary = "place of a label of the source";
  let arguments = (ins LLVM_DILabelAttr:$label);
  let assemblyFormat = "$label attr-dict";
}

//===----------------------------------------------------------------------===//
// Variadic arguments, exceptions and the stack
//===----------------------------------------------------------------------===//

class _LLVM_VaListOp<string name> : LLVM_ZeroResultIntrOp<name, [0]> {
  let arguments = (ins LLVM_AnyPointer:$arg_list);
  let assemblyFormat = "$arg_list attr-dict `:` qualified(type($arg_list))";
}
let summary = "starts a list of variadic arguments" in
def LLVM_VaStartOp : _LLVM_VaListOp<"vastart">;
let summary = "ends a list of variadic arguments" in
def LLVM_VaEndOp : _LLVM_VaListOp<"vaend">;
def LLVM_VaCopyOp : LLVM_ZeroResultIntrOp<"vacopy", [0]> {
  let summary = "copies a list of variadic arguments with its position";
  let arguments = (ins LLVM_AnyPointer:$dest_list, LLVM_AnyPointer:$src_list);
  let assemblyFormat = "$src_list `to` $dest_list attr-dict `:` type(operands)";
}

def LLVM_EhTypeidForOp : LLVM_OneResultIntrOp<"eh.typeid.for", [], [0]> {
  let summary = "number of a type of exceptions";
  let arguments = (ins LLVM_AnyPointer:$type_info);
  let assemblyFormat = "$type_info attr-dict `:` functional-type(operands, results)";
}

def LLVM_StackSaveOp : LLVM_OneResultIntrOp<"stacksave", [0]> {
  let summary = "pointer to the top of the stack";
  let assemblyFormat = "attr-dict `:` qualified(type($res))";
}
def LLVM_StackRestoreOp : LLVM_ZeroResultIntrOp<"stackrestore", [0]> {
  let summary = "frees what was put on the stack since a `stacksave`";
  let arguments = (ins LLVM_AnyPointer:$ptr);
  let assemblyFormat = "$ptr attr-dict `:` qualified(type($ptr))";
}

//===----------------------------------------------------------------------===//
// Vectors
//===----------------------------------------------------------------------===//

class LLVM_VecReductionBase<string mnem, Type element, bit requiresFastmath = 0>
    : LLVM_OneResultIntrOp<"vector.reduce." # mnem, [], [0],
                           [Pure, SameOperandsAndResultElementType], requiresFastmath> {
  dag commonArgs = (ins LLVM_VectorOf<element>:$in);
}
class LLVM_VecReductionF<string mnem> : LLVM_VecReductionBase<mnem, AnyFloat, 1> {
  dag fmfArg = _LLVM_fmf;
  let arguments = !con(commonArgs, fmfArg);
  let assemblyFormat = _LLVM_call;
}
class LLVM_VecReductionI<string mnem> : LLVM_VecReductionBase<mnem, AnySignlessInteger> {
  let arguments = commonArgs;
}
class LLVM_VecReductionAccBase<string mnem, Type element>
    : LLVM_OneResultIntrOp<"vector.reduce." # mnem, [], [1],
                           [Pure, SameOperandsAndResultElementType], 1> {
  let arguments = !con((ins element:$start_value, LLVM_VectorOf<element>:$input), _LLVM_fmf);
}
class LLVM_VecReductionAccF<string mnem> : LLVM_VecReductionAccBase<mnem, AnyFloat>;

foreach name = ["add", "and", "mul", "or", "smax", "smin", "umax", "umin", "xor"] in
def LLVM_vector_reduce_ # name : LLVM_VecReductionI<name> {
  let summary = "`" # name # "` of all elements of an integer vector";
}
foreach name = ["fmax", "fmin", "fmaximum", "fminimum"] in
def LLVM_vector_reduce_ # name : LLVM_VecReductionF<name> {
  let summary = "`" # name # "` of all elements of a float vector";
}
foreach name = ["fadd", "fmul"] in
def LLVM_vector_reduce_ # name : LLVM_VecReductionAccF<name> {
  let summary = "`" # name # "` of a start value and all elements of a float vector";
}

// Matrices are vectors, column after column.
def LLVM_MatrixColumnMajorLoadOp : LLVM_OneResultIntrOp<"matrix.column.major.load"> {
  let summary = "matrix in memory";
  let arguments = (ins LLVM_AnyPointer:$data, AnySignlessInteger:$stride, I1Attr:$isVolatile,
                       I32Attr:$rows, I32Attr:$columns);
  let results = (outs LLVM_AnyVector:$res);
  let builders = [LLVM_OneResultOpBuilder];
  let assemblyFormat = [{$data `,` `<` `stride` `=` $stride `>` attr-dict
    `:` type($res) `from` qualified(type($data)) `stride` type($stride)}];
}
def LLVM_MatrixColumnMajorStoreOp : LLVM_ZeroResultIntrOp<"matrix.column.major.store"> {
  let summary = "writes a matrix to memory";
  let arguments = (ins LLVM_AnyVector:$matrix, LLVM_AnyPointer:$data, AnySignlessInteger:$stride,
                       I1Attr:$isVolatile, I32Attr:$rows, I32Attr:$columns);
  let builders = [LLVM_VoidResultTypeOpBuilder, LLVM_ZeroResultOpBuilder];
  let assemblyFormat = [{$matrix `,` $data `,` `<` `stride` `=` $stride `>` attr-dict
    `:` type($matrix) `to` qualified(type($data)) `stride` type($stride)}];
}
def LLVM_MatrixMultiplyOp : LLVM_OneResultIntrOp<"matrix.multiply"> {
  let summary = "product of matrices";
  let arguments = (ins LLVM_AnyVector:$lhs, LLVM_AnyVector:$rhs, I32Attr:$lhs_rows,
                       I32Attr:$lhs_columns, I32Attr:$rhs_columns);
  let results = (outs LLVM_AnyVector:$res);
  let builders = [LLVM_OneResultOpBuilder];
  let assemblyFormat = [{$lhs `,` $rhs attr-dict
    `:` `(` type($lhs) `,` type($rhs) `)` `->` type($res)}];
}
def LLVM_MatrixTransposeOp : LLVM_OneResultIntrOp<"matrix.transpose"> {
  let summary = "transposed matrix";
  let arguments = (ins LLVM_AnyVector:$matrix, I32Attr:$rows, I32Attr:$columns);
  let results = (outs LLVM_AnyVector:$res);
  let builders = [LLVM_OneResultOpBuilder];
  let assemblyFormat = "$matrix attr-dict `:` type($matrix) `into` type($res)";
}

def LLVM_GetActiveLaneMaskOp : LLVM_OneResultIntrOp<"get.active.lane.mask", [0], [0], [Pure]> {
  let summary = "mask of the lanes whose number from `base` is below `n`";
  let arguments = (ins AnySignlessInteger:$base, AnySignlessInteger:$n);
  let assemblyFormat = "$base `,` $n attr-dict `:` type($base) `,` type($n) `to` type($res)";
}

// Lanes outside the mask do not touch memory.
def LLVM_MaskedLoadOp : LLVM_OneResultIntrOp<"masked.load"> {
  let summary = "lanes from consecutive memory";
  let arguments = (ins LLVM_AnyPointer:$data, LLVM_VectorOf<I1>:$mask,
                       Optional<LLVM_AnyVector>:$pass_thru, I32Attr:$alignment,
                       UnitAttr:$nontemporal);
  let results = (outs LLVM_AnyVector:$res);
  let assemblyFormat = "operands attr-dict `:` functional-type(operands, results)";
}
def LLVM_MaskedStoreOp : LLVM_ZeroResultIntrOp<"masked.store"> {
  let summary = "writes lanes to consecutive memory";
  let arguments = (ins LLVM_AnyVector:$value, LLVM_AnyPointer:$data, LLVM_VectorOf<I1>:$mask,
                       I32Attr:$alignment);
  let builders = [LLVM_VoidResultTypeOpBuilder, LLVM_ZeroResultOpBuilder];
  let assemblyFormat = [{$value `,` $data `,` $mask attr-dict
    `:` type($value) `,` type($mask) `into` qualified(type($data))}];
}
def LLVM_masked_gather : LLVM_OneResultIntrOp<"masked.gather"> {
  let summary = "lanes from a pointer each";
  let arguments = (ins LLVM_VectorOf<LLVM_AnyPointer>:$ptrs, LLVM_VectorOf<I1>:$mask,
                       Variadic<LLVM_AnyVector>:$pass_thru, I32Attr:$alignment);
  let results = (outs LLVM_AnyVector:$res);
  let builders = [LLVM_OneResultOpBuilder];
  let assemblyFormat = "operands attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}
def LLVM_masked_scatter : LLVM_ZeroResultIntrOp<"masked.scatter"> {
  let summary = "writes lanes to a pointer each";
  let arguments = (ins LLVM_AnyVector:$value, LLVM_VectorOf<LLVM_AnyPointer>:$ptrs,
                       LLVM_VectorOf<I1>:$mask, I32Attr:$alignment);
  let builders = [LLVM_VoidResultTypeOpBuilder, LLVM_ZeroResultOpBuilder];
  let assemblyFormat = [{$value `,` $ptrs `,` $mask attr-dict
    `:` type($value) `,` type($mask) `into` type($ptrs)}];
  let hasVerifier = 1;
}
def LLVM_masked_expandload : LLVM_OneResultIntrOp<"masked.expandload", [0], [], [], 0, 1> {
  let summary = "lanes of the mask from memory without gaps";
  dag args = (ins LLVM_AnyPointer:$ptr, LLVM_VectorOf<I1>:$mask, LLVM_AnyVector:$passthru);
  let arguments = !con(args, baseArgs);
  let builders = [OpBuilder<(ins "TypeRange":$resTy, "Value":$ptr, "Value":$mask,
                                 "Value":$passthru, CArg<"uint64_t", "1">:$align)>];
}
def LLVM_masked_compressstore
    : LLVM_ZeroResultIntrOp<"masked.compressstore", [0], [], 0, 0, 1> {
  let summary = "writes lanes of the mask to memory without gaps";
  dag args = (ins LLVM_AnyVector:$value, LLVM_AnyPointer:$ptr, LLVM_VectorOf<I1>:$mask);
  let arguments = !con(args, baseArgs);
  let builders = [OpBuilder<(ins "Value":$value, "Value":$ptr, "Value":$mask,
                                 CArg<"uint64_t", "1">:$align)>];
}

let summary = "factor by which scalable vectors are longer" in
def LLVM_vscale : LLVM_IntrOp<"vscale", [0], [], [], 1>;
def LLVM_StepVectorOp : LLVM_IntrOp<"stepvector", [0], [], [Pure], 1> {
  let summary = "vector 0, 1, 2 and so on";
  let results = (outs LLVM_VectorOf<AnySignlessInteger>:$res);
  let assemblyFormat = "attr-dict `:` type($res)";
}

// The number of bits of the operand or result `accessor`.
class _LLVM_BitWidth<string name, string accessor> {
  string method = "uint64_t get" # name # "VectorBitWidth() { return getVectorBitWidth(get"
                  # accessor # "().getType()); }";
}

// Where a vector is part of another, `inner` is the smaller one.
class _LLVM_PartOfVectorTraits<string verb, string preposition, string inner, string outer,
                               string otherWidth> {
  list<Trait> traits = [
    PredOpTrait<"vectors are not bigger than 2^17 bits.",
                And<[CPred<"getSrcVectorBitWidth() <= 131072">,
                     CPred<"get" # otherWidth # "VectorBitWidth() <= 131072">]>>,
    PredOpTrait<"it is not " # verb # " scalable " # preposition # " fixed-length vectors.",
                CPred<"!isScalableVectorType($" # inner # ".getType()) || "
                      "isScalableVectorType($" # outer # ".getType())">>];
}
def LLVM_vector_insert
    : LLVM_OneResultIntrOp<"vector.insert", [0], [1],
        [Pure, AllTypesMatch<["dstvec", "res"]>]
          # _LLVM_PartOfVectorTraits<"inserting", "into", "srcvec", "dstvec", "Dst">.traits,
        0, 0, [2], ["pos"]> {
  let summary = "vector with a part replaced";
  let arguments = (ins LLVM_AnyVector:$dstvec, LLVM_AnyVector:$srcvec, I64Attr:$pos);
  let results = (outs LLVM_AnyVector:$res);
  let assemblyFormat = [{$srcvec `,` $dstvec `[` $pos `]` attr-dict
    `:` type($srcvec) `into` type($res)}];
  let extraClassDeclaration = _LLVM_BitWidth<"Src", "Srcvec">.method
    # _LLVM_BitWidth<"Dst", "Dstvec">.method;
}
def LLVM_vector_extract
    : LLVM_OneResultIntrOp<"vector.extract", [0], [0],
        [Pure] # _LLVM_PartOfVectorTraits<"extracting", "from", "res", "srcvec", "Res">.traits,
        0, 0, [1], ["pos"]> {
  let summary = "part of a vector";
  let arguments = (ins LLVM_AnyVector:$srcvec, I64Attr:$pos);
  let results = (outs LLVM_AnyVector:$res);
  let assemblyFormat = "$srcvec `[` $pos `]` attr-dict `:` type($res) `from` type($srcvec)";
  let extraClassDeclaration = _LLVM_BitWidth<"Src", "Srcvec">.method
    # _LLVM_BitWidth<"Res", "Res">.method;
}

def LLVM_vector_interleave2
    : LLVM_OneResultIntrOp<"vector.interleave2", [0], [],
        [Pure, AllTypesMatch<["vec1", "vec2"]>,
         PredOpTrait<"result has twice as many elements as 'vec1'",
           And<[CPred<"getVectorNumElements($res.getType()) == "
                      "getVectorNumElements($vec1.getType()) * 2">,
                CPred<"::llvm::cast<VectorType>($vec1.getType()).getElementType() == "
                      "::llvm::cast<VectorType>($res.getType()).getElementType()">]>>]> {
  let summary = "elements of two vectors in turn";
  let arguments = (ins LLVM_AnyVector:$vec1, LLVM_AnyVector:$vec2);
}
def LLVM_vector_deinterleave2
    : LLVM_OneResultIntrOp<"vector.deinterleave2", [], [0], [Pure]> {
  let summary = "elements with even and with odd numbers";
  let arguments = (ins LLVM_AnyVector:$vec);
}

//===----------------------------------------------------------------------===//
// Vector predication: lanes of the mask below the number `evl`
//===----------------------------------------------------------------------===//

defvar _LLVM_vpLanes = (ins LLVM_VectorOf<I1>:$mask, I32:$evl);

class _LLVM_VPOp<string mnem, list<int> overloadedResults, list<int> overloadedOperands, dag operands>
    : LLVM_OneResultIntrOp<"vp." # mnem, overloadedResults, overloadedOperands, [Pure]> {
  let summary = "`" # mnem # "` under a mask";
  let arguments = operands;
}

class LLVM_VPBinaryBase<string mnem, Type element>
    : _LLVM_VPOp<mnem, [0], [], !con((ins LLVM_VectorOf<element>:$lhs, LLVM_VectorOf<element>:$rhs),
                                     _LLVM_vpLanes)>;
class LLVM_VPBinaryI<string mnem> : LLVM_VPBinaryBase<mnem, AnySignlessInteger>;
class LLVM_VPBinaryF<string mnem> : LLVM_VPBinaryBase<mnem, AnyFloat>;
class LLVM_VPUnaryBase<string mnem, Type element>
    : _LLVM_VPOp<mnem, [0], [], !con((ins LLVM_VectorOf<element>:$op), _LLVM_vpLanes)>;
class LLVM_VPUnaryF<string mnem> : LLVM_VPUnaryBase<mnem, AnyFloat>;
class LLVM_VPTernaryBase<string mnem, Type element>
    : _LLVM_VPOp<mnem, [0], [], !con((ins LLVM_VectorOf<element>:$op1, LLVM_VectorOf<element>:$op2,
                                          LLVM_VectorOf<element>:$op3), _LLVM_vpLanes)>;
class LLVM_VPTernaryF<string mnem> : LLVM_VPTernaryBase<mnem, AnyFloat>;
class LLVM_VPReductionBase<string mnem, Type element>
    : _LLVM_VPOp<"reduce." # mnem, [], [1],
                 !con((ins element:$satrt_value, LLVM_VectorOf<element>:$val), _LLVM_vpLanes)>;
class LLVM_VPReductionI<string mnem> : LLVM_VPReductionBase<mnem, AnySignlessInteger>;
class LLVM_VPReductionF<string mnem> : LLVM_VPReductionBase<mnem, AnyFloat>;
class LLVM_VPSelectBase<string mnem>
    : _LLVM_VPOp<mnem, [], [1], (ins LLVM_VectorOf<I1>:$cond, LLVM_AnyVector:$true_val,
                                     LLVM_AnyVector:$false_val, I32:$evl)>;
class LLVM_VPCastBase<string mnem, Type element>
    : _LLVM_VPOp<mnem, [0], [0], !con((ins LLVM_VectorOf<element>:$src), _LLVM_vpLanes)>;
class LLVM_VPCastI<string mnem> : LLVM_VPCastBase<mnem, AnySignlessInteger>;
class LLVM_VPCastF<string mnem> : LLVM_VPCastBase<mnem, AnyFloat>;
class LLVM_VPCastPtr<string mnem> : LLVM_VPCastBase<mnem, LLVM_AnyPointer>;

foreach name = ["Add", "Sub", "Mul", "SDiv", "UDiv", "SRem", "URem", "AShr", "LShr", "Shl", "Or",
                "And", "Xor", "SMax", "SMin", "UMax", "UMin"] in
def LLVM_VP # name # Op : LLVM_VPBinaryI<!tolower(name)>;
foreach name = ["FAdd", "FSub", "FMul", "FDiv", "FRem"] in
def LLVM_VP # name # Op : LLVM_VPBinaryF<!tolower(name)>;
def LLVM_VPFNegOp : LLVM_VPUnaryF<"fneg">;
def LLVM_VPFMulAddOp : LLVM_VPTernaryF<"fmuladd">;
def LLVM_VPFmaOp : LLVM_VPTernaryF<"fma">;
foreach name = ["Add", "Mul", "And", "Or", "Xor", "SMax", "SMin", "UMax", "UMin"] in
def LLVM_VPReduce # name # Op : LLVM_VPReductionI<!tolower(name)>;
foreach name = ["FAdd", "FMul", "FMax", "FMin"] in
def LLVM_VPReduce # name # Op : LLVM_VPReductionF<!tolower(name)>;
def LLVM_VPSelectMinOp : LLVM_VPSelectBase<"select">;
def LLVM_VPMergeMinOp : LLVM_VPSelectBase<"merge">;
foreach name = ["Trunc", "ZExt", "SExt", "UIToFP", "SIToFP", "IntToPtr"] in
def LLVM_VP # name # Op : LLVM_VPCastI<!tolower(name)>;
foreach name = ["FPTrunc", "FPExt", "FPToUI", "FPToSI"] in
def LLVM_VP # name # Op : LLVM_VPCastF<!tolower(name)>;
def LLVM_VPPtrToIntOp : LLVM_VPCastPtr<"ptrtoint">;

let summary = "lanes from consecutive memory under a mask" in
def LLVM_VPLoadOp : LLVM_OneResultIntrOp<"vp.load", [0], [0]> {
  let arguments = !con((ins LLVM_AnyPointer:$ptr), _LLVM_vpLanes);
}
let summary = "writes lanes to consecutive memory under a mask" in
def LLVM_VPStoreOp : LLVM_ZeroResultIntrOp<"vp.store", [0, 1]> {
  let arguments = !con((ins LLVM_AnyVector:$val, LLVM_AnyPointer:$ptr), _LLVM_vpLanes);
}
let summary = "lanes from memory, `stride` bytes apart, under a mask" in
def LLVM_VPStridedLoadOp
    : LLVM_OneResultIntrOp<"experimental.vp.strided.load", [0], [0, 1]> {
  let arguments = !con((ins LLVM_AnyPointer:$ptr, AnySignlessInteger:$stride), _LLVM_vpLanes);
}
let summary = "writes lanes to memory, `stride` bytes apart, under a mask" in
def LLVM_VPStridedStoreOp
    : LLVM_ZeroResultIntrOp<"experimental.vp.strided.store", [0, 1, 2]> {
  let arguments = !con((ins LLVM_AnyVector:$val, LLVM_AnyPointer:$ptr, AnySignlessInteger:$stride),
                       _LLVM_vpLanes);
}

#endif // MLIRKIT_LLVM_INTRINSIC_OPS
