/// What the property list of an extension says by its build settings.
enum BundleInformation {
  /// Apple's keys, and the settings that Xcode fills them with.
  private static let settings = [
    "CFBundleIdentifier": "PRODUCT_BUNDLE_IDENTIFIER", "CFBundleShortVersionString": "MARKETING_VERSION",
    "CFBundleVersion": "CURRENT_PROJECT_VERSION", "CFBundleName": "PRODUCT_NAME",
    "CFBundleDisplayName": "INFOPLIST_KEY_CFBundleDisplayName",
  ]

  /// The values by Apple's keys, as far as the settings of a target say them.
  ///
  /// - Parameters:
  ///   - name: the target's.
  ///   - settings: those of the target, over those of its project.
  static func said(by settings: BuildSettings, of name: String) -> [String: String] {
    var settings = settings
    if settings["TARGET_NAME"] == nil { settings.assign(name, to: "TARGET_NAME") }
    if settings["PRODUCT_NAME"] == nil { settings.assign(name, to: "PRODUCT_NAME") }
    var said = Self.settings.compactMapValues { settings[$0] }.filter { !$0.value.isEmpty && !$0.value.contains("$") }
    said["CFBundleDisplayName"] = said["CFBundleDisplayName"] ?? said["CFBundleName"]
    return said
  }
}
