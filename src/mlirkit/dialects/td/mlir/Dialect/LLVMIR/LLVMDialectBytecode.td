//===- LLVMDialectBytecode.td - Bytecode of the llvm dialect's attributes -*- tablegen -*-===//
//
// Debug information and annotations of loops have encodings of their own; other
// attributes are written as text.
//
//===----------------------------------------------------------------------===//

#ifndef MLIRKIT_LLVM_DIALECT_BYTECODE
#define MLIRKIT_LLVM_DIALECT_BYTECODE

include "mlir/IR/BytecodeBase.td"

//===----------------------------------------------------------------------===//
// Kinds of fields
//===----------------------------------------------------------------------===//

def String : WithParser<"succeeded($_reader.readString($_var))",
             WithBuilder<"$_args",
             WithPrinter<"$_writer.writeOwnedString($_getter)",
             WithType<"StringRef">>>>;

class Attr<string type> : WithType<type, Attribute>;

class OptionalAttribute<string type>
    : WithParser<"succeeded($_reader.readOptionalAttribute($_var))",
      WithPrinter<"$_writer.writeOptionalAttribute($_getter)", WithType<type, Attribute>>>;

class OptionalInt<string type>
    : WithParser<"succeeded(readOptionalInt($_reader, $_var))",
      WithPrinter<"writeOptionalInt($_writer, $_getter)",
      WithType<"std::optional<" # type # ">", VarInt>>>;

class OptionalArrayRef<string eltType>
    : WithParser<"succeeded(readOptionalArrayRef<" # eltType # ">($_reader, $_var))",
      WithPrinter<"writeOptionalArrayRef<" # eltType # ">($_writer, $_getter)",
      WithType<"SmallVector<" # eltType # ">", Attribute>>>;

// An enumeration as an integer; a `LocalVar` behind it has the case.
class EnumClassFlag<string flag, string getter>
    : WithParser<"succeeded($_reader.readVarInt($_var))",
      WithBuilder<"(" # flag # ")$_args",
      WithPrinter<"$_writer.writeVarInt((uint64_t)$_name." # getter # ")",
      WithType<"uint64_t", VarInt>>>>;

defvar _LLVM_bytecodeName = OptionalAttribute<"StringAttr">;
defvar _LLVM_bytecodeFile = OptionalAttribute<"DIFileAttr">;
defvar _LLVM_bytecodeScope = OptionalAttribute<"DIScopeAttr">;
defvar _LLVM_bytecodeNodes = OptionalArrayRef<"DINodeAttr">;
defvar _LLVM_bytecodeExpr = OptionalAttribute<"DIExpressionAttr">;
defvar _LLVM_bytecodeFlags = (attr EnumClassFlag<"DIFlags", "getFlags()">:$_rawflags,
                                   LocalVar<"DIFlags", "(DIFlags)_rawflags">:$flags);
defvar _LLVM_bytecodeRecursion = (attr OptionalAttribute<"DistinctAttr">:$recId, Bool:$isRecSelf);

//===----------------------------------------------------------------------===//
// Attributes, in the order of their codes
//===----------------------------------------------------------------------===//

