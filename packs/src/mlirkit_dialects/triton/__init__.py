"""Triton's dialects: tt, the programs over tensors; ttg, their layouts on GPUs; what single targets add.

ttng is NVIDIA's and amdg AMD's; nvws hands buffers between groups of warps, nvg has single instructions;
gluon chooses layouts; proton and proton_gpu record events; tti is what sanitizers add.

The definitions in td/ stand at Triton's paths.
"""

from __future__ import annotations

from os.path import dirname, join

from mlirkit.dialects.packages import DialectPackage

_TD = join(dirname(__file__), "td")
_INCLUDE = (_TD, join(_TD, "third_party"))
_HOOK_MODULES = tuple(
    f"{__name__}.{module}"
    for module in [
        "aliases",
        "asm",
        "asm_nvidia",
        "attributes",
        "constants",
        "cpp_names",
        "distributed_layouts",
        "effects",
        "effects_nvidia",
        "infer",
        "inlining",
        "shared_layouts",
        "tensor_memory_layouts",
        "types",
        "traits",
        "verify",
        "verify_products",
        "verify_gpu",
        "verify_views",
        "verify_nvidia",
        "verify_tensor_memory",
        "verify_packed",
        "verify_nvws",
        "verify_amd",
        "verify_amd_copies",
        "verify_others",
        "verify_instrument",
    ]
)


def _package(name: str, *path: str) -> DialectPackage:
    return DialectPackage(name, (join(_TD, *path),), _INCLUDE, _HOOK_MODULES)


_DIALECT = ("triton", "Dialect")
_NVIDIA = ("third_party", "nvidia", "include", "Dialect")
_PROTON = ("third_party", "proton", "Dialect", "include", "Dialect")

TT = _package("tt", *_DIALECT, "Triton", "IR", "TritonOps.td")
TTG = _package("ttg", *_DIALECT, "TritonGPU", "IR", "TritonGPUOps.td")
TTNG = _package("ttng", *_DIALECT, "TritonNvidiaGPU", "IR", "TritonNvidiaGPUOps.td")
TTI = _package("tti", *_DIALECT, "TritonInstrument", "IR", "TritonInstrumentOps.td")
GLUON = _package("gluon", *_DIALECT, "Gluon", "IR", "GluonOps.td")
NVG = _package("nvg", *_NVIDIA, "NVGPU", "IR", "NVGPUOps.td")
NVWS = _package("nvws", *_NVIDIA, "NVWS", "IR", "NVWSOps.td")
AMDG = _package(
    "amdg", "third_party", "amd", "include", "Dialect", "TritonAMDGPU", "IR", "TritonAMDGPUOps.td"
)
PROTON = _package("proton", *_PROTON, "Proton", "IR", "ProtonOps.td")
PROTON_GPU = _package("proton_gpu", *_PROTON, "ProtonGPU", "IR", "ProtonGPUOps.td")
