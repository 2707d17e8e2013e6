"""The memref dialect's face, and its hooks: what its definitions cannot say."""

from __future__ import annotations

from typing import Any

from mlirkit.dialects.face import face_attribute, face_names


def __getattr__(name: str) -> Any:
    return face_attribute("memref", name)


def __dir__() -> list[str]:
    return face_names("memref")
