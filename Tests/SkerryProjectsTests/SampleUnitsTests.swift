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

  @Test("X06 a number is a part of what it is divided by, counted of, or shown in the range of")
  func parts() {
    let lines = SampleWords(of: [
      #"""
      let share = min(1, Double(state.eaten) / Double(max(1, state.wanted)))
      Text("\(state.here) / \(state.all)")
      ProgressView(value: state.done, total: state.whole)
      Gauge(value: state.speed, in: 0...state.fastest)
      Text("\(state.width / 2) and \(state.height / 60)")
      """#
    ]).lines
    #expect(
      lines.filter { $0.hasPrefix("part") } == [
        "part\twanted\teaten", "part\tall\there", "part\twhole\tdone", "part\tfastest\tspeed",
      ], "\(lines)")
  }

  @Test("X06 what no source divides is no part of anything: a path, and a unit with a stroke")
  func noParts() {
    let lines = SampleWords(of: [
      """
      #sourceLocation(file: "/home/me/work.tree/Boat/Boat.swift", line: 3)
      Text("\\(state.pace) km/h")
      """
    ]).lines
    #expect(lines.filter { $0.hasPrefix("part") } == [], "\(lines)")
  }

  @Test("X06 a source's currency stands beside a value, or as its code; in a word it is none")
  func currencies() {
    func money(_ source: String) -> [String] {
      SampleWords(of: [source]).lines.filter { $0.hasPrefix("money") }
    }
    #expect(money(#"Text("\(state.fare)원")"#) == ["money\tKRW"])
    #expect(money(#"Text(formatted(fare) + " zł")"#) == ["money\tPLN"])
    #expect(money(#"formatter.currencyCode = "JPY""#) == ["money\tJPY"])
    #expect(money(#"Text("병원 \(state.floor)")"#) == [])
  }

  @Test("X06 what a function divides by a thousand and by sixty is milliseconds that go by")
  func milliseconds() {
    let lines = SampleWords(of: [
      """
      func clock(_ ms: Int) -> String {
        let left = max(0, ms / 1000)
        return "\\(left / 60):\\(left % 60)"
      }
      struct Clock: View {
        var body: some View { Text(clock(state.white)) }
      }
      """
    ]).lines
    #expect(lines.filter { $0.hasPrefix("span") || $0.hasPrefix("lasting") } == ["span\twhite"], "\(lines)")
  }

  @Test("X06 a number's unit stands behind it in a format as well, a currency before it")
  func formats() {
    let lines = SampleWords(of: [
      #"""
      Text(String(format: "%.1f km", state.way))
      Text("\(state.depth, specifier: "%.1f") ft")
      Text("$\(state.fare)")
      let kmh = state.velocity * 3.6
      """#
    ]).lines
    #expect(
      lines.filter { $0.hasPrefix("unit") } == [
        "unit\tdepth\tft", "unit\tway\tkm", "unit\tfare\t$", "unit\tvelocity\tm/s",
      ], "\(lines)")
  }

  @Test("X06 texts that are read as dates of ISO 8601, and what widgets are called, are handed over")
  func datesAndWidgets() {
    let lines = SampleWords(of: [
      """
      struct FerryLiveActivity: Widget {
        func date(_ text: String) -> Date? { ISO8601DateFormatter().date(from: text) }
        var left: Date? { date(state.sailsAt) }
        var back: Date? { formatter.date(from: state.returnsAt) }
      }
      """
    ]).lines
    #expect(Set(lines) == ["about\tFerryLiveActivity", "iso\tsailsAt", "iso\treturnsAt"], "\(lines)")
  }

  @Test("X06 a comment that lists words with bars or slashes between says what a text may be")
  func choices() {
    let lines = SampleWords(of: [
      """
      struct State {
        var phase: String  // packed | on_the_way | delivered
        var mood: String  // calm / rough
        var zone: String  // One of: inner | outer
        var note: String  // and/or a hint
        var opens: String  // "HH:mm"
      }
      """
    ]).lines
    #expect(
      lines == [
        "values\tphase\tpacked\ton_the_way\tdelivered", "values\tmood\tcalm\trough", "values\tzone\tinner\touter",
      ],
      "\(lines)")
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
