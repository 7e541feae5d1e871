import SwiftUI
import Testing

/// What the code of a package with the plugin asks of its surroundings.
@MainActor @Suite struct SurroundingsOfPackageTests {
  @Test("X04 S01 the language, the system and the bundle are a phone's, whatever the computer has")
  func surroundings() throws {
    #expect(Locale.autoupdatingCurrent.identifier == "en_US")
    #expect(NSLocale.current.identifier == "en_US" && NSLocale.autoupdatingCurrent.identifier == "en_US")
    #expect(Locale.preferredLanguages == ["en-US"] && NSLocale.preferredLanguages == ["en-US"])
    #expect(Bundle.main.preferredLocalizations == ["en"])
    let process = ProcessInfo.processInfo
    #expect(process.operatingSystemVersion.majorVersion == 26 && process.operatingSystemVersion.minorVersion == 1)
    #expect(process.operatingSystemVersionString == "Version 26.1 (Build 23B1)")
    #expect(
      process.isOperatingSystemAtLeast(OperatingSystemVersion(majorVersion: 26, minorVersion: 1, patchVersion: 0)))
    let identifier = try #require(Bundle.main.bundleIdentifier)
    #expect(identifier.hasPrefix("com.example."))
    #expect(Bundle.main.object(forInfoDictionaryKey: "CFBundleIdentifier") as? String == identifier)
    #expect(Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String == "1.0")
  }
}
