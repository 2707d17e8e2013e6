"""What `help()`, tools and stubs show of live classes.

    python_classes      the description of a class
    python_types        the Python types of parts
    signatures          the signatures of constructors
"""
