/// Reads a value of the environment while a body is evaluated.
///
/// ```swift
/// struct DimmingView: View {
///   @Environment(\.isLuminanceReduced) private var isDimmed
///
///   var body: some View {
///     Text("Ready").foregroundStyle(isDimmed ? .secondary : .primary)
///   }
/// }
/// ```
@propertyWrapper
nonisolated public struct Environment<Value> {
  private let keyPath: KeyPath<EnvironmentValues, Value>

  /// Reads a value by its key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  /// The value where the view stands.
  @MainActor public var wrappedValue: Value { EnvironmentValues.current[keyPath: keyPath] }
}

/// A value a view owns; views of activities and widgets are drawn from their first value.
@propertyWrapper
nonisolated public struct State<Value> {
  private final class Box {
    var value: Value
    init(_ value: Value) { self.value = value }
  }
  private let box: Box

  /// A state that begins with a value.
  public init(wrappedValue: Value) { box = Box(wrappedValue) }
  /// A state that begins with a value.
  public init(initialValue: Value) { box = Box(initialValue) }

  // On the main actor like the views it stands in: a nonisolated wrapper would make their properties nonisolated too.
  /// The value, which lasts as long as the view that holds the state.
  @MainActor public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }
  /// A way to read and set the value from another view.
  @MainActor public var projectedValue: Binding<Value> {
    Binding(get: { box.value }, set: { box.value = $0 })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// A state that begins with nothing.
  public init() { self.init(wrappedValue: nil) }
}

/// Reads and writes a value that another view owns.
@propertyWrapper
@dynamicMemberLookup
nonisolated public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  /// A value that two closures read and set.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  /// A value that stays the same whatever is set.
  public static func constant(_ value: Value) -> Binding { Binding(get: { value }, set: { _ in }) }

  /// The value.
  @MainActor public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
  /// The binding itself.
  @MainActor public var projectedValue: Binding { self }

  /// Another name for a binding.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A part of the value.
  public subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Binding<Part> {
    get {
      Binding<Part>(
        get: { self.get()[keyPath: path] },
        set: { part in
          var whole = self.get()
          whole[keyPath: path] = part
          self.set(whole)
        })
    }
  }

  /// The value as one that may be missing.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(get: { base.get() }, set: { value in value.map(base.set) })
  }
  /// A value that may be missing, where it isn't.
  public init?(_ base: Binding<Value?>) {
    guard let first = base.get() else { return nil }
    self.init(get: { base.get() ?? first }, set: { base.set($0) })
  }
  /// The binding itself: changes are shown at once.
  public func animation(_ animation: Animation? = .default) -> Binding { self }
}

nonisolated extension Binding: Identifiable where Value: Identifiable {
  /// The id of the value.
  public var id: Value.ID { self.get().id }
}

/// Changes the environment of a view.
public struct EnvironmentModifiedView: PrimitiveView {
  package let content: any View
  private let change: (inout EnvironmentValues) -> Void

  init(_ content: any View, _ change: @escaping (inout EnvironmentValues) -> Void) {
    self.content = content
    self.change = change
  }

  public func _makeNodes(in context: ViewContext) -> [Node] {
    let inner = context.with(change)
    let nodes = content._makeNodes(in: inner)
    let direction = inner.environment.layoutDirection
    return direction == context.environment.layoutDirection ? nodes : nodes.map { DirectionNode($0, direction) }
  }
}

extension View {
  /// Sets one value of the environment.
  public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
    EnvironmentModifiedView(self) { $0[keyPath: keyPath] = value }
  }

  /// Changes one value of the environment, starting from what it is.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some View {
    EnvironmentModifiedView(self) { transform(&$0[keyPath: keyPath]) }
  }
}
