//===- The ptr dialect: operations ------------------------------------------===//
//
// In order: constraints, constants, casts, loads and stores, arithmetic.
//
//===------------------------------------------------------------------------===//

#ifndef MLIR_DIALECT_PTR_IR_PTROPS_TD
#define MLIR_DIALECT_PTR_IR_PTROPS_TD

include "mlir/Dialect/Ptr/IR/PtrDialect.td"
include "mlir/Dialect/Ptr/IR/PtrAttrDefs.td"
include "mlir/Dialect/Ptr/IR/PtrEnums.td"
include "mlir/Dialect/Ptr/IR/MemorySpaceInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/ViewLikeInterface.td"
include "mlir/IR/OpAsmInterface.td"

//===- Constraints ----------------------------------------------------------===//

def AlignmentProp : OptionalProp<I64Prop>;

class Ptr_ShapedValueType<list<Type> allowedTypes, list<Pred> preds = []>
    : ShapedContainerType<allowedTypes, And<[HasValueSemanticsPred] # preds>,
                          "A shaped type with value semantics and rank.", "::mlir::ShapedType">;

def Ptr_PtrLikeType
    : AnyTypeOf<[Ptr_ShapedValueType<[Ptr_PtrType], [HasRankPred]>, Ptr_PtrType]>;
def Ptr_IntLikeType
    : AnyTypeOf<[Ptr_ShapedValueType<[AnySignlessIntegerOrIndex], [HasRankPred]>,
                 AnySignlessIntegerOrIndex]>;

def Ptr_Any1DType : Ptr_ShapedValueType<[AnyType], [HasAnyRankOfPred<[1]>]>;
def Ptr_Mask1DType : Ptr_ShapedValueType<[I1], [HasAnyRankOfPred<[1]>]>;
def Ptr_Ptr1DType : Ptr_ShapedValueType<[Ptr_PtrType], [HasAnyRankOfPred<[1]>]>;

//===- Constants ------------------------------------------------------------===//

def Ptr_ConstantOp
    : Pointer_Op<"constant", [ConstantLike, Pure, AllTypesMatch<["value", "result"]>]> {
  let summary = "constant pointer";
  let arguments = (ins TypedAttrInterface:$value);
  let results = (outs Ptr_PtrType:$result);
  let assemblyFormat = "attr-dict $value";
  let hasFolder = 1;
}

def Ptr_TypeOffsetOp : Pointer_Op<"type_offset", [Pure]> {
  let summary = "number of bytes from one element of a type to the next";
  let arguments = (ins TypeAttr:$elementType);
  let results = (outs AnySignlessIntegerOrIndex:$result);
  let assemblyFormat = "$elementType attr-dict `:` type($result)";
}

//===- Casts ----------------------------------------------------------------===//

defvar _metadataOf = "PtrMetadataType::get(cast<PtrLikeTypeInterface>($_self))";

