"""Analyses: facts about operations, values and blocks, computed without changing the IR.

call_graph                  calls between functions
data_flow                   states of values and blocks, and the solver that widens them
dead_code                   the blocks and edges that control reaches, and their predecessors
sparse_lattice sparse_analysis              states of values, computed from operands
sparse_backward_analysis        states of values, computed from their uses
dense_analysis dense_backward_analysis      states of points, computed from the points before or behind
liveness                    the values that a visible effect depends on
slices                      the transitive users of a value, and its transitive definitions
program_order               operations sorted by dominance, or definitions before uses
block_liveness              the values that are live in blocks and at operations
loops                       natural loops of blocks
reductions                  iteration arguments that are combined with a value in each iteration
alias_analysis              whether values refer to the same memory, and the effects of operations on it
constants sparse_constant_propagation       values that are constants
int_ranges                  ranges of integers
value_sums                  constant differences of indices
"""
