"""Matches to look back at: replays, clips, reviews, record files, pages, history."""
