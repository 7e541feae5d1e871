// Apple's module name, so that unmodified source compiles.
@_exported import Foundation
@_exported import struct SkerryActivities.LocalizedStringResource
@_exported import SkerryIntents
@_exported import SkerryWidgets
