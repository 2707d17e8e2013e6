//===- LLVMOps.td - Operations of the llvm dialect --------------*- tablegen -*-===//
//
// Instructions of LLVM IR, and operations `llvm.mlir.*` for what LLVM IR writes outside
// of instructions. In order: arithmetic, casts, memory, atomics, aggregates, calls,
// branches, constants, symbols, module data. Intrinsics are in LLVMIntrinsicOps.td.
//
// `llvmInstName` is the instruction's name in LLVM's C++.
//
//===----------------------------------------------------------------------===//

#ifndef MLIRKIT_LLVM_OPS
#define MLIRKIT_LLVM_OPS

include "mlir/Dialect/LLVMIR/LLVMAttrDefs.td"
include "mlir/Dialect/LLVMIR/LLVMEnums.td"
include "mlir/Dialect/LLVMIR/LLVMOpBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/MemorySlotInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/ViewLikeInterface.td"

class LLVM_Builder<string builder> {
  string llvmBuilder = builder;
}

class LLVM_TerminatorOp<string mnemonic, list<Trait> traits = []>
    : LLVM_Op<mnemonic, !listconcat(traits, [Terminator])>;

defvar _LLVM_Ints = LLVM_ScalarOrVectorOf<AnySignlessInteger>;
defvar _LLVM_Floats = LLVM_ScalarOrVectorOf<LLVM_AnyFloat>;
defvar _LLVM_Pointers = LLVM_ScalarOrVectorOf<LLVM_AnyPointer>;

defvar _LLVM_fastmath = DefaultValuedAttr<LLVM_FastmathFlagsAttr, "{}">;
defvar _LLVM_dictionaries = OptionalAttr<DictArrayAttr>;
defvar _LLVM_visibility = DefaultValuedAttr<Visibility, "mlir::LLVM::Visibility::Default">;
defvar _LLVM_noAttributes = CArg<"ArrayRef<NamedAttribute>", "{}">;

// Operands in brackets behind a call's arguments, in groups with a tag each.
defvar _LLVM_bundles = (ins VariadicOfVariadic<LLVM_Type, "op_bundle_sizes">:$op_bundle_operands,
                            DenseI32ArrayAttr:$op_bundle_sizes,
                            OptionalAttr<ArrayAttr>:$op_bundle_tags);

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

class LLVM_ArithmeticOpBase<Type type, string mnemonic, string instName, list<Trait> traits = []>
    : LLVM_Op<mnemonic, !listconcat([SameOperandsAndResultType, NoMemoryEffect], traits)> {
  dag commonArgs = (ins LLVM_ScalarOrVectorOf<type>:$lhs, LLVM_ScalarOrVectorOf<type>:$rhs);
  let results = (outs LLVM_ScalarOrVectorOf<type>:$res);
  let builders = [LLVM_OneResultOpBuilder];
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($res)";
  string llvmInstName = instName;
}

class LLVM_IntArithmeticOp<string mnemonic, string instName, list<Trait> traits = []>
    : LLVM_ArithmeticOpBase<AnySignlessInteger, mnemonic, instName, traits> {
  let arguments = commonArgs;
}

// May promise not to wrap around.
class LLVM_IntArithmeticOpWithOverflowFlag<string mnemonic, string instName,
                                           list<Trait> traits = []>
    : LLVM_ArithmeticOpBase<AnySignlessInteger, mnemonic, instName,
                            [DeclareOpInterfaceMethods<IntegerOverflowFlagsInterface>] # traits> {
  dag iofArg = (ins LLVM_IntegerOverflowFlagsProp:$overflowFlags);
  let arguments = !con(commonArgs, iofArg);
  let assemblyFormat = "$lhs `,` $rhs ($overflowFlags^)? attr-dict `:` type($res)";
}

// May promise to leave no remainder.
class LLVM_IntArithmeticOpWithExactFlag<string mnemonic, string instName, list<Trait> traits = []>
    : LLVM_ArithmeticOpBase<AnySignlessInteger, mnemonic, instName,
                            [DeclareOpInterfaceMethods<ExactFlagInterface>] # traits> {
  let arguments = !con(commonArgs, (ins UnitAttr:$isExact));
  let assemblyFormat = "(`exact` $isExact^)? $lhs `,` $rhs attr-dict `:` type($res)";
}

// May promise that no bit is set in both operands.
class LLVM_IntArithmeticOpWithDisjointFlag<string mnemonic, string instName,
                                           list<Trait> traits = []>
    : LLVM_ArithmeticOpBase<AnySignlessInteger, mnemonic, instName,
                            [DeclareOpInterfaceMethods<DisjointFlagInterface>] # traits> {
  let arguments = !con(commonArgs, (ins UnitAttr:$isDisjoint));
  let assemblyFormat = "(`disjoint` $isDisjoint^)? $lhs `,` $rhs attr-dict `:` type($res)";
}

class LLVM_FloatArithmeticOp<string mnemonic, string instName, list<Trait> traits = []>
    : LLVM_ArithmeticOpBase<LLVM_AnyFloat, mnemonic, instName,
                            [DeclareOpInterfaceMethods<FastmathFlagsInterface>, Pure] # traits> {
  dag fmfArg = (ins _LLVM_fastmath:$fastmathFlags);
  let arguments = !con(commonArgs, fmfArg);
}

class LLVM_UnaryFloatArithmeticOp<Type type, string mnemonic, string instName,
                                  list<Trait> traits = []>
    : LLVM_Op<mnemonic, [Pure, SameOperandsAndResultType,
                         DeclareOpInterfaceMethods<FastmathFlagsInterface>] # traits> {
  let arguments = (ins type:$operand, _LLVM_fastmath:$fastmathFlags);
  let results = (outs type:$res);
  let builders = [LLVM_OneResultOpBuilder];
  let assemblyFormat = "$operand attr-dict `:` type($res)";
  string llvmInstName = instName;
}

let summary = "sum of integers" in
def LLVM_AddOp : LLVM_IntArithmeticOpWithOverflowFlag<"add", "Add", [Commutative, Pure]>;
let summary = "difference of integers" in
def LLVM_SubOp : LLVM_IntArithmeticOpWithOverflowFlag<"sub", "Sub", [Pure]>;
let summary = "product of integers" in
def LLVM_MulOp : LLVM_IntArithmeticOpWithOverflowFlag<"mul", "Mul", [Commutative, Pure]>;
let summary = "shift left" in
def LLVM_ShlOp : LLVM_IntArithmeticOpWithOverflowFlag<"shl", "Shl", [Pure]> {
  let hasFolder = 1;
}

defvar _LLVM_speculatable = [DeclareOpInterfaceMethods<ConditionallySpeculatable>];
let summary = "quotient of unsigned integers" in
def LLVM_UDivOp : LLVM_IntArithmeticOpWithExactFlag<"udiv", "UDiv", _LLVM_speculatable>;
let summary = "quotient of signed integers" in
def LLVM_SDivOp : LLVM_IntArithmeticOpWithExactFlag<"sdiv", "SDiv", _LLVM_speculatable>;
let summary = "shift right with zeros" in
def LLVM_LShrOp : LLVM_IntArithmeticOpWithExactFlag<"lshr", "LShr", [Pure]>;
let summary = "shift right with the sign" in
def LLVM_AShrOp : LLVM_IntArithmeticOpWithExactFlag<"ashr", "AShr", [Pure]>;

