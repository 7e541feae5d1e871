#if Foundation
  import Foundation
  import SkerryBasics

  /// What code finds around itself on the phone, where Foundation would tell it of the computer.
  ///
  /// `skerry run` lets `ProcessInfo`, `Bundle` and the lists of languages of a project's sources ask here.
  public enum _PhoneSurroundings {
    /// The language of the phone, as the system lists it: `pt-BR`.
    public static var preferredLanguages: [String] { [PhoneLanguage.identifier.replacing("_", with: "-")] }

    /// The language of the texts that a bundle shows.
    public static var preferredLocalizations: [String] {
      [StringTables.ofProgram.nearest(to: PhoneLanguage.identifier)]
    }

    /// The version of the phone's iOS.
    public static var version: OperatingSystemVersion {
      let system = PhoneSystem.current
      return OperatingSystemVersion(majorVersion: system.major, minorVersion: system.minor, patchVersion: 0)
    }

    /// The same as a line.
    public static var versionString: String { PhoneSystem.current.longText }

    /// Whether the phone's iOS is a version or a later one.
    public static func isAtLeast(_ wanted: OperatingSystemVersion) -> Bool {
      let own = version
      return (own.majorVersion, own.minorVersion, own.patchVersion)
        >= (wanted.majorVersion, wanted.minorVersion, wanted.patchVersion)
    }

    /// What the property list of a bundle says.
    ///
    /// - Parameters:
    ///   - bundle: the bundle.
    ///   - said: what the project says of its extension's; the program's own bundle has it.
    public static func information(of bundle: Bundle, _ said: [String: String]) -> [String: Any]? {
      guard bundle === Bundle.main else { return bundle.infoDictionary }
      let name = said["CFBundleName"] ?? ProcessInfo.processInfo.processName
      let usual = [
        "CFBundleName": name, "CFBundleDisplayName": name, "CFBundleIdentifier": identifier(named: name),
        "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1", "CFBundleDevelopmentRegion": "en",
        "CFBundlePackageType": "XPC!",
      ]
      return (bundle.infoDictionary ?? [:]).merging(usual) { own, _ in own }.merging(said) { _, said in said }
    }

    /// The identifier of a bundle.
    public static func identifier(of bundle: Bundle, _ said: [String: String]) -> String? {
      guard bundle === Bundle.main else { return bundle.bundleIdentifier }
      return information(of: bundle, said)?["CFBundleIdentifier"] as? String
    }

    /// Made up, as that of an app nobody says more of.
    private static func identifier(named name: String) -> String {
      let id = name.lowercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
      return "com.example.\(id.isEmpty ? "widgets" : id)"
    }
  }

  /// Seconds, as Core Foundation counts them.
  public typealias CFTimeInterval = Double
  /// Seconds since the first of January 2001, as Core Foundation counts them.
  public typealias CFAbsoluteTime = Double
  /// The time of the phone, in seconds since the first of January 2001.
  public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }
#endif
