//===- LLVMAttrDefs.td - Attributes of the llvm dialect ---------*- tablegen -*-===//
//
// In order: memory, wrappers of enumerations, loops, debug information, aliasing,
// values, functions and targets, module flags.
//
//===----------------------------------------------------------------------===//

#ifndef MLIRKIT_LLVM_ATTR_DEFS
#define MLIRKIT_LLVM_ATTR_DEFS

include "mlir/Dialect/LLVMIR/LLVMDialect.td"
include "mlir/Dialect/LLVMIR/LLVMInterfaces.td"
include "mlir/Dialect/Ptr/IR/MemorySpaceInterfaces.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/CommonAttrConstraints.td"
include "mlir/Interfaces/DataLayoutInterfaces.td"

class LLVM_Attr<string name, string attrMnemonic, list<Trait> traits = [],
                string baseCppClass = "::mlir::Attribute">
    : AttrDef<LLVM_Dialect, name, traits, baseCppClass> {
  let mnemonic = attrMnemonic;
}

// Parameters print as `<key = value, ...>`.
class _LLVM_StructAttr<string name, string mnemonic, dag fields, string text = "",
                       list<Trait> traits = [], string base = "::mlir::Attribute">
    : LLVM_Attr<name, mnemonic, traits, base> {
  let description = text;
  let parameters = fields;
  let assemblyFormat = "`<` struct(params) `>`";
}

// One that gets an alias at the top of the file.
class _LLVM_AliasedAttr<string name, string mnemonic, dag fields, string text = "",
                        string base = "::mlir::Attribute", list<Trait> traits = []>
    : _LLVM_StructAttr<name, mnemonic, fields, text, traits, base> {
  let genMnemonicAlias = 1;
}

class _LLVM_ArrayOf<Attr element> : TypedArrayAttrBase<element, element.summary # " array"> {
  let constBuilderCall = ?;
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

def LLVM_AddressSpaceAttr
    : LLVM_Attr<"AddressSpace", "address_space",
                [LLVM_LLVMAddrSpaceAttrInterface,
                 DeclareAttrInterfaceMethods<MemorySpaceAttrInterface>]> {
  let summary = "LLVM address space";
  let parameters = (ins "unsigned":$addressSpace);
  let assemblyFormat = "`<` $addressSpace `>`";
}

def LLVM_MemoryEffectsAttr : _LLVM_StructAttr<"MemoryEffects", "memory_effects", (ins
    "ModRefInfo":$other, "ModRefInfo":$argMem, "ModRefInfo":$inaccessibleMem,
    "ModRefInfo":$errnoMem, "ModRefInfo":$targetMem0, "ModRefInfo":$targetMem1),
    "How a function may access each kind of memory."> {
  let builders = [TypeBuilder<(ins "ArrayRef<ModRefInfo>":$memInfoArgs)>];
}

//===----------------------------------------------------------------------===//
// Wrappers of enumerations
//===----------------------------------------------------------------------===//

class _LLVM_WrapperAttr<string name, string mnemonic, string type, string parameter>
    : LLVM_Attr<name, mnemonic> {
  let parameters = !dag(ins, [type], [parameter]);
  let assemblyFormat = "`<` $" # parameter # " `>`";
}

def CConvAttr : _LLVM_WrapperAttr<"CConv", "cconv", "CConv", "CallingConv">;
def LinkageAttr : _LLVM_WrapperAttr<"Linkage", "linkage", "linkage::Linkage", "linkage">;
def FramePointerKindAttr
    : _LLVM_WrapperAttr<"FramePointerKind", "framePointerKind",
                        "framePointerKind::FramePointerKind", "framePointerKind">;
def TailCallKindAttr
    : _LLVM_WrapperAttr<"TailCallKind", "tailcallkind", "TailCallKind", "tailCallKind">;
def UWTableKindAttr
    : _LLVM_WrapperAttr<"UWTableKind", "uwtableKind", "uwtable::UWTableKind", "uwtableKind">;
def ComdatAttr : _LLVM_WrapperAttr<"Comdat", "comdat", "comdat::Comdat", "comdat"> {
  let assemblyFormat = "$comdat";
}

//===----------------------------------------------------------------------===//
// Loops: what passes of LLVM should do with a loop
//===----------------------------------------------------------------------===//

// Parameters named `followup...` annotate the loops that a pass makes of this one.
defvar _LLVM_bool = OptionalParameter<"BoolAttr">;
defvar _LLVM_integer = OptionalParameter<"IntegerAttr">;
defvar _LLVM_followup = OptionalParameter<"LoopAnnotationAttr">;

