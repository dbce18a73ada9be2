"""What ``bot check`` looks at before a start. Nothing here changes anything."""
