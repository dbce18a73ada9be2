"""The lobby of a match: where it opens, who sits down, rematches."""
