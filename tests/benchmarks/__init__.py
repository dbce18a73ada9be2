"""The budgets, measured: ``uv run --group bench python -m tests.benchmarks`` prints a table of ratios.

Each row times two things in turns in one run, so that a slow machine slows both. Nothing here fails a test
run on time: ``test_quick.py`` only proves that every row can be measured.
"""
