//===- The spirv dialect: mesh shaders --------------------------------------===//

#ifndef MLIR_DIALECT_SPIRV_IR_SPIRVMESHOPS_TD
#define MLIR_DIALECT_SPIRV_IR_SPIRVMESHOPS_TD

include "mlir/Dialect/SPIRV/IR/SPIRVBase.td"

defvar _MeshCount = SignlessOrUnsignedIntOfWidths<[32]>;

class _Mesh<string mnemonic, string text, dag operands, list<Trait> traits = []>
    : SPIRV_ExtVendorOp<mnemonic, traits> {
  let summary = text;
  let availability = _Needs<[SPIRV_C_MeshShadingEXT], [SPV_EXT_mesh_shader], SPIRV_V_1_4>.all;
  let arguments = operands;
  let assemblyFormat = "operands attr-dict `:` type(operands)";
}

def SPIRV_EXTEmitMeshTasksOp
    : _Mesh<"EmitMeshTasks", "end of a task shader, which starts a grid of mesh shaders",
            (ins _MeshCount:$group_count_x, _MeshCount:$group_count_y,
                 _MeshCount:$group_count_z, Optional<SPIRV_AnyPtr>:$payload), [Terminator]>;
def SPIRV_EXTSetMeshOutputsOp
    : _Mesh<"SetMeshOutputs", "numbers of vertices and primitives that a mesh shader gives",
            (ins _MeshCount:$vertex_count, _MeshCount:$primitive_count)> {
  let hasVerifier = 0;
}

#endif // MLIR_DIALECT_SPIRV_IR_SPIRVMESHOPS_TD
