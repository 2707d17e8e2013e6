"""Analyses: what holds at a place, found without changing anything."""
