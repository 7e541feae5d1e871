import SkerryViews

/// A picture, by UIKit's name: a symbol or a picture of the catalogue by its name, the pixels of a PNG or a JPEG, or what
/// an app drew.
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
  /// What was drawn into a picture that the app made itself.
  let drawing: PictureDrawing?
  /// Whether it is drawn in the foreground style.
  let isTemplate: Bool
  /// The color of a template that has one of its own.
  let tint: UIColor?
  /// In points; that of a small icon for what is known by its name.
  public let size: CGSize
  /// Pixels of a point.
  public let scale: CGFloat

  private init(
    _ name: String, isSymbol: Bool = false, bitmap: Bitmap? = nil, drawing: PictureDrawing? = nil,
    isTemplate: Bool = false, tint: UIColor? = nil, scale: CGFloat = 1, size: CGSize? = nil
  ) {
    self.name = name
    self.isSymbol = isSymbol
    self.bitmap = bitmap
    self.drawing = drawing
    self.isTemplate = isTemplate
    self.tint = tint
    self.scale = scale
    self.size =
      size ?? drawing?.size ?? bitmap.map { CGSize(width: Double($0.width) / scale, height: Double($0.height) / scale) }
      ?? (name.isEmpty ? .zero : CGSize(width: 16, height: 16))
  }
  /// A picture of the catalogue, whether it is there or not.
  package convenience init(catalogued name: String) { self.init(name, isSymbol: false) }
  /// No picture.
  public convenience init() { self.init("") }
  /// A picture that was drawn, its size in points.
  convenience init(_ sketch: Sketch, size: CGSize) {
    let view: @MainActor @Sendable () -> AnyView = {
      AnyView(
        Canvas { context, room in
          guard size.width > 0, size.height > 0 else { return }
          sketch.draw(into: context, x: room.width / size.width, y: room.height / size.height)
        })
    }
    self.init("", drawing: PictureDrawing(size: size, view: view))
  }
  /// A picture of a view, its size in points.
  package convenience init(drawing: PictureDrawing, size: CGSize) { self.init("", drawing: drawing, size: size) }
  /// The picture with as many pixels of a point as make it so large; what has no pixels stays as it is.
  func filling(_ size: CGSize) -> UIImage {
    guard let bitmap, size.width > 0 else { return self }
    return UIImage(name, bitmap: bitmap, isTemplate: isTemplate, tint: tint, scale: Double(bitmap.width) / size.width)
  }
  /// A picture of the asset catalogue; `nil` for one that the catalogues of the program lack.
  public convenience init?(named name: String) {
    guard AssetCatalog.ofProgram.mayHaveImage(named: name) else { return nil }
    self.init(name)
  }
  /// A symbol; `nil` for a name that nothing knows.
  public convenience init?(systemName: String) {
    guard SymbolTable.isKnown(systemName) else { return nil }
    self.init(systemName, isSymbol: true)
  }
  /// A symbol; `nil` for a name that nothing knows.
  public convenience init?(systemName: String, withConfiguration: SymbolConfiguration?) {
    self.init(systemName: systemName)
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
    first === second
      || first.drawing == nil && second.drawing == nil && first.name == second.name && first.bitmap == second.bitmap
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  /// The picture in the foreground style, or in its own colors.
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    UIImage(
      name, isSymbol: isSymbol, bitmap: bitmap, drawing: drawing, isTemplate: mode == .alwaysTemplate, tint: tint,
      scale: scale, size: size)
  }
  /// The picture in a color.
  public func withTintColor(_ color: UIColor) -> UIImage {
    UIImage(
      name, isSymbol: isSymbol, bitmap: bitmap, drawing: drawing, isTemplate: true, tint: color, scale: scale,
      size: size)
  }
  /// The picture in a color; as a template it has the foreground style where it is shown.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    renderingMode == .alwaysTemplate ? withRenderingMode(renderingMode) : withTintColor(color)
  }
  /// The picture itself: a glyph is drawn one way.
  public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage { self }
  /// The pixels as a PNG; `nil` for a symbol, which is a glyph, and for no picture.
  public func pngData() -> Data? {
    if !isSymbol, bitmap == nil, let file = AssetCatalog.ofProgram.pngFile(named: name) { return file }
    let pixels = isSymbol ? nil : bitmap ?? AssetCatalog.ofProgram.bitmap(named: name)
    if let pixels { return Data(pixels.png) }
    // A picture that may be there, of a catalogue that isn't: what is made of the bytes shows that there is one.
    guard !isSymbol, !name.isEmpty || drawing != nil else { return nil }
    return Bitmap(width: 1, height: 1, pixels: [0x78, 0x78, 0x80, 0xFF]).map { Data($0.png) }
  }
  /// The same bytes as those of a PNG, which ``init(data:)`` reads as well.
  public func jpegData(compressionQuality: CGFloat) -> Data? { pngData() }
  /// The picture itself: cells decide about its size.
  public func preparingThumbnail(of size: CGSize) -> UIImage? { self }
  /// Draws the picture into the one that is being made, as large as a rectangle, in points.
  public func draw(in rect: CGRect) { PictureInTheMaking.draw { $0.draw(self, in: rect) } }
  /// Draws the picture into the one that is being made, as large as a rectangle, more or less opaque.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    PictureInTheMaking.draw {
      $0.keepManner()
      $0.manner.opacity *= max(0, min(1, alpha))
      $0.draw(self, in: rect)
      $0.takeMannerBack()
    }
  }
  /// Draws the picture into the one that is being made, from its upper left corner.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
}

extension Image {
  /// A picture of UIKit: its symbol, its pixels, what was drawn, or a picture of the catalogue. No picture takes no room.
  public init(uiImage image: UIImage) {
    if image.isSymbol {
      self.init(systemName: image.name)
    } else if let bitmap = image.bitmap {
      self = Image(bitmap: bitmap, scale: image.scale).renderingMode(image.isTemplate ? .template : nil)
    } else if let drawing = image.drawing {
      self.init(drawing: drawing)
    } else if image.name.isEmpty {
      self.init(drawing: PictureDrawing(size: .zero) { AnyView(EmptyView()) })
    } else {
      self = Image(image.name).renderingMode(image.isTemplate ? .template : nil)
    }
    if let tint = image.tint { self = tinted(tint.color) }
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
