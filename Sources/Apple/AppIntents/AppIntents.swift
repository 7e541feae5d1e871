// Apple's module name, so that unmodified source compiles.
#if Foundation
  @_exported import Foundation
#else
  @_exported import FoundationEssentials
#endif
@_exported import struct SkerryBasics.LocalizedStringResource
@_exported import SkerryIntents
@_exported import SkerryWidgets
