// Apple's module name, so that unmodified source compiles.
@_exported import SkerryActivities
@_exported import struct SkerryBasics.LocalizedStringResource
