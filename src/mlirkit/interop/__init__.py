"""Where MLIR's values meet other libraries' objects; the only room that imports those libraries.

    numpy                               arrays of elements, and elements of arrays
    constants weights_file              the constants of a module, and files of them
    jax                                 JAX on mlirkit, a package of its own
"""
