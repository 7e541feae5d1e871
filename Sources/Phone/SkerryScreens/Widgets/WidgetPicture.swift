import FoundationEssentials
import SkerryCells
import SkerryDevice
import SkerryViews
import SkerryWidgets

/// The picture of a placed widget now.
struct WidgetPicture {
  private let device: Device
  private let widget: PlacedWidget

  init(_ device: Device, _ widget: PlacedWidget) {
    self.device = device
    self.widget = widget
  }

  func draw() -> SurfacePicture {
    guard let content = device.content(of: widget), let process = device.app(named: widget.app) else {
      return SurfacePicture(grid: Grid(size: CellSize(columns: 0, rows: 0)))
    }
    // Its views may read the stores of their app.
    // What lies on the lock screen can be read by everybody; a home screen is seen by who has unlocked the phone.
    let look = PresentationLook(device.settings, hidesPrivate: widget.family.isAccessory && device.hidesPrivate)
    let rendering = device.withStores(of: process) {
      device.pictureCaches.widgets.rendering(of: content, in: widget, look: look, at: device.now)
    }
    var picture = SurfacePicture(grid: rendering.grid)
    picture.nextChange = rendering.nextChange
    picture.warnings = rendering.warnings
    let name = "\(process.information.displayName) widget"
    if content.isPlaceholder {
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

/// Keeps the pictures of widgets: their views are built again only for other content or other surroundings.
final class WidgetPictureCache {
  private struct Entry {
    let content: Int
    let look: PresentationLook
    let rendering: PresentationRendering
  }
  private var entries: [PlacedWidget: Entry] = [:]

  func forget() { entries = [:] }

  func rendering(
    of content: WidgetContent, in widget: PlacedWidget, look: PresentationLook, at now: Date
  ) -> PresentationRendering {
    if let entry = entries[widget], entry.content == content.number, entry.look == look {
      _ = entry.rendering.advance(to: now)
      return entry.rendering
    }
    if entries.count > 64 { forget() }
    var environment = look.environment
    if content.isPlaceholder { environment.redaction.insert(.placeholder) }
    let rendering = content.timeline.rendering(environment: environment, at: now)
    entries[widget] = Entry(content: content.number, look: look, rendering: rendering)
    return rendering
  }
}
