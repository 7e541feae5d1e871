import FoundationEssentials
import SkerryCells

@testable import SkerryViews

/// A view drawn at an instant, for comparing pictures.
@MainActor struct Scene {
  let rendering: ViewRendering

  /// 2026-06-15 09:41:00 UTC.
  static let noon = Date(timeIntervalSince1970: 1_781_516_460)

  /// `columns` are offered, `nil` for as many as the view wants.
  init<V: View>(
    columns: Int? = nil, rows: Int? = nil, at instant: Date = noon, ground: UInt32 = 0x000000,
    environment: (inout EnvironmentValues) -> Void = { _ in }, @ViewBuilder _ view: () -> V
  ) {
    var values = EnvironmentValues()
    environment(&values)
    let pass = RenderPass(instant: instant, textEnvironment: LiveTextEnvironment(timeZone: "UTC"))
    let context = ViewContext(environment: values, pass: pass)
    let content = context.evaluate(view)
    let root = context.single(content)
    rendering = ViewRendering(
      pass: pass, root: root,
      frame: ViewRendering.Frame(columns: columns, leastRows: rows ?? 0, mostRows: rows),
      ground: Cell.blank(on: CellColor(RGB(hex: ground))))
  }

  var grid: Grid { rendering.grid }
  var text: String { rendering.grid.plainText() }
  var spoken: [String] { rendering.spoken.map(\.line) }

  func cell(_ column: Int, _ row: Int) -> Cell { rendering.grid[column, row] }
  func background(_ column: Int, _ row: Int) -> RGB? { cell(column, row).background.rgb }
  func foreground(_ column: Int, _ row: Int) -> RGB? { cell(column, row).foreground.rgb }
}

/// Compares the picture of a view with rows of text; blanks at the ends of rows do not count.
@MainActor func picture<V: View>(_ columns: Int? = nil, rows: Int? = nil, @ViewBuilder _ view: () -> V) -> String {
  Scene(columns: columns, rows: rows, view).text
}