def LoopVectorizeAttr : _LLVM_AliasedAttr<"LoopVectorize", "loop_vectorize", (ins
    _LLVM_bool:$disable, _LLVM_bool:$predicateEnable, _LLVM_bool:$scalableEnable,
    _LLVM_integer:$width, _LLVM_followup:$followupVectorized, _LLVM_followup:$followupEpilogue,
    _LLVM_followup:$followupAll), "Vectorization.">;
def LoopInterleaveAttr : _LLVM_AliasedAttr<"LoopInterleave", "loop_interleave",
    (ins "IntegerAttr":$count), "Interleaving of iterations.">;
def LoopUnrollAttr : _LLVM_AliasedAttr<"LoopUnroll", "loop_unroll", (ins
    _LLVM_bool:$disable, _LLVM_integer:$count, _LLVM_bool:$runtimeDisable, _LLVM_bool:$full,
    _LLVM_followup:$followupUnrolled, _LLVM_followup:$followupRemainder,
    _LLVM_followup:$followupAll), "Unrolling.">;
def LoopUnrollAndJamAttr : _LLVM_AliasedAttr<"LoopUnrollAndJam", "loop_unroll_and_jam", (ins
    _LLVM_bool:$disable, _LLVM_integer:$count, _LLVM_followup:$followupOuter,
    _LLVM_followup:$followupInner, _LLVM_followup:$followupRemainderOuter,
    _LLVM_followup:$followupRemainderInner, _LLVM_followup:$followupAll),
    "Unrolling with fusion of the inner loops.">;
def LoopLICMAttr : _LLVM_AliasedAttr<"LoopLICM", "loop_licm",
    (ins _LLVM_bool:$disable, _LLVM_bool:$versioningDisable), "Motion of invariant code.">;
def LoopDistributeAttr : _LLVM_AliasedAttr<"LoopDistribute", "loop_distribute", (ins
    _LLVM_bool:$disable, _LLVM_followup:$followupCoincident, _LLVM_followup:$followupSequential,
    _LLVM_followup:$followupFallback, _LLVM_followup:$followupAll), "Distribution.">;
def LoopPipelineAttr : _LLVM_AliasedAttr<"LoopPipeline", "loop_pipeline",
    (ins _LLVM_bool:$disable, _LLVM_integer:$initiationinterval), "Software pipelining.">;
def LoopPeeledAttr : _LLVM_AliasedAttr<"LoopPeeled", "loop_peeled", (ins _LLVM_integer:$count),
    "Peeling of iterations.">;
def LoopUnswitchAttr : _LLVM_AliasedAttr<"LoopUnswitch", "loop_unswitch",
    (ins _LLVM_bool:$partialDisable), "Unswitching of conditions.">;
def LoopAnnotationAttr : _LLVM_AliasedAttr<"LoopAnnotation", "loop_annotation", (ins
    _LLVM_bool:$disableNonforced,
    OptionalParameter<"LoopVectorizeAttr">:$vectorize,
    OptionalParameter<"LoopInterleaveAttr">:$interleave,
    OptionalParameter<"LoopUnrollAttr">:$unroll,
    OptionalParameter<"LoopUnrollAndJamAttr">:$unrollAndJam,
    OptionalParameter<"LoopLICMAttr">:$licm,
    OptionalParameter<"LoopDistributeAttr">:$distribute,
    OptionalParameter<"LoopPipelineAttr">:$pipeline,
    OptionalParameter<"LoopPeeledAttr">:$peeled,
    OptionalParameter<"LoopUnswitchAttr">:$unswitch,
    _LLVM_bool:$mustProgress, _LLVM_bool:$isVectorized,
    OptionalParameter<"FusedLoc">:$startLoc, OptionalParameter<"FusedLoc">:$endLoc,
    OptionalArrayRefParameter<"AccessGroupAttr">:$parallelAccesses),
    "All of a loop's metadata; set on the branch back to its header.">;

//===----------------------------------------------------------------------===//
// Debug information: parameters
//===----------------------------------------------------------------------===//

// A DWARF constant: a number in C++, DWARF's name for it in text. `parseName` and
// `printName` are parts of the names of LLVM's functions; `errorCase` is what the
// former returns for a name that it does not have.
class LLVM_DIParameter<string summary, string default, string parseName, string errorCase,
                       string printName = parseName>
    : AttrOrTypeParameter<"unsigned", "debug info " # summary> {
  let parser = [{[&]() -> FailureOr<unsigned> {
    StringRef word;
    SMLoc place = $_parser.getCurrentLocation();
    if (failed($_parser.parseKeyword(&word))) return failure();
    if (unsigned code = llvm::dwarf::get}] # parseName # "(word); code != " # errorCase # [{)
      return code;
    return $_parser.emitError(place, "invalid debug info }] # summary # [{ name: ") << word;
  }()}];
  let printer = "$_printer << llvm::dwarf::" # printName # "String($_self)";
  let defaultValue = default;
}

