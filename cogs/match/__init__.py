"""What users can do in a match besides playing: clocks, computers, the log, resigning.

It may import from all rooms but ``help``.
"""
