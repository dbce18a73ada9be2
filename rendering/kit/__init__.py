"""Shapes and materials that every picture is made of. It knows no game and no text."""
