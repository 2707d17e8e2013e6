"""Services for all rooms that are independent of MLIR's IR: source buffers, diagnostics, caches, locks.

    source diagnostics                  named text with lines and columns, and errors in it
    file_format                         files that are not MLIR
    gc_pause fresh_stack                bulk work without the collector, recursion beyond one stack
    exclusive                           objects that are made once, by one thread at a time
    mapped_file                         files as bytes, large ones without reading them
    content_cache                       results computed from files, on disk
    entry_points                        entry points of installed distributions
    late_regex                          regular expressions that most commands never use
    limits                              limits of output, which users may lift
    packed_folder text_compression      folders that a wheel has as archives, and their compression
    build                               plain Python, or compiled
    abstract_classes                    compiled classes that derive from abstract ones
"""
