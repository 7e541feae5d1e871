import Foundation
import SkerryBasics
import SkerryForeign
import SkerryWidgets
import SwiftUI
import Testing

/// What code of an extension asks of its surroundings.
@MainActor @Suite struct SurroundingsTests {
  /// The version that a view's body finds.
  private struct Version: View {
    var body: some View {
      Text(verbatim: "\(UIDevice.current.systemVersion) \(_PhoneSurroundings.version.majorVersion)")
    }
  }

  private func drawn(_ environment: PresentationEnvironment) -> String {
    ViewRendering(AnyView(Version()), columns: 40, in: environment, at: Date(timeIntervalSince1970: 0))
      .grid.plainText().trimmingCharacters(in: .whitespacesAndNewlines)
  }

  @Test("X04 S01 the version of the system is the phone's, whichever way it is asked for")
  func version() {
    #expect(UIDevice.current.systemVersion == "26.1")
    #expect(_PhoneSurroundings.versionString == "Version 26.1 (Build 23B1)")
    func isAtLeast(_ major: Int, _ minor: Int) -> Bool {
      _PhoneSurroundings.isAtLeast(OperatingSystemVersion(majorVersion: major, minorVersion: minor, patchVersion: 0))
    }
    #expect(isAtLeast(26, 1) && isAtLeast(17, 4) && !isAtLeast(26, 2) && !isAtLeast(27, 0))
    #expect(drawn(PresentationEnvironment()) == "26.1 26")
    PhoneSystem.$ofPhone.withValue(PhoneSystem(major: 18, minor: 2)) {
      #expect(_PhoneSurroundings.versionString == "Version 18.2 (Build 22C1)")
      #expect(UIDevice.current.systemVersion == "18.2" && isAtLeast(18, 2) && !isAtLeast(26, 0))
      #expect(drawn(PresentationEnvironment()) == "18.2 18")
    }
  }

  @Test("X04 an extension's bundle has an identifier, and what its project says of it")
  func bundle() throws {
    let made = try #require(_PhoneSurroundings.information(of: .main, ["CFBundleName": "Kiln Widgets"]))
    #expect(made["CFBundleIdentifier"] as? String == "com.example.kilnwidgets")
    #expect(made["CFBundleShortVersionString"] as? String == "1.0")
    let said = ["CFBundleIdentifier": "org.kiln.widgets", "CFBundleShortVersionString": "2.5"]
    #expect(_PhoneSurroundings.identifier(of: .main, said) == "org.kiln.widgets")
    #expect(_PhoneSurroundings.information(of: .main, said)?["CFBundleShortVersionString"] as? String == "2.5")
  }

  @Test("X04 X06 the languages are the phone's, and those of a bundle's texts")
  func languages() {
    #expect(_PhoneSurroundings.preferredLanguages == ["en-US"])
    #expect(_PhoneSurroundings.preferredLocalizations == ["en"])
    #expect(StringTables().nearest(to: "de") == "en")
  }
}
