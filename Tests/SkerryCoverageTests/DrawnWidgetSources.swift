import ActivityKit
import Foundation
import WidgetKit

@testable import WidgetSources

/// What the activities show that were written to be compared with a phone.
extension WidgetSourcesTests {
  static var drawnExhibits: [() throws -> Exhibit] {
    [
      fastZone, downloads, countdown, memo, rideTrack, prayers, metro, poll, laundry, candles, server, gravelRide,
      parcel, labels, flags, solar,
    ]
  }

  private static func fastZone() throws -> Exhibit {
    try Exhibit(
      "FastZone", FastZoneLiveActivity(), FastZoneAttributes(plan: "16:8"),
      .init(began: start - 35_415, goal: start + 22_185, fraction: 0.61))
  }
  private static func downloads() throws -> Exhibit {
    try Exhibit(
      "DownloadQueue", DownloadQueueLiveActivity(), DownloadQueueAttributes(server: "charts.example"),
      .init(
        items: [
          .init(id: 1, name: "north-sea-coastal-charts-2026-edition-final.zip", fraction: 0.62),
          .init(id: 2, name: "tides.pdf", fraction: 1), .init(id: 3, name: "lights-and-buoys.csv", fraction: 0.07),
        ], speed: 12.4))
  }
  private static func countdown() throws -> Exhibit {
    try Exhibit(
      "BigCountdown", BigCountdownLiveActivity(), BigCountdownAttributes(event: "Midsummer on the island"),
      .init(days: 12, hours: 7, minutes: 45))
  }
  private static func memo() throws -> Exhibit {
    try Exhibit(
      "VoiceMemo", VoiceMemoLiveActivity(), VoiceMemoAttributes(title: "Interview with the harbour master"),
      .init(
        levels: [0.1, 0.3, 0.5, 0.9, 0.6, 0.4, 0.8, 1, 0.7, 0.3, 0.2, 0.5, 0.6, 0.1], began: start - 184))
  }
  private static func rideTrack() throws -> Exhibit {
    try Exhibit(
      "RideTrack", RideTrackLiveActivity(),
      RideTrackAttributes(driver: "Bartholomew", plate: "8KTR204", car: "Blue Kona", pin: "4821"),
      .init(progress: 0.55, minutes: 4, headline: "Your ride is on its way"))
  }
  private static func prayers() throws -> Exhibit {
    try Exhibit(
      "PrayerTimes", PrayerTimesLiveActivity(),
      PrayerTimesAttributes(city: "Sarajevo", times: ["5:48", "11:32", "13:46", "16:08", "17:41"]),
      .init(current: 1, nextAt: start + 4752, hijri: "7 Jumada II 1448"))
  }
  private static func metro() throws -> Exhibit {
    try Exhibit(
      "MetroLine", MetroLineLiveActivity(),
      MetroLineAttributes(
        line: "U3", stops: ["Kai", "Dom", "Rathaus", "Nord", "Zoo", "Messe"], destination: "Messe Ost"),
      .init(position: 2, arrival: start + 432, crowd: 3))
  }
  private static func poll() throws -> Exhibit {
    try Exhibit(
      "PollSplit", PollSplitLiveActivity(),
      PollSplitAttributes(question: "Where shall the summer regatta start this year?"),
      .init(
        answers: [
          .init(id: 0, name: "Old harbour", votes: 214), .init(id: 1, name: "Lighthouse", votes: 131),
          .init(id: 2, name: "North pier", votes: 88), .init(id: 3, name: "Marina", votes: 37),
        ], closes: start + 2718))
  }
  private static func laundry() throws -> Exhibit {
    try Exhibit(
      "LaundryDuo", LaundryDuoLiveActivity(), LaundryDuoAttributes(room: "Basement"),
      .init(washer: 0.7, dryer: 0.25, washerEnd: start + 1085, dryerEnd: start + 2460, alerts: 2))
  }
  private static func candles() throws -> Exhibit {
    let values: [(Double, Double, Double, Double)] = [
      (62, 64, 61, 65), (64, 63, 62, 66), (63, 67, 63, 68), (67, 69, 66, 70), (69, 66, 65, 70), (66, 68, 64, 69),
      (68, 71, 67, 72), (71, 67, 66, 71),
    ]
    return try Exhibit(
      "CandleWatch", CandleWatchLiveActivity(), CandleWatchAttributes(pair: "BTC/USD"),
      .init(
        price: 67_412.5, change: -0.0182,
        candles: values.enumerated().map { day, value in
          .init(id: day, open: value.0, close: value.1, low: value.2, high: value.3)
        }))
  }
  private static func server() throws -> Exhibit {
    try Exhibit(
      "ServerPulse", ServerPulseLiveActivity(), ServerPulseAttributes(host: "fjord-02", region: "Bergen"),
      .init(
        cpu: 0.74, memory: 0.58, disk: 0.93, received: "1.2 MB/s", sent: "340 kB/s",
        load: [0.2, 0.3, 0.5, 0.9, 0.7, 0.6, 0.95, 0.74]))
  }
  private static func gravelRide() throws -> Exhibit {
    try Exhibit(
      "GravelRide", GravelRideLiveActivity(),
      GravelRideAttributes(route: "Gravel Loop", startedAt: start - 4360),
      .init(kilometres: 27.4, speed: 31.2, climb: 412, share: 0.62))
  }
  private static func parcel() throws -> Exhibit {
    try Exhibit(
      "ParcelFits", ParcelFitsLiveActivity(), ParcelFitsAttributes(shop: "Lamp & Loom"), .init(stops: 3, step: 3))
  }
  private static func labels() throws -> Exhibit {
    try Exhibit("LabelKinds", LabelKindsLiveActivity(), LabelKindsAttributes(), .init(gate: "B32"))
  }
  private static func flags() throws -> Exhibit {
    try Exhibit("GuideFlags", GuideFlagsLiveActivity(), GuideFlagsAttributes(name: "Maren K."), .init(done: 0.62))
  }
  private static func solar() throws -> Exhibit {
    try Exhibit(
      "ChartCard", ChartCardLiveActivity(), ChartCardAttributes(),
      .init(hours: [0.1, 0.2, 0.35, 0.5, 0.62, 0.7, 0.66, 0.5, 0.38, 0.25, 0.12, 0.05], now: 6))
  }
}
