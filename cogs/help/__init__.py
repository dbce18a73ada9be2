"""How users learn: ``/help``, ``/rules`` and ``/learn``.

It may import from all rooms but ``match``.
"""
