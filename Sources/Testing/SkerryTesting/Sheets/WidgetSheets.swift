import FoundationEssentials
import SkerryDevice
import SkerrySnapshots
import SkerryViews
import SkerryWidgets

/// Draws entries of a home-screen widget in its sizes.
struct WidgetSheets {
  let widget: TimelineWidget
  let families: [WidgetFamily]
  private let title: String
  private let options: SnapshotOptions
  /// Whether the entries are a preview's.
  private let isPreview: Bool

  /// Throws a ``SnapshotProblem`` if there is no such widget or size.
  init(
    _ widget: any Widget, kind: String?, families: [WidgetFamily]?, isPreview: Bool = false, options: SnapshotOptions
  ) throws(SnapshotProblem) {
    title = String(describing: type(of: widget))
    let known = Self.collection(widget).timelines
    guard let found = kind.map({ kind in known.first { $0.kind == kind } }) ?? known.first else {
      let kinds = known.map { "“\($0.kind)”" }.joined(separator: ", ")
      throw SnapshotProblem(
        "\(title) has no widget of the kind “\(kind ?? "")”" + (kinds.isEmpty ? "." : ", but \(kinds)."))
    }
    self.widget = found
    self.options = options
    self.isPreview = isPreview
    // An extra large widget is for iPads.
    self.families = families ?? found.supportedFamilies.filter { $0 != .systemExtraLarge }
    if let other = self.families.first(where: { !found.supportedFamilies.contains($0) }) {
      throw SnapshotProblem("\(title) does not support \(other).")
    }
  }

  private static func collection(_ widget: some Widget) -> WidgetCollection { WidgetCollection(widget) }

  /// The sheet of a timeline in each size, as it looks at an instant.
  func sheet(
    _ name: String, _ timelines: [WidgetTimeline], at instant: Date, on model: DeviceModel, look: SnapshotLook
  ) -> NamedSheet {
    let pictures = timelines.map { timeline in
      let rendering = AppHost.onEmptyPhone(at: instant, previewFrom: isPreview ? options.start : nil) {
        timeline.rendering(environment: options.environment(model, look), at: instant)
      }
      return SnapshotSheet.Picture(
        name: timeline.family.description, grid: rendering.grid, spoken: rendering.spoken.map(\.line),
        remarks: options.listed(rendering.warnings.map(\.description)))
    }
    let sheet = SnapshotSheet(
      title: name.isEmpty ? title : "\(title), \(name)", circumstances: options.circumstances(instant, model),
      pictures: pictures)
    let names = [name] + NamedSheet.names(of: model) + look.names
    return NamedSheet(names: names.filter { !$0.isEmpty }, sheet: SnapshotOptions.finished(sheet, look))
  }

  /// The timelines of given entries. Throws a ``SnapshotProblem`` if one is of another type.
  func timelines(of entries: [any TimelineEntry]) throws(SnapshotProblem) -> [WidgetTimeline] {
    var timelines: [WidgetTimeline] = []
    for family in families {
      guard let timeline = widget.timeline(of: entries, for: family) else {
        throw SnapshotProblem("\(title) does not take entries of this type.")
      }
      timelines.append(timeline)
    }
    return timelines
  }
}
