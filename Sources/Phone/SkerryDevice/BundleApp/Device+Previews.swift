import FoundationEssentials
import SkerryCells
import SkerryViews
import SkerryWidgets

extension Device {
  /// What a preview of a widget or a view shows on this phone, in one of its states, from 0; `nil` if it is an
  /// activity's, which is started instead, or its widget can't be drawn.
  public func picture(of preview: AppPreview, state: Int) -> SurfacePicture? {
    let environment = PresentationLook(settings).environment
    return AppHost.onEmptyPhone(at: now) {
      switch preview.preview.content {
      case .activity: nil
      case .view(let view): Self.picture(of: view, columns: settings.model.cardColumns, environment, at: now)
      case .widget(let widget): picture(of: widget, state: state, environment)
      }
    }
  }

  private func picture(
    of preview: WidgetPreview, state: Int, _ environment: PresentationEnvironment
  ) -> SurfacePicture? {
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

  private static func picture(
    of view: AnyView, columns: Int, _ environment: PresentationEnvironment, at now: Date
  ) -> SurfacePicture {
    let rendering = ViewRendering(view, columns: columns, in: environment, at: now)
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
