"""Numbers in custom ids: short, and made of letters and digits only."""

_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


def base36(number: int) -> str:
    """Return a number of zero or more in base 36, which ``int(text, 36)`` reads back."""
    digits = ""
    while number:
        number, digit = divmod(number, 36)
        digits = _DIGITS[digit] + digits
    return digits or "0"
