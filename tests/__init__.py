"""Tests, in folders that mirror the rooms of `src/mlirkit`."""

import os

# A reference tool that crashes would describe its stack for seconds; that it crashed is all that tests ask.
os.environ.setdefault("LLVM_DISABLE_SYMBOLIZATION", "1")
