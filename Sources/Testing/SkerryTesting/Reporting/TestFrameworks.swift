// The only file that knows test frameworks. Which one runs is found out when something is to be told.
#if canImport(Testing)
  import Testing
#endif
#if canImport(XCTest)
  import XCTest
#endif

/// Tells failures to the test that runs.
enum TestFrameworks {
  /// Shows messages at the place of the expectation; returns false if no test runs that could.
  static func show(_ messages: [String], at site: CallSite) -> Bool {
    #if canImport(Testing)
      if Test.current != nil {
        let location = SourceLocation(
          fileID: "\(site.fileID)", filePath: "\(site.filePath)", line: Int(site.line), column: Int(site.column))
        for message in messages { Issue.record(Comment(rawValue: message), sourceLocation: location) }
        return true
      }
    #endif
    #if canImport(XCTest)
      return XCTestWitness.sees { for message in messages { XCTFail(message, file: site.filePath, line: site.line) } }
    #else
      return false
    #endif
  }
}

#if canImport(XCTest)
  /// Finds out whether XCTest took a failure down: outside of its tests it drops them without a word.
  private final class XCTestWitness: NSObject, XCTestObservation {
    private var hasSeen = false

    static func sees(_ body: () -> Void) -> Bool {
      let witness = XCTestWitness()
      XCTestObservationCenter.shared.addTestObserver(witness)
      defer { XCTestObservationCenter.shared.removeTestObserver(witness) }
      body()
      return witness.hasSeen
    }

    func testCase(
      _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
      atLine lineNumber: Int
    ) {
      hasSeen = true
    }
  }
#endif
