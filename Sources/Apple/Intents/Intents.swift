// Apple's module name, so that unmodified source compiles: the base of the intents that Xcode makes from a definition file.
#if Foundation
  @_exported import Foundation
#else
  @_exported import FoundationEssentials
  @_exported import struct SkerryBasics.NSNumber
#endif
import SkerryBasics

/// The base of intents of old; App Intents are structures of their own.
///
/// `skerry run` makes the subclasses that Xcode makes from a definition file; a widget is drawn with their defaults.
open class INIntent: MadeBySystem {
  /// The name for the person; empty for none.
  open var suggestedInvocationPhrase: String?
  /// An intent without values.
  public required init() {}
}

/// The base of things that intents of old are about.
open class INObject: Hashable {
  /// Tells things apart; `nil` for one without a name.
  public let identifier: String?
  /// The words for it.
  public let displayString: String
  /// The words below; `nil` for none.
  public var subtitleString: String?
  /// A thing with words.
  public required init(identifier: String?, display displayString: String) {
    (self.identifier, self.displayString) = (identifier, displayString)
  }
  /// Whether two things have the same name and words.
  public static func == (first: INObject, second: INObject) -> Bool {
    first.identifier == second.identifier && first.displayString == second.displayString
  }
  /// Adds its name and words.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(identifier)
    hasher.combine(displayString)
  }
}

/// Things to choose from.
public final class INObjectCollection<Object: INObject> {
  /// The things.
  public let allItems: [Object]
  /// Things.
  public init(items: [Object]) { allItems = items }
}

/// The base of extensions that answer intents of old.
open class INExtension {
  /// An extension.
  public init() {}
  /// The object that answers an intent: the extension itself.
  open func handler(for intent: INIntent) -> Any { self }
}
