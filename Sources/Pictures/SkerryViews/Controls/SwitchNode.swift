import SkerryCells

/// Draws a switch: the knob's side tells on from off, the colour says it again.
package final class SwitchNode: Node {
  private let isOn: Bool
  private let paint: Paint

  private static let on = CellText("━●")
  private static let off = CellText("○━")

  init(isOn: Bool, environment: EnvironmentValues, pass: RenderPass) {
    self.isOn = isOn
    let tint = environment.values.tint ?? AnyShapeStyle(Color.green)
    paint = isOn ? tint._paint(in: environment) : HierarchicalShapeStyle.secondary._paint(in: environment)
    super.init(pass: pass)
  }

  package override var spacing: NodeSpacing { .text }
  package override func measure(_ proposal: Proposal) -> CellSize { CellSize(columns: 2, rows: 1) }
  package override func firstBaseline(_ size: CellSize) -> Int { 1 }
  package override func draw(_ painter: Painter) {
    painter.write(isOn ? Self.on : Self.off, at: frame.origin, paint: paint, in: frame)
  }
}
