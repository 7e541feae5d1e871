import ActivityKit
import AlarmKit
import Foundation
import SkerryBasics
import SkerryCells
import SkerryWidgets
import Testing
import WidgetKit

@testable import WidgetSources

/// Widget extensions that lean on more of Apple's world: UIKit's colours and paths, charts, maps, loggers, App Groups,
/// layouts and styles of their own, entries of the environment, previews of both kinds.
@MainActor @Suite struct WidgetSourcesTests {
  private static var exhibits: [() throws -> Exhibit] {
    [
      delivery, match, workout, timer, flight, music, ride, parking, cooking, fasting, parcel, election, charging,
      transit, tea, courier, school, glucose, pomodori, sets, race, download, lecture, sugar, track, free, pinned,
      bridge, zone, weather, scooter, meal, delve, waveform, brew, streak, rest, recorder, tunnel, seal, rehearsal,
    ] + moreExhibits + strangersExhibits + drawnExhibits
  }

  @Test(
    "X03 X04 X07 widget extensions in many styles compile as they are and draw all their presentations",
    arguments: 0..<numberOfExhibits)
  func pictures(_ index: Int) throws {
    let exhibit = try Self.exhibits[index]()
    var text = ""
    for presentation in LiveActivityPresentation.allCases {
      let picture = try exhibit.draw(presentation)
      #expect(picture.grid.checkInvariants() == [])
      text += "\(presentation)\n" + picture.grid.plainText() + picture.warnings.map { "- \($0)\n" }.joined() + "\n"
    }
    try Golden.expect(text, named: exhibit.name)
  }

  private nonisolated static let numberOfExhibits = 79

