"""Dots and boxes, a game without options for two to four players, who may act several times in a row."""