let summary = "remainder of unsigned integers" in
def LLVM_URemOp : LLVM_IntArithmeticOp<"urem", "URem", [Pure]>;
let summary = "remainder of signed integers" in
def LLVM_SRemOp : LLVM_IntArithmeticOp<"srem", "SRem", [Pure]>;
let summary = "bits set in both operands" in
def LLVM_AndOp : LLVM_IntArithmeticOp<"and", "And", [Pure]>;
let summary = "bits set in either operand" in
def LLVM_OrOp : LLVM_IntArithmeticOpWithDisjointFlag<"or", "Or", [Pure]> {
  let hasFolder = 1;
}
let summary = "bits set in just one operand" in
def LLVM_XOrOp : LLVM_IntArithmeticOp<"xor", "Xor", [Pure]>;

let summary = "sum of floats" in
def LLVM_FAddOp : LLVM_FloatArithmeticOp<"fadd", "FAdd">;
let summary = "difference of floats" in
def LLVM_FSubOp : LLVM_FloatArithmeticOp<"fsub", "FSub">;
let summary = "product of floats" in
def LLVM_FMulOp : LLVM_FloatArithmeticOp<"fmul", "FMul">;
let summary = "quotient of floats" in
def LLVM_FDivOp : LLVM_FloatArithmeticOp<"fdiv", "FDiv">;
let summary = "remainder of floats" in
def LLVM_FRemOp : LLVM_FloatArithmeticOp<"frem", "FRem">;
let summary = "float with its sign changed" in
def LLVM_FNegOp : LLVM_UnaryFloatArithmeticOp<_LLVM_Floats, "fneg", "FNeg">;

class LLVM_ArithmeticCmpOp<string mnemonic, list<Trait> traits = []>
    : LLVM_Op<mnemonic, traits # [
        SameTypeOperands,
        TypesMatchWith<"result type has i1 element type and same shape as operands",
                       "lhs", "res", "::getI1SameShape($_self)">]> {
  let results = (outs LLVM_ScalarOrVectorOf<I1>:$res);
  let hasCustomAssemblyFormat = 1;
}

def LLVM_ICmpOp : LLVM_ArithmeticCmpOp<"icmp", [Pure]> {
  let summary = "comparison of integers or pointers";
  let arguments = (ins ICmpPredicate:$predicate, AnyTypeOf<[_LLVM_Ints, _LLVM_Pointers]>:$lhs,
                       AnyTypeOf<[_LLVM_Ints, _LLVM_Pointers]>:$rhs);
  let hasFolder = 1;
  string llvmInstName = "ICmp";
}

def LLVM_FCmpOp
    : LLVM_ArithmeticCmpOp<"fcmp", [Pure, DeclareOpInterfaceMethods<FastmathFlagsInterface>]> {
  let summary = "comparison of floats";
  let arguments = (ins FCmpPredicate:$predicate, _LLVM_Floats:$lhs, _LLVM_Floats:$rhs,
                       _LLVM_fastmath:$fastmathFlags);
  string llvmInstName = "FCmp";
}

def LLVM_SelectOp
    : LLVM_Op<"select", [Pure, AllTypesMatch<["trueValue", "falseValue", "res"]>,
                         DeclareOpInterfaceMethods<FastmathFlagsInterface>,
                         DeclareOpInterfaceMethods<SelectLikeOpInterface>]> {
  let summary = "one of two values, chosen by a condition";
  let arguments = (ins LLVM_ScalarOrVectorOf<I1>:$condition, LLVM_Type:$trueValue,
                       LLVM_Type:$falseValue, _LLVM_fastmath:$fastmathFlags);
  let results = (outs LLVM_Type:$res);
  let assemblyFormat = "operands attr-dict `:` type($condition) `,` type($res)";
  string llvmInstName = "Select";
}

def LLVM_FreezeOp : LLVM_Op<"freeze", [Pure, SameOperandsAndResultType]> {
  let summary = "value with an arbitrary choice for undefined and poisoned bits";
  let arguments = (ins LLVM_Type:$val);
  let results = (outs LLVM_Type:$res);
  let builders = [LLVM_OneResultOpBuilder];
  let assemblyFormat = "$val attr-dict `:` type($val)";
  string llvmInstName = "Freeze";
}

//===----------------------------------------------------------------------===//
// Casts
//===----------------------------------------------------------------------===//

// A cast with an optional flag: `flag` is its argument, `before` and `behind` are its
// text beside the operand.
class _LLVM_AnyCastOp<string mnemonic, string instName, Type type, Type resultType,
                      list<Trait> traits, dag flag = (ins), string before = "", string behind = "">
    : LLVM_Op<mnemonic, [Pure] # traits> {
  let arguments = !con((ins type:$arg), flag);
  let results = (outs resultType:$res);
  let builders = [LLVM_OneResultOpBuilder];
  let assemblyFormat = before # "$arg" # behind # " attr-dict `:` type($arg) `to` type($res)";
  string llvmInstName = instName;
}

class LLVM_CastOp<string mnemonic, string instName, Type type, Type resultType,
                  list<Trait> traits = []>
    : _LLVM_AnyCastOp<mnemonic, instName, type, resultType, traits>;
class LLVM_CastOpWithNNegFlag<string mnemonic, string instName, Type type, Type resultType,
                              list<Trait> traits = []>
    : _LLVM_AnyCastOp<mnemonic, instName, type, resultType,
                      [DeclareOpInterfaceMethods<NonNegFlagInterface>] # traits,
                      (ins UnitAttr:$nonNeg), "(`nneg` $nonNeg^)? ">;
class LLVM_CastOpWithOverflowFlag<string mnemonic, string instName, Type type, Type resultType,
                                  list<Trait> traits = []>
    : _LLVM_AnyCastOp<mnemonic, instName, type, resultType,
                      [DeclareOpInterfaceMethods<IntegerOverflowFlagsInterface>] # traits,
                      (ins LLVM_IntegerOverflowFlagsProp:$overflowFlags), "",
                      " ($overflowFlags^)?">;
class LLVM_DereferenceableCastOp<string mnemonic, string instName, Type type, Type resultType,
                                 list<Trait> traits = []>
    : _LLVM_AnyCastOp<mnemonic, instName, type, resultType,
                      [DeclareOpInterfaceMethods<DereferenceableOpInterface>] # traits,
                      (ins OptionalAttr<LLVM_DereferenceableAttr>:$dereferenceable), "",
                      " (`dereferenceable` `` $dereferenceable^)?">;

def LLVM_BitcastOp
    : LLVM_CastOp<"bitcast", "BitCast", LLVM_AnyNonAggregate, LLVM_AnyNonAggregate,
                  [DeclareOpInterfaceMethods<PromotableOpInterface>]> {
  let summary = "the same bits as another type";
  let hasFolder = 1;
  let hasVerifier = 1;
}
def LLVM_AddrSpaceCastOp
    : LLVM_CastOp<"addrspacecast", "AddrSpaceCast", _LLVM_Pointers, _LLVM_Pointers,
                  [DeclareOpInterfaceMethods<PromotableOpInterface>,
                   DeclareOpInterfaceMethods<ViewLikeOpInterface>]> {
  let summary = "pointer in another address space";
  let hasFolder = 1;
}
let summary = "integer as pointer" in
def LLVM_IntToPtrOp
    : LLVM_DereferenceableCastOp<"inttoptr", "IntToPtr", _LLVM_Ints, _LLVM_Pointers>;
