"""The checks of ``bot check``, which change nothing, and its visit to a server (`live.py`)."""
