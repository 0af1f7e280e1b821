"""What the keeper sees and touches, in Kivy; what it says comes from hotels.views."""
