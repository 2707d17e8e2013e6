"""What the definitions of the garden leave to C++."""

from typing import Any

from mlirkit.ods.live.hooks import verifier


@verifier("shed.store")
def verify_store(op: Any) -> None:
    """Refuse what nobody has watered."""
    if not any(use.owner.name == "garden.water" for use in op.plant.uses):
        raise op.op_error("stores a plant that nobody has watered")