def Ptr_FromPtrOp : Pointer_Op<"from_ptr", [
    Pure, OptionalTypesMatchWith<"metadata type", "result", "metadata", _metadataOf>]> {
  let summary = "pointer-like value made of a pointer and metadata";
  let arguments = (ins Ptr_PtrType:$ptr, Optional<Ptr_PtrMetadata>:$metadata);
  let results = (outs PtrLikeTypeInterface:$result);
  let assemblyFormat = "$ptr (`metadata` $metadata^)? attr-dict `:` type($ptr) `->` type($result)";
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Ptr_ToPtrOp : Pointer_Op<"to_ptr", [Pure]> {
  let summary = "pointer that a pointer-like value holds";
  let arguments = (ins PtrLikeTypeInterface:$ptr);
  let results = (outs Ptr_PtrType:$result);
  let assemblyFormat = "$ptr attr-dict `:` type($ptr) `->` type($result)";
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Ptr_GetMetadataOp : Pointer_Op<"get_metadata", [
    Pure, TypesMatchWith<"metadata type", "ptr", "result", _metadataOf>]> {
  let summary = "metadata that a pointer-like value holds";
  let arguments = (ins PtrLikeTypeInterface:$ptr);
  let results = (outs Ptr_PtrMetadata:$result);
  let assemblyFormat = "$ptr attr-dict `:` type($ptr)";
}

//===- Loads and stores -----------------------------------------------------===//

class _Ptr_Access<string mnemonic, list<Trait> traits = []>
    : Pointer_Op<mnemonic, [DeclareOpInterfaceMethods<MemoryEffectsOpInterface>] # traits> {
  let hasVerifier = 1;
}

// An access that may be atomic. A load has one flag more than a store: memory may be invariant.
class _PlainAccess<string mnemonic, dag operands, dag builderOperands, string operandFormat,
                   string typeFormat, dag invariant = (ins), dag isInvariant = (ins),
                   string invariantFormat = "">
    : _Ptr_Access<mnemonic> {
  let arguments = !con(
      operands,
      (ins AlignmentProp:$alignment, UnitProp:$volatile_, UnitProp:$nontemporal), invariant,
      (ins UnitProp:$invariantGroup,
           DefaultValuedProp<AtomicOrderingProp, "AtomicOrdering::not_atomic">:$ordering,
           OptionalAttr<StrAttr>:$syncscope));
  let builders = [OpBuilder<!con(
      builderOperands,
      (ins CArg<"unsigned", "0">:$alignment, CArg<"bool", "false">:$isVolatile,
           CArg<"bool", "false">:$isNonTemporal), isInvariant,
      (ins CArg<"bool", "false">:$isInvariantGroup,
           CArg<"AtomicOrdering", "AtomicOrdering::not_atomic">:$ordering,
           CArg<"StringRef", "StringRef()">:$syncscope))>];
  let assemblyFormat = "(`volatile` $volatile_^)? " # operandFormat
      # " (`atomic` (`syncscope` `(` $syncscope^ `)`)? $ordering^)?"
      # " oilist(`nontemporal` $nontemporal |" # invariantFormat
      # " `invariant_group` $invariantGroup | `alignment` `=` $alignment) attr-dict `:` "
      # typeFormat;
}

def Ptr_LoadOp
    : _PlainAccess<"load", (ins Ptr_PtrType:$ptr), (ins "Type":$type, "Value":$ptr), "$ptr",
                   "qualified(type($ptr)) `->` type($value)",
                   (ins UnitProp:$invariant), (ins CArg<"bool", "false">:$isInvariant),
                   " `invariant` $invariant |"> {
  let summary = "value read from memory";
  let results = (outs AnyType:$value);
}

def Ptr_StoreOp
    : _PlainAccess<"store", (ins AnyType:$value, Ptr_PtrType:$ptr),
                   (ins "Value":$value, "Value":$ptr), "$value `,` $ptr",
                   "type($value) `,` qualified(type($ptr))"> {
  let summary = "write of a value to memory";
}

// Accesses of those elements whose bit in the mask is set: at consecutive addresses from one pointer on, or
// each at a pointer of its own.
class _MaskedAccess<string mnemonic, string value, dag operands, dag builderOperands,
                    list<Trait> traits>
    : _Ptr_Access<mnemonic, [TypesMatchWith<
          value # " and mask must be compatible", value, "mask",
          "::llvm::cast<ShapedType>($_self).clone(IntegerType::get($_self.getContext(), 1))">]
          # traits> {
  let arguments = !con(operands, (ins AlignmentProp:$alignment));
  let builders = [OpBuilder<!con(builderOperands, (ins CArg<"unsigned", "0">:$alignment))>];
}

