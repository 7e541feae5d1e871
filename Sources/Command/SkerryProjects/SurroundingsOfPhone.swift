/// A source that is compiled beside a project's own, in which code finds what is around it on a phone.
///
/// Packages of one's own get the same by the plugin `SkerryFormats`, beside which it lies.
enum SurroundingsOfPhone {
  /// The names that it declares; a project that declares one of them itself goes without.
  static let names = [
    "Locale.autoupdatingCurrent", "Locale.preferredLanguages", "NSLocale.current", "NSLocale.autoupdatingCurrent",
    "NSLocale.preferredLanguages", "ProcessInfo.operatingSystemVersion", "ProcessInfo.operatingSystemVersionString",
    "ProcessInfo.isOperatingSystemAtLeast", "Bundle.preferredLocalizations", "Bundle.bundleIdentifier",
    "Bundle.infoDictionary", "Bundle.object",
  ]

  /// The source with what a project says of its extension; `nil` where Skerry's sources are not as they should be.
  static func source(in skerry: SkerryPackage, saying information: [String: String]) -> String? {
    guard let source = TextFile.read(skerry.path + "/Sources/Testing/SkerryFormats/Surroundings.txt") else {
      return nil
    }
    let said = information.sorted { $0.key < $1.key }.map {
      "\(LiteralText.quoted($0.key)): \(LiteralText.quoted($0.value))"
    }
    return said.isEmpty ? source : source.replacing("[:]", with: "[\(said.joined(separator: ", "))]")
  }
}
