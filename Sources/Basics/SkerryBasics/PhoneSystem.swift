/// The version of iOS that code on a phone finds.
public struct PhoneSystem: Hashable, Sendable {
  /// What the phone has for code that runs on it.
  @TaskLocal package static var ofPhone: PhoneSystem?
  /// That of phones for which nobody chooses one.
  package static let usual = PhoneSystem(major: 26, minor: 1)
  /// The version, where this is asked.
  public static var current: PhoneSystem { ofPhone ?? usual }

  /// The 26 of 26.1.
  public let major: Int
  /// The 1 of 26.1.
  public let minor: Int

  /// A version.
  ///
  /// - Parameters:
  ///   - major: the 26 of 26.1.
  ///   - minor: the 1 of 26.1.
  package init(major: Int, minor: Int) { (self.major, self.minor) = (major, minor) }

  /// As UIKit tells it: `26.1`.
  public var text: String { "\(major).\(minor)" }

  /// As Foundation tells it, with the name of a build that is made up: Apple's letters have a place for each minor version.
  public var longText: String {
    let letter = UnicodeScalar(UInt8(ascii: "A") + UInt8(clamping: min(max(minor, 0), 25)))
    return "Version \(text) (Build \(major > 18 ? major - 3 : major + 4)\(letter)1)"
  }
}
