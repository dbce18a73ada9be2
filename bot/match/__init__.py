"""The domain: matches, what changes them, and what follows; without database, Discord or clock."""
