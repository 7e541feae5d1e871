import Testing

@testable import SkerryProjects

/// What stands beside texts, and what they are asked to hold.
@Suite struct SampleUnitsTests {
  @Test("X06 a text behind which a unit stands is a number, and one before a word is not")
  func units() {
    let lines = SampleWords(of: [
      """
      Text("\\(state.load) kg")
      Text("\\(context.state.weight)кг")
      Text("Goal: \\(state.reps) reps")
      Text("\\(state.charge ?? "-")%")
      Text("\\(state.name) kgX, \\(state.driver) is near, \\(state.seat)")
      """
    ]).lines
    #expect(
      lines.filter { $0.hasPrefix("unit") } == [
        "unit\tload\tkg", "unit\tweight\tкг", "unit\treps\treps", "unit\tcharge\t%",
      ], "\(lines)")
  }

  @Test("X06 words that a text is asked to hold are handed over, and no signs")
  func held() {
    let lines = SampleWords(of: [
      """
      if state.delay.contains("on time") || state.delay.lowercased().contains("early") {}
      if state.route.localizedCaseInsensitiveContains("north") || state.route.contains("-") {}
      """
    ]).lines
    #expect(lines == ["holds\tdelay\ton time", "holds\tdelay\tearly", "holds\troute\tnorth"], "\(lines)")
  }
}
