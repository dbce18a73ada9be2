"""The messages of a match: its board, the buttons under it, the lines that old boards become.

It may import from ``kit``.
"""
