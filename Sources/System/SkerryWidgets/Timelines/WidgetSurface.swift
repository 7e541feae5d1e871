import SkerryCells
import SkerryViews

/// A widget: its container's background and its content within margins.
final class WidgetSurface: SurfaceLayout {
  private let content: Node?
  private let background: Node?
  private let family: WidgetFamily
  private let ground: CellColor
  private let standard: Paint
  private let margins: CellSize
  private let pass: RenderPass
  private var frame = CellRect.zero

  init(
    _ content: Node?, background: Node?, family: WidgetFamily, ground: CellColor, isDark: Bool, margins: Bool,
    pass: RenderPass
  ) {
    self.content = content
    self.background = background
    self.family = family
    self.ground = ground
    standard = Paint(RGBA(hex: isDark ? 0x1C1C1E : 0xFFFFFF))
    self.margins = margins ? CellSize(columns: 2, rows: 1) : CellSize(columns: 0, rows: 0)
    self.pass = pass
  }

  var children: [Node] { [background, content].compactMap(\.self) }
  func measure(_ proposal: Proposal) -> CellSize { family.cellSize }

  func placeChildren(in frame: CellRect) {
    self.frame = frame
    background?.place(at: frame.origin, Proposal(frame.size))
    guard let content else { return }
    let room = frame.inset(columns: margins.columns, rows: margins.rows)
    let inner = Proposal(room.size)
    let taken = content.size(inner)
    content.place(
      at: CellPoint(
        column: room.minColumn + (room.size.columns - taken.columns) / 2,
        row: room.minRow + (room.size.rows - taken.rows) / 2), inner)
    if taken.rows > room.size.rows { pass.warnings.append(.tooTall(taken.rows, most: room.size.rows)) }
    if taken.columns > room.size.columns {
      pass.warnings.append(.tooWide("", taken.columns, most: room.size.columns))
    }
  }

  func draw(_ painter: Painter) {
    if !family.isAccessory { painter.fill(frame, paint: standard) }
    painter.clipped(to: frame) {
      background?.drawIfVisible(painter)
      content?.drawIfVisible(painter)
    }
    if !family.isAccessory { painter.roundCorners(of: frame, ground: ground) }
  }

  func speak(into speech: inout Speech) { content?.speak(into: &speech) }
  func collectHitRegions(into regions: inout [HitRegion]) {
    // In the smallest sizes a tap anywhere opens the app; only buttons act by themselves.
    var inner: [HitRegion] = []
    content?.collectHitRegions(into: &inner)
    regions += inner.filter { region in
      if case .link = region.action { family != .systemSmall && !family.isAccessory } else { true }
    }
  }
}
