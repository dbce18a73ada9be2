"""What ``bot check`` looks at before a start without a change, and its visit to a server, see `live.py`."""
