"""Writing bytecode: module.py is the pipeline, the other files one section or concern each.

The order of everything comes from bytecode/numbering.py.  Mirror: bytecode/reader/, with the same file names.
"""
