"""Reading bytecode: one file per section or concern.

    module                              the pipeline, top to bottom
    sections strings dialects resources properties attr_types ir        the sections
    entry_table entry_reader            offsets of entries, and their lazy decoding
    points locations frequent_values    locations, and frequent attributes, in place
    frames op_properties use_orders     parts of the IR section: nesting, properties, orders of uses
    positions entry_mentions            properties without a layout, as indices of attributes

Mirror: bytecode/writer/, with the same file names.  Only the reader is lazy: it decodes table entries,
and bodies of isolated operations (ir.py), on first use.
"""