let summary = "pointer as integer" in
def LLVM_PtrToIntOp : LLVM_CastOp<"ptrtoint", "PtrToInt", _LLVM_Pointers, _LLVM_Ints>;
let summary = "wider integer with the same signed value", hasVerifier = 1 in
def LLVM_SExtOp : LLVM_CastOp<"sext", "SExt", _LLVM_Ints, _LLVM_Ints>;
let summary = "wider integer with the same unsigned value", hasFolder = 1, hasVerifier = 1 in
def LLVM_ZExtOp : LLVM_CastOpWithNNegFlag<"zext", "ZExt", _LLVM_Ints, _LLVM_Ints>;
let summary = "narrower integer" in
def LLVM_TruncOp : LLVM_CastOpWithOverflowFlag<"trunc", "Trunc", _LLVM_Ints, _LLVM_Ints>;
let summary = "signed integer as float" in
def LLVM_SIToFPOp : LLVM_CastOp<"sitofp", "SIToFP", _LLVM_Ints, _LLVM_Floats>;
let summary = "unsigned integer as float" in
def LLVM_UIToFPOp : LLVM_CastOpWithNNegFlag<"uitofp", "UIToFP", _LLVM_Ints, _LLVM_Floats>;
let summary = "float as signed integer" in
def LLVM_FPToSIOp : LLVM_CastOp<"fptosi", "FPToSI", _LLVM_Floats, _LLVM_Ints>;
let summary = "float as unsigned integer" in
def LLVM_FPToUIOp : LLVM_CastOp<"fptoui", "FPToUI", _LLVM_Floats, _LLVM_Ints>;
let summary = "float of a wider type" in
def LLVM_FPExtOp : LLVM_CastOp<"fpext", "FPExt", _LLVM_Floats, _LLVM_Floats>;
let summary = "float of a narrower type" in
def LLVM_FPTruncOp : LLVM_CastOp<"fptrunc", "FPTrunc", _LLVM_Floats, _LLVM_Floats>;

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

def LLVM_AllocaOp
    : LLVM_Op<"alloca", [DeclareOpInterfaceMethods<PromotableAllocationOpInterface>,
                         DeclareOpInterfaceMethods<DestructurableAllocationOpInterface>]>,
      LLVM_MemOpPatterns {
  let summary = "memory on the stack, freed when the function returns";
  let arguments = (ins AnySignlessInteger:$arraySize, OptionalAttr<I64Attr>:$alignment,
                       TypeAttr:$elem_type, UnitAttr:$inalloca);
  let results = (outs Res<LLVM_AnyPointer, "",
                          [MemAlloc<AutomaticAllocationScopeResource>]>:$res);
  let builders = [
    OpBuilder<(ins "Type":$resultType, "Type":$elementType, "Value":$arraySize,
                   CArg<"unsigned", "0">:$alignment),
              [{IntegerAttr bytes;
                if (alignment) bytes = $_builder.getI64IntegerAttr(alignment);
                build($_builder, $_state, resultType, arraySize, bytes, elementType, false);}]>
  ];
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  string llvmInstName = "Alloca";
}

def LLVM_GEPOp
    : LLVM_Op<"getelementptr", [Pure, DeclareOpInterfaceMethods<PromotableOpInterface>,
                                DeclareOpInterfaceMethods<SafeMemorySlotAccessOpInterface>,
                                DeclareOpInterfaceMethods<DestructurableAccessorOpInterface>,
                                DeclareOpInterfaceMethods<ViewLikeOpInterface>]> {
  let summary = "pointer to an element inside nested structures and arrays";
  let description = [{
    Indices are constants in `rawConstantIndices`, where the smallest integer stands for
    the next of `dynamicIndices`.
  }];
  let arguments = (ins _LLVM_Pointers:$base, Variadic<_LLVM_Ints>:$dynamicIndices,
                       DenseI32ArrayAttr:$rawConstantIndices, TypeAttr:$elem_type,
                       GEPNoWrapFlagsProp:$noWrapFlags);
  let results = (outs _LLVM_Pointers:$res);
  let skipDefaultBuilders = 1;
  let builders = !foreach(indices, ["ValueRange", "ArrayRef<GEPArg>"],
    OpBuilder<!con((ins "Type":$resultType, "Type":$elementType, "Value":$basePtr),
                   !dag(ins, [indices], ["indices"]),
                   (ins CArg<"GEPNoWrapFlags", "GEPNoWrapFlags::none">:$noWrapFlags,
                        _LLVM_noAttributes:$attributes))>);
  let assemblyFormat = [{
    ($noWrapFlags^)?
    $base `[` custom<GEPIndices>($dynamicIndices, $rawConstantIndices) `]` attr-dict
    `:` functional-type(operands, results) `,` $elem_type
  }];
  let hasFolder = 1;
  let hasVerifier = 1;
}

defvar _LLVM_accessTraits = [DeclareOpInterfaceMethods<DestructurableAccessorOpInterface>,
                             DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
                             DeclareOpInterfaceMethods<PromotableMemOpInterface>,
                             DeclareOpInterfaceMethods<SafeMemorySlotAccessOpInterface>];
defvar _LLVM_ordering = DefaultValuedAttr<AtomicOrdering, "AtomicOrdering::not_atomic">;
defvar _LLVM_syncScope = OptionalAttr<StrAttr>;
defvar _LLVM_scopeArg = CArg<"StringRef", "StringRef()">;
defvar _LLVM_falseArg = CArg<"bool", "false">;

def LLVM_LoadOp
    : LLVM_MemAccessOpBase<"load", _LLVM_accessTraits #
                                   [DeclareOpInterfaceMethods<DereferenceableOpInterface>]> {
  let summary = "value in memory";
  dag args = (ins LLVM_AnyPointer:$addr, OptionalAttr<I64Attr>:$alignment, UnitAttr:$volatile_,
                  UnitAttr:$nontemporal, UnitAttr:$invariant, UnitAttr:$invariantGroup,
                  _LLVM_ordering:$ordering, _LLVM_syncScope:$syncscope,
                  OptionalAttr<LLVM_DereferenceableAttr>:$dereferenceable);
  let arguments = !con(args, aliasAttrs);
  let results = (outs LLVM_LoadableType:$res);
  let assemblyFormat = [{
    (`volatile` $volatile_^)? $addr
    (`atomic` (`syncscope` `(` $syncscope^ `)`)? $ordering^)?
    (`invariant` $invariant^)?
    (`invariant_group` $invariantGroup^)?
    (`dereferenceable` `` $dereferenceable^)?
    attr-dict `:` qualified(type($addr)) `->` type($res)
  }];
  let builders = [
    OpBuilder<(ins "Type":$type, "Value":$addr, CArg<"unsigned", "0">:$alignment,
                   _LLVM_falseArg:$isVolatile, _LLVM_falseArg:$isNonTemporal,
                   _LLVM_falseArg:$isInvariant, _LLVM_falseArg:$isInvariantGroup,
                   CArg<"AtomicOrdering", "AtomicOrdering::not_atomic">:$ordering,
                   _LLVM_scopeArg:$syncscope)>
  ];
  let hasVerifier = 1;
  string llvmInstName = "Load";
}