  @Test("X03 no widget extension is forgotten")
  func all() { #expect(Self.exhibits.count == Self.numberOfExhibits) }

  // MARK: The activities

  private static func delivery() throws -> Exhibit {
    try Exhibit(
      "Delivery", DeliveryLiveActivity(),
      DeliveryAttributes(orderNumber: "4711", restaurant: "Trattoria Luna", itemCount: 3),
      .init(driverName: "Mia", estimatedDeliveryTime: start...start + 900, step: .onTheWay))
  }
  private static func match() throws -> Exhibit {
    try Exhibit(
      "Match", MatchLiveActivity(),
      MatchAttributes(
        home: Team(name: "Harbour FC", short: "HAR", color: "blue"),
        away: Team(name: "Northside", short: "NOR", color: "red"), competition: "Cup"),
      .init(homeScore: 2, awayScore: 1, phase: .secondHalf, clockStart: start - 3000, lastEvent: "67' Kaya"))
  }
  private static func workout() throws -> Exhibit {
    try Exhibit(
      "Workout", WorkoutLiveActivity(), WorkoutAttributes(kind: .running),
      .init(
        elapsed: 1845, startDate: start - 1845, isPaused: false, heartRate: Measurement(value: 148, unit: .hertz),
        energy: 312, distance: 5.24, zone: .cardio))
  }
  private static func timer() throws -> Exhibit {
    try Exhibit(
      "Timer", TimerActivityWidget(), TimerAttributes(name: "Tea", total: 300),
      .init(phase: .paused, endDate: start + 240, remaining: .seconds(240)))
  }
  private static func flight() throws -> Exhibit {
    try Exhibit(
      "Flight", FlightLiveActivity(),
      FlightAttributes(
        flightNumber: "SK 1412", origin: .init(code: "HAM", city: "Hamburg", timeZone: "UTC"),
        destination: .init(code: "CPH", city: "Copenhagen", timeZone: "UTC")),
      .init(
        status: .inAir, departure: start - 1800, arrival: start + 1800, gate: "B12", terminal: "2", baggageClaim: "4",
        progress: 0.5, delayMinutes: 0))
  }
  private static func music() throws -> Exhibit {
    try Exhibit(
      "Music", NowPlayingLiveActivity(), NowPlayingAttributes(deviceName: "Kitchen"),
      .init(
        title: "Northern Lights", artist: "The Skerries", artwork: "cover", isPlaying: true, position: 61,
        duration: 214, startedAt: start - 61, accentHex: "#FF2D55"))
  }
  private static func ride() throws -> Exhibit {
    try Exhibit(
      "Ride", RideLiveActivity(),
      RideAttributes(driver: Driver(name: "Ole", rating: 4.9, photoURL: nil), plate: "HH SK 16", pickup: "Pier 3"),
      .init(status: .arriving, eta: start + 240, latitude: 53.5, longitude: 10))
  }
  private static func parking() throws -> Exhibit {
    try Exhibit(
      "Parking", ParkingLiveActivity(), ParkingWidgetAttributes(plate: "HH SK 16", currencyCode: "EUR"),
      .init(until: start + 1800, pricePerHour: 2.5, zone: "12"))
  }
  private static func cooking() throws -> Exhibit {
    try Exhibit(
      "Cooking", CookingLiveActivity(),
      CookingAttributes(
        recipe: Recipe(
          id: UUID(), name: "Lasagne",
          steps: [.init(id: 0, text: "Simmer the sauce until it is thick.", minutes: 40)])),
      .init(
        step: 0,
        timers: [
          .init(name: "Sauce", end: start + 1200, emoji: "🍅"), .init(name: "Oven", end: start + 600, emoji: "🔥"),
        ], temperature: Measurement(value: 180, unit: .celsius)))
  }
  private static func fasting() throws -> Exhibit {
    try Exhibit(
      "Fasting", FastingActivityWidget(), FastingAttributes(planName: "16:8"),
      .init(startDate: start - 36_000, goalHours: 16, phase: "Ketosis"))
  }
  private static func parcel() throws -> Exhibit {
    try Exhibit(
      "Package", PackageLiveActivity(),
      PackageTracking.Attributes(carrier: "Seepost", trackingNumber: "SP00012345", sender: "Buchhandlung"),
      .init(stage: .outForDelivery, eta: start + 7200, location: "Altona", stopsAway: 4))
  }
  private static func election() throws -> Exhibit {
    try Exhibit(
      "Election", ElectionLiveActivity(), ElectionAttributes(title: "Council"),
      .init(
        results: [
          .init(party: "A", share: 0.41, seats: 12), .init(party: "B", share: 0.33, seats: 9),
          .init(party: "C", share: 0.12, seats: 4),
        ], counted: 0.62, lastUpdate: start - 120))
  }
  private static func charging() throws -> Exhibit {
    try Exhibit(
      "Charging", ChargingLiveActivity(),
      ChargingAttributes(carName: "Ente", capacity: Measurement(value: 60, unit: .kilowattHours)),
      .init(
        level: 62, limit: 80, power: Measurement(value: 11, unit: .kilowatts), finish: start + 5400, isCharging: true))
  }
  private static func transit() throws -> Exhibit {
    try Exhibit(
      "Transit", TransitLiveActivity(),
      TransitAttributes(line: "S1", lineColor: .init(r: 0, g: 0.6, b: 0.3)),
      .init(
        stops: [
          .init(id: "1", name: "Altona", time: start - 300, platform: nil),
          .init(id: "2", name: "Landungsbrücken", time: start + 240, platform: "2"),
          .init(id: "3", name: "Hauptbahnhof", time: start + 600, platform: "4"),
        ], current: 1, delay: 3, crowding: .medium))
  }
}

extension WidgetSourcesTests {
  private static func tea() throws -> Exhibit {
    let counting = AlarmPresentationState.Mode.Countdown(
      totalCountdownDuration: 240, previouslyElapsedDuration: 0, startDate: start, fireDate: start + 180)
    let stop = AlarmButton(text: "Stop", textColor: .white, systemImageName: "stop.circle")
    let pause = AlarmButton(text: "Pause", textColor: .black, systemImageName: "pause.fill")
    return try Exhibit(
      "Tea", TeaAlarmActivity(),
      AlarmAttributes<TeaMetadata>(
        presentation: AlarmPresentation(
          alert: .init(title: "Ready", stopButton: stop), countdown: .init(title: "Steeping", pauseButton: pause)),
        metadata: TeaMetadata(leaf: "Assam", strength: .strong), tintColor: .green),
      AlarmPresentationState(alarmID: UUID(), mode: .countdown(counting)))
  }
  private static func courier() throws -> Exhibit {
    try Exhibit("Courier", PluginDeliveryActivity(), PluginAppAttributes(), .init(appGroupId: "group.example.plugin"))
  }
  private static func school() throws -> Exhibit {
    try Exhibit(
      "School", SchoolLiveActivity(), SchoolAttributes(),
      .init(
        subject: "Geography", room: "R204", change: "Room changed", ends: start + 1500, homework: "Map of the North Sea"
      ))
  }
  private static func glucose() throws -> Exhibit {
    let values = [90.0, 96, 110, 135, 160, 190, 185, 170, 150, 131, 120, 112]
    return try Exhibit(
      "Glucose", GlucoseLiveActivity(), GlucoseAttributes(),
      .init(values: values, dates: values.indices.map { start + Double($0 - 11) * 300 }, trend: -1))
  }
  private static func pomodori() throws -> Exhibit {
    try Exhibit(
      "Pomodori", PomodoriLiveActivity(), PomodoriAttributes(task: "Chapter 3"),
      .init(round: 2, isBreak: false, end: start + 900, left: 3))
  }
  private static func sets() throws -> Exhibit {
    try Exhibit(
      "Sets", SetsLiveActivity(), SetsAttributes(name: "Legs", tint: nil),
      .init(title: "Squats", subtitle: "0:30 • Set 3", endMilliseconds: nil, progress: 0.6))
  }
  private static func race() throws -> Exhibit {
    try Exhibit(
      "Race", RaceLiveActivityWidget(), RaceAttributes(series: "one", title: "Grand Prix of Jutland"),
      .init(phase: .session, label: "Race", start: start - 1800, end: start + 3600, top3: ["HAN", "OLE", "IDA", "MIA"]))
  }
  private static func download() throws -> Exhibit {
    try Exhibit(
      "Download", DownloadLiveActivity(), DownloadAttributes(fileName: "northsea-charts-2026.zip"),
      .init(fraction: 0.42, finished: false, received: 52_000_000, total: 124_000_000, speed: "2.1 MB/s"))
  }

