"""The definition files of each upstream dialect: its root files, relative to an include folder.

Facts of MLIR 22's source layout.  A dialect with several roots is their union; roots that do not exist in the
include folders searched are left out.  Definitions that ship have the same paths.
"""

from __future__ import annotations

from collections.abc import Sequence
from os import PathLike, fspath
from os.path import isfile, join
from typing import Final

# The distribution with the dialects of other projects, and the names of the dialects.
PACKS: Final = "mlirkit-dialects"
PACKED: Final[frozenset[str]] = frozenset(
    {"amdg", "gluon", "mhlo", "nvg", "nvws", "proton", "proton_gpu"}
    | {"tm_tensor", "torch", "torch_c", "tt", "ttg", "tti", "ttng"}
    # As they were called up to Triton 3.2.
    | {"triton_gpu", "triton_nvidia_gpu"}
)

_DIALECT = "mlir/Dialect/"


def _under(folder: str, *names: str) -> tuple[str, ...]:
    return tuple([f"{_DIALECT}{folder}/{name}.td" for name in names])


ROOTS: dict[str, tuple[str, ...]] = {
    "acc": _under("OpenACC", "OpenACCOps"),
    "affine": _under("Affine/IR", "AffineOps"),
    "amdgpu": _under("AMDGPU/IR", "AMDGPU"),
    "amx": _under("AMX", "AMX"),
    "arith": _under("Arith/IR", "ArithOps"),
    "arm_neon": _under("ArmNeon", "ArmNeon"),
    "arm_sme": _under("ArmSME/IR", "ArmSMEOps", "ArmSMEIntrinsicOps"),
    "arm_sve": _under("ArmSVE/IR", "ArmSVE"),
    "async": _under("Async/IR", "AsyncOps"),
    "bufferization": _under("Bufferization/IR", "BufferizationOps", "BufferizationEnums"),
    "cf": _under("ControlFlow/IR", "ControlFlowOps"),
    "chlo": ("stablehlo/dialect/ChloOps.td",),
    "complex": _under("Complex/IR", "ComplexOps", "ComplexAttributes"),
    "dlti": _under("DLTI", "DLTIAttrs"),
    "emitc": _under("EmitC/IR", "EmitC"),
    "func": _under("Func/IR", "FuncOps"),
    "gpu": _under("GPU/IR", "GPUOps"),
    "index": _under("Index/IR", "IndexOps"),
    "irdl": _under("IRDL/IR", "IRDLOps"),
    "linalg": _under("Linalg/IR", "LinalgOps", "LinalgStructuredOps", "LinalgRelayoutOps"),
    "llvm": _under("LLVMIR", "LLVMOps", "LLVMIntrinsicOps", "LLVMTypes"),
    "math": _under("Math/IR", "MathOps"),
    "memref": _under("MemRef/IR", "MemRefOps"),
    "ml_program": _under("MLProgram/IR", "MLProgramOps"),
    "mpi": _under("MPI/IR", "MPIOps"),
    "mpmd": ("shardy/dialect/mpmd/ir/ops.td",),
    "nvgpu": _under("NVGPU/IR", "NVGPUOps"),
    "nvvm": _under("LLVMIR", "NVVMOps"),
    "omp": _under("OpenMP", "OpenMPOps"),
    "pdl": _under("PDL/IR", "PDLOps"),
    "pdl_interp": _under("PDLInterp/IR", "PDLInterpOps"),
    "ptr": _under("Ptr/IR", "PtrOps"),
    "quant": _under("Quant/IR", "QuantOps", "QuantTypes"),
    "rocdl": _under("LLVMIR", "ROCDLOps"),
    "scf": _under("SCF/IR", "SCFOps", "DeviceMappingInterface"),
    "sdy": ("shardy/dialect/sdy/ir/ops.td",),
    "shape": _under("Shape/IR", "ShapeOps"),
    "shard": _under("Shard/IR", "ShardOps"),
    "smt": _under("SMT/IR", "SMT"),
    "sparse_tensor": _under("SparseTensor/IR", "SparseTensorOps"),
    "spirv": _under("SPIRV/IR", "SPIRVOps", "SPIRVTypes"),
    "stablehlo": ("stablehlo/dialect/StablehloOps.td",),
    "tensor": _under("Tensor/IR", "TensorOps"),
    "tosa": _under("Tosa/IR", "TosaOps"),
    "transform": _under("Transform/IR", "TransformOps")
    + tuple(
        [
            f"{_DIALECT}{name}/TransformOps/{name}TransformOps.td"
            for name in (
                "Affine",
                "Bufferization",
                "DLTI",
                "Func",
                "GPU",
                "MemRef",
                "NVGPU",
                "SCF",
                "SparseTensor",
                "Tensor",
                "Vector",
                "XeGPU",
            )
        ]
    )
    + _under("Linalg/TransformOps", "LinalgMatchOps", "LinalgTransformOps")
    + _under("ArmNeon/TransformOps", "ArmNeonVectorTransformOps")
    + _under("ArmSVE/TransformOps", "ArmSVEVectorTransformOps")
    + _under("X86Vector/TransformOps", "X86VectorTransformOps")
    + tuple(
        [
            f"{_DIALECT}Transform/{name}Extension/{name}ExtensionOps.td"
            for name in ("Debug", "IRDL", "Loop", "PDL", "SMT", "Tune")
        ]
    ),
    "ub": _under("UB/IR", "UBOps"),
    "vcix": _under("LLVMIR", "VCIXOps"),
    "vector": _under("Vector/IR", "VectorOps"),
    "vhlo": ("stablehlo/dialect/VhloOps.td",),
    "wasmssa": _under("WasmSSA/IR", "WasmSSAOps"),
    "x86vector": _under("X86Vector", "X86Vector"),
    "xegpu": _under("XeGPU/IR", "XeGPU"),
    "xevm": _under("LLVMIR", "XeVMOps"),
}

