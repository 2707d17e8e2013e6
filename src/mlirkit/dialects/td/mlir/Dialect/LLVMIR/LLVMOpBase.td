//===- LLVMOpBase.td - Types and classes of operations over LLVM IR -*- tablegen -*-===//
//
// For the llvm dialect and those of targets (nvvm, rocdl and others), whose
// operations become LLVM IR one by one.
//
//===----------------------------------------------------------------------===//

#ifndef MLIRKIT_LLVM_OP_BASE
#define MLIRKIT_LLVM_OP_BASE

include "mlir/Dialect/LLVMIR/LLVMAttrDefs.td"
include "mlir/Dialect/LLVMIR/LLVMInterfaces.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/CallInterfaces.td"

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

class _LLVM_IsA<string name> : CPred<"::llvm::isa<::mlir::LLVM::" # name # ">($_self)">;

def LLVM_Type : DialectType<LLVM_Dialect, CPred<"::mlir::LLVM::isCompatibleOuterType($_self)">,
                            "LLVM dialect-compatible type">;

def LLVM_TokenType : Type<_LLVM_IsA<"LLVMTokenType">, "LLVM token type">,
                     BuildableType<"::mlir::LLVM::LLVMTokenType::get($_builder.getContext())">;

// Anything that a value can be.
def LLVM_PrimitiveType
    : Type<And<[LLVM_Type.predicate,
                CPred<"!::llvm::isa<::mlir::LLVM::LLVMVoidType, "
                      "::mlir::LLVM::LLVMFunctionType>($_self)">]>,
           "primitive LLVM type">;

def LLVM_FunctionType : Type<_LLVM_IsA<"LLVMFunctionType">, "LLVM function type",
                             "::mlir::LLVM::LLVMFunctionType">;
def LLVM_AnyFloat : Type<CPred<"::mlir::LLVM::isCompatibleFloatingPointType($_self)">,
                         "floating point LLVM type">;

def LLVM_AnyPointer : Type<_LLVM_IsA<"LLVMPointerType">, "LLVM pointer type",
                           "::mlir::LLVM::LLVMPointerType">;
class LLVM_PointerInAddressSpace<int addressSpace>
    : Type<And<[LLVM_AnyPointer.predicate,
                CPred<"::llvm::cast<::mlir::LLVM::LLVMPointerType>($_self).getAddressSpace() == "
                      # addressSpace>]>,
           "LLVM pointer in address space " # addressSpace, LLVM_AnyPointer.cppType> {
  let builderCall = "$_builder.getType<::mlir::LLVM::LLVMPointerType>(" # addressSpace # ")";
}
def LLVM_DefaultPointer : LLVM_PointerInAddressSpace<0>;

def LLVM_AnyStruct : Type<_LLVM_IsA<"LLVMStructType">, "LLVM structure type">;
def LLVM_OpaqueStruct
    : Type<And<[LLVM_AnyStruct.predicate,
                CPred<"::llvm::cast<::mlir::LLVM::LLVMStructType>($_self).isOpaque()">]>>;

def LLVM_AnyTargetExt : Type<_LLVM_IsA<"LLVMTargetExtType">, "LLVM target extension type">;
def LLVM_NonLoadableTargetExtType
    : Type<And<[LLVM_AnyTargetExt.predicate,
                CPred<"!::llvm::cast<::mlir::LLVM::LLVMTargetExtType>($_self).supportsMemOps()">]>>;

def LLVM_LoadableType : Type<Or<[CPred<"mlir::LLVM::isLoadableType($_self)">,
                                 LLVM_PointerElementTypeInterface.predicate]>,
                             "LLVM type with size">;

def LLVM_AnyAggregate : Type<CPred<"::llvm::isa<::mlir::LLVM::LLVMStructType, "
                                   "::mlir::LLVM::LLVMArrayType>($_self)">,
                             "LLVM aggregate type">;
