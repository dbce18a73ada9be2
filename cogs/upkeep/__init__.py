"""Maintenance that no user asks for: emojis, retention, drawing in advance.

It may import from ``kit``.
"""
