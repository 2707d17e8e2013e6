"""Passes that apply programs of the transform dialect, and that look at these.

interpreter                     applying a script, loading libraries of scripts
infer_effects                   whether arguments of sequences are consumed
payload_steps                   transforms that rewrite the payload by patterns and passes
conversion_steps                and by conversions
loop_steps                      transforms of loops
tiling_steps                    transforms that tile
dlti_steps                      what layouts and devices say of keys
pdl_steps                       transforms that match patterns of pdl and definitions of irdl

`load_steps` makes all transforms known that are applied: those of dialects/transform and those here.
"""

from __future__ import annotations


def load_steps() -> None:
    """Import what applies transforms."""
    import mlirkit.dialect_passes.transform.conversion_steps
    import mlirkit.dialect_passes.transform.dlti_steps
    import mlirkit.dialect_passes.transform.loop_steps
    import mlirkit.dialect_passes.transform.pdl_steps
    import mlirkit.dialect_passes.transform.tiling_steps
    import mlirkit.dialects.transform.matching  # noqa: F401
