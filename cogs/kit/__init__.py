"""What every cog uses: answers, pictures, permissions, forms, buttons that belong to no match."""