class _MaskedLoad<string mnemonic, dag ptr, dag builderPtr, string ptrFormat,
                  string ptrTypeFormat, list<Trait> traits = []>
    : _MaskedAccess<mnemonic, "result",
          !con(ptr, (ins Ptr_Mask1DType:$mask, Ptr_Any1DType:$passthrough)),
          !con((ins "Type":$resultType), builderPtr, (ins "Value":$mask, "Value":$passthrough)),
          [AllTypesMatch<["result", "passthrough"]>] # traits> {
  let results = (outs Ptr_Any1DType:$result);
  let assemblyFormat = ptrFormat # " `,` $mask `,` $passthrough (`alignment` `=` $alignment^)?"
      # " attr-dict `:` " # ptrTypeFormat # " `->` type($result)";
}

class _MaskedStore<string mnemonic, dag ptr, dag builderPtr, string ptrFormat,
                   string ptrTypeFormat, list<Trait> traits = []>
    : _MaskedAccess<mnemonic, "value",
          !con((ins Ptr_Any1DType:$value), ptr, (ins Ptr_Mask1DType:$mask)),
          !con((ins "Value":$value), builderPtr, (ins "Value":$mask)), traits> {
  let assemblyFormat = "$value `,` " # ptrFormat # " `,` $mask (`alignment` `=` $alignment^)?"
      # " attr-dict `:` type($value) `,` " # ptrTypeFormat;
}

def Ptr_MaskedLoadOp
    : _MaskedLoad<"masked_load", (ins Ptr_PtrType:$ptr), (ins "Value":$ptr), "$ptr",
                  "qualified(type($ptr))"> {
  let summary = "elements read from consecutive addresses where the mask is set";
}

def Ptr_MaskedStoreOp
    : _MaskedStore<"masked_store", (ins Ptr_PtrType:$ptr), (ins "Value":$ptr), "$ptr",
                   "qualified(type($ptr))"> {
  let summary = "write of elements to consecutive addresses where the mask is set";
}

def Ptr_GatherOp
    : _MaskedLoad<"gather", (ins Ptr_Ptr1DType:$ptrs), (ins "Value":$ptrs), "$ptrs",
                  "type($ptrs)",
                  [AllShapesMatch<["result", "ptrs"]>, AllTypeIDsMatch<["result", "ptrs"]>]> {
  let summary = "elements read through a pointer each where the mask is set";
}

def Ptr_ScatterOp
    : _MaskedStore<"scatter", (ins Ptr_Ptr1DType:$ptrs), (ins "Value":$ptrs), "$ptrs",
                   "type($ptrs)",
                   [AllShapesMatch<["value", "ptrs"]>, AllTypeIDsMatch<["value", "ptrs"]>]> {
  let summary = "write of elements through a pointer each where the mask is set";
}

//===- Arithmetic -----------------------------------------------------------===//

def Ptr_PtrAddOp : Pointer_Op<"ptr_add", [
    Pure, ViewLikeOpInterface, DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "pointers moved by offsets in bytes";
  let arguments = (ins Ptr_PtrLikeType:$base, Ptr_IntLikeType:$offset,
                       DefaultValuedProp<EnumProp<Ptr_PtrAddFlags>, "PtrAddFlags::none">:$flags);
  let results = (outs Ptr_PtrLikeType:$result);
  let assemblyFormat = "($flags^)? $base `,` $offset attr-dict `:` type($base) `,` type($offset)";
  let extraClassDeclaration = [{
    Value getViewSource() { return getBase(); }
  }];
  let hasFolder = 1;
}

def Ptr_PtrDiffOp : Pointer_Op<"ptr_diff", [
    Pure, AllTypesMatch<["lhs", "rhs"]>, SameOperandsAndResultShape]> {
  let summary = "numbers of bytes between pointers";
  let arguments = (ins Ptr_PtrLikeType:$lhs, Ptr_PtrLikeType:$rhs,
                       DefaultValuedProp<EnumProp<Ptr_PtrDiffFlags>, "PtrDiffFlags::none">:$flags);
  let results = (outs Ptr_IntLikeType:$result);
  let assemblyFormat = "($flags^)? $lhs `,` $rhs attr-dict `:` type($lhs) `->` type($result)";
  let hasVerifier = 1;
}

#endif // MLIR_DIALECT_PTR_IR_PTROPS_TD
