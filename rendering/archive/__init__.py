"""What is made of a whole match: its clip, its page, the curve of its review."""
