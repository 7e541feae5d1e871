// Apple's module name, so that unmodified source compiles: the base of the intents that Xcode makes from a definition file.
#if Foundation
  @_exported import Foundation
#else
  @_exported import FoundationEssentials
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

#if !Foundation
  /// A number as an object, as the classes that Xcode makes from a definition file hold them.
  public final class NSNumber: Hashable, Sendable {
    /// The number.
    public let doubleValue: Double
    /// A number.
    public init(value: Double) { doubleValue = value }
    /// A whole number.
    public convenience init(value: Int) { self.init(value: Double(value)) }
    /// 1 for true, 0 for false.
    public convenience init(value: Bool) { self.init(value: value ? 1.0 : 0.0) }
    /// Whether it is another number than 0.
    public var boolValue: Bool { doubleValue != 0 }
    /// The number without its fraction; the nearest bound for one that is no `Int`.
    public var intValue: Int { Int(exactly: doubleValue.rounded(.towardZero)) ?? (doubleValue < 0 ? .min : .max) }
    /// The number, less exactly.
    public var floatValue: Float { Float(doubleValue) }
    /// The number as text.
    public var stringValue: String {
      Int(exactly: doubleValue).map(String.init) ?? "\(doubleValue)"
    }
    /// Whether two numbers are the same.
    public static func == (first: NSNumber, second: NSNumber) -> Bool { first.doubleValue == second.doubleValue }
    /// Adds the number.
    public func hash(into hasher: inout Hasher) { hasher.combine(doubleValue) }
  }
#endif
