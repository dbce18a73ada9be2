"""Words for pictures and texts: names, limits, legends, sections of the rules, entries to look up."""
