/// All widgets of an extension.
///
/// ```swift
/// struct OrderWidgets: WidgetBundle {
///   var body: some Widget {
///     OrderLiveActivity()
///     LastOrderWidget()
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol WidgetBundle {
  /// The type of ``body``.
  associatedtype Body: Widget

  /// Makes the bundle; the system does so when the extension starts.
  init()

  /// The widgets, one after the other.
  @WidgetBundleBuilder @MainActor @preconcurrency var body: Body { get }
}

/// Turns the statements of a bundle's body into one list of widgets.
@resultBuilder
public struct WidgetBundleBuilder {
  public static func buildExpression(_ widget: some Widget) -> WidgetList {
    WidgetList { widget._collect(into: &$0) }
  }
  public static func buildBlock(_ lists: WidgetList...) -> WidgetList {
    WidgetList { collection in for list in lists { list._collect(into: &collection) } }
  }
  public static func buildOptional(_ list: WidgetList?) -> WidgetList { list ?? WidgetList() }
  public static func buildEither(first list: WidgetList) -> WidgetList { list }
  public static func buildEither(second list: WidgetList) -> WidgetList { list }
  public static func buildLimitedAvailability(_ list: WidgetList) -> WidgetList { list }
}

/// Several widgets as one.
public struct WidgetList: Widget {
  private let collect: @MainActor (inout WidgetCollection) -> Void

  /// No widgets.
  public init() { collect = { _ in } }
  init(_ collect: @escaping @MainActor (inout WidgetCollection) -> Void) { self.collect = collect }

  public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
  public func _collect(into collection: inout WidgetCollection) { collect(&collection) }
}
