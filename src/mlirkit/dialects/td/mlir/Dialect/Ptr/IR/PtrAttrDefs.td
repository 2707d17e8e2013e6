//===- The ptr dialect: attributes ------------------------------------------===//

#ifndef MLIR_DIALECT_PTR_IR_PTRATTRDEFS_TD
#define MLIR_DIALECT_PTR_IR_PTRATTRDEFS_TD

include "mlir/Dialect/Ptr/IR/PtrDialect.td"
include "mlir/Dialect/Ptr/IR/MemorySpaceInterfaces.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"

class Ptr_Attr<string name, string attrMnemonic, list<Trait> traits = [],
               string baseCppClass = "::mlir::Attribute">
    : AttrDef<Ptr_Dialect, name, traits, baseCppClass> {
  let mnemonic = attrMnemonic;
}

// Values of a pointer type.
class _PtrValue<string name, string mnemonic, dag more, string getMore>
    : Ptr_Attr<name, mnemonic, [DeclareAttrInterfaceMethods<TypedAttrInterface>]> {
  let builders = [
    AttrBuilderWithInferredContext<!con((ins "PtrType":$type), more),
        "return $_get(type.getContext(), type" # getMore # ");">
  ];
}

def Ptr_AddressAttr
    : _PtrValue<"Address", "address", (ins "const llvm::APInt &":$value), ", value"> {
  let summary = "Address attribute";
  let description = "An address in bytes: `#ptr.address<4096> : !ptr.ptr<#ptr.generic_space>`.";
  let parameters = (ins AttributeSelfTypeParameter<"", "PtrType">:$type,
                        APIntParameter<"">:$value);
  let assemblyFormat = "`<` $value `>`";
}

def Ptr_NullAttr : _PtrValue<"Null", "null", (ins), ""> {
  let summary = "Null pointer attribute";
  let parameters = (ins AttributeSelfTypeParameter<"", "PtrType">:$type);
  let assemblyFormat = "";
}

def Ptr_GenericSpaceAttr : Ptr_Attr<"GenericSpace", "generic_space",
    [DeclareAttrInterfaceMethods<MemorySpaceAttrInterface>]> {
  let summary = "Generic memory space";
  let description = "A memory space that permits every access and every cast.";
  let assemblyFormat = "";
}

def Ptr_SpecAttr : Ptr_Attr<"Spec", "spec"> {
  let summary = "ptr data layout spec";
  let description = [{
    Sizes and alignments of a pointer in bits, all multiples of 8, and the width in which its offsets are
    computed: `#ptr.spec<size = 64, abi = 64, preferred = 128, index = 64>`.
  }];
  let parameters = (ins "uint32_t":$size, "uint32_t":$abi, "uint32_t":$preferred,
                        DefaultValuedParameter<"uint32_t", "kOptionalSpecValue">:$index);
  let skipDefaultBuilders = 1;
  let builders = [
    AttrBuilder<(ins "uint32_t":$size, "uint32_t":$abi, "uint32_t":$preferred,
                     CArg<"uint32_t", "kOptionalSpecValue">:$index),
        "return $_get($_ctxt, size, abi, preferred, index);">
  ];
  let extraClassDeclaration = "static constexpr uint32_t kOptionalSpecValue = ~uint32_t(0);";
  let assemblyFormat = "`<` struct(params) `>`";
  let genVerifyDecl = 1;
}

#endif // MLIR_DIALECT_PTR_IR_PTRATTRDEFS_TD
