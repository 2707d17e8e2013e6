"""Upstream's module of the passes of gpu, which importing it registers; here they are known by name."""
