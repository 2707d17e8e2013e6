"""Hooks of the emitc dialect, whose definitions come from an installed MLIR."""
