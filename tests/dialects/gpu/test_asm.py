"""Text of gpu.launch that conformance tests cannot compare: MLIR's locations of unnamed arguments are undefined."""

from __future__ import annotations

import mlirkit

LAUNCH = """\
func.func @f(%n: index) {{
  gpu.launch blocks({names}) in (%i = %n, %j = %n, %k = %n) threads(%u, %v, %w) in (%l = %n, %m = %n, %o = %n) {{
    gpu.terminator
  }}
  return
}}
"""


def test_a_position_may_lack_a_name() -> None:
    """mlir-opt 22 prints the same text for both."""
    three, two = (str(mlirkit.parse(LAUNCH.format(names=names))) for names in ("%a, %b, %c", "%a, %b"))
    assert two == three
