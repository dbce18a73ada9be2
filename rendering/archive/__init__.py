"""Files made from a whole match: its clip, its page, the picture of its review."""
