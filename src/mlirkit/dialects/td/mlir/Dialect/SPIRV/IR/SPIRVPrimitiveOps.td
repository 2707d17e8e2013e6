//===- The spirv dialect: output of primitives by geometry shaders ----------===//

#ifndef MLIR_DIALECT_SPIRV_IR_SPIRVPRIMITIVEOPS_TD
#define MLIR_DIALECT_SPIRV_IR_SPIRVPRIMITIVEOPS_TD

include "mlir/Dialect/SPIRV/IR/SPIRVBase.td"

class _Emission<string mnemonic, string text> : SPIRV_Op<mnemonic> {
  let summary = text;
  let availability = _Needs<[SPIRV_C_Geometry]>.all;
  let assemblyFormat = "attr-dict";
  let hasVerifier = 0;
}

def SPIRV_EmitVertexOp : _Emission<"EmitVertex", "output of a vertex from the output variables">;
def SPIRV_EndPrimitiveOp : _Emission<"EndPrimitive", "end of a primitive, begin of the next">;

#endif // MLIR_DIALECT_SPIRV_IR_SPIRVPRIMITIVEOPS_TD
