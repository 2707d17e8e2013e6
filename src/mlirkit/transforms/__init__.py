"""Passes that know no dialect.

    cse                             what repeats something that dominates it goes, and what is dead
    symbol_dce                      symbols go that nothing refers to
    control_flow_sink               into the only region that needs it
    loop_invariant_code_motion      out of the loop
    print_ir                        the operation as text

Each file has the name of its pass.

`MODULES` says where the pass with an argument is; modules are imported when the pass is asked for.
"""

from __future__ import annotations

from typing import Final

MODULES: Final[dict[str, str]] = {
    "control-flow-sink": "mlirkit.transforms.control_flow_sink",
    "cse": "mlirkit.transforms.cse",
    "loop-invariant-code-motion": "mlirkit.transforms.loop_invariant_code_motion",
    "print-ir": "mlirkit.transforms.print_ir",
    "symbol-dce": "mlirkit.transforms.symbol_dce",
}
