"""Conversion of modules between dialects and between the versions of one: stablehlo and vhlo, pdl, scf.

    portable_artifact                   files of a StableHLO release, both ways
    stablehlo_to_vhlo vhlo_to_stablehlo one dialect to the other, over replace_operation and dialect_casts
    vhlo_mapping                        which name stands for which: facts
    vhlo_attributes vhlo_values         which attribute and which type stands for which
    vhlo_release vhlo_versions          vhlo of one release as that of another, and the facts it goes by
    pdl_to_pdl_interp                   patterns as a matcher and rewriters
    scf_to_cf                           loops and conditions as blocks and branches

`MODULES` says where the pass with an argument is; modules are imported when the pass is asked for.
"""

from __future__ import annotations

from typing import Final

MODULES: Final[dict[str, str]] = {
    "convert-pdl-to-pdl-interp": "mlirkit.conversion.pdl_to_pdl_interp.conversion_pass",
    "convert-scf-to-cf": "mlirkit.conversion.scf_to_cf",
}
