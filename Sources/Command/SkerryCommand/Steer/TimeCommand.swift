import ArgumentParser
import SkerryBasics
import SkerryCells
import SkerryDashboard
import SkerryServer
import SkerrySteps

/// `skerry time`: the phone's clock.
struct TimeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "time", abstract: "Show the phone's time, let it pass, or change its speed.",
    discussion: """
      A jump runs every deadline in between, in order, as if it had been waited for. Time goes on while no dashboard \
      shows the phone, at its speed.

      Examples:
        \(Skerry.programName) time
        \(Skerry.programName) time +8h
        \(Skerry.programName) time next
        \(Skerry.programName) time next-any
        \(Skerry.programName) time 2026-01-31T18:00:00Z
        \(Skerry.programName) time x60
        \(Skerry.programName) time pause

      Exit codes: 0 when it is done, 1 when the phone refused, 2 for bad input.
      """)

  @Argument(
    help: ArgumentHelp(
      "+8h (or 90s, 5m, 2:30), next, next-any, an instant, pause, run, or a speed such as x60.", valueName: "what"),
    completion: .list(["next", "next-any", "pause", "run"] + TapePace.speeds.map { "x\($0)" }))
  var what: String?

  @OptionGroup var place: PhonePlace

  @Flag(help: "Write JSON, for programs.")
  var json = false

  func run() throws {
    try MainActor.assumeIsolated {
      guard let what else {
        return try tell(place.finder.read { try $0.get(StateReport.self, from: "/state") })
      }
      if let speed = TapePace(what) { return try change(speed) }
      try Steering(finder: place.finder, isJSON: json).perform(Self.step(what))
    }
  }

  private static func step(_ what: String) throws -> Step {
    let line: String
    if what == "next" {
      line = "jump next"
    } else if what == "next-any" {
      line = "jump next any"
    } else if what.dropFirst(3).contains("-") || what.hasPrefix("@") {
      line = "at \(what)"
    } else if what.hasPrefix("x") {
      throw CommandFailure("\(TapePace.advice).")
    } else {
      let duration = what.hasPrefix("+") ? String(what.dropFirst()) : what
      line = "jump \(duration)"
      if duration.allSatisfy(\.isWhitespace) {
        throw CommandFailure("“\(CellText(what))” needs a duration behind it, such as \(Skerry.programName) time +8h.")
      }
    }
    do {
      guard let step = try Step(line: line) else { throw CommandFailure("Say how long, such as +8h.") }
      return step
    } catch let problem as StepProblem {
      let isNothing = problem.suggestions.isEmpty && line.hasPrefix("jump") && isNoTime(what)
      throw CommandFailure(isNothing ? advice(on: what) : "\(problem)")
    }
  }

  /// Whether it has nothing of a duration, nor of an instant.
  private static func isNoTime(_ what: String) -> Bool {
    do throws(DurationEntry.Problem) { _ = try WrittenDuration.seconds(what) } catch {
      if case .unreadable = error { return true }
    }
    return false
  }

  private static func advice(on what: String) -> String {
    "“\(CellText(what).prefix(columns: 60))” is not a duration, such as +8h, 90s or 2:30, nor an instant, such as "
      + "2026-01-31T18:00:00Z, nor next, next-any, pause, run or a speed, such as x60."
  }

  @MainActor private func change(_ speed: TapePace) throws {
    let finder = place.finder
    let state = try finder.use { phone in
      let request = HTTPRequest(method: "POST", target: "/time", body: Array(speed.description.utf8))
      return try phone.value(StateReport.self, of: phone.send(request))
    }
    try tell(state)
    try finder.requireKept()
  }

  private struct Time: Encodable {
    var instant: String
    var speed: Double
    var nextEvent: String?
    var nextEventName: String?
  }

  @MainActor private func tell(_ state: StateReport) throws {
    let time = Time(
      instant: state.instant, speed: state.speed, nextEvent: state.nextEvent, nextEventName: state.nextEventName)
    if json { return try StandardStream.output.write(HarmlessJSON.text(time) + "\n") }
    let speed = state.speed == 0 ? "paused" : state.speed == 1 ? "real time" : "×\(Int(state.speed))"
    let next = state.nextEvent.map { ", next event at \($0)" + (state.nextEventName.map { ": \($0)" } ?? "") } ?? ""
    try StandardStream.output.write(CellText("\(state.instant), \(speed)\(next)").description + "\n")
  }
}
