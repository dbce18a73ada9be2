"""The code that the cogs share: replies, components, layouts, checks."""
