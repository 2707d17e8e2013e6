// Attributes of nvws.

#ifndef NVWS_ATTRDEFS
#define NVWS_ATTRDEFS

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributes.td"
include "mlir/IR/EnumAttr.td"
include "nvidia/include/Dialect/NVWS/IR/NVWSDialect.td"

def NVWS_TypeArray : ArrayOfAttr<NVWS_Dialect, "TypeArray", "type_array", "Type">;
def NVWS_IntArray : ArrayOfAttr<NVWS_Dialect, "IntArray", "int_array", "int">;

class NVWS_Enum<string name, list<I32EnumAttrCase> cases> : I32EnumAttr<name, "", cases> {
  let cppNamespace = "::mlir::triton::nvws";
}

def NVWS_TokenLoadTypeAttr : NVWS_Enum<"TokenLoadType", [
  I32EnumAttrCase<"None", 0, "none">, I32EnumAttrCase<"AsyncLoadOp", 1, "asyncLoadOp">,
  I32EnumAttrCase<"TMALoadOp", 2, "tmaLoadOp">, I32EnumAttrCase<"LocalStoreOp", 3, "localStoreOp">,
  I32EnumAttrCase<"TmemLoadOp", 4, "TmemLoadOp">]>;

def NVWS_AsyncOpAttr : NVWS_Enum<"AsyncOp", [
  I32EnumAttrCase<"NONE", 0, "none">, I32EnumAttrCase<"TMALoad", 1, "tma_load">,
  I32EnumAttrCase<"TC5MMA", 2, "tc5mma">, I32EnumAttrCase<"TMEMCopy", 3, "tmem_copy">,
  I32EnumAttrCase<"CpAsync", 4, "cp_async">, I32EnumAttrCase<"WGMMA", 5, "wgmma">,
  I32EnumAttrCase<"CLC", 6, "clc">]> {
  let genSpecializedAttr = 0;
}
def NVWS_AsyncOpEnum : EnumAttr<NVWS_Dialect, NVWS_AsyncOpAttr, "async_op"> {
  let assemblyFormat = "`<` $value `>`";
}
def NVWS_AsyncOpArrayAttr : TypedArrayAttrBase<NVWS_AsyncOpEnum, "array of async op attributes">;

#endif // NVWS_ATTRDEFS
