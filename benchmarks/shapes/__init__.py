"""Programs of the dialects that people use, made by recipes: each module here gives `module(count, seed)`.

`count` is a number of functions (kernels, sequences, layers); the same count and seed give the same text, in
the custom form, which the reference reads.  The functions differ: names, constants, shapes, types and
attributes are drawn anew for each one, with the variety of real programs.
"""
