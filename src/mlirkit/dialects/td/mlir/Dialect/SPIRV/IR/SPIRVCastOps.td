//===- The spirv dialect: casts ---------------------------------------------===//

#ifndef MLIR_DIALECT_SPIRV_IR_SPIRVCASTOPS_TD
#define MLIR_DIALECT_SPIRV_IR_SPIRVCASTOPS_TD

include "mlir/Dialect/SPIRV/IR/SPIRVBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

//===- Numbers --------------------------------------------------------------===//

class SPIRV_CastOp<string mnemonic, Type resultType, Type operandType, list<Trait> traits = []>
    : SPIRV_Op<mnemonic, traits # [Pure, SameOperandsAndResultShape]> {
  let arguments = (ins SPIRV_ScalarOrVectorOrCoopMatrixOf<operandType>:$operand);
  let results = (outs SPIRV_ScalarOrVectorOrCoopMatrixOf<resultType>:$result);
  let assemblyFormat = "$operand attr-dict `:` type($operand) `to` type($result)";
}
class _SPIRV_Cast<string mnemonic, string text, Type from, Type to, list<Trait> traits = []>
    : SPIRV_CastOp<mnemonic, to, from, traits> {
  let summary = text;
}

def SPIRV_ConvertFToSOp
    : _SPIRV_Cast<"ConvertFToS", "float cut off to a signed integer", SPIRV_AnyFloat, SPIRV_Integer>;
def SPIRV_ConvertFToUOp
    : _SPIRV_Cast<"ConvertFToU", "float cut off to an unsigned integer", SPIRV_AnyFloat, SPIRV_Integer>;
def SPIRV_ConvertSToFOp
    : _SPIRV_Cast<"ConvertSToF", "signed integer as a float", SPIRV_Integer, SPIRV_AnyFloat, [SignedOp]>;
def SPIRV_ConvertUToFOp
    : _SPIRV_Cast<"ConvertUToF", "unsigned integer as a float", SPIRV_Integer, SPIRV_AnyFloat, [UnsignedOp]>;
def SPIRV_FConvertOp
    : _SPIRV_Cast<"FConvert", "float of another width", SPIRV_AnyFloat, SPIRV_AnyFloat,
            [UsableInSpecConstantOp]>;
def SPIRV_SConvertOp
    : _SPIRV_Cast<"SConvert", "signed integer of another width", SPIRV_Integer, SPIRV_Integer,
            [UsableInSpecConstantOp, SignedOp]>;
def SPIRV_UConvertOp
    : _SPIRV_Cast<"UConvert", "unsigned integer of another width", SPIRV_Integer, SPIRV_Integer,
            [UnsignedOp, UsableInSpecConstantOp]>;

def SPIRV_BitcastOp : SPIRV_Op<"Bitcast", [Pure]> {
  let summary = "same bits as another type";
  let arguments = (ins SPIRV_ScalarOrVectorOrPtr:$operand);
  let results = (outs SPIRV_ScalarOrVectorOrPtr:$result);
  let assemblyFormat = "$operand attr-dict `:` type($operand) `to` type($result)";
  let hasFolder = 1;
}

//===- Pointers -------------------------------------------------------------===//

class _PointerCast<string mnemonic, string text, list<I32EnumAttrCase> capabilities, Type to,
                   list<Trait> traits>
    : SPIRV_Op<mnemonic, traits> {
  let summary = text;
  let availability = _Needs<capabilities>.all;
  let arguments = (ins SPIRV_AnyPtr:$pointer);
  let results = (outs to:$result);
  let assemblyFormat = "$pointer attr-dict `:` type($pointer) `to` type($result)";
}
class _ClassCast<string mnemonic, string text>
    : _PointerCast<mnemonic, text, [SPIRV_C_Kernel], SPIRV_AnyPtr, [Pure]>;

def SPIRV_ConvertPtrToUOp
    : _PointerCast<"ConvertPtrToU", "address as an unsigned integer",
                   [SPIRV_C_Addresses, SPIRV_C_PhysicalStorageBufferAddresses], SPIRV_Integer, []>;
def SPIRV_ConvertUToPtrOp : SPIRV_Op<"ConvertUToPtr", [UnsignedOp]> {
  let summary = "unsigned integer as an address";
  let availability = _Needs<[SPIRV_C_Addresses, SPIRV_C_PhysicalStorageBufferAddresses]>.all;
  let arguments = (ins SPIRV_Integer:$operand);
  let results = (outs SPIRV_AnyPtr:$result);
  let assemblyFormat = "$operand attr-dict `:` type($operand) `to` type($result)";
}
def SPIRV_PtrCastToGenericOp
    : _ClassCast<"PtrCastToGeneric", "pointer into the generic storage class">;
def SPIRV_GenericCastToPtrOp
    : _ClassCast<"GenericCastToPtr", "generic pointer into another storage class">;
def SPIRV_GenericCastToPtrExplicitOp
    : _ClassCast<"GenericCastToPtrExplicit", "generic pointer into another storage class, or null"> {
  let autogenSerialization = 0;
}

#endif // MLIR_DIALECT_SPIRV_IR_SPIRVCASTOPS_TD
