import Synchronization
import SkerryViews

/// A picture, by UIKit's name: a symbol or a picture of the catalogue by its name, or the pixels of a PNG or a JPEG.
public final class UIImage: Hashable, Sendable {
  /// Whether a picture is drawn in the foreground style or in its own colors.
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
  /// How a symbol is drawn; a glyph is drawn one way.
  public struct SymbolConfiguration: Hashable, Sendable {
    /// A size in points.
    public init(pointSize: CGFloat) {}
    /// A size in points, and a weight.
    public init(pointSize: CGFloat, weight: UIFont.Weight) {}
    /// A style of text.
    public init(textStyle: UIFont.TextStyle) {}
    /// A style of text, and a scale.
    public init(textStyle: UIFont.TextStyle, scale: SymbolScale) {}
    /// A size in points, a weight and a scale.
    public init(pointSize: CGFloat, weight: UIFont.Weight, scale: SymbolScale) {}
    /// A scale.
    public init(scale: SymbolScale) {}
    /// A weight.
    public init(weight: UIFont.Weight) {}
    /// Colors of its parts.
    public init(paletteColors: [UIColor]) {}
    /// A color.
    public init(hierarchicalColor: UIColor) {}
    /// One and the other.
    public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration { self }
  }
  /// How large a symbol is beside text.
  public enum SymbolScale: Int, Sendable { case `default` = -1, unspecified, small, medium, large }
  /// A symbol's name, or that of a picture of the catalogue.
  let name: String
  let isSymbol: Bool
  /// The pixels of a picture that was read from bytes.
  let bitmap: Bitmap?
  /// Whether it is drawn in the foreground style.
  let isTemplate: Bool
  /// In points; that of a small icon for what is known by its name.
  public let size: CGSize
  /// Pixels of a point.
  public let scale: CGFloat

