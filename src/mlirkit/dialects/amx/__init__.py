"""Hooks of the amx dialect, whose definitions come from an installed MLIR."""
