"""How IR is printed: the options of `OpPrintingFlags` and of mlir-opt's `--mlir-print-*` flags."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class OpPrintingFlags:
    """Printing options; the defaults are mlir-opt's."""

    large_elements_limit: int | None = None
    """Elide elements attributes with more elements than this (`--mlir-elide-elementsattrs-if-larger`)."""
    large_elements_hex_limit: int = 100
    """Print more elements than this as hex; -1 never (`--mlir-print-elementsattrs-with-hex-if-larger`)."""
    large_resource_limit: int | None = None
    """Elide resource strings longer than this (`--mlir-elide-resource-strings-if-larger`)."""
    debug_info: bool = False
    pretty_debug_info: bool = False
    generic_op_form: bool = False
    local_scope: bool = False
    skip_regions: bool = False
    unique_ssa_ids: bool = False
    value_users: bool = False
    use_name_loc_as_prefix: bool = False
    assume_verified: bool = False
