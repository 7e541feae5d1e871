import SkerryCells
import SkerryViews
import SkerryWidgets

/// What a placed widget looks like now.
extension Device {
  public func picture(of widget: PlacedWidget) -> SurfacePicture {
    guard let slot = widgets.slots[widget], let process = app(named: widget.app) else {
      return SurfacePicture(grid: Grid(size: CellSize(columns: 0, rows: 0)))
    }
    let shown = slot.shown
    // Its views may read the stores of their app.
    let rendering = inExtension(of: process) {
      slot.rendering.rendering(of: shown, look: PresentationLook(settings), at: now)
    }
    var picture = SurfacePicture(grid: rendering.grid)
    picture.nextChange = rendering.nextChange
    picture.warnings = rendering.warnings
    let name = "\(process.information.displayName) widget"
    if shown.isPlaceholder {
      picture.utterances = [.line("\(name), not loaded yet")]
    } else {
      picture.utterances = [.line(name), .elements { rendering.spoken }]
      picture.regions = rendering.hitRegions.map {
        SurfacePicture.Region(rect: $0.rect, label: $0.label, target: .widgetAction($0.action, widget: widget))
      }
    }
    picture.regions.append(
      SurfacePicture.Region(
        rect: rendering.grid.bounds, label: name, target: .widget(widget, url: rendering.widgetURL)))
    return picture
  }
}
