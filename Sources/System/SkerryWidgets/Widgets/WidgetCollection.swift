/// The offers of an app's widgets: activities by the name of their attributes, and widgets of the home screen.
public struct WidgetCollection {
  /// Where activities are drawn, by the unqualified name of the attributes type; the first configuration counts.
  public private(set) var activities: [String: ActivityWidget] = [:]
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

  mutating func add(_ activity: ActivityWidget) {
    if activities[activity.attributesType] == nil { activities[activity.attributesType] = activity }
  }
  mutating func add(_ timeline: TimelineWidget) { timelines.append(timeline) }
  mutating func add(_ control: ControlItem) { controls.append(control) }
}