def LLVM_StoreOp : LLVM_MemAccessOpBase<"store", _LLVM_accessTraits> {
  let summary = "writes a value to memory";
  dag args = (ins LLVM_LoadableType:$value, LLVM_AnyPointer:$addr,
                  OptionalAttr<I64Attr>:$alignment, UnitAttr:$volatile_, UnitAttr:$nontemporal,
                  UnitAttr:$invariantGroup, _LLVM_ordering:$ordering, _LLVM_syncScope:$syncscope);
  let arguments = !con(args, aliasAttrs);
  let assemblyFormat = [{
    (`volatile` $volatile_^)? $value `,` $addr
    (`atomic` (`syncscope` `(` $syncscope^ `)`)? $ordering^)?
    (`invariant_group` $invariantGroup^)?
    attr-dict `:` type($value) `,` qualified(type($addr))
  }];
  let builders = [
    OpBuilder<(ins "Value":$value, "Value":$addr, CArg<"unsigned", "0">:$alignment,
                   _LLVM_falseArg:$isVolatile, _LLVM_falseArg:$isNonTemporal,
                   _LLVM_falseArg:$isInvariantGroup,
                   CArg<"AtomicOrdering", "AtomicOrdering::not_atomic">:$ordering,
                   _LLVM_scopeArg:$syncscope)>
  ];
  let hasVerifier = 1;
  string llvmInstName = "Store";
}

def LLVM_VaArgOp : LLVM_Op<"va_arg"> {
  let summary = "next of a function's variadic arguments";
  let arguments = (ins LLVM_AnyPointer:$arg);
  let results = (outs LLVM_Type:$res);
  let builders = [LLVM_OneResultOpBuilder];
  let assemblyFormat = "$arg attr-dict `:` functional-type($arg, $res)";
  string llvmInstName = "VAArg";
}

//===----------------------------------------------------------------------===//
// Atomics
//===----------------------------------------------------------------------===//

def LLVM_AtomicRMWType
    : AnyTypeOf<[LLVM_AnyFloat, LLVM_AnyPointer, AnySignlessInteger, LLVM_AnyFixedVector]>;
def LLVM_AtomicRMWOp
    : LLVM_MemAccessOpBase<"atomicrmw",
        [TypesMatchWith<"result #0 and operand #1 have the same type", "val", "res", "$_self">]> {
  let summary = "atomic update of memory; the old value";
  dag args = (ins AtomicBinOp:$bin_op, LLVM_AnyPointer:$ptr, LLVM_AtomicRMWType:$val,
                  AtomicOrdering:$ordering, _LLVM_syncScope:$syncscope,
                  OptionalAttr<I64Attr>:$alignment, UnitAttr:$volatile_);
  let arguments = !con(args, aliasAttrs);
  let results = (outs LLVM_AtomicRMWType:$res);
  let assemblyFormat = [{
    (`volatile` $volatile_^)? $bin_op $ptr `,` $val
    (`syncscope` `(` $syncscope^ `)`)? $ordering attr-dict `:`
    qualified(type($ptr)) `,` type($val)
  }];
  let builders = [
    OpBuilder<(ins "LLVM::AtomicBinOp":$binOp, "Value":$ptr, "Value":$val,
                   "LLVM::AtomicOrdering":$ordering, _LLVM_scopeArg:$syncscope,
                   CArg<"unsigned", "0">:$alignment, _LLVM_falseArg:$isVolatile)>
  ];
  let hasVerifier = 1;
  string llvmInstName = "AtomicRMW";
}

def LLVM_AtomicCmpXchgType : AnyTypeOf<[AnySignlessInteger, LLVM_AnyPointer]>;
def LLVM_AtomicCmpXchgOp
    : LLVM_MemAccessOpBase<"cmpxchg",
        [TypesMatchWith<"operand #1 and operand #2 have the same type", "val", "cmp", "$_self">,
         TypesMatchWith<"result #0 has an LLVM struct type consisting of the type of operand #2 "
                        "and a bool", "val", "res", "getValAndBoolStructType($_self)">]> {
  let summary = "atomic store if memory has the expected value; the old value and success";
  dag args = (ins LLVM_AnyPointer:$ptr, LLVM_AtomicCmpXchgType:$cmp, LLVM_AtomicCmpXchgType:$val,
                  AtomicOrdering:$success_ordering, AtomicOrdering:$failure_ordering,
                  _LLVM_syncScope:$syncscope, OptionalAttr<I64Attr>:$alignment, UnitAttr:$weak,
                  UnitAttr:$volatile_);
  let arguments = !con(args, aliasAttrs);
  let results = (outs LLVM_AnyStruct:$res);
  let assemblyFormat = [{
    (`weak` $weak^)? (`volatile` $volatile_^)? $ptr `,` $cmp `,` $val
    (`syncscope` `(` $syncscope^ `)`)? $success_ordering $failure_ordering
    attr-dict `:` qualified(type($ptr)) `,` type($val)
  }];
  let builders = [
    OpBuilder<(ins "Value":$ptr, "Value":$cmp, "Value":$val,
                   "LLVM::AtomicOrdering":$successOrdering,
                   "LLVM::AtomicOrdering":$failureOrdering, _LLVM_scopeArg:$syncscope,
                   CArg<"unsigned", "0">:$alignment, _LLVM_falseArg:$isWeak,
                   _LLVM_falseArg:$isVolatile)>
  ];
  let hasVerifier = 1;
  string llvmInstName = "AtomicCmpXchg";
}

def LLVM_FenceOp : LLVM_Op<"fence">, LLVM_MemOpPatterns {
  let summary = "orders the accesses before and after it";
  let arguments = (ins AtomicOrdering:$ordering, _LLVM_syncScope:$syncscope);
  let assemblyFormat = "(`syncscope` `(` $syncscope^ `)`)? $ordering attr-dict";
  let builders = [
    LLVM_VoidResultTypeOpBuilder, LLVM_ZeroResultOpBuilder,
    OpBuilder<(ins "LLVM::AtomicOrdering":$ordering, _LLVM_scopeArg:$syncscope)>
  ];
  let hasVerifier = 1;
  string llvmInstName = "Fence";
}

//===----------------------------------------------------------------------===//
// Vectors and aggregates
//===----------------------------------------------------------------------===//

defvar _LLVM_elementOfVector = "::llvm::cast<::mlir::VectorType>($_self).getElementType()";

def LLVM_ExtractElementOp
    : LLVM_Op<"extractelement", [Pure, TypesMatchWith<"result type matches vector element type",
                                                      "vector", "res", _LLVM_elementOfVector>]> {
  let summary = "element of a vector";
  let arguments = (ins LLVM_AnyVector:$vector, AnySignlessInteger:$position);
  let results = (outs LLVM_Type:$res);
  let assemblyFormat = "$vector `[` $position `:` type($position) `]` attr-dict `:` type($vector)";
  string llvmInstName = "ExtractElement";
}

def LLVM_InsertElementOp
    : LLVM_Op<"insertelement", [Pure, TypesMatchWith<"argument type matches vector element type",
                                                     "vector", "value", _LLVM_elementOfVector>,
                                AllTypesMatch<["res", "vector"]>]> {
  let summary = "vector with one element replaced";
  let arguments = (ins LLVM_AnyVector:$vector, LLVM_PrimitiveType:$value,
                       AnySignlessInteger:$position);
  let results = (outs LLVM_AnyVector:$res);
  let builders = [LLVM_OneResultOpBuilder];
  let assemblyFormat = [{
    $value `,` $vector `[` $position `:` type($position) `]` attr-dict `:` type($vector)
  }];
  string llvmInstName = "InsertElement";
}

