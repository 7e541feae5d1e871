import XCTest

@testable import SkerrySnapshots
@testable import SkerryTesting

/// The same library from XCTest: what is thrown is what XCTest shows.
final class XCTestUseTests: XCTestCase {
  func testS02ACheckWorksInXCTest() throws {
    let folder = try TemporaryFolder()
    let snapshots = SnapshotFolder("Goldens", beside: folder.path + "/x.swift", mode: .compare)
    XCTAssertThrowsError(try snapshots.check("picture", named: "x"))
    XCTAssertNoThrow(try snapshots.check("picture", named: "x"))
    XCTAssertThrowsError(try snapshots.check("other", named: "x")) { error in
      XCTAssertTrue("\(error)".contains("- picture\n+ other"))
    }
  }
}