def LLVM_DICallingConventionParameter
    : LLVM_DIParameter<"calling convention", "0", "CallingConvention", "0", "Convention">;
def LLVM_DIEncodingParameter : LLVM_DIParameter<"encoding", "0", "AttributeEncoding", "0">;
def LLVM_DILanguageParameter : LLVM_DIParameter<"language", "", "Language", "0">;
def LLVM_DITagParameter : LLVM_DIParameter<"tag", "0", "Tag", "llvm::dwarf::DW_TAG_invalid">;
def LLVM_DIOperationEncodingParameter
    : LLVM_DIParameter<"operation encoding", "", "OperationEncoding", "0">;

defvar _LLVM_string = OptionalParameter<"StringAttr">;
defvar _LLVM_file = OptionalParameter<"DIFileAttr">;
defvar _LLVM_scope = OptionalParameter<"DIScopeAttr">;
defvar _LLVM_line = OptionalParameter<"unsigned">;
defvar _LLVM_size = OptionalParameter<"uint64_t">;
defvar _LLVM_expression = OptionalParameter<"DIExpressionAttr">;
defvar _LLVM_nodes = OptionalArrayRefParameter<"DINodeAttr">;

//===----------------------------------------------------------------------===//
// Debug information: expressions
//===----------------------------------------------------------------------===//

def LLVM_DIExpressionElemAttr : LLVM_Attr<"DIExpressionElem", "di_expression_elem"> {
  let description = "A DWARF operation with its arguments.";
  let parameters = (ins LLVM_DIOperationEncodingParameter:$opcode,
                        OptionalArrayRefParameter<"uint64_t">:$arguments);
  let assemblyFormat = "`` $opcode (`(` custom<ExpressionArg>(ref($opcode), $arguments)^ `)`) : (``)?";
}

def LLVM_DIExpressionAttr : LLVM_Attr<"DIExpression", "di_expression"> {
  let description = "Where a variable is, computed from a value.";
  let parameters = (ins OptionalArrayRefParameter<"DIExpressionElemAttr">:$operations);
  let builders = [AttrBuilder<(ins)>];
  let constBuilderCall = "::mlir::LLVM::DIExpressionAttr::get($_builder.getContext(), $0)";
  let assemblyFormat = "`<` (`[` $operations^ `]`) : (``)? `>`";
}

//===----------------------------------------------------------------------===//
// Debug information: types
//===----------------------------------------------------------------------===//

def LLVM_DINullTypeAttr : LLVM_Attr<"DINullType", "di_null_type", [], "DITypeAttr"> {
  let description = "No type: what a `void` function returns.";
  let parameters = (ins);
  let genMnemonicAlias = 1;
}

def LLVM_DIBasicTypeAttr : _LLVM_AliasedAttr<"DIBasicType", "di_basic_type", (ins
    LLVM_DITagParameter:$tag, "StringAttr":$name, _LLVM_size:$sizeInBits,
    LLVM_DIEncodingParameter:$encoding), "", "DITypeAttr"> {
  let builders = [
    TypeBuilder<(ins "unsigned":$tag, "const Twine &":$name, "uint64_t":$sizeInBits,
                     "unsigned":$encoding),
                "return $_get($_ctxt, tag, StringAttr::get($_ctxt, name), sizeInBits, encoding);">
  ];
}

def LLVM_DICompositeTypeAttr : _LLVM_AliasedAttr<"DICompositeType", "di_composite_type", (ins
    OptionalParameter<"DistinctAttr">:$recId, OptionalParameter<"bool">:$isRecSelf,
    LLVM_DITagParameter:$tag, _LLVM_string:$name, _LLVM_file:$file,
    OptionalParameter<"uint32_t">:$line, _LLVM_scope:$scope,
    OptionalParameter<"DITypeAttr">:$baseType, OptionalParameter<"DIFlags">:$flags,
    _LLVM_size:$sizeInBits, _LLVM_size:$alignInBits, _LLVM_expression:$dataLocation,
    _LLVM_expression:$rank, _LLVM_expression:$allocated, _LLVM_expression:$associated,
    _LLVM_nodes:$elements),
    "A structure, array, enumeration or the like.", "DITypeAttr",
    [LLVM_DIRecursiveTypeAttrInterface]> {
  let builders = [
    AttrBuilder<(ins "unsigned":$tag, "StringAttr":$name, "DIFileAttr":$file, "uint32_t":$line,
                     "DIScopeAttr":$scope, "DITypeAttr":$baseType, "DIFlags":$flags,
                     "uint64_t":$sizeInBits, "uint64_t":$alignInBits,
                     "DIExpressionAttr":$dataLocation, "DIExpressionAttr":$rank,
                     "DIExpressionAttr":$allocated, "DIExpressionAttr":$associated,
                     "ArrayRef<DINodeAttr>":$elements),
                [{return $_get($_ctxt, DistinctAttr(), false, tag, name, file, line, scope, baseType,
                               flags, sizeInBits, alignInBits, dataLocation, rank, allocated,
                               associated, elements);}]>
  ];
}