def LLVM_ShuffleVectorOp : LLVM_Op<"shufflevector", [Pure, AllTypesMatch<["v1", "v2"]>]> {
  let summary = "elements of two vectors in the order of a mask";
  let arguments = (ins LLVM_AnyVector:$v1, LLVM_AnyVector:$v2, DenseI32ArrayAttr:$mask);
  let results = (outs LLVM_AnyVector:$res);
  let builders = [
    OpBuilder<(ins "Value":$v1, "Value":$v2, "DenseI32ArrayAttr":$mask,
                   _LLVM_noAttributes:$attrs)>,
    OpBuilder<(ins "Value":$v1, "Value":$v2, "ArrayRef<int32_t>":$mask)>
  ];
  let assemblyFormat = [{
    $v1 `,` $v2 $mask attr-dict `:` type($v1)
    custom<ShuffleType>(ref(type($v1)), type($res), ref($mask))
  }];
  let hasFolder = 1;
  let hasVerifier = 1;
  string llvmInstName = "ShuffleVector";
}

def LLVM_ExtractValueOp : LLVM_Op<"extractvalue", [Pure]> {
  let summary = "member of a structure or array";
  let arguments = (ins LLVM_AnyAggregate:$container, DenseI64ArrayAttr:$position);
  let results = (outs LLVM_Type:$res);
  let builders = [OpBuilder<(ins "Value":$container, "ArrayRef<int64_t>":$position)>];
  let assemblyFormat = [{
    $container `` $position attr-dict `:` type($container)
    custom<InsertExtractValueElementType>(type($res), ref(type($container)), ref($position))
  }];
  let hasFolder = 1;
  let hasVerifier = 1;
  string llvmInstName = "ExtractValue";
}

def LLVM_InsertValueOp : LLVM_Op<"insertvalue", [Pure, AllTypesMatch<["container", "res"]>]> {
  let summary = "structure or array with one member replaced";
  let arguments = (ins LLVM_AnyAggregate:$container, LLVM_PrimitiveType:$value,
                       DenseI64ArrayAttr:$position);
  let results = (outs LLVM_AnyAggregate:$res);
  let assemblyFormat = [{
    $value `,` $container `` $position attr-dict `:` type($container)
    custom<InsertExtractValueElementType>(type($value), ref(type($container)), ref($position))
  }];
  let hasVerifier = 1;
  string llvmInstName = "InsertValue";
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

// `var_callee_type` is set for variadic callees, whose type the operands do not tell.
// Without `callee` the first operand is a pointer to the function.
defvar _LLVM_callee = (ins OptionalAttr<TypeAttrOf<LLVM_FunctionType>>:$var_callee_type,
                           OptionalAttr<FlatSymbolRefAttr>:$callee,
                           Variadic<LLVM_Type>:$callee_operands);

def LLVM_CallOp
    : LLVM_MemAccessOpBase<"call", [AttrSizedOperandSegments,
                                    DeclareOpInterfaceMethods<FastmathFlagsInterface>,
                                    DeclareOpInterfaceMethods<CallOpInterface>,
                                    DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "call of a function, by symbol or pointer";
  dag args = !con(_LLVM_callee,
    (ins _LLVM_fastmath:$fastmathFlags, DefaultValuedAttr<CConv, "CConv::C">:$CConv,
         DefaultValuedAttr<TailCallKind, "TailCallKind::None">:$TailCallKind,
         OptionalAttr<LLVM_MemoryEffectsAttr>:$memory_effects, UnitAttr:$convergent,
         UnitAttr:$no_unwind, UnitAttr:$will_return),
    _LLVM_bundles,
    (ins _LLVM_dictionaries:$arg_attrs, _LLVM_dictionaries:$res_attrs, UnitAttr:$no_inline,
         UnitAttr:$always_inline, UnitAttr:$inline_hint));
  let arguments = !con(args, aliasAttrs);
  let results = (outs Optional<LLVM_Type>:$result);
  let builders = [OpBuilder<(ins "LLVMFuncOp":$func, "ValueRange":$args)>,
                  OpBuilder<(ins "LLVMFunctionType":$calleeType, "ValueRange":$args)>]
    # !foreach(callee, ["StringAttr", "FlatSymbolRefAttr", "StringRef"],
        OpBuilder<!con((ins "TypeRange":$results), !dag(ins, [callee], ["callee"]),
                       (ins CArg<"ValueRange", "{}">:$args))>)
    # !foreach(callee, ["StringAttr", "FlatSymbolRefAttr", "StringRef"],
        OpBuilder<!con((ins "LLVMFunctionType":$calleeType), !dag(ins, [callee], ["callee"]),
                       (ins CArg<"ValueRange", "{}">:$args))>);
  let hasVerifier = 1;
  let hasCustomAssemblyFormat = 1;
}

defvar _LLVM_invokeTargets = (ins "ValueRange":$ops, "Block*":$normal, "ValueRange":$normalOps,
                                  "Block*":$unwind, "ValueRange":$unwindOps);

