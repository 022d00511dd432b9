"""The tray icon: how the daemon is, at a glance, and the four things one may want of it."""
