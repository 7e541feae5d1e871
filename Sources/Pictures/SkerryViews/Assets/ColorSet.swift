import FoundationEssentials

/// A colour of an asset catalogue, for each appearance.
nonisolated struct ColorSet: Hashable, Sendable {
  private let any: Color
  private let dark: Color?

  /// The colour in an appearance; one without a value of its own takes the general one.
  func color(_ scheme: ColorScheme) -> Color { scheme == .dark ? dark ?? any : any }

  /// Reads a `.colorset`'s `Contents.json`; `nil` if it gives no colour, as Xcode's template of `AccentColor` does.
  init?(contents path: String) {
    guard let file = ColorSetFile(contents: path) else { return nil }
    // Colours of other devices, such as a watch's, and for higher contrast are others than an iPhone usually shows.
    let entries = (file.colors ?? []).filter { ["universal", "iphone"].contains($0.idiom ?? "universal") }
    func color(_ appearance: String?) -> Color? {
      entries.last { entry in
        (entry.appearances ?? []).allSatisfy { $0.appearance == "luminosity" }
          && entry.appearances?.first?.value == appearance && entry.color?.color != nil
      }?.color?.color
    }
    let dark = color("dark")
    guard let any = color(nil) ?? color("light") ?? dark else { return nil }
    (self.any, self.dark) = (color("light") ?? any, dark)
  }

  /// Why there is no colour in a folder that is called a `.colorset`; `nil` where it is one without a colour.
  static func problem(in folder: String) -> String? { ColorSetFile.problem(in: folder) }
}

nonisolated private struct ColorSetFile: CatalogFile {
  struct Entry: Decodable {
    let idiom: String?
    let appearances: [Appearance]?
    let color: Value?
  }
  struct Appearance: Decodable {
    let appearance: String
    let value: String
  }
  struct Value: Decodable {
    let components: [String: String]?
    /// The name of a system's own colour, such as `systemRedColor`.
    let reference: String?
    /// Such as `srgb`, `display-p3` or `extended-linear-srgb`.
    let space: String?

    enum CodingKeys: String, CodingKey {
      case components, reference
      case space = "color-space"
    }
  }
  let colors: [Entry]?
}

nonisolated extension ColorSetFile.Value {
  var color: Color? { reference.map(Self.system) ?? fixed }

  private static func system(_ name: String) -> Color? {
    let levels = ["labelColor", "secondaryLabelColor", "tertiaryLabelColor", "quaternaryLabelColor"]
    if let level = levels.firstIndex(of: name) { return Color(.label(level: level)) }
    guard name.hasSuffix("Color") else { return nil }
    let short = name.dropLast("Color".count)
    let word = short.hasPrefix("system") ? short.dropFirst("system".count) : short
    return SystemColor(rawValue: word.prefix(1).lowercased() + word.dropFirst()).map { Color(.system($0)) }
  }

  private var fixed: Color? {
    guard let components else { return nil }
    func value(_ name: String) -> Double? { components[name].flatMap(Self.component) }
    // The whole number 1 is all of it: Xcode writes no opacity in parts of 255.
    let opacity = components["alpha"] == "1" ? 1 : value("alpha") ?? 1
    let space: Color.RGBColorSpace = self.space?.contains("linear") == true ? .sRGBLinear : .sRGB
    if let white = value("white") { return Color(space, white: white, opacity: opacity) }
    guard let red = value("red"), let green = value("green"), let blue = value("blue") else { return nil }
    return Color(space, red: red, green: green, blue: blue, opacity: opacity)
  }

  /// Xcode writes `0.2` of one, `51` of 255, or `0x33`; `nil` for anything else.
  private static func component(_ text: String) -> Double? {
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
    if !text.contains("."), let whole = Int(text) { return Double(whole) / 255 }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }
}
