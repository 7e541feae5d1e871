import FoundationEssentials
import SkerryCells
import SkerryViews

extension ViewRendering {
  static let referenceSize = CellSize(columns: 120, rows: 40)

  /// The reference screen, built and drawn at its first instant.
  static func referenceScreen() -> ViewRendering {
    .sample(ReferenceScreenView(), size: referenceSize)
  }

  /// A view drawn afresh on the terminal's own ground, at the first instant of the reference screen.
  static func sample(_ view: some View, size: CellSize) -> ViewRendering {
    let text = LiveTextEnvironment(timeZone: "UTC", uses24HourClock: true)
    let pass = RenderPass(instant: ReferenceScreen.start, textEnvironment: text)
    let root = ViewContext(environment: EnvironmentValues(), pass: pass).single(view)
    let frame = Frame(columns: size.columns, leastRows: size.rows, mostRows: size.rows)
    return ViewRendering(pass: pass, root: root, frame: frame, ground: .blank)
  }
}
