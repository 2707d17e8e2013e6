"""Reading bytecode: one file per section or concern.

    module                              the pipeline, top to bottom
    sections strings dialects resources properties attr_types ir        the sections
    entry_table entry_reader            where entries are, and decoding them when they are asked for
    points locations                    locations read where they are
    frames op_properties use_orders     what the IR section needs: nesting, properties, orders of uses
    positions entry_mentions            properties without a layout, as indices of attributes

Mirror: bytecode/writer/, with the same file names; reader only are the entries' lazy table and the bodies
that ir.py decodes when they are touched.
"""
