"""Shapes and materials from which every picture is made. Nothing here knows a game or a text."""
