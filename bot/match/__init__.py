"""The domain: matches, the commands that change them and what follows; no database, Discord or clock."""
