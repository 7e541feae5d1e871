// The examples of the reference, as they stand there; a test of the project holds the two together.
import SkerryDevice
import SkerryTesting
import SwiftUI

// In the reference these are tests. Here they are compiled and not run, as golden files would say nothing new.

@MainActor func delivery() throws {
  try expectLiveActivity(
    OrderLiveActivity(), attributes: OrderAttributes(number: 7),
    states: ["on its way": OrderAttributes.ContentState(arrival: .snapshotStart + 900)],
    at: [0, .minutes(5), .stale], on: [.iPhone15Pro, .iPhoneSE])
}

@MainActor func lastOrder() throws {
  let entry = OrderEntry(date: .snapshotStart, count: 3)
  try expectWidget(LastOrderWidget(), entries: ["three": entry])
}

@MainActor func previews() throws { try expectPreviews(of: "OrderLiveActivity.swift") }

func looks() -> [SnapshotLook] {
  let looks: [SnapshotLook] = [.standard, .light, .colors(.colors8), .typeSize(.accessibility3)]
  return looks
}

func moments(arrival: Date) -> [SnapshotMoment] {
  let moments: [SnapshotMoment] = [0, .minutes(5), .stale, .hours(1).stale, .instant(arrival)]
  return moments
}

/// A scene of any app.
@MainActor func picture<MyApp: SimulatedApp>(of: MyApp.Type) throws -> Any {
  let scene = try LiveActivityScene(MyApp.self)
  scene.startSample()
  scene.advance(by: 59)
  let card = try scene.picture(of: .lockScreen)
  return card
}

func timer(
  start: Date, end: Date, now: Date, environment: LiveTextEnvironment
) -> (words: String, next: Date?) {
  let text = LiveText.timerInterval(start...end, pauseTime: nil, countsDown: true, showsHours: true)
  let words = text.string(at: now, in: environment)  // "14:59"
  let next = text.nextChange(after: now, in: environment)  // the instant at which it becomes "14:58"
  return (words, next)
}
