import FoundationEssentials
import SkerryActivities
import SkerryDevice
import SkerrySnapshots
import SkerryWidgets

/// Draws the encoded content of an activity in all its presentations.
struct ActivitySheets {
  private let widget: ActivityWidget
  private let title: String
  private let attributes: Data
  private let options: SnapshotOptions
  /// The presentations that are drawn; `nil` for all that a model shows.
  private let presentations: [SnapshotPresentation]?
  /// Whether the activity is a preview's.
  private let isPreview: Bool

  /// Throws a ``SnapshotProblem`` if the widget has no configuration for the attributes.
  init(
    _ widget: any Widget, attributesType: String, attributes: Data, presentations: [SnapshotPresentation]?,
    isPreview: Bool = false, options: SnapshotOptions
  ) throws(SnapshotProblem) {
    let known = Self.collection(widget).activities
    title = String(describing: type(of: widget))
    guard let found = known[attributesType] else {
      let others = known.keys.sorted().joined(separator: ", ")
      throw SnapshotProblem(
        "\(title) has no ActivityConfiguration for \(attributesType)"
          + (others.isEmpty ? "." : ", but for \(others)."))
    }
    self.widget = found
    self.attributes = attributes
    self.presentations = presentations
    self.isPreview = isPreview
    self.options = options
  }

  private static func collection(_ widget: some Widget) -> WidgetCollection { WidgetCollection(widget) }

  /// The sheet of a state. Throws a ``SnapshotProblem`` if the content can't be read back as a phone reads it.
  func sheet(
    _ name: String, state: Data, at moment: SnapshotMoment, on model: DeviceModel, look: SnapshotLook
  ) throws(SnapshotProblem) -> NamedSheet {
    let instant = moment.instant(from: options.start)
    let names = [name] + moment.names + NamedSheet.names(of: model) + look.names
    var pictures: [SnapshotSheet.Picture] = []
    let shown = SnapshotPresentation.all(on: model, of: widget).filter { presentations?.contains($0) ?? true }
    for presentation in shown {
      pictures.append(
        try picture(presentation, state, instant, isStale: moment.isStale, options.environment(model, look)))
    }
    let sheet = SnapshotSheet(
      title: ([title, name] + moment.names).filter { !$0.isEmpty }.joined(separator: ", "),
      circumstances: options.circumstances(instant, model), pictures: pictures,
      remarks: options.listed(sizeRemarks(state)))
    return NamedSheet(names: names.filter { !$0.isEmpty }, sheet: SnapshotOptions.finished(sheet, look))
  }

  /// The sheets of states at all moments, on all models and in all looks.
  func all(
    _ states: [(name: String, state: Data)], at moments: [SnapshotMoment], on models: [DeviceModel],
    looks: [SnapshotLook]
  ) throws(SnapshotProblem) -> [NamedSheet] {
    var sheets: [NamedSheet] = []
    for (name, state) in states {
      for moment in moments {
        for model in models {
          for look in looks { sheets.append(try sheet(name, state: state, at: moment, on: model, look: look)) }
        }
      }
    }
    return sheets
  }

  private func picture(
    _ presentation: SnapshotPresentation, _ state: Data, _ instant: Date, isStale: Bool,
    _ environment: PresentationEnvironment
  ) throws(SnapshotProblem) -> SnapshotSheet.Picture {
    var environment = environment
    presentation.apply(to: &environment)
    // A phone draws content when it arrives and when it goes stale; in between only live texts move.
    let drawn = isStale ? instant : min(instant, options.start)
    do {
      let rendering = try AppHost.onEmptyPhone(at: instant, previewFrom: isPreview ? options.start : nil) {
        try widget.rendering(
          of: presentation.presentation, attributes: attributes, state: state, activityID: Self.activityID,
          isStale: isStale, environment: environment, at: instant, drawn: drawn)
      }
      return SnapshotSheet.Picture(
        name: presentation.name, grid: rendering.grid, spoken: rendering.spoken.map(\.line),
        remarks: options.listed(rendering.warnings.map(\.description)))
    } catch {
      throw SnapshotProblem("\(error)")
    }
  }

  /// The same for all, because views may show it.
  private static let activityID = "A5A5A5A5-0000-4000-8000-000000000001"

  /// ActivityKit: attributes and state have at most 4096 bytes together. From nine tenths on it is worth a remark.
  private func sizeRemarks(_ state: Data) -> [String] {
    let limit = RegistryRules().contentLimit
    let bytes = attributes.count + state.count
    if bytes > limit {
      return ["attributes and state have \(bytes) bytes, more than \(limit): a request throws attributesTooLarge"]
    }
    return bytes * 10 >= limit * 9 ? ["attributes and state have \(bytes) of \(limit) bytes"] : []
  }
}
