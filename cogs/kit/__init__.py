"""What every cog uses: answers, pictures, permissions, forms, buttons that belong to no match.

It imports from no other room of the cogs.
"""
