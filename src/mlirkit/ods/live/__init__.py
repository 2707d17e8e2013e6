"""Live dialects: the model becomes Python classes that parse, print, verify and build operations."""
