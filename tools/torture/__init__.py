"""The torture: the real program, with whatever can go wrong going wrong beneath it."""
