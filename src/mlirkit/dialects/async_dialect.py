"""The async dialect's face under a name that Python can import, as upstream's bindings have it."""

from mlirkit.dialects.face import face

__getattr__, __dir__ = face("async")
