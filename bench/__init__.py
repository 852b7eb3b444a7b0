"""Speed of the rules, beside other engines, measured in one run: `python -m bench`."""
