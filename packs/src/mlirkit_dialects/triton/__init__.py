"""Triton's dialects: tt, programs over tensors; ttg, their layouts on GPUs; and dialects of single targets.

ttng is NVIDIA's and amdg AMD's; nvws passes buffers between groups of warps, nvg has single instructions;
gluon has layouts to be inferred; proton and proton_gpu record events; tti serves sanitizers.

The definitions in td/ are at Triton's paths.
"""

from __future__ import annotations

from os.path import dirname, join

from mlirkit.core.context import Context
from mlirkit.core.release_text import ReleaseText
from mlirkit.dialects.packages import DialectPackage

_TD = join(dirname(__file__), "td")
_INCLUDE = (_TD, join(_TD, "third_party"))
# Hooks of tt and ttg, on which all others depend.
_HOOKS = (
    "aliases",
    "asm",
    "attributes",
    "cpp_names",
    "dialect",
    "distributed_layouts",
    "effects",
    "infer",
    "shared_layouts",
    "tensor_memory_layouts",
    "types",
    "traits",
    "verify",
    "verify_products",
    "verify_gpu",
    "verify_views",
)
_TRANSFORMATION_HOOKS = (f"{__name__}.constants", f"{__name__}.inlining")
# Hooks of single dialects, and shared modules.
_NVIDIA_HOOKS = (
    "asm_nvidia",
    "effects_nvidia",
    "verify_nvidia",
    "verify_tensor_memory",
    "verify_packed",
    "verify_nvws",
)
_AMD_HOOKS = ("verify_nvidia", "verify_amd", "verify_amd_copies")


def _older(context: Context) -> list[ReleaseText]:
    """The readers of texts of Triton 3.0 to 3.8."""
    from mlirkit_dialects.triton.older import older_texts

    return older_texts(context)


def _package(name: str, path: tuple[str, ...], *hooks: str, older: str = "") -> DialectPackage:
    """A dialect with the definitions in a file, and with operations of older versions in one beside it."""
    modules = tuple(f"{__name__}.{module}" for module in (*_HOOKS, *hooks))
    roots = (join(_TD, *path), *([join(_TD, *path[:-1], older)] if older else []))
    return DialectPackage(name, roots, _INCLUDE, modules, _older, _TRANSFORMATION_HOOKS)


_DIALECT = ("triton", "Dialect")
_NVIDIA = ("third_party", "nvidia", "include", "Dialect")
_AMD = ("third_party", "amd", "include", "Dialect")
_PROTON = ("third_party", "proton", "Dialect", "include", "Dialect")

TT = _package("tt", (*_DIALECT, "Triton", "IR", "TritonOps.td"), older="TritonBlockPointers.td")
TTG = _package("ttg", (*_DIALECT, "TritonGPU", "IR", "TritonGPUOps.td"))
TTNG = _package("ttng", (*_DIALECT, "TritonNvidiaGPU", "IR", "TritonNvidiaGPUOps.td"), *_NVIDIA_HOOKS)
TTI = _package("tti", (*_DIALECT, "TritonInstrument", "IR", "TritonInstrumentOps.td"), "verify_instrument")
GLUON = _package("gluon", (*_DIALECT, "Gluon", "IR", "GluonOps.td"), "verify_others")
NVG = _package("nvg", (*_NVIDIA, "NVGPU", "IR", "NVGPUOps.td"))
NVWS = _package("nvws", (*_NVIDIA, "NVWS", "IR", "NVWSOps.td"), *_NVIDIA_HOOKS)
AMDG = _package(
    "amdg", (*_AMD, "TritonAMDGPU", "IR", "TritonAMDGPUOps.td"), *_AMD_HOOKS, older="TritonAMDGPUHints.td"
)
PROTON = _package("proton", (*_PROTON, "Proton", "IR", "ProtonOps.td"))
PROTON_GPU = _package("proton_gpu", (*_PROTON, "ProtonGPU", "IR", "ProtonGPUOps.td"), "verify_others")
