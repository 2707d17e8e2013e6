"""Portable artifacts of modules, as in upstream's bindings of StableHLO.

    stablehlo.serialize_portable_artifact(module, "1.0.0")       bytes that this release can read
    stablehlo.deserialize_portable_artifact(context, artifact)   a module of stablehlo

The conversions are in `mlirkit.conversion`.
"""

from __future__ import annotations

from enum import Enum
from io import BytesIO

from mlirkit.builtin.ops import ModuleOp
from mlirkit.core.context import Context, current_context
from mlirkit.core.upcalls import (
    artifact_versions,
    compatible_artifact_version,
    deserialize_artifact,
    serialize_artifact,
)
from mlirkit.ods.live.hooks import face_function


@face_function("stablehlo", "register_dialect")
def register_dialect(context: Context | None, load: bool = True) -> None:
    """Load the dialect; contexts also load it on demand."""
    if load:
        current_context(context).dialect("stablehlo")


@face_function("stablehlo", "serialize_portable_artifact")
def serialize_portable_artifact(module: ModuleOp, target: str, allow_other_dialects: bool = False) -> bytes:
    """Serialize a module of stablehlo for release `target` ("1.0.0"); MLIRError if it cannot be expressed."""
    return serialize_artifact(module, target, allow_other_dialects)


@face_function("stablehlo", "serialize_portable_artifact_str")
def serialize_portable_artifact_str(module_str: str | bytes, target_version: str) -> bytes:
    """As `serialize_portable_artifact`, for a module given as text or bytecode."""
    return serialize_artifact(ModuleOp.parse(module_str, context=Context()), target_version, False)


@face_function("stablehlo", "deserialize_portable_artifact")
def deserialize_portable_artifact(context: Context | None, artifact: bytes | bytearray) -> ModuleOp:
    """The stablehlo module of an artifact of any release; MLIRError if it contains none."""
    module: ModuleOp = ModuleOp.parse(bytes(artifact), context=context)
    deserialize_artifact(module)
    return module


@face_function("stablehlo", "deserialize_portable_artifact_str")
def deserialize_portable_artifact_str(artifact_str: bytes) -> bytes:
    """As `deserialize_portable_artifact`, returning bytecode."""
    stream = BytesIO()
    deserialize_portable_artifact(Context(), artifact_str).write_bytecode(stream)
    return stream.getvalue()


class StablehloCompatibilityRequirement(Enum):
    """The age of readers that must be able to read an artifact."""

    NONE = 0
    WEEK_4 = 1
    WEEK_12 = 2
    MAX = 3


face_function("stablehlo", "StablehloCompatibilityRequirement")(StablehloCompatibilityRequirement)


@face_function("stablehlo", "get_version_from_compatibility_requirement")
def get_version_from_compatibility_requirement(requirement: StablehloCompatibilityRequirement) -> str:
    """The release to write artifacts for, so that readers of that age can read them."""
    return compatible_artifact_version(requirement.name)


@face_function("stablehlo", "get_current_version")
def get_current_version() -> str:
    """The newest release that artifacts are written for."""
    return artifact_versions()[1]


@face_function("stablehlo", "get_minimum_version")
def get_minimum_version() -> str:
    """The oldest release that artifacts are written for."""
    return artifact_versions()[0]