  private init(
    _ name: String, isSymbol: Bool = false, bitmap: Bitmap? = nil, isTemplate: Bool = false, scale: CGFloat = 1
  ) {
    self.name = name
    self.isSymbol = isSymbol
    self.bitmap = bitmap
    self.isTemplate = isTemplate
    self.scale = scale
    size =
      bitmap.map { CGSize(width: Double($0.width) / scale, height: Double($0.height) / scale) }
      ?? CGSize(width: 16, height: 16)
  }
  /// A picture of the catalogue, whether it is there or not.
  package convenience init(catalogued name: String) { self.init(name, isSymbol: false) }
  /// No picture.
  public convenience init() { self.init("") }
  /// A picture of the asset catalogue; `nil` for one that the catalogues of the program lack.
  public convenience init?(named name: String) {
    guard AssetCatalog.ofProgram.mayHaveImage(named: name) else { return nil }
    self.init(name)
  }
  /// A symbol; `nil` for a name that nothing knows.
  public convenience init?(systemName: String) { self.init(systemName, isSymbol: true) }
  /// A symbol; `nil` for a name that nothing knows.
  public convenience init?(systemName: String, withConfiguration: SymbolConfiguration?) {
    self.init(systemName, isSymbol: true)
  }
  #if Foundation
    /// A picture of a bundle's catalogue.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
      self.init(named: name)
    }
    /// A picture of a bundle's catalogue.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: SymbolConfiguration?) {
      self.init(named: name)
    }
  #endif
  /// A picture from a file; a frame with the file's name stands for what can't be read.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let name = String(path.split(separator: "/").last?.split(separator: ".").first ?? "picture")
    self.init(name, bitmap: Bitmap(file: [UInt8](data)))
  }
  /// The picture in the bytes of a PNG or a JPEG; `nil` for anything else.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }
  /// The picture in the bytes of a PNG or a JPEG, with so many pixels of a point; `nil` for anything else.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let bitmap = Bitmap(file: [UInt8](data)) else { return nil }
    self.init("picture", bitmap: bitmap, scale: scale > 0 ? scale : 1)
  }
  /// A picture of Core Graphics.
  public convenience init(cgImage: CGImage) { self.init("picture", bitmap: cgImage.bitmap) }
  /// A picture of Core Graphics with so many pixels of a point, turned in no way.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init("picture", bitmap: cgImage.bitmap, scale: scale > 0 ? scale : 1)
  }
  /// How a picture is turned.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }
  /// The pixels, as Core Graphics has them; `nil` for what is known by its name.
  public var cgImage: CGImage? { bitmap.map { CGImage($0) } }
  /// Not turned.
  public var imageOrientation: Orientation { .up }
  /// How it is drawn.
  public var renderingMode: RenderingMode { isTemplate ? .alwaysTemplate : .automatic }

  public static func == (first: UIImage, second: UIImage) -> Bool {
    first === second || (first.name == second.name && first.bitmap == second.bitmap)
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  /// The picture in the foreground style, or in its own colors.
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    UIImage(name, isSymbol: isSymbol, bitmap: bitmap, isTemplate: mode == .alwaysTemplate, scale: scale)
  }
  /// The picture itself: a glyph has the color of its text.
  public func withTintColor(_ color: UIColor) -> UIImage { self }
  /// The picture itself: a glyph has the color of its text.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }
  /// The picture itself: a glyph is drawn one way.
  public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage { self }
  /// The pixels as a PNG; `nil` for a symbol, which is a glyph, and for no picture.
  public func pngData() -> Data? {
    if !isSymbol, bitmap == nil, let file = AssetCatalog.ofProgram.pngFile(named: name) { return file }
    let pixels = isSymbol ? nil : bitmap ?? AssetCatalog.ofProgram.bitmap(named: name)
    if let pixels { return Data(pixels.png) }
    // A picture that may be there, of a catalogue that isn't: what is made of the bytes shows that there is one.
    guard !isSymbol, !name.isEmpty else { return nil }
    return Bitmap(width: 1, height: 1, pixels: [0x78, 0x78, 0x80, 0xFF]).map { Data($0.png) }
  }
  /// The same bytes as those of a PNG, which ``init(data:)`` reads as well.
  public func jpegData(compressionQuality: CGFloat) -> Data? { pngData() }
  /// The picture itself: cells decide about its size.
  public func preparingThumbnail(of size: CGSize) -> UIImage? { self }
  /// Draws the picture into the one that is being made, whatever its place: cells decide about its size.
  public func draw(in rect: CGRect) { PictureInTheMaking.take(self) }
  /// Draws the picture into the one that is being made.
  public func draw(at point: CGPoint) { PictureInTheMaking.take(self) }
}

extension Image {
  /// A picture of UIKit: its symbol, its pixels, or a picture of the catalogue.
  public init(uiImage image: UIImage) {
    if image.isSymbol {
      self.init(systemName: image.name)
    } else if let bitmap = image.bitmap {
      self = Image(bitmap: bitmap, scale: image.scale).renderingMode(image.isTemplate ? .template : nil)
    } else {
      self.init(image.name.isEmpty ? "photo" : image.name)
    }
  }
}

/// Pixels, by Core Graphics' name.
public final class CGImage: Sendable {
  let bitmap: Bitmap
  init(_ bitmap: Bitmap) { self.bitmap = bitmap }
  /// In pixels.
  public var width: Int { bitmap.width }
  /// In pixels.
  public var height: Int { bitmap.height }
  /// The picture itself: parts are not cut out.
  public func cropping(to rect: CGRect) -> CGImage? { self }
}
extension Image {
  /// A picture of Core Graphics.
  public init(_ image: CGImage, scale: CGFloat, label: Text) { self.init(bitmap: image.bitmap, scale: scale) }
  /// A picture of Core Graphics that is not spoken.
  public init(decorative image: CGImage, scale: CGFloat) { self.init(bitmap: image.bitmap, scale: scale) }
}

/// The pictures that are being made of others, as where one is made smaller: each becomes the first that is drawn into it.
enum PictureInTheMaking {
  private static let open = Mutex<[UIImage?]>([])

  static func begin() { open.withLock { $0.append(nil) } }
  static func take(_ image: UIImage) {
    open.withLock { if let last = $0.indices.last, $0[last] == nil { $0[last] = image } }
  }
  static var current: UIImage? { open.withLock { $0.last ?? nil } }
  @discardableResult static func end() -> UIImage? { open.withLock { $0.popLast() ?? nil } }
}

