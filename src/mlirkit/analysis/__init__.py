"""Analyses: what holds at a place, found without changing anything.

    call_graph                  who calls whom
"""
