// Apple's module name, so that unmodified source compiles.
@_exported import SkerryWidgets
