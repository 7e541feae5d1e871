import SkerryViews
import Synchronization

/// The pictures that are being drawn, the innermost last.
enum PictureInTheMaking {
  private static let open = Mutex<[CGContext]>([])

  static func begin(_ context: CGContext) { open.withLock { $0.append(context) } }
  static var current: CGContext? { open.withLock(\.last) }
  @discardableResult static func end() -> CGContext? { open.withLock { $0.popLast() } }
  /// Draws into the innermost picture; nothing where there is none.
  static func draw(_ body: (inout Sketch) -> Void) { current?.sketch.withLock { body(&$0) } }
}

extension CGContext {
  /// The picture as far as it was drawn.
  var picture: UIImage {
    let sketch = sketch.withLock { $0 }
    return sketch.onlyPicture(filling: size)?.filling(size) ?? UIImage(sketch, size: size)
  }
}

/// Starts a picture of a size in points, in the way of old.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  PictureInTheMaking.begin(CGContext(size: size))
}
/// Starts a picture of a size in points, in the way of old.
public func UIGraphicsBeginImageContext(_ size: CGSize) { PictureInTheMaking.begin(CGContext(size: size)) }
/// The picture as far as it was drawn; `nil` where none was begun.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { PictureInTheMaking.current?.picture }
/// What draws into the picture that was begun; `nil` where none was.
public func UIGraphicsGetCurrentContext() -> CGContext? { PictureInTheMaking.current }
/// Ends a picture in the way of old.
public func UIGraphicsEndImageContext() { PictureInTheMaking.end() }
/// Fills a rectangle of the picture that was begun.
public func UIRectFill(_ rect: CGRect) { PictureInTheMaking.current?.fill(rect) }

/// Makes pictures by drawing. What is drawn is drawn in cells where the picture is shown; there are no pixels.
public final class UIGraphicsImageRenderer {
  private let size: CGSize
  /// How pixels are stored; there are none.
  public let format: UIGraphicsImageRendererFormat
  /// A picture of a size, in points.
  public convenience init(size: CGSize) { self.init(size: size, format: .default()) }
  /// A picture of a size, in points, of a form of pixels.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) { (self.size, self.format) = (size, format) }
  /// A picture of the size of a rectangle.
  public convenience init(bounds: CGRect) { self.init(size: bounds.size) }
  /// A picture of the size of a rectangle, of a form of pixels.
  public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.init(size: bounds.size, format: format)
  }
  /// The picture that is drawn.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext(size: size)
    PictureInTheMaking.begin(context)
    actions(UIGraphicsImageRendererContext(cgContext: context, format: format))
    PictureInTheMaking.end()
    return context.picture
  }
  /// The bytes of the picture that is drawn.
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
  /// The usual form.
  public static func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// The tools a picture is drawn with.
public final class UIGraphicsImageRendererContext {
  /// Core Graphics' side of it.
  public let cgContext: CGContext
  /// How pixels are stored; there are none.
  public let format: UIGraphicsImageRendererFormat

  init(cgContext: CGContext, format: UIGraphicsImageRendererFormat) {
    (self.cgContext, self.format) = (cgContext, format)
  }
  /// The picture as far as it was drawn.
  public var currentImage: UIImage { cgContext.picture }
  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Fills a rectangle; one thing lies above the other, whatever the mode.
  public func fill(_ rect: CGRect, blendMode: CGBlendMode) { cgContext.fill(rect) }
  /// Draws the edge of a rectangle.
  public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
  /// Draws from now on only within a rectangle.
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
