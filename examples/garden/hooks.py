"""Hooks in place of the C++ of the garden's definitions."""

from typing import Any

from mlirkit.ods.live.hooks import verifier


@verifier("shed.store")
def verify_store(op: Any) -> None:
    """Refuse plants that no operation waters."""
    if not any(use.owner.name == "garden.water" for use in op.plant.uses):
        raise op.op_error("stores a plant that nobody has watered")