def LLVM_DIDerivedTypeAttr : _LLVM_AliasedAttr<"DIDerivedType", "di_derived_type", (ins
    LLVM_DITagParameter:$tag, _LLVM_string:$name, OptionalParameter<"DITypeAttr">:$baseType,
    _LLVM_size:$sizeInBits, OptionalParameter<"uint32_t">:$alignInBits, _LLVM_size:$offsetInBits,
    OptionalParameter<"std::optional<unsigned>">:$dwarfAddressSpace,
    OptionalParameter<"DINodeAttr">:$extraData),
    "A pointer, member, typedef or the like.", "DITypeAttr">;

def LLVM_DIStringTypeAttr : _LLVM_AliasedAttr<"DIStringType", "di_string_type", (ins
    LLVM_DITagParameter:$tag, "StringAttr":$name, _LLVM_size:$sizeInBits,
    OptionalParameter<"uint32_t">:$alignInBits, OptionalParameter<"DIVariableAttr">:$stringLength,
    _LLVM_expression:$stringLengthExp, _LLVM_expression:$stringLocationExp,
    LLVM_DIEncodingParameter:$encoding), "", "DITypeAttr">;

def LLVM_DISubroutineTypeAttr : _LLVM_AliasedAttr<"DISubroutineType", "di_subroutine_type", (ins
    LLVM_DICallingConventionParameter:$callingConvention,
    OptionalArrayRefParameter<"DITypeAttr">:$types),
    "The first of `types` is the result's.", "DITypeAttr"> {
  let builders = [TypeBuilder<(ins "ArrayRef<DITypeAttr>":$types), "return $_get($_ctxt, 0u, types);">];
}

def LLVM_DISubrangeAttr : _LLVM_StructAttr<"DISubrange", "di_subrange", (ins
    OptionalParameter<"::mlir::Attribute">:$count,
    OptionalParameter<"::mlir::Attribute">:$lowerBound,
    OptionalParameter<"::mlir::Attribute">:$upperBound,
    OptionalParameter<"::mlir::Attribute">:$stride), "A dimension of an array.", [], "DINodeAttr">;

def LLVM_DIGenericSubrangeAttr : _LLVM_StructAttr<"DIGenericSubrange", "di_generic_subrange", (ins
    OptionalParameter<"::mlir::Attribute">:$count, "::mlir::Attribute":$lowerBound,
    OptionalParameter<"::mlir::Attribute">:$upperBound, "::mlir::Attribute":$stride),
    "Any dimension of an array of unknown rank.", [], "DINodeAttr">;

//===----------------------------------------------------------------------===//
// Debug information: scopes
//===----------------------------------------------------------------------===//

def LLVM_DIFileAttr : LLVM_Attr<"DIFile", "di_file", [], "DIScopeAttr"> {
  let parameters = (ins "StringAttr":$name, "StringAttr":$directory);
  let builders = [
    AttrBuilder<(ins "StringRef":$name, "StringRef":$directory),
                [{auto text = [&](StringRef s) { return StringAttr::get($_ctxt, s); };
                  return $_get($_ctxt, text(name), text(directory));}]>
  ];
  let assemblyFormat = "`<` $name `in` $directory `>`";
  let genMnemonicAlias = 1;
}

def LLVM_DICompileUnitAttr : _LLVM_AliasedAttr<"DICompileUnit", "di_compile_unit", (ins
    "DistinctAttr":$id, LLVM_DILanguageParameter:$sourceLanguage, "DIFileAttr":$file,
    _LLVM_string:$producer, "bool":$isOptimized, "DIEmissionKind":$emissionKind,
    OptionalParameter<"DINameTableKind">:$nameTableKind, _LLVM_string:$splitDebugFilename),
    "", "DIScopeAttr"> {
  let builders = [
    AttrBuilderWithInferredContext<
      (ins "DistinctAttr":$id, "unsigned":$sourceLanguage, "DIFileAttr":$file,
           "StringAttr":$producer, "bool":$isOptimized, "DIEmissionKind":$emissionKind,
           CArg<"DINameTableKind", "DINameTableKind::Default">:$nameTableKind,
           CArg<"StringAttr", "{}">:$splitDebugFilename),
      [{return $_get(file.getContext(), id, sourceLanguage, file, producer, isOptimized,
                     emissionKind, nameTableKind, splitDebugFilename);}]>
  ];
}

