import FoundationEssentials
import SkerryCells

/// A colour that may depend on light or dark appearance.
nonisolated public struct Color: ShapeStyle, Hashable, CustomStringConvertible {
  enum Kind: Hashable, Sendable {
    case fixed(red: Double, green: Double, blue: Double)
    case system(SystemColour)
    case label(level: Int)
    case accent
    case named(String)
  }
  let kind: Kind
  let opacity: Double

  init(_ kind: Kind, opacity: Double = 1) {
    self.kind = kind
    self.opacity = opacity
  }

  /// How the components of a colour are meant; all are treated as sRGB.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB
    case sRGBLinear
    case displayP3
  }

  /// Components between 0 and 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    self.init(.fixed(red: red, green: green, blue: blue), opacity: opacity)
  }

  /// A grey; 0 is black, 1 is white.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(.fixed(red: white, green: white, blue: white), opacity: opacity)
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
  /// A name that no catalogue has is a system colour's, such as `red`, or else stands for the accent colour.
  public init(_ name: String) { self.init(.named(name)) }

  /// The same colour, more translucent.
  public func opacity(_ opacity: Double) -> Color { Color(kind, opacity: self.opacity * max(0, min(1, opacity))) }

  /// A gentle gradient of the colour.
  public var gradient: AnyGradient { AnyGradient(base: self) }

  public var description: String {
    switch kind {
    case .fixed(let red, let green, let blue): "#" + [red, green, blue].map(Self.hexadecimal).joined()
    case .system(let colour): colour.rawValue
    case .label(let level): ["primary", "secondary", "tertiary", "quaternary"][min(level, 3)]
    case .accent: "accentColor"
    case .named(let name): name
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
    case .system(let colour):
      return Paint(RGBA(colour.rgb(environment.colorScheme), alpha: opacity))
    case .label(let level):
      return SystemColour.label(level: level, scheme: environment.colorScheme).faded(opacity)
    case .accent: return Self.accent(in: environment).faded(opacity)
    case .named(let name):
      let color = Self.catalogued(name, in: environment) ?? SystemColour(rawValue: name).map { Color(.system($0)) }
      return (color?._paint(in: environment) ?? Self.accent(in: environment)).faded(opacity)
    }
  }

  private static func catalogued(_ name: String, in environment: EnvironmentValues) -> Color? {
    (environment[AssetCatalogKey.self] ?? .ofProgram).color(named: name)?.color(environment.colorScheme)
  }

  /// What the app set, else the catalogue's `AccentColor` (Xcode: the target's global accent colour), else blue.
  private static func accent(in environment: EnvironmentValues) -> Paint {
    let own = environment[AccentColorKey.self].flatMap { $0.kind == .accent ? nil : $0 }
    return (own ?? catalogued("AccentColor", in: environment) ?? .blue)._paint(in: environment)
  }
}

nonisolated extension Color {
  public static let red = Color(.system(.red))
  public static let orange = Color(.system(.orange))
  public static let yellow = Color(.system(.yellow))
  public static let green = Color(.system(.green))
  public static let mint = Color(.system(.mint))
  public static let teal = Color(.system(.teal))
  public static let cyan = Color(.system(.cyan))
  public static let blue = Color(.system(.blue))
  public static let indigo = Color(.system(.indigo))
  public static let purple = Color(.system(.purple))
  public static let pink = Color(.system(.pink))
  public static let brown = Color(.system(.brown))
  public static let gray = Color(.system(.gray))
  public static let white = Color(white: 1)
  public static let black = Color(white: 0)
  public static let clear = Color(white: 0, opacity: 0)
  public static let primary = Color(.label(level: 0))
  public static let secondary = Color(.label(level: 1))
  public static let accentColor = Color(.accent)
}

nonisolated extension ShapeStyle where Self == Color {
  public static var red: Color { Color(.system(.red)) }
  public static var orange: Color { Color(.system(.orange)) }
  public static var yellow: Color { Color(.system(.yellow)) }
  public static var green: Color { Color(.system(.green)) }
  public static var mint: Color { Color(.system(.mint)) }
  public static var teal: Color { Color(.system(.teal)) }
  public static var cyan: Color { Color(.system(.cyan)) }
  public static var blue: Color { Color(.system(.blue)) }
  public static var indigo: Color { Color(.system(.indigo)) }
  public static var purple: Color { Color(.system(.purple)) }
  public static var pink: Color { Color(.system(.pink)) }
  public static var brown: Color { Color(.system(.brown)) }
  public static var gray: Color { Color(.system(.gray)) }
  public static var white: Color { Color(white: 1) }
  public static var black: Color { Color(white: 0) }
  public static var clear: Color { Color(white: 0, opacity: 0) }
}

/// The accent colour an app sets with `tint` at its root.
nonisolated package enum AccentColorKey: EnvironmentKey {
  package static let defaultValue: Color? = nil
}
