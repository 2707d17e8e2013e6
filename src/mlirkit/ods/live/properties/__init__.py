"""Native properties, attributes and plain Python values.

    property_codec                      properties from and to Python values and attributes
    property_layout                     their layout in bytecode
    property_conversions                attributes in text converted to properties
    written_attributes                  inherent attributes in the generic form
    conversions                         attributes from and to Python values
"""