def LLVM_DISubprogramAttr : _LLVM_AliasedAttr<"DISubprogram", "di_subprogram", (ins
    OptionalParameter<"DistinctAttr">:$recId, OptionalParameter<"bool">:$isRecSelf,
    OptionalParameter<"DistinctAttr">:$id, OptionalParameter<"DICompileUnitAttr">:$compileUnit,
    _LLVM_scope:$scope, _LLVM_string:$name, _LLVM_string:$linkageName, _LLVM_file:$file,
    _LLVM_line:$line, _LLVM_line:$scopeLine,
    OptionalParameter<"DISubprogramFlags">:$subprogramFlags,
    OptionalParameter<"DISubroutineTypeAttr">:$type, _LLVM_nodes:$retainedNodes,
    _LLVM_nodes:$annotations),
    "A function.", "DILocalScopeAttr", [LLVM_DIRecursiveTypeAttrInterface]> {
  let builders = [
    AttrBuilder<(ins "DistinctAttr":$id, "DICompileUnitAttr":$compileUnit, "DIScopeAttr":$scope,
                     "StringAttr":$name, "StringAttr":$linkageName, "DIFileAttr":$file,
                     "unsigned":$line, "unsigned":$scopeLine,
                     "DISubprogramFlags":$subprogramFlags, "DISubroutineTypeAttr":$type,
                     "ArrayRef<DINodeAttr>":$retainedNodes, "ArrayRef<DINodeAttr>":$annotations),
                [{return $_get($_ctxt, DistinctAttr(), false, id, compileUnit, scope, name,
                               linkageName, file, line, scopeLine, subprogramFlags, type,
                               retainedNodes, annotations);}]>
  ];
}

def LLVM_DIModuleAttr : _LLVM_AliasedAttr<"DIModule", "di_module", (ins
    _LLVM_file:$file, _LLVM_scope:$scope, _LLVM_string:$name, _LLVM_string:$configMacros,
    _LLVM_string:$includePath, _LLVM_string:$apinotes, _LLVM_line:$line,
    OptionalParameter<"bool">:$isDecl), "A module of Clang or Fortran.", "DIScopeAttr">;

def LLVM_DINamespaceAttr : _LLVM_AliasedAttr<"DINamespace", "di_namespace",
    (ins _LLVM_string:$name, _LLVM_scope:$scope, "bool":$exportSymbols), "", "DIScopeAttr">;

def LLVM_DICommonBlockAttr : _LLVM_AliasedAttr<"DICommonBlock", "di_common_block", (ins
    "DIScopeAttr":$scope, OptionalParameter<"DIGlobalVariableAttr">:$decl, "StringAttr":$name,
    _LLVM_file:$file, _LLVM_line:$line), "A common block of Fortran.", "DIScopeAttr">;

def LLVM_DILexicalBlockAttr : _LLVM_AliasedAttr<"DILexicalBlock", "di_lexical_block", (ins
    "DIScopeAttr":$scope, _LLVM_file:$file, _LLVM_line:$line, _LLVM_line:$column),
    "A block inside a function.", "DILocalScopeAttr"> {
  let builders = [
    AttrBuilderWithInferredContext<(ins "DIScopeAttr":$scope, "DIFileAttr":$file, "unsigned":$line,
                                        "unsigned":$column),
                                   "return $_get(scope.getContext(), scope, file, line, column);">
  ];
}

def LLVM_DILexicalBlockFile : _LLVM_AliasedAttr<"DILexicalBlockFile", "di_lexical_block_file",
    (ins "DIScopeAttr":$scope, _LLVM_file:$file, "unsigned":$discriminator),
    "A part of a block that comes from another file, or is told apart on one line.",
    "DILocalScopeAttr"> {
  let builders = [
    AttrBuilderWithInferredContext<(ins "DIScopeAttr":$scope, "DIFileAttr":$file,
                                        "unsigned":$discriminator),
                                   "return $_get(scope.getContext(), scope, file, discriminator);">
  ];
}

//===----------------------------------------------------------------------===//
// Debug information: variables and other nodes
//===----------------------------------------------------------------------===//

def LLVM_DIGlobalVariable : _LLVM_AliasedAttr<"DIGlobalVariable", "di_global_variable", (ins
    _LLVM_scope:$scope, _LLVM_string:$name, _LLVM_string:$linkageName, "DIFileAttr":$file,
    "unsigned":$line, "DITypeAttr":$type, OptionalParameter<"bool">:$isLocalToUnit,
    OptionalParameter<"bool">:$isDefined, _LLVM_line:$alignInBits), "", "DINodeAttr">;

def LLVM_DIGlobalVariableExpressionAttr
    : _LLVM_AliasedAttr<"DIGlobalVariableExpression", "di_global_variable_expression",
                        (ins "DIGlobalVariableAttr":$var, _LLVM_expression:$expr)> {
  let constBuilderCall = "$0";
}