def LLVM_InvokeOp
    : LLVM_Op<"invoke", [AttrSizedOperandSegments, DeclareOpInterfaceMethods<BranchOpInterface>,
                         DeclareOpInterfaceMethods<CallOpInterface>,
                         DeclareOpInterfaceMethods<WeightedBranchOpInterface>, Terminator]> {
  let summary = "call that goes to one block after a return and to another after an exception";
  let arguments = !con(_LLVM_callee,
    (ins _LLVM_dictionaries:$arg_attrs, _LLVM_dictionaries:$res_attrs,
         Variadic<LLVM_Type>:$normalDestOperands, Variadic<LLVM_Type>:$unwindDestOperands,
         OptionalAttr<DenseI32ArrayAttr>:$branch_weights,
         DefaultValuedAttr<CConv, "CConv::C">:$CConv),
    _LLVM_bundles);
  let results = (outs Optional<LLVM_Type>:$result);
  let successors = (successor AnySuccessor:$normalDest, AnySuccessor:$unwindDest);
  let builders = [
    OpBuilder<!con((ins "LLVMFuncOp":$func), _LLVM_invokeTargets)>,
    OpBuilder<!con((ins "TypeRange":$tys, "FlatSymbolRefAttr":$callee), _LLVM_invokeTargets)>,
    OpBuilder<!con((ins "LLVMFunctionType":$calleeType, "FlatSymbolRefAttr":$callee),
                   _LLVM_invokeTargets)>
  ];
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def LLVM_LandingpadOp : LLVM_Op<"landingpad"> {
  let summary = "exception that arrives at an `invoke`'s second block, with the clauses tried";
  let arguments = (ins UnitAttr:$cleanup, Variadic<LLVM_Type>);
  let results = (outs LLVM_Type:$res);
  let builders = [LLVM_OneResultOpBuilder];
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def LLVM_CallIntrinsicOp
    : LLVM_Op<"call_intrinsic", [ArgAndResultAttrsOpInterface, AttrSizedOperandSegments,
                                 DeclareOpInterfaceMethods<FastmathFlagsInterface>]> {
  let summary = "call of an intrinsic that has no operation";
  let arguments = !con((ins StrAttr:$intrin, Variadic<LLVM_Type>:$args,
                            _LLVM_fastmath:$fastmathFlags),
                       _LLVM_bundles,
                       (ins _LLVM_dictionaries:$arg_attrs, _LLVM_dictionaries:$res_attrs));
  let results = (outs Optional<LLVM_Type>:$results);
  let hasCustomAssemblyFormat = 1;
  let builders = [
    OpBuilder<(ins "StringAttr":$intrin, "ValueRange":$args)>,
    OpBuilder<(ins "StringAttr":$intrin, "ValueRange":$args, "FastmathFlagsAttr":$fastMathFlags)>,
    OpBuilder<(ins "Type":$resultType, "StringAttr":$intrin, "ValueRange":$args)>,
    OpBuilder<(ins "TypeRange":$resultTypes, "StringAttr":$intrin, "ValueRange":$args,
                   "FastmathFlagsAttr":$fastMathFlags)>
  ];
  let hasVerifier = 1;
}

def LLVM_InlineAsmOp
    : LLVM_Op<"inline_asm", [DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let summary = "inline assembly";
  let arguments = (ins Variadic<LLVM_Type>:$operands, StrAttr:$asm_string, StrAttr:$constraints,
                       UnitAttr:$has_side_effects, UnitAttr:$is_align_stack,
                       DefaultValuedAttr<TailCallKind, "TailCallKind::None">:$tail_call_kind,
                       OptionalAttr<DefaultValuedAttr<AsmATTOrIntel,
                                                      "AsmDialect::AD_ATT">>:$asm_dialect,
                       OptionalAttr<ArrayAttr>:$operand_attrs);
  let results = (outs Optional<LLVM_Type>:$res);
  let assemblyFormat = [{
    (`has_side_effects` $has_side_effects^)? (`is_align_stack` $is_align_stack^)?
    (`tail_call_kind` `=` $tail_call_kind^)? (`asm_dialect` `=` $asm_dialect^)?
    (`operand_attrs` `=` $operand_attrs^)? attr-dict
    $asm_string `,` $constraints operands `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Branches
//===----------------------------------------------------------------------===//

def LLVM_BrOp : LLVM_TerminatorOp<"br", [DeclareOpInterfaceMethods<BranchOpInterface>, Pure]> {
  let summary = "jump";
  let arguments = (ins Variadic<LLVM_Type>:$destOperands,
                       OptionalAttr<LoopAnnotationAttr>:$loop_annotation);
  let successors = (successor AnySuccessor:$dest);
  let assemblyFormat = "$dest (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict";
  let builders = [
    OpBuilder<(ins "Block *":$dest), "build($_builder, $_state, {}, dest);">,
    OpBuilder<(ins "ValueRange":$operands, "Block *":$dest),
              "build($_builder, $_state, operands, LoopAnnotationAttr(), dest);">,
    LLVM_TerminatorPassthroughOpBuilder
  ];
}

defvar _LLVM_branchTraits = [AttrSizedOperandSegments,
                             DeclareOpInterfaceMethods<BranchOpInterface>,
                             DeclareOpInterfaceMethods<WeightedBranchOpInterface>, Pure];

def LLVM_CondBrOp : LLVM_TerminatorOp<"cond_br", _LLVM_branchTraits> {
  let summary = "jump to one of two blocks";
  let arguments = (ins I1:$condition, Variadic<LLVM_Type>:$trueDestOperands,
                       Variadic<LLVM_Type>:$falseDestOperands,
                       OptionalAttr<DenseI32ArrayAttr>:$branch_weights,
                       OptionalAttr<LoopAnnotationAttr>:$loop_annotation);
  let successors = (successor AnySuccessor:$trueDest, AnySuccessor:$falseDest);
  let assemblyFormat = [{
    $condition (`weights` `(` $branch_weights^ `)`)? `,`
    $trueDest (`(` $trueDestOperands^ `:` type($trueDestOperands) `)`)? `,`
    $falseDest (`(` $falseDestOperands^ `:` type($falseDestOperands) `)`)? attr-dict
  }];
  let builders = [
    OpBuilder<(ins "Value":$condition, "Block *":$trueDest, "ValueRange":$trueOperands,
                   "Block *":$falseDest, "ValueRange":$falseOperands,
                   CArg<"std::optional<std::pair<uint32_t, uint32_t>>", "{}">:$weights)>,
    OpBuilder<(ins "Value":$condition, "Block *":$trueDest, "Block *":$falseDest,
                   CArg<"ValueRange", "{}">:$falseOperands),
              "build($_builder, $_state, condition, trueDest, {}, falseDest, falseOperands);">,
    OpBuilder<(ins "Value":$condition, "ValueRange":$trueOperands, "ValueRange":$falseOperands,
                   "DenseI32ArrayAttr":$branchWeights, "Block *":$trueDest, "Block *":$falseDest),
              [{build($_builder, $_state, condition, trueOperands, falseOperands, branchWeights,
                      LoopAnnotationAttr(), trueDest, falseDest);}]>,
    LLVM_TerminatorPassthroughOpBuilder
  ];
}

def LLVM_SwitchOp : LLVM_TerminatorOp<"switch", _LLVM_branchTraits> {
  let summary = "jump chosen by an integer";
  let arguments = (ins AnySignlessInteger:$value, Variadic<AnyType>:$defaultOperands,
                       VariadicOfVariadic<AnyType, "case_operand_segments">:$caseOperands,
                       OptionalAttr<AnyIntElementsAttr>:$case_values,
                       DenseI32ArrayAttr:$case_operand_segments,
                       OptionalAttr<DenseI32ArrayAttr>:$branch_weights);
  let successors = (successor AnySuccessor:$defaultDestination,
                              VariadicSuccessor<AnySuccessor>:$caseDestinations);
  let assemblyFormat = [{
    $value `:` type($value) `,`
    $defaultDestination (`(` $defaultOperands^ `:` type($defaultOperands) `)`)?
    custom<SwitchOpCases>(ref(type($value)), $case_values, $caseDestinations, $caseOperands,
                          type($caseOperands))
    attr-dict
  }];
  let hasVerifier = 1;
  let builders = !foreach(values, ["ArrayRef<APInt>", "ArrayRef<int32_t>", "DenseIntElementsAttr"],
      OpBuilder<!con((ins "Value":$value, "Block *":$defaultDestination,
                          "ValueRange":$defaultOperands),
                     !dag(ins, [CArg<values, "{}">], ["caseValues"]),
                     (ins CArg<"BlockRange", "{}">:$caseDestinations,
                          CArg<"ArrayRef<ValueRange>", "{}">:$caseOperands,
                          CArg<"ArrayRef<int32_t>", "{}">:$branchWeights))>)
    # [LLVM_TerminatorPassthroughOpBuilder];
}

def LLVM_IndirectBrOp
    : LLVM_TerminatorOp<"indirectbr", [SameVariadicOperandSize,
                                       DeclareOpInterfaceMethods<BranchOpInterface>, Pure]> {
  let summary = "jump to a block by its address";
  let arguments = (ins LLVM_AnyPointer:$addr,
                       VariadicOfVariadic<AnyType, "indbr_operand_segments">:$succOperands,
                       DenseI32ArrayAttr:$indbr_operand_segments);
  let successors = (successor VariadicSuccessor<AnySuccessor>:$successors);
  let assemblyFormat = [{
    $addr `:` type($addr) `,`
    custom<IndirectBrOpSucessors>(ref(type($addr)), $successors, $succOperands,
                                  type($succOperands))
    attr-dict
  }];
  let skipDefaultBuilders = 1;
  let builders = [OpBuilder<(ins "Value":$addr, CArg<"ArrayRef<ValueRange>", "{}">:$succOperands,
                                 CArg<"BlockRange", "{}">:$successors)>];
}

def LLVM_ReturnOp : LLVM_TerminatorOp<"return", [Pure, ReturnLike]> {
  let summary = "end of a function or of an initializer";
  let arguments = (ins Optional<LLVM_Type>:$arg);
  let assemblyFormat = "attr-dict ($arg^ `:` type($arg))?";
  let builders = [OpBuilder<(ins "ValueRange":$args),
                            "build($_builder, $_state, TypeRange(), args);">];
  let hasVerifier = 1;
  string llvmInstName = "Ret";
}

def LLVM_ResumeOp : LLVM_TerminatorOp<"resume"> {
  let summary = "throws on the exception that a `landingpad` got";
  let arguments = (ins LLVM_Type:$value);
  let assemblyFormat = "$value attr-dict `:` type($value)";
  string llvmInstName = "Resume";
}

def LLVM_UnreachableOp : LLVM_TerminatorOp<"unreachable"> {
  let summary = "end of a block that is never reached";
  let assemblyFormat = "attr-dict";
  string llvmInstName = "Unreachable";
}

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

class _LLVM_ConstantOp<string mnemonic, list<Trait> traits = [Pure, ConstantLike],
                       Type type = LLVM_Type>
    : LLVM_Op<"mlir." # mnemonic, traits> {
  let results = !dag(outs, [type], ["res"]);
  let builders = [LLVM_OneResultOpBuilder];
  let assemblyFormat = "attr-dict `:` type($res)";
}

let summary = "token that stands for none" in
def LLVM_NoneTokenOp : _LLVM_ConstantOp<"none", [Pure], LLVM_TokenType>;
let summary = "undefined value", hasFolder = 1 in
def LLVM_UndefOp : _LLVM_ConstantOp<"undef">;
let summary = "poisoned value", hasFolder = 1 in
def LLVM_PoisonOp : _LLVM_ConstantOp<"poison">;
let summary = "value whose bits are all zero", hasFolder = 1, hasVerifier = 1 in
def LLVM_ZeroOp : _LLVM_ConstantOp<"zero">;

def LLVM_ConstantOp : LLVM_Op<"mlir.constant", [Pure, ConstantLike]> {
  let summary = "constant";
  let arguments = (ins AnyAttr:$value);
  let results = (outs LLVM_Type:$res);
  let assemblyFormat = "`(` $value `)` attr-dict `:` type($res)";
  let builders = [
    LLVM_OneResultOpBuilder,
    OpBuilder<(ins "Type":$type, "int64_t":$value),
              "build($_builder, $_state, type, IntegerAttr::get(type, value));">,
    OpBuilder<(ins "Type":$type, "const APInt &":$value),
              "build($_builder, $_state, type, IntegerAttr::get(type, value));">,
    OpBuilder<(ins "Type":$type, "const APFloat &":$value),
              "build($_builder, $_state, type, FloatAttr::get(type, value));">,
    OpBuilder<(ins "TypedAttr":$value), "build($_builder, $_state, value.getType(), value);">
  ];
  let hasFolder = 1;
  let hasVerifier = 1;
}

class _LLVM_AddressBuilder<string type, string argument, string space>
    : OpBuilder<!con(!dag(ins, [type], [argument]), (ins _LLVM_noAttributes:$attrs)),
                "auto type = LLVMPointerType::get($_builder.getContext()" # space # ");\n"
                "build($_builder, $_state, type, " # argument # ".getSymName());\n"
                "$_state.addAttributes(attrs);">;

defvar _LLVM_addressTraits = [Pure, ConstantLike, DeclareOpInterfaceMethods<SymbolUserOpInterface>];

def LLVM_AddressOfOp : LLVM_Op<"mlir.addressof", _LLVM_addressTraits> {
  let summary = "address of a global, alias or function";
  let arguments = (ins FlatSymbolRefAttr:$global_name);
  let results = (outs LLVM_AnyPointer:$res);
  let builders = [_LLVM_AddressBuilder<"GlobalOp", "global", ", global.getAddrSpace()">,
                  _LLVM_AddressBuilder<"LLVMFuncOp", "func", "">,
                  _LLVM_AddressBuilder<"AliasOp", "alias", ", alias.getAddrSpace()">];
  let assemblyFormat = "$global_name attr-dict `:` qualified(type($res))";
  let hasFolder = 1;
}

def LLVM_DSOLocalEquivalentOp : LLVM_Op<"dso_local_equivalent", _LLVM_addressTraits> {
  let summary = "address of a function that stands in the same library for another";
  let arguments = (ins FlatSymbolRefAttr:$function_name);
  let results = (outs LLVM_AnyPointer:$res);
  let assemblyFormat = "$function_name attr-dict `:` qualified(type($res))";
  let hasFolder = 1;
}

def LLVM_BlockAddressOp : LLVM_Op<"blockaddress", _LLVM_addressTraits> {
  let summary = "address of a block that a `blocktag` marks";
  let arguments = (ins LLVM_BlockAddressAttr:$block_addr);
  let results = (outs LLVM_AnyPointer:$res);
  let assemblyFormat = "$block_addr attr-dict `:` qualified(type($res))";
  let hasVerifier = 1;
  let hasFolder = 1;
}

def LLVM_BlockTagOp : LLVM_Op<"blocktag"> {
  let summary = "marks its block for `blockaddress`";
  let arguments = (ins LLVM_BlockTagAttr:$tag);
  let assemblyFormat = "$tag attr-dict";
}

//===----------------------------------------------------------------------===//
// Symbols
//===----------------------------------------------------------------------===//

defvar _LLVM_initializerTraits = [IsolatedFromAbove, SingleBlockImplicitTerminator<"ReturnOp">,
                                  Symbol];
defvar _LLVM_addressSpace =
  DefaultValuedAttr<ConfinedAttr<I32Attr, [IntNonNegative]>, "0">;

def LLVM_GlobalOp : LLVM_Op<"mlir.global", _LLVM_initializerTraits> {
  let summary = "global variable; its value is an attribute or computed in the region";
  let arguments = (ins TypeAttr:$global_type, UnitAttr:$constant, StrAttr:$sym_name,
                       Linkage:$linkage, UnitAttr:$dso_local, UnitAttr:$thread_local_,
                       UnitAttr:$externally_initialized, OptionalAttr<AnyAttr>:$value,
                       OptionalAttr<I64Attr>:$alignment, _LLVM_addressSpace:$addr_space,
                       OptionalAttr<UnnamedAddr>:$unnamed_addr, OptionalAttr<StrAttr>:$section,
                       OptionalAttr<SymbolRefAttr>:$comdat,
                       OptionalAttr<DIGlobalVariableExpressionArrayAttr>:$dbg_exprs,
                       _LLVM_visibility:$visibility_,
                       OptionalAttr<ArrayAttr>:$target_specific_attrs);
  let regions = (region AnyRegion:$initializer);
  let builders = [
    OpBuilder<(ins "Type":$type, "bool":$isConstant, "Linkage":$linkage, "StringRef":$name,
                   "Attribute":$value, CArg<"uint64_t", "0">:$alignment,
                   CArg<"unsigned", "0">:$addrSpace, _LLVM_falseArg:$dsoLocal,
                   _LLVM_falseArg:$thread_local_, CArg<"SymbolRefAttr", "{}">:$comdat,
                   _LLVM_noAttributes:$attrs, CArg<"ArrayRef<Attribute>", "{}">:$dbgExprs)>
  ];
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

def LLVM_AliasOp : LLVM_Op<"mlir.alias", _LLVM_initializerTraits> {
  let summary = "another name for an address that the region computes";
  let arguments = (ins TypeAttr:$alias_type, StrAttr:$sym_name, Linkage:$linkage,
                       UnitAttr:$dso_local, UnitAttr:$thread_local_,
                       OptionalAttr<UnnamedAddr>:$unnamed_addr, _LLVM_visibility:$visibility_);
  let regions = (region SizedRegion<1>:$initializer);
  let builders = [
    OpBuilder<(ins "Type":$type, "Linkage":$linkage, "StringRef":$name, _LLVM_falseArg:$dsoLocal,
                   _LLVM_falseArg:$thread_local_, _LLVM_noAttributes:$attrs)>
  ];
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

def LLVM_IFuncOp : LLVM_Op<"mlir.ifunc", [IsolatedFromAbove, Symbol,
                                          DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "function that `resolver` chooses when the program is loaded";
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttr:$i_func_type,
                       FlatSymbolRefAttr:$resolver, TypeAttr:$resolver_type, Linkage:$linkage,
                       UnitAttr:$dso_local, _LLVM_addressSpace:$address_space,
                       DefaultValuedAttr<UnnamedAddr, "mlir::LLVM::UnnamedAddr::None">:$unnamed_addr,
                       _LLVM_visibility:$visibility_);
  let builders = [
    OpBuilder<(ins "StringRef":$name, "Type":$i_func_type, "StringRef":$resolver,
                   "Type":$resolver_type, "Linkage":$linkage, "LLVM::Visibility":$visibility)>
  ];
  let assemblyFormat = [{
    custom<LLVMLinkage>($linkage) ($visibility_^)? ($unnamed_addr^)?
    $sym_name `:` $i_func_type `,` $resolver_type $resolver attr-dict
  }];
  let hasVerifier = 1;
}

def LLVM_ComdatSelectorOp : LLVM_Op<"comdat_selector", [Symbol]> {
  let summary = "a group of symbols of which the linker keeps one definition";
  let arguments = (ins SymbolNameAttr:$sym_name, Comdat:$comdat);
  let assemblyFormat = "$sym_name $comdat attr-dict";
}

def LLVM_ComdatOp
    : LLVM_Op<"comdat", [NoTerminator, NoRegionArguments, SymbolTable, Symbol]> {
  let summary = "table of `comdat_selector`s";
  let arguments = (ins SymbolNameAttr:$sym_name);
  let regions = (region SizedRegion<1>:$body);
  let skipDefaultBuilders = 1;
  let builders = [OpBuilder<(ins "StringRef":$symName)>];
  let assemblyFormat = "$sym_name $body attr-dict";
  let hasRegionVerifier = 1;
}

// Optional attributes of one kind, in the order of their names.
class _LLVM_OptionalAttributes<Attr attribute, list<string> names> {
  dag value = !dag(ins, !listsplat(OptionalAttr<attribute>, !size(names)), names);
}

def LLVM_LLVMFuncOp
    : LLVM_Op<"func", [AffineScope, AutomaticAllocationScope, IsolatedFromAbove,
                       FunctionOpInterface]> {
  let summary = "function, or its declaration if the region is empty";
  let arguments = !con(
    (ins StrAttr:$sym_name, OptionalAttr<StrAttr>:$sym_visibility,
         TypeAttrOf<LLVM_FunctionType>:$function_type,
         DefaultValuedAttr<Linkage, "Linkage::External">:$linkage, UnitAttr:$dso_local,
         DefaultValuedAttr<CConv, "CConv::C">:$CConv, OptionalAttr<SymbolRefAttr>:$comdat,
         OptionalAttr<UnitAttr>:$convergent, OptionalAttr<FlatSymbolRefAttr>:$personality,
         OptionalAttr<StrAttr>:$garbageCollector, OptionalAttr<ArrayAttr>:$passthrough,
         _LLVM_dictionaries:$arg_attrs, _LLVM_dictionaries:$res_attrs,
         OptionalAttr<I64Attr>:$function_entry_count,
         OptionalAttr<LLVM_MemoryEffectsAttr>:$memory_effects, _LLVM_visibility:$visibility_),
    _LLVM_OptionalAttributes<UnitAttr,
      ["arm_streaming", "arm_locally_streaming", "arm_streaming_compatible", "arm_new_za",
       "arm_in_za", "arm_out_za", "arm_inout_za", "arm_preserves_za"]>.value,
    (ins OptionalAttr<StrAttr>:$section, OptionalAttr<UnnamedAddr>:$unnamed_addr,
         OptionalAttr<I64Attr>:$alignment, OptionalAttr<LLVM_VScaleRangeAttr>:$vscale_range,
         OptionalAttr<FramePointerKindAttr>:$frame_pointer),
    _LLVM_OptionalAttributes<StrAttr, ["target_cpu", "tune_cpu", "reciprocal_estimates",
                                       "prefer_vector_width"]>.value,
    (ins OptionalAttr<LLVM_TargetFeaturesAttr>:$target_features),
    _LLVM_OptionalAttributes<BoolAttr, ["no_infs_fp_math", "no_nans_fp_math",
                                        "no_signed_zeros_fp_math"]>.value,
    _LLVM_OptionalAttributes<StrAttr,
      ["denormal_fp_math", "denormal_fp_math_f32", "fp_contract", "instrument_function_entry",
       "instrument_function_exit"]>.value,
    _LLVM_OptionalAttributes<UnitAttr, ["no_inline", "always_inline", "inline_hint", "no_unwind",
                                        "will_return", "optimize_none"]>.value,
    (ins OptionalAttr<LLVM_VecTypeHintAttr>:$vec_type_hint,
         OptionalAttr<DenseI32ArrayAttr>:$work_group_size_hint,
         OptionalAttr<DenseI32ArrayAttr>:$reqd_work_group_size,
         OptionalAttr<I32Attr>:$intel_reqd_sub_group_size,
         OptionalAttr<UWTableKindAttr>:$uwtable_kind));
  let regions = (region AnyRegion:$body);
  let skipDefaultBuilders = 1;
  let builders = [
    OpBuilder<(ins "StringRef":$name, "Type":$type, CArg<"Linkage", "Linkage::External">:$linkage,
                   _LLVM_falseArg:$dsoLocal, CArg<"CConv", "CConv::C">:$cconv,
                   CArg<"SymbolRefAttr", "{}">:$comdat, _LLVM_noAttributes:$attrs,
                   CArg<"ArrayRef<DictionaryAttr>", "{}">:$argAttrs,
                   CArg<"std::optional<uint64_t>", "{}">:$functionEntryCount)>
  ];
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Data of the module
//===----------------------------------------------------------------------===//

// Functions that run before `main` or behind it, in the order of their priorities.
class _LLVM_StructorsOp<string name>
    : LLVM_Op<"mlir.global_" # name, [DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let arguments = !con(!dag(ins, [FlatSymbolRefArrayAttr], [name]),
                       (ins I32ArrayAttr:$priorities, ArrayAttr:$data));
  let assemblyFormat = "`" # name # "` `=` $" # name #
    " `,` `priorities` `=` $priorities `,` `data` `=` $data attr-dict";
  let hasVerifier = 1;
}
let summary = "functions that run when the program starts" in
def LLVM_GlobalCtorsOp : _LLVM_StructorsOp<"ctors">;
let summary = "functions that run when the program ends" in
def LLVM_GlobalDtorsOp : _LLVM_StructorsOp<"dtors">;

def LLVM_LinkerOptionsOp : LLVM_Op<"linker_options"> {
  let summary = "options for the linker";
  let arguments = (ins StrArrayAttr:$options);
  let assemblyFormat = "$options attr-dict";
  let hasVerifier = 1;
}

def LLVM_ModuleFlagsOp : LLVM_Op<"module_flags"> {
  let summary = "flags of the module";
  let arguments = (ins ArrayAttr:$flags);
  let assemblyFormat = "$flags attr-dict";
  let hasVerifier = 1;
}

#endif // MLIRKIT_LLVM_OPS
