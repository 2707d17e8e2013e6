"""Hooks of the llvm dialect, whose definitions come from an installed MLIR."""
