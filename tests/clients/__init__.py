"""Programs that were written over upstream's bindings, run on mlirkit: scripts/python-clients."""
