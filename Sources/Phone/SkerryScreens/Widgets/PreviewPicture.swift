import FoundationEssentials
import SkerryCells
import SkerryDevice
import SkerryViews
import SkerryWidgets

/// The picture of a preview of a widget or of a view in one of its states, on a phone like the given one that holds
/// nothing.
struct PreviewPicture {
  private let settings: DeviceSettings
  private let now: Date
  /// From 0.
  private let state: Int
  private let environment: PresentationEnvironment

  init(_ device: Device, state: Int) {
    settings = device.settings
    now = device.now
    self.state = state
    environment = PresentationLook(device.settings).environment
  }

  /// `nil` if it is an activity's, or its widget can't be drawn.
  func draw(_ preview: AppPreview) -> SurfacePicture? {
    AppHost.onEmptyPhone(at: now, previewFrom: now) {
      switch preview.preview.content {
      case .activity: nil
      case .view(let view): picture(of: view)
      case .widget(let widget): picture(of: widget)
      }
    }
  }

  private func picture(of preview: WidgetPreview) -> SurfacePicture? {
    guard let widget = Self.collection(preview.widget).timelines.first else { return nil }
    switch preview.entries {
    case .ofProvider:
      // A provider that answers later than at once shows what it shows until then.
      var timeline = widget.placeholder(for: preview.family)
      widget.loadTimeline(for: preview.family) { timeline = $0 }
      return Self.picture(timeline.rendering(environment: environment, at: now))
    case .given(let entries):
      guard entries.indices.contains(state) else { return nil }
      let entry = entries[state]
      return widget.timeline(of: [entry], for: preview.family).map {
        Self.picture($0.rendering(environment: environment, at: entry.date))
      }
    }
  }

  private static func collection(_ widget: some Widget) -> WidgetCollection { WidgetCollection(widget) }

  private func picture(of view: AnyView) -> SurfacePicture {
    let rendering = ViewRendering(view, columns: settings.model.cardColumns, in: environment, at: now)
    var picture = SurfacePicture(grid: rendering.grid)
    picture.warnings = rendering.warnings.map(PresentationWarning.fit)
    picture.utterances = [.elements { rendering.spoken }]
    return picture
  }

  private static func picture(_ rendering: PresentationRendering) -> SurfacePicture {
    var picture = SurfacePicture(grid: rendering.grid)
    picture.warnings = rendering.warnings
    picture.utterances = [.elements { rendering.spoken }]
    return picture
  }
}
