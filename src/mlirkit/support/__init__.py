"""What every room needs and no room owns: source buffers, diagnostics.  Knows nothing of MLIR's IR."""
