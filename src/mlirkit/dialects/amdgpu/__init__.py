"""Hooks of the amdgpu dialect, whose definitions come from an installed MLIR."""
