import FoundationEssentials
import SkerryCells
import SkerryDevice
import SkerrySnapshots
import SkerryViews
import SkerryWidgets

/// The sheets of previews, each name given once.
struct PreviewSheets {
  let moments: [SnapshotMoment]
  let models: [DeviceModel]
  let looks: [SnapshotLook]
  let options: SnapshotOptions
  private(set) var sheets: [NamedSheet] = []
  private var titles: [String: Int] = [:]
  private var known: Set<KnownActivity> = []

  /// The properties in which two previews of an activity are the same in all presentations.
  private struct KnownActivity: Hashable {
    let file: String
    let widget: String
    let content: ActivityPreviewContent
  }

  init(moments: [SnapshotMoment], models: [DeviceModel], looks: [SnapshotLook], options: SnapshotOptions) {
    self.moments = moments
    self.models = models
    self.looks = looks
    self.options = options
  }

  /// Draws a preview. Throws a ``SnapshotProblem`` if that isn't possible.
  mutating func add(_ preview: LinkedPreview) throws {
    switch preview.content {
    case .activity(let activity): try add(activity, of: preview)
    case .widget(let widget): try add(widget, of: preview)
    case .view(let view): add(view, of: preview)
    }
  }

  /// A name of its own for each preview of a file.
  private mutating func title(_ preview: LinkedPreview, _ otherwise: String) -> String {
    let name = "\(preview.fileName.replacing(".swift", with: "")).\(preview.name ?? otherwise)"
    let count = titles[name, default: 0] + 1
    titles[name] = count
    return count == 1 ? name : "\(name) \(count)"
  }

  private mutating func add(_ activity: ActivityPreview, of preview: LinkedPreview) throws {
    let content = try activity.values.content(at: options.start)
    let widget = String(describing: type(of: activity.widget))
    guard known.insert(KnownActivity(file: preview.fileID, widget: widget, content: content)).inserted else { return }
    let title = title(preview, activity.values.attributesType)
    let drawn = try ActivitySheets(
      activity.widget, attributesType: activity.values.attributesType, attributes: content.attributes,
      presentations: nil, isPreview: true, options: options)
    let states = content.states.enumerated().map { index, state in
      (name: content.states.count == 1 ? title : "\(title).\(index + 1)", state: state)
    }
    sheets += try drawn.all(states, at: moments, on: models, looks: looks)
  }

  private mutating func add(_ preview: WidgetPreview, of linked: LinkedPreview) throws {
    let drawn = try WidgetSheets(
      preview.widget, kind: nil, families: [preview.family], isPreview: true, options: options)
    let title = title(linked, "\(preview.family)")
    var pictures: [(name: String, timelines: [WidgetTimeline], instant: Date)] = []
    switch preview.entries {
    case .given(let entries):
      for (index, entry) in entries.enumerated() {
        let name = entries.count == 1 ? title : "\(title).\(index + 1)"
        pictures.append((name, try drawn.timelines(of: [entry]), entry.date))
      }
    case .ofProvider:
      let timeline = AppHost.onEmptyPhone(at: options.start, previewFrom: options.start) {
        drawn.widget.placeholder(for: preview.family)
      }
      pictures.append((title, [timeline], options.start))
    }
    for picture in pictures {
      for model in models {
        for look in looks {
          let drawing = drawn.sheet(picture.name, picture.timelines, at: picture.instant, on: model, look: look)
          sheets.append(drawing.dated(linked.moved(picture.instant, to: options.start)))
        }
      }
    }
  }

  private mutating func add(_ view: AnyView, of preview: LinkedPreview) {
    let title = title(preview, "view")
    for model in models {
      for look in looks {
        let rendering = AppHost.onEmptyPhone(at: options.start, previewFrom: options.start) {
          ViewRendering(view, columns: model.cardColumns, in: options.environment(model, look), at: options.start)
        }
        let picture = SnapshotSheet.Picture(
          name: "view", grid: rendering.grid, spoken: rendering.spoken.map(\.line),
          remarks: options.listed(rendering.warnings.map(\.description)))
        let sheet = SnapshotSheet(
          title: title, circumstances: options.circumstances(options.start, model), pictures: [picture])
        sheets.append(
          NamedSheet(
            names: [title] + NamedSheet.names(of: model) + look.names, sheet: SnapshotOptions.finished(sheet, look)))
      }
    }
  }
}
