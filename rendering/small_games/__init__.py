"""A renderer with defaults for small open games."""
