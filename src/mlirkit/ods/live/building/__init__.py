"""Making operations and values.

    constructors constructor        the constructors of classes
    op_builder direct_builder       the state of an operation from arguments; compiled for the common case
    custom_builders                 builders that definitions declare
    value_builder                   functions that build an operation and return its results
"""
