import FoundationEssentials
import SkerryBasics
import SkerryCells
import SkerryDevice
import SkerryScreens
import SkerryViews

/// The dashboard at an instant: cells, what can be pressed, what is spoken, when it changes next.
///
/// It can follow time as long as nothing happens but that time passes: then drawings that go on by themselves are
/// updated where they lie, and a pane that needs it is drawn again alone. What follows equals what is drawn afresh.
public struct DashboardPicture {
  /// The regions and the spoken text, as of any surface.
  public private(set) var surface = SurfacePicture(grid: Grid(size: CellSize(columns: 0, rows: 0)))
  public let layout: DashboardLayout
  /// The header, the panes and the footer, and the dialog in front of them; none where only a line is shown.
  public private(set) var parts: [ScreenPart] = []
  private var pieces: [Piece] = []
  /// The key caps of the footer, and of the dialog where there is one.
  private var footer: [SurfacePicture.Region] = []
  private var dialog: [SurfacePicture.Region]?
  private var dialogSpeech: SurfacePicture.Utterance?
  private var footerSpeech: SurfacePicture.Utterance?
  /// Where the fields of a sheet lie.
  private(set) var fields: [FieldPlace] = []

  public var grid: Grid { surface.grid }
  public var regions: [SurfacePicture.Region] { surface.regions }
  public var spoken: [String] { surface.spoken }
  /// The first instant at which it looks different without anything happening.
  public var nextChange: Date? { pieces.compactMap(\.picture.nextChange).min() }

  /// The header or a pane, with everything but its cells.
  private struct Piece {
    /// `nil` for the header.
    let pane: Pane?
    let rect: CellRect
    var picture = Self.empty
    static let empty = SurfacePicture(grid: Grid(size: CellSize(columns: 0, rows: 0)))
  }

  init(_ dashboard: Dashboard) {
    layout = dashboard.layout
    guard layout.kind != .tooSmall else {
      surface.grid = Self.tooSmall(dashboard.size)
      surface.utterances = [.line("The terminal is too small.")]
      return
    }
    let accent = Self.accent(of: dashboard.shownApp)
    var pen = Pen(size: dashboard.size)
    pieces = [Piece(pane: nil, rect: CellRect(column: 0, row: 0, columns: dashboard.size.columns, rows: 1))]
    pieces += layout.panes.map { Piece(pane: $0.pane, rect: $0.rect) }
    for index in pieces.indices { draw(index, dashboard, accent, &pen) }
    let bar = FooterBar(dashboard, accent: accent)
    if layout.coversPanes { makeRoomForWords(&pen) }
    bar.draw(&pen)
    footer = pen.regions
    footerSpeech = bar.speech
    parts = layout.parts
    if let dialog = dashboard.dialog {
      pen.regions = []
      let picture = DialogPicture(of: dashboard, accent: accent)
      picture.draw(dialog, on: &pen)
      dialogSpeech = .elements { picture.spoken(dialog) }
      self.dialog = pen.regions
      fields = pen.fields
      if let box = pen.dialogBox {
        parts.append(ScreenPart("Dialog", box))
        footer.removeAll { !$0.rect.intersection(box).isEmpty }
        for index in pieces.indices { pieces[index].picture.cover(box) }
      }
    }
    assemble(pen.grid)
  }

  private mutating func draw(_ index: Int, _ dashboard: Dashboard, _ accent: RGB, _ pen: inout Pen) {
    let rect = pieces[index].rect
    var picture = Piece.empty
    if let pane = pieces[index].pane {
      let inside = rect.inset(columns: 1, rows: 1)
      let content = Self.content(of: pane, dashboard, inside.size, accent)
      pen.frame(
        rect, title: content.title, remark: content.remark, hidden: content.hidden,
        isFocused: pane == dashboard.focus && dashboard.dialog == nil, accent: accent)
      picture.utterances = [Self.heading(content.title, content.remark, isFocused: pane == dashboard.focus)]
      pen.grid.copy(content.picture.grid, to: inside.origin, clip: inside)
      picture.merge(content.picture, at: inside.origin, clip: inside)
      if let speech = content.speech { picture.utterances.append(.elements(speech)) }
    } else {
      HeaderBar(dashboard, accent: accent).draw(&pen, &picture)
    }
    pieces[index].picture = picture
  }

