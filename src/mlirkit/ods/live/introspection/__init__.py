"""Descriptions of live classes for `help()`, tools and stubs.

    python_classes      the description of a class
    python_types        the Python types of parts
    signatures          the signatures of constructors
"""
