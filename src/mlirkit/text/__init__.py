"""MLIR's textual form: tokens and lexer here, reading in parser/, writing in printer/."""
