"""Upstream's module of the passes of linalg, which importing it registers; here they are known by name."""
