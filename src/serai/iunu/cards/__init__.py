"""The cards of IUNU: a class for each caste. Afterlife cards differ only in numbers: rows of the edition."""
