"""Hooks of the irdl dialect, whose definitions come from an installed MLIR."""
