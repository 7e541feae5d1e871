import FoundationEssentials
import SkerryCells
import SkerryDevice
import SkerryViews
import SkerryWidgets

/// The screen of an app: what it published, drawn alone or in front of everything.
struct AppPicture {
  private let device: Device
  private let process: AppProcess

  init(_ device: Device, _ process: AppProcess) {
    self.device = device
    self.process = process
  }

  /// As wide as `room`, and higher where it needs to be; without rows as long as the app published nothing.
  func draw(room: CellSize, ground: RGB) -> SurfacePicture {
    guard let screen = process.screen else {
      return SurfacePicture(grid: Grid(size: CellSize(columns: room.columns, rows: 0)))
    }
    return device.pictureCaches.apps.picture(
      of: screen, process: process, room: room, ground: ground, settings: device.settings, at: device.now)
  }

  /// Fills the phone's screen with it, below a title in the row `top`.
  func fill(_ canvas: inout PhoneCanvas, top: Int) {
    let columns = canvas.columns
    let ground = RGB(hex: device.settings.isLightAppearance ? 0xF2F2F7 : 0x000000)
    canvas.painter.grid.fill(
      canvas.painter.grid.bounds,
      with: Cell(
        glyph: .space, foreground: CellColor(canvas.painter.palette.text), background: CellColor(ground),
        attributes: []))
    let title = process.screen?.title ?? process.information.displayName
    canvas.painter.write(title, column: 2, row: top, canvas.painter.palette.text, bold: true)
    canvas.say(title)
    let room = CellRect(column: 0, row: top + 2, columns: columns, rows: max(0, canvas.rows - top - 3))
    let screen = draw(room: CellSize(columns: columns - 4, rows: room.size.rows), ground: ground)
    canvas.copy(screen, to: CellPoint(column: 2, row: top + 2), clip: room)
  }
}

extension AppPicture {
  /// The rows of a phone's screen on which all of the app's is seen.
  func wholeRows(columns: Int, rows: Int, top: Int) -> Int {
    let ground = RGB(hex: device.settings.isLightAppearance ? 0xF2F2F7 : 0x000000)
    let screen = draw(room: CellSize(columns: columns - 4, rows: max(0, rows - top - 3)), ground: ground)
    return top + 3 + screen.grid.size.rows
  }
}

/// Keeps the drawn screens of apps; a body runs again only when the app published a new screen.
final class AppPictureCache {
  private struct Key: Hashable {
    let app: String
    let columns: Int
    /// The rows it fills; `nil` where it is higher than the room it was drawn for, as it is then for any room that is not
    /// higher than itself.
    let rows: Int?
    let ground: RGB
  }
  private struct Entry {
    let version: Int
    let look: PresentationLook
    let rendering: ViewRendering
  }
  private var entries: [Key: Entry] = [:]

  func picture(
    of screen: AppScreen, process: AppProcess, room: CellSize, ground: RGB, settings: DeviceSettings, at now: Date
  ) -> SurfacePicture {
    let rendering = rendering(of: screen, process, room, ground, settings, now)
    var picture = SurfacePicture(grid: rendering.grid)
    picture.shows(rendering)
    picture.utterances = [.elements { rendering.spoken }]
    let number = process.number
    picture.regions = rendering.hitRegions.map {
      SurfacePicture.Region(
        rect: $0.rect, label: $0.label, target: .action(Self.action($0.action, process, number), app: process.name))
    }
    return picture
  }

  private func rendering(
    of screen: AppScreen, _ process: AppProcess, _ room: CellSize, _ ground: RGB, _ settings: DeviceSettings,
    _ now: Date
  ) -> ViewRendering {
    let look = PresentationLook(settings)
    func key(_ rows: Int?) -> Key { Key(app: process.name, columns: room.columns, rows: rows, ground: ground) }
    for key in [key(nil), key(room.rows)] {
      guard let entry = entries[key], entry.version == process.state.version, entry.look == look else { continue }
      _ = entry.rendering.advance(to: now)
      // A room of just the rows that it took offers it nothing more.
      if key.rows != nil || entry.rendering.size.rows >= room.rows { return entry.rendering }
    }
    let rendering = Self.render(screen, process, room, ground, settings, now)
    if entries.count > 16 { entries.removeAll() }
    let rows = rendering.size.rows > room.rows ? nil : room.rows
    entries[key(rows)] = Entry(version: process.state.version, look: look, rendering: rendering)
    return rendering
  }

  /// An action that does nothing once the process has ended whose screen was drawn.
  private static func action(_ action: HitAction, _ process: AppProcess, _ number: Int?) -> HitAction {
    guard case .closure(let body) = action else { return action }
    return .closure { if process.number == number { body() } }
  }

  private static func render(
    _ screen: AppScreen, _ process: AppProcess, _ room: CellSize, _ ground: RGB, _ settings: DeviceSettings, _ now: Date
  ) -> ViewRendering {
    let drawn = process.state.published ?? now
    let pass = RenderPass(
      instant: now, drawn: drawn,
      textEnvironment: LiveTextEnvironment(
        timeZone: settings.timeZone, uses24HourClock: settings.uses24HourClock, isLuminanceReduced: false))
    var environment = EnvironmentValues()
    environment.colorScheme = settings.isLightAppearance ? .light : .dark
    environment.values.timeZoneIdentifier = settings.timeZone
    environment.uses24HourClock = settings.uses24HourClock
    environment.values.symbolStyle = settings.symbolStyle
    environment[AccentColorKey.self] = process.information.tint
    let context = ViewContext(environment: environment, pass: pass)
    let root = FormatsOnPhone.writing(
      timeZone: settings.timeZone, uses24HourClock: settings.uses24HourClock, system: settings.systemVersion
    ) {
      PresentTime.standing(at: drawn) {
        context.single(
          VStack(alignment: .leading, spacing: 0) { screen.content() }.frame(maxWidth: .infinity, alignment: .leading))
      }
    }
    return ViewRendering(
      pass: pass, root: root, frame: ViewRendering.Frame(columns: room.columns, mostRows: nil, offeredRows: room.rows),
      ground: Cell(
        glyph: .space, foreground: CellColor(RGB(hex: settings.isLightAppearance ? 0x000000 : 0xFFFFFF)),
        background: CellColor(ground), attributes: []))
  }
}
