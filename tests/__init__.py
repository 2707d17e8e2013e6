"""Tests, in folders that mirror the rooms of `src/mlirkit`."""

import os

# A reference tool that crashes would symbolize its stack for seconds; tests need only its status.
os.environ.setdefault("LLVM_DISABLE_SYMBOLIZATION", "1")
