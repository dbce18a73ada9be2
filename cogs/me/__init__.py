"""What belongs to one user: preferences, notifications, absences, their own data.

It may import from ``archive``, ``table``, ``board`` and ``kit``.
"""
