"""Hooks of the pdl_interp dialect, whose definitions come from an installed MLIR."""
