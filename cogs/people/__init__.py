"""People on Discord: profiles of users, and the rankings and records of servers.

It may import from ``archive``, ``server``, ``table``, ``board`` and ``kit``.
"""
