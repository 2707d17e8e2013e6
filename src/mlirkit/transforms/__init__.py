"""Passes that know no dialect.

    canonicalize                    what folds, and what patterns of operations match
    cse                             what repeats something that dominates it goes, and what is dead
    bubble_down_memory_space_casts  casts of memory spaces move behind what reads them
    mem2reg sroa                    memory becomes values, or is taken apart
    reconcile_unrealized_casts      casts that undo each other go
    remove_dead_values              what nothing that can be seen depends on goes
    sccp                            values that must be constants
    symbol_dce                      symbols go that nothing refers to
    control_flow_sink               into the only region that needs it
    inline inlining                 what functions do takes the place of calls
    region_isolation                regions use nothing from outside any more
    loop_invariant_code_motion      out of the loop
    loop_invariant_subset_hoisting  parts of tensors, taken out in front of the loop and put in behind it
    symbol_privatize                what is visible outside becomes private
    topological_sort                definitions before uses in graph regions
    strip_debug_info location_snapshot              locations
    generate_runtime_verification   what can be checked where the program runs, is
    composite_fixed_point           a pipeline, until nothing changes
    print_ir print_op_stats view_op_graph           what there is, as text, counts and graph

Each file has the name of its pass.

`MODULES` maps arguments of passes to modules; modules are imported when the pass is asked for.
"""

from __future__ import annotations

from typing import Final

MODULES: Final[dict[str, str]] = {
    "bubble-down-memory-space-casts": "mlirkit.transforms.bubble_down_memory_space_casts",
    "canonicalize": "mlirkit.transforms.canonicalize",
    "composite-fixed-point-pass": "mlirkit.transforms.composite_fixed_point",
    "control-flow-sink": "mlirkit.transforms.control_flow_sink",
    "cse": "mlirkit.transforms.cse",
    "generate-runtime-verification": "mlirkit.transforms.generate_runtime_verification",
    "inline": "mlirkit.transforms.inline",
    "loop-invariant-code-motion": "mlirkit.transforms.loop_invariant_code_motion",
    "loop-invariant-subset-hoisting": "mlirkit.transforms.loop_invariant_subset_hoisting",
    "print-ir": "mlirkit.transforms.print_ir",
    "print-op-stats": "mlirkit.transforms.print_op_stats",
    "snapshot-op-locations": "mlirkit.transforms.location_snapshot",
    "strip-debuginfo": "mlirkit.transforms.strip_debug_info",
    "mem2reg": "mlirkit.transforms.mem2reg",
    "reconcile-unrealized-casts": "mlirkit.transforms.reconcile_unrealized_casts",
    "remove-dead-values": "mlirkit.transforms.remove_dead_values",
    "sccp": "mlirkit.transforms.sccp",
    "sroa": "mlirkit.transforms.sroa",
    "symbol-dce": "mlirkit.transforms.symbol_dce",
    "symbol-privatize": "mlirkit.transforms.symbol_privatize",
    "topological-sort": "mlirkit.transforms.topological_sort",
    "view-op-graph": "mlirkit.transforms.view_op_graph",
}
