"""Projects and packages of dialects that do not ship here, for hints."""

from __future__ import annotations

from typing import Final

from mlirkit.dialects.roots import PACKED, PACKS

_DIALECTS: Final = {
    "CIRCT": "arc calyx chirrtl comb dc debug emit esi firrtl fsm handshake hw hwarith ibis kanagawa llhd "
    "loopschedule ltl moore msft om pipeline rtg rtgtest seq sim ssp sv synth systemc verif",
    "Enzyme": "enzyme enzymexla",
    "Flang": "cuf fir hlfir mif",
    "HEIR": "bgv ckks cggi comb_heir jaxite lattigo lwe mgmt mod_arith openfhe orion poly polynomial random "
    "rns secret tensor_ext tfhe_rust tfhe_rust_bool",
    "IREE": "check flow hal hal_inline hal_loader iree_codegen iree_cpu iree_encoding iree_gpu iree_input "
    "iree_linalg_ext iree_tensor_ext iree_vector_ext io_parameters pcf stream util vm vmvx",
    "LingoDB": "db dsa relalg subop tuples",
    "MLIR-AIR": "air airrt",
    "MLIR-AIE": "aie aiex aievec aievec_aie1",
    "ONNX-MLIR": "krnl onnx zhigh zlow",
    "Polygeist": "polygeist",
    "Shardy": "mpmd",
    "Torch-MLIR": "tm_tensor torch torch_c",
    "Triton": "amdg amdgpu_triton gluon nvg nvgpu_triton nvws proton proton_gpu triton_gpu triton_nvidia_gpu "
    "tt ttg tti ttng",
    "TT-MLIR": "d2m emitpy ttcore ttir ttkernel ttmetal ttnn",
    "TensorFlow": "tf tf_device tf_executor tf_saved_model tfg tfl tfr",
    "xDSL": "accfg arm csl csl_stencil csl_wrapper dmp memref_stream riscv riscv_cf riscv_debug riscv_func "
    "riscv_scf riscv_snitch rv32 rv64 snitch snitch_runtime snitch_stream stencil x86 x86_func x86_scf",
    "XLA": "mhlo",
}

# The GitHub repository of a project.
REPOSITORIES: Final = {
    "CIRCT": "llvm/circt",
    "Enzyme": "EnzymeAD/Enzyme-JAX",
    "Flang": "llvm/llvm-project",
    "HEIR": "google/heir",
    "IREE": "iree-org/iree",
    "LingoDB": "lingo-db/lingo-db",
    "MLIR-AIR": "Xilinx/mlir-air",
    "MLIR-AIE": "Xilinx/mlir-aie",
    "ONNX-MLIR": "onnx/onnx-mlir",
    "Polygeist": "llvm/Polygeist",
    "Shardy": "openxla/shardy",
    "Torch-MLIR": "llvm/torch-mlir",
    "Triton": "triton-lang/triton",
    "TT-MLIR": "tenstorrent/tt-mlir",
    "TensorFlow": "tensorflow/tensorflow",
    "XLA": "openxla/xla",
}

# Projects without definitions in TableGen.
IN_PYTHON: Final = ("xDSL",)

# The package that brings a dialect.
PACKAGES: Final = dict.fromkeys(PACKED, PACKS)

# The project by the name of the dialect.
PROJECTS: Final = {dialect: project for project, names in _DIALECTS.items() for dialect in names.split()}
