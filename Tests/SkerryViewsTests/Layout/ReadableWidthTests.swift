import SkerryCells
import Testing

@testable import SkerryViews

/// What keeps things readable where a cell is coarser than a point.
@MainActor @Suite struct ReadableWidthTests {
  @Test("X07 the fewest columns of a view are those in which no word breaks")
  func words() {
    func columns(_ view: some View) -> Int? {
      let pass = RenderPass(instant: Scene.noon, textEnvironment: LiveTextEnvironment(timeZone: "UTC"))
      return ViewContext(environment: EnvironmentValues(), pass: pass).single(view)?.readableColumns
    }
    #expect(columns(Text("to the harbour")) == 7)
    #expect(
      columns(
        HStack(spacing: 8) {
          Image(systemName: "star"); Text("late now")
        }) == 6)
    #expect(
      columns(
        VStack {
          Text("a"); Text("berth")
        }.padding(.horizontal, 8)) == 7)
    #expect(columns(Text("long words").frame(width: 24)) == 3)
  }
}
