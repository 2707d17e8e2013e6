"""Upstream's module of the passes of async, which importing it registers; here they are known by name."""
