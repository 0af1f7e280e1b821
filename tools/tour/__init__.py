"""The tour: the real program, played with real touches, beside a twin that knows every figure."""