def DIGlobalVariableExpressionArrayAttr
    : TypedArrayAttrBase<LLVM_DIGlobalVariableExpressionAttr, "an array of variable expressions">;

def LLVM_DILocalVariableAttr : _LLVM_AliasedAttr<"DILocalVariable", "di_local_variable", (ins
    "DIScopeAttr":$scope, _LLVM_string:$name, _LLVM_file:$file, _LLVM_line:$line, _LLVM_line:$arg,
    _LLVM_line:$alignInBits, OptionalParameter<"DITypeAttr">:$type,
    OptionalParameter<"DIFlags", "DIFlags::Zero">:$flags),
    "`arg` counts the parameters of a function from 1; other variables have 0.", "DINodeAttr"> {
  let builders = [
    AttrBuilderWithInferredContext<
      (ins "DIScopeAttr":$scope, "StringRef":$name, "DIFileAttr":$file, "unsigned":$line,
           "unsigned":$arg, "unsigned":$alignInBits, "DITypeAttr":$type, "DIFlags":$flags),
      [{auto *context = scope.getContext();
        return $_get(context, scope, StringAttr::get(context, name), file, line, arg, alignInBits,
                     type, flags);}]>
  ];
}

def LLVM_DILabelAttr : _LLVM_AliasedAttr<"DILabel", "di_label",
    (ins "DIScopeAttr":$scope, _LLVM_string:$name, _LLVM_file:$file, _LLVM_line:$line), "",
    "DINodeAttr"> {
  let builders = [
    AttrBuilderWithInferredContext<
      (ins "DIScopeAttr":$scope, "StringRef":$name, "DIFileAttr":$file, "unsigned":$line),
      [{auto *context = scope.getContext();
        return $_get(context, scope, StringAttr::get(context, name), file, line);}]>
  ];
}

def LLVM_DIImportedEntityAttr : _LLVM_AliasedAttr<"DIImportedEntity", "di_imported_entity", (ins
    LLVM_DITagParameter:$tag, "DIScopeAttr":$scope, "DINodeAttr":$entity, _LLVM_file:$file,
    _LLVM_line:$line, _LLVM_string:$name, _LLVM_nodes:$elements), "", "DINodeAttr">;

def LLVM_DIAnnotationAttr : _LLVM_StructAttr<"DIAnnotation", "di_annotation",
    (ins "StringAttr":$name, "StringAttr":$value), "", [], "DINodeAttr">;

//===----------------------------------------------------------------------===//
// Aliasing
//===----------------------------------------------------------------------===//

def LLVM_AliasScopeDomainAttr : _LLVM_AliasedAttr<"AliasScopeDomain", "alias_scope_domain",
    (ins "Attribute":$id, _LLVM_string:$description), "Scopes are compared within a domain."> {
  let summary = "LLVM dialect alias scope domain metadata";
  let builders = [
    AttrBuilder<(ins CArg<"StringAttr", "{}">:$description),
                [{auto id = DistinctAttr::create(UnitAttr::get($_ctxt));
                  return $_get($_ctxt, id, description);}]>
  ];
}

def LLVM_AliasScopeAttr : _LLVM_AliasedAttr<"AliasScope", "alias_scope",
    (ins "Attribute":$id, "AliasScopeDomainAttr":$domain, _LLVM_string:$description),
    "An access in a scope does not alias one that lists the scope as `noalias`."> {
  let summary = "LLVM dialect alias scope";
  let builders = [
    AttrBuilderWithInferredContext<
      (ins "AliasScopeDomainAttr":$domain, CArg<"StringAttr", "{}">:$description),
      [{auto *context = domain.getContext();
        auto id = DistinctAttr::create(UnitAttr::get(context));
        return $_get(context, id, domain, description);}]>
  ];
  let genVerifyDecl = 1;
}
def LLVM_AliasScopeArrayAttr : _LLVM_ArrayOf<LLVM_AliasScopeAttr>;

def LLVM_AccessGroupAttr : _LLVM_AliasedAttr<"AccessGroup", "access_group",
    (ins "DistinctAttr":$id), "Accesses that a loop's annotation calls parallel."> {
  let summary = "LLVM dialect access group metadata";
  let builders = [
    AttrBuilder<(ins), [{auto id = DistinctAttr::create(UnitAttr::get($_ctxt));
                         return $_get($_ctxt, id);}]>
  ];
}
def LLVM_AccessGroupArrayAttr : _LLVM_ArrayOf<LLVM_AccessGroupAttr>;

def LLVM_TBAARootAttr : _LLVM_AliasedAttr<"TBAARoot", "tbaa_root", (ins _LLVM_string:$id),
    "The root of a tree of types.", "TBAANodeAttr"> {
  let summary = "LLVM dialect TBAA root metadata";
  let assemblyFormat = "(`<` struct(params)^ `>`)?";
}

