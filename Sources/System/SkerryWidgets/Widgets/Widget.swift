/// A part of an app's widget extension: the presentations of an activity, or a widget of the home screen.
@MainActor @preconcurrency
public protocol Widget {
  /// The type of ``body``.
  associatedtype Body: WidgetConfiguration

  /// Makes the widget; the system does so whenever it needs one.
  init()

  /// The kind of the widget and its content.
  @MainActor @preconcurrency var body: Body { get }

  /// Adds what the widget offers to a collection. Widgets written by apps never implement it.
  @MainActor @preconcurrency func _collect(into collection: inout WidgetCollection)
}

extension Widget {
  // Inlined so that the compiler knows the type of `body` where it is written, as with views.
  @inlinable
  public func _collect(into collection: inout WidgetCollection) { body._collect(WidgetTraits(), into: &collection) }
}

/// Describes a widget: its kind, its content and where it may appear.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
  /// The type of ``body``.
  associatedtype Body: WidgetConfiguration

  @MainActor @preconcurrency var body: Body { get }

  /// Adds what is described to a collection. Configurations written by apps never implement it.
  @MainActor @preconcurrency func _collect(_ traits: WidgetTraits, into collection: inout WidgetCollection)
}

extension WidgetConfiguration {
  @inlinable
  public func _collect(_ traits: WidgetTraits, into collection: inout WidgetCollection) {
    body._collect(traits, into: &collection)
  }
}

/// A configuration that Skerry itself understands: it has no body.
@MainActor @preconcurrency
public protocol PrimitiveWidgetConfiguration: WidgetConfiguration where Body == EmptyWidgetConfiguration {}

extension PrimitiveWidgetConfiguration {
  public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
}

/// A configuration without any widget.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
  /// A configuration of nothing.
  public init() {}
  public var body: EmptyWidgetConfiguration { self }
  public func _collect(_ traits: WidgetTraits, into collection: inout WidgetCollection) {}
}
