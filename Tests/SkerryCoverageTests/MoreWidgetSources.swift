import ActivityKit
import Foundation
import WidgetKit

@testable import WidgetSources

/// What the activities show that are written in the ways of real widget extensions.
extension WidgetSourcesTests {
  static func lecture() throws -> Exhibit {
    try Exhibit(
      "Lecture", LectureLiveActivity(), LectureAttributes(),
      .init(phase: .before, title: "Tides and Waves", room: "H 204", from: start - 600, until: start + 900),
      .init(
        phase: .during, title: "Tides and Waves", room: "H 204", from: start - 600, until: start + 900,
        nextTitle: "Charts"))
  }
  static func sugar() throws -> Exhibit {
    let values: [Decimal] = [90, 96, 110, 135, 160, 190, 185, 170, 150, 131]
    return try Exhibit(
      "SugarTrend", SugarTrendLiveActivity(), SugarTrendAttributes(startDate: start),
      .init(
        value: 131, arrow: "↘︎", change: "-0.6", date: start,
        detail: .init(
          values: values, times: values.indices.map { start + Double($0 - 10) * 300 }, low: 80, high: 180, carbs: 24,
          items: ["value", "change", "carbs"])))
  }
  static func track() throws -> Exhibit {
    try Exhibit(
      "TrainTrack", TrainTrackLiveActivity(), TrainTrackAttributes(from: "Oslo", to: "Bergen", line: "R40"),
      .init(
        departs: start - 3600, arrives: start + 7200, headline: "On time", stands: false, next: "Geilo",
        nextTime: "12:40",
        stops: [0.2, 0.5, 0.8], trouble: ""))
  }
  static func free() throws -> Exhibit {
    try Exhibit(
      "FreeTimer", FreeTimerLiveActivity(),
      FreeTimerAttributes(name: "Laundry", backgroundColor: "#102030", tint: "fe5b25", look: .digital, padding: 16),
      .init(
        title: "Laundry", subtitle: "Machine 3", endInMilliseconds: (start.timeIntervalSince1970 + 1500) * 1000,
        progress: nil, imageName: nil))
  }
  static func pinned() throws -> Exhibit {
    try Exhibit(
      "Pinned", PinnedLiveActivity(),
      PinnedAttributes(noteID: UUID(uuid: (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15))),
      .init(
        title: "Groceries", preview: "eggs, milk, rice",
        counters: [.init(line: 1, label: "Water", value: 3), .init(line: 2, label: "Coffee", value: 1)], done: 1,
        total: 4))
  }
  static func bridge() throws -> Exhibit {
    try Exhibit(
      "Bridge", BridgeLiveActivity(), BridgeAttributes(name: "North Bridge", road: "Route 9"),
      .init(status: .down, since: start - 1200, nextOpening: start + 272, polledAt: start - 30))
  }
  static func zone() throws -> Exhibit {
    try Exhibit(
      "ZonePlaying", ZonePlayingLiveActivity(), ZonePlayingAttributes(zoneID: "kitchen"),
      .init(zone: "Kitchen", title: "Northern Lights", artist: "The Skerries", isPlaying: true))
  }
  static func weather() throws -> Exhibit {
    try Exhibit(
      "Weather", WeatherHourLiveActivity(), WeatherHourAttributes(place: "Bergen"),
      .init(hours: [
        .init(start: start, sky: .rain, degrees: 7.4, rain: 80),
        .init(start: start + 3600, sky: .cloudy, degrees: 8.1, rain: 30),
      ]))
  }
  static func scooter() throws -> Exhibit {
    try Exhibit(
      "Scooter", ScooterLiveActivity(),
      ScooterAttributes(title: "Chez Lou", placedAt: start.timeIntervalSince1970 - 845),
      .init(status: "delivering", driver: "Inès"))
  }
  static func meal() throws -> Exhibit {
    try Exhibit(
      "Meal", MealLiveActivity(), MealAttributes(),
      .init(eaten: 1240, goal: 2000, protein: 0.6, carbs: 0.4, fat: 0.8, updatedAt: start))
  }
  static func delve() throws -> Exhibit {
    try Exhibit(
      "Delve", DelveLiveActivity(), DelveAttributes(job: "Chapter 3"),
      .init(
        now: .init(label: "Writing", start: start - 900, end: start + 600),
        next: .init(label: "Reading", start: start + 600, end: start + 2400), paused: false, left: 0, fraction: 0,
        hint: ""))
  }
  static func waveform() throws -> Exhibit {
    try Exhibit(
      "Waveform", WaveformLiveActivity(), WaveformAttributes(title: "Dream"),
      .init(levels: [0.1, 0.4, 0.9, 0.6, 0.3, 0.2, 0.7, 1, 0.5, 0.2], seconds: 83, isPaused: false))
  }
  static func brew() throws -> Exhibit {
    try Exhibit(
      "Brew", BrewLiveActivity(),
      LiveActivitiesAppAttributes(id: UUID(uuid: (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15))),
      .init(appGroupId: "group.brew"))
  }
  static func streak() throws -> Exhibit {
    try Exhibit(
      "Streak", StreakLiveActivity(), StreakAttributes(title: "Welding", course: "welding"),
      .init(line: "Last chance! Keep your streak.", streak: 4, deadline: start + 4194, done: false))
  }
  static func rest() throws -> Exhibit {
    try Exhibit(
      "RestButtons", RestButtonsLiveActivity(), RestSetAttributes(startedAt: start - 1843),
      .init(exercise: "Press de banca", summary: "3 × 8 · 60 kg", restEndsAt: start + 62))
  }
  static func recorder() throws -> Exhibit {
    try Exhibit(
      "Recorder", RecorderLiveActivity(), RecorderAttributes(title: "Weekly"),
      .init(elapsed: 754, isPaused: false, level: 0.8))
  }
  static func tunnel() throws -> Exhibit {
    try Exhibit("Tunnel", TunnelLiveActivity(), TunnelAttributes(), .init(status: "Connected"))
  }
  static func seal() throws -> Exhibit {
    try Exhibit(
      "SealTimer", SealTimerLiveActivity(), SealAttributes(),
      .init(kind: .focus, endsAt: start + 1505, pausedSeconds: nil))
  }
  static func rehearsal() throws -> Exhibit {
    var words: AttributedString = "Sopranos, "
    var marked: AttributedString = "breathe"
    marked.inlinePresentationIntent = .stronglyEmphasized
    words += marked
    return try Exhibit(
      "Rehearsal", RehearsalLiveActivity(),
      RehearsalAttributes(choir: "Harbour Voices", piece: "Northern Lights, bar 48"),
      .init(words: words + " before bar 48.", elapsed: 754, levels: [0.1, 0.4, 0.8, 1, 0.6, 0.2], isHeld: true))
  }
}
