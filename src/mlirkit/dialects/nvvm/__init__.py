"""Hooks of the nvvm dialect, whose definitions come from an installed MLIR."""
