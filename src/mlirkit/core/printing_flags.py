"""The options of printing: `OpPrintingFlags`, and mlir-opt's `--mlir-print-*` flags."""

from __future__ import annotations


class OpPrintingFlags:
    """Printing options; the defaults are mlir-opt's.

    A plain class, because everything imports it: a dataclass would import `inspect` and its dependencies.
    """

    __slots__ = (
        "assume_verified",
        "debug_info",
        "generic_op_form",
        "large_elements_hex_limit",
        "large_elements_limit",
        "large_resource_limit",
        "local_scope",
        "pretty_debug_info",
        "skip_regions",
        "unique_ssa_ids",
        "use_name_loc_as_prefix",
        "value_users",
    )

    def __init__(
        self,
        large_elements_limit: int | None = None,
        large_elements_hex_limit: int = 100,
        large_resource_limit: int | None = None,
        debug_info: bool = False,
        pretty_debug_info: bool = False,
        generic_op_form: bool = False,
        local_scope: bool = False,
        skip_regions: bool = False,
        unique_ssa_ids: bool = False,
        value_users: bool = False,
        use_name_loc_as_prefix: bool = False,
        assume_verified: bool = False,
    ) -> None:
        # Elide elements attributes with more elements than this (`--mlir-elide-elementsattrs-if-larger`).
        self.large_elements_limit = large_elements_limit
        # Print more elements than this as hex; -1 never
        # (`--mlir-print-elementsattrs-with-hex-if-larger`).
        self.large_elements_hex_limit = large_elements_hex_limit
        # Elide resource strings longer than this (`--mlir-elide-resource-strings-if-larger`).
        self.large_resource_limit = large_resource_limit
        self.debug_info = debug_info
        self.pretty_debug_info = pretty_debug_info
        self.generic_op_form = generic_op_form
        self.local_scope = local_scope
        self.skip_regions = skip_regions
        self.unique_ssa_ids = unique_ssa_ids
        self.value_users = value_users
        self.use_name_loc_as_prefix = use_name_loc_as_prefix
        self.assume_verified = assume_verified

    def for_diagnostics(self) -> OpPrintingFlags:
        """A copy for operations in messages: generic form, local scope, no large elements."""
        flags = self.in_generic_form()
        flags.local_scope = True
        flags.large_elements_limit = 16
        return flags

    def in_local_scope(self) -> OpPrintingFlags:
        """A copy with local scope."""
        flags = self.copy()
        flags.local_scope = True
        return flags

    def in_generic_form(self) -> OpPrintingFlags:
        """A copy with the generic form."""
        flags = self.copy()
        flags.generic_op_form = True
        return flags

    def copy(self) -> OpPrintingFlags:
        """A copy of the flags."""
        return OpPrintingFlags(
            self.large_elements_limit,
            self.large_elements_hex_limit,
            self.large_resource_limit,
            self.debug_info,
            self.pretty_debug_info,
            self.generic_op_form,
            self.local_scope,
            self.skip_regions,
            self.unique_ssa_ids,
            self.value_users,
            self.use_name_loc_as_prefix,
            self.assume_verified,
        )
