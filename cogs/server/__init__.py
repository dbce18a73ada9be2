"""``/server``: what the owner and the moderators of a server see and change.

It may import from ``table``, ``board`` and ``kit``.
"""
