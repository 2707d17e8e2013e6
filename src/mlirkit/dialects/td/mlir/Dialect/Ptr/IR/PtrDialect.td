//===- The ptr dialect, its types and the class of its operations -----------===//

#ifndef MLIR_DIALECT_PTR_IR_PTRDIALECT_TD
#define MLIR_DIALECT_PTR_IR_PTRDIALECT_TD

include "mlir/Interfaces/DataLayoutInterfaces.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinTypeInterfaces.td"
include "mlir/IR/OpBase.td"

def Ptr_Dialect : Dialect {
  let name = "ptr";
  let summary = "pointers and the memory they point to";
  let cppNamespace = "::mlir::ptr";
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
}

class Pointer_Op<string mnemonic, list<Trait> traits = []> : Op<Ptr_Dialect, mnemonic, traits>;

class Ptr_Type<string name, string typeMnemonic, list<Trait> traits = []>
    : TypeDef<Ptr_Dialect, name, traits> {
  let mnemonic = typeMnemonic;
}

def Ptr_PtrType : Ptr_Type<"Ptr", "ptr", [
    MemRefElementTypeInterface, PtrLikeTypeInterface, VectorElementTypeInterface,
    DeclareTypeInterfaceMethods<DataLayoutTypeInterface,
        ["areCompatible", "getIndexBitwidth", "verifyEntries", "getPreferredAlignment"]>]> {
  let summary = "pointer type";
  let description = "An address in a memory space: `!ptr.ptr<#ptr.generic_space>`.";
  let parameters = (ins "MemorySpaceAttrInterface":$memorySpace);
  let assemblyFormat = "`<` $memorySpace `>`";
  let builders = [
    TypeBuilderWithInferredContext<(ins "MemorySpaceAttrInterface":$memorySpace),
        "return $_get(memorySpace.getContext(), memorySpace);">
  ];
  // What it points to is not known, and it holds nothing but the address.
  let extraClassDeclaration = [{
    Type getElementType() const { return {}; }
    bool hasPtrMetadata() const { return false; }
    FailureOr<PtrLikeTypeInterface> clonePtrWith(Attribute space, std::optional<Type> element) const {
      auto known = dyn_cast<MemorySpaceAttrInterface>(space);
      if (element || !known)
        return failure();
      return cast<PtrLikeTypeInterface>(get(known));
    }
  }];
}

def Ptr_PtrMetadata : Ptr_Type<"PtrMetadata", "ptr_metadata"> {
  let summary = "Pointer metadata type";
  let description = "All that a pointer-like type holds but the address: `!ptr.ptr_metadata<memref<f32>>`.";
  let parameters = (ins "PtrLikeTypeInterface":$type);
  let assemblyFormat = "`<` $type `>`";
  let builders = [
    TypeBuilderWithInferredContext<(ins "PtrLikeTypeInterface":$ptrLike),
        "return $_get(ptrLike.getContext(), ptrLike);">
  ];
  let genVerifyDecl = 1;
}

#endif // MLIR_DIALECT_PTR_IR_PTRDIALECT_TD
