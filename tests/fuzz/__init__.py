"""Fuzzing: random and mutated inputs of every kind, judged by laws and, for a sample, by the reference tools.

    kind        a kind of input: a generator, the laws, the reference
    kinds/      one module per kind, each with its `KIND`
    mutations   changes of bytes, tokens and sections that the generators of several kinds use
    limits      the time and memory that one input may take
    worker      a process that judges inputs, and its handle, which outlives crashes and hangs of the process
    campaign    all kinds for a given time on several workers, and what was found
    minimize    an input that fails in the same way and is as small as it gets
    corpus/     every input that failed once, by kind; test_corpus.py judges them again

`scripts/fuzz` is the command (`__main__`); docs/fuzzing.md shows how to use it.
"""
