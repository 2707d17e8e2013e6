"""Types and attributes of spirv that upstream defines in C++: text, members, copies, and upstream's definitions."""

from __future__ import annotations

import pickle
import shutil
from pathlib import Path

import pytest

from mlirkit import ir
from mlirkit.core.context import Context
from mlirkit.dialects import spirv
from mlirkit.dialects.loading import register_include_dirs
from mlirkit.ods.shipped_folder import shipped_folder

F32 = ir.F32Type.get()
IMAGE = "!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>"

VALUES: list[tuple[str, str, dict[str, object]]] = [
    (
        "!spirv.ptr<f32, Uniform>",
        "PointerType",
        {"pointee_type": F32, "storage_class": spirv.StorageClass.Uniform},
    ),
    (
        "!spirv.array<4 x f32, stride=16>",
        "ArrayType",
        {"element_type": F32, "num_elements": 4, "array_stride": 16},
    ),
    ("!spirv.rtarray<f32>", "RuntimeArrayType", {"element_type": F32, "array_stride": 0}),
    (
        "!spirv.matrix<3 x vector<2xf32>>",
        "MatrixType",
        {"num_columns": 3, "num_rows": 2, "element_type": F32, "num_elements": 6},
    ),
    (
        "!spirv.coopmatrix<8x16xf32, Subgroup, MatrixA>",
        "CooperativeMatrixType",
        {"shape": (8, 16), "rank": 2, "num_elements": 128, "scope": spirv.Scope.Subgroup},
    ),
    ("!spirv.arm.tensor<2x3xf32>", "TensorArmType", {"shape": (2, 3), "has_rank": True, "has_static_shape": True}),
    ("!spirv.arm.tensor<*xf32>", "TensorArmType", {"shape": (), "has_rank": False, "has_static_shape": False}),
    (IMAGE, "ImageType", {"dim": spirv.Dim.Dim2D, "image_format": spirv.ImageFormat.Rgba8}),
    (f"!spirv.sampled_image<{IMAGE}>", "SampledImageType", {}),
    (
        "!spirv.struct<(f32 [0, NonWritable], i32 [4]), Block>",
        "StructType",
        {"identifier": "", "is_identified": False, "num_elements": 2, "offsets": (0, 4)},
    ),
    (
        "!spirv.struct<a, (!spirv.ptr<!spirv.struct<a>, StorageBuffer>)>",
        "StructType",
        {"identifier": "a", "is_identified": True, "has_body": True},
    ),
    (
        "#spirv.vce<v1.3, [Shader], [SPV_KHR_16bit_storage]>",
        "VerCapExtAttr",
        {"capabilities": (spirv.Capability.Shader,)},
    ),
    (
        "#spirv.interface_var_abi<(1, 2), Uniform>",
        "InterfaceVarABIAttr",
        {"descriptor_set": 1, "binding": 2, "storage_class": spirv.StorageClass.Uniform},
    ),
    ("#spirv.interface_var_abi<(1, 2)>", "InterfaceVarABIAttr", {"storage_class": None}),
    (
        "#spirv.target_env<#spirv.vce<v1.0, [], []>, api=Vulkan, AMD:DiscreteGPU:7, #spirv.resource_limits<>>",
        "TargetEnvAttr",
        {"client_api": spirv.ClientAPI.Vulkan, "vendor_id": spirv.Vendor.AMD, "device_id": 7},
    ),
]


def check(text: str, cls: str, members: dict[str, object], context: Context) -> None:
    kind = ir.Type if text[0] == "!" else ir.Attribute
    value = kind.parse(text, context)
    with context:
        assert str(value) == text
        assert pickle.loads(pickle.dumps(value)) == value
    assert value.__class__.__name__ == cls
    for name, member in members.items():
        assert getattr(value, name) == member, name


@pytest.mark.parametrize(("text", "cls", "members"), VALUES)
def test_values(text: str, cls: str, members: dict[str, object]) -> None:
    check(text, cls, members, Context())
    assert getattr(spirv, cls).__name__ == cls


@pytest.mark.parametrize(("text", "cls", "members"), VALUES)
def test_upstream_definitions(text: str, cls: str, members: dict[str, object], tmp_path: Path) -> None:
    """A folder without a file for them, as upstream's are, leaves them as they ship."""
    folder = "mlir/Dialect/SPIRV/IR"
    shutil.copytree(Path(shipped_folder(), folder), tmp_path / folder)
    (tmp_path / folder / "SPIRVTypes.td").unlink()
    context = Context()
    register_include_dirs(context, [tmp_path])
    check(text, cls, members, context)


def test_member_of_recursive_structure() -> None:
    """A member is the type with the structure in place of its name."""
    with Context():
        type = ir.Type.parse("!spirv.struct<a, (!spirv.ptr<!spirv.struct<a>, StorageBuffer>)>")
        assert type.element_type(0).pointee_type == type
