import ActivityKit
import Foundation
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
      transit,
    ]
  }

  @Test(
    "X03 X04 X07 widget extensions in many styles compile as they are and draw all their presentations",
    arguments: 0..<14)
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
