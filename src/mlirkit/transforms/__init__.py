"""Passes that know no dialect.

    print_ir                    print-ir: the operation as text

`MODULES` says where the pass with an argument is; modules are imported when the pass is asked for.
"""

from __future__ import annotations

from typing import Final

MODULES: Final[dict[str, str]] = {
    "print-ir": "mlirkit.transforms.print_ir",
}
