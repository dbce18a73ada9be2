"""How users learn: help, rules, lessons."""
