"""Tables, the lobby of a match: where they open, who sits down, rematches.

It may import from ``board`` and ``kit``.
"""
