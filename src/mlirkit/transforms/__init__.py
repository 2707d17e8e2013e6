"""Passes that do not depend on a dialect.

    canonicalize                    folds operations and applies their canonicalization patterns
    cse                             replaces operations by equal ones that dominate them, erases dead ones
    bubble_down_memory_space_casts  moves casts of memory spaces behind the operations that read them
    mem2reg sroa                    promotes memory slots to values, or splits them
    reconcile_unrealized_casts      removes casts that undo each other
    remove_dead_values              removes values that no visible effect depends on
    sccp                            propagates constants
    symbol_dce                      erases symbols without references
    control_flow_sink               moves operations into the only region that needs them
    inline inlining                 replaces calls by the bodies of functions
    region_isolation                makes regions use no value from outside
    loop_invariant_code_motion      moves operations out of loops
    loop_invariant_subset_hoisting  moves extractions of parts of tensors before loops, insertions behind them
    symbol_privatize                makes public symbols private
    topological_sort                sorts graph regions, definitions before uses
    strip_debug_info location_snapshot              locations
    generate_runtime_verification   inserts checks that run with the program
    composite_fixed_point           runs a pipeline until nothing changes
    print_ir print_op_stats view_op_graph           print an operation as text, counts and graph

Each file has the name of its pass.

`MODULES` maps arguments of passes to modules; modules are imported at the first lookup of their pass.
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