  /// Clears the rows of words that lie over the panes: what is below them can't be pressed.
  private mutating func makeRoomForWords(_ pen: inout Pen) {
    let words = layout.footer
    pen.grid.fill(words, with: Theme.blank)
    let rest = CellRect(column: 0, row: 0, columns: words.size.columns, rows: words.minRow)
    for index in pieces.indices {
      pieces[index].picture.cover(words)
      pieces[index].picture.regions = pieces[index].picture.regions.compactMap { region in
        let seen = region.rect.intersection(rest)
        return seen.isEmpty
          ? nil : SurfacePicture.Region(rect: seen, label: region.label, target: region.target)
      }
    }
  }

  /// What announces a pane: its title, and whether it has the focus.
  private static func heading(_ title: String, _ remark: String, isFocused: Bool) -> SurfacePicture.Utterance {
    .elements {
      let words = CellText(title).description.split(separator: " · ").joined(separator: ", ")
      return [
        SpokenElement(
          label: words, value: CellText(remark).description, traits: ["heading"] + (isFocused ? ["selected"] : []))
      ]
    }
  }

  /// Puts together what the parts have besides their cells.
  private mutating func assemble(_ grid: Grid) {
    surface = SurfacePicture(grid: grid)
    surface.regions = footer
    for piece in pieces { surface.merge(piece.picture, at: .zero) }
    // A target that a dialog does not offer can't be pressed while it is open; the footer has the dialog's keys then.
    if let dialog { surface.regions = dialog + footer }
    if let dialogSpeech {
      // Its keys are those of the footer.
      surface.utterances.insert(dialogSpeech, at: 0)
    } else if let footerSpeech {
      surface.utterances.append(footerSpeech)
    }
  }

  /// Shows the present instant, if nothing has happened since the picture was drawn but that time has passed; returns
  /// false where the whole has to be drawn again, after which the picture is of no use.
  mutating func follow(_ dashboard: Dashboard) -> Bool {
    guard layout.kind != .tooSmall else { return false }
    let now = dashboard.device.now
    var grid = Grid(size: CellSize(columns: 0, rows: 0))
    swap(&grid, &surface.grid)
    var isArranged = true
    for index in pieces.indices {
      let isDue = pieces[index].picture.nextRedrawing.map { $0.hasCome(by: now) } ?? false
      if !isDue, pieces[index].picture.follow(to: now, on: &grid) { continue }
      // A pane that is drawn again would lie over the dialog, or over words.
      guard dialog == nil, !layout.coversPanes else { return false }
      var pen = Pen(grid: grid)
      grid = Grid(size: CellSize(columns: 0, rows: 0))
      pen.grid.fill(pieces[index].rect, with: Theme.blank)
      draw(index, dashboard, Self.accent(of: dashboard.shownApp), &pen)
      grid = pen.grid
      isArranged = false
    }
    if isArranged { surface.grid = grid } else { assemble(grid) }
    return true
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
    /// What is said of a pane that consists of nothing but lines: each as a whole, also where its cells are cut.
    var speech: (@MainActor () -> [SpokenElement])?

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

nonisolated extension SpokenElement {
  /// Lines that may be anybody's, as elements: harmless, and without blanks that only align.
  static func lines(_ texts: [String]) -> [SpokenElement] {
    texts.compactMap { text in
      // Bars are seen; the numbers beside them are said.
      let letters = CellText(text).description.unicodeScalars.filter { !(0x2500...0x259F).contains($0.value) }
      let words = String(String.UnicodeScalarView(letters)).split(separator: " ").joined(separator: " ")
      return words.isEmpty ? nil : SpokenElement(label: words)
    }
  }
}
