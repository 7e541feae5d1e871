import Foundation
import SkerryTesting
import Testing
import WidgetKit

@testable import FerryWidgets

@MainActor @Suite struct CrossingTests {
  private let ferry = CrossingAttributes(
    route: "R3", from: "Oldport", to: "Gull Isle", vessel: "MS Petrel", berth: 4)

  /// Every presentation of three states, at the start and after a while, on a phone with an island and one without.
  @Test func crossing() throws {
    let start = Date.snapshotStart
    try expectLiveActivity(
      CrossingLiveActivity(), attributes: ferry,
      states: [
        "boarding": .init(phase: .boarding, departure: start + 480, arrival: start + 2_280),
        "late": .init(
          phase: .boarding, departure: start + 1_680, arrival: start + 3_480, delay: 20, notice: "20 min late: fog"),
        "under way": .init(phase: .underway, departure: start - 600, arrival: start + 1_200),
      ],
      at: [0, .minutes(7.5), .stale], on: [.iPhone15Pro, .iPhoneSE], remarks: .failing)
  }

  @Test func lightAndFewColours() throws {
    let start = Date.snapshotStart
    try expectLiveActivity(
      CrossingLiveActivity(), attributes: ferry,
      state: .init(phase: .underway, departure: start - 600, arrival: start + 1_200),
      looks: [.light, .colors(.colors8), .ascii, .typeSize(.accessibility1)], remarks: .failing)
  }

  /// One test for each argument, with a golden file of its own.
  @Test(arguments: ["A", "Nordre Skjærgårdsbrygga", "港"])
  func piersOfAnyName(_ pier: String) throws {
    var attributes = ferry
    attributes.to = pier
    try expectLiveActivity(
      CrossingLiveActivity(), attributes: attributes,
      state: .init(phase: .underway, departure: .snapshotStart - 600, arrival: .snapshotStart + 1_200),
      presentations: [.lockScreen, .expanded], named: "pier \(pier)")
  }

  @Test func nextFerry() throws {
    let start = Date.snapshotStart
    try expectWidget(
      NextFerryWidget(),
      entries: ["soon": NextFerryEntry(date: start, departure: start + 300, to: "Gull Isle")], remarks: .failing)
  }

  /// What Xcode's canvas shows needs no test of its own.
  @Test func previews() throws { try expectPreviews(of: "CrossingLiveActivity.swift") }
}
