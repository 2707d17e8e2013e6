"""The sdy dialect (Shardy), as far as JAX's files need it: its attributes; operations stay unregistered."""
