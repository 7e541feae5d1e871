import ActivityKit
import Foundation
import WidgetKit

@testable import WidgetSources

/// What the activities show that were written to be compared with a phone.
extension WidgetSourcesTests {
  static var drawnExhibits: [() throws -> Exhibit] { [fastZone, downloads, countdown, memo, rideTrack, prayers] }

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
}
