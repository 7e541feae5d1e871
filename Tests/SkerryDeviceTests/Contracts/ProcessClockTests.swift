import Foundation
import SkerryPrograms
import SkerryWidgets
import Testing

/// The C library's clock, which programs with this package define anew, and the trait that leaves it alone.
@Suite struct ProcessClockTests {
  private static let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../Sources/Apple/CPresentTime").standardizedFileURL

  /// The clang that comes with the compiler of these tests.
  private static func clang() throws -> URL {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map {
      URL(fileURLWithPath: String($0))
    }
    let swift = folders.map { $0.appendingPathComponent("swift").resolvingSymlinksInPath().deletingLastPathComponent() }
    let found = (swift + folders).map { $0.appendingPathComponent("clang") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    return try #require(found, "there is no clang beside swift or in PATH")
  }

  /// The functions of the C library that the compiled file mentions.
  private static func clockFunctions(_ flags: [String]) throws -> Set<String> {
    let folder = try ScratchFolder()
    let object = folder.path + "/clock.o"
    let process = Process()
    process.executableURL = try clang()
    process.arguments =
      flags + ["-c", "-I", source.path + "/include", source.path + "/CPresentTime.c", "-o", object]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let data = try Data(contentsOf: URL(fileURLWithPath: object))
    return Set(["clock_gettime", "gettimeofday"].filter { data.range(of: Data("\($0)\0".utf8)) != nil })
  }

  @Test("T03 the trait ComputerClock leaves the C library's clock as it is")
  func theTraitSwitchesItOff() throws {
    #expect(try Self.clockFunctions([]) == ["clock_gettime", "gettimeofday"])
    #expect(try Self.clockFunctions(["-DSKERRY_COMPUTER_CLOCK"]).isEmpty)
  }

  @Test("T03 only wall clocks stand still with Date(); what measures durations goes on")
  func otherClocksGoOn() {
    PresentTime.standing(at: .distantPast) {
      let start = ContinuousClock.now
      let moved = (0..<10_000_000).contains { _ in ContinuousClock.now > start }
      #expect(moved, "the continuous clock stands still")
      #expect(Date() == .distantPast)
    }
  }
}
