"""The core computes: findings go in, texts come out. Read `turn.py` first."""
