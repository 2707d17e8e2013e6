"""Hooks of the wasmssa dialect, whose definitions come from an installed MLIR."""
