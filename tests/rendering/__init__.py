"""Tests of the pictures and of the words that go with them."""
