"""What the cogs share: replies, components, layouts, checks."""