  @Test("X05 a widget's strings are those of the phone's language, with the plural form of each number")
  func language() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("skerry-strings-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let catalog = folder.appendingPathComponent("Localizable.xcstrings")
    try Self.catalog.write(to: catalog, atomically: true, encoding: .utf8)
    func card(_ language: String, left: Int) throws -> String {
      try Localization.$bound.withValue(Localization(tables: StringTables(files: [catalog.path]), language: language)) {
        try Exhibit(
          "Pomodori", PomodoriLiveActivity(), PomodoriAttributes(task: "Kapitel 3"),
          .init(round: 2, isBreak: false, end: start + 900, left: left)
        ).draw(.lockScreen).grid.plainText()
      }
    }
    let many = try card("de_AT", left: 3)
    #expect(many.contains("noch 3 Runden"))
    #expect(many.contains("Konzentration 2"))
    #expect(many.contains("Aufgabe: Kapitel 3"))
    let one = try card("de", left: 1)
    #expect(one.contains("noch 1 Runde") && !one.contains("Runden"))
    #expect(try card("pl", left: 3).contains("3 rundy"), "Polish has a form for few")
    #expect(try card("pl", left: 5).contains("5 rund"), "and one for many")
    #expect(try card("fr", left: 3).contains("3 rounds left"), "what is not translated stands in the source's words")
  }

  private static let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "%lld rounds left": {"localizations": {
        "de": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "noch %lld Runde"}},
          "other": {"stringUnit": {"state": "translated", "value": "noch %lld Runden"}}}}},
        "pl": {"variations": {"plural": {
          "few": {"stringUnit": {"value": "%lld rundy"}}, "many": {"stringUnit": {"value": "%lld rund"}},
          "other": {"stringUnit": {"value": "%lld rundy"}}}}}}},
      "focus.phase": {"extractionState": "manual", "localizations": {
        "en": {"stringUnit": {"value": "Focus %lld"}}, "de": {"stringUnit": {"value": "Konzentration %lld"}}}},
      "task.title": {"localizations": {"de": {"stringUnit": {"value": "Aufgabe: %@"}}}}
    }}
    """
}

/// Pictures that were looked at, as text; `SKERRY_RECORD=1` takes new ones.
enum Golden {
  static func expect(_ text: String, named name: String) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Goldens/\(name).txt")
    if ProcessInfo.processInfo.environment["SKERRY_RECORD"] == "1" {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let known = try? String(contentsOf: file, encoding: .utf8)
    #expect(text == known, "\(name) looks otherwise:\n\(text)")
  }
}
