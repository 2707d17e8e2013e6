"""Where MLIR's values meet other libraries' objects; the only room that imports those libraries."""
