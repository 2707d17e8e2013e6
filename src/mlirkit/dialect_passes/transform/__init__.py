"""Passes that apply and analyze scripts of the transform dialect.

interpreter                     applying a script, loading libraries of scripts
infer_effects                   whether arguments of sequences are consumed
payload_steps                   transforms that rewrite the payload by patterns and passes
conversion_steps                transforms that rewrite the payload by conversions
loop_steps                      transforms of loops
tiling_steps                    transforms that tile
dlti_steps                      queries of layouts and devices by keys
pdl_steps                       transforms that match patterns of pdl and definitions of irdl

`load_steps` registers all transforms, of dialects/transform and of this package.
"""

from __future__ import annotations


def load_steps() -> None:
    """Import the modules that register transforms."""
    import mlirkit.dialect_passes.transform.conversion_steps
    import mlirkit.dialect_passes.transform.dlti_steps
    import mlirkit.dialect_passes.transform.loop_steps
    import mlirkit.dialect_passes.transform.pdl_steps
    import mlirkit.dialect_passes.transform.tiling_steps
    import mlirkit.dialects.transform.matching  # noqa: F401
