import FoundationEssentials
import SkerryCells

/// A colour that may depend on light or dark appearance.
///
/// ```swift
/// Text("Late").foregroundStyle(Color(red: 1, green: 0.6, blue: 0))
/// ```
nonisolated public struct Color: ShapeStyle, Hashable, CustomStringConvertible {
  enum Kind: Hashable, Sendable {
    case fixed(red: Double, green: Double, blue: Double)
    case system(SystemColor)
    case label(level: Int)
    case accent
    case named(String)
    /// A named colour of letters, symbols and controls, which stay to be read where the name is missing.
    case namedInk(String)
    indirect case appearances(light: Color, dark: Color)
  }
  let kind: Kind
  let opacity: Double

  init(_ kind: Kind, opacity: Double = 1) {
    self.kind = kind
    self.opacity = opacity
  }

  /// How the components of a colour are meant.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The usual one.
    case sRGB
    /// sRGB without its curve.
    case sRGBLinear
    /// The wider one of Apple's displays; colors beyond sRGB are drawn as the nearest within it.
    case displayP3
  }

  /// Components between 0 and 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    let curve = colorSpace == .sRGBLinear ? RGB.encoded : { $0 }
    self.init(.fixed(red: curve(red), green: curve(green), blue: curve(blue)), opacity: opacity)
  }

  /// A grey; 0 is black, 1 is white.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Hue, saturation and brightness between 0 and 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func channel(_ offset: Double) -> Double {
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    self.init(.fixed(red: channel(5), green: channel(3), blue: channel(1)), opacity: opacity)
  }

  /// A colour of an asset catalogue that is a resource of the program (`resources: [.copy("Assets.xcassets")]`).
  ///
  /// A name that no catalogue has is a system colour's, such as `red` or `BrandGreen`, with a remark; any other draws
  /// nothing, as on iOS, but letters and controls in it keep the accent colour, so that they can be read.
  public init(_ name: String) { self.init(.named(name)) }

  /// A colour as it is (SwiftUI: a style that is a colour).
  ///
  /// `Color(.white)` is UIKit's white, as with Apple's: of this parameter's type nothing has a short name.
  public init<Value: _ColorValue>(_ color: Value) { self = color._color }

  /// The same colour, more translucent.
  public func opacity(_ opacity: Double) -> Color { Color(kind, opacity: self.opacity * max(0, min(1, opacity))) }

  /// A gentle gradient of the colour.
  public var gradient: AnyGradient { AnyGradient(base: self) }

  public var description: String {
    switch kind {
    case .fixed(let red, let green, let blue): "#" + [red, green, blue].map(Self.hexadecimal).joined()
    case .system(let color): color.rawValue
    case .label(let level): ["primary", "secondary", "tertiary", "quaternary"][min(level, 3)]
    case .accent: "accentColor"
    case .named(let name), .namedInk(let name): name
    case .appearances(let light, _): light.description
    }
  }

  private static func hexadecimal(_ component: Double) -> String {
    let text = String(Int(byte(component)), radix: 16, uppercase: true)
    return text.count < 2 ? "0" + text : text
  }

  static func byte(_ component: Double) -> UInt8 {
    component.isFinite ? UInt8(max(0, min(255, (component * 255).rounded()))) : 0
  }

  public func _paint(in environment: EnvironmentValues) -> Paint {
    switch kind {
    case .fixed(let red, let green, let blue):
      let rgb = RGB(red: Self.byte(red), green: Self.byte(green), blue: Self.byte(blue))
      return Paint(RGBA(rgb, alpha: opacity))
    case .system(let color):
      return Paint(RGBA(color.rgb(environment.colorScheme), alpha: opacity))
    case .label(let level):
      return SystemColor.label(level: level, scheme: environment.colorScheme).faded(opacity)
    case .accent: return Self.accent(in: environment).faded(opacity)
    case .appearances(let light, let dark):
      return (environment.colorScheme == .dark ? dark : light)._paint(in: environment).faded(opacity)
    case .named(let name):
      // iOS draws nothing where no catalogue has the name.
      if let known = Self.known(name, in: environment) { return known._paint(in: environment).faded(opacity) }
      var paint = Self.said(name)?._paint(in: environment).faded(opacity) ?? Paint(.clear)
      paint.missingName = name
      return paint
    case .namedInk(let name):
      if let known = Self.known(name, in: environment) { return known._paint(in: environment).faded(opacity) }
      var paint = (Self.said(name)?._paint(in: environment) ?? Self.accent(in: environment)).faded(opacity)
      paint.missingName = name
      return paint
    }
  }

  /// The colour as letters and controls are drawn in it.
  package var ofInk: Color {
    if case .named(let name) = kind { Color(.namedInk(name), opacity: opacity) } else { self }
  }

  private static func known(_ name: String, in environment: EnvironmentValues) -> Color? {
    if let color = catalogued(name, in: environment) ?? SystemColor(rawValue: name).map({ Color(.system($0)) }) {
      return color
    }
    return name == "AccentColor" ? accentColor : nil
  }

  /// What a name says that no catalogue has: `BrandGreen` is green.
  static func said(_ name: String) -> Color? {
    var words = [""]
    for letter in name {
      if !letter.isLetter || letter.isUppercase && words.last?.last?.isLowercase == true { words.append("") }
      if letter.isLetter { words[words.count - 1].append(contentsOf: letter.lowercased()) }
    }
    // What stands on a color is told from it.
    if let place = words.prefix(2).firstIndex(of: "on"), place + 1 < words.count {
      return light.isDisjoint(with: words[(place + 1)...]) ? .white : .black
    }
    for word in words.reversed() {
      switch word {
      case "white": return .white
      case "black": return .black
      case "grey": return .gray
      default: if let color = SystemColor(rawValue: word), word != "background" { return Color(.system(color)) }
      }
    }
    return nil
  }

  /// Words of colors on which letters are dark.
  private static let light: Set<String> = [
    "white", "yellow", "gold", "amber", "mint", "lime", "cyan", "light", "cream", "ivory",
  ]

  private static func catalogued(_ name: String, in environment: EnvironmentValues) -> Color? {
    (environment[AssetCatalogKey.self] ?? .ofProgram).color(named: name)?.color(environment.colorScheme)
  }

  /// The app's own, else the catalogue's `AccentColor` (Xcode: the target's global accent colour), else blue.
  private static func accent(in environment: EnvironmentValues) -> Paint {
    let own = environment[AccentColorKey.self].flatMap { $0.kind == .accent ? nil : $0 }
    return (own ?? catalogued("AccentColor", in: environment) ?? .blue)._paint(in: environment)
  }
}

