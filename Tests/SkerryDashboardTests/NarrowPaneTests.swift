import SkerryCells
import SkerryScreens
import Testing

@testable import SkerryApps
@testable import SkerryDashboard
@testable import SkerryDevice
@testable import SwiftClimb

/// What panes do where there is less room than they would like.
@MainActor @Suite struct NarrowPaneTests {
  /// The rows of a pane between its frame's edges, and what the edges say.
  private func rows(_ pane: Pane, _ driver: Driver) throws -> (title: String, inside: [String], edge: String) {
    let picture = driver.dashboard.picture()
    let rect = try #require(picture.layout.panes.first { $0.pane == pane }?.rect)
    var part = Grid(size: CellSize(columns: rect.size.columns - 2, rows: rect.size.rows))
    part.copy(picture.grid, to: CellPoint(column: -rect.minColumn - 1, row: -rect.minRow), clip: part.bounds)
    let rows = part.plainText().split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return (rows[0], Array(rows.dropFirst().prefix(rect.size.rows - 2)), rows[rect.size.rows - 1])
  }

  @Test("D01 D03 the presentations say how much there is below, until the end is reached")
  func moreBelow() throws {
    let driver = Driver.climbing(size: Driver.medium)
    driver.keys("Tab")
    let before = try rows(.presentations, driver)
    #expect(before.edge.contains(" more below "), "\(before.edge)")
    #expect(!before.inside.contains { $0.contains("Watch") })
    for _ in 0..<40 { driver.keys("Down") }
    let after = try rows(.presentations, driver)
    #expect(!after.edge.contains("below") && after.inside.contains { $0.contains("Watch") })
  }

  @Test("D01 D03 what stands below a presentation goes on in the next row instead of being cut")
  func captions() throws {
    let driver = Driver.climbing(size: Driver.medium)
    driver.keys("Tab")
    for _ in 0..<40 { driver.keys("Down") }
    let text = try rows(.presentations, driver).inside.joined(separator: " ")
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(text.contains("160 of 160 pt") && !text.contains("…"), "\(text)")
  }

  @Test("D03 in a narrow log the further lines of an entry begin at the edge, and names are never cut in a wide one")
  func log() throws {
    let narrow = Driver.climbing(size: Driver.medium)
    let rows = try rows(.log, narrow).inside
    #expect(rows.contains { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }, "\(rows)")
    let wide = Driver.climbing()
    let lines = try self.rows(.log, wide).inside
    let beginnings = [" SwiftClimb update 2 applied", " SwiftClimb timeline"]
    #expect(lines.contains { line in beginnings.contains { line.contains($0) } }, "\(lines)")
  }

  @Test("D03 the app's pane says how much there is below")
  func appBelow() throws {
    let driver = Driver.climbing(size: Driver.medium)
    for index in 0..<6 { driver.addClimb("V\(index)") }
    let edge = try rows(.app, driver).edge
    #expect(edge.contains(" more below "), "\(edge)")
  }
}
