"""The words that cross the border. `messages.py` is the law; both sides are checked against it."""
