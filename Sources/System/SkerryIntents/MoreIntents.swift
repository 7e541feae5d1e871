import FoundationEssentials
import SkerryBasics
import Synchronization

/// An intent that opens a link of its app.
public protocol URLRepresentableIntent: SystemIntent {}

/// Opens a link in the app that registered its scheme.
public struct OpenURLIntent: URLRepresentableIntent {
  /// The name people see.
  public static let title: LocalizedStringResource = "Open URL"
  /// The link; `nil` before it is set.
  public var url: URL?
  /// No link yet.
  public init() {}
  /// A link.
  public init(_ url: URL) { self.url = url }
  /// Opening brings the app to the front.
  public static var openAppWhenRun: Bool { true }
  /// Done once the app is in front.
  public func perform() async throws -> some IntentResult { .result() }
}

/// An intent that takes things away.
public protocol DeleteIntent: SystemIntent {
  /// The type of the things.
  associatedtype Entity: AppEntity
  /// The things.
  var entities: [Entity] { get set }
}

extension AppIntent {
  /// Where the intent may run: behind what is shown, unless it opens its app.
  public static var supportedModes: IntentModes { openAppWhenRun ? [.foreground] : [.background] }
  /// Nothing learns here what people do.
  @discardableResult public func donate() async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }
  /// Nothing learns here what people do.
  @discardableResult public func donate(result: PerformResult) async throws -> IntentDonationIdentifier {
    IntentDonationIdentifier()
  }
  /// Does what the intent is for.
  public func callAsFunction(donate: Bool = false) async throws -> PerformResult { try await perform() }
}

/// An object that intents and their app share.
@propertyWrapper
public struct AppDependency<Value: Sendable>: Sendable {
  private let key: String
  private let standard: (@Sendable () -> Value)?
  private let manager: AppDependencyManager
  /// Finds the object by its type; `default` makes one where none was added.
  public init(
    key: String? = nil, manager: AppDependencyManager = .shared, default standard: (@Sendable () -> Value)? = nil
  ) {
    self.key = key ?? String(describing: Value.self)
    (self.manager, self.standard) = (manager, standard)
  }
  /// The wrapper itself.
  public var projectedValue: AppDependency { self }
  /// The object; reading one that nobody added is the programming error it is on a phone.
  public var wrappedValue: Value {
    if let value = manager.value(of: Value.self, key) ?? standard?() { return value }
    preconditionFailure("No dependency of type \(Value.self) was added.")
  }
}

/// Keeps what intents and their app share.
public final class AppDependencyManager: Sendable {
  /// That of the app.
  public static let shared = AppDependencyManager()
  private let values = Mutex<[String: any Sendable]>([:])
  /// Keeps nothing yet.
  public init() {}
  /// Adds an object, found by its type.
  public func add<Value: Sendable>(key: String? = nil, dependency: @autoclosure () -> Value) {
    let value = dependency()
    values.withLock { $0[key ?? String(describing: Value.self)] = value }
  }
  /// Adds an object that is made at once, found by its type.
  public func add<Value: Sendable>(key: String? = nil, dependency: () -> Value) {
    add(key: key, dependency: dependency())
  }
  fileprivate func value<Value: Sendable>(of type: Value.Type, _ key: String) -> Value? {
    values.withLock { $0[key] } as? Value
  }
}

/// A package of intents that others may use.
public protocol AppIntentsPackage {
  /// The packages that it uses itself.
  static var includedPackages: [any AppIntentsPackage.Type] { get }
}
extension AppIntentsPackage {
  /// None.
  public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}

/// An extension of an app that holds intents.
public protocol AppIntentsExtension {
  /// Makes the extension.
  init()
}

/// The color behind an app's shortcuts; nothing shows them here.
public enum ShortcutTileColor: Hashable, Sendable {
  /// The colors to choose from.
  case blue, grape, grayBlue, grayBrown, grayGreen, lightBlue, lime, navy, orange, pink, purple, red, tangerine, teal
  /// One more.
  case yellow
}
extension AppShortcutsProvider {
  /// The color behind the shortcuts.
  public static var shortcutTileColor: ShortcutTileColor { .blue }
  /// Nothing learns shortcuts here.
  public static func updateAppShortcutParameters() {}
}