def LLVM_AnyNonAggregate : Type<And<[LLVM_Type.predicate, Neg<LLVM_AnyAggregate.predicate>]>,
                                "LLVM-compatible non-aggregate type">;

// `kind` is "" or a word with a space behind it.
class _LLVM_Vector<string condition, string kind>
    : Type<CPred<condition # "($_self)">, "LLVM dialect-compatible " # kind # "vector type",
           "::mlir::VectorType">;
def LLVM_AnyVector : _LLVM_Vector<"::mlir::LLVM::isCompatibleVectorType", "">;
def LLVM_AnyFixedVector : _LLVM_Vector<"!::mlir::LLVM::isScalableVectorType", "fixed-length ">;
def LLVM_AnyScalableVector : _LLVM_Vector<"::mlir::LLVM::isScalableVectorType", "scalable ">;

class LLVM_VectorOf<Type element>
    : Type<And<[LLVM_AnyVector.predicate,
                SubstLeaves<"$_self", "::llvm::cast<::mlir::VectorType>($_self).getElementType()",
                            element.predicate>]>,
           "LLVM dialect-compatible vector of " # element.summary, "::mlir::VectorType">;
class LLVM_ScalarOrVectorOf<Type element> : AnyTypeOf<[element, LLVM_VectorOf<element>]>;

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

// The fields are for MLIR's own translation to and from LLVM IR; the definitions here
// leave them empty. `llvmArgIndices` says which argument of the intrinsic (-1 for none)
// each argument of the operation is.
class LLVM_OpBase<Dialect dialect, string mnemonic, list<Trait> traits = []>
    : Op<dialect, mnemonic, traits> {
  string llvmBuilder = "";
  string mlirBuilder = "";
  list<int> llvmArgIndices = [];
}

// Pieces of such translations.
class LLVM_MemOpPatterns {
  code setAlignmentCode = "inst->setAlignment(llvm::MaybeAlign($alignment.value_or(0)).valueOrOne());";
  code setVolatileCode = "inst->setVolatile($volatile_);";
  code setSyncScopeCode =
    "inst->setSyncScopeID(builder.getContext().getOrInsertSyncScopeID($syncscope.value_or(\"\")));";
  code setOrderingCode = "inst->setAtomic(convertAtomicOrderingToLLVM($ordering));";
  code setNonTemporalMetadataCode =
    "if ($nontemporal) moduleTranslation.setNonTemporalMetadata(op, inst);";
  code setInvariantGroupCode =
    "if ($invariantGroup) moduleTranslation.setInvariantGroupMetadata(op, inst);";
  code setAccessGroupsMetadataCode = "moduleTranslation.setAccessGroupsMetadata(op, inst);";
  code setAliasAnalysisMetadataCode = [{moduleTranslation.setTBAAMetadata(op, inst);
                                        moduleTranslation.setAliasScopeMetadata(op, inst);}];
}

class LLVM_Op<string mnemonic, list<Trait> traits = []>
    : LLVM_OpBase<LLVM_Dialect, mnemonic, traits>;

defvar _LLVM_accessGroups = (ins OptionalAttr<LLVM_AccessGroupArrayAttr>:$access_groups);
defvar _LLVM_aliasing = (ins OptionalAttr<LLVM_AliasScopeArrayAttr>:$alias_scopes,
                             OptionalAttr<LLVM_AliasScopeArrayAttr>:$noalias_scopes,
                             OptionalAttr<LLVM_TBAATagArrayAttr>:$tbaa);

// An access of memory appends `aliasAttrs` to its arguments.
class LLVM_MemAccessOpBase<string mnemonic, list<Trait> traits = []>
    : LLVM_Op<mnemonic, !listconcat([DeclareOpInterfaceMethods<AccessGroupOpInterface>,
                                     DeclareOpInterfaceMethods<AliasAnalysisOpInterface>],
                                    traits)>,
      LLVM_MemOpPatterns {
  dag aliasAttrs = !con(_LLVM_accessGroups, _LLVM_aliasing);
}

