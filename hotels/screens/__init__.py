"""What the keeper sees and touches; beside hotels.app the only place that knows Kivy."""
