"""Hooks of the spirv dialect, whose definitions come from an installed MLIR."""
