"""The operation definitions of an installed MLIR 22: the roots that hold them, each loaded once."""

from __future__ import annotations

from functools import cache
from os.path import dirname, join

from mlirkit import tablegen
from mlirkit.ods.model import Definitions
from mlirkit.ods.model.reader import read_definitions
from tests.conformance.tools import include_dir

#: Below mlir/Dialect.  Every operation of MLIR 22 is in exactly one of these and BUILTIN.
ROOTS = """
AMDGPU/IR/AMDGPU AMX/AMX Affine/IR/AffineOps Affine/TransformOps/AffineTransformOps Arith/IR/ArithOps
ArmNeon/ArmNeon ArmNeon/TransformOps/ArmNeonVectorTransformOps ArmSME/IR/ArmSMEIntrinsicOps
ArmSME/IR/ArmSMEOps ArmSVE/IR/ArmSVE ArmSVE/TransformOps/ArmSVEVectorTransformOps Async/IR/AsyncOps
Bufferization/IR/BufferizationOps Bufferization/TransformOps/BufferizationTransformOps Complex/IR/ComplexOps
ControlFlow/IR/ControlFlowOps DLTI/TransformOps/DLTITransformOps EmitC/IR/EmitC Func/IR/FuncOps
Func/TransformOps/FuncTransformOps GPU/IR/GPUOps GPU/TransformOps/GPUTransformOps IRDL/IR/IRDLOps
Index/IR/IndexOps LLVMIR/LLVMIntrinsicOps LLVMIR/LLVMOps LLVMIR/NVVMOps LLVMIR/ROCDLOps LLVMIR/VCIXOps
LLVMIR/XeVMOps Linalg/IR/LinalgOps Linalg/IR/LinalgRelayoutOps Linalg/IR/LinalgStructuredOps
Linalg/TransformOps/LinalgMatchOps Linalg/TransformOps/LinalgTransformOps MLProgram/IR/MLProgramOps
MPI/IR/MPIOps Math/IR/MathOps MemRef/IR/MemRefOps MemRef/TransformOps/MemRefTransformOps NVGPU/IR/NVGPUOps
NVGPU/TransformOps/NVGPUTransformOps OpenACC/OpenACCOps OpenMP/OpenMPOps PDL/IR/PDLOps
PDLInterp/IR/PDLInterpOps Ptr/IR/PtrOps Quant/IR/QuantOps SCF/IR/SCFOps SCF/TransformOps/SCFTransformOps
SMT/IR/SMT SPIRV/IR/SPIRVOps Shape/IR/ShapeOps Shard/IR/ShardOps SparseTensor/IR/SparseTensorOps
SparseTensor/TransformOps/SparseTensorTransformOps Tensor/IR/TensorOps Tensor/TransformOps/TensorTransformOps
Tosa/IR/TosaOps Transform/DebugExtension/DebugExtensionOps Transform/IR/TransformOps
Transform/IRDLExtension/IRDLExtensionOps Transform/LoopExtension/LoopExtensionOps
Transform/PDLExtension/PDLExtensionOps Transform/SMTExtension/SMTExtensionOps
Transform/TuneExtension/TuneExtensionOps UB/IR/UBOps Vector/IR/VectorOps
Vector/TransformOps/VectorTransformOps WasmSSA/IR/WasmSSAOps X86Vector/TransformOps/X86VectorTransformOps
X86Vector/X86Vector XeGPU/IR/XeGPU XeGPU/TransformOps/XeGPUTransformOps
""".split()  # noqa: SIM905
BUILTIN = "mlir/IR/BuiltinOps.td"
OPERATIONS = 2633


def root_files() -> list[str]:
    """The roots as paths below the include directory."""
    return [BUILTIN, *(f"mlir/Dialect/{root}.td" for root in ROOTS)]


def include_dirs(root: str) -> list[str]:
    """The include directories of `root`; some roots include by bare file name."""
    base = str(include_dir())
    return [base, join(base, dirname(root))]


@cache
def definitions(root: str) -> Definitions:
    """The model of one root."""
    directories = include_dirs(root)
    records = tablegen.load(join(directories[0], root), include_dirs=directories)
    return read_definitions(records)
