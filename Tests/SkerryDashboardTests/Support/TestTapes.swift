import SkerryApps
import SkerryDevice
import SkerrySteps

/// Tapes of tests, for a phone with all installed apps.
enum TestTapes {
  static let apps = Apps.all.map(\.information.name)

  static func tape(_ text: String) throws -> Tape { try Tape(text, name: "test.tape", apps: apps) }
}
