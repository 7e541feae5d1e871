// Values of what has the focus, and tasks that go on on another device: nothing has the focus on a surface of a phone, and
// nothing is handed on.

/// A key of a value that the focused view offers.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// The values that the focused view offers: none, as nothing has the focus.
public struct FocusedValues {
  /// The value of a key; none.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { nil }
    set {}
  }
}

/// A value that the focused view offers: none, as nothing has the focus.
@propertyWrapper
public struct FocusedValue<Value> {
  /// The value of a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
  /// The value of a type.
  public init(_ objectType: Value.Type) {}
  /// Always `nil`.
  public var wrappedValue: Value? { nil }
}

/// Something that a person does in an app and that another device could go on with; nothing is handed on here.
open class NSUserActivity {
  /// What is done.
  public let activityType: String
  /// What people see of it.
  public var title: String?
  /// What is needed to go on.
  public var userInfo: [AnyHashable: Any]?
  /// A page that shows the same.
  public var webpageURL: URL?
  /// Whether other devices may go on with it; without an effect here.
  public var isEligibleForHandoff = true
  /// Whether it is found; without an effect here.
  public var isEligibleForSearch = false
  /// Whether it is suggested; without an effect here.
  public var isEligibleForPrediction = false
  /// Something of a type.
  public init(activityType: String) { self.activityType = activityType }
  /// Adds to what is needed to go on.
  public func addUserInfoEntries(from other: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(other) { $1 }
  }
  /// Has no effect here.
  public func becomeCurrent() {}
  /// Has no effect here.
  public func resignCurrent() {}
  /// Has no effect here.
  public func invalidate() {}
}

/// The distance of lines of text; a line of text is a row here.
public struct LineHeight: Hashable, Sendable {
  private let name: String
  private var amount = 0.0
  /// Of each line's own.
  public static let variable = LineHeight(name: "variable")
  /// As the font has it.
  public static let normal = LineHeight(name: "normal")
  /// Closer.
  public static let tight = LineHeight(name: "tight")
  /// Further apart.
  public static let loose = LineHeight(name: "loose")
  /// A multiple of the font's size.
  public static func multiple(factor: CGFloat) -> LineHeight { LineHeight(name: "multiple", amount: factor) }
  /// More by so many points.
  public static func leading(increase: CGFloat) -> LineHeight { LineHeight(name: "leading", amount: increase) }
  /// So many points.
  public static func exact(points: CGFloat) -> LineHeight { LineHeight(name: "exact", amount: points) }
}

extension AttributedString {
  /// The distance of lines, by the name that the interfaces have.
  public typealias LineHeight = SwiftUI.LineHeight
}

private enum LineHeightKey: EnvironmentKey {
  static var defaultValue: LineHeight? { nil }
}

extension EnvironmentValues {
  /// The distance of lines that was asked for; without an effect here, a line of text is a row.
  public var lineHeight: AttributedString.LineHeight? {
    get { self[LineHeightKey.self] }
    set { self[LineHeightKey.self] = newValue }
  }
}

extension View {
  /// Has no effect here: a line of text is a row.
  public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
    environment(\.lineHeight, lineHeight)
  }

  /// Has no effect here: nothing has the focus.
  public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View {
    self
  }
  /// Has no effect here: nothing has the focus.
  @_disfavoredOverload
  public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View {
    self
  }
  /// Has no effect here: nothing has the focus.
  public func focusedValue<Object: AnyObject>(_ object: Object?) -> some View { self }
  /// Has no effect here: nothing has the focus.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { self }
  /// Has no effect here: nothing has the focus.
  @_disfavoredOverload
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { self }
  /// Has no effect here: nothing has the focus.
  public func focusedSceneValue<Object: AnyObject>(_ object: Object?) -> some View { self }

  /// Has no effect here: nothing is handed on to other devices.
  public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
  /// Has no effect here: nothing is handed on to other devices.
  public func userActivity<Element>(
    _ activityType: String, element: Element?, _ update: @escaping (Element, NSUserActivity) -> Void
  ) -> some View { self }
  /// Has no effect here: nothing comes from other devices.
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
}
