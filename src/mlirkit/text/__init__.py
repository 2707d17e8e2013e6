"""MLIR's textual form: tokens.py and lexer.py here, reading in parser/, writing in printer/."""
