"""Conversions between MLIR's values and other libraries' objects; only this room imports these libraries.

    numpy                               arrays of elements, and elements of arrays
    constants weights_file              the constants of a module, and files of them
    jax                                 JAX on mlirkit (a package)
"""
