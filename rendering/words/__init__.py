"""What pictures say: names, limits, legends, sections of the rules, entries to look up."""
