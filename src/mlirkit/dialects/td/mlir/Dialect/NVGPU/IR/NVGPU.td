//===- The nvgpu dialect: its enums -----------------------------------------===//

#ifndef MLIR_DIALECT_NVGPU_IR_NVGPU_TD
#define MLIR_DIALECT_NVGPU_IR_NVGPU_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def NVGPU_Dialect : Dialect {
  let name = "nvgpu";
  let summary = "what only NVIDIA's devices do, between gpu and nvvm";
  let cppNamespace = "::mlir::nvgpu";
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
}

class _NVGPU_Enum<string name, string text, list<I32EnumAttrCase> cases>
    : I32EnumAttr<name, text, cases> {
  let genSpecializedAttr = 0;
  let cppNamespace = "::mlir::nvgpu";
}

// How a tensor map lays out what it copies.
defset list<I32EnumAttrCase> _NVGPU_Swizzles = {
  def TensorMapSwizzleNone : I32EnumAttrCase<"SWIZZLE_NONE", 0, "none">;
  def TensorMapSwizzle32B : I32EnumAttrCase<"SWIZZLE_32B", 1, "swizzle_32b">;
  def TensorMapSwizzle64B : I32EnumAttrCase<"SWIZZLE_64B", 2, "swizzle_64b">;
  def TensorMapSwizzle128B : I32EnumAttrCase<"SWIZZLE_128B", 3, "swizzle_128b">;
}
def TensorMapSwizzleKind
    : _NVGPU_Enum<"TensorMapSwizzleKind", "Tensor map swizzling mode of shared memory banks",
                  _NVGPU_Swizzles>;
def TensorMapSwizzleAttr : EnumAttr<NVGPU_Dialect, TensorMapSwizzleKind, "swizzle">;

defset list<I32EnumAttrCase> _NVGPU_L2Promos = {
  def TensorMapL2PromoNone : I32EnumAttrCase<"L2PROMO_NONE", 0, "none">;
  def TensorMapL2Promo64B : I32EnumAttrCase<"L2PROMO_64B", 1, "l2promo_64b">;
  def TensorMapL2Promo128B : I32EnumAttrCase<"L2PROMO_128B", 2, "l2promo_128b">;
  def TensorMapL2Promo256B : I32EnumAttrCase<"L2PROMO_256B", 3, "l2promo_256b">;
}
def TensorMapL2PromoKind
    : _NVGPU_Enum<"TensorMapL2PromoKind", "Tensor map L2 promotion type", _NVGPU_L2Promos>;
def TensorMapL2PromoAttr : EnumAttr<NVGPU_Dialect, TensorMapL2PromoKind, "l2promo">;

defset list<I32EnumAttrCase> _NVGPU_OutOfBounds = {
  def TensorMapOOBZero : I32EnumAttrCase<"OOB_ZERO", 0, "zero">;
  def TensorMapOOBNaN : I32EnumAttrCase<"OOB_NAN", 1, "nan">;
}
def TensorMapOOBKind
    : _NVGPU_Enum<"TensorMapOOBKind", "Tensor map out-of-bounds fill type", _NVGPU_OutOfBounds>;
def TensorMapOOBAttr : EnumAttr<NVGPU_Dialect, TensorMapOOBKind, "oob">;

defset list<I32EnumAttrCase> _NVGPU_Interleaves = {
  def TensorMapInterleaveNone : I32EnumAttrCase<"INTERLEAVE_NONE", 0, "none">;
  def TensorMapInterleave16B : I32EnumAttrCase<"INTERLEAVE_16B", 1, "interleave_16b">;
  def TensorMapInterleave32B : I32EnumAttrCase<"INTERLEAVE_32B", 2, "interleave_32b">;
}
def TensorMapInterleaveKind
    : _NVGPU_Enum<"TensorMapInterleaveKind", "Tensor map interleave layout type",
                  _NVGPU_Interleaves>;
def TensorMapInterleaveAttr : EnumAttr<NVGPU_Dialect, TensorMapInterleaveKind, "interleave">;

// To nearest, to zero, down, up, or however it is fastest.
defset list<I32EnumAttrCase> _NVGPU_RcpRounding = {
  def RcpApprox : I32EnumAttrCase<"APPROX", 0, "approx">;
  def RcpRN : I32EnumAttrCase<"RN", 1, "rn">;
  def RcpRZ : I32EnumAttrCase<"RZ", 2, "rz">;
  def RcpRM : I32EnumAttrCase<"RM", 3, "rm">;
  def RcpRP : I32EnumAttrCase<"RP", 4, "rp">;
}
def RcpRoundingMode
    : _NVGPU_Enum<"RcpRoundingMode", "Rounding mode of rcp", _NVGPU_RcpRounding>;
def RcpRoundingModeAttr : EnumAttr<NVGPU_Dialect, RcpRoundingMode, "rcp_rounding_mode">;

#endif // MLIR_DIALECT_NVGPU_IR_NVGPU_TD
