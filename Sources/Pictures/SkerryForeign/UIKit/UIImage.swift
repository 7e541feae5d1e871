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
  /// A picture of the asset catalogue.
  public convenience init?(named name: String) { self.init(name) }
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
  /// A picture without content.
  public func image(actions: (UIGraphicsImageRenderer) -> Void) -> UIImage {
    actions(self)
    return UIImage()
  }
}
