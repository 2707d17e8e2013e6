"""Services for all rooms that know nothing of MLIR's IR: source buffers, diagnostics, caches, locks.

    source diagnostics                  named text with lines and columns, and what is wrong with it
    file_format                         files that are not MLIR
    gc_pause fresh_stack                bulk work without the collector, recursion beyond one stack
    exclusive                           what is made once, by one thread at a time
    mapped_file                         files as bytes, large ones without reading them
    content_cache                       on disk: what was computed from files
    entry_points                        what installed distributions declare
    late_regex                          regular expressions that most commands never use
    limits                              of output, for those who lift them
    packed_folder text_compression      folders that a wheel has as archives, and how these are compressed
    build                               plain Python, or compiled
    abstract_classes                    compiled classes that derive from abstract ones
"""
