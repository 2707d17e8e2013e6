"""Conversion of modules between dialects and between the versions of one."""
