import FoundationEssentials
import SkerryCells
import SkerryDevice
import SkerryScreens
import SkerryViews

/// The dashboard at an instant: cells, what can be pressed, what is spoken, when it changes next.
public struct DashboardPicture {
  /// Everything but the layout, as of any surface.
  public private(set) var surface = SurfacePicture(grid: Grid(size: CellSize(columns: 0, rows: 0)))
  public let layout: DashboardLayout
  /// The header, the panes and the footer, and the dialog in front of them; none where only a line is shown.
  public private(set) var parts: [ScreenPart] = []

  public var grid: Grid { surface.grid }
  public var regions: [SurfacePicture.Region] { surface.regions }
  public var spoken: [String] { surface.spoken }
  public var nextChange: Date? { surface.nextChange }

  init(_ dashboard: Dashboard) {
    layout = dashboard.layout
    guard layout.kind != .tooSmall else {
      surface.grid = Self.tooSmall(dashboard.size)
      surface.utterances = [.line("The terminal is too small.")]
      return
    }
    let accent = Self.accent(of: dashboard.shownApp)
    var pen = Pen(size: dashboard.size)
    HeaderBar(dashboard, accent: accent).draw(&pen, &surface)
    for (pane, rect) in layout.panes {
      let inside = rect.inset(columns: 1, rows: 1)
      let content = Self.content(of: pane, dashboard, inside.size, accent)
      pen.frame(
        rect, title: content.title, remark: content.remark, hidden: content.hidden,
        isFocused: pane == dashboard.focus && dashboard.dialog == nil, accent: accent)
      pen.grid.copy(content.picture.grid, to: inside.origin, clip: inside)
      surface.merge(content.picture, at: inside.origin, clip: inside)
    }
    FooterBar(dashboard, accent: accent).draw(&pen)
    surface.regions = pen.regions + surface.regions
    parts = layout.parts
    if let dialog = dashboard.dialog {
      // What a dialog does not offer can't be pressed while it is open.
      pen.regions = []
      DialogPicture(size: dashboard.size, accent: accent, process: dashboard.shownApp).draw(dialog, on: &pen)
      surface.regions = pen.regions
      if let box = pen.dialogBox { parts.append(ScreenPart("Dialog", box)) }
    }
    surface.grid = pen.grid
  }

  /// How far a pane can be scrolled now; `nil` where it isn't shown.
  static func scrollLimit(of pane: Pane, on dashboard: Dashboard) -> PaneScroll? {
    let layout = dashboard.layout
    guard layout.kind != .tooSmall, let rect = layout.panes.first(where: { $0.pane == pane })?.rect else { return nil }
    return content(of: pane, dashboard, rect.inset(columns: 1, rows: 1).size, Theme.focusedLine).limit
  }

  struct Content {
    var title: String
    var remark = ""
    var hidden = HiddenCells()
    /// How far it can be scrolled.
    var limit = PaneScroll()
    var picture: SurfacePicture

    init(
      title: String, remark: String = "", hidden: HiddenCells = HiddenCells(), limit: PaneScroll = PaneScroll(),
      picture: SurfacePicture
    ) {
      self.title = title
      self.remark = remark
      self.hidden = hidden
      self.limit = limit
      self.picture = picture
    }

    init(title: String, remark: String = "", window: PaneWindow) {
      self.init(title: title, remark: remark, hidden: window.hidden, limit: window.limit, picture: window.picture)
    }
  }

  private static func content(
    of pane: Pane, _ dashboard: Dashboard, _ size: CellSize, _ accent: RGB
  ) -> Content {
    switch pane {
    case .phone: PhonePane(dashboard).content(size)
    case .presentations: PresentationsPane(dashboard, accent: accent).content(size)
    case .app: AppPane(dashboard, accent: accent).content(size)
    case .inspector: InspectorPane(dashboard, accent: accent).content(size)
    case .log: LogPane(dashboard, accent: accent).content(size)
    }
  }

  /// The tint of an app, light enough to be read on the dashboard's ground.
  static func accent(of process: AppProcess?) -> RGB {
    guard let process else { return Theme.focusedLine }
    let tint = process.information.tint._paint(in: EnvironmentValues()).representative.rgb
    return tint.contrast(with: Theme.ground) < 4.5 ? RGB(hex: 0xFFFFFF).blended(over: tint, opacity: 0.4) : tint
  }

  private static func tooSmall(_ size: CellSize) -> Grid {
    var pen = Pen(size: size)
    let least = DashboardLayout.least
    let text = "Skerry needs \(least.columns)×\(least.rows) cells; this is \(size.columns)×\(size.rows)."
    pen.write(CellText(text).wrapped(columns: max(1, size.columns)), in: pen.grid.bounds)
    return pen.grid
  }
}