def LLVM_TBAAMemberAttr : LLVM_Attr<"TBAAMember", "tbaa_member"> {
  let description = "A member of a structure: its type and offset in bytes.";
  let parameters = (ins "TBAANodeAttr":$typeDesc, "int64_t":$offset);
  let builders = [
    AttrBuilderWithInferredContext<(ins "TBAANodeAttr":$typeDesc, "int64_t":$offset),
                                   "return $_get(typeDesc.getContext(), typeDesc, offset);">
  ];
  let assemblyFormat = "`<` params `>`";
}

// Members without their mnemonic, in braces.
def LLVM_TBAAMemberAttrArray : ArrayRefParameter<"TBAAMemberAttr"> {
  let printer = [{$_printer << '{';
    llvm::interleaveComma($_self, $_printer, [&](auto member) {
      $_printer.printStrippedAttrOrType(member); });
    $_printer << '}';}];
  let parser = [{[&]() -> FailureOr<SmallVector<TBAAMemberAttr>> {
    FailureOr<SmallVector<TBAAMemberAttr>> members = failure();
    if (failed($_parser.parseLBrace()) ||
        failed(members = FieldParser<SmallVector<TBAAMemberAttr>>::parse($_parser)) ||
        failed($_parser.parseRBrace()))
      return failure();
    return members;
  }()}];
}

def LLVM_TBAATypeDescriptorAttr : _LLVM_AliasedAttr<"TBAATypeDescriptor", "tbaa_type_desc",
    (ins StringRefParameter<>:$id, LLVM_TBAAMemberAttrArray:$members), "", "TBAANodeAttr"> {
  let summary = "LLVM dialect TBAA type metadata";
}

def LLVM_TBAATagAttr : _LLVM_AliasedAttr<"TBAATag", "tbaa_tag", (ins
    "TBAATypeDescriptorAttr":$base_type, "TBAATypeDescriptorAttr":$access_type,
    "int64_t":$offset, DefaultValuedParameter<"bool", "false">:$constant),
    "An access of `access_type` at `offset` bytes into an object of `base_type`."> {
  let summary = "LLVM dialect TBAA tag metadata";
  let builders = [
    AttrBuilderWithInferredContext<
      (ins "TBAATypeDescriptorAttr":$baseType, "TBAATypeDescriptorAttr":$accessType,
           "int64_t":$offset),
      "return $_get(baseType.getContext(), baseType, accessType, offset, false);">
  ];
}
def LLVM_TBAATagArrayAttr : _LLVM_ArrayOf<LLVM_TBAATagAttr>;

