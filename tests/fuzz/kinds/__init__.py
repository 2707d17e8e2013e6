"""The kinds of input, a module each:

text definitions td         texts: of MLIR, of dialects (loaded), of the definition language (evaluated)
bytecode envelopes weights  files: of bytecode, of jax.export, of arrays
options                     command lines with the file they are about
api                         sequences of calls in Python
threads interrupts          texts, for processes of their own
"""

from __future__ import annotations

from typing import Final

KINDS: Final = ("text", "bytecode", "td", "definitions", "weights", "envelopes", "options", "api", "threads", "interrupts")


def module_of(name: str) -> str:
    """The module that defines a kind."""
    return f"{__name__}.{name}"
