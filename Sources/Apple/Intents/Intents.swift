// Apple's module name, so that unmodified source compiles: the base of the intents that Xcode makes from a definition file.
#if Foundation
  @_exported import Foundation
#else
  @_exported import FoundationEssentials
#endif

/// The base of intents of old; App Intents are structures of their own.
open class INIntent {
  /// An intent without values.
  public init() {}
}

/// The base of extensions that answer intents of old.
open class INExtension {
  /// An extension.
  public init() {}
  /// Who answers an intent: the extension itself.
  open func handler(for intent: INIntent) -> Any { self }
}
