import SkerryCells
import Testing

@testable import SkerryViews

/// Views that want more room than any screen has.
@MainActor @Suite struct EndlessSizeTests {
  @Test(
    "X07 a view that wants to be as large as it likes is drawn up to a limit, and the picture says so",
    arguments: [Double.infinity, 1e300, 1e18, 1e9])
  func sizes(points: Double) {
    for scene in [
      Scene(columns: 40) { Text("a").padding(points) },
      Scene(columns: 40) { Rectangle().frame(width: points, height: points) },
      Scene(columns: 40) {
        VStack(spacing: points) {
          Text("a")
          Text("b")
        }
      },
      Scene { Text("a").padding(points) },
    ] {
      #expect(scene.grid.size.rows <= 4000 && scene.grid.size.columns <= 4000)
    }
  }
}
