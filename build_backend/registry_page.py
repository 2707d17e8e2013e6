"""The README as registries show it: links to files of the repository lead there from anywhere.

The address of the repository is that of whoever publishes (the environment variable MLIRKIT_SOURCE_URL, which
the release workflow sets).  Without one, as in a build from a checkout, such links become their text.
"""

import os
import re

_LINK = re.compile(r"(!?)\[([^\]\n]*)\]\(([^)\s]+)\)")
_FENCE = re.compile(r"^(```.*?^```$)", re.MULTILINE | re.DOTALL)


def source_url():
    """The address of the repository, without a slash at its end; empty if nobody said."""
    return os.environ.get("MLIRKIT_SOURCE_URL", "").rstrip("/")


def project_urls(url):
    """What the package's metadata say of addresses."""
    if not url:
        return {}
    return {
        "Source": url,
        "Documentation": f"{url}/tree/main/docs",
        "Changelog": f"{url}/blob/main/CHANGELOG.md",
        "Issues": f"{url}/issues",
    }


def registry_readme(text, url, release):
    """`text` with absolute links into the tree that `release` names; code stays as it is."""

    def absolute(match):
        image, label, target = match.groups()
        if re.match(r"[a-z]+:|#", target):
            return match[0]
        return f"{image}[{label}]({url}/blob/{release}/{target})" if url else label

    pieces = _FENCE.split(text)
    # Every second piece is code.
    pieces[::2] = [_LINK.sub(absolute, piece) for piece in pieces[::2]]
    return "".join(pieces)