# Definitions of types that upstream writes in C++: upstream's folders do not have these files.
OWN_ROOTS: Final = frozenset([*_under("Quant/IR", "QuantTypes"), *_under("SPIRV/IR", "SPIRVTypes")])

# The definition files of passes; passes that know no dialect come first.
PASS_ROOTS: tuple[str, ...] = (
    "mlir/Transforms/Passes.td",
    "mlir/Conversion/Passes.td",
    "mlir/Dialect/AMDGPU/Transforms/Passes.td",
    "mlir/Dialect/Affine/Transforms/Passes.td",
    "mlir/Dialect/Arith/Transforms/Passes.td",
    "mlir/Dialect/ArmSME/Transforms/Passes.td",
    "mlir/Dialect/ArmSVE/Transforms/Passes.td",
    "mlir/Dialect/Async/Passes.td",
    "mlir/Dialect/Bufferization/Transforms/Passes.td",
    "mlir/Dialect/EmitC/Transforms/Passes.td",
    "mlir/Dialect/Func/Transforms/Passes.td",
    "mlir/Dialect/GPU/Transforms/Passes.td",
    "mlir/Dialect/LLVMIR/Transforms/Passes.td",
    "mlir/Dialect/Linalg/Passes.td",
    "mlir/Dialect/MLProgram/Transforms/Passes.td",
    "mlir/Dialect/Math/Transforms/Passes.td",
    "mlir/Dialect/MemRef/Transforms/Passes.td",
    "mlir/Dialect/NVGPU/Transforms/Passes.td",
    "mlir/Dialect/OpenACC/Transforms/Passes.td",
    "mlir/Dialect/OpenMP/Transforms/Passes.td",
    "mlir/Dialect/Quant/Transforms/Passes.td",
    "mlir/Dialect/SCF/Transforms/Passes.td",
    "mlir/Dialect/SPIRV/Transforms/Passes.td",
    "mlir/Dialect/Shape/Transforms/Passes.td",
    "mlir/Dialect/Shard/Transforms/Passes.td",
    "mlir/Dialect/SparseTensor/Transforms/Passes.td",
    "mlir/Dialect/Tensor/Transforms/Passes.td",
    "mlir/Dialect/Tosa/Transforms/Passes.td",
    "mlir/Dialect/Transform/Transforms/Passes.td",
    "mlir/Dialect/Vector/Transforms/Passes.td",
    "mlir/Dialect/XeGPU/Transforms/Passes.td",
    "mlir/Reducer/Passes.td",
    "mlir/Target/LLVMIR/Transforms/Passes.td",
    "stablehlo/transforms/Passes.td",
    "stablehlo/transforms/optimization/Passes.td",
)

# The definition files of the rewrite rules that ship.
RULE_ROOTS: dict[str, str] = {
    "arith": f"{_DIALECT}Arith/IR/ArithCanonicalization.td",
    "chlo": "stablehlo/transforms/ChloDecompositionPatterns.td",
    "shape": f"{_DIALECT}Shape/IR/ShapeCanonicalization.td",
    "spirv": f"{_DIALECT}SPIRV/IR/SPIRVCanonicalization.td",
    "stablehlo": "stablehlo/transforms/optimization/StablehloAggressiveSimplificationPatterns.td",
}


def find_roots(name: str, folders: Sequence[str | PathLike[str]]) -> list[str]:
    """The root files of a dialect, all from the first folder that has the main one; [] if no folder has it.

    Files of OWN_ROOTS are from the last folder, if the first one lacks them.
    """
    relative = ROOTS.get(name, ())
    for folder in folders:
        paths = [join(fspath(folder), root) for root in relative]
        if paths and isfile(paths[0]):
            for number, root in enumerate(relative):
                if root in OWN_ROOTS and not isfile(paths[number]):
                    paths[number] = join(fspath(folders[-1]), root)
            return [path for path in paths if isfile(path)]
    return []
