"""Hooks of the xegpu dialect, whose definitions come from an installed MLIR."""