def LLVM_MMRATagAttr : LLVM_Attr<"MMRATag", "mmra_tag"> {
  let summary = "MLIR wrapper around a prefix:suffix MMRA tag";
  let description = "Relaxes how an atomic access orders memory.";
  let parameters = (ins StringRefParameter<>:$prefix, StringRefParameter<>:$suffix);
  let assemblyFormat = "`<` $prefix `` `:` `` $suffix `>`";
  let genMnemonicAlias = 1;
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

def LLVM_UndefAttr : LLVM_Attr<"Undef", "undef">;
def LLVM_PoisonAttr : LLVM_Attr<"Poison", "poison">;
def LLVM_ZeroAttr : LLVM_Attr<"Zero", "zero">;

def LLVM_ConstantRangeAttr : LLVM_Attr<"ConstantRange", "constant_range"> {
  let summary = "A range of two integers, corresponding to LLVM's ConstantRange";
  let description = "`<i32, 0, 8>` holds 0 to 7; it may wrap around.";
  let parameters = (ins APIntParameter<"">:$lower, APIntParameter<"">:$upper);
  let builders = [
    AttrBuilder<(ins "uint32_t":$bitWidth, "int64_t":$lower, "int64_t":$upper),
                [{llvm::APInt first(bitWidth, lower), end(bitWidth, upper);
                  return $_get($_ctxt, first, end);}]>
  ];
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
}

def LLVM_DSOLocalEquivalentAttr : LLVM_Attr<"DSOLocalEquivalent", "dso_local_equivalent"> {
  let description = "A function that stands in the same library for `sym`.";
  let parameters = (ins "FlatSymbolRefAttr":$sym);
  let assemblyFormat = "$sym";
}

def LLVM_BlockTagAttr : _LLVM_StructAttr<"BlockTag", "blocktag", (ins "uint32_t":$id),
    "A block whose address is taken.">;
def LLVM_BlockAddressAttr : _LLVM_StructAttr<"BlockAddress", "blockaddress",
    (ins "FlatSymbolRefAttr":$function, "BlockTagAttr":$tag)>;

def LLVM_DereferenceableAttr : _LLVM_StructAttr<"Dereferenceable", "dereferenceable",
    (ins "uint64_t":$bytes, DefaultValuedParameter<"bool", "false">:$mayBeNull)> {
  let summary = "LLVM dereferenceable attribute";
}

//===----------------------------------------------------------------------===//
// Functions and targets
//===----------------------------------------------------------------------===//

def LLVM_VScaleRangeAttr : _LLVM_StructAttr<"VScaleRange", "vscale_range",
    (ins "IntegerAttr":$minRange, "IntegerAttr":$maxRange),
    "Bounds of the factor by which scalable vectors are longer.">;

def LLVM_VecTypeHintAttr : _LLVM_StructAttr<"VecTypeHint", "vec_type_hint",
    (ins "TypeAttr":$hint, DefaultValuedParameter<"bool", "false">:$is_signed)> {
  let summary = "Explicit vectorization compiler hint";
}

def WorkgroupAttributionAttr : LLVM_Attr<"WorkgroupAttribution", "mlir.workgroup_attribution"> {
  let summary = "GPU workgroup attribution information";
  let parameters = (ins "IntegerAttr":$num_elements, "TypeAttr":$element_type);
  let assemblyFormat = "`<` $num_elements `,` $element_type `>`";
}

def LLVM_TargetFeaturesAttr
    : LLVM_Attr<"TargetFeatures", "target_features", [DLTIQueryInterface]> {
  let summary = "LLVM target features attribute";
  let description = "Each feature is `+name` or `-name`.";
  let parameters = (ins OptionalArrayRefParameter<"StringAttr">:$features);
  let builders = [TypeBuilder<(ins "::llvm::StringRef":$features)>,
                  TypeBuilder<(ins "::llvm::ArrayRef<::llvm::StringRef>":$features)>];
  let assemblyFormat = "`<` `[` (`]`) : ($features^ `]`)? `>`";
  let genVerifyDecl = 1;
}

def LLVM_TargetAttr : LLVM_Attr<"Target", "target", [LLVM_TargetAttrInterface]> {
  let summary = "LLVM target info: triple, chip, features";
  let parameters = (ins "StringAttr":$triple, "StringAttr":$chip,
                        OptionalParameter<"TargetFeaturesAttr", "">:$features);
  let assemblyFormat = "`<` struct($triple, $chip, $features) `>`";
}

//===----------------------------------------------------------------------===//
// Module flags
//===----------------------------------------------------------------------===//

def ModuleFlagAttr : LLVM_Attr<"ModuleFlag", "mlir.module_flag"> {
  let summary = "LLVM module flag metadata";
  let description = "`behavior` says what linking does with flags that differ.";
  let parameters = (ins "ModFlagBehavior":$behavior, "StringAttr":$key, "Attribute":$value);
  let assemblyFormat = "`<` $behavior `,` $key `,` $value `>`";
  let genVerifyDecl = 1;
}

def ModuleFlagCGProfileEntryAttr
    : _LLVM_StructAttr<"ModuleFlagCGProfileEntry", "cgprofile_entry",
                       (ins OptionalParameter<"FlatSymbolRefAttr">:$from,
                            OptionalParameter<"FlatSymbolRefAttr">:$to, "uint64_t":$count)> {
  let summary = "CG profile module flag entry";
}

def ModuleFlagProfileSummaryDetailedAttr
    : _LLVM_StructAttr<"ModuleFlagProfileSummaryDetailed", "profile_summary_detailed",
                       (ins "uint32_t":$cut_off, "uint64_t":$min_count, "uint32_t":$num_counts)> {
  let summary = "ProfileSummary detailed information";
}

def ModuleFlagProfileSummaryAttr
    : _LLVM_StructAttr<"ModuleFlagProfileSummary", "profile_summary", (ins
        "ProfileSummaryFormatKind":$format, "uint64_t":$total_count, "uint64_t":$max_count,
        "uint64_t":$max_internal_count, "uint64_t":$max_function_count, "uint64_t":$num_counts,
        "uint64_t":$num_functions,
        OptionalParameter<"std::optional<uint64_t>">:$is_partial_profile,
        OptionalParameter<"FloatAttr">:$partial_profile_ratio,
        ArrayRefParameter<"ModuleFlagProfileSummaryDetailedAttr">:$detailed_summary)> {
  let summary = "ProfileSummary module flag";
}

def LLVM_DependentLibrariesAttr : LLVM_Attr<"DependentLibraries", "dependent_libraries"> {
  let summary = "LLVM dependent libraries attribute";
  let parameters = (ins OptionalArrayRefParameter<"StringAttr">:$libs);
  let assemblyFormat = "`<` $libs `>`";
}

#endif // MLIRKIT_LLVM_ATTR_DEFS
