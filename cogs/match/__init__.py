"""What users can do in a match beside playing: clocks, computers, the log, resigning, the coach."""
