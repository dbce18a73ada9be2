"""Tests of what an installation is made of: the image, the compose file, the units, the page on hosting."""