//===----------------------------------------------------------------------===//
// Intrinsics
//===----------------------------------------------------------------------===//

// "{a, b}".
class _LLVM_Braces<list<string> items> {
  string text = "{" # !interleave(items, ", ") # "}";
}

// A call of the intrinsic `enumName`. `overloadedResults` and `overloadedOperands` are
// the numbers of those whose types are part of the intrinsic's name; attributes
// `immArgAttrNames` are its arguments at `immArgPositions`. `baseArgs` is for an
// operation to append to its arguments.
class LLVM_IntrOpBase<Dialect dialect, string opName, string enumName,
                      list<int> overloadedResults, list<int> overloadedOperands,
                      list<Trait> traits, int numResults,
                      bit requiresAccessGroup = 0, bit requiresAliasAnalysis = 0,
                      bit requiresFastmath = 0, bit requiresArgAndResultAttrs = 0,
                      bit requiresOpBundles = 0,
                      list<int> immArgPositions = [], list<string> immArgAttrNames = []>
    : LLVM_OpBase<dialect, opName, !listconcat(
        !if(requiresAccessGroup, [DeclareOpInterfaceMethods<AccessGroupOpInterface>], []),
        !if(requiresAliasAnalysis, [DeclareOpInterfaceMethods<AliasAnalysisOpInterface>], []),
        !if(requiresFastmath, [DeclareOpInterfaceMethods<FastmathFlagsInterface>], []),
        !if(requiresArgAndResultAttrs, [DeclareOpInterfaceMethods<ArgAndResultAttrsOpInterface>],
            []),
        traits)>,
      LLVM_MemOpPatterns,
      Results<!if(!gt(numResults, 0), (outs LLVM_Type:$res), (outs))> {
  dag baseArgs = !con(
    !if(requiresAccessGroup, _LLVM_accessGroups, (ins)),
    !if(requiresAliasAnalysis, _LLVM_aliasing, (ins)),
    !if(requiresArgAndResultAttrs,
        (ins OptionalAttr<DictArrayAttr>:$arg_attrs, OptionalAttr<DictArrayAttr>:$res_attrs),
        (ins)),
    !if(requiresOpBundles,
        (ins VariadicOfVariadic<LLVM_Type, "op_bundle_sizes">:$op_bundle_operands,
             DenseI32ArrayAttr:$op_bundle_sizes, OptionalAttr<ArrayAttr>:$op_bundle_tags),
        (ins)));

  string llvmEnumName = enumName;
  string overloadedResultsCpp =
    _LLVM_Braces<!foreach(i, overloadedResults, !cast<string>(i))>.text;
  string overloadedOperandsCpp =
    _LLVM_Braces<!foreach(i, overloadedOperands, !cast<string>(i))>.text;
  string immArgPositionsCpp = _LLVM_Braces<!foreach(i, immArgPositions, !cast<string>(i))>.text;
  string immArgAttrNamesCpp =
    _LLVM_Braces<!foreach(name, immArgAttrNames, "StringLiteral(\"" # name # "\")")>.text;

  // Pieces of the translation, for an operation with attribute `range`.
  string setRangeRetAttrCode = [{if (auto bounds = $range)
    inst->addRangeRetAttr({bounds->getLower(), bounds->getUpper()});}];
  string importRangeRetAttrCode = [{
    if (auto range = inst->getRange())
      op.setRangeAttr($_builder.getAttr<::mlir::LLVM::ConstantRangeAttr>(range->getLower(),
                                                                        range->getUpper()));}];
}

// Intrinsics `llvm.<mnem>` as `llvm.intr.<mnem>`.
class LLVM_IntrOp<string mnem, list<int> overloadedResults, list<int> overloadedOperands,
                  list<Trait> traits, int numResults,
                  bit requiresAccessGroup = 0, bit requiresAliasAnalysis = 0,
                  bit requiresFastmath = 0, bit requiresArgAndResultAttrs = 0,
                  bit requiresOpBundles = 0,
                  list<int> immArgPositions = [], list<string> immArgAttrNames = []>
    : LLVM_IntrOpBase<LLVM_Dialect, "intr." # mnem, !subst(".", "_", mnem), overloadedResults,
                      overloadedOperands, traits, numResults, requiresAccessGroup,
                      requiresAliasAnalysis, requiresFastmath, requiresArgAndResultAttrs,
                      requiresOpBundles, immArgPositions, immArgAttrNames>;

class LLVM_ZeroResultIntrOp<string mnem, list<int> overloadedOperands = [],
                            list<Trait> traits = [],
                            bit requiresAccessGroup = 0, bit requiresAliasAnalysis = 0,
                            bit requiresArgAndResultAttrs = 0, bit requiresOpBundles = 0,
                            list<int> immArgPositions = [], list<string> immArgAttrNames = []>
    : LLVM_IntrOp<mnem, [], overloadedOperands, traits, 0, requiresAccessGroup,
                  requiresAliasAnalysis, 0, requiresArgAndResultAttrs, requiresOpBundles,
                  immArgPositions, immArgAttrNames>;

class LLVM_OneResultIntrOp<string mnem, list<int> overloadedResults = [],
                           list<int> overloadedOperands = [], list<Trait> traits = [],
                           bit requiresFastmath = 0, bit requiresArgAndResultAttrs = 0,
                           list<int> immArgPositions = [], list<string> immArgAttrNames = []>
    : LLVM_IntrOp<mnem, overloadedResults, overloadedOperands, traits, 1, 0, 0, requiresFastmath,
                  requiresArgAndResultAttrs, 0, immArgPositions, immArgAttrNames>;

// The results are one structure.
class LLVM_TwoResultIntrOp<string mnem, list<int> overloadedResults = [],
                           list<int> overloadedOperands = [], list<Trait> traits = [],
                           bit requiresFastmath = 0,
                           list<int> immArgPositions = [], list<string> immArgAttrNames = []>
    : LLVM_IntrOp<mnem, overloadedResults, overloadedOperands, traits, 2, 0, 0, requiresFastmath,
                  0, 0, immArgPositions, immArgAttrNames>;

//===----------------------------------------------------------------------===//
// Builders
//===----------------------------------------------------------------------===//

// For types and attributes that the caller has; the type may be null or, with
// `LLVM_VoidResultTypeOpBuilder`, must be `void`.
def LLVM_OneResultOpBuilder
    : OpBuilder<(ins "Type":$resultType, "ValueRange":$operands,
                     CArg<"ArrayRef<NamedAttribute>", "{}">:$attributes),
                [{$_state.addOperands(operands);
                  $_state.addAttributes(attributes);
                  if (resultType) $_state.types.push_back(resultType);}]>;
def LLVM_ZeroResultOpBuilder
    : OpBuilder<(ins "ValueRange":$operands,
                     CArg<"ArrayRef<NamedAttribute>", "{}">:$attributes),
                [{$_state.addAttributes(attributes);
                  $_state.addOperands(operands);}]>;
def LLVM_VoidResultTypeOpBuilder
    : OpBuilder<(ins "Type":$resultType, "ValueRange":$operands,
                     CArg<"ArrayRef<NamedAttribute>", "{}">:$attributes),
                "build($_builder, $_state, operands, attributes);">;
def LLVM_TerminatorPassthroughOpBuilder
    : OpBuilder<(ins "ValueRange":$operands, "SuccessorRange":$destinations,
                     CArg<"ArrayRef<NamedAttribute>", "{}">:$attributes),
                [{$_state.addSuccessors(destinations);
                  $_state.addAttributes(attributes);
                  $_state.addOperands(operands);}]>;

#endif // MLIRKIT_LLVM_OP_BASE
