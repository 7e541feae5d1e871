// Apple's module name, so that unmodified source compiles: publishers that hand their values on at once, on the thread on
// which they get them. What goes on in time (delays, debouncing, schedulers) hands on at once, too.
#if Foundation
  @_exported import Foundation
#else
  @_exported import FoundationEssentials
#endif
@_exported import protocol SkerryViews.ObservableObject
@_exported import struct SkerryViews.Published
