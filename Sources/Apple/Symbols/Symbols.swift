// Apple's module name, so that unmodified source compiles: effects of symbols, which stand still here.
@_exported import SkerryViews
