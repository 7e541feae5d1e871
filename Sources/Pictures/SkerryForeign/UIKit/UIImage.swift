import SkerryViews

/// A picture, by UIKit's name. A symbol or a picture of the catalogue is known by its name; bytes are not decoded.
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
  }
  /// A symbol's name, or that of a picture of the catalogue.
  let name: String
  let isSymbol: Bool
  /// In points; that of a small icon, as no picture is decoded.
  public let size: CGSize
  /// Pixels of a point.
  public let scale: CGFloat

  private init(_ name: String, isSymbol: Bool = false, size: CGSize = CGSize(width: 16, height: 16)) {
    self.name = name
    self.isSymbol = isSymbol
    self.size = size
    scale = 1
  }
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
  /// A picture from a file, known by the file's name.
  public convenience init?(contentsOfFile path: String) {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    self.init(String(path.split(separator: "/").last?.split(separator: ".").first ?? "picture"))
  }
  /// A picture from bytes, known by no name; `nil` without any.
  public convenience init?(data: Data) {
    guard !data.isEmpty else { return nil }
    self.init("picture")
  }
  /// A picture from bytes, known by no name; `nil` without any.
  public convenience init?(data: Data, scale: CGFloat) { self.init(data: data) }

  public static func == (first: UIImage, second: UIImage) -> Bool { first === second || first.name == second.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  /// The picture itself: a glyph has the color of its text.
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage { self }
  /// The picture itself: a glyph has the color of its text.
  public func withTintColor(_ color: UIColor) -> UIImage { self }
  /// The picture itself: a glyph has the color of its text.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }
  /// The picture itself: a glyph is drawn one way.
  public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage { self }
  /// No bytes: pictures are not decoded.
  public func pngData() -> Data? { nil }
  /// No bytes: pictures are not decoded.
  public func jpegData(compressionQuality: CGFloat) -> Data? { nil }
  /// The picture itself: cells decide about its size.
  public func preparingThumbnail(of size: CGSize) -> UIImage? { self }
  /// Draws nothing: there is no picture to draw into.
  public func draw(in rect: CGRect) {}
}

extension Image {
  /// A picture of UIKit: its symbol, or what stands for a picture of the catalogue.
  public init(uiImage image: UIImage) {
    if image.isSymbol {
      self.init(systemName: image.name)
    } else {
      self.init(image.name.isEmpty ? "photo" : image.name)
    }
  }
}

/// Makes pictures by drawing; nothing can be drawn into one here.
public final class UIGraphicsImageRenderer {
  private let size: CGSize
  /// A picture of a size, in points.
  public init(size: CGSize) { self.size = size }
  /// A picture of a size, in points, of a form of pixels.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) { self.init(size: size) }
  /// A picture of the size of a rectangle.
  public convenience init(bounds: CGRect) { self.init(size: bounds.size) }
  /// A picture without content.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext())
    return UIImage()
  }
  /// No bytes: nothing can be drawn into a picture here.
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    actions(UIGraphicsImageRendererContext())
    return Data()
  }
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

/// What a picture is drawn with; nothing can be drawn into one here.
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
