"""A pass that mlir-opt has for its own tests of kernels for SPIR-V, as a plugin with equal behaviour.

mlirkit opt --load-pass-plugin=tests/passes/mlir_spirv_passes.py --test-spirv-entry-point-abi ...
"""

from __future__ import annotations

from mlirkit.builtin.attributes import UnitAttr
from mlirkit.builtin.dense import DenseI32ArrayAttr
from mlirkit.dialects.declared import gpu, spirv
from mlirkit.passes.options import Option
from mlirkit.passes.pass_base import Pass
from mlirkit.passes.pass_registry import register_pass

NAMESPACE = "(anonymous namespace)::"
_KERNEL = "gpu.kernel"
_ABI = "spirv.entry_point_abi"
_DIMENSIONS = 3


@register_pass
class TestSpirvEntryPointABIPass(Pass):
    """Attaches the ABI of entry points to kernels."""

    ARGUMENT = "test-spirv-entry-point-abi"
    NAME = NAMESPACE + "TestSpirvEntryPointABIPass"
    OP_NAME = "gpu.module"
    OPTIONS = (
        Option("workgroup-size", int, is_list=True, description="sizes of a workgroup: x, y, z"),
        Option("subgroup-size", int, 0, "size of a subgroup"),
        Option("target-width", int, 0, "width of floating-point instructions"),
    )

    def run(self) -> None:
        sizes: list[int] = [*self.options.workgroup_size][:_DIMENSIONS]
        sizes += [1] * (_DIMENSIONS - len(sizes))
        subgroup_size: int | None = self.options.subgroup_size or None
        target_width: int | None = self.options.target_width or None
        for op in self.operation.regions[0].ops():
            is_kernel = isinstance(op, gpu.GPUFuncOp) and isinstance(op.attribute(_KERNEL), UnitAttr)
            if is_kernel and op.attribute(_ABI) is None:
                abi = spirv.EntryPointABIAttr.get(
                    DenseI32ArrayAttr.get(sizes), subgroup_size, target_width, context=op.context
                )
                op.set_attribute(_ABI, abi)