/// Starts a picture in the way of old: it becomes the first picture that is drawn into it.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  PictureInTheMaking.begin()
}
/// Starts a picture in the way of old: it becomes the first picture that is drawn into it.
public func UIGraphicsBeginImageContext(_ size: CGSize) { PictureInTheMaking.begin() }
/// The picture that was drawn; `nil` without any.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { PictureInTheMaking.current }
/// Nothing to draw with.
public func UIGraphicsGetCurrentContext() -> CGContext? { nil }
/// Ends a picture in the way of old.
public func UIGraphicsEndImageContext() { PictureInTheMaking.end() }

/// Makes pictures by drawing: of other pictures, the first that is drawn; lines and letters are not drawn.
public final class UIGraphicsImageRenderer {
  private let size: CGSize
  /// A picture of a size, in points.
  public init(size: CGSize) { self.size = size }
  /// A picture of a size, in points, of a form of pixels.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) { self.init(size: size) }
  /// A picture of the size of a rectangle.
  public convenience init(bounds: CGRect) { self.init(size: bounds.size) }
  /// The picture that is drawn, without content where none is.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    PictureInTheMaking.begin()
    actions(UIGraphicsImageRendererContext())
    return PictureInTheMaking.end() ?? UIImage()
  }
  /// The bytes of the picture that is drawn; none where there is none.
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
  /// The same bytes as those of a PNG.
  public func jpegData(
    withCompressionQuality quality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { pngData(actions: actions) }
}

/// How the pixels of a picture are stored; there are none here.
public final class UIGraphicsImageRendererFormat {
  /// Pixels of a point.
  public var scale: CGFloat = 3
  /// Whether nothing shines through.
  public var opaque = false
  /// The usual form.
  public init() {}
  /// The usual form.
  public static func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// The tools a picture is drawn with; nothing can be drawn into one here.
public final class UIGraphicsImageRendererContext {
  /// Core Graphics' side of it.
  public let cgContext = CGContext()
  /// Nothing is drawn.
  public func fill(_ rect: CGRect) {}
  /// Nothing is drawn.
  public func stroke(_ rect: CGRect) {}
  /// Nothing is drawn.
  public func clip(to rect: CGRect) {}
}

/// Core Graphics' way to draw into a picture; nothing can be drawn into one here.
public final class CGContext {
  init() {}
  /// Nothing is drawn.
  public func setFillColor(_ color: CGColor) {}
  /// Nothing is drawn.
  public func setStrokeColor(_ color: CGColor) {}
  /// Nothing is drawn.
  public func setLineWidth(_ width: CGFloat) {}
  /// Nothing is drawn.
  public func fill(_ rect: CGRect) {}
  /// Nothing is drawn.
  public func stroke(_ rect: CGRect) {}
  /// Nothing is drawn.
  public func fillEllipse(in rect: CGRect) {}
  /// Nothing is drawn.
  public func strokeEllipse(in rect: CGRect) {}
  /// Nothing is drawn.
  public func addPath(_ path: CGPath) {}
  /// Nothing is drawn.
  public func addRect(_ rect: CGRect) {}
  /// Nothing is drawn.
  public func addEllipse(in rect: CGRect) {}
  /// Nothing is drawn.
  public func move(to point: CGPoint) {}
  /// Nothing is drawn.
  public func addLine(to point: CGPoint) {}
  /// Nothing is drawn.
  public func fillPath() {}
  /// Nothing is drawn.
  public func strokePath() {}
  /// Nothing is drawn.
  public func clip() {}
  /// Nothing is drawn.
  public func clip(to rect: CGRect) {}
  /// Nothing is drawn.
  public func saveGState() {}
  /// Nothing is drawn.
  public func restoreGState() {}
  /// Nothing is drawn.
  public func translateBy(x: CGFloat, y: CGFloat) {}
  /// Nothing is drawn.
  public func scaleBy(x: CGFloat, y: CGFloat) {}
  /// Nothing is drawn.
  public func rotate(by angle: CGFloat) {}
}
