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
  /// Whether what the preview shows is made anew, as of now.
  private let isRemade: Bool

  init(_ device: Device, state: Int, isRemade: Bool = false) {
    self.isRemade = isRemade
    settings = device.settings
    now = device.now
    self.state = state
    environment = PresentationLook(device.settings).environment
  }

  /// `nil` if it is an activity's, or its widget can't be drawn.
  func draw(_ preview: AppPreview) -> SurfacePicture? { drawing(of: preview).map(Self.picture) }

  /// What can be drawn later, too; `nil` if it is an activity's, or its widget can't be drawn.
  func drawing(of preview: AppPreview) -> Drawing? {
    AppHost.onEmptyPhone(at: now, previewFrom: now) {
      switch isRemade ? preview.preview.remade() : preview.preview.content {
      case .activity: nil
      case .view(let view):
        .view(ViewRendering(view, columns: settings.model.cardColumns, in: environment, at: now))
      case .widget(let widget): rendering(of: widget).map(Drawing.widget)
      }
    }
  }

  /// A drawing of a preview, which can show later instants.
  enum Drawing {
    case view(ViewRendering)
    case widget(PresentationRendering)

    /// Shows an instant.
    func advance(to instant: Date) {
      switch self {
      case .view(let rendering): _ = rendering.advance(to: instant)
      case .widget(let rendering): _ = rendering.advance(to: instant)
      }
    }
  }

  private func rendering(of preview: WidgetPreview) -> PresentationRendering? {
    guard let widget = Self.collection(preview.widget).timelines.first else { return nil }
    switch preview.entries {
    case .ofProvider:
      // A provider that answers later than at once shows what it shows until then.
      var timeline = widget.placeholder(for: preview.family)
      widget.loadTimeline(for: preview.family) { timeline = $0 }
      return timeline.rendering(environment: environment, at: now)
    case .given(let entries):
      guard entries.indices.contains(state) else { return nil }
      let entry = entries[state]
      return widget.timeline(of: [entry], for: preview.family).map {
        $0.rendering(environment: environment, at: entry.date)
      }
    }
  }

  private static func collection(_ widget: some Widget) -> WidgetCollection { WidgetCollection(widget) }

  /// The picture that a drawing has now.
  static func picture(_ drawing: Drawing) -> SurfacePicture {
    switch drawing {
    case .view(let rendering):
      var picture = SurfacePicture(grid: rendering.grid)
      picture.warnings = rendering.warnings.map(PresentationWarning.fit)
      picture.utterances = [.elements { rendering.spoken }]
      return picture
    case .widget(let rendering):
      var picture = SurfacePicture(grid: rendering.grid)
      picture.warnings = rendering.warnings
      picture.utterances = [.elements { rendering.spoken }]
      return picture
    }
  }
}

/// Keeps the preview that somebody looks at: it begins when it is chosen, and goes on with the phone's time.
final class PreviewPictureCache {
  private struct Key: Hashable {
    let preview: Int
    let state: Int
    let look: PresentationLook
    let model: String
  }
  private var shown: (key: Key, drawing: PreviewPicture.Drawing, instant: Date)?

  func forget() { shown = nil }

  func picture(of preview: AppPreview, state: Int, on device: Device) -> SurfacePicture? {
    let key = Key(
      preview: preview.number, state: state, look: PresentationLook(device.settings), model: device.settings.modelID)
    // A clock that was set back lies before the beginning.
    if shown?.key != key || (shown?.instant ?? .distantPast) > device.now {
      shown = PreviewPicture(device, state: state, isRemade: true).drawing(of: preview).map { (key, $0, device.now) }
    }
    guard let shown else { return nil }
    shown.drawing.advance(to: device.now)
    var picture = PreviewPicture.picture(shown.drawing)
    switch shown.drawing {
    case .view(let rendering): picture.shows(rendering)
    case .widget(let rendering): picture.shows(rendering)
    }
    return picture
  }
}
