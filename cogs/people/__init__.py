"""People on Discord: the profiles of users.

It may import from ``archive``, ``server``, ``table``, ``board`` and ``kit``.
"""
