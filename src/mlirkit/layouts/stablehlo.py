"""How earlier StableHLO releases laid out the properties of stablehlo's and chlo's operations.

Bytecode of these dialects (not portable artifacts, which are vhlo's) does not say which StableHLO wrote it,
and operations have gained optional attributes.  ADDED says which, and the release that has them first; a
layout without them is what an earlier one wrote.
"""

from __future__ import annotations

from collections.abc import Callable

from mlirkit.bytecode.properties import layout_of
from mlirkit.core.operation_name import OperationName
from mlirkit.core.property_layout import PropertyLayout
from mlirkit.layouts.tables import RELEASES, release_layouts

Version = tuple[int, int, int]

# Operation -> the attribute it gained and the first release with it; none has gained two.
ADDED: dict[str, tuple[str, Version]] = {
    "stablehlo.dot_general": ("algorithm", (1, 6, 0)),
    "stablehlo.exponential": ("result_accuracy", (1, 9, 0)),
    **{
        f"stablehlo.{name}": ("result_accuracy", (1, 10, 0))
        for name in (
            "cbrt",
            "cosine",
            "exponential_minus_one",
            "log",
            "log_plus_one",
            "logistic",
            "rsqrt",
            "sine",
            "sqrt",
            "tan",
            "tanh",
        )
    },
    "stablehlo.send": ("source_target_pairs", (1, 12, 0)),
    "stablehlo.recv": ("source_target_pairs", (1, 12, 0)),
    "stablehlo.custom_call": ("result_tilings", (1, 18, 0)),
    "chlo.top_k": ("is_stable", (1, 18, 0)),
    "stablehlo.collective_broadcast": ("has_dynamic_root", (1, 20, 0)),
}


# sdy's operations, which have no definitions here: their attributes, `?` for optional ones.
_SDY = {
    "all_gather": "gathering_axes out_sharding",
    "all_reduce": "out_sharding reduction_axes",
    "all_slice": "out_sharding slicing_axes",
    "all_to_all": "out_sharding params",
    "collective_permute": "out_sharding",
    "constant": "value",
    "data_flow_edge": "sharding?",
    "manual_computation": "in_shardings manual_axes out_shardings",
    "mesh": "mesh sym_name",
    "named_computation": "in_shardings? name out_shardings?",
    "propagation_barrier": "allowed_direction",
    "reduce_scatter": "out_sharding reduce_scatter_axes",
    "reshard": "sharding",
    "sharding_constraint": "sharding",
    "sharding_group": "group_id",
}
SDY_LAYOUTS: dict[str, PropertyLayout] = {
    f"sdy.{name}": PropertyLayout([(each.rstrip("?"), each.endswith("?")) for each in names.split()])
    for name, names in _SDY.items()
}


def earlier_layout(name: str, own: PropertyLayout | None) -> PropertyLayout | None:
    """The layout without what the operation gained; None if it gained nothing."""
    added = ADDED.get(name)
    if added is None or own is None:
        return None
    attributes = [each for each in own.attributes if each[0] != added[0]]
    declared = [each for each in own.declared if each != added[0]]
    return PropertyLayout(attributes, own.native, own.operand_segments, own.result_segments, declared)


def layouts_of_release(release: Version) -> Callable[[OperationName], PropertyLayout | None]:
    """How a StableHLO release lays out properties, for `write_bytecode`."""

    def layouts(info: OperationName) -> PropertyLayout | None:
        own = layout_of(info) or SDY_LAYOUTS.get(info.name)
        added = ADDED.get(info.name)
        if added is None or release >= added[1]:
            return own
        return earlier_layout(info.name, own)

    return layouts


def layouts_beside_vhlo(release: Version) -> Callable[[OperationName], PropertyLayout | None]:
    """How a StableHLO release, built with the newest LLVM, lays out what stands beside vhlo."""
    own = layouts_of_release(release)
    return lambda info: release_layouts(RELEASES[-1]).get(info.name) or own(info)
