"""Dates: read and written in every common layout, grouped in classes, enciphered or translated."""
