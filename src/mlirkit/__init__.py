"""MLIR in Python: read, verify, edit, define, print and write MLIR as the reference tools do."""
