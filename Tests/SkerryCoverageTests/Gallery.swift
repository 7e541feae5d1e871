import ActivityKit
import Foundation
import SkerryCells
import SkerryWidgets
import Testing
import WidgetKit

@testable import CoverageSources

/// 12:26:40 on a summer's day, in UTC.
let start = Date(timeIntervalSinceReferenceDate: 803_132_800)

/// One activity of the sources with the content it is drawn from.
@MainActor struct Exhibit: Sendable {
  let name: String
  let widget: ActivityWidget
  let attributes: Data
  let states: [Data]

  init<Attributes: ActivityAttributes>(
    _ name: String, _ widget: some Widget, _ attributes: Attributes, _ states: Attributes.ContentState...
  ) throws {
    self.name = name
    self.widget = try #require(WidgetCollection(widget).activities[String(describing: Attributes.self)])
    self.attributes = try JSONEncoder().encode(attributes)
    self.states = try states.map { try JSONEncoder().encode($0) }
  }

  func draw(
    _ presentation: LiveActivityPresentation, state: Int = 0, at instant: Date = start, isStale: Bool = false,
    isDark: Bool = true
  ) throws -> PresentationRendering {
    var environment = PresentationEnvironment()
    environment.timeZone = "UTC"
    environment.colorScheme = isDark ? .dark : .light
    return try widget.rendering(
      of: presentation, attributes: attributes, state: states[state], activityID: "A", isStale: isStale,
      environment: environment, at: instant)
  }
}

/// All activities of the sources.
@MainActor enum Gallery {
  static func exhibits() throws -> [Exhibit] {
    try [
      foodDelivery(), workout(), pomodoro(), parking(), train(), match(), charging(), laundry(), parcel(), transit(),
      sprint(),
    ]
  }

  static func foodDelivery() throws -> Exhibit {
    try Exhibit(
      "food", FoodDeliveryLiveActivity(),
      FoodDeliveryAttributes(restaurant: "Bistro Nord", orderNumber: "1042", total: 31.5),
      .init(courier: "Ida", window: start...start + 900, step: .riding, items: 3),
      .init(courier: "Maximiliane von Hohenstein", window: start...start + 60, step: .received, items: 12))
  }

  static func workout() throws -> Exhibit {
    try Exhibit(
      "workout", WorkoutRingsLiveActivity(), WorkoutRingsAttributes(name: "Morning run", goal: 10),
      .init(startedAt: start - 1845, kilometres: 4.2, heartRate: 148, zone: 3),
      .init(startedAt: start - 4000, pausedAt: start, kilometres: 9, heartRate: 99, zone: 1))
  }

  static func pomodoro() throws -> Exhibit {
    try Exhibit(
      "pomodoro", PomodoroLiveActivity(), PomodoroAttributes(rounds: 4),
      .init(phase: .focus, interval: start - 500...start + 1000, round: 2),
      .init(phase: .longBreak, interval: start...start + 900, isPaused: true, remaining: 754, round: 4))
  }

  static func parking() throws -> Exhibit {
    try Exhibit(
      "parking", ParkingLiveActivity(), ParkingAttributes(plate: "HH SK 16", zone: "12"),
      .init(begin: start - 1800, end: start + 1800, cost: 4))
  }

  static func train() throws -> Exhibit {
    try Exhibit(
      "train", TrainLiveActivity(),
      TrainAttributes(
        line: "RE 7",
        stops: [
          .init(name: "Hamburg", arrival: start - 1800, platform: "8"),
          .init(name: "Elmshorn", arrival: start + 300, platform: "2"),
          .init(name: "Kiel", arrival: start + 3600, platform: "4"),
        ]), .init(delay: 4, next: 1, progress: 0.4, departure: start - 1800),
      .init(delay: 0, next: 3, progress: 1, departure: start - 1800))
  }

  static func match() throws -> Exhibit {
    try Exhibit(
      "match", MatchLiveActivity(),
      MatchAttributes(
        homeTeam: .init(name: "Nordpark", short: "npk", crest: "crest-n", colour: "blue"),
        awayTeam: .init(name: "Seehausen", short: "shs", crest: "crest-s", colour: "red")),
      .init(
        home: 2, away: 1, period: .second, kickOff: start - 3000, events: ["12' Berg", "40' Kaya", "44' Lind"],
        possession: 0.6))
  }

  static func charging() throws -> Exhibit {
    try Exhibit(
      "charging", ChargingLiveActivity(), ChargingAttributes(car: "Ente"),
      .init(level: 0.62, power: 11, fullAt: start + 5400), .init(level: 0.1, power: 150, fullAt: nil))
  }

  static func laundry() throws -> Exhibit {
    try Exhibit(
      "laundry", LaundryLiveActivity(), LaundryAttributes(machine: "Washer 2"),
      .init(program: "Cotton", begin: start - 1200, end: start + 2400, temperature: 40, isDone: false),
      .init(program: "Cotton", begin: start - 3600, end: start, temperature: 40, isDone: true))
  }

  static func parcel() throws -> Exhibit {
    try Exhibit(
      "parcel", ParcelLiveActivity(), ParcelAttributes(sender: "Buchhandlung", trackingNumber: "JJD0003 4567 89"),
      .init(status: .outForDelivery, stopsAway: 4, eta: start + 2000),
      .init(status: .delivered, stopsAway: nil, eta: start))
  }

  static func transit() throws -> Exhibit {
    try Exhibit(
      "transit", TransitLiveActivity(), TransitAttributes(station: "Altona"),
      .init(
        departures: [
          .init(id: 1, line: "S1", at: start + 260, isReminded: true),
          .init(id: 2, line: "M15", at: start + 600, isReminded: false),
        ], walk: 0.3))
  }

  static func sprint() throws -> Exhibit {
    try Exhibit(
      "sprint", SprintLiveActivity(), SprintAttributes(title: "Relay"), .init(start: start - 65, fraction: 0.75))
  }
}
