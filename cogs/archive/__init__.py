"""Looking back at matches: replays, clips, reviews, record files, pages, history.

It may import from ``table``, ``board`` and ``kit``.
"""
