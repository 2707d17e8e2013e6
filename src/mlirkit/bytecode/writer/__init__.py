"""Writing bytecode: one file per section or concern.

    module                              the pipeline, top to bottom
    sections strings dialects resources properties attr_types ir        the sections
    recording_writer frequent_values    encoding an entry
    replay                              its bytes, once all numbers are known
    use_orders                          orders of uses, in the IR section

bytecode/numbering.py decides the order of all entries.  Mirror: bytecode/reader/, with the same file names.
"""
