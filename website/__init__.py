"""The documentation as a site: `python -m website FOLDER` builds it (see build.py)."""
