"""Databases of earlier schemas, full of matches that are not over, and what an upgrade makes of them."""