defset list<DialectAttribute> _LLVM_bytecodeAttributes = {
  def DIBasicTypeAttr : DialectAttribute<(attr VarInt:$tag, String:$name, VarInt:$sizeInBits,
                                               VarInt:$encoding)>;
  def DICompileUnitAttr : DialectAttribute<(attr
    Attr<"DistinctAttr">:$id, VarInt:$sourceLanguage, Attr<"DIFileAttr">:$file,
    _LLVM_bytecodeName:$producer, Bool:$isOptimized,
    EnumClassFlag<"DIEmissionKind", "getEmissionKind()">:$_rawEmissionKind,
    LocalVar<"DIEmissionKind", "(DIEmissionKind)_rawEmissionKind">:$emissionKind,
    EnumClassFlag<"DINameTableKind", "getNameTableKind()">:$_rawNameTableKind,
    LocalVar<"DINameTableKind", "(DINameTableKind)_rawNameTableKind">:$nameTableKind)>;
  def DICompositeTypeAttr : DialectAttribute<!con(_LLVM_bytecodeRecursion,
    (attr VarInt:$tag, _LLVM_bytecodeName:$name, _LLVM_bytecodeFile:$file, VarInt:$line,
          _LLVM_bytecodeScope:$scope, OptionalAttribute<"DITypeAttr">:$baseType),
    _LLVM_bytecodeFlags,
    (attr VarInt:$sizeInBits, VarInt:$alignInBits, _LLVM_bytecodeExpr:$dataLocation,
          _LLVM_bytecodeExpr:$rank, _LLVM_bytecodeExpr:$allocated,
          _LLVM_bytecodeExpr:$associated, _LLVM_bytecodeNodes:$elements))>;
  def DIDerivedTypeAttr : DialectAttribute<(attr
    VarInt:$tag, _LLVM_bytecodeName:$name, OptionalAttribute<"DITypeAttr">:$baseType,
    VarInt:$sizeInBits, VarInt:$alignInBits, VarInt:$offsetInBits,
    OptionalInt<"unsigned">:$dwarfAddressSpace, OptionalAttribute<"DINodeAttr">:$extraData)>;
  def DIExpressionElemAttr
      : DialectAttribute<(attr VarInt:$opcode, OptionalArrayRef<"uint64_t">:$arguments)>;
  def DIExpressionAttr
      : DialectAttribute<(attr OptionalArrayRef<"DIExpressionElemAttr">:$operations)>;
  def DIFileAttr : DialectAttribute<(attr String:$name, String:$directory)>;
  def DIGlobalVariableAttr : DialectAttribute<(attr
    _LLVM_bytecodeScope:$scope, _LLVM_bytecodeName:$name, _LLVM_bytecodeName:$linkageName,
    Attr<"DIFileAttr">:$file, VarInt:$line, Attr<"DITypeAttr">:$type, Bool:$isLocalToUnit,
    Bool:$isDefined, VarInt:$alignInBits)>;
  def DIGlobalVariableExpressionAttr
      : DialectAttribute<(attr Attr<"DIGlobalVariableAttr">:$var, _LLVM_bytecodeExpr:$expr)>;
  def DIImportedEntityAttr : DialectAttribute<(attr
    VarInt:$tag, Attr<"DIScopeAttr">:$scope, Attr<"DINodeAttr">:$entity,
    _LLVM_bytecodeFile:$file, VarInt:$line, _LLVM_bytecodeName:$name,
    _LLVM_bytecodeNodes:$elements)>;
  let cBuilder = "$_resultType::get(context, $_args)" in
  def DILabelAttr : DialectAttribute<(attr Attr<"DIScopeAttr">:$scope, _LLVM_bytecodeName:$name,
                                           _LLVM_bytecodeFile:$file, VarInt:$line)>;
  def DILexicalBlockAttr : DialectAttribute<(attr Attr<"DIScopeAttr">:$scope,
                                                  _LLVM_bytecodeFile:$file, VarInt:$line,
                                                  VarInt:$column)>;
  def DILexicalBlockFileAttr : DialectAttribute<(attr Attr<"DIScopeAttr">:$scope,
                                                      _LLVM_bytecodeFile:$file,
                                                      VarInt:$discriminator)>;
  let cBuilder = "$_resultType::get(context, $_args)" in
  def DILocalVariableAttr : DialectAttribute<!con(
    (attr Attr<"DIScopeAttr">:$scope, _LLVM_bytecodeName:$name, _LLVM_bytecodeFile:$file,
          VarInt:$line, VarInt:$arg, VarInt:$alignInBits, OptionalAttribute<"DITypeAttr">:$type),
    _LLVM_bytecodeFlags)>;
  def DINamespaceAttr : DialectAttribute<(attr _LLVM_bytecodeName:$name, _LLVM_bytecodeScope:$scope,
                                               Bool:$exportSymbols)>;
  def DISubprogramAttr : DialectAttribute<!con(_LLVM_bytecodeRecursion, (attr
    OptionalAttribute<"DistinctAttr">:$id, OptionalAttribute<"DICompileUnitAttr">:$compileUnit,
    _LLVM_bytecodeScope:$scope, _LLVM_bytecodeName:$name, _LLVM_bytecodeName:$linkageName,
    _LLVM_bytecodeFile:$file, VarInt:$line, VarInt:$scopeLine,
    EnumClassFlag<"DISubprogramFlags", "getSubprogramFlags()">:$_rawflags,
    LocalVar<"DISubprogramFlags", "(DISubprogramFlags)_rawflags">:$subprogramFlags,
    OptionalAttribute<"DISubroutineTypeAttr">:$type, _LLVM_bytecodeNodes:$retainedNodes,
    _LLVM_bytecodeNodes:$annotations))>;
  def DISubrangeAttr : DialectAttribute<(attr
    OptionalAttribute<"Attribute">:$count, OptionalAttribute<"Attribute">:$lowerBound,
    OptionalAttribute<"Attribute">:$upperBound, OptionalAttribute<"Attribute">:$stride)>;
  def DISubroutineTypeAttr
      : DialectAttribute<(attr VarInt:$callingConvention, OptionalArrayRef<"DITypeAttr">:$types)>;
  def LoopAnnotationAttr : DialectAttribute<(attr
    OptionalAttribute<"BoolAttr">:$disableNonforced,
    OptionalAttribute<"LoopVectorizeAttr">:$vectorize,
    OptionalAttribute<"LoopInterleaveAttr">:$interleave,
    OptionalAttribute<"LoopUnrollAttr">:$unroll,
    OptionalAttribute<"LoopUnrollAndJamAttr">:$unrollAndJam,
    OptionalAttribute<"LoopLICMAttr">:$licm, OptionalAttribute<"LoopDistributeAttr">:$distribute,
    OptionalAttribute<"LoopPipelineAttr">:$pipeline, OptionalAttribute<"LoopPeeledAttr">:$peeled,
    OptionalAttribute<"LoopUnswitchAttr">:$unswitch, OptionalAttribute<"BoolAttr">:$mustProgress,
    OptionalAttribute<"BoolAttr">:$isVectorized, OptionalAttribute<"FusedLoc">:$startLoc,
    OptionalAttribute<"FusedLoc">:$endLoc, OptionalArrayRef<"AccessGroupAttr">:$parallelAccesses)>;
}

def LLVMDialectAttributes : DialectAttributes<"LLVM"> {
  let elems = _LLVM_bytecodeAttributes;
}
def LLVMDialectTypes : DialectTypes<"LLVM"> {
  let elems = [];
}

#endif // MLIRKIT_LLVM_DIALECT_BYTECODE
