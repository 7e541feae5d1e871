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
  /// Widgets that a bundle puts together by hand, as was needed before bundles could hold conditions.
  @_disfavoredOverload
  public static func buildBlock<each W: Widget>(_ widgets: repeat each W) -> WidgetList {
    var lists: [WidgetList] = []
    repeat lists.append(buildExpression(each widgets))
    return WidgetList { [lists] collection in for list in lists { list._collect(into: &collection) } }
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

/// The offers of an app's widgets: activities by the name of their attributes, and widgets of the home screen.
public struct WidgetCollection {
  /// Where activities are drawn, by the unqualified name of the attributes type; the first configuration counts.
  public private(set) var activities: [String: ActivityWidget] = [:]
  /// The names of their types, in the order of the bundle.
  package private(set) var activityTypes: [String] = []
  /// The widgets driven by timelines, in the order of the bundle.
  public private(set) var timelines: [TimelineWidget] = []

  /// The controls for the Control Center, in the order of the bundle.
  public private(set) var controls: [ControlItem] = []

  /// Collects one widget.
  public init(_ widget: some Widget) { widget._collect(into: &self) }

  /// Collects the widgets of a bundle.
  public init(_ bundle: some WidgetBundle) { bundle.body._collect(into: &self) }

  /// The timeline widget of a kind.
  public func timeline(ofKind kind: String) -> TimelineWidget? { timelines.first { $0.kind == kind } }

  /// Draws the activities of a widget's attributes with that widget, also where the bundle has another one for them.
  public mutating func prefer(_ widget: some Widget) {
    for (type, activity) in WidgetCollection(widget).activities {
      if activities.updateValue(activity, forKey: type) == nil { activityTypes.append(type) }
    }
  }

  mutating func add(_ activity: ActivityWidget) {
    guard activities[activity.attributesType] == nil else { return }
    activities[activity.attributesType] = activity
    activityTypes.append(activity.attributesType)
  }
  mutating func add(_ timeline: TimelineWidget) { timelines.append(timeline) }
  mutating func add(_ control: ControlItem) { controls.append(control) }
}
