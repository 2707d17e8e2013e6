//===- LLVMTypes.td - Types of the llvm dialect -----------------*- tablegen -*-===//
//
// Inside `llvm` types and operations the element types print without `!llvm.`
// (`PrettyLLVMType`). The types without parameters (`void`, `token`, `label`,
// `metadata`) are built in the dialect.
//
//===----------------------------------------------------------------------===//

#ifndef MLIRKIT_LLVM_TYPES
#define MLIRKIT_LLVM_TYPES

include "mlir/Dialect/LLVMIR/LLVMOpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinTypeInterfaces.td"
include "mlir/Interfaces/DataLayoutInterfaces.td"
include "mlir/Interfaces/MemorySlotInterfaces.td"

class LLVMType<string typeName, string typeMnemonic, list<Trait> traits = []>
    : TypeDef<LLVM_Dialect, typeName, traits> {
  let mnemonic = typeMnemonic;
}

def LLVMArrayType
    : LLVMType<"LLVMArray", "array",
               [DeclareTypeInterfaceMethods<DataLayoutTypeInterface,
                                            ["getTypeSize", "getPreferredAlignment"]>,
                DeclareTypeInterfaceMethods<DestructurableTypeInterface>]> {
  let summary = "LLVM array type";
  let parameters = (ins "Type":$elementType, "uint64_t":$numElements);
  let assemblyFormat = "`<` $numElements `x` custom<PrettyLLVMType>($elementType) `>`";
  let genVerifyDecl = 1;
  let builders = [
    TypeBuilderWithInferredContext<(ins "Type":$elementType, "uint64_t":$numElements)>
  ];
}

def LLVMFunctionType : LLVMType<"LLVMFunction", "func"> {
  let summary = "LLVM function type";
  let parameters = (ins "Type":$returnType, ArrayRefParameter<"Type">:$params, "bool":$varArg);
  let assemblyFormat = [{`<` custom<PrettyLLVMType>($returnType) ` ` `(`
                         custom<FunctionTypes>($params, $varArg) `>`}];
  let genVerifyDecl = 1;
  let builders = [
    TypeBuilderWithInferredContext<(ins "Type":$result, "ArrayRef<Type>":$arguments,
                                        CArg<"bool", "false">:$isVarArg)>
  ];
}

def LLVMStructType
    : LLVMType<"LLVMStruct", "struct",
               [MutableType,
                DeclareTypeInterfaceMethods<DataLayoutTypeInterface,
                  ["areCompatible", "verifyEntries", "getPreferredAlignment"]>,
                DeclareTypeInterfaceMethods<DestructurableTypeInterface,
                  ["getSubelementIndexMap", "getTypeAtIndex"]>]> {
  let summary = "LLVM struct type";
  let description = "With a name it may contain itself, and its body may be set later.";
  let parameters = (ins StringRefParameter<"struct name", [{""}]>:$name,
                        OptionalArrayRefParameter<"mlir::Type">:$body);
  let storageClass = "LLVMStructTypeStorage";
  let genStorageClass = 0;
  let skipDefaultBuilders = 1;
  let hasCustomAssemblyFormat = 1;
}

def LLVMPointerType
    : LLVMType<"LLVMPointer", "ptr",
               [DeclareTypeInterfaceMethods<DataLayoutTypeInterface,
                  ["getIndexBitwidth", "areCompatible", "verifyEntries",
                   "getPreferredAlignment"]>,
                VectorElementTypeInterface]> {
  let summary = "LLVM pointer type";
  let parameters = (ins DefaultValuedParameter<"unsigned", "0">:$addressSpace);
  let assemblyFormat = "(`<` $addressSpace^ `>`)?";
  let skipDefaultBuilders = 1;
  let builders = [
    TypeBuilder<(ins CArg<"unsigned", "0">:$addressSpace), "return $_get($_ctxt, addressSpace);">
  ];
}

def LLVMTargetExtType : LLVMType<"LLVMTargetExt", "target"> {
  let summary = "LLVM target-specific extension type";
  let parameters = (ins StringRefParameter<>:$extTypeName,
                        OptionalArrayRefParameter<"Type">:$typeParams,
                        OptionalArrayRefParameter<"unsigned int">:$intParams);
  let assemblyFormat = "`<` $extTypeName (`,` custom<ExtTypeParams>($typeParams, $intParams)^)? `>`";
}

def LLVMX86AMXType : LLVMType<"LLVMX86AMX", "x86_amx"> {
  let summary = "LLVM x86_amx type.";
}

def LLVMPPCFP128Type
    : LLVMType<"LLVMPPCFP128", "ppc_fp128",
               [DeclareTypeInterfaceMethods<FloatTypeInterface, ["getFloatSemantics"]>]> {
  let summary = "128 bit FP type with IBM double-double semantics";
}

#endif // MLIRKIT_LLVM_TYPES