nonisolated extension Color {
  /// iOS's color, for a light or a dark appearance.
  public static let red = Color(.system(.red))
  /// iOS's color, for a light or a dark appearance.
  public static let orange = Color(.system(.orange))
  /// iOS's color, for a light or a dark appearance.
  public static let yellow = Color(.system(.yellow))
  /// iOS's color, for a light or a dark appearance.
  public static let green = Color(.system(.green))
  /// iOS's color, for a light or a dark appearance.
  public static let mint = Color(.system(.mint))
  /// iOS's color, for a light or a dark appearance.
  public static let teal = Color(.system(.teal))
  /// iOS's color, for a light or a dark appearance.
  public static let cyan = Color(.system(.cyan))
  /// iOS's color, for a light or a dark appearance.
  public static let blue = Color(.system(.blue))
  /// iOS's color, for a light or a dark appearance.
  public static let indigo = Color(.system(.indigo))
  /// iOS's color, for a light or a dark appearance.
  public static let purple = Color(.system(.purple))
  /// iOS's color, for a light or a dark appearance.
  public static let pink = Color(.system(.pink))
  /// iOS's color, for a light or a dark appearance.
  public static let brown = Color(.system(.brown))
  /// iOS's color, for a light or a dark appearance.
  public static let gray = Color(.system(.gray))
  /// Pure white.
  public static let white = Color(white: 1)
  /// Pure black.
  public static let black = Color(white: 0)
  /// Nothing is drawn.
  public static let clear = Color(white: 0, opacity: 0)
  /// The color of text.
  public static let primary = Color(.label(level: 0))
  /// The color of text that matters less.
  public static let secondary = Color(.label(level: 1))
  /// The app's tint.
  public static let accentColor = Color(.accent)
}

nonisolated extension ShapeStyle where Self == Color {
  /// iOS's color, for a light or a dark appearance.
  public static var red: Color { Color(.system(.red)) }
  /// iOS's color, for a light or a dark appearance.
  public static var orange: Color { Color(.system(.orange)) }
  /// iOS's color, for a light or a dark appearance.
  public static var yellow: Color { Color(.system(.yellow)) }
  /// iOS's color, for a light or a dark appearance.
  public static var green: Color { Color(.system(.green)) }
  /// iOS's color, for a light or a dark appearance.
  public static var mint: Color { Color(.system(.mint)) }
  /// iOS's color, for a light or a dark appearance.
  public static var teal: Color { Color(.system(.teal)) }
  /// iOS's color, for a light or a dark appearance.
  public static var cyan: Color { Color(.system(.cyan)) }
  /// iOS's color, for a light or a dark appearance.
  public static var blue: Color { Color(.system(.blue)) }
  /// iOS's color, for a light or a dark appearance.
  public static var indigo: Color { Color(.system(.indigo)) }
  /// iOS's color, for a light or a dark appearance.
  public static var purple: Color { Color(.system(.purple)) }
  /// iOS's color, for a light or a dark appearance.
  public static var pink: Color { Color(.system(.pink)) }
  /// iOS's color, for a light or a dark appearance.
  public static var brown: Color { Color(.system(.brown)) }
  /// iOS's color, for a light or a dark appearance.
  public static var gray: Color { Color(.system(.gray)) }
  /// Pure white.
  public static var white: Color { Color(white: 1) }
  /// Pure black.
  public static var black: Color { Color(white: 0) }
  /// Nothing is drawn.
  public static var clear: Color { Color(white: 0, opacity: 0) }
}

/// The accent colour an app sets with `tint` at its root.
nonisolated package enum AccentColorKey: EnvironmentKey {
  package static let defaultValue: Color? = nil
}

/// What is a colour already.
nonisolated public protocol _ColorValue {
  var _color: Color { get }
}

nonisolated extension Color: _ColorValue {
  public var _color: Color { self }
}
