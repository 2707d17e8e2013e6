"""Analyses: facts about operations, values and blocks, computed without changing the IR.

call_graph                  who calls whom
data_flow                   states of values and blocks, and the solver that widens them
dead_code                   what control reaches, and where from
sparse_lattice sparse_analysis              what is known of values, and follows from others
sparse_backward_analysis        what is known of values, and follows from what becomes of them
dense_analysis dense_backward_analysis      what is known at a point, and follows from those before or behind
liveness                        which values something depends on that can be seen
slices                      what a value goes into, and what it comes from
program_order               operations, those that dominate others first, or define what others use
block_liveness              which values blocks and operations still need
loops                       blocks that branches lead back to
reductions                  carried values that something is combined with
alias_analysis              whether values refer to the same memory, and what operations do to it
constants sparse_constant_propagation       which are constants
int_ranges                      in which ranges integers are
value_sums                      by how much indices differ
"""
