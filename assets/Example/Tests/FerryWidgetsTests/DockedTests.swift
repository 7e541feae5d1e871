import Foundation
import SkerryTesting
import XCTest

@testable import FerryWidgets

/// The same in XCTest.
final class DockedTests: XCTestCase {
  func testADockedFerry() async throws {
    try await expectLiveActivity(
      CrossingLiveActivity(), attributes: CrossingAttributes.preview,
      state: .init(phase: .docked, departure: .snapshotStart - 1_800, arrival: .snapshotStart), remarks: .failing)
  }
}
