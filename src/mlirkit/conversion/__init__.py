"""Conversions of modules: between dialects, and between versions of one dialect.

    portable_artifact                   files of a StableHLO release, in both directions
    stablehlo_to_vhlo vhlo_to_stablehlo conversion by replace_operation and dialect_casts
    vhlo_mapping                        tables of corresponding names
    vhlo_attributes vhlo_values         conversion of attributes and types
    vhlo_release vhlo_versions          conversion between releases of vhlo, and its tables
    pdl_to_pdl_interp                   patterns as a matcher and rewriters
    scf_to_cf                           loops and conditions as blocks and branches

`MODULES` maps arguments of passes to modules; modules are imported at the first lookup of their pass.
"""

from __future__ import annotations

from typing import Final

MODULES: Final[dict[str, str]] = {
    "convert-pdl-to-pdl-interp": "mlirkit.conversion.pdl_to_pdl_interp.conversion_pass",
    "convert-scf-to-cf": "mlirkit.conversion.scf_to_cf",
}
