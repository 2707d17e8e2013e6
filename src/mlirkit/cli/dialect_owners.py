"""Which project a dialect belongs to that does not ship here, and which package brings it, for hints."""

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
    "MLIR-AIE": "aie aiex aievec aievec_aie1",
    "ONNX-MLIR": "krnl onnx zhigh zlow",
    "Polygeist": "polygeist",
    "Shardy": "mpmd",
    "Torch-MLIR": "tm_tensor torch torch_c",
    "Triton": "amdg amdgpu_triton gluon nvg nvgpu_triton nvws proton proton_gpu triton_gpu triton_nvidia_gpu "
    "tt ttg tti ttng",
    "TT-MLIR": "d2m emitpy ttcore ttir ttkernel ttmetal ttnn",
    "TensorFlow": "tf tf_device tf_executor tf_saved_model tfg tfl tfr",
    "XLA": "mhlo",
}

# The package that brings a dialect.
PACKAGES: Final = dict.fromkeys(PACKED, PACKS)

# The project by the name of the dialect.
PROJECTS: Final = {dialect: project for project, names in _DIALECTS.items() for dialect in names.split()}
