"""Analyses: what holds at a place, found without changing anything.

    call_graph                  who calls whom
    data_flow                   states of values and blocks, and the solver that widens them
    dead_code                   what control reaches, and where from
    sparse_lattice sparse_analysis              what is known of values, and follows from others
    slices                      what a value goes into
    constants sparse_constant_propagation       which are constants
"""
